"""Capitol: the words of the game, its cards by their faces, and the state."""

from __future__ import annotations

from enum import IntEnum

from campidoglio.kernel.schema import I8, I16, Cube, GameState, Grid, Known, Row, field, state


class Edition(IntEnum):
    """The two texts of the rules; they differ in the ties of auctions (CP-23)."""

    NL = 0
    FR = 1


class Kind(IntEnum):
    """CP-1: the three kinds of cards, each with a pile of its own."""

    ROOF = 0
    FLOOR = 1
    PERMIT = 2


class Colour(IntEnum):
    """CP-1, CP-4: the colours of permits and of prefectures."""

    BLACK = 0
    RED = 1
    WHITE = 2


class Shape(IntEnum):
    """CP-2: the two shapes of roof."""

    ROUND = 0
    POINTED = 1


class Prefecture(IntEnum):
    """CP-4: the seven hills, the Campus Martius and the Tiber Island."""

    PALATINE = 0
    CAELIAN = 1
    TIBER_ISLAND = 2
    CAPITOLINE = 3
    AVENTINE = 4
    ESQUILINE = 5
    CAMPUS_MARTIUS = 6
    QUIRINAL = 7
    VIMINAL = 8


class Building(IntEnum):
    """CP-3: what is auctioned."""

    FOUNTAIN = 0
    AMPHITHEATRE = 1
    TEMPLE = 2


class Phase(IntEnum):
    """What is asked: a card or a pass, then what the card allows; bids; a site; draws."""

    BUILD = 0
    STOREYS = 1
    CAP = 2
    HOUSE = 3
    BID = 4
    SITE = 5
    DRAW = 6
    OVER = 7


class Sale(IntEnum):
    """How an auction ended (CP-22 … CP-25); NONE before the first."""

    NONE = 0
    WON = 1
    NO_BID = 2
    TIED = 3
    NO_SPACE = 4


class Ending(IntEnum):
    """CP-50: the one way a game ends."""

    NONE = 0
    FOURTH_SCORING = 1


FEWEST_PLAYERS = 2
MOST_PLAYERS = 4
NOTHING = -1
KINDS = 3
COLOURS = 3
SHAPES = 2
PREFECTURES = 9
BUILDINGS = 3

# CP-1: a card is known by its face. Roofs 1-7 come first, then floors 1-8, then permits by colour, 1-8 each.
ROOF_VALUES = 7
VALUES = 8
FIRST_FACE = (0, 7, 15, 39)
FACES = 39
KIND = (0,) * 7 + (1,) * 8 + (2,) * 24
VALUE = (1, 2, 3, 4, 5, 6, 7) + (1, 2, 3, 4, 5, 6, 7, 8) * 4
COPIES = (2,) * 7 + (3,) * 8 + (1,) * 24
MOST_OF_A_KIND = 24
# CP-5: cards of each kind dealt to a player.
DEALT = (2, 2, 4)

# CP-2, CP-6.
STOREYS = 90
ROOFS_A_SHAPE = 5
FIRST_HOUSES = (1, 2)
# CP-11: a floor card brings two storeys.
STOREYS_A_CARD = 2
# A player gets at most 8 cards dealt, 3 times 6 drawn, and 2 + 4 + 4 by amphitheatres; of these at most
# 30 are floors. The first six storeys are under roofs, so no other house grows beyond 60.
MOST_CARDS = 36
HIGHEST = 60
# A prefecture has at most so many small spaces; so nothing taller is ever placed (CP-13c).
MOST_SPACES = 9
IN_FRONT = -1

# CP-20: what is auctioned in each round. CP-3: how many of each there are.
ROUNDS = 4
AUCTIONS = ((0, 0, 1), (0, 0, 1), (0, 0, 2), (0, 0, 2))
AUCTIONS_A_ROUND = 3
BUILDINGS_FOR_SALE = (8, 2, 2)

# CP-40.
DRAWS = 6


