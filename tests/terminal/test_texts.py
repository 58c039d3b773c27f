"""The three languages say the same things, and nothing is ever missing."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import campidoglio
from campidoglio import registry
from campidoglio.kernel.actions import Action
from campidoglio.kernel.settings import Choice, Data
from campidoglio.terminal import drawing
from campidoglio.terminal.language import LANGUAGES
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.texts import MissingText, Texts

SOURCE = Path(campidoglio.__file__).parent
FOLDERS = sorted(path.parent for path in SOURCE.rglob("locales/en.ftl"))
NAMES_OF_WHO = {"you", "player", "number"}
"""A language takes of these what its verbs need."""


class Uses(Visitor):  # type: ignore[misc]  # Fluent carries no types
    """What a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (named by fluent.syntax)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(file: Path) -> list[Any]:
    return list(FluentParser(with_spans=False).parse(file.read_text("utf-8")).body)


def messages(file: Path) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    for entry in entries(file):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)
    return found


def variables(name: str, known: dict[str, Uses]) -> set[str]:
    """All values that a message needs, through the messages it refers to as well."""
    uses = known[name]
    return uses.variables.union(*(variables(each, known) for each in uses.messages))


def test_there_are_folders_to_compare() -> None:
    assert {path.parent.name for path in FOLDERS} >= {"campidoglio", "campanile"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryLanguage:
    def test_has_the_same_messages(self, folder: Path, language: str) -> None:
        assert list(messages(folder / f"{language}.ftl")) == list(messages(folder / "en.ftl"))

    def test_takes_the_same_values(self, folder: Path, language: str) -> None:
        ours, english = messages(folder / f"{language}.ftl"), messages(folder / "en.ftl")
        for name in english:
            assert variables(name, ours) - NAMES_OF_WHO == variables(name, english) - NAMES_OF_WHO, name

    def test_is_written_without_a_mistake(self, folder: Path, language: str) -> None:
        found = entries(folder / f"{language}.ftl")
        names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
        assert [entry for entry in found if isinstance(entry, ast.Junk)] == []
        assert len(names) == len(set(names))


class OneLanguage(Texts):
    """Refuses to fall back to English."""

    def __init__(self, language: str, rulebook: Any) -> None:
        super().__init__(language, rulebook)
        self._bundles = self._bundles[:1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"bet_on": "built"}], ids=["showing", "built"])
def test_whole_games_of_campanile_are_told_without_a_missing_text(
    language: str, options: dict[str, str]
) -> None:
    rulebook = campidoglio.rulebook("campanile")
    texts = OneLanguage(language, rulebook)
    for seed in range(6):
        chance = Random(seed)
        game = campidoglio.new("campanile", players=2 + seed % 4, seed=seed, **options)
        while not game.over:
            seat = game.actors[0]
            narrator = Narrator(texts, "campanile", seat)
            assert drawing.asked(rulebook, game.view(seat), narrator)
            told = [narrator.action(action) for action in game.legal(seat)]
            assert len(set(told)) == len(told)
            game.play(seat, chance.choice(game.legal(seat)))
        for reader in (None, 0):
            narrator = Narrator(texts, "campanile", reader)
            lines = [narrator.event(event) for event in game.story(reader)]
            assert not [line for line in lines if "?" in line or "{" in line or "event:" in line]


def test_events_address_the_reader_and_name_the_others() -> None:
    texts = Texts("fr", campidoglio.rulebook("campanile"))
    event = {"event": "built", "seat": 1, "style": "gothic", "storeys": 2, "height": 5}
    told = [Narrator(texts, "campanile", reader).event(event) for reader in (1, 0)]
    assert told == [
        "Tu as bâti 2 étages sur la tour gothique, haute maintenant de 5.",
        "Joueur 2 a bâti 2 étages sur la tour gothique, haute maintenant de 5.",
    ]


def test_a_flag_names_all_who_are_paid_or_nobody() -> None:
    narrator = Narrator(Texts("en", campidoglio.rulebook("campanile")), "campanile", 0)
    event = {"event": "flag", "style": "moorish", "rank": 1, "height": 9}
    paid = [{"seat": 0, "points": 8}, {"seat": 2, "points": 4}]
    assert narrator.event(event | {"paid": paid}) == "Tallest, the Moorish tower (9): You +8, Player 3 +4."
    assert narrator.event(event | {"paid": []}) == "Tallest, the Moorish tower (9): nobody bet on it."


def test_what_has_no_text_yet_is_shown_as_it_is() -> None:
    narrator = Narrator(Texts("nl"), "senet", 0)
    assert narrator.action(Action("throw", sticks=4)) == "throw sticks=4"
    assert narrator.event({"event": "thrown", "seat": 0, "sticks": 4}) == "event: thrown, seat: 0, sticks: 4"
    assert narrator.title() == "senet"


def test_a_message_that_nobody_wrote_is_an_error() -> None:
    with pytest.raises(MissingText, match="no-such-message"):
        Texts("fr")("no-such-message")


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(MissingText, match="file"):
        Texts("fr")("is-saved")


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_every_value_that_can_be_chosen_has_a_name(game: str, language: str) -> None:
    rulebook = campidoglio.rulebook(game)
    texts = OneLanguage(language, rulebook)
    wanted = [
        f"{game}-setting-{setting.name}{part}" for setting in rulebook.settings.all for part in ("", "-name")
    ]
    for setting in rulebook.settings.all:
        names = [member.name.lower() for member in setting.members] if isinstance(setting, Choice) else []
        names = list(setting.names) if isinstance(setting, Data) else names
        wanted += [f"{game}-setting-{setting.name}-{name}" for name in names]
    assert [message for message in wanted if not texts.has(message)] == []
