"""Capitol: the building phase (CP-10 … CP-14)."""

from __future__ import annotations

from campidoglio.games.capitol.cards import show, spend
from campidoglio.games.capitol.state import (
    FACES,
    FIRST_FACE,
    HIGHEST,
    IN_FRONT,
    MOST_SPACES,
    NOTHING,
    PREFECTURES,
    ROOF_VALUES,
    ROOFS_A_SHAPE,
    SHAPES,
    STOREYS_A_CARD,
    VALUES,
    Colour,
    Kind,
    Phase,
    Prefecture,
    Shape,
    State,
)
from campidoglio.games.capitol.turns import end_turn
from campidoglio.kernel.actions import action
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

# CP-13b: of the three prefectures of a colour at most two have the same shape.
MOST_ALIKE = 2

# A card or a pass


@action(value=range(1, ROOF_VALUES + 1))
def roof(s: State, seat: int, value: int) -> None:
    """CP-12: play a roof card."""
    play(s, seat, FIRST_FACE[Kind.ROOF] + value - 1, Phase.CAP)


@action(value=range(1, VALUES + 1))
def floor(s: State, seat: int, value: int) -> None:
    """CP-11: play a floor card."""
    s.owed = STOREYS_A_CARD
    play(s, seat, FIRST_FACE[Kind.FLOOR] + value - 1, Phase.STOREYS)


@action(colour=Colour, value=range(1, VALUES + 1))
def permit(s: State, seat: int, colour: int, value: int) -> None:
    """CP-13: play a permit."""
    play(s, seat, FIRST_FACE[Kind.PERMIT] + colour * VALUES + value - 1, Phase.HOUSE)


@action(text="pass")
def pass_(s: State, seat: int) -> None:
    """CP-10: a pass is final for the phase."""
    s.passed |= 1 << seat
    end_turn(s)


@rule
def play(s: State, seat: int, face: int, phase: int) -> None:
    """CP-10, CP-15: a card is shown and discarded; its action is decided next (CP-14)."""
    s.hand[seat][face] -= 1
    show(s, seat, face)
    spend(s, seat, face)
    s.played = face
    s.phase = phase


@rule
def card_moves(s: State, seat: int, moves: Row) -> int:
    """CP-10: any card of the hand, by its face; or pass."""
    # The families roof, floor and permit follow one another in the order of the faces.
    first = roof.code(1)
    n = 0
    for face in range(FACES):
        if s.hand[seat][face] > 0:
            moves[n] = first + face
            n += 1
    moves[n] = pass_.code()
    return n + 1


# What a card allows


@action(on=range(HIGHEST))
def storey(s: State, seat: int, on: int) -> None:
    """CP-11: put a storey on an unfinished house of that height; 0 starts a new house."""
    if on > 0:
        s.unfinished[seat][on] -= 1
    s.unfinished[seat][on + 1] += 1
    s.highest[seat] = max(s.highest[seat], on + 1)
    s.supply -= 1
    s.owed -= 1
    if s.owed == 0:
        end_turn(s)


@action(shape=Shape, height=range(1, HIGHEST + 1))
def cap(s: State, seat: int, shape: int, height: int) -> None:
    """CP-12: put a roof on an unfinished house of that height, which is then finished for good."""
    s.unfinished[seat][height] -= 1
    while s.highest[seat] > 0 and s.unfinished[seat][s.highest[seat]] == 0:
        s.highest[seat] -= 1
    s.under[seat][shape][s.capped[seat][shape]] = height
    s.capped[seat][shape] += 1
    end_turn(s)


@action(prefecture=Prefecture, shape=Shape, height=range(1, MOST_SPACES + 1))
def house(s: State, seat: int, prefecture: int, shape: int, height: int) -> None:
    """CP-13: put a finished house on a free small space."""
    s.stands[seat][shape][ready_house(s, seat, shape, height)] = prefecture
    s.free[prefecture] -= 1
    s.roofs[prefecture] = shape
    s.tallest[prefecture] = height
    s.storeys[prefecture][seat] += height
    s.own_tallest[prefecture][seat] = height
    end_turn(s)


@action()
def skip(s: State, seat: int) -> None:
    """CP-14: any card may be played without its action."""
    s.owed = 0
    end_turn(s)


@rule
def storey_moves(s: State, seat: int, moves: Row) -> int:
    """CP-11: a new house or any unfinished one; none if the supply is empty."""
    n = 0
    if s.supply > 0:
        moves[n] = storey.code(0)
        n += 1
        for height in range(1, s.highest[seat] + 1):
            if s.unfinished[seat][height] > 0:
                moves[n] = storey.code(height)
                n += 1
    # CP-14: after the first storey the second is owed.
    if s.owed == STOREYS_A_CARD:
        moves[n] = skip.code()
        n += 1
    return n


@rule
def cap_moves(s: State, seat: int, moves: Row) -> int:
    """CP-12: a roof of either shape on any unfinished house; or skip."""
    n = 0
    for shape in range(SHAPES):
        if s.capped[seat][shape] < ROOFS_A_SHAPE:
            for height in range(1, s.highest[seat] + 1):
                if s.unfinished[seat][height] > 0:
                    moves[n] = cap.code(shape, height)
                    n += 1
    moves[n] = skip.code()
    return n + 1


@rule
def house_moves(s: State, seat: int, moves: Row) -> int:
    """CP-13: every finished house that fits a prefecture of the permit's colour; or skip."""
    colour = permit_colour(s)
    n = 0
    for prefecture in range(PREFECTURES):
        if s.colour[prefecture] == colour and s.free[prefecture] > 0:
            for shape in range(SHAPES):
                if takes_shape(s, prefecture, shape):
                    n = fitting_moves(s, seat, prefecture, shape, moves, n)
    moves[n] = skip.code()
    return n + 1


@rule
def permit_colour(s: State) -> int:
    """The colour of the permit that was played."""
    return (s.played - FIRST_FACE[Kind.PERMIT]) // VALUES


@rule
def takes_shape(s: State, prefecture: int, shape: int) -> bool:
    """CP-13a: the shape that a prefecture has. CP-13b: a third prefecture takes what two others have not."""
    if s.roofs[prefecture] != NOTHING:
        return s.roofs[prefecture] == shape
    same = 0
    for other in range(PREFECTURES):
        if s.colour[other] == s.colour[prefecture] and s.roofs[other] == shape:
            same += 1
    return same < MOST_ALIKE


@rule
def fitting_moves(s: State, seat: int, prefecture: int, shape: int, moves: Row, n: int) -> int:
    """CP-13c: as tall as the tallest house there or one taller; the first has one storey."""
    heights = ready_heights(s, seat, shape)
    tallest = s.tallest[prefecture]
    if tallest > 0 and (heights >> tallest) & 1 == 1:
        moves[n] = house.code(prefecture, shape, tallest)
        n += 1
    if (heights >> (tallest + 1)) & 1 == 1:
        moves[n] = house.code(prefecture, shape, tallest + 1)
        n += 1
    return n


@rule
def ready_heights(s: State, seat: int, shape: int) -> int:
    """The heights of a player's finished houses that are not yet placed, as bits."""
    heights = 0
    for place in range(s.capped[seat][shape]):
        if s.stands[seat][shape][place] == IN_FRONT:
            heights |= 1 << s.under[seat][shape][place]
    return heights


@rule
def ready_house(s: State, seat: int, shape: int, height: int) -> int:
    """The first roof of that shape on a house of that height that is not yet placed."""
    place = 0
    while s.under[seat][shape][place] != height or s.stands[seat][shape][place] != IN_FRONT:
        place += 1
    return place
