"""Results survive whatever ends the program, and belong to one match."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from campidoglio.arena.match import Match, Played
from campidoglio.arena.results import BadResults, Results, seed_in


def read(match: Match, path: Path) -> list[Played]:
    with Results(match, path) as results:
        return results.played


def test_games_are_read_as_they_were_kept(match: Match, kept: Callable[[int], Path]) -> None:
    path = kept(4)
    assert [game.number for game in read(match, path)] == [0, 1, 2, 3]
    assert path.read_bytes().count(b"\n") == 5
    assert read(match, path) == read(match, path)


def test_a_game_is_on_disk_as_soon_as_it_is_over(match: Match, kept: Callable[[int], Path]) -> None:
    path = kept(1)
    with Results(match, path) as results:
        results.add(replace(results.played[0], number=1, bots=(1, 0)))
        assert path.read_bytes().count(b"\n") == 3


@pytest.mark.parametrize("cut", [1, 2, 20, 100])
def test_a_line_that_was_cut_is_played_again(match: Match, kept: Callable[[int], Path], cut: int) -> None:
    path = kept(3)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with Results(match, path) as results:
        assert [game.number for game in results.played] == [0, 1]
    assert whole.startswith(path.read_bytes())
    assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("left", [0, 1, 50])
def test_a_file_that_was_cut_in_its_first_line_begins_anew(
    match: Match, kept: Callable[[int], Path], left: int
) -> None:
    path = kept(1)
    whole = path.read_bytes()
    path.write_bytes(whole[:left])
    assert read(match, path) == []
    assert path.read_bytes() == whole[: whole.index(b"\n") + 1]


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"game": "capitol"}, "its game is 'campanile', not 'capitol'"),
        ({"players": 3}, "its players is 2, not 3"),
        ({"bots": ("random", "greedy")}, r"its bots is \['random', 'random'\], not \['random', 'greedy'\]"),
        ({"seed": 8}, "its seed is 7, not 8"),
        ({"seconds": 1.0}, "its seconds is None, not 1.0"),
        ({"options": {"bet_on": "built"}}, "its options is .*; name another file"),
    ],
)
def test_results_of_another_match_are_refused_and_left_alone(
    match: Match, kept: Callable[[int], Path], other: dict[str, object], sentence: str
) -> None:
    path = kept(1)
    before = path.read_bytes()
    with pytest.raises(BadResults, match=sentence), Results(replace(match, **other), path):  # type: ignore[arg-type]  # the values fit their fields
        pass
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("rules_code", "the rules of campanile have changed since"),
        ("bots_code", "our bots have changed since"),
    ],
)
def test_results_of_earlier_rules_or_bots_are_not_mixed_with_new_ones(
    match: Match, kept: Callable[[int], Path], name: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept(2)
    before = path.read_bytes()
    monkeypatch.setattr(f"campidoglio.arena.results.{name}", lambda *game: "another")
    with pytest.raises(BadResults, match=sentence), Results(match, path):
        pass
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["{}\n", "[]\n", "hello\n", '{"format": 1, "game": "campanile"}\n', "\n\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(match: Match, tmp_path: Path, text: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(BadResults, match=r"results\.jsonl"), Results(match, path):
        pass
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (b'"number": 1', b'"number": 2', "line 3: game 1 was expected here"),
        (b'"bots": [1, 0]', b'"bots": [0, 1]', "line 3: game 1 was expected here"),
        (b'"deal": 1', b'"deal": 0', "line 4: game 2 was expected here"),
        (b'"moves": ', b'"moved": ', "line 2: this is not the result of a game"),
        (b'"faults": [0, 0]', b'"faults": [0]', "line 2: this is not the result of a game"),
        (b'"places": [1', b'"places": [2', "nobody is in first place"),
        (b'{"number"', b'"number"', "line 2: this is not the result of a game"),
    ],
)
def test_results_that_were_changed_are_refused(
    match: Match, kept: Callable[[int], Path], old: bytes, new: bytes, sentence: str
) -> None:
    path = kept(6)
    assert old in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    with pytest.raises(BadResults, match=sentence), Results(match, path):
        pass


def test_the_seed_of_a_match_is_found_in_its_file(kept: Callable[[int], Path], tmp_path: Path) -> None:
    path = kept(1)
    assert seed_in(path) == 7
    assert seed_in(tmp_path / "none.jsonl") is None
    path.write_bytes(path.read_bytes()[:10])
    assert seed_in(path) is None
