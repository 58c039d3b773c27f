"""What there is: the games, one game with its settings, the saved games."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from campidoglio import registry
from campidoglio.kernel.errors import CampidoglioError
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.settings import Choice, Data, Setting, Whole, YesNo, default_of
from campidoglio.terminal import saves
from campidoglio.terminal.texts import Texts

SAVES_SHOWN = 20


def show_games(console: Console, language: str) -> None:
    """Every game on a line."""
    texts = Texts(language)
    table = _table(texts("game"), texts("players"), texts("about"))
    for name in registry.names():
        rulebook = registry.rulebook(name)
        table.add_row(Text(name, style="bold"), _players(rulebook), _about(rulebook, language))
    console.print(table)


def show_game(console: Console, rulebook: Rulebook, language: str) -> None:
    """A game with its players and settings, and how to start it."""
    texts = Texts(language, rulebook)
    heading = Text(rulebook.name, style="bold")
    console.print(heading.append(f", {_from_to(texts, rulebook)}", style="not bold"))
    if about := _about(rulebook, language):
        console.print(Text(about))
    console.print()
    if not rulebook.settings.all:
        console.print(Text(texts("no-settings")))
    for setting in rulebook.settings.all:
        default = _shown(default_of(setting))
        console.print(Text(setting.name, style="bold"), Text(f"({texts('default')}: {default})", style="dim"))
        console.print(Padding(Text(_about_setting(texts, rulebook, setting)), (0, 0, 0, 4)))
        console.print(Padding(Text(f"{texts('values')}: {_values(setting)}", style="dim"), (0, 0, 0, 4)))
    console.print()
    console.print(Text(texts("how-to-play", game=rulebook.name)))
    if rulebook.settings.all:
        example = _example(rulebook.settings.all[0])
        console.print(Text(texts("how-to-set", setting=rulebook.settings.all[0].name, value=example)))


def _values(setting: Setting) -> str:
    """What the setting takes, without a word of any language."""
    match setting:
        case Choice():
            return ", ".join(member.name.lower() for member in setting.members)
        case YesNo():
            return "yes, no"
        case Whole():
            return f"{setting.low} … {setting.high}"
        case Data():
            return ", ".join((*setting.names, "FILE.json"))


def _example(setting: Setting) -> str:
    """A value that is not the default, where that is easy to name."""
    if isinstance(setting, Choice):
        return next(m.name.lower() for m in reversed(setting.members) if m is not setting.default)
    return _shown(default_of(setting))


def _shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _about_setting(texts: Texts, rulebook: Rulebook, setting: Setting) -> str:
    message = f"{rulebook.name}-setting-{setting.name}"
    return texts(message) if texts.has(message) else setting.about


def _about(rulebook: Rulebook, language: str) -> str:
    texts = Texts(language, rulebook)
    message = f"{rulebook.name}-about"
    return texts(message) if texts.has(message) else ""


def _players(rulebook: Rulebook) -> str:
    few, most = rulebook.fewest_players, rulebook.most_players
    return str(few) if few == most else f"{few}–{most}"


def _from_to(texts: Texts, rulebook: Rulebook) -> str:
    return texts("players-from-to", fewest=rulebook.fewest_players, most=rulebook.most_players)


def show_saves(console: Console, language: str) -> None:
    """The saved games, the last one played first."""
    texts = Texts(language)
    found = saves.saved()
    if not found:
        console.print(Text(texts("no-saves", game=registry.names()[0])))
        return
    table = _table(
        texts("saved-game"), texts("players"), texts("moves"), texts("last-played"), texts("state")
    )
    for path in found[:SAVES_SHOWN]:
        table.add_row(Text(path.stem, style="bold"), *_save_row(path, texts))
    console.print(table)
    if len(found) > SAVES_SHOWN:
        console.print(Text(f"… {len(found) - SAVES_SHOWN}: {saves.folder()}"))


def _save_row(path: Path, texts: Texts) -> tuple[str, str, str, str]:
    when = f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
    try:
        game = saves.load(path)
    except CampidoglioError:
        return "", "", when, texts("state-broken")
    state = texts("state-over" if game.over else "state-open")
    return str(game.players), str(len(game.moves)), when, state


def _table(*headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table
