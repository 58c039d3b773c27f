"""Whatever an action brings out that its seat could not know, the question of it finds."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.contracts.games import ONLOOKER, TABLES, Table, few_states

from campidoglio import Game
from campidoglio.kernel.revealing import reveals
from campidoglio.kernel.schema import GameState, Known
from campidoglio.kernel.watching import Cell, watched

IMAGINED = 6
"""Other positions than those that the question itself imagines."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_said_to_bring_nothing_out_looks_the_same_wherever_the_seat_could_be(table: Table) -> None:
    for s in few_states(table):
        for seat, code in harmless(table, s):
            expected = seen_after(table, s, seat, code)
            for number in range(IMAGINED):
                imagined = table.imagined(s, seat, number)
                assert seen_after(table, imagined, seat, code) == expected, table.book.actions.decode(code)


def harmless(table: Table, s: GameState) -> list[tuple[int, int]]:
    """A few actions of the seats that are due which are said to bring nothing out."""
    game = Game.from_state(table.book, s, options=table.options)
    chooser = random.Random(f"{table} {s.digest()}")
    chosen = [(seat, code) for seat in table.due(s) for code in some(chooser, table.legal(s, seat))]
    return [(seat, code) for seat, code in chosen if not reveals(game, seat, table.book.actions.decode(code))]


def some(chooser: random.Random, codes: list[int]) -> list[int]:
    """Two of them, or the one there is."""
    return chooser.sample(codes, min(2, len(codes)))


def seen_after(table: Table, s: GameState, seat: int, code: int) -> list[Any]:
    """What the seat and an onlooker see after the action, and who is due."""
    after = table.after(s, seat, code)
    return [table.view(after, seat), table.view(after, ONLOOKER), table.due(after)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_of_what_is_said_to_be_shown_nothing_is_read_that_the_reader_cannot_know(table: Table) -> None:
    for s in few_states(table):
        for seat in table.readers():
            cells = shown_cells(table, s, seat)
            for number in range(IMAGINED):
                imagined = table.imagined(s, seat, number)
                assert [value_at(imagined, cell) for cell in cells] == [value_at(s, cell) for cell in cells]


def shown_cells(table: Table, s: GameState, seat: int) -> list[Cell]:
    """The numbers of fields that are said to be shown which are read for what the seat is given."""
    looked_at, ledger = watched(s)
    table.view(looked_at, seat)
    if seat in table.due(looked_at):
        table.legal(looked_at, seat)
    return sorted(cell for cell in ledger.take() if s.fields[cell[0]].known is Known.SHOWN)


def value_at(s: GameState, cell: Cell) -> int:
    """The number that is there."""
    name, *places = cell
    value = getattr(s, name)
    for place in places:
        value = value[place]
    assert isinstance(value, int)
    return value
