"""What a game of Capitali$t is made of: lands, phases, amounts, and the state that all rules share.

Lands are known by their colour and number, as in the source. Sets of lands are kept as bits of one number:
bit 0 is the first brown property, bit 27 the second utility.
"""

from __future__ import annotations

from enum import IntEnum

from campidoglio.kernel.schema import I8, I16, I32, I64, GameState, Grid, Known, Row, field, state


class Land(IntEnum):
    """CA-1, CA-2: the 28 titles, in the order of their group; the source names them so."""

    BROWN_1 = 0
    BROWN_2 = 1
    LIGHT_BLUE_1 = 2
    LIGHT_BLUE_2 = 3
    LIGHT_BLUE_3 = 4
    PINK_1 = 5
    PINK_2 = 6
    PINK_3 = 7
    ORANGE_1 = 8
    ORANGE_2 = 9
    ORANGE_3 = 10
    RED_1 = 11
    RED_2 = 12
    RED_3 = 13
    YELLOW_1 = 14
    YELLOW_2 = 15
    YELLOW_3 = 16
    GREEN_1 = 17
    GREEN_2 = 18
    GREEN_3 = 19
    DARK_BLUE_1 = 20
    DARK_BLUE_2 = 21
    STATION_1 = 22
    STATION_2 = 23
    STATION_3 = 24
    STATION_4 = 25
    UTILITY_1 = 26
    UTILITY_2 = 27


PROPERTIES = 22
FIRST_STATION = 22
FIRST_UTILITY = 26
LANDS = 28

Property = IntEnum(
    "Property",
    "BROWN_1 BROWN_2 LIGHT_BLUE_1 LIGHT_BLUE_2 LIGHT_BLUE_3 PINK_1 PINK_2 PINK_3 ORANGE_1 ORANGE_2 ORANGE_3"
    " RED_1 RED_2 RED_3 YELLOW_1 YELLOW_2 YELLOW_3 GREEN_1 GREEN_2 GREEN_3 DARK_BLUE_1 DARK_BLUE_2",
    start=0,
)
"""The lands that can be built on."""


class Group(IntEnum):
    """The colours of properties, then stations and utilities."""

    BROWN = 0
    LIGHT_BLUE = 1
    PINK = 2
    ORANGE = 3
    RED = 4
    YELLOW = 5
    GREEN = 6
    DARK_BLUE = 7
    STATION = 8
    UTILITY = 9


COLOURS = 8
Colour = IntEnum("Colour", "BROWN LIGHT_BLUE PINK ORANGE RED YELLOW GREEN DARK_BLUE", start=0)
"""The groups that can be built on."""

# The lands of group g are numbered from GROUP_START[g] up to, and without, GROUP_START[g + 1].
GROUP_START = (0, 2, 5, 8, 11, 14, 17, 20, 22, 26, 28)
GROUP_OF = tuple(group for group in range(10) for _ in range(GROUP_START[group], GROUP_START[group + 1]))
GROUP_LANDS = tuple((1 << GROUP_START[group + 1]) - (1 << GROUP_START[group]) for group in range(10))


class Square(IntEnum):
    """CA-1: what a square is; those that are land have a title."""

    START = 0
    LAND = 1
    COMMUNITY = 2
    CHANCE = 3
    INCOME_TAX = 4
    LUXURY_TAX = 5
    JAIL = 6
    FREE_PARKING = 7
    GO_TO_JAIL = 8


class Deck(IntEnum):
    """CA-3: the two decks of sixteen cards."""

    CHANCE = 0
    COMMUNITY = 1


class Effect(IntEnum):
    """CA-10, CA-11: what a card does."""

    ADVANCE = 0
    GO_BACK = 1
    STEP_BACK = 2
    NEAREST_STATION = 3
    JAIL = 4
    RELEASE = 5
    RECEIVE = 6
    PAY = 7
    PAY_OR_CHANCE = 8
    BIRTHDAY = 9
    REPAIRS = 10


