"""Capitali$t: what looks promising, and what a position may be worth, for bots.

Land is worth its price, a whole group about twice that, a building more than it costs; but all of it comes to
what it resells for when the last rounds are near, and a little cash must be at hand for the next rent.
"""

from __future__ import annotations

from campidoglio.games.capitalist.actions import (
    accept,
    ask_card,
    ask_land,
    ask_money,
    bid,
    build,
    buy,
    cancel,
    counter,
    decline,
    give_card,
    give_land,
    give_money,
    lift,
    mortgage,
    offer,
    pass_bid,
    pay_fine,
    raise_by,
    refuse,
    sell,
    send,
    use_card,
)
from campidoglio.games.capitalist.building import value_of_buildings
from campidoglio.games.capitalist.ending import fortune, is_in
from campidoglio.games.capitalist.land import count_of, is_whole, value_of_lands
from campidoglio.games.capitalist.state import (
    COINS,
    COLOURS,
    GROUP_LANDS,
    GROUP_OF,
    GROUP_START,
    PROPERTIES,
    Phase,
    State,
)
from campidoglio.games.capitalist.trading import lands_to_trade
from campidoglio.kernel.rule import rule

EVEN = 50
"""The appeal of what neither helps nor hurts, such as rolling."""
UNWISE = 10
"""The appeal of what is hardly ever right; greedy bots do not look at it."""
GROUPS = 10
ENOUGH_HOUSES = 3
"""The third house raises the rent most."""
RESERVE = 200
"""Cash to keep at hand while rents are low."""
SAFETY = 650
"""Cash below which buildings are not bought, and money is scarce: to sell them again costs half the price.
Against 200, and with lands mortgaged for buildings, greedy won 0.64 +- 0.02 of 3,000 games of two (95 %)."""
ROUNDS_TO_PAY = 20
"""In so many rounds land and buildings have brought what they are worth more than they resell for."""


SEARCH_MANNER = {
    "tournament": 16,
    "horizon": 12,
    "spread": 500,
    "win_share": 0.3,
    "hopeless": 30,
}
"""Games are long and luck is large: a walk soon asks for the value, in dollars. To follow nothing hopeless,
such as idle mortgages and offers, won 0.95 +- 0.10 of 20 games against following everything (95 %)."""


@rule
def appeal(s: State, seat: int, code: int) -> int:
    """How promising an action looks."""
    if code < build.first:
        return appeal_of_leaving(s, seat, code)
    if code < sell.first:
        return EVEN + 30 if s.money[seat] - s.cost[code - build.first] >= SAFETY else EVEN - 20
    if code < mortgage.first:
        return EVEN - 20 if s.phase == Phase.DEBT else UNWISE
    if code < lift.first:
        return appeal_of_mortgage(s, seat, code - mortgage.first)
    if code < offer.first:
        return EVEN + 10 if s.money[seat] >= 3 * RESERVE else EVEN - 20
    if code < accept.first:
        return appeal_of_trade(s, seat, code)
    if code < buy.first:
        return appeal_of_answer(s, seat, code)
    if code < raise_by.first:
        return EVEN + 20 if code < decline.first else EVEN
    if code <= pass_bid.first:
        return appeal_of_bidding(s, seat, code)
    return EVEN


# On one's turn


@rule
def appeal_of_leaving(s: State, seat: int, code: int) -> int:
    """CA-16: out of jail while there is land to buy; later one is safe there."""
    if code == use_card.first:
        return EVEN + 10
    if code == pay_fine.first:
        return EVEN + 5 if lands_of_the_bank(s) > 6 and s.money[seat] >= RESERVE else EVEN - 10
    return EVEN


@rule
def lands_of_the_bank(s: State) -> int:
    """How many lands nobody owns."""
    owned = 0
    for seat in range(s.players):
        owned |= s.holds[seat]
    free = 0
    for group in range(GROUPS):
        free += count_of(~owned, group)
    return free


@rule
def appeal_of_mortgage(s: State, seat: int, land: int) -> int:
    """CA-25: single properties to build elsewhere; else for a debt, before buildings; whole groups last."""
    group = GROUP_OF[land]
    if s.phase == Phase.DEBT:
        return EVEN - 10 if is_whole(s.holds[seat], group) else EVEN
    if land < PROPERTIES and count_of(s.holds[seat], group) == 1 and lacks_cash_to_build(s, seat):
        return EVEN + 25
    return UNWISE


@rule
def lacks_cash_to_build(s: State, seat: int) -> bool:
    """CA-20: whether a whole group has fewer than three houses somewhere for want of money."""
    for group in range(COLOURS):
        if is_whole(s.holds[seat] & ~s.mortgaged, group):
            for land in range(GROUP_START[group], GROUP_START[group + 1]):
                if s.level[land] < ENOUGH_HOUSES and s.money[seat] - s.cost[land] < SAFETY:
                    return True
    return False


