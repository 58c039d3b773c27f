"""Capitol: what looks promising, and what a position may be worth, for bots.

Points come from being first in prefectures, again in every scoring that is still to come. So houses go
where they take the lead, roofs on houses that fit somewhere, and cards of high value are kept for bids.
"""

from __future__ import annotations

from campidoglio.games.capitol.auction import bid_roof, bid_sum, on_sale, seal, site
from campidoglio.games.capitol.building import cap, house, pass_, roof, skip, storey, takes_shape
from campidoglio.games.capitol.rules import draw
from campidoglio.games.capitol.scoring import points_in
from campidoglio.games.capitol.state import (
    FACES,
    FIRST_FACE,
    HIGHEST,
    IN_FRONT,
    KIND,
    MOST_SPACES,
    PREFECTURES,
    ROOFS_A_SHAPE,
    ROUNDS,
    SHAPES,
    VALUE,
    VALUES,
    Building,
    Kind,
    Phase,
    State,
)
from campidoglio.kernel.rule import rule

EVEN = 50
"""The appeal of what neither helps nor hurts."""
SEARCH_MANNER = {"fresh": 0.0, "bias": 0.01}
"""There are many actions: what looks poor waits until the others have disappointed. That won 0.60 +- 0.08 of
140 games of two against trying each action once first, with 300 walks each (95 %)."""
FAIR_BID = (9, 6, 12)
"""What a fountain, an amphitheatre and a temple are worth in cards."""


