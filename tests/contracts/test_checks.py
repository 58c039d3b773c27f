"""The checks of the contracts notice what they are for: each violation is planted in a toy game and found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests import pebbles
from tests.contracts.checks import (
    Check,
    bad_dreams,
    confused_endings,
    confused_places,
    illegal_lists,
    leaks,
    leftovers,
    not_plain,
    order_matters,
    stories_not_plain,
    talkative_reasons,
    told_secrets,
    varied,
    views_not_plain,
    wrong_observations,
)
from tests.contracts.games import (
    Step,
    Table,
    accepted,
    finished,
    option_sets,
    sample,
    secret_fields,
    states,
    steps,
    tables_of,
    values_of,
)
from tests.pebbles import PEBBLES, State, Winner

from campidoglio.kernel.actions import Action, Actions, action
from campidoglio.kernel.chance import below
from campidoglio.kernel.errors import BadSetting
from campidoglio.kernel.reason import Reason
from campidoglio.kernel.rule import rule
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.schema import Row

CHECKS: list[Check] = [
    illegal_lists,
    confused_endings,
    confused_places,
    wrong_observations,
    bad_dreams,
    leaks,
    talkative_reasons,
    told_secrets,
    order_matters,
    views_not_plain,
    leftovers,
]


@rule
def always(s: Any, seat: int) -> bool:
    return True


SECRET = replace(PEBBLES, secret=always)


def found(check: Check, **planted: Any) -> list[str]:
    """What the check says of a random game of Pebbles in which something has been planted."""
    table = Table(replace(SECRET, **planted), 3, {"rounds": 3})
    return [complaint for s in states(table) for complaint in check(table, s)]


def told(**planted: Any) -> list[str]:
    table = Table(replace(SECRET, **planted), 3, {"rounds": 3})
    return [complaint for step in sample(table) for complaint in stories_not_plain(table, step)]


@pytest.mark.parametrize("table", tables_of(SECRET), ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_a_game_without_faults_passes_every_check(check: Check, table: Table) -> None:
    assert [complaint for s in states(table) for complaint in check(table, s)] == []
    assert [complaint for step in sample(table) for complaint in stories_not_plain(table, step)] == []


# Legal lists, endings, places


def listing(*codes: int) -> Callable[..., int]:
    @rule
    def legal(s: State, seat: int, moves: Row) -> int:
        for place, code in enumerate(codes):
            moves[place] = code
        return len(codes)

    return legal


@pytest.mark.parametrize("codes", [(), (1, 0), (0, 0), (0, 4), (-1, 0)])
def test_a_legal_list_that_breaks_its_promise_is_found(codes: tuple[int, ...]) -> None:
    table = Table(replace(PEBBLES, legal=listing(*codes)), 2)
    assert illegal_lists(table, table.begun(1))


def test_a_seat_without_a_player_that_is_due_is_found() -> None:
    @rule
    def due(s: State) -> int:
        return 0b11111

    table = Table(replace(PEBBLES, due=due), 4)
    assert illegal_lists(table, table.begun(1)) == ["seat 4 has no place at the table"]


def test_an_ending_that_never_comes_or_comes_too_soon_is_found() -> None:
    @rule
    def never_ending(s: State) -> int:
        return 0

    @rule
    def always_ended(s: State) -> int:
        return 1

    assert found(confused_endings, ending=never_ending)
    assert found(confused_endings, ending=always_ended)


def test_something_from_outside_after_the_end_is_found() -> None:
    @rule
    def outside(s: State, moves: Row) -> int:
        moves[0] = pebbles.time_up.code()
        return 1

    table = Table(replace(PEBBLES, outside=outside), 2)
    over = table.after(table.begun(1), -1, 3)
    assert confused_endings(table, over) == ["something may come from outside a game that is over"]


def test_an_order_of_places_that_goes_round_is_found() -> None:
    @rule
    def beats(s: State, seat: int, other: int) -> bool:
        return (seat + 1) % 3 == other

    assert found(confused_places, beats=beats)


# Knowledge


def test_a_view_that_shows_a_fist_is_found() -> None:
    def view(s: State, seat: int | None) -> dict[str, Any]:
        return {"fist": s.fist[0]}

    assert any("resampling for 1 changes the view" in complaint for complaint in found(bad_dreams, view=view))
    assert any("for 1, fist changes the view" in complaint for complaint in found(leaks, view=view))
    assert any("for -1, fist changes the view" in complaint for complaint in found(leaks, view=view))


def test_a_view_that_shows_the_prizes_to_come_is_found() -> None:
    def view(s: State, seat: int | None) -> dict[str, Any]:
        return {"prizes": s.prize[1:]}

    assert found(bad_dreams, view=view)
    assert any("for 0, prize changes the view" in complaint for complaint in found(leaks, view=view))


def test_a_view_that_shows_the_seed_is_found() -> None:
    def view(s: State, seat: int | None) -> dict[str, Any]:
        return {"seed": s.chance_key[7]}

    assert any("chance_key changes the view" in complaint for complaint in found(leaks, view=view))


def test_an_observation_of_a_fist_is_found() -> None:
    @rule
    def observe(s: State, seat: int, out: Row) -> int:
        out[0] = s.fist[2]
        out[1] = 0
        return 2

    assert any("changes the observation" in complaint for complaint in found(bad_dreams, observe=observe))
    assert any("changes the observation" in complaint for complaint in found(leaks, observe=observe))


def test_an_observation_of_the_wrong_length_is_found() -> None:
    assert found(wrong_observations, observation_size=3)
    assert found(wrong_observations, observation_size=1)


def test_an_observation_that_leaves_a_number_unwritten_is_found() -> None:
    @rule
    def observe(s: State, seat: int, out: Row) -> int:
        out[0] = 1
        return 2

    assert any("left unwritten" in complaint for complaint in found(wrong_observations, observe=observe))


def test_a_legal_list_that_depends_on_a_secret_is_found() -> None:
    @rule
    def legal(s: State, seat: int, moves: Row) -> int:
        for pebbles_ in range(1 + s.prize[s.rounds - 1] % 3):
            moves[pebbles_] = pebbles_
        return 1 + s.prize[s.rounds - 1] % 3

    assert any("changes the legal" in complaint for complaint in found(bad_dreams, legal=legal))


def test_a_reason_that_tells_a_secret_is_found() -> None:
    def fists(s: State, seat: int, action: Action) -> Reason:
        return Reason("fists_so_far", "PB-1", {"pebbles": sum(s.fist)})

    def prizes(s: State, seat: int, action: Action) -> Reason:
        return Reason("dear_prizes" if s.prize[1] > 2 else "cheap_prizes", "PB-1")

    assert any("fist changes why not time_up" in each for each in found(talkative_reasons, why_not=fists))
    assert any("resampling changes why" in each for each in found(talkative_reasons, why_not=prizes))


def test_a_resampling_that_takes_away_what_is_known_is_found() -> None:
    @rule
    def resample(s: State, seat: int) -> None:
        for other in range(s.players):
            if s.closed[other] == 1:
                s.fist[other] = below(s, 3)

    assert any("changes the view" in complaint for complaint in found(bad_dreams, resample=resample))


def test_a_resampling_that_leaves_a_state_unsound_is_found() -> None:
    @rule
    def resample(s: State, seat: int) -> None:
        s.prize[0] = 2**20

    assert any("prize holds 1048576" in complaint for complaint in found(bad_dreams, resample=resample))


def test_a_resampling_that_forgets_a_secret_is_found() -> None:
    @rule
    def resample(s: State, seat: int) -> None:
        for other in range(s.players):
            if other != seat and s.closed[other] == 1:
                s.fist[other] = below(s, 3)

    def all_varied(book: Rulebook) -> set[str]:
        table = Table(book, 3, {"rounds": 3})
        return {name for s in states(table) for name in varied(table, s)}

    assert set(secret_fields(PEBBLES)) == {"fist", "prize"}
    assert all_varied(PEBBLES) >= {"fist", "prize"}
    assert all_varied(replace(PEBBLES, resample=resample)) & {"fist", "prize"} == {"fist"}


def test_a_story_or_view_that_tells_a_secret_choice_is_found() -> None:
    def story(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Any]:
        return [{"event": str(action), "seat": seat}]

    def view(s: State, seat: int | None) -> dict[str, Any]:
        return {"fists": sum(s.fist)}

    assert any("can tell which hide seat" in complaint for complaint in found(told_secrets, story=story))
    assert any("can tell which hide seat" in complaint for complaint in found(told_secrets, view=view))


# Simultaneous choices


@action(pebbles=range(3))
def hide_quickly(s: State, seat: int, pebbles: int) -> None:
    """Whoever is first to close a fist gets a point for it."""
    s.score[seat] += int(sum(s.closed) == 0)
    carry_out(s, seat, pebbles)


@action(pebbles=range(3))
def hide_last(s: State, seat: int, pebbles: int) -> None:
    """A number is drawn for every fist, so that the order shows in what comes after."""
    s.score[seat] += below(s, 100)
    carry_out(s, seat, pebbles)


carry_out = pebbles.hide.carry_out


@pytest.mark.parametrize("family", [hide_quickly, hide_last])
def test_an_order_that_matters_is_found(family: Any) -> None:
    actions = Actions(family, pebbles.time_up)
    assert found(order_matters, actions=actions)


def test_an_answer_that_takes_another_away_is_found() -> None:
    @rule
    def legal(s: State, seat: int, moves: Row) -> int:
        n = 0
        for number in range(3):
            if number not in s.fist[:3]:
                moves[n] = number
                n += 1
        return n

    assert any(
        "takes something from the second" in complaint for complaint in found(order_matters, legal=legal)
    )


def test_a_seat_that_is_no_longer_due_when_another_has_answered_is_found() -> None:
    @rule
    def due(s: State) -> int:
        return 0 if s.ending or sum(s.closed) else 0b111

    assert any("takes something from the second" in complaint for complaint in found(order_matters, due=due))


# Plain data


class Loud(str):
    """A text that is more than a text."""

    __slots__ = ()


@pytest.mark.parametrize(
    "value",
    [
        Winner.MOST,
        (1, 2),
        {1, 2},
        1.5,
        b"x",
        Loud("x"),
        {1: 2},
        {"a": [{"b": Winner.MOST}]},
        {Winner.MOST: 1},
        object(),
    ],
)
def test_what_json_would_not_give_back_is_found(value: Any) -> None:
    assert not_plain(value)
    assert not_plain([1, {"x": value}])


def test_plain_data_is_plain() -> None:
    assert not_plain({"a": [1, True, None, "x", {"b": []}], "c": {}}) == []


def test_a_view_with_a_member_of_an_enumeration_is_found() -> None:
    def view(s: State, seat: int | None) -> dict[str, Any]:
        return {"winner": Winner(s.winner)}

    assert found(views_not_plain, view=view)


def test_a_view_that_is_part_of_the_state_is_found() -> None:
    def view(s: State, seat: int | None) -> dict[str, Any]:
        return {"score": s.score}

    assert any("is part of the state" in complaint for complaint in found(views_not_plain, view=view))


def test_a_story_that_is_not_plain_has_no_name_or_changes_the_state_is_found() -> None:
    def enumerated(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Any]:
        return [{"event": "x", "ending": pebbles.Ending(after.ending)}]

    def nameless(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Any]:
        return [{"seat": seat}]

    def meddling(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Any]:
        after.score[0] += 1
        return []

    assert any("is a Ending" in complaint for complaint in told(story=enumerated))
    assert any("has no name" in complaint for complaint in told(story=nameless))
    assert any("changes the state" in complaint for complaint in told(story=meddling))


# Beginning and ending


def test_a_setup_that_builds_on_what_was_there_is_found() -> None:
    @rule
    def setup(s: State) -> None:
        s.rounds += 1  # which a setting has filled, so that it is not cleared

    assert any("rounds" in complaint for complaint in found(leftovers, setup=setup))


def test_a_game_that_does_not_end_is_left_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    @rule
    def due(s: State) -> int:
        return 1

    monkeypatch.setattr("tests.contracts.games.MOST_MOVES", 100)
    table = Table(replace(PEBBLES, due=due, actions=Actions(idle)), 2)
    assert table.due(finished(table)) == [0]


@action(pebbles=range(3))
def idle(s: State, seat: int, pebbles: int) -> None:
    """Nothing comes of it."""


# Tables and samples


def test_every_value_of_every_setting_is_played_at_some_table() -> None:
    played = {
        (name, str(value)) for table in tables_of(PEBBLES) for name, value in table.new(1).options.items()
    }
    wanted = {(setting.name, str(value)) for setting in PEBBLES.settings.all for value in values_of(setting)}
    assert wanted <= played


def test_options_that_do_not_go_together_are_tried_one_by_one() -> None:
    assert not accepted(PEBBLES, 4, {"double": True})
    assert {"winner": "fewest", "rounds": 1, "double": True, "prizes": "crowns"} in option_sets(PEBBLES, 4)
    picky = replace(PEBBLES, settings=replace(PEBBLES.settings, check=refuse_two))
    assert option_sets(picky, 2)[1:] == [
        {"winner": "fewest"},
        {"rounds": 1},
        {"double": True},
        {"prizes": "crowns"},
        {"rounds": 5},
    ]


def refuse_two(options: Any, players: int) -> None:
    """Only one setting may differ from its default."""
    defaults = PEBBLES.settings.shown(PEBBLES.settings.read({}, 3))
    if sum(options[name] != defaults[name] for name in defaults) > 1:
        raise BadSetting("one at a time")


def test_samples_have_steps_of_every_family_and_the_end_of_each_game() -> None:
    samples = [sample(table) for table in tables_of(PEBBLES)]
    assert {PEBBLES.actions.family_of(step.code).name for taken in samples for step in taken} == {
        "hide",
        "time_up",
    }
    assert all(PEBBLES.ending(step.after) > 0 for table in tables_of(PEBBLES) for step in sample(table)[-2:])


def test_the_same_table_gives_the_same_games() -> None:
    def codes(seed: int) -> list[tuple[int, int]]:
        return [(step.seat, step.code) for step in steps(Table(PEBBLES, 3), seed)]

    assert codes(1) == codes(1)
    assert codes(1) != codes(2)
    assert all(isinstance(step, Step) for step in steps(Table(PEBBLES, 3), 1))