class Amount(IntEnum):
    """The figures that the data file sets besides prices, rents and cards."""

    START_MONEY = 0
    SALARY = 1
    FINE = 2
    INCOME_TAX = 3
    LUXURY_TAX = 4
    HOUSES = 5
    HOTELS = 6
    RESALE = 7
    QUICK_START_MONEY = 8
    QUICK_LANDS = 9
    QUICK_UPKEEP = 10
    QUICK_RESALE = 11
    QUICK_ELIMINATIONS = 12


class Switch(IntEnum):
    """A rule of the quick game (CA-50 … CA-56): with it, without it, or as the setting `quick` says."""

    AS_QUICK = -1
    NO = 0
    YES = 1


Coin = IntEnum("Coin", {"1": 0, "10": 1, "100": 2, "1000": 3})
"""The steps of which amounts are made; more of them make any whole number."""

COINS = (1, 10, 100, 1000)


class Phase(IntEnum):
    """What is asked."""

    RUNNING = 0
    """Nothing: the rules go on by themselves; never seen between two actions."""
    ACT = 1
    """CA-5: the player on turn acts, and rolls."""
    BUY = 2
    """CA-8: buy the land one stands on, or have it auctioned."""
    AUCTION = 3
    """CA-28: bid or pass."""
    COMPOSE = 4
    """CA-21: make up an offer, or a counter-offer."""
    ANSWER = 5
    """CA-21: accept, refuse or counter an offer."""
    CHOICE = 6
    """CA-11: pay or draw a chance card."""
    DEBT = 7
    """CA-30: raise money, or declare bankruptcy."""
    OVER = 8


class Step(IntEnum):
    """What comes next in a turn once nothing is asked and nothing is owed (CA-35)."""

    MOVE = 0
    LAND = 1
    SETTLE = 2
    UPKEEP = 3
    LOTS = 4
    CLOSE = 5


class Ending(IntEnum):
    """CA-40, CA-41, CA-56: why a game ends."""

    NONE = 0
    LAST_PLAYER = 1
    ELIMINATIONS = 2
    ROUNDS = 3
    TIME = 4


FEWEST_PLAYERS = 2
MOST_PLAYERS = 8
SQUARES = 40
CARDS = 16
DECKS = 2
HOTEL = 5
DICE = 2
NOTHING = -1
BANK = -1
"""The bank where a seat could stand: as creditor."""

# More houses and hotels than can ever stand on 22 properties (CA-50).
UNLIMITED_HOUSES = 4 * PROPERTIES
UNLIMITED_HOTELS = PROPERTIES


