"""A worker: reads questions from its standard input and writes answers to its standard output, one at a time.

    python -m campidoglio.server.thinking.worker

It ends when its standard input does, even in the middle of a thought: so it never outlives the server.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from campidoglio.bots import levels
from campidoglio.server.thinking.messages import Answered, Asked, Failed, encode, question_of, read_question
from campidoglio.server.thinking.parent import lines_from_parent

NICENESS = 10
"""Thinking gives way to whatever serves people."""
SHORT = 500


def answer_to(line: bytes) -> bytes:
    """The answer to a question, both as they are written."""
    asked = read_question(line)
    try:
        return encode(Answered(asked.number, _choice(asked)))
    except Exception as problem:  # whatever is wrong with one question, the next may be answered
        return encode(Failed(asked.number, f"{type(problem).__name__}: {problem}"[:SHORT]))


def _choice(asked: Asked) -> str:
    bot = levels.make(asked.level, seed=asked.seed, threads=asked.threads)
    return str(bot.choose(question_of(asked)))


def main() -> None:
    """Answer until there is nobody left to answer."""
    os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # Whatever else is printed shall not be taken for an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    lines = lines_from_parent()
    with suppress(BrokenPipeError):  # who asked is gone
        while True:
            answers.write(answer_to(lines.get()) + b"\n")


if __name__ == "__main__":
    main()
