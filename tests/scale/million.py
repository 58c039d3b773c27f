"""Simulates many servers under many tables: how long moves wait, when all is well and when a server dies.

    python -m tests.scale.million --servers 24 --tables 24000

Each server is a process with one core. A table belongs to one server at a time (by a hash of its id); each of
its moves takes processor time there, then waits for the next commit of its partition of the database, and is
told over the bus to the servers where the others at the table have their sockets, which takes a little of
their time. The costs are those of docs/scale.md; arrivals are random, as people are. At half time one server
dies, and after a while its tables are shared out among all others.

All waiting is counted, so the figures say how full servers may be, which no sum of averages can.
"""

from __future__ import annotations

import argparse
import heapq
import random
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is simulated."""

    servers: int = 24
    tables: int = 24_000
    seconds: float = 30.0
    seconds_between_moves: float = 12.0
    """At one table, on average."""
    move_ms: float = 3.0
    """Processor time of a move, on average; single moves differ as they do by nature (exponentially)."""
    told_ms: float = 0.3
    """Processor time to tell a move at another server."""
    told_servers: float = 1.5
    """Other servers with sockets of the table, on average."""
    commit_ms: float = 8.0
    """One commit of a partition of the database, however many moves are in it."""
    takeover_seconds: float = 5.0
    """Until the tables of a dead server are taken up by others."""
    dies: bool = True
    seed: int = 1

    @property
    def load(self) -> float:
        """How busy a server is, on average, when all are well."""
        moves = self.tables / self.seconds_between_moves
        return moves * (self.move_ms + self.told_servers * self.told_ms) / 1000 / self.servers


@dataclass(slots=True)
class Outcome:
    """Seconds from each move to its acknowledgement."""

    well: list[float] = field(default_factory=list)
    """Of moves that were made while all servers lived."""
    orphaned: list[float] = field(default_factory=list)
    """Of moves at tables of the dead server, before somebody took them up."""
    after: list[float] = field(default_factory=list)
    """Of all others after the death."""

    def __str__(self) -> str:
        return "\n".join(
            f"{name}: {len(found)} moves, p50 {1000 * at(found, 0.5):.0f} ms,"
            f" p99 {1000 * at(found, 0.99):.0f} ms"
            for name, found in (("all well", self.well), ("orphaned", self.orphaned), ("after", self.after))
            if found
        )


def at(found: list[float], part: float) -> float:
    """The value below which this part of all lies."""
    ordered = sorted(found)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def simulate(plan: Plan) -> Outcome:
    """Let the moves of all tables come, in the order of time."""
    chance = random.Random(plan.seed)
    outcome = Outcome()
    free = [0.0] * plan.servers
    """When each server has done what came so far."""
    death = plan.seconds / 2 if plan.dies and plan.servers > 1 else plan.seconds
    rate = plan.tables / plan.seconds_between_moves
    # Work that comes to a server: when, which server, how long, and for a move when it was made.
    work: list[tuple[float, int, float, float | None]] = []
    now = 0.0
    while (now := now + chance.expovariate(rate)) < plan.seconds:
        while work and work[0][0] <= now:
            _do(plan, chance, outcome, free, work, death)
        server = chance.randrange(plan.servers)
        begins = now
        if server == 0 and now >= death:
            begins = max(now, death + plan.takeover_seconds)
            server = chance.randrange(1, plan.servers)
        heapq.heappush(work, (begins, server, chance.expovariate(1000 / plan.move_ms), now))
    while work:
        _do(plan, chance, outcome, free, work, death)
    return outcome


def _do(
    plan: Plan,
    chance: random.Random,
    outcome: Outcome,
    free: list[float],
    work: list[tuple[float, int, float, float | None]],
    death: float,
) -> None:
    """Do the next piece of work; a move is acknowledged after the commit and then told to other servers."""
    comes, server, takes, made = heapq.heappop(work)
    done = free[server] = max(comes, free[server]) + takes
    if made is None:
        return
    # It misses the commit that is under way, and is part of the next.
    acknowledged = done + plan.commit_ms / 1000 * (1 + chance.random())
    of = outcome.well if made < death else outcome.orphaned if comes > made else outcome.after
    of.append(acknowledged - made)
    told = int(plan.told_servers) + (chance.random() < plan.told_servers % 1)
    for _ in range(told):
        first = 1 if acknowledged >= death else 0
        other = chance.randrange(first, plan.servers)
        heapq.heappush(work, (acknowledged, other, plan.told_ms / 1000, None))


def main() -> None:
    """Read what is wished, simulate it, and say what came of it."""
    parser = argparse.ArgumentParser(description="Simulate many servers under many tables.")
    plan = Plan()
    parser.add_argument("--servers", type=int, default=plan.servers)
    parser.add_argument("--tables", type=int, default=plan.tables)
    parser.add_argument("--seconds", type=float, default=plan.seconds)
    parser.add_argument("--move-ms", type=float, default=plan.move_ms)
    given = parser.parse_args()
    plan = Plan(servers=given.servers, tables=given.tables, seconds=given.seconds, move_ms=given.move_ms)
    print(f"{plan.servers} servers, {plan.tables} tables: servers {plan.load:.0%} busy")
    print(simulate(plan))


if __name__ == "__main__":
    main()