@state
class State(GameState):
    """A game of Capitali$t. Buildings count 1 to 4 houses, 5 is a hotel; sets of lands and seats are bits."""

    # Settings
    quick: int = field(I8)
    rounds: int = field(I32)
    minutes: int = field(I32)
    start_money: int = field(I32)
    trades: int = field(I8)
    unlimited_buildings: int = field(I8)
    given_lands: int = field(I8)
    upkeep: int = field(I32)
    build_alone: int = field(I8)
    staged_building: int = field(I8)
    resale: int = field(I8)
    eliminations: int = field(I8)

    # The data file
    square: Row = field(I8, SQUARES)
    """`Square` by position."""
    land_at: Row = field(I8, SQUARES, initial=NOTHING)
    """`Land` by position."""
    jail_at: int = field(I8)
    price: Row = field(I16, LANDS)
    cost: Row = field(I16, PROPERTIES)
    """What a building costs."""
    rent: Grid = field(I16, PROPERTIES, HOTEL + 1)
    station_rent: Row = field(I16, 4)
    utility_rent: Row = field(I16, 2)
    effect: Grid = field(I8, DECKS, CARDS)
    """`Effect` by deck and card."""
    value: Grid = field(I16, DECKS, CARDS)
    """The card's position, steps or amount; for repairs the amount for a house."""
    hotel_value: Grid = field(I16, DECKS, CARDS)
    """For repairs the amount for a hotel."""
    amount: Row = field(I32, len(Amount))

    # The settings as the quick game resolves them
    resale_rate: int = field(I8)
    """CA-24, CA-25, CA-55: percent."""
    levy: int = field(I32)
    """CA-52: what a turn costs."""
    alone: int = field(I8)
    """CA-53: 1 if building needs no whole group."""
    staged: int = field(I8)
    """CA-54: 1 if building waits for Start."""
    falls_to_end: int = field(I8)
    """CA-56: eliminations that end the game."""

    # The turn
    order: Row = field(I8, MOST_PLAYERS)
    """CA-4: the seats in the order of their turns."""
    place: Row = field(I8, MOST_PLAYERS)
    """The place of each seat in that order, from 0."""
    turn: int = field(I8)
    decider: int = field(I8)
    """Who is asked: the player on turn, a bidder, a partner, a debtor."""
    phase: int = field(I8)
    step: int = field(I8)
    rounds_played: int = field(I32)
    """Rounds finished."""
    time_is_up: int = field(I8)
    dice: Row = field(I8, DICE)
    utility_dice: Row = field(I8, DICE)
    """CA-9: the roll for a utility's rent, 0 if there was none since the last roll."""
    doubles: int = field(I8)
    """CA-7: rolled in this turn."""
    again: int = field(I8)
    """CA-7: 1 if the turn goes on."""
    proposals: int = field(I8)
    """CA-21: made in this turn."""
    drawn: Row = field(I8, 2, initial=NOTHING)
    """The last card of this turn: deck and card."""

    # Players
    money: Row = field(I32, MOST_PLAYERS)
    bank: int = field(I64)
    """All that the bank has paid, less all that it took: what the players hold together."""
    position: Row = field(I8, MOST_PLAYERS)
    jailed: Row = field(I8, MOST_PLAYERS)
    """CA-16: 0 outside jail; in it, 1 and one more for every failed roll."""
    passes: Row = field(I8, MOST_PLAYERS)
    """CA-54: how often Start was passed, counted to 2."""
    fell: Row = field(I8, MOST_PLAYERS)
    """CA-42: 0 while in the game; then 1 for the first to fall, 2 for the second …"""
    fallen: int = field(I8)

    # Lands and buildings
    holds: Row = field(I32, MOST_PLAYERS)
    """The lands of each seat."""
    mortgaged: int = field(I32)
    fresh: int = field(I32)
    """CA-26: mortgaged in this turn."""
    level: Row = field(I8, PROPERTIES)
    """Houses on each property; `HOTEL` is a hotel."""
    built: int = field(I32)
    """The lands with a building."""
    houses: int = field(I8)
    hotels: int = field(I8)
    """CA-3: left in the bank."""

    # Cards
    deck: Grid = field(I8, DECKS, CARDS, known=Known.SHOWN, initial=NOTHING)
    """A ring: `cards` cards from `top` on, downward; the first `hidden` were never seen."""
    top: Row = field(I8, DECKS)
    cards: Row = field(I8, DECKS)
    hidden: Row = field(I8, DECKS)
    release: Row = field(I8, DECKS, initial=NOTHING)
    """Who holds the release card of each deck."""

    # Debts
    owes: Row = field(I32, MOST_PLAYERS)
    debts: int = field(I8)
    """How many seats owe."""
    creditor: int = field(I8, initial=BANK)
    """To whom all of them owe: a seat or the bank."""

    # Auction
    lot: int = field(I8, initial=NOTHING)
    bid: int = field(I32)
    bidder: int = field(I8, initial=NOTHING)
    raised: int = field(I32)
    """The raise that the decider is making up."""
    passed: int = field(I16)
    """The seats that are out of the bidding."""
    lots: int = field(I32)
    """CA-32: the lands still to be auctioned at the end of the turn."""

    # Trade
    proposer: int = field(I8, initial=NOTHING)
    partner: int = field(I8, initial=NOTHING)
    countering: int = field(I8)
    """1 if this is the counter-offer."""
    given: int = field(I32)
    """The lands that go from the proposer to the partner."""
    asked: int = field(I32)
    given_cards: int = field(I8)
    """The release cards that go over, as bits by `Deck`."""
    asked_cards: int = field(I8)
    given_money: int = field(I32)
    asked_money: int = field(I32)

    reason: int = field(I8)
    """`Ending`."""