@rule
def appeal(s: State, seat: int, code: int) -> int:
    """How promising a card, its action, a bid, a site or a draw looks."""
    if code < pass_.first:
        return appeal_of_card(s, seat, code - roof.first)
    if code < storey.first:
        return EVEN - 10
    if code < cap.first:
        return appeal_of_storey(s, code - storey.first)
    if code < house.first:
        offset = code - cap.first
        return appeal_of_roof(s, seat, offset // HIGHEST, offset % HIGHEST + 1)
    if code < skip.first:
        offset = code - house.first
        place = offset // MOST_SPACES
        return appeal_of_house(s, seat, place // SHAPES, offset % MOST_SPACES + 1)
    if code < bid_roof.first:
        return 0
    if code < seal.first:
        return EVEN + FAIR_BID[on_sale(s)] - bid_sum(s, seat) - VALUE[code - bid_roof.first] // 2
    if code < site.first:
        return EVEN
    if code < draw.first:
        return appeal_of_site(s, seat, code - site.first)
    return appeal_of_draw(s, seat, code - draw.first)


@rule
def appeal_of_card(s: State, seat: int, face: int) -> int:
    """CP-10: a card whose action is possible; the lower the better, because high ones win auctions."""
    kind = KIND[face]
    possible = 0
    if kind == Kind.ROOF:
        possible = int(s.highest[seat] > 0 and s.capped[seat][0] + s.capped[seat][1] < SHAPES * ROOFS_A_SHAPE)
    elif kind == Kind.FLOOR:
        possible = int(s.supply > 0 and s.highest[seat] <= 2)
    else:
        possible = 2 * int(has_house_for(s, seat, (face - FIRST_FACE[Kind.PERMIT]) // VALUES))
    if possible == 0:
        return EVEN - 30
    return EVEN + 10 * possible - 2 * VALUE[face]


@rule
def has_house_for(s: State, seat: int, colour: int) -> bool:
    """CP-13: whether a player has a house that can be placed in a prefecture of the colour."""
    for shape in range(SHAPES):
        for place in range(s.capped[seat][shape]):
            if s.stands[seat][shape][place] == IN_FRONT:
                for prefecture in range(PREFECTURES):
                    if s.colour[prefecture] == colour and fits(
                        s, prefecture, shape, s.under[seat][shape][place]
                    ):
                        return True
    return False


@rule
def fits(s: State, prefecture: int, shape: int, height: int) -> bool:
    """CP-13: whether a prefecture takes a house of that shape and height."""
    return takes_height(s, prefecture, height) and takes_shape(s, prefecture, shape)


@rule
def takes_height(s: State, prefecture: int, height: int) -> bool:
    """CP-13c: as tall as the tallest house there, or one taller."""
    above = height - s.tallest[prefecture]
    return s.free[prefecture] > 0 and (above == 1 or (above == 0 and height > 0))


@rule
def appeal_of_storey(s: State, on: int) -> int:
    """CP-11: a house of a height that many prefectures take now, or will take soon."""
    wanted = 0
    for prefecture in range(PREFECTURES):
        wanted += int(takes_height(s, prefecture, on + 1)) + int(takes_height(s, prefecture, on))
    return EVEN + 2 * wanted + 2 * min(on, 4)


@rule
def appeal_of_roof(s: State, seat: int, shape: int, height: int) -> int:
    """CP-12: tall houses that fit many prefectures."""
    sites = 0
    for prefecture in range(PREFECTURES):
        sites += int(fits(s, prefecture, shape, height))
    return EVEN + 5 * min(sites, 3) + 3 * min(height, 5) - 3 * s.capped[seat][shape]


@rule
def lead_in(s: State, seat: int, prefecture: int) -> int:
    """CP-30: how many storeys a player has more in a prefecture than the best of the others."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.storeys[prefecture][other])
    return s.storeys[prefecture][seat] - best


@rule
def appeal_of_house(s: State, seat: int, prefecture: int, height: int) -> int:
    """CP-13: a house that takes the lead, where there are fountains and a temple; not more of the same."""
    stake = 2 + s.fountains[prefecture] + 2 * int(s.large[prefecture] == Building.TEMPLE)
    lead = lead_in(s, seat, prefecture)
    if lead > 0:
        return EVEN + stake - 2 * lead
    if lead + height > 0:
        return EVEN + 5 * stake - 2 * height
    return EVEN + stake


@rule
def appeal_of_site(s: State, seat: int, prefecture: int) -> int:
    """CP-25: where one leads, the more clearly the better."""
    if s.tallest[prefecture] == 0:
        return EVEN
    return EVEN + 5 * min(max(lead_in(s, seat, prefecture), -4), 4) + s.fountains[prefecture]


@rule
def appeal_of_draw(s: State, seat: int, kind: int) -> int:
    """CP-40: a card of a high value, of a kind that the hand has few of."""
    held = 0
    for face in range(FIRST_FACE[kind], FIRST_FACE[kind + 1]):
        held += s.hand[seat][face]
    return EVEN + 2 * VALUE[s.queue[kind][s.head[kind]]] - 5 * held


# What a position may be worth

IN_QUARTERS = 4


@rule
def value(s: State, seat: int) -> int:
    """The score, what the board pays in every scoring to come, and what cards and houses may bring."""
    left = ROUNDS - s.rounds_played - int(s.phase == Phase.DRAW or s.phase == Phase.OVER)
    if left == 0:
        return s.score[seat]
    points = 0
    for prefecture in range(PREFECTURES):
        if s.storeys[prefecture][seat] > 0:
            points += IN_QUARTERS * points_in(s, prefecture, seat) + min(s.storeys[prefecture][seat], 4)
    points += value_of_houses(s, seat) + value_of_cards(s, seat)
    return s.score[seat] + points * left // IN_QUARTERS


@rule
def value_of_houses(s: State, seat: int) -> int:
    """In quarters of a point in each scoring: storeys in front of a player, and roofs on them."""
    worth = 0
    for height in range(1, s.highest[seat] + 1):
        worth += s.unfinished[seat][height] * min(height + 1, 5)
    for shape in range(SHAPES):
        for place in range(s.capped[seat][shape]):
            if s.stands[seat][shape][place] == IN_FRONT:
                worth += 3 + min(s.under[seat][shape][place], 5)
    return worth


@rule
def value_of_cards(s: State, seat: int) -> int:
    """In quarters of a point in each scoring: cards, those in a bid too, and the hope that it wins."""
    worth = 0
    for face in range(FACES):
        worth += s.hand[seat][face] * (4 + VALUE[face])
    for place in range(s.bid_size[seat]):
        worth += 4 + VALUE[s.bid[seat][place]]
    if s.phase == Phase.BID and s.bid_size[seat] > 0:
        total = bid_sum(s, seat)
        fair = FAIR_BID[on_sale(s)]
        worth += 2 * min(total, fair) - 3 * max(total - fair, 0)
    return worth // 4
