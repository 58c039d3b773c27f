"""A bot in any language: a program that is asked on its standard input and answers on its standard output.

A question and its answer are one line of JSON each, in UTF-8. Asked is

    {"question": 12, "game": "campanile", "players": 2, "options": {…}, "seat": 0, "seconds": 10.0,
     "view": {…}, "legal": ["build style=gothic storeys=2", …]}

and the answer is one of the legal actions:

    {"action": "build style=gothic storeys=2"}

It may repeat the number of its question ("question": 12), which is then compared.

A question holds all there is to know, so a program needs no memory. What it writes to its standard error is
shown to the user. It ends when its standard input does.

A program that does not answer in time, answers anything else, or ends, has made a fault. A random legal
action is taken for it, and the program is started anew for the next question. After MOST_FAULTS it is
declared out: for the rest of the game all its answers are random.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import selectors
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator

from campidoglio.bots.question import Question
from campidoglio.kernel.actions import Action
from campidoglio.kernel.errors import BadSetting, quoted

PREFIX = "port:"
MOST_FAULTS = 3
START_SECONDS = 10.0
"""A program gets so much longer for its first answer, because it has to start."""
PATIENCE_SECONDS = 1.0
"""So long a program may take to end when it is not needed any more."""
LONGEST_ANSWER = 65_536
"""Bytes."""
SLICE = 65_536


class BotUnavailable(BadSetting):
    """A program that is to play cannot be started."""

    code = "bot_unavailable"


class _Fault(Exception):
    """What a program did wrong, in words."""


class PortBot:
    """Asks a program; takes a random action where the program fails, and keeps count."""

    def __init__(
        self,
        command: str,
        timeout: float,
        *,
        seed: int = 0,
        start_seconds: float = START_SECONDS,
        most_faults: int = MOST_FAULTS,
    ) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError as problem:
            raise BotUnavailable(f"the command {quoted(command, 80)} cannot be read: {problem}") from None
        self.timeout = timeout
        self.start_seconds = start_seconds
        self.most_faults = most_faults
        self.complaints: list[str] = []
        """The faults so far."""
        self._chance = random.Random(seed)
        self._program: _Program | None = None
        self._asked = 0

    def check(self) -> None:
        """Refuse a command whose program is not there."""
        if not self._words or shutil.which(self._words[0]) is None:
            raise BotUnavailable(
                f"there is no program {quoted(' '.join(self._words[:1]), 80)} to play for a bot"
            )

    @property
    def is_out(self) -> bool:
        """Whether the program has failed so often that it is asked no more."""
        return len(self.complaints) >= self.most_faults

    def choose(self, question: Question) -> Action:
        """What the program answers, or else any legal action."""
        if not self.is_out:
            try:
                return self._answer(question)
            except _Fault as fault:
                self.complaints.append(str(fault))
                self._end(patience=0.0)
        return self._chance.choice(question.legal)

    def _answer(self, question: Question) -> Action:
        seconds = self.timeout
        if self._program is None:
            self._program = _Program(self._words)
            seconds += self.start_seconds
        self._asked += 1
        legal = {str(action): action for action in question.legal}
        line = self._program.ask(_line(question, self._asked, self.timeout, list(legal)), seconds)
        chosen = legal.get(_read(line, self._asked))
        if chosen is None:
            raise _Fault(f"it answered {_shown(line)}, which is not one of the legal actions")
        return chosen

    def close(self) -> None:
        """End the program, if it runs."""
        self._end(patience=PATIENCE_SECONDS)

    def _end(self, *, patience: float) -> None:
        if self._program is not None:
            self._program.end(patience)
            self._program = None


def _line(question: Question, number: int, seconds: float, legal: list[str]) -> bytes:
    asked = {
        "question": number,
        "game": question.rulebook.name,
        "players": question.imagine(0).players,
        "options": dict(question.options),
        "seat": question.seat,
        "seconds": seconds,
        "view": question.view,
        "legal": legal,
    }
    return json.dumps(asked, ensure_ascii=False).encode() + b"\n"


def _read(line: bytes, number: int) -> str:
    """The action in an answer to the question of that number, with single spaces between its words."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise _Fault(f"it answered {_shown(line)}, which is not JSON") from None
    action = answer.get("action") if isinstance(answer, dict) else None
    if not isinstance(action, str):
        raise _Fault(f'it answered {_shown(line)}, not {{"action": "…"}}')
    if answer.get("question", number) != number:
        raise _Fault(f"it answered {_shown(line)} to question {number}")
    return " ".join(action.split())


def _shown(line: bytes) -> str:
    return quoted(line.decode("utf-8", "replace").strip(), 80)


_RUNNING: set[int] = set()
"""The programs of this process that have not been ended yet."""
_STARTING = threading.Lock()
"""Held while a program is started, so that none is overlooked."""


def end_all() -> None:
    """End every program, and start no more, for a thread of a process that is about to end itself."""
    _STARTING.acquire()
    for leader in tuple(_RUNNING):
        _kill(leader)


def _kill(leader: int) -> None:
    """End a program, and whatever it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


class _Program:
    """A running program, and the pipes to it, which never make us wait longer than agreed."""

    def __init__(self, words: list[str]) -> None:
        try:
            # In a session of its own: Ctrl-C is ours to handle, and whatever it starts ends with it.
            with _STARTING:
                self._process = subprocess.Popen(
                    words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, bufsize=0
                )
                _RUNNING.add(self._process.pid)
        except OSError as problem:
            raise _Fault(f"it cannot be started: {problem.strerror}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin, self._process.stdout
        os.set_blocking(self._to.fileno(), False)
        os.set_blocking(self._from.fileno(), False)
        self._heard = b""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the next one."""
        deadline = time.monotonic() + seconds
        if self._heard:
            raise _Fault(f"it said {_shown(self._heard)} without being asked")
        for _ in self._ready(self._to.fileno(), selectors.EVENT_WRITE, deadline):
            line = line[self._send(line) :]
            if not line:
                break
        for _ in self._ready(self._from.fileno(), selectors.EVENT_READ, deadline):
            self._hear()
            answer, end, rest = self._heard.partition(b"\n")
            if len(answer) > LONGEST_ANSWER:
                raise _Fault(f"its answer is longer than {LONGEST_ANSWER} bytes")
            if end:
                self._heard = rest
                return answer
        raise AssertionError("unreachable")

    def _ready(self, pipe: int, event: int, deadline: float) -> Iterator[None]:
        """Comes back whenever the pipe is ready, until the deadline."""
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            while True:
                left = deadline - time.monotonic()
                if left <= 0 or not selector.select(left):
                    raise _Fault("it did not answer in time")
                yield

    def _send(self, line: bytes) -> int:
        try:
            return os.write(self._to.fileno(), line[:SLICE])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise _Fault(f"it {self._end_in_words()}") from None

    def _hear(self) -> None:
        try:
            heard = os.read(self._from.fileno(), SLICE)
        except BlockingIOError:
            return
        if not heard:
            raise _Fault(f"it {self._end_in_words()}")
        self._heard += heard

    def _end_in_words(self) -> str:
        """How it ended; one that closed its pipes and goes on is given a moment."""
        try:
            status = self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            return "closed its input or output"
        return f"ended with status {status}"

    def end(self, patience: float) -> None:
        """Let it end by itself for so many seconds; then end it, and whatever it started."""
        self._to.close()
        self._from.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        _kill(self._process.pid)
        self._process.wait()
        _RUNNING.discard(self._process.pid)
