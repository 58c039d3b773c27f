"""Capital Lux: what a seat has seen, and dealing anew what it has not (CL-9, CL-12c, CL-24).

Of a round's draft a seat knows, besides its own cards,
- the cards it passed second: the next player keeps exactly these;
- the cards it passed first: the next player kept two of them (KEPT), and the one after that got the rest.
  With 2 players the rest came back, so here too the seat knows exactly which the other kept.
README.md beside this file says how cards are dealt anew, and how likely each way is.

A list of cards is one number here, five bits a place: the card's face + 1, or 0 where there is none. A memory
is such a list with the cards passed first in its lowest places; what the next player kept of them is a mask.
"""

from __future__ import annotations

from campidoglio.games.capital_lux.draft import kept_by, last_pack_of, pack_of
from campidoglio.games.capital_lux.table import (
    AND_DREW,
    COPIES,
    FACES,
    MODIFIERS,
    VALUES,
    Phase,
    State,
    draw_card,
    draw_from,
)
from campidoglio.kernel.chance import below, word
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

CARD_BITS = 5
CARD_MASK = 31
ALL_PLACES = 63
"""With 3 players a seat remembers the most: two cards passed second and four passed first."""
IMPOSSIBLE = -1

# How a card came to a hand.
KEPT_FIRST = 0
KEPT_SECOND = 1
RECEIVED_LAST = 2
DRAWN = 3


# Lists of cards


@rule
def count_of(cards: int) -> int:
    """How many cards a list has."""
    count = 0
    while cards > 0:
        if cards & CARD_MASK > 0:
            count += 1
        cards >>= CARD_BITS
    return count


@rule
def count_of_face(cards: int, face: int) -> int:
    """How many cards of a face a list has."""
    count = 0
    while cards > 0:
        if cards & CARD_MASK == face + 1:
            count += 1
        cards >>= CARD_BITS
    return count


@rule
def with_row(cards: int, row: Row) -> int:
    """The list, moved up, with the cards of a row of faces in its lowest places."""
    for face in range(FACES):
        for _ in range(row[face]):
            cards = (cards << CARD_BITS) + face + 1
    return cards


@rule
def chosen(cards: int, mask: int) -> int:
    """The list with only the places that the mask has a bit for; each card stays in its place."""
    result = 0
    shift = 0
    while cards > 0:
        if mask & 1 > 0:
            result += (cards & CARD_MASK) << shift
        cards >>= CARD_BITS
        mask >>= 1
        shift += CARD_BITS
    return result


@rule
def without_face(cards: int, face: int) -> int:
    """The list with one card of the face taken out, if it has one."""
    rest = cards
    shift = 0
    while rest > 0:
        if rest & CARD_MASK == face + 1:
            return cards - ((face + 1) << shift)
        rest >>= CARD_BITS
        shift += CARD_BITS
    return cards


