"""Whether an action would bring out anything hidden or random: what decides if it can be taken back.

    reveals(game, 0, "build style=gothic storeys=2")

"Brings out" is meant for the one who acts: something comes out if anybody at all, the acting seat itself,
another one or an onlooker, would see what the acting seat did not know before. What a seat shows of its own
(a card it plays) it knew, and what another reader sees of that reader's own hand that reader knew: neither
comes out. The last action of a game always brings something out: over a finished game everything is opened.

Two witnesses are heard, and each can only say "yes":

- The action is carried out and shown on a state that writes down which secrets are read (`watching`). Rules
  that read what the seat could not read bring something out, and so does a view, a story or a legal list that
  reads what neither its reader nor the acting seat could read before. (A number that is only counted up or
  down is not read in this sense.)
- The action is carried out in positions imagined for the seat. What the seat is then shown must be what it
  is shown in truth. This is left out where everything that was read is the seat's own, or `Known.SHOWN` and
  was read for the seat before: then it is the same in all those positions.

The first misses nothing that is rare, such as the one odd card of a pile; the second catches views that
read more than they show. So the answer is never wrong when it says that nothing came out. It may say that
something did where nothing could: a rule that reads a secret and makes nothing of it is not forgiven.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from campidoglio.kernel.actions import Action
from campidoglio.kernel.engines.binding import Bound
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.game import Game, imagine
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.schema import CHANCE_FIELDS, GameState, Known
from campidoglio.kernel.watching import Cell, Ledger, watched

IMAGINED = (101, 202, 303)
"""The numbers of the positions that are imagined: always the same, so that the answer is."""

OTHERWISE = (1, 2)
"""What is added to a secret number to see what depends on it."""
MOST_COUNTED = 8
"""Of more secrets that are read it is taken for granted that something depends on them."""

Reader = int | None


def reveals(game: Game, seat: int, action: Action | str) -> bool:
    """Whether a legal action of a seat would bring out what the seat does not know; nothing is changed.

    An action that is not legal is refused as `Game.play` refuses it.
    """
    taken = game.copy().play(seat, action)
    return brings_out(game.rulebook, game.state, seat, taken)


def brings_out(rulebook: Rulebook, before: GameState, seat: int, action: Action) -> bool:
    """Whether an action of a seat, legal in a position, would bring out what the seat does not know."""
    step = _Step(rulebook, seat, action)
    if step.ends_or_draws(before):
        return True
    reading = step.reading(before)
    return reading.is_of_secrets or (reading.must_be_imagined and step.surprises(before))


def _draws(before: GameState, after: GameState) -> bool:
    """Whether chance was drawn from."""
    return any(getattr(before, name) != getattr(after, name) for name in CHANCE_FIELDS)


def _changed(s: GameState | None, cell: Cell, by: int) -> GameState:
    """A copy of a state with one of its numbers changed."""
    assert s is not None
    name, *places = cell
    twin = s.copy()
    if not places:
        setattr(twin, name, getattr(twin, name) + by)
        return twin
    row = getattr(twin, name)
    for place in places[:-1]:
        row = row[place]
    row[places[-1]] += by
    return twin


class _Reading(NamedTuple):
    """What the first witness says."""

    is_of_secrets: bool
    must_be_imagined: bool
    """Whether the second has to be heard."""


class _Step:
    """An action of a seat, to be carried out in one position or another."""

    def __init__(self, book: Rulebook, seat: int, action: Action) -> None:
        self._book = book
        self._rules: Bound = interpreted(book)
        self._seat = seat
        self._action = action
        self._code = book.actions.encode(action)

    def ends_or_draws(self, before: GameState) -> bool:
        """Whether the game is over with it, or chance was drawn from."""
        after = before.copy()
        self._rules.apply(after, self._seat, self._code)
        return not self._rules.due(after) or _draws(before, after)

    # What is read

    def reading(self, s: GameState) -> _Reading:
        """Whether carrying the action out, or showing it to anybody, reads what could not be read before."""
        before, looked = watched(s)
        after, touched = watched(s)
        mine = self._read_by(before, looked, self._seat)
        self._rules.apply(after, self._seat, self._code)
        done = self._not_own(touched.take(), self._seat)
        unknown = done - mine
        if not self._are_only_counted(s, unknown):
            return _Reading(is_of_secrets=True, must_be_imagined=False)
        touched.disown(unknown)
        relied = done
        for reader in self._readers(s):
            self._look(after, reader)
            self._tell(before, after, reader)
            read = self._not_own(looked.take() | touched.take(), self._seat)
            if reader == self._seat:
                relied |= read
            if self._is_new(read - mine, before, looked, reader):
                return _Reading(is_of_secrets=True, must_be_imagined=False)
        return _Reading(is_of_secrets=False, must_be_imagined=not self._are_shown(relied))

    def _is_new(self, read: frozenset[Cell], before: GameState, looked: Ledger, reader: Reader) -> bool:
        """Whether anything that the acting seat does not know was read, and not before for this reader."""
        return bool(read) and bool(self._not_own(read - self._read_by(before, looked, reader), reader))

    def _are_shown(self, cells: frozenset[Cell]) -> bool:
        """Whether whoever is shown something by these numbers may know them."""
        fields = self._book.state.fields
        return all(fields[cell[0]].known is Known.SHOWN for cell in cells)

    def _readers(self, s: GameState) -> tuple[Reader, ...]:
        return (None, *range(s.players))

    def _read_by(self, s: GameState, ledger: Ledger, reader: Reader) -> frozenset[Cell]:
        self._look(s, reader)
        return ledger.take()

    def _not_own(self, cells: frozenset[Cell], reader: Reader) -> frozenset[Cell]:
        """Those of the numbers that are not declared to be the reader's own."""
        fields = self._book.state.fields
        return frozenset(
            cell for cell in cells if fields[cell[0]].known is not Known.OWNER or cell[1] != reader
        )

    def _are_only_counted(self, s: GameState, cells: frozenset[Cell]) -> bool:
        """Whether the numbers are read only to become more or less by something, as in `+= 1`.

        Then they stay as secret as they were: were one of them another, nothing else would be.
        """
        if not cells:
            return True
        if len(cells) > MOST_COUNTED:
            return False
        plain = self._after(s)
        return all(
            self._after(_changed(s, cell, by)) == _changed(plain, cell, by)
            for cell in cells
            for by in OTHERWISE
        )

    def _after(self, s: GameState) -> GameState | None:
        """The state after the action; None if the rules cannot do it there, in a state that could not be."""
        after = s.copy()
        try:
            self._rules.apply(after, self._seat, self._code)
        except (ArithmeticError, LookupError, ValueError):
            return None
        return after

    # What is seen

    def surprises(self, s: GameState) -> bool:
        """Whether the seat is shown something else than in positions that the seat could be in."""
        expected = self._shown(s)
        imagined = (imagine(self._book, s, self._seat, number) for number in IMAGINED)
        return any(self._shown(position) != expected for position in imagined)

    def _shown(self, s: GameState) -> list[Any]:
        after = s.copy()
        self._rules.apply(after, self._seat, self._code)
        return [self._look(after, self._seat), self._tell(s, after, self._seat), _draws(s, after)]

    # What a reader is given

    def _look(self, s: GameState, reader: Reader) -> list[Any]:
        due = self._rules.due(s)
        seen: list[Any] = [self._book.view(s, reader), due]
        if reader is not None and due >> reader & 1:
            moves = [0] * self._book.legal_limit
            seen.append(moves[: self._rules.legal(s, reader, moves)])
        return seen

    def _tell(self, before: GameState, after: GameState, reader: Reader) -> list[Any]:
        return [self._book.story(before, self._seat, self._action, after, reader)]
