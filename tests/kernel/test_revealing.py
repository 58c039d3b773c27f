"""Whether an action brings out anything hidden or random."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from tests import pebbles
from tests.pebbles import PEBBLES

import campidoglio
from campidoglio import Game, IllegalAction, NotYourTurn
from campidoglio.kernel.actions import Actions, Family, action
from campidoglio.kernel.chance import below
from campidoglio.kernel.revealing import reveals

View = dict[str, Any]


def until(game: str, wanted: str, players: int = 3, **options: Any) -> tuple[Game, int, str]:
    """A random game in which a seat may do something of that kind, the seat, and what it may do."""
    for seed in count():
        played = campidoglio.new(game, players=players, seed=seed, **options)
        chance = random.Random(seed)
        while not played.over:
            for seat in played.actors:
                for legal in map(str, played.legal(seat)):
                    if legal.startswith(wanted):
                        return played, seat, legal
            seat = chance.choice(played.actors)
            played.play(seat, chance.choice(played.legal(seat)))
    raise AssertionError("unreachable")


def brings_out(game: str, wanted: str, **options: Any) -> bool:
    """Whether the first action of that kind in random games brings something out."""
    return reveals(*until(game, wanted, **options))


# The four games


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("campanile", "build"),
        ("capital_lux", "keep"),
        ("capital_lux", "city"),
        ("capital_lux", "capital colour=yellow"),
        ("capital_lux", "capital colour=pink"),
        ("capital_lux", "place"),
        ("capital_lux", "take"),
        ("capitol", "roof"),
        ("capitol", "floor"),
        ("capitol", "permit"),
        ("capitol", "storey"),
        ("capitol", "cap"),
        ("capitol", "house"),
        ("capitol", "pass"),
        ("capitol", "bid_permit"),
        ("capitol", "seal"),
        ("capitol", "site"),
        ("capitalist", "buy"),
        ("capitalist", "offer"),
        ("capitalist", "give_land"),
        ("capitalist", "ask_money"),
        ("capitalist", "send"),
        ("capitalist", "accept"),
        ("capitalist", "mortgage"),
        ("capitalist", "bid"),
    ],
)
def test_what_a_seat_only_does_with_its_own_brings_nothing_out(game: str, kind: str) -> None:
    assert not brings_out(game, kind)


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("campanile", "bet"),
        ("campanile", "no_bet"),
        ("capital_lux", "capital colour=green"),
        ("capital_lux", "capital colour=blue"),
        ("capitol", "draw"),
        ("capitalist", "roll"),
    ],
)
def test_a_card_that_turns_up_and_a_die_that_rolls_come_out(game: str, kind: str) -> None:
    assert brings_out(game, kind)


def test_the_last_to_keep_a_card_brings_out_the_packs_and_the_others_nothing() -> None:
    game = campidoglio.new("capital_lux", players=3, seed=1)
    found = []
    for seat in (0, 1, 2, 2, 1, 0):
        action = game.legal(seat)[0]
        found.append(reveals(game, seat, action))
        game.play(seat, action)
    assert found == [False] * 5 + [True]


def test_in_the_second_step_of_a_draft_too_only_the_last_card_brings_something_out() -> None:
    game = campidoglio.new("capital_lux", players=3, seed=1)
    found = []
    for seat in (0, 1, 2, 2, 1, 0, 2, 2, 1, 0, 0, 1):
        action = game.legal(seat)[0]
        found.append(reveals(game, seat, action))
        game.play(seat, action)
    assert found == [False] * 5 + [True] + [False] * 5 + [True]


def test_the_last_seal_opens_the_bids_and_those_before_do_not() -> None:
    game, first, sealing = until("capitol", "seal")
    found = []
    for seat in game.actors:
        found.append(reveals(game, seat, sealing))
        game.play(seat, sealing)
    assert first == 0
    assert found == [False, False, True]


def test_a_card_that_almost_surely_comes_next_still_comes_out() -> None:
    """Of all hidden cards one is different, so nearly all imagined positions have the same next card."""
    game, seat, action = until("campanile", "no_bet", players=2)
    s = game.state
    ends = [pile * s.pile_size + s.left[pile] - 1 for pile in range(3)]
    hidden = [place for place, card in enumerate(s.deck) if card >= 0 and place not in ends]
    for place in hidden:
        s.deck[place] = 0
    s.deck[hidden[0]] = 1
    assert reveals(Game.from_state(game.rulebook, s, options=game.options), seat, action)


def test_the_end_of_a_game_opens_everything() -> None:
    game = Game(PEBBLES, players=2, seed=1, options={"rounds": 1})
    game.play(0, "hide pebbles=1")
    assert reveals(game, 1, "hide pebbles=2")


# What the answer depends on, and what is asked


def test_nothing_is_changed_by_asking() -> None:
    game, seat, action = until("campanile", "bet")
    before, moves = game.state, game.moves
    assert reveals(game, seat, action) == reveals(game, seat, action)
    assert (game.state, game.moves) == (before, moves)


def test_what_is_not_legal_is_refused_as_it_is_in_play() -> None:
    game = campidoglio.new("campanile", players=2, seed=1)
    (seat,) = game.actors
    with pytest.raises(IllegalAction):
        reveals(game, seat, "no_bet")
    with pytest.raises(NotYourTurn):
        reveals(game, 1 - seat, "build style=gothic storeys=1")


# Whoever it is shown to, and by whatever door


def pebbles_with(**changed: Any) -> Game:
    """Two rounds of Pebbles by three, with a view or a story that tells too much once a fist is closed."""
    return Game(replace(PEBBLES, **changed), players=3, seed=5)


def shows(part: Callable[[Any], Any], to: int | None) -> Callable[[Any, int | None], View]:
    """A view that shows one reader a secret as soon as a fist is closed."""

    def view(s: Any, seat: int | None) -> View:
        seen = pebbles.view(s, seat)
        return seen | {"leak": part(s)} if sum(s.closed) and seat == to else seen

    return view


@pytest.mark.parametrize("to", [None, 0, 1, 2])
@pytest.mark.parametrize("secret", [lambda s: s.prize[1], lambda s: max(s.prize)])
def test_a_secret_that_a_view_then_shows_comes_out_whoever_sees_it(
    to: int | None, secret: Callable[[Any], int]
) -> None:
    assert reveals(pebbles_with(view=shows(secret, to)), 1, "hide pebbles=1")


@pytest.mark.parametrize(("to", "comes_out"), [(None, True), (0, True), (1, True), (2, False)])
def test_the_secret_of_another_seat_comes_out_unless_only_that_seat_sees_it(
    to: int | None, comes_out: bool
) -> None:
    assert reveals(pebbles_with(view=shows(lambda s: s.fist[2], to)), 1, "hide pebbles=1") == comes_out


def test_without_such_a_view_it_does_not() -> None:
    assert not reveals(pebbles_with(), 1, "hide pebbles=1")


@pytest.mark.parametrize("to", [None, 0, 1, 2])
def test_what_the_seat_shows_of_its_own_does_not_come_out(to: int | None) -> None:
    game = pebbles_with(view=shows(lambda s: s.fist[1], to))
    assert not reveals(game, 1, "hide pebbles=1")


@pytest.mark.parametrize("to", [None, 0, 1, 2])
def test_a_secret_in_the_story_comes_out(to: int | None) -> None:
    def story(before: Any, seat: int, action: Any, after: Any, reader: int | None) -> list[View]:
        return [{"event": "hid", "prize": after.prize[0] if reader == to else None}]

    assert reveals(pebbles_with(story=story), 1, "hide pebbles=1")


def test_a_view_that_reads_more_than_it_shows_is_caught_by_imagining() -> None:
    """It reads all prizes at all times, and shows whether the first is greater once a fist is closed."""

    def view(s: Any, seat: int | None) -> View:
        prizes = list(s.prize)
        return pebbles.view(s, seat) | {"leak": prizes[0] if sum(s.closed) else 0}

    assert reveals(pebbles_with(view=view), 1, "hide pebbles=1")


def test_a_legal_list_that_tells_a_secret_brings_it_out() -> None:
    def legal(s: Any, seat: int, moves: Any) -> int:
        moves[0] = s.prize[0] % 2 if sum(s.closed) else 0
        return 1

    assert reveals(pebbles_with(legal=legal), 1, "hide pebbles=0")


def test_a_rule_that_reads_a_secret_brings_it_out_unless_it_only_counts_it() -> None:
    assert reveals(pebbles_with(actions=Actions(moving(0), pebbles.time_up)), 1, "hide pebbles=1")
    assert not reveals(pebbles_with(actions=Actions(moving(1), pebbles.time_up)), 1, "hide pebbles=1")


def test_a_number_that_is_only_counted_stays_a_secret() -> None:
    actions = Actions(moving(1), pebbles.time_up)
    game = pebbles_with(actions=actions, view=shows(lambda s: s.prize[1] > 3, None))
    assert reveals(game, 1, "hide pebbles=1")


def moving(there: int) -> Family:
    """Hiding, after which the second prize is one more; or the first one takes its value."""

    @action(pebbles=range(3))
    def hide(s: Any, seat: int, pebbles: int) -> None:
        s.fist[seat] = pebbles
        s.closed[seat] = 1
        s.prize[there] = s.prize[1] + 1

    return hide


def test_chance_that_is_drawn_comes_out_even_if_nobody_sees_it_yet() -> None:
    @action(pebbles=range(3))
    def hide(s: Any, seat: int, pebbles: int) -> None:
        s.closed[seat] = 1
        s.prize[1] = below(s, 3)

    assert reveals(pebbles_with(actions=Actions(hide, pebbles.time_up)), 1, "hide pebbles=1")


def test_the_end_of_a_game_opens_what_no_view_shows() -> None:
    @action(pebbles=range(3))
    def hide(s: Any, seat: int, pebbles: int) -> None:
        s.ending = 2

    assert reveals(pebbles_with(actions=Actions(hide, pebbles.time_up)), 1, "hide pebbles=1")


@pytest.mark.parametrize(("owner", "to"), [(1, None), (1, 0), (2, 2)])
def test_what_is_declared_to_be_a_seat_s_own_it_knew_even_if_it_was_not_shown(
    owner: int, to: int | None
) -> None:
    def view(s: Any, seat: int | None) -> View:
        return {"fist": s.fist[owner] if sum(s.closed) and seat == to else None}

    @action(pebbles=range(3))
    def hide(s: Any, seat: int, pebbles: int) -> None:
        s.closed[seat] = 1

    game = pebbles_with(view=view, actions=Actions(hide, pebbles.time_up))
    assert not reveals(game, 1, "hide pebbles=1")


def test_what_was_shown_to_the_seat_alone_does_not_come_out_when_others_see_it() -> None:
    def view(s: Any, seat: int | None) -> View:
        return {"prize": s.prize[0] if sum(s.closed) or seat == 1 else None, "closed": s.closed[:]}

    def resample(s: Any, seat: int) -> None:
        """Nothing is dealt anew, so that reading alone is judged."""

    game = pebbles_with(view=view, resample=resample)
    assert not reveals(game, 1, "hide pebbles=1")
    assert reveals(game, 0, "hide pebbles=1")