@rule
def appeal_of_bidding(s: State, seat: int, code: int) -> int:
    """CA-28: up to what the land is worth to the bidder, soon near it; and never the last cash."""
    if code == bid.first:
        return EVEN + 20
    if code == pass_bid.first:
        return EVEN
    coin = code - raise_by.first
    if s.raised > 0:
        return EVEN - 20
    most = min(worth_of_lot(s, seat), s.money[seat] - RESERVE // 4)
    price = s.bid + COINS[coin]
    if price > most:
        return EVEN - 20
    return EVEN + 10 - coin if 4 * price > 3 * most else EVEN + 10 + coin


@rule
def worth_of_lot(s: State, seat: int) -> int:
    """How much more a player's lands are worth with the one that is auctioned."""
    group = GROUP_OF[s.lot]
    return worth_of_group(s, s.holds[seat] | 1 << s.lot, group) - worth_of_group(s, s.holds[seat], group)


# Trades


@rule
def appeal_of_trade(s: State, seat: int, code: int) -> int:
    """CA-21: what makes both better off, with money so that the partner is satisfied."""
    if code < give_land.first:
        return EVEN + 8 if s.proposals == 0 and may_help(s, seat, code - offer.first) else UNWISE
    if code < ask_land.first:
        return EVEN - 3 + gain_of_both(s, s.proposer, s.partner, code - give_land.first)
    if code < give_card.first:
        return EVEN + gain_of_both(s, s.partner, s.proposer, code - ask_land.first)
    if code < give_money.first:
        return EVEN - 20 + int(code < ask_card.first)
    lacks = -satisfaction(s, s.partner, s.proposer)
    if code < ask_money.first:
        coin = code - give_money.first
        return EVEN + 10 + coin if lacks > COINS[coin] // 2 else EVEN - 20
    if code < send.first:
        coin = code - ask_money.first
        return EVEN + 10 + coin if -lacks > COINS[coin] else EVEN - 20
    if code < cancel.first:
        return EVEN + 9 if lacks <= 0 and satisfaction(s, s.proposer, s.partner) >= 0 else EVEN - 30
    return EVEN


@rule
def appeal_of_answer(s: State, seat: int, code: int) -> int:
    """CA-21: accept what helps enough; one seldom does better by a counter-offer."""
    if code == refuse.first:
        return EVEN
    if code == counter.first:
        return EVEN - 20
    return EVEN + 20 if satisfaction(s, seat, s.proposer) >= 0 else EVEN - 30


@rule
def may_help(s: State, seat: int, other: int) -> bool:
    """Whether one land of another makes a group whole; of two players neither helps the other."""
    if s.players - s.fallen == 2:
        return False
    theirs = lands_to_trade(s, other)
    for group in range(GROUPS):
        mine = s.holds[seat] & GROUP_LANDS[group]
        if mine != 0 and count_of(theirs, group) == 1 and is_whole(mine | theirs, group):
            return True
    return False


@rule
def gain_of_both(s: State, giver: int, taker: int, land: int) -> int:
    """What a land would be worth more in the other's hand, as a part of an appeal."""
    group = GROUP_OF[land]
    theirs = s.holds[giver]
    mine = s.holds[taker]
    more = worth_of_group(s, mine | 1 << land, group) - worth_of_group(s, mine, group)
    less = worth_of_group(s, theirs, group) - worth_of_group(s, theirs & ~(1 << land), group)
    return min(max((more - less) // 10 - 5, -30), 30)


@rule
def gain(s: State, seat: int, given: int, taken: int) -> int:
    """By how much a player's lands would be worth more after giving some and taking others."""
    lands = s.holds[seat]
    return worth_of_lands(s, lands & ~given | taken) - worth_of_lands(s, lands)


@rule
def satisfaction(s: State, seat: int, other: int) -> int:
    """What the offer brings a player beyond the part of the other's gain that is this player's loss."""
    money = s.asked_money - s.given_money
    mine = gain(s, s.proposer, s.given, s.asked) + money
    theirs = gain(s, s.partner, s.asked, s.given) - money
    if seat == s.partner:
        return theirs - mine // (s.players - s.fallen - 1)
    return mine - theirs // (s.players - s.fallen - 1)


# What a position may be worth


@rule
def value(s: State, seat: int) -> int:
    """CA-41: the fortune, and what land and buildings may bring more in the rounds that are left."""
    if s.phase == Phase.OVER or not is_in(s, seat):
        return fortune(s, seat)
    left = ROUNDS_TO_PAY
    if s.rounds > 0:
        left = min(left, s.rounds - s.rounds_played)
    resale = value_of_lands(s, seat) + value_of_buildings(s, seat)
    more = worth_of_lands(s, s.holds[seat]) + worth_of_buildings(s, seat) - resale
    short = max(0, SAFETY - s.money[seat])
    return fortune(s, seat) - s.owes[seat] + (more - short) * left // ROUNDS_TO_PAY


@rule
def worth_of_lands(s: State, lands: int) -> int:
    """What lands in one hand are worth."""
    total = 0
    for group in range(GROUPS):
        if lands & GROUP_LANDS[group] != 0:
            total += worth_of_group(s, lands, group)
    return total


@rule
def worth_of_group(s: State, lands: int, group: int) -> int:
    """The prices of its lands, a quarter if mortgaged; more for several of them, twice for all."""
    worth = 0
    for land in range(GROUP_START[group], GROUP_START[group + 1]):
        if lands >> land & 1:
            worth += s.price[land] // 4 if s.mortgaged >> land & 1 else s.price[land]
    if is_whole(lands, group):
        return 2 * worth
    return worth + worth // 4 if count_of(lands, group) > 1 else worth


@rule
def worth_of_buildings(s: State, seat: int) -> int:
    """Two and a half times what they cost."""
    mine = s.holds[seat] & s.built
    total = 0
    if mine != 0:
        for land in range(PROPERTIES):
            if mine >> land & 1:
                total += s.level[land] * s.cost[land] * 5 // 2
    return total
