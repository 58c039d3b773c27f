"""Positions of Capitol, set up in words.

    position(
        hands=["floor 3, white 4", "roof 2"],
        unfinished=["1 1 3", ""],
        finished=["round 1, pointed 2", ""],
        placed="palatine round 0:1 1:2; caelian pointed 0:1",
        buildings="palatine fountain temple",
    )

A card is its kind and value ("roof 2", "floor 3") or, of a permit, its colour and value ("white 4"). Houses
are named by their heights; `0:1` is a house of seat 0 with one storey. Cards that are not named lie in their
piles in the order of their values, storeys and roofs that are not named are in the supply. All cards count as
seen: every pile has been gone through once.
"""

from collections.abc import Sequence
from typing import Any

import campidoglio
from campidoglio.games.capitol.state import (
    AUCTIONS,
    COPIES,
    FIRST_FACE,
    KINDS,
    NOTHING,
    STOREYS,
    VALUES,
    Building,
    Colour,
    Kind,
    Phase,
    Prefecture,
    Shape,
    State,
)
from campidoglio.kernel.game import Game


def face(card: str) -> int:
    """The face of a card such as "floor 3" or "white 4"."""
    name, value = card.split()
    if name.upper() in Colour.__members__:
        return FIRST_FACE[Kind.PERMIT] + Colour[name.upper()] * VALUES + int(value) - 1
    return FIRST_FACE[Kind[name.upper()]] + int(value) - 1


def faces(cards: str) -> list[int]:
    """The faces of cards with commas between them."""
    return [face(card) for card in cards.split(",") if card.strip()]


def position(
    *,
    hands: Sequence[str],
    phase: Phase = Phase.BUILD,
    turn: int = 0,
    consul: int = 0,
    round: int = 1,
    auction: int = 1,
    passed: Sequence[int] = (),
    unfinished: Sequence[str] = (),
    finished: Sequence[str] = (),
    placed: str = "",
    buildings: str = "",
    scores: Sequence[int] = (),
    piles: dict[str, str] | None = None,
    to_draw: int = 0,
    **options: Any,
) -> Game:
    """A game that goes on from there; the number of players is that of the hands."""
    start = campidoglio.new("capitol", players=len(hands), seed=1, **options)
    s = start.state
    s.phase, s.turn, s.consul, s.rounds_played, s.auction = phase, turn, consul, round - 1, auction - 1
    s.to_draw = to_draw
    s.passed = sum(1 << seat for seat in passed)
    s.score = [*scores, 0, 0, 0, 0][: len(s.score)]
    _sell(s)
    _clear(s)
    for seat, hand in enumerate(hands):
        _take(s, seat, faces(hand))
    for kind in Kind:
        _stack(s, kind, (piles or {}).get(kind.name.lower(), ""))
    for seat, heights in enumerate(unfinished):
        _start_houses(s, seat, [int(height) for height in heights.split()])
    for seat, houses in enumerate(finished):
        for house in filter(None, houses.split(",")):
            shape, height = house.split()
            _finish(s, seat, Shape[shape.upper()], int(height))
    for group in filter(str.strip, placed.split(";")):
        _place(s, *group.split())
    for group in filter(str.strip, buildings.split(";")):
        _site(s, *group.split())
    s.supply = STOREYS - _storeys_used(s)
    return Game.from_state(start.rulebook, s, options=options)


def _clear(s: State) -> None:
    for name in ("hand", "cards", "seen", "unseen", "queue", "head", "pile", "discards"):
        setattr(s, name, State.fields[name].fresh())
    for name in ("unfinished", "highest", "capped", "under", "stands"):
        setattr(s, name, State.fields[name].fresh())
    s.turned = [1] * KINDS


