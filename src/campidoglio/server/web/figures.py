"""The figures of the server at /metrics, for whoever has the token that the host has set."""

from __future__ import annotations

import hmac
import logging
from collections import Counter
from time import perf_counter
from typing import Any

from litestar import Request, Response, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from campidoglio.server.metrics import REGISTRY, REQUESTS, TABLES
from campidoglio.server.web.denials import Denied
from campidoglio.server.web.doors import Doors, TheDoors
from campidoglio.server.wire.tables import Status

_log = logging.getLogger(__name__)

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], doors: TheDoors) -> Response[bytes]:
    """The figures in the text form of Prometheus. Without the right token, there is nothing here."""
    if not _has_token(request.headers.get("authorization", ""), doors.config.metrics_token):
        raise Denied("not_found", "There is nothing at this address.")
    _look_around(doors)
    headers = {"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"}
    return Response(generate_latest(REGISTRY), headers=headers)


def _has_token(authorization: str, token: str | None) -> bool:
    """Whether the token was shown; the time this takes tells nothing."""
    return token is not None and hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())


def _look_around(doors: Doors) -> None:
    """Count what is not counted as it happens."""
    tables = Counter(room.table.status for room in doors.house.rooms)
    for status in Status:
        TABLES.labels(status.value).set(tables[status])


def with_figures(app: ASGIApp) -> ASGIApp:
    """Every request is counted by the kind of its path, never by what stands in it."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def send_seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, send_seen)
        finally:
            _count(scope, status, perf_counter() - began)

    return counted


def _count(scope: HTTPScope, status: int, seconds: float) -> None:
    # Whoever makes up methods and paths makes no new figures.
    method = scope["method"] if scope["method"] in METHODS else "other"
    path = str(scope.get("path_template") or "none")
    REQUESTS.labels(method, path, str(status)).observe(seconds)
    if _log.isEnabledFor(logging.INFO):
        told = {"method": method, "path": path, "status": status, "milliseconds": round(1000 * seconds, 1)}
        _log.info("%s %s %s", method, path, status, extra=told)
