"""A match on a Ray cluster: each game is a task, and Campidoglio is installed on all its machines.

Needs the extra `campidoglio[ray]`. The address "local" starts a small cluster on this machine.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from campidoglio.arena.match import Match, Played, play_game
from campidoglio.arena.pairing import Seating
from campidoglio.arena.workers import AHEAD, WorkerLost
from campidoglio.kernel.errors import CampidoglioError

KNOCK_SECONDS = 10.0
RETRIES = 3
"""So often a game is begun again elsewhere when its machine is lost."""


class ClusterUnavailable(CampidoglioError):
    """There is no Ray, or no cluster at the address."""

    code = "cluster_unavailable"


class Cluster:
    """The machines of a Ray cluster."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        self.address = address
        self.processes = processes

    def play(self, match: Match, games: Iterable[Seating]) -> Iterator[Played]:
        """The results, in the order of the games."""
        ray = _connected(self.address, self.processes)
        try:
            task = ray.remote(max_retries=RETRIES)(play_game)
            width = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
            waiting: deque[Any] = deque()
            todo = iter(games)
            while True:
                for seating in islice(todo, width - len(waiting)):
                    waiting.append(task.remote(match, seating))
                if not waiting:
                    return
                yield _result(ray, waiting.popleft())
        finally:
            ray.shutdown()


def _connected(address: str, processes: int | None) -> Any:
    # A cluster that we start tells nobody that it is used.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise ClusterUnavailable("Ray is not installed: pip install 'campidoglio[ray]'") from None
    _knock(address)
    own: dict[str, Any] = {"num_cpus": processes, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False, **own)
    except (ConnectionError, RuntimeError, ValueError, OSError) as problem:
        reason = str(problem).strip().partition("\n")[0]
        raise ClusterUnavailable(f"there is no Ray cluster at {address!r}: {reason}") from None
    return ray


def _knock(address: str) -> None:
    """See whether anyone is at an address with a port: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as problem:
        raise ClusterUnavailable(f"there is no Ray cluster at {address!r}: {problem}") from None


def _result(ray: Any, task: Any) -> Played:
    try:
        played: Played = ray.get(task)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, CampidoglioError):
            raise problem.cause from None
        raise
    except ray.exceptions.RayError as problem:
        reason = str(problem).strip().partition("\n")[0]
        raise WorkerLost(f"the cluster lost a game: {reason}") from None
    return played
