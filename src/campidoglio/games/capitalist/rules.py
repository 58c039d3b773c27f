"""Capitali$t: the rulebook.

From the course INFO-F209 (2022-2023) by Hugo Callebaut, Nil Fernandez Lojo and Arnaud Leponce, the ordinary
and the quick game; nothing is left out. The rules are numbered CA-1 … CA-56; where the source is silent,
README.md beside this file says what we decided.

This module deals, lists what is legal and carries actions out. What they mean stands in a module for
each idea: land, building, moving, cards, jail, auction, trading, debts, turn, ending.
"""

from __future__ import annotations

from campidoglio.games.capitalist.auction import can_raise, open_auction, pass_bidding, place_bid
from campidoglio.games.capitalist.building import (
    build_on,
    can_build,
    can_sell,
    can_sell_down,
    may_build_in,
    sell_down_group,
    sell_from,
)
from campidoglio.games.capitalist.cards import draw_instead, pay_choice, shuffle_deck, shuffle_hidden
from campidoglio.games.capitalist.debts import go_bankrupt, is_bankrupt, leave_game
from campidoglio.games.capitalist.ending import is_in
from campidoglio.games.capitalist.jail import can_pay_fine, can_use_release, pay_the_fine, use_release
from campidoglio.games.capitalist.land import (
    buy_land,
    can_lift,
    can_mortgage,
    lift_mortgage,
    mortgage_land,
    owner_of,
)
from campidoglio.games.capitalist.money import receive
from campidoglio.games.capitalist.state import (
    COINS,
    COLOURS,
    DECKS,
    GROUP_START,
    LANDS,
    MOST_PLAYERS,
    NOTHING,
    PROPERTIES,
    UNLIMITED_HOTELS,
    UNLIMITED_HOUSES,
    Amount,
    Coin,
    Colour,
    Deck,
    Land,
    Phase,
    Property,
    State,
    Switch,
)
from campidoglio.games.capitalist.trading import (
    begin_counter,
    can_ask_money,
    can_give_money,
    can_propose_to,
    cards_to_trade,
    close_offer,
    exchange,
    is_empty_offer,
    lands_to_trade,
    open_offer,
    send_offer,
)
from campidoglio.games.capitalist.turn import begin_turn, go_on, roll_dice
from campidoglio.kernel.actions import Actions, action
from campidoglio.kernel.chance import below, shuffle
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

# A roll, the fine, a release card; every property built on or sold from, every colour sold down; every land
# mortgaged or lifted; an offer to every other player.
LEGAL_LIMIT = 3 + 2 * PROPERTIES + COLOURS + LANDS + MOST_PLAYERS - 1


# Setup


@rule
def setup(s: State) -> None:
    """CA-3, CA-4: the quick rules, the order of turns, money, buildings, cards; CA-51: the first lands."""
    resolve_settings(s)
    for seat in range(s.players):
        s.order[seat] = seat
    shuffle(s, s.order, s.players)
    for place in range(s.players):
        s.place[s.order[place]] = place
        receive(s, place, money_at_start(s))
    for deck in range(DECKS):
        shuffle_deck(s, deck)
    give_lands(s)
    begin_turn(s, s.order[0])


@rule
def switched(s: State, switch: int) -> int:
    """Whether a rule of the quick game holds: as its own setting says, or as the quick game has it."""
    return s.quick if switch == Switch.AS_QUICK else switch


@rule
def resolved(s: State, setting: int, in_quick: int, ordinary: int) -> int:
    """A figure of the quick game: its own setting, or what the quick or the ordinary game has."""
    if setting >= 0:
        return setting
    return in_quick if s.quick else ordinary


@rule
def resolve_settings(s: State) -> None:
    """CA-50 … CA-56: what the setting `quick` switches on, unless a setting of its own says otherwise."""
    s.alone = switched(s, s.build_alone)
    s.staged = switched(s, s.staged_building)
    s.levy = resolved(s, s.upkeep, s.amount[Amount.QUICK_UPKEEP], 0)
    s.resale_rate = resolved(s, s.resale, s.amount[Amount.QUICK_RESALE], s.amount[Amount.RESALE])
    s.falls_to_end = resolved(s, s.eliminations, s.amount[Amount.QUICK_ELIMINATIONS], 0)
    if switched(s, s.unlimited_buildings):
        s.houses = UNLIMITED_HOUSES
        s.hotels = UNLIMITED_HOTELS
    else:
        s.houses = s.amount[Amount.HOUSES]
        s.hotels = s.amount[Amount.HOTELS]


