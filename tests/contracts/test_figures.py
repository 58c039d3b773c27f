"""What a game counts for statistics is as long as its names say, and the same on every engine."""

from __future__ import annotations

import pytest
from tests.contracts.games import BOOKS, TABLES, Table, states

from campidoglio.kernel.rulebook import Rulebook
from campidoglio.simulate.bot_games import figures_of
from campidoglio.simulate.plan import Plan
from campidoglio.simulate.random_games import random_games, replayed

GAMES = 12
UNWRITTEN = (-77777, 88888)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_named_figure_is_written_and_nothing_beyond(table: Table) -> None:
    names = table.book.columns_of_figures(table.players)
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() and name == name.lower() for name in names)
    for s in states(table):
        for unwritten in UNWRITTEN:
            out = [unwritten] * (len(names) + 1)
            assert table.book.figures(s, out) == len(names)
            assert out[-1] == unwritten
            assert unwritten not in out[:-1]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_the_native_engine_counts_what_the_interpreter_counts(book: Rulebook) -> None:
    for players in (book.fewest_players, book.most_players):
        plan = Plan(book, players=players, games=GAMES, seed=300)
        (rows,) = random_games(plan, threads=1)
        assert rows.figures.shape == (GAMES, len(plan.figures))
        for i in range(0, GAMES, 4):
            assert rows.figures[i].tolist() == figures_of(replayed(plan, int(rows.seeds[i])))
        assert len({tuple(row) for row in rows.figures.tolist()}) > 1
