"""The wiretap: plays games twice, differently in what a reader cannot know, and compares every byte.

    python -m tests.server.wiretap.tapping --games 1000

plays so many of each game; a short form of it runs with the tests.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.server.wiretap.hearing import ALL, Heard, heard
from tests.server.wiretap.worlds import (
    ANOTHER_SECRET,
    SECRET,
    World,
    double,
    games,
    guest,
    played,
    twin,
)

from campidoglio.server.table.entries import Undone
from campidoglio.server.table.fairness import commitment
from campidoglio.server.table.table import Table

SECOND = 1_000
TURN = 50
"""Milliseconds that a secret choice takes, whatever its steps."""


@dataclass(frozen=True)
class Tap:
    """Where and how long to listen."""

    game: str
    players: int
    seed: int
    moves: int
    """How far into the game the worlds part."""
    turns: int = 6
    """How long they are followed."""
    bots: int = 0


def listened(tap: Tap, kinds: Sequence[str] = ALL) -> Iterator[str]:
    """What any reader can tell apart and should not, or should never be sent."""
    table, now = played(tap.game, tap.players, tap.seed, tap.moves, bots=tap.bots)
    for reader in (None, *range(tap.players)) if table.due else ():
        yield from _complaints(tap, table, reader, now, kinds)


def _complaints(tap: Tap, table: Table, reader: int | None, now: int, kinds: Sequence[str]) -> list[str]:
    one = World(twin(table), [reader], secret=SECRET)
    other = World(double(table, reader, tap.seed), [reader], secret=ANOTHER_SECRET)
    found: list[str] = []
    for turn in range(tap.turns + 1):
        if one.known != other.known or not one.table.due:
            break
        draw, since = f"{tap} {reader} {turn}", table.seq_for(guest(reader))
        hears = [heard(world.table, reader, now, draw, since, kinds) for world in (one, other)]
        found = [*_compared(*hears), *_needles(one, hears[0]), *_needles(other, hears[1])]
        if found:
            break
        now += SECOND
        _play_on(one, other, reader, random.Random(f"{tap} {turn}"), now)
    return [f"{tap}, reader {reader}: {complaint}" for complaint in found]


# What is compared


def _compared(first: Heard, second: Heard) -> list[str]:
    return sorted(
        f"{name}: {first.get(name)!r} or {second.get(name)!r}"
        for name in first.keys() | second.keys()
        if _without_commitment(first.get(name, b"")) != _without_commitment(second.get(name, b""))
    )


def _without_commitment(said: bytes) -> bytes:
    """All but what rightly differs: two secrets have two commitments."""
    for secret in SECRET, ANOTHER_SECRET:
        said = said.replace(commitment(secret).encode(), b"commitment")
    return said


def _needles(world: World, answers: Heard) -> Iterator[str]:
    """What must not be sent at all: the secret, the seed, and the ids of guests, who are known by them."""
    seed = world.game.seed
    needles = {
        "the secret": world.secret.hex(),
        "the seed": f"{seed:064x}",
        "the seed in decimals": str(seed),
        "half of the seed": f"{seed:064x}"[:24],
        "the id of a guest": "-secret-id",
    }
    for what, needle in needles.items():
        for name, answer in answers.items():
            if needle.encode() in answer:
                yield f"{name} holds {what}"


# How both worlds go on


def _play_on(one: World, other: World, reader: int | None, chooser: random.Random, now: int) -> None:
    """One turn in both worlds: in secret each its own, in the open the same, if both allow it."""
    seat = chooser.choice(one.table.due)
    game = one.game
    if seat != reader and game.rulebook.secret(game.state, seat) and chooser.random() < 0.8:
        ends = chooser.random() < 0.5
        for world in one, other:
            _choose_in_secret(world, seat, random.Random(chooser.random()), now, ends=ends)
        return
    if seat == reader and chooser.random() < 0.3 and _takes_back(one, other, seat, now):
        return
    common = [str(action) for action in game.legal(seat) if action in set(other.game.legal(seat))]
    if common:
        action = chooser.choice(common)
        for world in one, other:
            world.play(seat, action, now + TURN)


def _choose_in_secret(world: World, seat: int, chooser: random.Random, now: int, *, ends: bool) -> None:
    """Some steps that nobody is told of, some of them taken back; then perhaps all that is left."""
    for number in range(chooser.randrange(5)):
        if quiet := [action for action in _legal(world, seat) if not _is_told(world, seat, action)]:
            world.play(seat, chooser.choice(quiet), now + number)
            if seat in world.table.guests and chooser.random() < 0.3:
                world.apply(world.table.undo(f"{guest(seat)}", now + number))
    told = TURN
    while ends and seat in world.table.due and told < 2 * TURN:
        legal = [action for action in _legal(world, seat) if _is_told(world, seat, action)]
        told += 1
        world.play(seat, chooser.choice(legal), now + told)


def _legal(world: World, seat: int) -> list[str]:
    return [str(action) for action in world.game.legal(seat)]


def _is_told(world: World, seat: int, action: str) -> bool:
    """Whether an onlooker could know that the action was taken."""
    game = world.game
    before, view, due = game.state, game.view(), game.actors
    taken = game.play(seat, action)
    told = game.rulebook.story(before, seat, taken, game.state, None)
    return bool(told) or game.view() != view or game.actors != due


def _takes_back(one: World, other: World, seat: int, now: int) -> bool:
    """The reader's own last move is taken back in both, where that is free and made since they parted."""
    positions = [world.table.position(guest(seat)) for world in (one, other)]
    if not all(position is not None and position.can_undo for position in positions):
        return False
    taken = [(world, world.table.undo(f"{guest(seat)}", now + TURN)) for world in (one, other)]
    if any(isinstance(entry, Undone) and entry.to < one.parted for _, made in taken for entry in made):
        return False
    for world, made in taken:
        world.apply(made)
    return True


def taps(game: str, number: int, *, first: int = 0) -> Iterator[Tap]:
    """Places to listen at, all over many games."""
    chooser = random.Random(f"taps {game} {first}")
    fewest, most = {"capital_lux": (2, 4), "capitol": (2, 4), "campanile": (2, 5)}.get(game, (2, 6))
    for seed in range(first, first + number):
        players = chooser.randint(fewest, most)
        yield Tap(
            game,
            players,
            seed,
            moves=chooser.choice([0, 1, 5, 20, 40, 60, 100, 150]),
            bots=chooser.choice([0, 0, 1]) if players > 2 else 0,
        )


def main() -> None:
    """Listen to so many games of each kind, and say what was heard."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many of each game")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    for game in games():
        found = [c for tap in taps(game, arguments.games, first=arguments.first) for c in listened(tap)]
        print(f"{game}: {arguments.games} games, {len(found)} complaints", *found[:20], sep="\n  ")


if __name__ == "__main__":
    main()