@rule
def money_at_start(s: State) -> int:
    """CA-4, CA-50: 1500, in the quick game 3000, or as set."""
    ordinary = s.amount[Amount.START_MONEY]
    return resolved(s, s.start_money, s.amount[Amount.QUICK_START_MONEY], ordinary)


@rule
def give_lands(s: State) -> None:
    """CA-51: random properties to each player, who pays their prices at once."""
    given = resolved(s, s.given_lands, s.amount[Amount.QUICK_LANDS], 0)
    left = PROPERTIES
    for seat in range(s.players):
        for _ in range(given):
            land = unowned_property(s, below(s, left))
            buy_land(s, seat, land, s.price[land])
            left -= 1


@rule
def unowned_property(s: State, number: int) -> int:
    """The property that comes after so many others without an owner."""
    land = 0
    while number > 0 or owner_of(s, land) != NOTHING:
        if owner_of(s, land) == NOTHING:
            number -= 1
        land += 1
    return land


# What may be done


@rule
def due(s: State) -> int:
    """One seat at a time is asked; nobody once the game is over."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.decider


@rule
def legal(s: State, seat: int, moves: Row) -> int:
    """What the phase allows, in the order of the actions below."""
    if s.phase == Phase.ACT:
        return act_moves(s, seat, moves)
    if s.phase == Phase.COMPOSE:
        return compose_moves(s, moves)
    if s.phase == Phase.ANSWER:
        return answer_moves(s, moves)
    if s.phase == Phase.AUCTION:
        return auction_moves(s, seat, moves)
    if s.phase == Phase.DEBT:
        return debt_moves(s, seat, moves)
    if s.phase == Phase.BUY:
        moves[0] = buy.code()
        moves[1] = decline.code()
    else:
        moves[0] = pay.code()
        moves[1] = draw_chance.code()
    return 2


@rule
def act_moves(s: State, seat: int, moves: Row) -> int:
    """CA-5: roll; leave jail (CA-16); build, sell, mortgage, lift, propose a trade (CA-20 … CA-26)."""
    moves[0] = roll.code()
    n = 1
    if s.jailed[seat] > 0:
        n = jail_moves(s, seat, moves, n)
    n = build_moves(s, seat, moves, n)
    n = sell_moves(s, seat, moves, n)
    n = mortgage_moves(s, seat, moves, n)
    n = lift_moves(s, seat, moves, n)
    if s.proposals < s.trades:
        for other in range(s.players):
            if can_propose_to(s, seat, other):
                moves[n] = offer.code(other)
                n += 1
    return n


@rule
def jail_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-16: the fine, or a release card."""
    if can_pay_fine(s, seat):
        moves[n] = pay_fine.code()
        n += 1
    if can_use_release(s, seat):
        moves[n] = use_card.code()
        n += 1
    return n


@rule
def build_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-20: every property that may be built on."""
    if s.holds[seat] == 0:
        return n
    for colour in range(COLOURS):
        if may_build_in(s, seat, colour):
            for land in range(GROUP_START[colour], GROUP_START[colour + 1]):
                if can_build(s, seat, land):
                    moves[n] = build.code(land)
                    n += 1
    return n


@rule
def sell_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-24: every property that may be sold from, every colour that may be sold down."""
    mine = s.holds[seat] & s.built
    if mine == 0:
        return n
    for land in range(PROPERTIES):
        if mine >> land & 1 and can_sell(s, seat, land):
            moves[n] = sell.code(land)
            n += 1
    for colour in range(COLOURS):
        if can_sell_down(s, seat, colour):
            moves[n] = sell_down.code(colour)
            n += 1
    return n


@rule
def mortgage_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-25: every land that may be mortgaged."""
    mine = s.holds[seat] & ~s.mortgaged
    if mine == 0:
        return n
    for land in range(LANDS):
        if mine >> land & 1 and can_mortgage(s, seat, land):
            moves[n] = mortgage.code(land)
            n += 1
    return n


@rule
def lift_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-26: every mortgage that may be lifted."""
    mine = s.holds[seat] & s.mortgaged
    if mine == 0:
        return n
    for land in range(LANDS):
        if mine >> land & 1 and can_lift(s, seat, land):
            moves[n] = lift.code(land)
            n += 1
    return n


