"""Capital Lux, step 1 of a round: the deal and the secret draft (CL-7 … CL-10)."""

from __future__ import annotations

from campidoglio.games.capital_lux.table import FACES, FULL_DEAL, KEPT, NOTHING, Phase, State, draw_card
from campidoglio.kernel.rule import rule


@rule
def begin_round(s: State) -> None:
    """CL-7: a pack to each player, all of whom choose at once."""
    s.round_number += 1
    s.dealt = deal_size(s)
    for seat in range(s.players):
        for _ in range(s.dealt):
            s.pack[seat][draw_card(s)] += 1
        s.plays_made[seat] = 0
    s.ender = NOTHING
    s.turn = s.first
    s.phase = Phase.DRAFT
    ask_all(s, 1)


@rule
def deal_size(s: State) -> int:
    """CL-7: six cards, five with 4 players. CL-10: an equal share of what is left, if it is too little."""
    return min(FULL_DEAL[s.players], s.deck_size // s.players)


@rule
def ask_all(s: State, step: int) -> None:
    """CL-8: every player chooses, each from the pack in hand."""
    s.step = step
    s.pending = (1 << s.players) - 1


@rule
def pack_of(s: State, seat: int) -> int:
    """Whose deal the pack in a player's hands was: one's own, then that of the player to the right."""
    return (seat - s.step + 1 + s.players) % s.players


@rule
def kept_by(s: State, step: int) -> int:
    """CL-8, CL-10: the cards each player has kept at the end of a step."""
    return min(KEPT * step, s.dealt)


@rule
def keep_card(s: State, seat: int, face: int) -> None:
    """CL-8: put a card of the pack aside; packs go on when everybody has kept enough."""
    owner = pack_of(s, seat)
    s.pack[owner][face] -= 1
    s.hand[seat][face] += 1
    s.cards[seat] += 1
    if s.step == 2:
        s.second[owner][face] += 1
    if s.cards[seat] == kept_by(s, s.step):
        s.pending -= 1 << seat
    if s.pending == 0:
        pass_on(s)


@rule
def pass_on(s: State) -> None:
    """CL-8: the packs go to the left; what is left after the second choice is kept by who receives it."""
    if s.step == 1 and s.dealt > kept_by(s, 1):
        ask_all(s, 2)
        return
    for seat in range(s.players):
        owner = last_pack_of(s, seat)
        for face in range(FACES):
            s.hand[seat][face] += s.pack[owner][face]
        s.cards[seat] = s.dealt
    s.phase = Phase.PLAY


@rule
def last_pack_of(s: State, seat: int) -> int:
    """Whose deal the last cards were that a player received: with 2 players one's own comes back."""
    return (seat - 2 + s.players) % s.players


@rule
def forget_draft(s: State) -> None:
    """All cards of the round lie open: who kept which in the draft tells nothing any more."""
    for owner in range(s.players):
        for face in range(FACES):
            s.pack[owner][face] = 0
            s.second[owner][face] = 0
