"""Capital Lux: what looks promising, and what a position may be worth, for bots.

A city's colour counts while it stays within the capital's total of that colour: so cards go to the city where
there is room, and to the capital where a colour is over its limit.
"""

from __future__ import annotations

from campidoglio.games.capital_lux.reckoning import highest_in_capital, lowest_in_capital
from campidoglio.games.capital_lux.rules import capital, city, discard, pay, place, take
from campidoglio.games.capital_lux.table import (
    COLOURS,
    FACES,
    IN_HAND,
    LOWEST,
    MODIFIERS,
    NOTHING,
    VALUES,
    WORTH,
    Phase,
    State,
    capital_total,
    city_total,
)
from campidoglio.kernel.rule import rule

EVEN = 50
"""The appeal of what neither helps nor hurts."""
SEARCH_MANNER = {"explore": 1.0}
"""Many actions are nearly as good. 1 against a half won 0.62 +- 0.12 of 60 games, 2 against 1 only
0.44 +- 0.10 of 100 (95 %)."""
ACTIONS_WORTH = (4, 3, 2, 4)
"""What the action of a colour is worth to whoever plays it to the capital: Scholars draw another card …"""


@rule
def appeal(s: State, seat: int, code: int) -> int:
    """How promising a card, or what follows it, looks."""
    if code < city.first:
        return EVEN + 4 * (code % VALUES)
    if code < capital.first:
        return appeal_of_city(s, seat, code - city.first)
    if code < place.first:
        return appeal_of_capital(s, seat, code - capital.first)
    if code < take.first:
        return appeal_of_modifier(s, seat, code - place.first)
    if code < pay.first:
        return appeal_of_city(s, seat, lowest_in_capital(s, code - take.first))
    return EVEN + 20 if code < discard.first else EVEN


@rule
def appeal_of_city(s: State, seat: int, face: int) -> int:
    """CL-11: a card for the city is worth its value while there is room, and endangers all of it beyond."""
    colour = face // VALUES
    worth = face % VALUES + LOWEST
    over = city_total(s, seat, colour) + worth - limit_for(s, seat, colour)
    if over <= 0:
        return EVEN + 4 * worth
    return EVEN + 2 * worth - 6 * min(over, 6)


@rule
def appeal_of_capital(s: State, seat: int, face: int) -> int:
    """CL-12: a card for the capital makes room for a colour that is over its limit, and has its action."""
    colour = face // VALUES
    worth = face % VALUES + LOWEST
    over = city_total(s, seat, colour) - limit_for(s, seat, colour)
    return EVEN + 4 * ACTIONS_WORTH[colour] + 5 * min(max(over, 0), worth) - 2 * worth


@rule
def appeal_of_modifier(s: State, seat: int, colour: int) -> int:
    """CL-12c: what raises a limit goes where one is the leader, what lowers it where another is."""
    change = 0
    for modifier in range(MODIFIERS):
        if s.laid[seat][modifier] == IN_HAND:
            change = WORTH[modifier]
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, city_total(s, other, colour))
    return EVEN + change * min(max(city_total(s, seat, colour) - best, -4), 4)


@rule
def limit_for(s: State, seat: int, colour: int) -> int:
    """CL-17: the capital's total, and the modifiers there that a player put down; or what was revealed."""
    if s.phase == Phase.LIMIT:
        return s.limit[colour]
    total = capital_total(s, colour)
    for modifier in range(MODIFIERS):
        if s.laid[seat][modifier] == colour + 1:
            total += WORTH[modifier]
    return total


@rule
def value(s: State, seat: int) -> int:
    """What a player's cards and gold come to if the limits stay as they are, and the hand is played well."""
    total = s.gold[seat]
    for face in range(FACES):
        total += s.bonus[seat][face] * (face % VALUES + LOWEST)
    for colour in range(COLOURS):
        total += value_of_colour(s, seat, colour)
    return total + value_of_hand(s, seat) // 2


@rule
def value_of_colour(s: State, seat: int, colour: int) -> int:
    """CL-18, CL-19: a city within its limit, or less what it is over; and the bonus card of the leader."""
    mine = city_total(s, seat, colour)
    if mine == 0 or is_settled(s, seat, colour):
        return mine
    over = mine - limit_for(s, seat, colour)
    worth = mine if over <= 0 else max(mine - 3 * over, mine // 3)
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, city_total(s, other, colour))
    face = highest_in_capital(s, colour)
    if mine > best and over <= 0 and face != NOTHING:
        worth += face % VALUES + LOWEST
    return worth


@rule
def is_settled(s: State, seat: int, colour: int) -> bool:
    """CL-18: whether a colour of a city is safe for the rest of the round, or of the game."""
    if s.phase != Phase.LIMIT:
        return s.phase == Phase.OVER
    step = (seat - s.first + s.players) % s.players
    return step * COLOURS + colour < s.checked


@rule
def value_of_hand(s: State, seat: int) -> int:
    """The values of the cards in a hand."""
    total = 0
    for face in range(FACES):
        total += s.hand[seat][face] * (face % VALUES + LOWEST)
    return total
