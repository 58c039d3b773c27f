"""Games that ended before results were kept are recorded afterwards."""

from __future__ import annotations

import logging

from campidoglio.server.house.house import House
from campidoglio.server.house.index import result_of
from campidoglio.server.storage.standings.standings import StandingStore

_log = logging.getLogger(__name__)

AT_ONCE = 50


async def catch_up(house: House) -> None:
    """Record every game that is over and was not recorded, in the order in which they ended.

    Several processes may do so at once: what one has recorded, the others leave alone.
    """
    kept, last = StandingStore(house.store), (0, "")
    while found := await kept.unrecorded(AT_ONCE, last):
        for last in found:
            try:
                await _record(house, kept, last[1])
            except Exception:  # one table must not stop the others
                _log.exception("how the game at table %s ended cannot be recorded", last[1])


async def _record(house: House, kept: StandingStore, table: str) -> None:
    result = await house.look(table, lambda room: result_of(room.table))
    if result is not None:
        await kept.record(table, result)
