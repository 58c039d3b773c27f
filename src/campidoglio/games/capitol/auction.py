"""Capitol: the auctions (CP-20 … CP-25)."""

from __future__ import annotations

from campidoglio.games.capitol.cards import lay_on_stack, show, spend
from campidoglio.games.capitol.scoring import is_one
from campidoglio.games.capitol.state import (
    AUCTIONS,
    FACES,
    FIRST_FACE,
    NOTHING,
    PREFECTURES,
    ROOF_VALUES,
    VALUE,
    VALUES,
    Building,
    Colour,
    Edition,
    Kind,
    Phase,
    Prefecture,
    Sale,
    State,
)
from campidoglio.games.capitol.turns import everybody, next_auction
from campidoglio.kernel.actions import action
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

# Bids


@action(value=range(1, ROOF_VALUES + 1))
def bid_roof(s: State, seat: int, value: int) -> None:
    """CP-21: lay a roof card above STOP, under those laid before."""
    lay_on_stack(s, seat, FIRST_FACE[Kind.ROOF] + value - 1)


@action(value=range(1, VALUES + 1))
def bid_floor(s: State, seat: int, value: int) -> None:
    """CP-21: lay a floor card above STOP, under those laid before."""
    lay_on_stack(s, seat, FIRST_FACE[Kind.FLOOR] + value - 1)


@action(colour=Colour, value=range(1, VALUES + 1))
def bid_permit(s: State, seat: int, colour: int, value: int) -> None:
    """CP-21: lay a permit above STOP, under those laid before."""
    lay_on_stack(s, seat, FIRST_FACE[Kind.PERMIT] + colour * VALUES + value - 1)


@action()
def seal(s: State, seat: int) -> None:
    """CP-21: lay STOP and the rest of the hand; once all have, the bids are revealed (CP-22)."""
    s.sealed |= 1 << seat
    if s.sealed == everybody(s):
        reveal(s)


@rule
def bid_moves(s: State, seat: int, moves: Row) -> int:
    """CP-21: any card of the hand, by its face; or seal."""
    # The families bid_roof, bid_floor and bid_permit follow one another in the order of the faces.
    first = bid_roof.code(1)
    n = 0
    for face in range(FACES):
        if s.hand[seat][face] > 0:
            moves[n] = first + face
            n += 1
    moves[n] = seal.code()
    return n + 1


# The winner


@rule
def on_sale(s: State) -> int:
    """CP-20: the building that is auctioned."""
    return AUCTIONS[s.rounds_played][s.auction]


@rule
def reveal(s: State) -> None:
    """CP-22: all bids are shown; the winner pays, all others take their cards back."""
    decide(s)
    for seat in range(s.players):
        show_bid(s, seat)
        settle(s, seat)
    s.for_sale[s.sold] -= 1
    if s.winner == NOTHING or s.sale == Sale.NO_SPACE:
        s.gone[s.sold] += 1
        next_auction(s)
    else:
        s.turn = s.winner
        s.phase = Phase.SITE


@rule
def decide(s: State) -> None:
    """CP-22 … CP-25: who wins the building, and how the auction ends."""
    s.sold = on_sale(s)
    s.winner = NOTHING
    highest = 0
    for seat in range(s.players):
        highest = max(highest, bid_sum(s, seat))
    if highest == 0:
        s.sale = Sale.NO_BID
        return
    s.winner = breaks_tie(s, highest_bidders(s, highest))
    if s.winner == NOTHING:
        s.sale = Sale.TIED
    elif has_space(s, s.sold):
        s.sale = Sale.WON
    else:
        s.sale = Sale.NO_SPACE


@rule
def bid_sum(s: State, seat: int) -> int:
    """CP-21: the sum of the values above STOP."""
    total = 0
    for place in range(s.bid_size[seat]):
        total += VALUE[s.bid[seat][place]]
    return total


@rule
def highest_bidders(s: State, highest: int) -> int:
    """The seats that bid so much, as bits."""
    seats = 0
    for seat in range(s.players):
        if bid_sum(s, seat) == highest:
            seats |= 1 << seat
    return seats


@rule
def breaks_tie(s: State, tied: int) -> int:
    """CP-23: of those who bid most, the one with the best claim; `nl` gives NOTHING if none has."""
    best = NOTHING
    equal = 0
    # From the consul on, so that in `fr` of equal claims the earlier in turn order stands.
    for step in range(s.players):
        seat = (s.consul + step) % s.players
        if (tied >> seat) & 1 == 0:
            continue
        if best == NOTHING or claim(s, seat) > claim(s, best):
            best = seat
            equal = 1 << seat
        elif claim(s, seat) == claim(s, best):
            equal |= 1 << seat
    if s.edition == Edition.NL and not is_one(equal):
        return NOTHING
    return best


@rule
def claim(s: State, seat: int) -> int:
    """CP-23: what decides a tie, more is better: `fr` the highest single card, `nl` the lowest score."""
    if s.edition == Edition.NL:
        return -s.score[seat]
    highest = 0
    for place in range(s.bid_size[seat]):
        highest = max(highest, VALUE[s.bid[seat][place]])
    return highest


@rule
def show_bid(s: State, seat: int) -> None:
    """CP-22, CP-60: a bid is public knowledge from now on."""
    for place in range(s.revealed_size[seat]):
        s.revealed[seat][place] = NOTHING
    s.revealed_size[seat] = s.bid_size[seat]
    for place in range(s.bid_size[seat]):
        s.revealed[seat][place] = s.bid[seat][place]
        show(s, seat, s.bid[seat][place])


@rule
def settle(s: State, seat: int) -> None:
    """CP-22: the winner discards the bid in the order revealed; another takes it back, known to all."""
    for place in range(s.bid_size[seat]):
        face = s.bid[seat][place]
        s.bid[seat][place] = NOTHING
        if seat == s.winner:
            spend(s, seat, face)
        else:
            s.hand[seat][face] += 1
            s.seen[seat][face] += 1
    s.bid_size[seat] = 0


# The site


@rule
def is_site(s: State, building: int, prefecture: int) -> bool:
    """CP-25: a fountain takes a free small space, the others a free large one."""
    if building == Building.FOUNTAIN:
        return s.free[prefecture] > 0
    return s.large[prefecture] == NOTHING


@rule
def has_space(s: State, building: int) -> bool:
    """CP-25: whether there is a space for it anywhere."""
    sites = 0
    for prefecture in range(PREFECTURES):
        sites += int(is_site(s, building, prefecture))
    return sites > 0


@rule
def site_moves(s: State, seat: int, moves: Row) -> int:
    """CP-25: any prefecture with a space for the building."""
    n = 0
    for prefecture in range(PREFECTURES):
        if is_site(s, s.sold, prefecture):
            moves[n] = site.code(prefecture)
            n += 1
    return n


@action(prefecture=Prefecture)
def site(s: State, seat: int, prefecture: int) -> None:
    """CP-25: the winner places the building at once."""
    if s.sold == Building.FOUNTAIN:
        s.free[prefecture] -= 1
        s.fountains[prefecture] += 1
    else:
        s.large[prefecture] = s.sold
    next_auction(s)
