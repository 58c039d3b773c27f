"""Capital Lux: the rulebook.

By Eilif Svensson and Kristian Amundsen Østby (Aporta Games, 2016); the French edition is our source. Nothing
is left out. The rules are numbered CL-1 … CL-24; where the source is silent, README.md beside this file says
what we decided. A round has three steps, each with its module: draft.py chooses cards, this one plays them,
reckoning.py ends the round. knowledge.py says what a seat has seen of it; resampling.py deals the rest anew.
"""

from __future__ import annotations

from campidoglio.games.capital_lux.draft import begin_round, keep_card, pack_of
from campidoglio.games.capital_lux.reckoning import (
    asked_colour,
    check_limits,
    discard_colour,
    end_playing,
    lowest_in_capital,
    pay_excess,
)
from campidoglio.games.capital_lux.table import (
    AND_DREW,
    COLOURS,
    COPIES,
    FACES,
    GOLD,
    HIGHEST,
    IN_HAND,
    LOWEST,
    MODIFIERS,
    NOTHING,
    TO_CAPITAL,
    TO_CITY,
    VALUES,
    Colour,
    Ending,
    Phase,
    State,
    draw_card,
    whole_city,
)
from campidoglio.kernel.actions import Actions, action
from campidoglio.kernel.chance import below, shuffle
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

LEGAL_LIMIT = 2 * FACES

# Setup


@rule
def setup(s: State) -> None:
    """CL-4 … CL-6: the deck, one card to the capital, the first player, modifiers and gold; then round 1."""
    for face in range(FACES):
        s.deck[face] = COPIES[face % VALUES]
        s.deck_size += s.deck[face]
    s.capital[draw_card(s)] += 1
    find_first_player(s)
    s.pile = MODIFIERS
    s.supply = GOLD
    begin_round(s)


@rule
def find_first_player(s: State) -> None:
    """CL-5: a modifier to each player; the highest is first."""
    for modifier in range(MODIFIERS):
        s.opening[modifier] = modifier
    shuffle(s, s.opening, MODIFIERS)
    for seat in range(1, s.players):
        if s.opening[seat] < s.opening[s.first]:
            s.first = seat
    for seat in range(s.players, MODIFIERS):
        s.opening[seat] = NOTHING


# What may be done


@rule
def due(s: State) -> int:
    """In a draft all who have not kept enough cards (CL-8), then whose turn it is, at last nobody."""
    if s.phase == Phase.DRAFT:
        return s.pending
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.turn


@rule
def legal(s: State, seat: int, moves: Row) -> int:
    """Cards by colour and value, first those to the city; colours in their order; pay before discard."""
    if s.phase == Phase.DRAFT:
        return keep_moves(s, seat, moves)
    if s.phase == Phase.PLAY:
        return card_moves(s, seat, moves)
    if s.phase == Phase.AGENT:
        return place_moves(s, moves)
    if s.phase == Phase.CLERIC:
        return take_moves(s, moves)
    return limit_moves(s, moves)


@rule
def secret(s: State, seat: int) -> bool:
    """CL-9: what is kept in a draft, nobody else sees."""
    return s.phase == Phase.DRAFT


@rule
def keep_moves(s: State, seat: int, moves: Row) -> int:
    """CL-8: any card of the pack in hand."""
    owner = pack_of(s, seat)
    n = 0
    for face in range(FACES):
        if s.pack[owner][face] > 0:
            moves[n] = keep.first + face
            n += 1
    return n


@rule
def card_moves(s: State, seat: int, moves: Row) -> int:
    """CL-11: any card of the hand, to the city or to the capital; there is no passing."""
    n = 0
    for face in range(FACES):
        if s.hand[seat][face] > 0:
            moves[n] = city.first + face
            n += 1
    for listed in range(n):
        moves[n + listed] = moves[listed] + FACES
    return 2 * n


@rule
def place_moves(s: State, moves: Row) -> int:
    """CL-12c: any colour, however many modifiers lie there already."""
    for colour in range(COLOURS):
        moves[colour] = place.code(colour)
    return COLOURS


@rule
def take_moves(s: State, moves: Row) -> int:
    """CL-12d: green, yellow or blue, if the capital has a card of it."""
    n = 0
    for colour in range(Colour.PINK):
        if lowest_in_capital(s, colour) != NOTHING:
            moves[n] = take.code(colour)
            n += 1
    return n


@rule
def limit_moves(s: State, moves: Row) -> int:
    """CL-18: pay for the colour in question or discard it; only those who can pay are asked."""
    moves[0] = pay.code(asked_colour(s))
    moves[1] = discard.code(asked_colour(s))
    return 2


# Choosing cards


@action(colour=Colour, value=range(LOWEST, HIGHEST + 1))
def keep(s: State, seat: int, colour: int, value: int) -> None:
    """CL-8: keep a card face down; the two of one step may be named in any order."""
    keep_card(s, seat, colour * VALUES + value - LOWEST)


# A turn


@action(colour=Colour, value=range(LOWEST, HIGHEST + 1))
def city(s: State, seat: int, colour: int, value: int) -> None:
    """CL-11, CL-13: play a card to one's own city; it has no action."""
    put_in_city(s, seat, colour * VALUES + value - LOWEST)
    end_turn(s, seat)


@action(colour=Colour, value=range(LOWEST, HIGHEST + 1))
def capital(s: State, seat: int, colour: int, value: int) -> None:
    """CL-12: play a card to the capital, then carry out its colour's action, if possible."""
    put_in_capital(s, seat, colour * VALUES + value - LOWEST)
    if colour == Colour.GREEN:
        study(s, seat)
    elif colour == Colour.YELLOW:
        trade(s, seat)
    elif colour == Colour.BLUE:
        look(s, seat)
    else:
        look_around(s)
    if s.phase == Phase.PLAY:
        end_turn(s, seat)