def _sell(s: State) -> None:
    """All buildings of the earlier auctions have left the game, unless `buildings` places them."""
    earlier = [
        building
        for number, row in enumerate(AUCTIONS)
        for place, building in enumerate(row)
        if (number, place) < (s.rounds_played, s.auction)
    ]
    now_sold = [AUCTIONS[s.rounds_played][s.auction]] * (s.phase == Phase.SITE)
    for building in earlier + now_sold:
        s.for_sale[building] -= 1
        s.gone[building] += 1
    for building in now_sold:
        s.gone[building] -= 1
        s.sold = building


def _take(s: State, seat: int, cards: list[int]) -> None:
    for card in cards:
        s.hand[seat][card] += 1
        s.seen[seat][card] += 1
        s.cards[seat] += 1


def _stack(s: State, kind: Kind, text: str) -> None:
    """A pile from its top, a bar, its discards; what is named nowhere comes after them."""
    pile, bar, discards = text.partition("|")
    named = [*faces(pile), *faces(discards)]
    rest = [
        card
        for card in range(FIRST_FACE[kind], FIRST_FACE[kind + 1])
        for _ in range(COPIES[card] - sum(hand[card] for hand in s.hand) - named.count(card))
    ]
    cards = named + rest
    s.queue[kind][: len(cards)] = cards
    s.pile[kind] = len(faces(pile)) if bar else len(cards)
    s.discards[kind] = len(cards) - s.pile[kind]


def _start_houses(s: State, seat: int, heights: list[int]) -> None:
    for height in heights:
        s.unfinished[seat][height] += 1
    s.highest[seat] = max(heights, default=0)


def _finish(s: State, seat: int, shape: int, height: int, stands: int = NOTHING) -> None:
    s.under[seat][shape][s.capped[seat][shape]] = height
    s.stands[seat][shape][s.capped[seat][shape]] = stands
    s.capped[seat][shape] += 1


def _place(s: State, prefecture: str, shape: str, *houses: str) -> None:
    where, form = Prefecture[prefecture.upper()], Shape[shape.upper()]
    for house in houses:
        seat, height = map(int, house.split(":"))
        _finish(s, seat, form, height, where)
        s.free[where] -= 1
        s.roofs[where] = form
        s.tallest[where] = max(s.tallest[where], height)
        s.storeys[where][seat] += height
        s.own_tallest[where][seat] = max(s.own_tallest[where][seat], height)


def _site(s: State, prefecture: str, *buildings: str) -> None:
    where = Prefecture[prefecture.upper()]
    for name in buildings:
        building = Building[name.upper()]
        s.gone[building] -= 1
        if building == Building.FOUNTAIN:
            s.free[where] -= 1
            s.fountains[where] += 1
        else:
            s.large[where] = building


def _storeys_used(s: State) -> int:
    rising = sum(height * count for row in s.unfinished for height, count in enumerate(row))
    return rising + sum(height for seat in s.under for row in seat for height in row)


def legal(game: Game, seat: int = 0) -> list[str]:
    """The seat's legal actions in words."""
    return [str(action) for action in game.legal(seat)]


def play(game: Game, *moves: str) -> Game:
    """Make moves such as "0 floor value=3"."""
    for move in moves:
        seat, text = move.split(" ", 1)
        game.play(int(seat), text)
    return game


def bid(game: Game, seat: int, cards: str = "") -> None:
    """Lay the cards above STOP, from the top, and seal."""
    for card in filter(None, (part.strip() for part in cards.split(","))):
        name, value = card.split()
        colour = f"colour={name} " if name.upper() in Colour.__members__ else ""
        family = "bid_permit" if colour else f"bid_{name}"
        game.play(seat, f"{family} {colour}value={value}")
    game.play(seat, "seal")


def prefecture(game: Game, name: str) -> dict[str, Any]:
    """What everybody sees of a prefecture."""
    found: dict[str, Any] = next(each for each in game.view()["prefectures"] if each["name"] == name)
    return found


def card_names(cards: Sequence[dict[str, Any]]) -> list[str]:
    """Cards of a view as they are written here."""
    return [f"{card['colour'] or card['kind']} {card['value']}" for card in cards]
