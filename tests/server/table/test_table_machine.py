"""A table is driven at random, and compared with a model that is small enough to be right.

The model knows who is away or has resigned, and the moves that stand; it replays them in a game of its own to
know who is due. What the table refuses and what it grants must be what the model expects.
"""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.server.table.desks import Desk, new

from campidoglio.kernel.game import Game
from campidoglio.server.table.entries import Entry, TimedOut, Undone, decode, encode
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.table import Table
from campidoglio.server.wire.tables import RealTime, Status

SEATS = st.integers(0, 2)
PICKS = st.integers(0, 10**6)
MOVE = 60_000
GAMES = ("campanile", "capital_lux", "capitol")


class Model:
    """What a table of three should be, in as few words as possible."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.away: set[int] = set()
        self.resigned: list[int] = []
        self.lost: set[tuple[int, int | None]] = set()
        """Seats, and the questions for which their time ran out."""

    @property
    def is_over(self) -> bool:
        return self.game.over or len(self.resigned) == 2

    @property
    def due(self) -> tuple[int, ...]:
        return () if self.is_over else self.game.actors

    def replayed(self, moves: list[tuple[int, str]]) -> None:
        again = Game(self.game.rulebook, players=3, seed=self.game.seed, options=self.game.options)
        for seat, action in moves:
            again.play(seat, action)
        self.game = again


class TableMachine(RuleBasedStateMachine):
    """Three players, whatever they do."""

    @initialize(game=st.sampled_from(GAMES), limited=st.booleans())
    def begin(self, game: str, limited: bool) -> None:
        tempo = RealTime(move_seconds=MOVE // 1000) if limited else None
        self.desk: Desk = new(game, "me", "open", "open", tempo=tempo)
        for seat in 1, 2:
            self.desk.sit(seat)
        self.desk.start()
        self.is_limited = limited
        truth = self.desk.table.game
        assert truth is not None
        self.model = Model(truth)

    def _wish(self, command: Callable[[], list[Entry]]) -> tuple[str, list[Entry]]:
        """What becomes of a wish: the code of the refusal, or "done", and what it brought."""
        before = self.desk.table.to_snapshot()
        try:
            made = command()
        except Refusal as refused:
            assert self.desk.table.to_snapshot() == before
            return refused.code, []
        return "done", made

    # What players wish

    @rule(seat=SEATS, pick=PICKS)
    def play(self, seat: int, pick: int) -> None:
        legal = [str(action) for action in self.model.game.legal(seat)] if seat in self.model.due else []
        action = legal[pick % len(legal)] if legal else "pass"
        expected = self._expected(seat)
        code, _ = self._wish(lambda: self.desk.play(seat, action))
        assert code == expected
        if code == "done":
            self.model.game.play(seat, action)
            self.model.away.discard(seat)

    def _expected(self, seat: int) -> str:
        """What becomes of a legal move."""
        if self.model.is_over:
            return "over"
        if seat in self.model.resigned:
            return "resigned"
        if seat not in self.model.due:
            return "not_your_turn"
        wish = self.desk.table.info(None).undo_asked
        secret = self.model.game.rulebook.secret(self.model.game.state, seat)
        return "answer_undo_first" if wish is not None and secret else self._in_time(seat)

    def _in_time(self, seat: int) -> str:
        """A player whose time ran out for this very move cannot make it any more."""
        return "time_out" if (seat, self.desk.table.question(seat)) in self.model.lost else "done"

    @rule(seat=SEATS, pick=PICKS)
    def play_what_is_not_allowed(self, seat: int, pick: int) -> None:
        actions = self.model.game.rulebook.actions
        action = actions.decode(pick % len(actions))
        if seat in self.model.due and action in self.model.game.legal(seat):
            return
        assert self._wish(lambda: self.desk.play(seat, str(action)))[0] != "done"

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        position = self.desk.position(seat)
        code, made = self._wish(lambda: self.desk.undo(seat))
        assert (code == "done") == (position.can_undo or position.can_ask_undo)
        self._follow(made)

    @rule(seat=SEATS, agree=st.booleans())
    def answer(self, seat: int, agree: bool) -> None:
        wish = self.desk.table.info(None).undo_asked
        code, made = self._wish(lambda: self.desk.answer(seat, agree=agree))
        asked = wish is not None and (seat in wish.waiting or (seat == wish.seat and not agree))
        assert (code == "done") == (asked and not self.model.is_over)
        self._follow(made)

    def _follow(self, made: list[Entry]) -> None:
        """After going back, exactly the seat's last decision and what must go with it is gone."""
        if any(isinstance(entry, Undone) for entry in made):
            moves = self.desk.moves()
            assert len(moves) < len(self.model.game.moves)
            self.model.replayed(moves)

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        code, made = self._wish(lambda: self.desk.leave(seat))
        assert code == ("started" if self.model.is_over else "done")
        is_there = seat not in self.model.away and seat not in self.model.resigned
        assert bool(made) == (is_there and not self.model.is_over)
        if made:
            self.model.away.add(seat)

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        if self.desk.back(seat):
            assert seat in self.model.away
            self.model.away.discard(seat)

    @rule(seat=SEATS)
    @precondition(lambda self: len(self.model.game.moves) > 15)
    def resign(self, seat: int) -> None:
        code, _ = self._wish(lambda: self.desk.resign(seat))
        is_possible = not self.model.is_over and seat not in self.model.resigned
        assert (code == "done") == is_possible
        if is_possible:
            self.model.resigned.append(seat)

    # What bots and clocks do

    @rule(pick=PICKS)
    def bots(self, pick: int) -> None:
        for task in self.desk.table.bots_due()[:1]:
            legal = self.model.game.legal(task.seat)
            action = str(legal[pick % len(legal)])
            assert self.desk.bot(task.seat, action)
            self.model.game.play(task.seat, action)

    @rule(milliseconds=st.sampled_from([1, MOVE // 2, MOVE - 1, MOVE]))
    def time_passes(self, milliseconds: int) -> None:
        people = {seat for seat in self.model.due if self._is_there(seat)}
        running = {clock.seat for clock in self.desk.position(None).clocks if clock.running}
        assert running == (people if self.is_limited else set())
        before = len(self.desk.entries)
        self.desk.after(milliseconds)
        out = {entry.seat for entry in self.desk.entries[before:] if isinstance(entry, TimedOut)}
        assert out <= people
        assert out == people or milliseconds < MOVE or not self.is_limited
        self.model.away |= out
        self.model.lost |= {(seat, self.desk.table.question(seat)) for seat in out}

    def _is_there(self, seat: int) -> bool:
        return seat not in self.model.away and seat not in self.model.resigned

    # What always holds

    @invariant()
    def the_table_is_as_the_model_expects(self) -> None:
        table = self.desk.table
        assert table.due == self.model.due
        assert table.status is (Status.OVER if self.model.is_over else Status.RUNNING)
        assert self.desk.moves() == [(seat, str(action)) for seat, action in self.model.game.moves]
        for reader in None, 0, 1, 2:
            assert self.desk.position(reader).view == self.model.game.view(reader)
        gone = {seat for seat in self.model.due if not self._is_there(seat)}
        waiting = table.info(None).undo_asked is not None
        assert {task.seat for task in table.bots_due()} == (set() if waiting else gone)

    def teardown(self) -> None:
        if hasattr(self, "desk"):
            replayed = Table.of(decode(encode(entry)) for entry in self.desk.entries)
            again = Table.from_snapshot(self.desk.table.to_snapshot())
            assert replayed.to_snapshot() == again.to_snapshot() == self.desk.table.to_snapshot()


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
