"""A turn: the dice, the squares, and all that follows by itself until somebody must choose."""

from __future__ import annotations

from campidoglio.games.capitalist.auction import next_lot, open_auction
from campidoglio.games.capitalist.cards import draw_card
from campidoglio.games.capitalist.debts import settle_debt
from campidoglio.games.capitalist.ending import check_limits, is_in, next_in
from campidoglio.games.capitalist.jail import roll_in_jail
from campidoglio.games.capitalist.land import (
    is_free_of_rent,
    is_property,
    is_station,
    owner_of,
    rent_of_property,
    rent_of_station,
    rent_of_utility,
)
from campidoglio.games.capitalist.money import owe
from campidoglio.games.capitalist.moving import go_to_jail_at_once, move_forward
from campidoglio.games.capitalist.state import (
    BANK,
    NOTHING,
    Amount,
    Deck,
    Phase,
    Square,
    State,
    Step,
)
from campidoglio.kernel.chance import below
from campidoglio.kernel.rule import rule

DIE = 6


@rule
def go_on(s: State) -> None:
    """CA-35: debts before all else, then step after step, until a seat is asked or the game is over."""
    while s.phase == Phase.RUNNING:
        if s.debts > 0:
            settle_debt(s)
        else:
            take_step(s)


@rule
def take_step(s: State) -> None:
    """The next step of the turn."""
    if s.step == Step.MOVE:
        move_forward(s, s.turn, s.dice[0] + s.dice[1])
    elif s.step == Step.LAND:
        s.step = Step.SETTLE
        land_on(s, s.turn, s.position[s.turn])
    elif s.step == Step.SETTLE:
        settle_turn(s)
    elif s.step == Step.UPKEEP:
        s.step = Step.LOTS
        pay_upkeep(s)
    elif s.step == Step.LOTS:
        auction_lots(s)
    else:
        close_turn(s)


# The dice


@rule
def roll_dice(s: State) -> None:
    """CA-5: two dice; three doubles in one turn lead to jail (CA-7)."""
    s.dice[0] = 1 + below(s, DIE)
    s.dice[1] = 1 + below(s, DIE)
    s.utility_dice[0] = 0
    s.utility_dice[1] = 0
    s.phase = Phase.RUNNING
    is_double = s.dice[0] == s.dice[1]
    if s.jailed[s.turn] > 0:
        roll_in_jail(s, s.turn, is_double)
    elif is_double:
        roll_double(s)
    else:
        s.again = 0
        s.step = Step.MOVE


@rule
def roll_double(s: State) -> None:
    """CA-7: move and go on; the third in a row sends to jail without moving."""
    s.doubles += 1
    if s.doubles == 3:
        go_to_jail_at_once(s, s.turn)
    else:
        s.again = 1
        s.step = Step.MOVE


# The squares


@rule
def land_on(s: State, seat: int, square: int) -> None:
    """What the square that one stands on does."""
    kind = s.square[square]
    if kind == Square.LAND:
        land_on_land(s, seat, s.land_at[square])
    elif kind == Square.COMMUNITY:
        draw_card(s, seat, Deck.COMMUNITY)
    elif kind == Square.CHANCE:
        draw_card(s, seat, Deck.CHANCE)
    elif kind == Square.INCOME_TAX:
        owe(s, seat, BANK, s.amount[Amount.INCOME_TAX])
    elif kind == Square.LUXURY_TAX:
        owe(s, seat, BANK, s.amount[Amount.LUXURY_TAX])
    elif kind == Square.GO_TO_JAIL:
        go_to_jail_at_once(s, seat)


@rule
def land_on_land(s: State, seat: int, land: int) -> None:
    """CA-8: unowned land is for sale, and auctioned where the cash does not suffice. CA-9: rent."""
    owner = owner_of(s, land)
    if owner == NOTHING:
        if s.money[seat] >= s.price[land]:
            s.phase = Phase.BUY
            s.decider = seat
        else:
            open_auction(s, land, seat)
    elif owner != seat and not is_free_of_rent(s, land):
        owe(s, seat, owner, rent_of(s, owner, land))


@rule
def rent_of(s: State, owner: int, land: int) -> int:
    """CA-9: the rent of the three kinds of land."""
    if is_property(land):
        return rent_of_property(s, owner, land)
    if is_station(land):
        return rent_of_station(s, owner)
    return rent_of_utility(s, owner, roll_for_utility(s))


@rule
def roll_for_utility(s: State) -> int:
    """CA-9: both dice are rolled again; a double means nothing."""
    s.utility_dice[0] = 1 + below(s, DIE)
    s.utility_dice[1] = 1 + below(s, DIE)
    return s.utility_dice[0] + s.utility_dice[1]


# The end of a turn


@rule
def settle_turn(s: State) -> None:
    """CA-7: after a double the turn goes on with more actions."""
    if s.again == 1:
        s.phase = Phase.ACT
        s.decider = s.turn
    else:
        s.step = Step.UPKEEP


@rule
def pay_upkeep(s: State) -> None:
    """CA-52: at the end of a turn of the quick game."""
    if is_in(s, s.turn):
        owe(s, s.turn, BANK, s.levy)


@rule
def auction_lots(s: State) -> None:
    """CA-32: what a bankrupt left to the bank, lot by lot."""
    if s.lots != 0:
        next_lot(s, s.turn)
    else:
        s.step = Step.CLOSE


@rule
def close_turn(s: State) -> None:
    """CA-41: the round may be over, and the game with it; else it is the next player's turn."""
    following = next_in(s, s.turn)
    if s.place[following] < s.place[s.turn]:
        s.rounds_played += 1
    check_limits(s)
    if s.phase != Phase.OVER:
        begin_turn(s, following)


@rule
def begin_turn(s: State, seat: int) -> None:
    """CA-5: actions before the roll."""
    s.turn = seat
    s.decider = seat
    s.phase = Phase.ACT
    s.doubles = 0
    s.again = 0
    s.proposals = 0
    s.fresh = 0
    s.drawn[0] = NOTHING
    s.drawn[1] = NOTHING
