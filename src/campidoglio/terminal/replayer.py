"""Stepping through a game that was played, forward and back; or all of it at once, where nobody steps."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from campidoglio.kernel.game import Game
from campidoglio.kernel.record import OUTSIDE
from campidoglio.kernel.rulebook import Event
from campidoglio.terminal import drawing
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.prompt import ask
from campidoglio.terminal.results import results
from campidoglio.terminal.screen import is_interactive
from campidoglio.terminal.texts import Texts

COMMANDS = ("next", "back", "start", "end", "quit")
SHORTCUTS = {"": "next", "n": "next", "b": "back", "s": "start", "e": "end", "q": "quit", "exit": "quit"}


class Replayer:
    """Shows a played game to the player of a seat, to an onlooker (None), or with all hands open."""

    def __init__(
        self, game: Game, texts: Texts, console: Console, *, seat: int | None = None, is_open: bool = False
    ) -> None:
        self._moves = game.moves
        self._game = game.copy()
        self._rewind()
        self._narrator = Narrator(texts, game.rulebook.name, seat)
        self._console = console
        self._seat = seat
        self._is_open = is_open

    def run(self) -> None:
        """Let the user step, or print every move where there is no user."""
        if not is_interactive(self._console):
            self._print_all()
            return
        try:
            self._step_through()
        except (EOFError, KeyboardInterrupt):
            self._console.print()

    # Where we are

    @property
    def _place(self) -> int:
        return len(self._game.moves)

    def _rewind(self) -> None:
        if self._game.moves:
            self._game.undo(len(self._game.moves))

    def _go_to(self, place: int) -> list[Event]:
        """Go to the position after so many moves; returns what the last of them brought about."""
        if place <= self._place:
            self._rewind()
        events: list[Event] = []
        for number in range(self._place, place):
            events = self._step(number)
        return events

    def _step(self, number: int) -> list[Event]:
        seat, action = self._moves[number]
        before = self._game.state
        if seat == OUTSIDE:
            self._game.happen(action)
        else:
            self._game.play(seat, action)
        return self._game.rulebook.story(before, seat, action, self._game.state, self._seat)

    # All at once

    def _print_all(self) -> None:
        self._show_heading()
        self._show_board()
        for number in range(len(self._moves)):
            told = [self._narrator.event(event) for event in self._step(number)]
            for line in told:
                self._console.print(f"{number + 1:>4}  {line}")
        self._console.print()
        self._show_heading()
        self._show_board()
        self._show_state_at_end()

    # Step by step

    def _step_through(self) -> None:
        last = len(self._moves)
        events: list[Event] = []
        place = 0
        while True:
            self._show(events)
            wanted = None
            while wanted is None:
                wanted = self._wish(ask(self._console, self._narrator("replay-question") + " "), place)
            if wanted < 0:
                return
            place = min(wanted, last)
            events = self._go_to(place)

    def _wish(self, typed: str, place: int) -> int | None:
        """The position that is asked for; -1 to stop, None if there is nothing to change."""
        text, last = typed.strip().lower(), len(self._moves)
        names = {self._narrator(f"command-{name}"): name for name in COMMANDS}
        names |= SHORTCUTS | {name: name for name in COMMANDS}
        if text.isdecimal() and text.isascii() and len(text) < 9 and int(text) <= last:
            return int(text)
        match names.get(text):
            case "next" if place == last:
                self._say("replay-last")
            case "back" if place == 0:
                self._say("replay-first")
            case "next":
                return place + 1
            case "back":
                return place - 1
            case "start":
                return 0
            case "end":
                return last
            case "quit":
                return -1
            case _:
                self._say("replay-not-understood", text=text[:100], last=last)
        return None

    def _show(self, events: list[Event]) -> None:
        self._console.clear()
        self._show_heading()
        self._show_board()
        for event in events:
            self._console.print(Text(f"  {self._narrator.event(event)}", style="italic"))
        self._console.print()
        if self._place == len(self._moves):
            self._show_state_at_end()

    def _show_heading(self) -> None:
        place, last = self._place, len(self._moves)
        where = self._narrator("replay-step", number=place, last=last)
        title = Text(self._narrator.title(), style="bold")
        title.append(f" · {where if place else self._narrator('replay-start')}", style="not bold")
        self._console.rule(title, style="dim")

    def _show_board(self) -> None:
        rulebook = self._game.rulebook
        self._console.print(drawing.board(rulebook, self._game.view(self._seat), self._narrator))
        self._console.print()
        if self._is_open:
            self._show_hands()

    def _show_hands(self) -> None:
        for seat in range(self._game.players):
            hand = drawing.hand(self._game.rulebook, self._game.view(seat), self._narrator)
            if hand is not None:
                self._console.print(Text(f"  {self._narrator.player(seat)}: ", style="bold"), hand)
        self._console.print()

    def _show_state_at_end(self) -> None:
        if self._game.over:
            self._console.print(results(self._game, self._narrator))
        else:
            self._say("replay-open", last=len(self._moves))

    def _say(self, message: str, **values: int | str) -> None:
        self._console.print(Text(self._narrator(message, **values)))