@action(colour=Colour)
def place(s: State, seat: int, colour: int) -> None:
    """CL-12c: the Agent puts the modifier face down on a colour of the capital."""
    put_face_down(s, seat, colour)
    end_turn(s, seat)


@action(colour=Colour)
def take(s: State, seat: int, colour: int) -> None:
    """CL-12d: the Cleric moves the colour's lowest card from the capital to one's own city."""
    move_lowest(s, seat, colour)
    end_turn(s, seat)


@rule
def put_in_city(s: State, seat: int, face: int) -> None:
    """CL-11: from the hand to one's own city."""
    lay_card(s, seat, face, TO_CITY)
    s.city[seat][face] += 1


@rule
def put_in_capital(s: State, seat: int, face: int) -> None:
    """CL-11: from the hand to the capital, where it lies before its action is done."""
    lay_card(s, seat, face, TO_CAPITAL)
    s.capital[face] += 1


@rule
def lay_card(s: State, seat: int, face: int, where: int) -> None:
    """Take a card from the hand, and write down that everybody saw it."""
    s.hand[seat][face] -= 1
    s.cards[seat] -= 1
    s.plays[seat][s.plays_made[seat]] = face + FACES * where
    s.plays_made[seat] += 1


@rule
def study(s: State, seat: int) -> None:
    """CL-12a: the Scholar draws the top card of the deck into the hand."""
    if s.deck_size == 0:
        return
    s.hand[seat][draw_card(s)] += 1
    s.cards[seat] += 1
    s.plays[seat][s.plays_made[seat] - 1] += FACES * (AND_DREW - TO_CAPITAL)


@rule
def trade(s: State, seat: int) -> None:
    """CL-12b: the Merchant takes one gold."""
    if s.supply > 0:
        s.supply -= 1
        s.gold[seat] += 1


@rule
def look(s: State, seat: int) -> None:
    """CL-12c: the Agent draws the top modifier and looks at it; where to put it is asked next."""
    if s.pile == 0:
        return
    chosen = below(s, s.pile)
    modifier = 0
    while chosen > 0 or not is_in_pile(s, modifier):
        if is_in_pile(s, modifier):
            chosen -= 1
        modifier += 1
    s.laid[seat][modifier] = IN_HAND
    s.pile -= 1
    s.phase = Phase.AGENT


@rule
def is_in_pile(s: State, modifier: int) -> bool:
    """Whether nobody has drawn the modifier this round."""
    for seat in range(s.players):
        if s.laid[seat][modifier] != 0:
            return False
    return True


@rule
def put_face_down(s: State, seat: int, colour: int) -> None:
    """CL-12c: the modifier that the Agent looked at, on a colour of the capital."""
    for modifier in range(MODIFIERS):
        if s.laid[seat][modifier] == IN_HAND:
            s.laid[seat][modifier] = colour + 1
    s.face_down[colour][seat] += 1


@rule
def look_around(s: State) -> None:
    """CL-12d: the Cleric has to choose a colour, unless the capital holds pink cards only."""
    for colour in range(Colour.PINK):
        if lowest_in_capital(s, colour) != NOTHING:
            s.phase = Phase.CLERIC
            return


@rule
def move_lowest(s: State, seat: int, colour: int) -> None:
    """CL-12d: the lowest card of a colour goes from the capital to a city, not to the hand."""
    face = lowest_in_capital(s, colour)
    s.capital[face] -= 1
    s.city[seat][face] += 1


@rule
def end_turn(s: State, seat: int) -> None:
    """CL-14: after the first empty hand everybody else has one more turn; then the playing stops."""
    if s.ender == NOTHING and s.cards[seat] == 0:
        s.ender = seat
    following = (seat + 1) % s.players
    if following == s.ender:
        end_playing(s)
    else:
        s.turn = following
        s.phase = Phase.PLAY


# The limits


@action(colour=Colour)
def pay(s: State, seat: int, colour: int) -> None:
    """CL-18: spend gold to keep the cards of a colour."""
    pay_excess(s, seat, colour)
    s.checked += 1
    check_limits(s)


@action(colour=Colour)
def discard(s: State, seat: int, colour: int) -> None:
    """CL-18: let the cards of a colour go."""
    discard_colour(s, seat, colour)
    s.checked += 1
    check_limits(s)


ACTIONS = Actions(keep, city, capital, place, take, pay, discard)


# The end


@rule
def ending(s: State) -> int:
    """CL-22: a game that is over has had its three rounds."""
    return Ending.THREE_ROUNDS if s.phase == Phase.OVER else Ending.NONE


@rule
def score(s: State, seat: int) -> int:
    """CL-22: city cards, bonus cards, and one for each gold disc left."""
    total = whole_city(s, seat) + s.gold[seat]
    for face in range(FACES):
        total += s.bonus[seat][face] * (face % VALUES + LOWEST)
    return total


@rule
def beats(s: State, seat: int, other: int) -> bool:
    """CL-23: the higher score; of equal ones more cards of value 6, then of 5, 4, 3, 2."""
    mine = score(s, seat)
    theirs = score(s, other)
    value = HIGHEST
    while mine == theirs and value >= LOWEST:
        mine = cards_of_value(s, seat, value)
        theirs = cards_of_value(s, other, value)
        value -= 1
    return mine > theirs


@rule
def cards_of_value(s: State, seat: int, value: int) -> int:
    """CL-23: the cards of a value in a player's city and among the bonus cards."""
    count = 0
    for colour in range(COLOURS):
        face = colour * VALUES + value - LOWEST
        count += s.city[seat][face] + s.bonus[seat][face]
    return count
