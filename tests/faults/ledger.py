"""What was acknowledged, and whether storage holds exactly that."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from campidoglio.server.storage.store import Store
from campidoglio.server.table.entries import Moved, decode

Place = tuple[str, int]
"""A table and a seat there."""


@dataclass(slots=True)
class Ledger:
    """The decisions that were acknowledged, by table and seat, in their order."""

    tables: list[str] = field(default_factory=list)
    decisions: dict[Place, list[list[str]]] = field(default_factory=lambda: defaultdict(list))

    @property
    def moves(self) -> int:
        """How many decisions were acknowledged."""
        return sum(map(len, self.decisions.values()))

    async def differences(self, address: str) -> list[str]:
        """What storage holds that was not acknowledged, and the other way round, as sentences."""
        found = []
        async with await Store.open(address) as store:
            for table in self.tables:
                kept = _decisions(await store.entries(table))
                for seat in sorted({*kept, *(seat for at, seat in self.decisions if at == table)}):
                    acknowledged, there = self.decisions[table, seat], kept[seat]
                    if acknowledged != there:
                        found.append(f"table {table}, seat {seat}: {_difference(acknowledged, there)}")
        return found


def _decisions(entries: list[bytes]) -> dict[int, list[list[str]]]:
    """What people decided, by seat."""
    kept = defaultdict(list)
    for entry in map(decode, entries):
        if isinstance(entry, Moved) and entry.bot is None:
            kept[entry.seat].append(entry.actions)
    return kept


def _difference(acknowledged: list[list[str]], there: list[list[str]]) -> str:
    pairs = zip(acknowledged, there, strict=False)
    same = next(
        (at for at, (one, other) in enumerate(pairs) if one != other), min(len(acknowledged), len(there))
    )
    return (
        f"{len(acknowledged)} acknowledged, {len(there)} kept; from number {same} on"
        f" {acknowledged[same : same + 2]} were acknowledged and {there[same : same + 2]} are there"
    )
