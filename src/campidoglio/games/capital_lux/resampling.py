"""Capital Lux: dealing anew what a seat cannot know (CL-9, CL-12c, CL-24); README.md says why so."""

from __future__ import annotations

from campidoglio.games.capital_lux.draft import kept_by, last_pack_of, pack_of
from campidoglio.games.capital_lux.knowledge import (
    CARD_BITS,
    CARD_MASK,
    chosen,
    count_of_face,
    had,
    is_division,
    memory,
    shared_places,
    still_held,
    weight,
    without_face,
)
from campidoglio.games.capital_lux.rules import is_in_pile
from campidoglio.games.capital_lux.table import (
    AND_DREW,
    COLOURS,
    FACES,
    IN_HAND,
    MODIFIERS,
    Phase,
    State,
    draw_card,
    draw_from,
)
from campidoglio.kernel.chance import below, word
from campidoglio.kernel.rule import rule

# How a card came to a hand.
KEPT_FIRST = 0
KEPT_SECOND = 1
RECEIVED_LAST = 2
DRAWN = 3


@rule
def resample(s: State, seat: int) -> None:
    """CL-24: hands, draft picks, packs, the deck, and modifiers that others put face down or look at."""
    redeal_modifiers(s, seat)
    if s.phase == Phase.DRAFT:
        resample_draft(s, seat)
    elif s.phase != Phase.LIMIT and s.phase != Phase.OVER:
        resample_hands(s, seat)


@rule
def redeal_modifiers(s: State, seat: int) -> None:
    """CL-12c: other modifiers wherever others have put one, or look at one."""
    for other in range(s.players):
        if other != seat:
            for modifier in range(MODIFIERS):
                s.laid[other][modifier] = 0
    for other in range(s.players):
        if other != seat:
            for colour in range(COLOURS):
                for _ in range(s.face_down[colour][other]):
                    s.laid[other][hidden_modifier(s)] = colour + 1
            if s.phase == Phase.AGENT and s.turn == other:
                s.laid[other][hidden_modifier(s)] = IN_HAND


@rule
def hidden_modifier(s: State) -> int:
    """One of the modifiers that lie nowhere, each as likely."""
    count = 0
    for modifier in range(MODIFIERS):
        count += int(is_in_pile(s, modifier))
    number = below(s, count)
    modifier = 0
    while number > 0 or not is_in_pile(s, modifier):
        number -= int(is_in_pile(s, modifier))
        modifier += 1
    return modifier


# In a draft


@rule
def resample_draft(s: State, seat: int) -> None:
    """What others keep and hold, but for the pack that the next player had from the seat."""
    for other in range(s.players):
        if other != seat:
            hide_pack(s, seat, other)
    for other in range(s.players):
        if other != seat:
            redeal_pack(s, seat, other)


@rule
def hide_pack(s: State, seat: int, other: int) -> None:
    """Put what a player holds in a draft back into the deck; but a pack that the seat has seen, together."""
    owner = pack_of(s, other)
    for face in range(FACES):
        kept_of_pack = s.second[owner][face] + 0
        s.second[owner][face] = 0
        s.deck[face] += s.hand[other][face]
        s.hand[other][face] = 0
        if owner == seat:
            s.deck[face] -= kept_of_pack
            s.pack[owner][face] += kept_of_pack
        else:
            s.deck[face] += s.pack[owner][face]
            s.pack[owner][face] = 0
    s.deck_size += s.cards[other]
    if owner == seat:
        s.deck_size -= kept_this_step(s, other)
    else:
        s.deck_size += cards_in_pack(s, other)


@rule
def kept_this_step(s: State, seat: int) -> int:
    """The cards a player has kept of the pack in hand."""
    return s.cards[seat] - kept_by(s, s.step - 1)


@rule
def cards_in_pack(s: State, seat: int) -> int:
    """The cards that are left in the pack a player holds."""
    return s.dealt - s.cards[seat]


@rule
def redeal_pack(s: State, seat: int, other: int) -> None:
    """Give a player as many cards in the pack, and as many kept, as before."""
    owner = pack_of(s, other)
    for _ in range(kept_by(s, s.step - 1)):
        s.hand[other][draw_card(s)] += 1
    if owner != seat:
        for _ in range(s.dealt - kept_by(s, s.step - 1)):
            s.pack[owner][draw_card(s)] += 1
    in_pack = s.dealt - kept_by(s, s.step - 1)
    for kept in range(kept_this_step(s, other)):
        face = draw_from(s, s.pack[owner], in_pack - kept)
        s.hand[other][face] += 1
        if s.step == 2:
            s.second[owner][face] += 1


# When cards are played


@rule
def resample_hands(s: State, seat: int) -> None:
    """What others hold, and which of the cards they played or hold came to them in which way."""
    cards = memory(s, seat)
    part = draw_division(s, seat, cards)
    hide_hands(s, seat)
    for other in range(s.players):
        if other != seat:
            deal_remembered(s, seat, other, cards, part)
    for other in range(s.players):
        if other != seat:
            redeal_hand(s, seat, other, cards, part)