@rule
def bits_of(mask: int) -> int:
    """How many bits a mask has."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


# What a seat remembers


@rule
def memory(s: State, reader: int) -> int:
    """CL-9: once cards are played, what a seat knows to have been in the hands of the next two players."""
    if reader < 0:
        return 0
    cards = with_row(0, s.pack[(reader - 1 + s.players) % s.players])
    cards = with_row(cards, s.second[reader])
    if s.players > 2:
        cards = with_row(cards, s.pack[reader])
    return cards


@rule
def shared_places(s: State) -> int:
    """The lowest places of a memory, whose cards two players have between them; none with 2 players."""
    if s.players == 2:
        return 0
    return s.dealt - kept_by(s, 1)


@rule
def is_division(s: State, part: int) -> bool:
    """Whether a mask over the shared places is as many cards as the next player keeps."""
    return s.players == 2 or bits_of(part) == kept_by(s, 2) - kept_by(s, 1)


@rule
def had(s: State, cards: int, step: int, part: int) -> int:
    """The cards of a memory that the player so many steps to the left had, if the next player had `part`."""
    shared = (1 << shared_places(s)) - 1
    if step == 1:
        return chosen(cards, part | (ALL_PLACES - shared))
    if step == 2:
        return chosen(cards, shared - part)
    return 0


@rule
def still_held(s: State, seat: int, cards: int) -> int:
    """What a seat holds of cards it was dealt, going by what it played; IMPOSSIBLE if they had no room.

    Of equal cards the one in the list is taken as played first. At every moment the rest of the list must
    fit into the hand; a Scholar's card makes no room for what was dealt before.
    """
    room = s.dealt + 0
    known = count_of(cards)
    for number in range(s.plays_made[seat]):
        play = s.plays[seat][number]
        left = without_face(cards, play % FACES)
        if left != cards:
            cards = left
            known -= 1
        room -= 1
        if known > room:
            return IMPOSSIBLE
        if play >= FACES * AND_DREW:
            room += 1
    return cards


@rule
def unseen(s: State, reader: int, face: int) -> int:
    """Once cards are played, the cards of a face in the deck and in the hands of others."""
    count = COPIES[face % VALUES] - s.capital[face] - s.discards[face]
    for seat in range(s.players):
        count -= s.city[seat][face] + s.bonus[seat][face]
    if reader >= 0:
        count -= s.hand[reader][face]
    return count


@rule
def unseen_cards(s: State, reader: int) -> int:
    """All cards in the deck and in the hands of others."""
    count = s.deck_size + 0
    for seat in range(s.players):
        if seat != reader:
            count += s.cards[seat]
    return count


@rule
def falling(number: int, factors: int) -> int:
    """Number × (number - 1) × …, so many factors."""
    product = 1
    for step in range(factors):
        product *= number - step
    return product


@rule
def weight(s: State, reader: int, cards: int, part: int) -> int:
    """How likely a division of the cards passed first is; 0 if it contradicts what was seen.

    In proportion to the chance that unseen cards, dealt at random to the hands and the deck, put where they
    must be all cards of the memory that are not played yet. It is below 2**40.
    """
    here = (reader + 1) % s.players
    there = (reader + 2) % s.players
    held_here = still_held(s, here, had(s, cards, 1, part))
    held_there = still_held(s, there, had(s, cards, 2, part))
    if held_here == IMPOSSIBLE or held_there == IMPOSSIBLE:
        return 0
    # The two lists have their cards in different places, so the sum is the list of both.
    held = held_here + held_there
    ways = falling(s.cards[here], count_of(held_here)) * falling(s.cards[there], count_of(held_there))
    for more in range(count_of(held), count_of(cards)):
        ways *= max(1, unseen_cards(s, reader) - more)
    return ways * copies(s, reader, held)


@rule
def copies(s: State, reader: int, cards: int) -> int:
    """In how many ways the cards of a list can be chosen among the unseen ones, copy by copy."""
    ways = 1
    while cards > 0:
        card = cards & CARD_MASK
        cards >>= CARD_BITS
        if card > 0:
            ways *= max(0, unseen(s, reader, card - 1) - count_of_face(cards, card - 1))
    return ways


@rule
def recall(s: State, reader: int, other: int, out: Row, n: int) -> None:
    """Write at `n`, face by face, the cards that a seat knows another to hold now, in hand or in its pack."""
    for face in range(FACES):
        out[n + face] = 0
    step = (other - reader + s.players) % s.players
    if reader < 0 or step == 0 or step > 2 or s.phase == Phase.OVER or s.phase == Phase.LIMIT:
        return
    if s.phase == Phase.DRAFT:
        recall_pack(s, reader, step, out, n)
    else:
        recall_hand(s, reader, step, out, n)


@rule
def recall_pack(s: State, reader: int, step: int, out: Row, n: int) -> None:
    """CL-9: in the second choice, the next player has all that was passed."""
    if step == 1 and s.step == 2:
        for face in range(FACES):
            out[n + face] = s.pack[reader][face] + s.second[reader][face]


@rule
def recall_hand(s: State, reader: int, step: int, out: Row, n: int) -> None:
    """What the player so many steps to the left holds whichever way the cards passed first were divided."""
    other = (reader + step) % s.players
    cards = memory(s, reader)
    is_first = 1
    for part in range(1 << shared_places(s)):
        if is_division(s, part) and weight(s, reader, cards, part) > 0:
            held = still_held(s, other, had(s, cards, step, part))
            for face in range(FACES):
                count = count_of_face(held, face)
                if is_first == 1 or count < out[n + face]:
                    out[n + face] = count
            is_first = 0


# Dealing anew what a seat cannot know


@rule
def resample(s: State, seat: int) -> None:
    """CL-24: hands, draft picks, packs, the deck, and modifiers that others put face down or look at."""
    swap_modifiers(s, seat)
    if s.phase == Phase.DRAFT:
        resample_draft(s, seat)
    elif s.phase != Phase.LIMIT and s.phase != Phase.OVER:
        resample_hands(s, seat)


@rule
def swap_modifiers(s: State, seat: int) -> None:
    """CL-12c: bring the modifiers that the seat did not look at into another order."""
    for modifier in range(MODIFIERS - 1, 0, -1):
        if is_hidden_modifier(s, seat, modifier):
            earlier = 0
            for other in range(modifier + 1):
                if is_hidden_modifier(s, seat, other):
                    earlier += 1
            swap_modifier(s, modifier, hidden_modifier(s, seat, below(s, earlier)))


@rule
def is_hidden_modifier(s: State, seat: int, modifier: int) -> bool:
    """Whether a seat has not looked at a modifier this round."""
    return seat < 0 or s.laid[seat][modifier] == 0


@rule
def hidden_modifier(s: State, seat: int, number: int) -> int:
    """The hidden modifier of a number, counted from 0."""
    modifier = 0
    while number > 0 or not is_hidden_modifier(s, seat, modifier):
        if is_hidden_modifier(s, seat, modifier):
            number -= 1
        modifier += 1
    return modifier


@rule
def swap_modifier(s: State, one: int, other: int) -> None:
    """Exchange two modifiers wherever they are."""
    for seat in range(s.players):
        kept = s.laid[seat][one]
        s.laid[seat][one] = s.laid[seat][other]
        s.laid[seat][other] = kept


# … in a draft


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


# … and when cards are played


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