@rule
def compose_moves(s: State, moves: Row) -> int:
    """CA-21: lands, release cards and money that may still go into the offer; send it, or drop it."""
    n = give_moves(s, moves)
    for coin in range(len(COINS)):
        if can_give_money(s, coin):
            moves[n] = give_money.code(coin)
            n += 1
    for coin in range(len(COINS)):
        if can_ask_money(s, coin):
            moves[n] = ask_money.code(coin)
            n += 1
    if not is_empty_offer(s):
        moves[n] = send.code()
        n += 1
    moves[n] = cancel.code()
    return n + 1


@rule
def give_moves(s: State, moves: Row) -> int:
    """CA-21: lands to give, lands to ask, release cards to give, release cards to ask."""
    mine = lands_to_trade(s, s.proposer) & ~s.given
    theirs = lands_to_trade(s, s.partner) & ~s.asked
    n = 0
    if mine != 0:
        for land in range(LANDS):
            if mine >> land & 1:
                moves[n] = give_land.code(land)
                n += 1
    if theirs != 0:
        for land in range(LANDS):
            if theirs >> land & 1:
                moves[n] = ask_land.code(land)
                n += 1
    my_cards = cards_to_trade(s, s.proposer) & ~s.given_cards
    their_cards = cards_to_trade(s, s.partner) & ~s.asked_cards
    for deck in range(DECKS):
        if my_cards >> deck & 1:
            moves[n] = give_card.code(deck)
            n += 1
    for deck in range(DECKS):
        if their_cards >> deck & 1:
            moves[n] = ask_card.code(deck)
            n += 1
    return n


@rule
def answer_moves(s: State, moves: Row) -> int:
    """CA-21: accept, refuse, or make the one counter-offer."""
    moves[0] = accept.code()
    moves[1] = refuse.code()
    if s.countering:
        return 2
    moves[2] = counter.code()
    return 3


@rule
def auction_moves(s: State, seat: int, moves: Row) -> int:
    """CA-28: raise within one's cash, and bid; or pass."""
    n = 0
    for coin in range(len(COINS)):
        if can_raise(s, seat, coin):
            moves[n] = raise_by.code(coin)
            n += 1
    if s.raised > 0:
        moves[n] = bid.code()
    else:
        moves[n] = pass_bid.code()
    return n + 1


@rule
def debt_moves(s: State, seat: int, moves: Row) -> int:
    """CA-30: sell, mortgage, or declare bankruptcy if all that does not suffice."""
    n = sell_moves(s, seat, moves, 0)
    n = mortgage_moves(s, seat, moves, n)
    if is_bankrupt(s, seat):
        moves[n] = bankrupt.code()
        n += 1
    return n


@rule
def outside(s: State, moves: Row) -> int:
    """CA-41: the time may run out, once, if it is limited. CA-34: anybody may leave."""
    n = 0
    if s.phase == Phase.OVER:
        return n
    if s.minutes > 0 and s.time_is_up == 0:
        moves[n] = time_up.code()
        n += 1
    for seat in range(s.players):
        if is_in(s, seat):
            moves[n] = leave.code(seat)
            n += 1
    return n


# Before the roll


@action()
def roll(s: State, seat: int) -> None:
    """CA-5: roll the dice."""
    roll_dice(s)
    go_on(s)


@action()
def pay_fine(s: State, seat: int) -> None:
    """CA-16: pay to leave jail."""
    pay_the_fine(s, seat)


@action()
def use_card(s: State, seat: int) -> None:
    """CA-27: use a release card."""
    use_release(s, seat)


@action(land=Property)
def build(s: State, seat: int, land: int) -> None:
    """CA-20: build a house or a hotel."""
    build_on(s, seat, land)


@action(land=Property)
def sell(s: State, seat: int, land: int) -> None:
    """CA-24: sell a house or a hotel."""
    sell_from(s, seat, land)
    after_raising(s)


@action(group=Colour)
def sell_down(s: State, seat: int, group: int) -> None:
    """CA-24: sell a colour down in one step, because the bank lacks houses."""
    sell_down_group(s, seat, group)
    after_raising(s)


@action(land=Land)
def mortgage(s: State, seat: int, land: int) -> None:
    """CA-25: mortgage a land."""
    mortgage_land(s, seat, land)
    after_raising(s)


@rule
def after_raising(s: State) -> None:
    """CA-30: a debt is paid as soon as the cash suffices; on one's turn nothing follows."""
    if s.phase == Phase.DEBT:
        s.phase = Phase.RUNNING
        go_on(s)


@action(land=Land)
def lift(s: State, seat: int, land: int) -> None:
    """CA-26: lift a mortgage."""
    lift_mortgage(s, seat, land)