@state
class State(GameState):
    """A game of Capitol. Cards count by face; sets of seats are bits."""

    edition: int = field(I8)

    colour: Row = field(I8, PREFECTURES)
    spaces: Row = field(I8, PREFECTURES)
    """CP-4: small spaces, without those of the printed fountains."""
    printed: Row = field(I8, PREFECTURES)
    """CP-4: printed fountains."""

    rounds_played: int = field(I8)
    phase: int = field(I8)
    consul: int = field(I8)
    turn: int = field(I8)
    passed: int = field(I8)
    """CP-10: the seats that have passed, those without cards among them."""
    played: int = field(I8, initial=NOTHING)
    """The face whose action is being decided (CP-14)."""
    owed: int = field(I8)
    """CP-11: storeys of the floor card still to be placed."""
    to_draw: int = field(I8)
    """CP-40: cards that the player whose turn it is still draws."""

    hand: Grid = field(I8, MOST_PLAYERS, FACES, known=Known.OWNER)
    """Cards in hand, without those above STOP."""
    cards: Row = field(I8, MOST_PLAYERS)
    """CP-60: the size of each hand, cards above STOP included."""
    seen: Grid = field(I8, MOST_PLAYERS, FACES)
    """CP-60: the cards of each hand, those above STOP included, that everybody has seen."""
    unseen: Grid = field(I8, MOST_PLAYERS, KINDS)
    """CP-60: how many cards of each kind a player still has of the deal that nobody else has seen."""

    queue: Grid = field(I8, KINDS, MOST_OF_A_KIND, known=Known.SHOWN, initial=NOTHING)
    """CP-15: each pile from its top, then its discards in the order they came, in a ring from `head`. In the
    first run through a pile only its top has been seen; of all else everybody may know the order."""
    head: Row = field(I8, KINDS)
    pile: Row = field(I8, KINDS)
    discards: Row = field(I8, KINDS)
    turned: Row = field(I8, KINDS)
    """Whether the first run through a pile is over."""

    supply: int = field(I8)
    unfinished: Grid = field(I8, MOST_PLAYERS, HIGHEST + 1)
    """CP-11: unfinished houses by their height; those of equal height are interchangeable."""
    highest: Row = field(I8, MOST_PLAYERS)
    """The height of each player's tallest unfinished house."""
    capped: Grid = field(I8, MOST_PLAYERS, SHAPES)
    """Roofs used."""
    under: Cube = field(I8, MOST_PLAYERS, SHAPES, ROOFS_A_SHAPE)
    """The height of the house under each roof, in the order of capping; 0 for a roof not used."""
    stands: Cube = field(I8, MOST_PLAYERS, SHAPES, ROOFS_A_SHAPE, initial=IN_FRONT)
    """The prefecture of that house, or IN_FRONT of its owner."""

    free: Row = field(I8, PREFECTURES)
    """Small spaces without house or fountain."""
    fountains: Row = field(I8, PREFECTURES)
    """Printed and placed."""
    large: Row = field(I8, PREFECTURES, initial=NOTHING)
    """The building on the large space."""
    roofs: Row = field(I8, PREFECTURES, initial=NOTHING)
    """CP-13a: the shape of all roofs of a prefecture."""
    tallest: Row = field(I8, PREFECTURES)
    storeys: Grid = field(I8, PREFECTURES, MOST_PLAYERS)
    own_tallest: Grid = field(I8, PREFECTURES, MOST_PLAYERS)

    auction: int = field(I8)
    sealed: int = field(I8)
    bid: Grid = field(I8, MOST_PLAYERS, MOST_CARDS, known=Known.OWNER, initial=NOTHING)
    """CP-21: the cards above STOP, from the top."""
    bid_size: Row = field(I8, MOST_PLAYERS, known=Known.OWNER)
    for_sale: Row = field(I8, BUILDINGS)
    gone: Row = field(I8, BUILDINGS)
    """Buildings that left the game (CP-23 … CP-25)."""

    sale: int = field(I8)
    sold: int = field(I8, initial=NOTHING)
    """The building of the last auction that was decided."""
    winner: int = field(I8, initial=NOTHING)
    revealed: Grid = field(I8, MOST_PLAYERS, MOST_CARDS, initial=NOTHING)
    """CP-22: the bids of that auction."""
    revealed_size: Row = field(I8, MOST_PLAYERS)

    score: Row = field(I16, MOST_PLAYERS)

    pool: Row = field(I8, FACES, known=Known.NOBODY)
    """Cards in hand while hidden cards are dealt anew; empty at all other times."""
