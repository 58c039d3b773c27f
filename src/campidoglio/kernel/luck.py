"""A small, quick generator for players who choose at random. No game takes its chance from here.

MWC64X (D. B. Thomas, "The MWC64X random number generator", 2011): two 32-bit words of state, period near
2**63, made for thousands of parallel streams.
"""

from __future__ import annotations

from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

WORD = 0xFFFFFFFF
MULTIPLIER = 4294883355
WORDS = 2


def luck_row(seed: int, stream: int = 0) -> Row:
    """The two words that start the given stream of a seed; different streams start far apart."""
    mixed = (seed * 0x9E3779B97F4A7C15 + stream * 0xD1B54A32D192ED03 + 0x2545F4914F6CDD1D) % 2**64
    mixed ^= mixed >> 31
    mixed = mixed * 0xBF58476D1CE4E5B9 % 2**64
    mixed ^= mixed >> 29
    return [mixed & WORD or 1, (mixed >> 32) % MULTIPLIER]


@rule
def pick(luck: Row, count: int) -> int:
    """A number from 0 to count - 1; the bias is below count / 2**32."""
    x = luck[0]
    c = luck[1]
    step = MULTIPLIER * x + c
    luck[0] = step & WORD
    luck[1] = (step >> 32) & WORD
    return ((x ^ c) * count) >> 32
