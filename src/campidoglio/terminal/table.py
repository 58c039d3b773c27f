"""A game at the terminal: bots move, people are shown the board and asked, everything is kept at once."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console
from rich.text import Text

from campidoglio.kernel.actions import Action
from campidoglio.kernel.errors import CampidoglioError, IllegalAction
from campidoglio.kernel.game import Game
from campidoglio.terminal import drawing, help_text
from campidoglio.terminal.menu import menu
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.prompt import Command, OutOfRange, Several, Unknown, ask, understand
from campidoglio.terminal.results import results
from campidoglio.terminal.saves import Save, write_whole
from campidoglio.terminal.screen import is_interactive
from campidoglio.terminal.seats import HUMAN, Seats, bots_action
from campidoglio.terminal.texts import Texts

LOG_LINES = 20
MOST_NEWS = 12
FEWEST_NEWS = 5
LINES_FOR_THE_REST = 24
"""What board and menu take of the screen."""
MOST_ACTIONS_SEARCHED = 5000
SECONDS_BETWEEN_SAVES = 0.3
"""While bots move; what a person does is saved at once."""


class Leave(Exception):  # it is no error
    """The user wants to stop for now."""


class Table:
    """One game being played, from wherever it stands to its end or to the user's leaving."""

    def __init__(self, game: Game, seats: Seats, save: Save, texts: Texts, console: Console) -> None:
        self._game = game
        self._seats = seats
        self._save = save
        self._texts = texts
        self._console = console
        self._people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self._last_shown: int | None = None
        self._can_save = True
        self._kept_at = 0.0

    def play(self) -> None:
        """Play to the end, or until the user leaves."""
        try:
            while not self._game.over:
                self._next_move()
            self._keep()
            self._show_end()
        except (Leave, EOFError, KeyboardInterrupt) as reason:
            self._farewell(ended_line=isinstance(reason, Leave))

    def _next_move(self) -> None:
        due = self._game.actors
        bots = [seat for seat in due if self._seats[seat] != HUMAN]
        if bots:
            self._game.play(bots[0], bots_action(self._game, bots[0], self._seats[bots[0]]))
            if time.monotonic() - self._kept_at > SECONDS_BETWEEN_SAVES:
                self._keep()
        else:
            self._decide(due[0])

    def _move(self, seat: int, action: Action | str) -> None:
        self._game.play(seat, action)
        self._keep()

    def _keep(self) -> None:
        if not self._can_save or not self._game.moves:
            return
        self._kept_at = time.monotonic()
        try:
            if not self._save.keep(self._game, self._seats):
                self._say("saved-elsewhere", file=self._save_name())
        except OSError as problem:
            self._can_save = False
            self._say("cannot-save", problem=str(problem))

    # A person decides

    def _decide(self, seat: int) -> None:
        self._keep()
        self._hand_over(seat)
        self._show(seat)
        moves_before = len(self._game.moves)
        while len(self._game.moves) == moves_before:
            self._answer(seat, ask(self._console, self._question(seat)))

    def _answer(self, seat: int, typed: str) -> None:
        narrator = self._narrator(seat)
        if steps := drawing.steps(self._game.rulebook, self._game.view(seat), typed):
            self._take(seat, steps)
            return
        match understand(typed, self._game.legal(seat), narrator):
            case Action() as action:
                self._move(seat, action)
            case Command() as command:
                self._obey(seat, command)
            case OutOfRange(number):
                self._say("no-such-number", number=number, last=len(self._game.legal(seat)))
            case Several(actions):
                self._say("which-of-them")
                for action in actions:
                    place = self._game.legal(seat).index(action) + 1
                    self._console.print(f"{place:>5}) {narrator.action(action)}")
            case Unknown(text):
                self._try(seat, text)
            case None:
                self._say("say-something")

    def _take(self, seat: int, steps: list[str]) -> None:
        """Several moves that were typed as one: all of them, or none, and why."""
        trial = self._game.copy()
        for step in steps:
            try:
                trial.play(seat, step)
            except IllegalAction as problem:
                self._refuse(seat, self._game.rulebook.actions.parse(step), problem)
                return
        for step in steps:
            self._move(seat, step)

    def _refuse(self, seat: int, meant: Action, problem: IllegalAction) -> None:
        narrator = self._narrator(seat)
        because = narrator.reason(problem.reason) if problem.reason else None
        if problem.reason and because:
            rule = problem.reason.rule
            self._say("not-now-because", move=narrator.action(meant), reason=because, rule=rule)
        else:
            self._say("not-now", move=narrator.action(meant))

    def _try(self, seat: int, text: str) -> None:
        """Words that fit no legal move: perhaps they name one that is not legal now, and why."""
        action = self._meant(seat, text)
        try:
            self._move(seat, action or text)
        except IllegalAction as problem:
            self._refuse(seat, action or self._game.rulebook.actions.parse(text), problem)
        except CampidoglioError:
            self._say("not-understood", text=text, last=len(self._game.legal(seat)))

    def _meant(self, seat: int, text: str) -> Action | None:
        """The one action, of the kinds that may be chosen now, that the words fit."""
        actions, narrator = self._game.rulebook.actions, self._narrator(seat)
        if len(actions) > MOST_ACTIONS_SEARCHED:
            return None
        kinds = {action.name for action in self._game.legal(seat)}
        found = understand(text, [action for action in actions if action.name in kinds], narrator)
        return found if isinstance(found, Action) else None

    def _obey(self, seat: int, command: Command) -> None:
        match command.name:
            case "help":
                help_text.show(self._console, self._narrator(seat), self._game.rulebook.name)
            case "quit":
                raise Leave
            case "undo":
                self._undo()
            case "log":
                self._show_log(seat, command.rest)
            case "board":
                self._show(seat)
            case "save":
                self._save_copy(command.rest)

    def _undo(self) -> None:
        by_people = [number for number, (seat, _) in enumerate(self._game.moves) if seat in self._people]
        if not by_people:
            self._say("nothing-to-undo")
            return
        self._game.undo(len(self._game.moves) - by_people[-1])
        self._keep()

    def _save_copy(self, name: str) -> None:
        if not name:
            self._keep()
            self._say("is-saved" if self._save.path else "not-saved-yet", file=self._save_name())
            return
        path = Path(name).expanduser()
        if path.exists():
            self._say("file-exists", file=str(path))
            return
        try:
            write_whole(path, self._game.record())
        except OSError as problem:
            self._say("cannot-write", file=str(path), problem=problem.strerror or str(problem))
        else:
            self._say("is-saved", file=str(path))

    # What is shown

    def _show(self, seat: int) -> None:
        narrator, view = self._narrator(seat), self._game.view(seat)
        if is_interactive(self._console):
            self._console.clear()
        self._console.rule(self._heading(seat), style="dim")
        self._console.print(drawing.board(self._game.rulebook, view, narrator))
        self._console.print()
        self._show_news(seat)
        self._console.print(Text(drawing.asked(self._game.rulebook, view, narrator), style="bold"))
        self._console.print(menu(self._game.legal(seat), narrator, self._console.width))
        self._last_shown = seat

    def _heading(self, seat: int | None) -> Text:
        narrator = self._narrator(seat)
        heading = Text(narrator.title(), style="bold")
        heading.append(f" · {narrator('move-number', number=len(self._game.moves) + 1)}", style="not bold")
        return heading

    def _show_news(self, seat: int) -> None:
        moves = [number for number, (who, _) in enumerate(self._game.moves) if who == seat]
        news = self._told(seat, since=moves[-1] if moves else 0)
        room = self._room_for_news()
        if len(news) > room:
            hidden = len(news) - room + 1
            news = [self._narrator(seat)("log-shortened", count=hidden), *news[hidden:]]
        for line in news:
            self._console.print(Text(f"  {line}", style="italic"))
        if news:
            self._console.print()

    def _room_for_news(self) -> int:
        if not self._console.is_terminal:
            return MOST_NEWS
        return max(FEWEST_NEWS, min(MOST_NEWS, self._console.height - LINES_FOR_THE_REST))

    def _show_log(self, seat: int, rest: str) -> None:
        told = self._told(seat)
        wanted = int(rest) if rest.isdecimal() and len(rest) < 9 else LOG_LINES
        shown = told if rest == self._texts("log-all") or rest == "all" else told[-wanted:]
        if not shown:
            self._say("log-empty")
        for line in shown:
            self._console.print(f"  {line}")

    def _told(self, reader: int | None, since: int = 0) -> list[str]:
        narrator = self._narrator(reader)
        return [narrator.event(event) for event in self._game.story(reader, since=since)]

    def _hand_over(self, seat: int) -> None:
        """Where several people share the screen, nobody sees the hand of another."""
        if len(self._people) < 2 or self._last_shown == seat or not is_interactive(self._console):
            return
        self._console.clear()
        ask(self._console, self._texts("hand-over", number=seat + 1) + " ")

    def _question(self, seat: int) -> str:
        return self._texts("question", last=len(self._game.legal(seat))) + " "

    def _show_end(self) -> None:
        reader = self._people[0] if len(self._people) == 1 else None
        narrator = self._narrator(reader)
        self._console.rule(Text(f"{narrator.title()} · {narrator('game-over')}", style="bold"), style="dim")
        self._console.print(drawing.board(self._game.rulebook, self._game.view(reader), narrator))
        self._console.print()
        moves = [number for number, (who, _) in enumerate(self._game.moves) if who in self._people]
        for line in self._told(reader, since=moves[-1] if moves else 0)[-MOST_NEWS:]:
            self._console.print(Text(f"  {line}", style="italic"))
        self._console.print()
        self._console.print(results(self._game, narrator))
        if self._save.path and self._can_save:
            self._say("see-it-again", file=self._save_name())

    def _farewell(self, *, ended_line: bool) -> None:
        if not ended_line:
            self._console.print()
        if not self._can_save:
            self._say("goodbye-unsaved")
        elif self._save.path is None:
            self._say("goodbye-unplayed")
        else:
            self._say("goodbye", file=self._save_name())

    def _save_name(self) -> str:
        return self._save.path.stem if self._save.path else "none"

    def _narrator(self, seat: int | None) -> Narrator:
        return Narrator(self._texts, self._game.rulebook.name, seat)

    def _say(self, message: str, **values: int | str) -> None:
        self._console.print(Text(self._texts(message, **values)))
