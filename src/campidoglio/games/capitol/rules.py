"""Capitol: the rulebook.

By Alan R. Moon and Aaron Weissblum (Schmidt, 2001); our sources are the designers' text in French and the
Dutch rules of Schmidt, chosen by the setting `edition`. Nothing is left out. The rules are numbered CP-1 …
CP-60; where the sources are silent or disagree, README.md beside this file says what we decided.

A phase a module: building.py, auction.py, scoring.py; turns.py leads from one to the next, cards.py keeps the
piles and what everybody knows of the hands, state.py declares it all. This one opens the game, draws cards,
and gathers the actions.
"""

from __future__ import annotations

from campidoglio.games.capitol.auction import (
    bid_floor,
    bid_moves,
    bid_permit,
    bid_roof,
    seal,
    site,
    site_moves,
)
from campidoglio.games.capitol.building import (
    cap,
    cap_moves,
    card_moves,
    floor,
    house,
    house_moves,
    pass_,
    permit,
    roof,
    skip,
    storey,
    storey_moves,
)
from campidoglio.games.capitol.cards import deal, draw_card
from campidoglio.games.capitol.state import (
    BUILDINGS,
    BUILDINGS_FOR_SALE,
    FACES,
    FIRST_HOUSES,
    KINDS,
    PREFECTURES,
    SHAPES,
    STOREYS,
    Ending,
    Kind,
    Phase,
    State,
)
from campidoglio.games.capitol.turns import begin_round, drew, everybody
from campidoglio.kernel.actions import Actions, action
from campidoglio.kernel.chance import below
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

# Every face and a pass, or every face and the seal.
LEGAL_LIMIT = FACES + 1


# Setup


@rule
def setup(s: State) -> None:
    """CP-4 … CP-7: the board, the cards, the first houses, and the first consul."""
    for prefecture in range(PREFECTURES):
        s.free[prefecture] = s.spaces[prefecture]
        s.fountains[prefecture] = s.printed[prefecture]
    for building in range(BUILDINGS):
        s.for_sale[building] = BUILDINGS_FOR_SALE[building]
    deal(s)
    s.supply = STOREYS
    for seat in range(s.players):
        build_first_houses(s, seat)
    s.consul = below(s, s.players)
    begin_round(s)


@rule
def build_first_houses(s: State, seat: int) -> None:
    """CP-6: a house of one storey and one of two with each shape of roof."""
    for shape in range(SHAPES):
        for place in range(len(FIRST_HOUSES)):
            s.under[seat][shape][place] = FIRST_HOUSES[place]
            s.supply -= FIRST_HOUSES[place]
        s.capped[seat][shape] = len(FIRST_HOUSES)


# What may be done


@rule
def due(s: State) -> int:
    """All who have not sealed (CP-21); otherwise the player whose turn it is; nobody at the end."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.BID:
        return everybody(s) & ~s.sealed
    return 1 << s.turn


@rule
def legal(s: State, seat: int, moves: Row) -> int:
    """What the phase asks for, in the order of `ACTIONS`."""
    if s.phase == Phase.BUILD:
        return card_moves(s, seat, moves)
    if s.phase == Phase.STOREYS:
        return storey_moves(s, seat, moves)
    if s.phase == Phase.CAP:
        return cap_moves(s, seat, moves)
    if s.phase == Phase.HOUSE:
        return house_moves(s, seat, moves)
    if s.phase == Phase.BID:
        return bid_moves(s, seat, moves)
    if s.phase == Phase.SITE:
        return site_moves(s, seat, moves)
    return draw_moves(s, seat, moves)


@rule
def secret(s: State, seat: int) -> bool:
    """CP-21: stacks are laid in secret until all are revealed."""
    return s.phase == Phase.BID


@rule
def draw_moves(s: State, seat: int, moves: Row) -> int:
    """CP-40: the top of any pile."""
    n = 0
    for kind in range(KINDS):
        if s.pile[kind] > 0:
            moves[n] = draw.code(kind)
            n += 1
    return n


@action(kind=Kind)
def draw(s: State, seat: int, kind: int) -> None:
    """CP-40: draw the top card of a pile."""
    draw_card(s, seat, kind)
    drew(s, seat)


ACTIONS = Actions(
    roof,
    floor,
    permit,
    pass_,
    storey,
    cap,
    house,
    skip,
    bid_roof,
    bid_floor,
    bid_permit,
    seal,
    site,
    draw,
)


# The end


@rule
def ending(s: State) -> int:
    """CP-50: a game that is over ended with the fourth scoring."""
    return Ending.FOURTH_SCORING if s.phase == Phase.OVER else Ending.NONE


@rule
def score(s: State, seat: int) -> int:
    """CP-31: the points of a player."""
    return s.score[seat]