# Trades


@action(seat=range(MOST_PLAYERS))
def offer(s: State, seat: int, partner: int) -> None:
    """CA-21: begin an offer to another player."""
    open_offer(s, seat, partner)


@action(land=Land)
def give_land(s: State, seat: int, land: int) -> None:
    """CA-21: put a land of one's own into the offer."""
    s.given |= 1 << land


@action(land=Land)
def ask_land(s: State, seat: int, land: int) -> None:
    """CA-21: ask for a land of the partner."""
    s.asked |= 1 << land


@action(deck=Deck)
def give_card(s: State, seat: int, deck: int) -> None:
    """CA-21: put a release card into the offer."""
    s.given_cards |= 1 << deck


@action(deck=Deck)
def ask_card(s: State, seat: int, deck: int) -> None:
    """CA-21: ask for a release card of the partner."""
    s.asked_cards |= 1 << deck


@action(amount=Coin)
def give_money(s: State, seat: int, amount: int) -> None:
    """CA-21: put more money into the offer."""
    s.given_money += COINS[amount]


@action(amount=Coin)
def ask_money(s: State, seat: int, amount: int) -> None:
    """CA-21: ask for more money."""
    s.asked_money += COINS[amount]


@action()
def send(s: State, seat: int) -> None:
    """CA-21: the offer is made."""
    send_offer(s)


@action()
def cancel(s: State, seat: int) -> None:
    """CA-21: drop the offer; to drop a counter-offer is to refuse."""
    close_offer(s)


@action()
def accept(s: State, seat: int) -> None:
    """CA-21: the exchange takes place."""
    exchange(s)


@action()
def refuse(s: State, seat: int) -> None:
    """CA-21: nothing changes hands."""
    close_offer(s)


@action()
def counter(s: State, seat: int) -> None:
    """CA-21: begin a counter-offer."""
    begin_counter(s)


# Buying and bidding


@action()
def buy(s: State, seat: int) -> None:
    """CA-8: buy the land one stands on."""
    land = s.land_at[s.position[seat]]
    buy_land(s, seat, land, s.price[land])
    s.phase = Phase.RUNNING
    go_on(s)


@action()
def decline(s: State, seat: int) -> None:
    """CA-8: have it auctioned."""
    open_auction(s, s.land_at[s.position[seat]], seat)
    go_on(s)


@action(amount=Coin)
def raise_by(s: State, seat: int, amount: int) -> None:
    """CA-28: raise the bid that is being made up."""
    s.raised += COINS[amount]


@action()
def bid(s: State, seat: int) -> None:
    """CA-28: bid the raised amount."""
    place_bid(s, seat)
    go_on(s)


@action(text="pass")
def pass_bid(s: State, seat: int) -> None:
    """CA-28: pass, for good."""
    pass_bidding(s, seat)
    go_on(s)


# Cards and debts


@action()
def pay(s: State, seat: int) -> None:
    """CA-11: pay instead of drawing a chance card."""
    pay_choice(s, seat)
    go_on(s)


@action()
def draw_chance(s: State, seat: int) -> None:
    """CA-11: draw a chance card instead of paying."""
    draw_instead(s, seat)
    go_on(s)


@action()
def bankrupt(s: State, seat: int) -> None:
    """CA-30: declare bankruptcy."""
    go_bankrupt(s, seat)
    go_on(s)


# From outside


@action()
def time_up(s: State, seat: int) -> None:
    """CA-41: the time has run out; the running turn is finished."""
    s.time_is_up = 1


@action(seat=range(MOST_PLAYERS))
def leave(s: State, seat: int, leaver: int) -> None:
    """CA-34: a player leaves for good."""
    leave_game(s, leaver)
    go_on(s)


ACTIONS = Actions(
    roll,
    pay_fine,
    use_card,
    build,
    sell,
    sell_down,
    mortgage,
    lift,
    offer,
    give_land,
    ask_land,
    give_card,
    ask_card,
    give_money,
    ask_money,
    send,
    cancel,
    accept,
    refuse,
    counter,
    buy,
    decline,
    raise_by,
    bid,
    pass_bid,
    pay,
    draw_chance,
    bankrupt,
    time_up,
    leave,
)


# What a seat cannot know


@rule
def resample(s: State, seat: int) -> None:
    """CA-10: nobody knows the order of the cards that were never drawn; all else is public."""
    for deck in range(DECKS):
        shuffle_hidden(s, deck)
