"""Capital Lux, step 3 of a round: limits, gold, bonus cards, and the next round (CL-16 … CL-20)."""

from __future__ import annotations

from campidoglio.games.capital_lux.draft import begin_round, forget_draft
from campidoglio.games.capital_lux.table import (
    COLOURS,
    FACES,
    MODIFIERS,
    NOTHING,
    ROUNDS,
    VALUES,
    WORTH,
    Phase,
    State,
    capital_total,
    city_total,
    whole_city,
)
from campidoglio.kernel.rule import rule


@rule
def end_playing(s: State) -> None:
    """CL-16 … CL-18: hands to the cities, modifiers face up, then city after city is checked."""
    lay_down_hands(s)
    forget_draft(s)
    reveal_modifiers(s)
    s.checked = 0
    check_limits(s)


@rule
def lay_down_hands(s: State) -> None:
    """CL-16: all cards left in hands go to their owners' cities."""
    for seat in range(s.players):
        if s.cards[seat] > 0:
            for face in range(FACES):
                s.city[seat][face] += s.hand[seat][face]
                s.hand[seat][face] = 0
            s.cards[seat] = 0


@rule
def reveal_modifiers(s: State) -> None:
    """CL-17: each modifier adds to its colour's capital total, which may fall to zero or below."""
    for colour in range(COLOURS):
        s.limit[colour] = capital_total(s, colour)
        for seat in range(s.players):
            s.face_down[colour][seat] = 0
    for seat in range(s.players):
        for modifier in range(MODIFIERS):
            place = s.laid[seat][modifier]
            if place > 0:
                s.limit[place - 1] += WORTH[modifier]
            s.shown[seat][modifier] = place
            s.laid[seat][modifier] = 0


@rule
def asked_colour(s: State) -> int:
    """CL-18: the colour in question."""
    return s.checked % COLOURS


@rule
def excess(s: State, seat: int, colour: int) -> int:
    """CL-18: by how much a city is over the limit of a colour; 0 if it is not, or has no such card."""
    total = city_total(s, seat, colour)
    if total == 0:
        return 0
    return max(0, total - s.limit[colour])


@rule
def check_limits(s: State) -> None:
    """CL-18: in turn order; whoever cannot pay discards at once, whoever can is asked."""
    while s.checked < s.players * COLOURS:
        seat = (s.first + s.checked // COLOURS) % s.players
        colour = asked_colour(s)
        missing = excess(s, seat, colour)
        if missing > 0:
            if s.gold[seat] >= missing:
                s.turn = seat
                s.phase = Phase.LIMIT
                return
            discard_colour(s, seat, colour)
        s.checked += 1
    end_round(s)


@rule
def discard_colour(s: State, seat: int, colour: int) -> None:
    """CL-18, CL-21: all cards of the colour leave the city, and the game."""
    for face in range(colour * VALUES, colour * VALUES + VALUES):
        s.discards[face] += s.city[seat][face]
        s.city[seat][face] = 0


@rule
def pay_excess(s: State, seat: int, colour: int) -> None:
    """CL-18: spend gold equal to the difference, never more; it returns to the supply."""
    price = excess(s, seat, colour)
    s.gold[seat] -= price
    s.supply += price


@rule
def end_round(s: State) -> None:
    """CL-19, CL-20: bonus cards; then the next round, or after the third the end."""
    for colour in range(COLOURS):
        give_bonus_cards(s, colour)
    if s.round_number == ROUNDS:
        s.phase = Phase.OVER
    else:
        s.first = next_first_player(s)
        s.pile = MODIFIERS
        begin_round(s)


@rule
def give_bonus_cards(s: State, colour: int) -> None:
    """CL-19: a capital card for each player tied for the greatest total, the highest card first."""
    greatest = 0
    for seat in range(s.players):
        greatest = max(greatest, city_total(s, seat, colour))
    if greatest == 0:
        return
    for step in range(s.players):
        seat = (s.first + step) % s.players
        if city_total(s, seat, colour) == greatest:
            face = highest_in_capital(s, colour)
            if face != NOTHING:
                s.capital[face] -= 1
                s.bonus[seat][face] += 1


@rule
def highest_in_capital(s: State, colour: int) -> int:
    """The highest card of a colour in the capital; NOTHING if there is none."""
    for back in range(VALUES):
        face = colour * VALUES + VALUES - 1 - back
        if s.capital[face] > 0:
            return face
    return NOTHING


@rule
def lowest_in_capital(s: State, colour: int) -> int:
    """The lowest card of a colour in the capital; NOTHING if there is none."""
    for face in range(colour * VALUES, colour * VALUES + VALUES):
        if s.capital[face] > 0:
            return face
    return NOTHING


@rule
def next_first_player(s: State) -> int:
    """CL-20: the greatest city; of equal ones the first clockwise from the old first player."""
    best = s.first
    for step in range(1, s.players):
        seat = (s.first + step) % s.players
        if whole_city(s, seat) > whole_city(s, best):
            best = seat
    return best
