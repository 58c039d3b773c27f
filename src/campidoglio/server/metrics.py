"""The figures of this process, for Prometheus: counted where something happens, told by `web.figures`.

They hold no name, no id and no text of anybody's: only numbers, by game, by level and by kind of path.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds between which answers and commits are told apart."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 15.0, 30.0, 60.0)
"""The same for bots."""

REQUESTS = Histogram(
    "campidoglio_request_seconds",
    "HTTP requests and how long their answers took, by method, kind of path and status.",
    ("method", "path", "status"),
    buckets=QUICK,
    registry=REGISTRY,
)
SOCKETS = Gauge("campidoglio_sockets", "Sockets that are open.", registry=REGISTRY)
TABLES = Gauge("campidoglio_tables", "Tables in memory, by their status.", ("status",), registry=REGISTRY)
MOVES = Counter(
    "campidoglio_moves",
    "Decisions that were committed, by game and by who made them.",
    ("game", "by"),
    registry=REGISTRY,
)
COMMITS = Histogram(
    "campidoglio_commit_seconds",
    "Transactions of the database and how long each took until it was on disk.",
    buckets=QUICK,
    registry=REGISTRY,
)
CHANGES = Counter(
    "campidoglio_changes", "Changes that were written; one commit may hold many.", registry=REGISTRY
)
FAILED_COMMITS = Counter(
    "campidoglio_commit_failures", "Transactions that the database refused or broke off.", registry=REGISTRY
)
THINKING = Histogram(
    "campidoglio_bot_seconds",
    "Choices of bots and how long each took, waiting included, by game and by the level that really chose.",
    ("game", "level"),
    buckets=SLOW,
    registry=REGISTRY,
)
LOST_THOUGHTS = Counter(
    "campidoglio_bot_failures",
    "Questions on which a bot's process died, hung or answered nonsense.",
    registry=REGISTRY,
)
DROPPED = Counter(
    "campidoglio_readers_dropped",
    "Sockets that were let go because too much was waiting for them.",
    registry=REGISTRY,
)
