"""Chance, held in the state: the same seed gives the same game on every engine and machine, forever.

The generator is ChaCha with 8 rounds (D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008) used as a
stream: the 256-bit seed is the key, the nonce is zero, block after block is drawn word by word, in the
order and with the test vectors of the cipher. Whoever has seen many draws still cannot foresee the
next. All arithmetic is on non-negative whole numbers below 2**64, so that every engine does the same.
"""

from __future__ import annotations

from campidoglio.kernel.errors import BadSeed, quoted
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import GameState, Row

WORD = 0xFFFFFFFF
HALF = 0x80000000
BLOCK = 16
ROUNDS = 8
SEED_BITS = 256

# The cipher's constant, "expand 32-byte k", as four little-endian words.
EXPAND = 0x61707865
ND_3 = 0x3320646E
TWO_BY = 0x79622D32
TE_K = 0x6B206574


def seed_words(seed: int) -> Row:
    """The eight 32-bit words of a seed, least significant first."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**SEED_BITS:
        raise BadSeed(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {quoted(seed, 80)}")
    return [(seed >> 32 * place) & WORD for place in range(SEED_BITS // 32)]


def seed_of(s: GameState) -> int:
    """The seed that a state holds."""
    return sum((word & WORD) << 32 * place for place, word in enumerate(s.chance_key))


@rule
def signed(word: int) -> int:
    """A 32-bit word as the signed number that the state keeps."""
    return word - ((word & HALF) << 1)


@rule
def seed_chance(s: GameState, place: int, word: int) -> None:
    """Set one of the eight words of the seed; the stream starts anew."""
    s.chance_key[place] = signed(word)
    s.chance_drawn = 0


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The cipher's step on four words."""
    a = (a + b) & WORD
    d ^= a
    d = (d << 16 | d >> 16) & WORD
    c = (c + d) & WORD
    b ^= c
    b = (b << 12 | b >> 20) & WORD
    a = (a + b) & WORD
    d ^= a
    d = (d << 8 | d >> 24) & WORD
    c = (c + d) & WORD
    b ^= c
    b = (b << 7 | b >> 25) & WORD
    return a, b, c, d


@rule
def fill_block(key: Row, number: int, rounds: int, block: Row) -> None:
    """Write the sixteen words of block `number` of the key's stream, as signed numbers."""
    k0 = key[0] & WORD
    k1 = key[1] & WORD
    k2 = key[2] & WORD
    k3 = key[3] & WORD
    k4 = key[4] & WORD
    k5 = key[5] & WORD
    k6 = key[6] & WORD
    k7 = key[7] & WORD
    x0, x1, x2, x3 = EXPAND, ND_3, TWO_BY, TE_K
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = number, 0, 0, 0
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    block[0] = signed((x0 + EXPAND) & WORD)
    block[1] = signed((x1 + ND_3) & WORD)
    block[2] = signed((x2 + TWO_BY) & WORD)
    block[3] = signed((x3 + TE_K) & WORD)
    block[4] = signed((x4 + k0) & WORD)
    block[5] = signed((x5 + k1) & WORD)
    block[6] = signed((x6 + k2) & WORD)
    block[7] = signed((x7 + k3) & WORD)
    block[8] = signed((x8 + k4) & WORD)
    block[9] = signed((x9 + k5) & WORD)
    block[10] = signed((x10 + k6) & WORD)
    block[11] = signed((x11 + k7) & WORD)
    block[12] = signed((x12 + number) & WORD)
    block[13] = signed(x13)
    block[14] = signed(x14)
    block[15] = signed(x15)


@rule
def word(s: GameState) -> int:
    """The next 32-bit word of the stream."""
    place = s.chance_drawn % BLOCK
    if place == 0:
        fill_block(s.chance_key, s.chance_drawn // BLOCK, ROUNDS, s.chance_block)
    s.chance_drawn += 1
    return s.chance_block[place] & WORD


@rule
def below(s: GameState, count: int) -> int:
    """A whole number from 0 to count - 1, each exactly as likely (D. Lemire, 2019, with rejection)."""
    product = word(s) * count
    if product & WORD < count:
        unfair = (WORD + 1 - count) % count
        while product & WORD < unfair:
            product = word(s) * count
    return product >> 32


@rule
def shuffle(s: GameState, row: Row, count: int) -> None:
    """Bring the first `count` entries of `row` into an order, each order as likely (Fisher and Yates)."""
    for last in range(count - 1, 0, -1):
        other = below(s, last + 1)
        kept = row[last]
        row[last] = row[other]
        row[other] = kept
