"""What a seat or an onlooker may see of a game of Capitali$t, as plain data: all but cards never drawn."""

from __future__ import annotations

from typing import Any

from campidoglio.games.capitalist.building import resale_value
from campidoglio.games.capitalist.ending import fortune
from campidoglio.games.capitalist.land import (
    is_property,
    is_station,
    mortgage_value,
    rent_of_property,
    rent_of_station,
    rent_of_utility,
)
from campidoglio.games.capitalist.state import (
    BANK,
    CARDS,
    COINS,
    DECKS,
    GROUP_OF,
    LANDS,
    NOTHING,
    SQUARES,
    Amount,
    Deck,
    Effect,
    Ending,
    Group,
    Land,
    Phase,
    Square,
    State,
)

LAND_NAMES = tuple(land.name.lower() for land in Land)
DECK_NAMES = tuple(deck.name.lower() for deck in Deck)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Everything is public but the order of the cards that nobody has seen (CA-10)."""
    is_over = s.phase == Phase.OVER
    return {
        "game": "capitalist",
        "seat": seat,
        "players": s.players,
        "rules": _rules(s),
        "phase": Phase(s.phase).name.lower(),
        "ending": Ending(s.reason).name.lower() if is_over else None,
        "turn": None if is_over else s.turn,
        "decider": None if is_over else s.decider,
        "order": s.order[: s.players],
        "round": s.rounds_played + (0 if s.reason == Ending.ROUNDS else 1),
        "time_is_up": bool(s.time_is_up),
        "dice": _roll(s.dice),
        "utility_dice": _roll(s.utility_dice),
        "doubles": s.doubles,
        "goes_on": bool(s.again),
        "proposals_left": max(0, s.trades - s.proposals),
        "drawn": None if s.drawn[0] == NOTHING else card_shown(s, s.drawn[0], s.drawn[1]),
        "board": [_square(s, place) for place in range(SQUARES)],
        "lands": [_land(s, land) for land in range(LANDS)],
        "bank": {"houses": s.houses, "hotels": s.hotels},
        "decks": [_deck(s, deck) for deck in range(DECKS)],
        "seats": [_seat(s, other) for other in range(s.players)],
        "debts": [debt_shown(s, other) for other in range(s.players) if s.owes[other]],
        "auction": _auction(s),
        "lots": lands_shown(s.lots),
        "offer": None if s.proposer == NOTHING else offer_shown(s),
    }


def lands_shown(lands: int) -> list[str]:
    """The names of a set of lands."""
    return [LAND_NAMES[land] for land in range(LANDS) if lands >> land & 1]


def cards_shown(decks: int) -> list[str]:
    """The decks whose release cards are in a set of them."""
    return [DECK_NAMES[deck] for deck in range(DECKS) if decks >> deck & 1]


def card_shown(s: State, deck: int, card: int) -> dict[str, Any]:
    """A card, and what it does."""
    effect = Effect(s.effect[deck][card])
    value = s.value[deck][card]
    shown: dict[str, Any] = {
        "deck": DECK_NAMES[deck],
        "number": card + 1,
        "effect": effect.name.lower(),
    }
    if effect in (Effect.ADVANCE, Effect.GO_BACK):
        shown["square"] = square_name(s, value)
    elif effect == Effect.STEP_BACK:
        shown["steps"] = value
    elif effect == Effect.REPAIRS:
        shown.update(house=value, hotel=s.hotel_value[deck][card])
    elif effect in (Effect.RECEIVE, Effect.PAY, Effect.PAY_OR_CHANCE, Effect.BIRTHDAY):
        shown["amount"] = value
    return shown


def square_name(s: State, place: int) -> str:
    """The land of a square, or what else the square is."""
    if s.land_at[place] != NOTHING:
        return LAND_NAMES[s.land_at[place]]
    return Square(s.square[place]).name.lower()


def seat_or_bank(seat: int) -> int | None:
    """A seat; None for the bank or nobody."""
    return None if seat in (BANK, NOTHING) else seat


def offer_shown(s: State) -> dict[str, Any]:
    """CA-21: who offers what to whom."""
    return {
        "from": s.proposer,
        "to": s.partner,
        "counter": bool(s.countering),
        "sent": s.phase == Phase.ANSWER,
        "gives": {
            "lands": lands_shown(s.given),
            "cards": cards_shown(s.given_cards),
            "money": s.given_money,
        },
        "asks": {
            "lands": lands_shown(s.asked),
            "cards": cards_shown(s.asked_cards),
            "money": s.asked_money,
        },
    }


def debt_shown(s: State, seat: int) -> dict[str, Any]:
    """CA-30: what a seat owes, and to whom."""
    return {"seat": seat, "to": seat_or_bank(s.creditor), "amount": s.owes[seat]}


def _rules(s: State) -> dict[str, Any]:
    """The settings as they are played."""
    return {
        "quick": bool(s.quick),
        "rounds": s.rounds or None,
        "minutes": s.minutes or None,
        "trades": s.trades,
        "resale": s.resale_rate,
        "upkeep": s.levy,
        "build_alone": bool(s.alone),
        "staged_building": bool(s.staged),
        "eliminations": s.falls_to_end or None,
        "salary": s.amount[Amount.SALARY],
        "fine": s.amount[Amount.FINE],
        "coins": list(COINS),
    }


def _roll(dice: list[int]) -> list[int] | None:
    return dice[:] if dice[0] else None


def _square(s: State, place: int) -> dict[str, Any]:
    land = s.land_at[place]
    shown: dict[str, Any] = {
        "position": place,
        "kind": Square(s.square[place]).name.lower(),
        "land": None if land == NOTHING else LAND_NAMES[land],
    }
    if s.square[place] == Square.INCOME_TAX:
        shown["tax"] = s.amount[Amount.INCOME_TAX]
    if s.square[place] == Square.LUXURY_TAX:
        shown["tax"] = s.amount[Amount.LUXURY_TAX]
    return shown


def _land(s: State, land: int) -> dict[str, Any]:
    owner = next((seat for seat in range(s.players) if s.holds[seat] >> land & 1), None)
    return {
        "land": LAND_NAMES[land],
        "group": Group(GROUP_OF[land]).name.lower(),
        "price": s.price[land],
        "mortgage": mortgage_value(s, land),
        "building": s.cost[land] if is_property(land) else None,
        "resale": resale_value(s, land) if is_property(land) else None,
        "rents": _rents(s, land),
        "rent": None if owner is None or s.mortgaged >> land & 1 else _rent(s, owner, land),
        "owner": owner,
        "mortgaged": bool(s.mortgaged >> land & 1),
        "mortgaged_now": bool(s.fresh >> land & 1),
        "buildings": s.level[land] if is_property(land) else 0,
    }


def _rents(s: State, land: int) -> list[int]:
    """By buildings, by stations, or what the dice are multiplied by."""
    if is_property(land):
        return s.rent[land][:]
    return s.station_rent[:] if is_station(land) else s.utility_rent[:]


def _rent(s: State, owner: int, land: int) -> int:
    """CA-9: what a visitor would owe now; of a utility, what each pip of the dice costs."""
    if is_property(land):
        return rent_of_property(s, owner, land)
    return rent_of_station(s, owner) if is_station(land) else rent_of_utility(s, owner, 1)


def _deck(s: State, deck: int) -> dict[str, Any]:
    """How many cards lie there unseen, and which lie under them, from the next to be drawn."""
    hidden, cards = s.hidden[deck], s.cards[deck]
    known = [s.deck[deck][(s.top[deck] + place) % CARDS] for place in range(hidden, cards)]
    return {
        "deck": DECK_NAMES[deck],
        "cards": cards,
        "unseen": hidden,
        "under": [card_shown(s, deck, card) for card in known],
    }


def _seat(s: State, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "money": s.money[seat],
        "fortune": fortune(s, seat),
        "position": s.position[seat],
        "jailed": s.jailed[seat] or None,
        "passes": s.passes[seat],
        "lands": lands_shown(s.holds[seat]),
        "release_cards": [DECK_NAMES[deck] for deck in range(DECKS) if s.release[deck] == seat],
        "out": s.fell[seat] or None,
    }


def _auction(s: State) -> dict[str, Any] | None:
    if s.phase != Phase.AUCTION:
        return None
    return {
        "land": LAND_NAMES[s.lot],
        "bid": s.bid,
        "bidder": seat_or_bank(s.bidder),
        "raised": s.raised,
        "passed": [seat for seat in range(s.players) if s.passed >> seat & 1],
    }
