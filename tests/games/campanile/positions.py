"""Positions of Campanile for the tests, written as on the table.

    game = position(
        row="moorish baroque gothic renaissance romanesque",
        heights={"gothic": 5, "baroque": 2},
        hands=["gothic gothic moorish", "baroque baroque baroque"],
        piles=["romanesque gothic", "gothic baroque", "moorish moorish"],
        chips=[{"gothic": [1, 2]}, {"gothic": [3]}],
    )

Whatever is not named is as at the start of a dealt game. Piles and hands are not counted against the deck: a
small position need not be one that play can reach.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import campidoglio
from campidoglio import Game
from campidoglio.games.campanile.rules import CHIPS, DECK, NOTHING, PILES, STYLES, Phase, State, Style

ROW = "romanesque gothic renaissance baroque moorish"
HAND = "romanesque gothic renaissance"
PILES_OF_FOUR = ("gothic " * 4, "baroque " * 4, "moorish " * 4)


def styles(words: str) -> list[int]:
    """The styles of a row of cards."""
    return [int(Style[word.upper()]) for word in words.split()]


def counted(words: str) -> list[int]:
    """How many cards of each style there are in a row of cards."""
    return [styles(words).count(style) for style in range(STYLES)]


def position(
    *,
    players: int = 2,
    bet_on: str = "showing",
    turn: int = 0,
    row: str = ROW,
    heights: Mapping[str, int] | None = None,
    hands: Sequence[str] = (),
    shown: Sequence[str] = (),
    piles: Sequence[str] = PILES_OF_FOUR,
    surplus: str = "",
    chips: Sequence[Mapping[str, Sequence[int]]] = (),
    first_there: Mapping[str, Sequence[int]] | None = None,
    left: Sequence[Sequence[int]] = (),
) -> Game:
    """A game in which the seat `turn` is about to build.

    Each of `piles` is named from its face-up card downward, and `chips` says for every seat what lies
    under which tower; `first_there` the seats under a tower in the order of their first chips, which is
    that of the seats unless it is given. `left` are the values of the chips that each seat has not bet, all
    the others of its nine unless given.
    """
    s = campidoglio.new("campanile", players=players, seed=1, bet_on=bet_on).state
    assert isinstance(s, State)
    s.turn, s.phase = turn, Phase.BUILD
    s.row = styles(row)
    for style, height in (heights or {}).items():
        s.height[Style[style.upper()]] = height
    for seat in range(players):
        s.hand[seat] = counted(hands[seat] if seat < len(hands) else HAND)
        s.shown[seat] = counted(shown[seat] if seat < len(shown) else "")
    lay_piles(s, piles, surplus)
    for seat, towers in enumerate(chips):
        for style, values in towers.items():
            bet(s, seat, Style[style.upper()], values)
    for style, seats in (first_there or {}).items():
        for place, seat in enumerate(seats, start=1):
            s.order[Style[style.upper()]][seat] = place
    for seat, values in enumerate(left):
        s.chips[seat] = [values.count(value) for value in range(1, len(CHIPS) + 1)]
    return Game.from_state(campidoglio.rulebook("campanile"), s, options={"bet_on": bet_on})


def lay_piles(s: State, piles: Sequence[str], surplus: str) -> None:
    """Piles of one size, as tall as the tallest; cards drawn from the shorter ones are gone."""
    cards = [styles(pile) for pile in piles]
    s.pile_size = max(len(pile) for pile in cards)
    s.deck = [NOTHING] * DECK
    s.showing = [sum(pile[:1] == [style] for pile in cards) for style in range(STYLES)]
    for pile in range(PILES):
        s.left[pile] = len(cards[pile])
        for place, style in enumerate(reversed(cards[pile])):
            s.deck[pile * s.pile_size + place] = style
    for place, style in enumerate(styles(surplus)):
        s.deck[PILES * s.pile_size + place] = style


def bet(s: State, seat: int, style: int, values: Sequence[int]) -> None:
    """Chips from the seat's own under a tower; the seat comes after those who are there."""
    s.order[style][seat] = 1 + sum(place > 0 for place in s.order[style])
    for value in values:
        s.chips[seat][value - 1] -= 1
        s.stake[style][seat][value - 1] += 1


def take_turn(game: Game, build: str, bet: str = "no_bet") -> None:
    """One whole turn of the seat that is due: a build, and a bet or none."""
    seat = game.actors[0]
    game.play(seat, build)
    game.play(seat, bet)


def texts(game: Game, seat: int) -> list[str]:
    """The seat's legal actions as texts."""
    return [str(action) for action in game.legal(seat)]


def towers(game: Game) -> dict[str, int]:
    """The height of every tower, in the order of the row."""
    return {tower["style"]: tower["height"] for tower in game.view()["towers"]}


def tops(game: Game) -> list[str | None]:
    """The face-up cards of piles 1, 2 and 3."""
    return [pile["top"] for pile in game.view()["piles"]]


def sizes(game: Game) -> list[int]:
    """How many cards are left in piles 1, 2 and 3."""
    return [pile["left"] for pile in game.view()["piles"]]


def hand(game: Game, seat: int) -> list[str]:
    """The cards in the seat's hand."""
    held: list[str] = game.view(seat)["seats"][seat]["hand"]
    return held


def bets(game: Game, style: str) -> list[tuple[int, list[int]]]:
    """Who has which chips under a tower, in the order of the first chips."""
    (tower,) = [tower for tower in game.view()["towers"] if tower["style"] == style]
    return [(bet["seat"], bet["chips"]) for bet in tower["bets"]]
