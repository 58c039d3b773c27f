"""Positions of Capitali$t for the tests, written as on the table.

    game = position(
        lands={0: "brown_1 brown_2", 1: "station_1"},
        buildings={"brown_1": 2, "brown_2": 1},
        mortgaged="station_1",
        money=[300, 1500],
        at=[3, 20],
        dice=[(1, 2), (6, 6)],
        chance=[9, 3],
    )

Seat 0 is on turn before its roll, seats play in the order 0, 1, 2 …, and all stand on free parking with 1500
dollars, unless said otherwise. `dice` are the next rolls, up to seven; `chance` and `community` name
cards by their number, from 1, as the source lists them: the next to be drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import campidoglio
from campidoglio import Game
from campidoglio.games.capitalist.state import HOTEL, LANDS, NOTHING, Deck, Land, Phase, State

PARKING = 20
JAIL = 10
DIE_FACES = 6


def lands_of(words: str) -> list[int]:
    """The lands of a row of names."""
    return [int(Land[word.upper()]) for word in words.split()]


def bits_of(words: str) -> int:
    """A set of lands."""
    return sum(1 << land for land in lands_of(words))


def position(
    *,
    players: int = 3,
    turn: int = 0,
    money: Sequence[int] = (),
    at: Sequence[int] = (),
    lands: Mapping[int, str] | None = None,
    buildings: Mapping[str, int] | None = None,
    mortgaged: str = "",
    houses: int | None = None,
    hotels: int | None = None,
    jailed: Mapping[int, int] | None = None,
    passes: Mapping[int, int] | None = None,
    release: Mapping[str, int] | None = None,
    out: Sequence[int] = (),
    dice: Sequence[tuple[int, int]] = (),
    chance: Sequence[int] = (),
    community: Sequence[int] = (),
    rounds_played: int = 0,
    **options: object,
) -> Game:
    """A game in which the seat `turn` is about to act and roll.

    `jailed` counts 1 for who has just come to jail and one more for every failed roll; `houses` and `hotels`
    are those left in the bank, the rest unless given; `out` are the seats that fell, the first one first.
    """
    s = dealt(players, 1, **options).state
    assert isinstance(s, State)
    s.order = [*range(players), *s.order[players:]]
    s.place = s.order[:]
    s.turn = s.decider = turn
    s.phase = Phase.ACT
    s.rounds_played = rounds_played
    s.holds = [0] * len(s.holds)
    for seat in range(players):
        s.money[seat] = money[seat] if seat < len(money) else 1500
        s.position[seat] = at[seat] if seat < len(at) else PARKING
    for seat, words in (lands or {}).items():
        s.holds[seat] = bits_of(words)
    s.mortgaged = bits_of(mortgaged)
    for name, level in (buildings or {}).items():
        stand(s, Land[name.upper()], level)
    s.houses = s.houses if houses is None else houses
    s.hotels = s.hotels if hotels is None else hotels
    for seat, rolls in (jailed or {}).items():
        s.jailed[seat], s.position[seat] = rolls, JAIL
    for seat, count in (passes or {}).items():
        s.passes[seat] = count
    for fallen, seat in enumerate(out, start=1):
        s.fell[seat], s.fallen, s.money[seat] = fallen, fallen, 0
    s.bank = sum(s.money)
    for deck, cards in ((Deck.CHANCE, chance), (Deck.COMMUNITY, community)):
        stack(s, deck, cards)
    for name, seat in (release or {}).items():
        hand_out_release(s, Deck[name.upper()], seat)
    load_dice(s, dice)
    return Game.from_state(campidoglio.rulebook("capitalist"), s, options=options)


def dealt(players: int = 3, seed: int = 1, **options: object) -> Game:
    """A game as it is dealt."""
    return campidoglio.new("capitalist", players=players, seed=seed, **options)


def stand(s: State, land: int, level: int) -> None:
    """Let buildings stand on a property, taken from the bank."""
    s.level[land] = level
    s.built |= 1 << land
    s.houses -= level % HOTEL
    s.hotels -= level // HOTEL


def stack(s: State, deck: int, cards: Sequence[int]) -> None:
    """Bring the named cards to the top of a deck, the others below them by their number."""
    named = [number - 1 for number in cards]
    s.deck[deck] = named + [card for card in range(16) if card not in named]


def hand_out_release(s: State, deck: int, seat: int) -> None:
    """The release card of a deck is in a player's hand, and everybody saw it being drawn."""
    card = {Deck.CHANCE: 8, Deck.COMMUNITY: 4}[Deck(deck)]
    s.deck[deck].remove(card)
    s.deck[deck].append(NOTHING)
    s.cards[deck], s.hidden[deck] = 15, 15
    s.release[deck] = seat


def load_dice(s: State, rolls: Sequence[tuple[int, int]]) -> None:
    """Let the next words of chance be those that give these rolls."""
    faces = [face for roll in rolls for face in roll]
    assert len(faces) < len(s.chance_block)
    s.chance_drawn = 1
    for place, face in enumerate(faces, start=1):
        word = ((2 * face - 1) << 32) // (2 * DIE_FACES)
        s.chance_block[place] = word - 2**32 if word >= 2**31 else word


def play(game: Game, *actions: str) -> Game:
    """Actions of whoever is asked, one after the other."""
    for action in actions:
        game.play(game.actors[0], action)
    return game


def state(game: Game) -> State:
    """The whole state."""
    s = game.state
    assert isinstance(s, State)
    return s


def texts(game: Game) -> list[str]:
    """The legal actions of whoever is asked."""
    return [str(action) for action in game.legal(game.actors[0])]


def named(game: Game, name: str) -> list[str]:
    """Those legal actions that have a name, as texts."""
    return [text for text in texts(game) if text.split()[0] == name]


def phase(game: Game) -> str:
    """What is asked."""
    found: str = game.view()["phase"]
    return found


def money(game: Game) -> list[int]:
    """The cash of every seat."""
    return [seat["money"] for seat in game.view()["seats"]]


def where(game: Game, seat: int = 0) -> int:
    """The square that a seat stands on."""
    found: int = game.view()["seats"][seat]["position"]
    return found


def lands(game: Game, seat: int) -> list[str]:
    """The lands of a seat."""
    held: list[str] = game.view()["seats"][seat]["lands"]
    return held


def buildings(game: Game) -> dict[str, int]:
    """Where buildings stand, and how many."""
    return {land["land"]: land["buildings"] for land in game.view()["lands"] if land["buildings"]}


def mortgaged(game: Game) -> list[str]:
    """The mortgaged lands."""
    return [land["land"] for land in game.view()["lands"] if land["mortgaged"]]


def bank(game: Game) -> tuple[int, int]:
    """Houses and hotels left in the bank."""
    return game.view()["bank"]["houses"], game.view()["bank"]["hotels"]


def in_jail(game: Game, seat: int = 0) -> bool:
    """Whether a seat is in jail."""
    return game.view()["seats"][seat]["jailed"] is not None


def is_out(game: Game, seat: int) -> bool:
    """Whether a seat has fallen."""
    return game.view()["seats"][seat]["out"] is not None


def events(game: Game) -> list[str]:
    """What happened since the position, by name."""
    return [event["event"] for event in game.story()]


def unowned(s: State) -> list[int]:
    """The lands that are the bank's."""
    return [land for land in range(LANDS) if not any(held >> land & 1 for held in s.holds)]
