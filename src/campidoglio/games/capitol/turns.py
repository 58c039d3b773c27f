"""Capitol: how a round goes on, from building to auctions, scoring and drawing, and to the next round."""

from __future__ import annotations

from campidoglio.games.capitol.cards import cards_in_piles
from campidoglio.games.capitol.scoring import extra_draws, score_round
from campidoglio.games.capitol.state import AUCTIONS_A_ROUND, DRAWS, NOTHING, ROUNDS, Phase, State
from campidoglio.kernel.rule import rule


@rule
def everybody(s: State) -> int:
    """All seats, as bits."""
    return (1 << s.players) - 1


@rule
def begin_round(s: State) -> None:
    """CP-10: the consul begins to build; a player without cards counts as having passed."""
    s.passed = 0
    for seat in range(s.players):
        if s.cards[seat] == 0:
            s.passed |= 1 << seat
    next_builder(s, s.consul)


@rule
def end_turn(s: State) -> None:
    """CP-10: after a card or a pass the next player is asked."""
    s.played = NOTHING
    if s.cards[s.turn] == 0:
        s.passed |= 1 << s.turn
    next_builder(s, (s.turn + 1) % s.players)


@rule
def next_builder(s: State, seat: int) -> None:
    """CP-10: from a seat on clockwise, the first that has not passed; if all have, the auctions begin."""
    if s.passed == everybody(s):
        s.auction = 0
        begin_auction(s)
        return
    while (s.passed >> seat) & 1 == 1:
        seat = (seat + 1) % s.players
    s.turn = seat
    s.phase = Phase.BUILD


@rule
def begin_auction(s: State) -> None:
    """CP-21: all players at once stack their hands."""
    s.sealed = 0
    s.phase = Phase.BID


@rule
def next_auction(s: State) -> None:
    """CP-20: three auctions in a row. CP-30: then the scoring, and after the fourth the end (CP-50)."""
    s.auction += 1
    if s.auction < AUCTIONS_A_ROUND:
        begin_auction(s)
        return
    score_round(s)
    if s.rounds_played + 1 == ROUNDS:
        s.phase = Phase.OVER
    else:
        begin_drawing(s)


@rule
def begin_drawing(s: State) -> None:
    """CP-40: the consul draws first."""
    s.phase = Phase.DRAW
    ask_to_draw(s, s.consul)


@rule
def ask_to_draw(s: State, seat: int) -> None:
    """CP-40: six cards and those of the amphitheatres. CP-41: if none is left anywhere, drawing stops."""
    if cards_in_piles(s) == 0:
        end_round(s)
        return
    s.turn = seat
    s.to_draw = DRAWS + extra_draws(s, seat)


@rule
def drew(s: State, seat: int) -> None:
    """CP-40: a player draws all their cards in one go, then the next; after the last the round is over."""
    s.to_draw -= 1
    if cards_in_piles(s) == 0:
        s.to_draw = 0
    if s.to_draw > 0:
        return
    follower = (seat + 1) % s.players
    if follower == s.consul:
        end_round(s)
    else:
        ask_to_draw(s, follower)


@rule
def end_round(s: State) -> None:
    """CP-42: the consul passes to the left."""
    s.consul = (s.consul + 1) % s.players
    s.rounds_played += 1
    begin_round(s)