@rule
def draw_division(s: State, seat: int, cards: int) -> int:
    """A way to divide the cards that the seat passed first, by weight."""
    if seat < 0:
        return 0
    total = 0
    for part in range(1 << shared_places(s)):
        if is_division(s, part):
            total += weight(s, seat, cards, part)
    number = draw_number(s, total)
    found = 0
    for part in range(1 << shared_places(s)):
        if number >= 0 and is_division(s, part):
            number -= weight(s, seat, cards, part)
            found = part
    return found


@rule
def draw_number(s: State, count: int) -> int:
    """A whole number from 0 to count - 1, each exactly as likely, for counts up to 2**48."""
    limit = (1 << 48) - (1 << 48) % count
    number = limit
    while number >= limit:
        number = (word(s) << 16) + (word(s) >> 16)
    return number % count


@rule
def hide_hands(s: State, seat: int) -> None:
    """Put the hands of others into the deck."""
    for other in range(s.players):
        if other != seat:
            for face in range(FACES):
                s.deck[face] += s.hand[other][face]
                s.hand[other][face] = 0
            s.deck_size += s.cards[other]


@rule
def remembered(s: State, seat: int, other: int, cards: int, part: int) -> int:
    """The cards of the memory that a player had at first."""
    if seat < 0:
        return 0
    return had(s, cards, (other - seat + s.players) % s.players, part)


@rule
def deal_remembered(s: State, seat: int, other: int, cards: int, part: int) -> None:
    """Give a player back what the seat knows: cards still held to the hand, all of them to the past."""
    listed = remembered(s, seat, other, cards, part)
    held = still_held(s, other, listed)
    while held > 0:
        card = held & CARD_MASK
        held >>= CARD_BITS
        if card > 0:
            s.hand[other][card - 1] += 1
            s.deck[card - 1] -= 1
            s.deck_size -= 1
    if s.players > 2 and seat >= 0:
        remember_division(s, seat, other, chosen(listed, (1 << shared_places(s)) - 1))


@rule
def remember_division(s: State, seat: int, other: int, listed: int) -> None:
    """Write down which of the cards that the seat passed first a player had."""
    step = (other - seat + s.players) % s.players
    for face in range(FACES):
        if step == 1:
            s.second[seat][face] = count_of_face(listed, face)
        elif step == 2:
            s.pack[seat][face] = count_of_face(listed, face)


@rule
def redeal_hand(s: State, seat: int, other: int, cards: int, part: int) -> None:
    """Go through what a player played, then fill the hand; every unknown card came in any way as likely."""
    listed = remembered(s, seat, other, cards, part)
    first = kept_by(s, 1)
    second = hidden_second(s, seat, other)
    last = hidden_last(s, seat, other)
    drawn = 0
    for number in range(s.plays_made[other]):
        play = s.plays[other][number]
        left = without_face(listed, play % FACES)
        if left == listed:
            way = draw_way(s, first, second, last, drawn)
            write_way(s, other, play % FACES, way)
            first -= int(way == KEPT_FIRST)
            second -= int(way == KEPT_SECOND)
            last -= int(way == RECEIVED_LAST)
            drawn -= int(way == DRAWN)
        listed = left
        drawn += int(play >= FACES * AND_DREW)
    for place in range(first + drawn + second + last):
        face = draw_card(s)
        s.hand[other][face] += 1
        if place < second:
            write_way(s, other, face, KEPT_SECOND)
        elif place < second + last:
            write_way(s, other, face, RECEIVED_LAST)


@rule
def draw_way(s: State, first: int, second: int, last: int, drawn: int) -> int:
    """How an unknown card came to a hand, of which so many came in each way and are not told yet."""
    number = below(s, first + second + last + drawn)
    if number < first:
        return KEPT_FIRST
    if number < first + second:
        return KEPT_SECOND
    return RECEIVED_LAST if number < first + second + last else DRAWN


@rule
def write_way(s: State, seat: int, face: int, way: int) -> None:
    """Write down which card was kept second or received last: the players to the right know it."""
    if way == KEPT_SECOND:
        s.second[(seat - 1 + s.players) % s.players][face] += 1
    elif way == RECEIVED_LAST:
        s.pack[last_pack_of(s, seat)][face] += 1


@rule
def hidden_second(s: State, seat: int, other: int) -> int:
    """How many cards a player kept second of a pack that the seat did not pass on; they are wiped."""
    passer = (other - 1 + s.players) % s.players
    if passer == seat:
        return 0
    for face in range(FACES):
        s.second[passer][face] = 0
    return kept_by(s, 2) - kept_by(s, 1)


@rule
def hidden_last(s: State, seat: int, other: int) -> int:
    """How many cards a player received last, if they never were in the seat's hands; they are wiped."""
    last = last_pack_of(s, other)
    if seat >= 0 and (last == seat or (last + 1) % s.players == seat):
        return 0
    for face in range(FACES):
        s.pack[last][face] = 0
    return s.dealt - kept_by(s, 2)
