"""Capital Lux: the cards, the modifiers, the gold, and where they lie (CL-1 … CL-3)."""

from __future__ import annotations

from enum import IntEnum

from campidoglio.kernel.chance import below
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import I8, GameState, Grid, Known, Row, field, state


class Colour(IntEnum):
    """CL-2: Scholar, Merchant, Agent, Cleric; colours are always settled in this order (CL-19)."""

    GREEN = 0
    YELLOW = 1
    BLUE = 2
    PINK = 3


class Modifier(IntEnum):
    """CL-3: the four modifiers, from the highest to the lowest."""

    PLUS_4 = 0
    PLUS_2 = 1
    MINUS_1 = 2
    MINUS_3 = 3


class Phase(IntEnum):
    """What is asked, and of whom."""

    DRAFT = 0
    """CL-8: all players at once choose cards to keep."""
    PLAY = 1
    """CL-11: the player whose turn it is plays a card."""
    AGENT = 2
    """CL-12c: that player has looked at a modifier and chooses where to put it."""
    CLERIC = 3
    """CL-12d: that player chooses the colour to take from."""
    LIMIT = 4
    """CL-18: a player with the gold for it pays for a colour over its limit, or discards it."""
    OVER = 5


class Ending(IntEnum):
    """CL-22: the one way a game ends."""

    NONE = 0
    THREE_ROUNDS = 1


FEWEST_PLAYERS = 2
MOST_PLAYERS = 4
ROUNDS = 3
COLOURS = 4
VALUES = 5
LOWEST = 2
HIGHEST = 6
MODIFIERS = 4
GOLD = 8
NOTHING = -1

# CL-1: a face is a colour and a value: colour * VALUES + value - LOWEST. Copies of each value, lowest first.
FACES = COLOURS * VALUES
COPIES = (3, 4, 4, 4, 3)
CARDS = 72

# CL-3, CL-5: what the modifiers add, in the order of `Modifier`.
WORTH = (4, 2, -1, -3)

# CL-7, CL-8: cards in a full deal with 0, 1, 2 … players, and how many are kept before each passing.
FULL_DEAL = (0, 0, 6, 6, 5)
KEPT = 2

# A player plays the cards of the deal and what Scholars drew: at most the 18 green ones draw a card each.
MOST_PLAYS = 6 + 18

# How a play is written down: its face, plus FACES if to the capital, plus as much again if a card was drawn.
TO_CITY = 0
TO_CAPITAL = 1
AND_DREW = 2

# Where a seat has put a modifier: 0 nowhere, a colour + 1, or still in the hand that looks at it.
IN_HAND = COLOURS + 1


@state
class State(GameState):
    """A game of Capital Lux. Cards are counted by face, seats clockwise; "left" is the next seat."""

    round_number: int = field(I8)
    phase: int = field(I8)
    first: int = field(I8)
    """The first player of the round (CL-5, CL-20)."""
    turn: int = field(I8)
    ender: int = field(I8, initial=NOTHING)
    """CL-14: who first ended a turn of this round with an empty hand."""

    deck: Row = field(I8, FACES, known=Known.NOBODY)
    """What is left in the deck. Its order is drawn when cards are: nobody could tell."""
    deck_size: int = field(I8)

    step: int = field(I8)
    """CL-8: the choice of this draft, 1 or 2."""
    dealt: int = field(I8)
    """CL-7, CL-10: the cards each player was dealt this round."""
    pending: int = field(I8)
    """The seats that have not kept enough cards for this step, as bits."""
    pack: Grid = field(I8, MOST_PLAYERS, FACES, known=Known.PARTLY)
    """What is left of the pack dealt to each seat; at last what the second player after it received."""
    second: Grid = field(I8, MOST_PLAYERS, FACES, known=Known.PARTLY)
    """What the player after it kept of the pack dealt to each seat. Known with `pack` as one sum to the
    seat, which passed both on, and each by itself to whoever held it (CL-9)."""
    hand: Grid = field(I8, MOST_PLAYERS, FACES, known=Known.OWNER)
    cards: Row = field(I8, MOST_PLAYERS)
    """Cards in each hand; in a draft the cards kept."""

    plays: Grid = field(I8, MOST_PLAYERS, MOST_PLAYS)
    """The cards each seat has played this round, in order: see TO_CITY, TO_CAPITAL, AND_DREW."""
    plays_made: Row = field(I8, MOST_PLAYERS)

    capital: Row = field(I8, FACES)
    city: Grid = field(I8, MOST_PLAYERS, FACES)
    bonus: Grid = field(I8, MOST_PLAYERS, FACES)
    """CL-19: bonus cards, whose faces everybody has seen."""
    discards: Row = field(I8, FACES)
    gold: Row = field(I8, MOST_PLAYERS)
    supply: int = field(I8)

    pile: int = field(I8)
    """Modifiers in the pile; which ones, is what `laid` leaves."""
    laid: Grid = field(I8, MOST_PLAYERS, MODIFIERS, known=Known.OWNER)
    """CL-12c: where each seat has put which modifier: 0, a colour + 1, or IN_HAND."""
    face_down: Grid = field(I8, COLOURS, MOST_PLAYERS)
    """CL-24: modifiers face down on each colour, by who put them there."""
    shown: Grid = field(I8, MOST_PLAYERS, MODIFIERS)
    """CL-17: `laid` as it was last revealed."""
    opening: Row = field(I8, MOST_PLAYERS, initial=NOTHING)
    """CL-5: the modifier each player was dealt to find the first player."""

    limit: Row = field(I8, COLOURS)
    """CL-17: the capital totals with modifiers, as they were last revealed."""
    checked: int = field(I8)
    """CL-18: the cities' colours that have been held against the limits, in turn order."""


@rule
def draw_from(s: State, row: Row, count: int) -> int:
    """Take one of the `count` cards of a row of faces, each as likely."""
    chosen = below(s, count)
    face = 0
    while chosen >= row[face]:
        chosen -= row[face]
        face += 1
    row[face] -= 1
    return face


@rule
def draw_card(s: State) -> int:
    """Take the top card of a deck that is not empty."""
    face = draw_from(s, s.deck, s.deck_size)
    s.deck_size -= 1
    return face


@rule
def capital_total(s: State, colour: int) -> int:
    """The values of a colour's cards in the capital, without modifiers."""
    total = 0
    for value in range(LOWEST, HIGHEST + 1):
        total += s.capital[colour * VALUES + value - LOWEST] * value
    return total


@rule
def city_total(s: State, seat: int, colour: int) -> int:
    """The values of a colour's cards in a city; 0 only if there is none."""
    total = 0
    for value in range(LOWEST, HIGHEST + 1):
        total += s.city[seat][colour * VALUES + value - LOWEST] * value
    return total


@rule
def whole_city(s: State, seat: int) -> int:
    """The values of all cards in a city."""
    total = 0
    for colour in range(COLOURS):
        total += city_total(s, seat, colour)
    return total
