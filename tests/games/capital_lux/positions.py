"""Positions of Capital Lux for the tests, written as on the table.

    game = position(
        capital="green6 yellow2",
        cities=["pink3", ""],
        hands=["blue4 green2", "yellow5"],
        gold=[0, 3],
        laid=[("yellow", -3)], laid_by=[1],
    )
    game = draft(["green2 green3 green4 yellow2 yellow3 yellow4", "blue2 blue3 blue4 pink2 pink3 pink4"])

A card is its colour and value in one word. All cards that are not named lie in the deck; if a deck is named,
the others are discards. Nothing is remembered of the draft in a `position`; begin with a `draft` where that
matters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import campidoglio
from campidoglio import Game
from campidoglio.games.capital_lux.table import (
    COPIES,
    FACES,
    GOLD,
    LOWEST,
    MODIFIERS,
    MOST_PLAYERS,
    NOTHING,
    VALUES,
    WORTH,
    Colour,
    Phase,
    State,
)

COLOURS = ("green", "yellow", "blue", "pink")
DECK = [COPIES[face % VALUES] for face in range(FACES)]


def face(card: str) -> int:
    """The number of a face such as "green6"."""
    return Colour[card[:-1].upper()] * VALUES + int(card[-1]) - LOWEST


def counted(words: str) -> list[int]:
    """How many cards of each face there are in a row of cards."""
    faces = [face(card) for card in words.split()]
    return [faces.count(number) for number in range(FACES)]


def named(cards: Sequence[dict[str, Any]]) -> str:
    """Cards of a view, as they are written here."""
    return " ".join(f"{card['colour']}{card['value']}" for card in cards)


def words(counts: Sequence[int]) -> str:
    """Cards counted by face, as they are written here."""
    names = [f"{colour}{value}" for colour in COLOURS for value in range(LOWEST, LOWEST + VALUES)]
    return " ".join(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def fresh(players: int) -> State:
    """A table with everything in place but no card dealt."""
    s = campidoglio.new("capital_lux", players=players, seed=1).state
    assert isinstance(s, State)
    s.round_number, s.first, s.turn, s.ender, s.pending = 1, 0, 0, NOTHING, 0
    s.capital = [0] * FACES
    s.opening = [*range(players), *[NOTHING] * (MOST_PLAYERS - players)]
    for seat in range(players):
        s.pack[seat] = [0] * FACES
        s.hand[seat] = [0] * FACES
        s.cards[seat] = 0
    return s


def put_the_rest(s: State, deck: str | None) -> None:
    """What is named nowhere else lies in the deck; or the deck is as named, and the others are discards."""
    lying = [s.pack, s.hand, s.city, s.bonus]
    used = [s.capital[f] + sum(row[f] for rows in lying for row in rows) for f in range(FACES)]
    rest = [there - gone for there, gone in zip(DECK, used, strict=True)]
    assert min(rest) >= 0, "there are not so many cards of a face"
    s.deck = rest if deck is None else counted(deck)
    s.discards = [there - left for there, left in zip(rest, s.deck, strict=True)]
    assert min(s.discards) >= 0, "there are not so many cards of a face"
    s.deck_size = sum(s.deck)


def position(
    *,
    players: int = 2,
    round_number: int = 1,
    first: int = 0,
    turn: int | None = None,
    ender: int = NOTHING,
    capital: str = "",
    cities: Sequence[str] = (),
    hands: Sequence[str] = (),
    bonus: Sequence[str] = (),
    gold: Sequence[int] = (),
    supply: int | None = None,
    laid: Sequence[tuple[int, str, int]] = (),
    deck: str | None = None,
) -> Game:
    """A game in which the seat `turn`, if not named the first player, is about to play a card.

    `laid` are the modifiers on the capital: who put each there, on which colour, and what it adds.
    """
    s = fresh(players)
    s.round_number, s.phase, s.first, s.ender = round_number, Phase.PLAY, first, ender
    s.turn = first if turn is None else turn
    s.capital = counted(capital)
    for seat in range(players):
        s.city[seat] = counted(cities[seat] if seat < len(cities) else "")
        s.hand[seat] = counted(hands[seat] if seat < len(hands) else "")
        s.bonus[seat] = counted(bonus[seat] if seat < len(bonus) else "")
        s.cards[seat] = sum(s.hand[seat])
        s.gold[seat] = gold[seat] if seat < len(gold) else 0
    s.dealt = max(s.cards)
    s.supply = GOLD - sum(s.gold) if supply is None else supply
    for owner, colour, worth in laid:
        s.laid[owner][WORTH.index(worth)] = Colour[colour.upper()] + 1
        s.face_down[Colour[colour.upper()]][owner] += 1
    s.pile = MODIFIERS - len(laid)
    put_the_rest(s, deck)
    return Game.from_state(campidoglio.rulebook("capital_lux"), s)


def draft(packs: Sequence[str], *, first: int = 0, capital: str = "", deck: str | None = None) -> Game:
    """A game in which the first cards of a round are to be kept, one pack for each player."""
    s = fresh(len(packs))
    s.phase, s.first, s.turn, s.step = Phase.DRAFT, first, first, 1
    s.pending = (1 << len(packs)) - 1
    s.capital = counted(capital)
    for seat, pack in enumerate(packs):
        s.pack[seat] = counted(pack)
    s.dealt = len(packs[0].split())
    put_the_rest(s, deck)
    return Game.from_state(campidoglio.rulebook("capital_lux"), s)


def state(game: Game) -> State:
    """A copy of the whole state."""
    s = game.state
    assert isinstance(s, State)
    return s


def do(game: Game, seat: int, action: str, card: str = "") -> None:
    """An action of a seat, with a card or a colour: "city", "green6"; "take", "blue"."""
    value = f" value={card[-1]}" if card[-1:].isdigit() else ""
    game.play(seat, f"{action} colour={card.rstrip('0123456789')}{value}")


def keep(game: Game, seat: int, cards: str) -> None:
    """Keep some cards, one after the other."""
    for card in cards.split():
        do(game, seat, "keep", card)


def keep_all(game: Game, *cards: str) -> None:
    """What each seat keeps in one step of a draft."""
    for seat, kept in enumerate(cards):
        keep(game, seat, kept)


def texts(game: Game, seat: int) -> list[str]:
    """The seat's legal actions as texts."""
    return [str(action) for action in game.legal(seat)]


def hand(game: Game, seat: int) -> str:
    """The cards in the seat's hand."""
    return named(game.view(seat)["seats"][seat]["hand"])


def pack(game: Game, seat: int) -> str:
    """The pack in the seat's hands."""
    return named(game.view(seat)["draft"]["pack"])


def known(game: Game, reader: int, other: int) -> str:
    """The cards that a seat knows another to hold."""
    return named(game.view(reader)["seats"][other]["known"])


def city(game: Game, seat: int) -> str:
    """The cards of a city, by colour and value."""
    return words(state(game).city[seat])


def capital(game: Game) -> str:
    """The cards in the capital, by colour and value."""
    return words(state(game).capital)


def bonus(game: Game, seat: int) -> str:
    """The bonus cards a seat has taken."""
    return named(game.view()["seats"][seat]["bonus"])


def discards(game: Game) -> str:
    """The discarded cards."""
    return named(game.view()["discards"])


def gold(game: Game) -> list[int]:
    """The gold of each seat."""
    return [seat["gold"] for seat in game.view()["seats"]]


def asked(game: Game) -> dict[str, Any] | None:
    """Who is asked to pay how much for which colour."""
    question: dict[str, Any] | None = game.view()["asked"]
    return question
