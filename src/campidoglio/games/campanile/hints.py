"""Campanile: what looks promising, and what a position may be worth, for bots.

A tower pays those who lead under it the more, the taller it gets. So: build where you lead, bet where a chip
takes the lead, and keep the dear chips for tall towers.
"""

from __future__ import annotations

from campidoglio.games.campanile.rules import (
    CHIPS,
    FLAGS,
    HIGHEST_CHIP,
    PILES,
    STYLES,
    Phase,
    State,
    bet,
    build,
    leads,
    no_bet,
    stake_of,
)
from campidoglio.kernel.rule import rule

EVEN = 50
"""The appeal of what neither helps nor hurts."""


@rule
def appeal(s: State, seat: int, code: int) -> int:
    """How promising a build or a bet looks."""
    if code < bet.first:
        offset = code - build.first
        return appeal_of_build(s, seat, offset // PILES, offset % PILES + 1)
    if code < no_bet.first:
        offset = code - bet.first
        return appeal_of_bet(s, seat, offset // HIGHEST_CHIP, offset % HIGHEST_CHIP + 1)
    return EVEN - 20


@rule
def appeal_of_build(s: State, seat: int, style: int, storeys: int) -> int:
    """CN-6: storeys for a tower where one leads, few for the others'; few leave cheap chips to bet."""
    lead = lead_under(s, seat, style)
    if lead > 0:
        return EVEN + 8 * storeys
    if lead < 0:
        return EVEN - 12 * storeys
    return EVEN - 5 * storeys


@rule
def appeal_of_bet(s: State, seat: int, style: int, chip: int) -> int:
    """CN-7: a chip that takes the lead under a tower that will have a flag; the cheaper the better."""
    worth = FLAGS[min(rank_of(s, style), len(FLAGS)) - 1][0]
    lead = lead_under(s, seat, style)
    if lead <= 0 and lead + chip > 0:
        return EVEN + 5 * worth - 6 * chip
    if lead > 0:
        return EVEN + 2 * worth - 6 * chip - 4 * lead
    return EVEN + worth - 6 * chip


@rule
def lead_under(s: State, seat: int, style: int) -> int:
    """How far a player's chips under a tower are ahead of the best of the others'."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, stake_of(s, style, other))
    return stake_of(s, style, seat) - best


@rule
def rank_of(s: State, style: int) -> int:
    """CN-11: a tower's rank as it stands; of equal heights the one nearer the piles is higher."""
    rank = 1
    before = 1
    for place in range(STYLES):
        other = s.row[place]
        if other == style:
            before = 0
        elif s.height[other] > s.height[style] or (s.height[other] == s.height[style] and before == 1):
            rank += 1
    return rank


@rule
def value(s: State, seat: int) -> int:
    """What the flags would pay as things stand, and something for the chips that can still be bet."""
    if s.phase == Phase.OVER:
        return s.score[seat]
    total = 0
    for style in range(STYLES):
        rank = rank_of(s, style)
        if rank <= len(FLAGS):
            total += share_of(s, seat, style, rank)
    return total + chips_left(s, seat) * fewest_cards(s) // s.pile_size


@rule
def share_of(s: State, seat: int, style: int, rank: int) -> int:
    """CN-12: what a flag pays a player under its tower."""
    if s.order[style][seat] == 0:
        return 0
    ahead = 0
    for other in range(s.players):
        if other != seat and s.order[style][other] > 0 and leads(s, style, other, seat):
            ahead += 1
    return FLAGS[rank - 1][ahead] if ahead < 2 else 0


@rule
def chips_left(s: State, seat: int) -> int:
    """The values of the chips that are not bet."""
    total = 0
    for value in range(len(CHIPS)):
        total += s.chips[seat][value] * (value + 1)
    return total


@rule
def fewest_cards(s: State) -> int:
    """CN-10: the cards of the shortest pile: how near the end may be."""
    fewest = s.left[0]
    for pile in range(1, PILES):
        fewest = min(fewest, s.left[pile])
    return fewest
