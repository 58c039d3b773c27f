"""What is done: every action that a seat can take or that comes from outside, and what it brings about.

Whether an action may be taken is said in choices.py; here it is carried out as chosen.
"""

from __future__ import annotations

from campidoglio.games.capitalist.auction import open_auction, pass_bidding, place_bid
from campidoglio.games.capitalist.building import build_on, sell_down_group, sell_from
from campidoglio.games.capitalist.cards import draw_instead, pay_choice
from campidoglio.games.capitalist.debts import go_bankrupt, leave_game
from campidoglio.games.capitalist.jail import pay_the_fine, use_release
from campidoglio.games.capitalist.land import buy_land, lift_mortgage, mortgage_land
from campidoglio.games.capitalist.state import (
    COINS,
    MOST_PLAYERS,
    Coin,
    Colour,
    Deck,
    Land,
    Phase,
    Property,
    State,
)
from campidoglio.games.capitalist.trading import begin_counter, close_offer, exchange, open_offer, send_offer
from campidoglio.games.capitalist.turn import go_on, roll_dice
from campidoglio.kernel.actions import Actions, action
from campidoglio.kernel.rule import rule

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
