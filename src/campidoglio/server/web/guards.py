"""What every request passes: whose page sent it, and the headers that every answer carries."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""The page loads only what this server gives it, runs no script inside the HTML, and is shown in no frame."""

HEADERS: Mapping[str, str] = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

OWN_PORTS = {"http": "80", "https": "443", "ws": "80", "wss": "443"}


def with_safe_headers(app: ASGIApp) -> ASGIApp:
    """Every answer carries the headers that keep a browser strict; what the API says is kept by no cache.

    This stands around the whole application, so that no refusal of the framework's own escapes it.
    """

    async def safe(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                _complete(MutableScopeHeaders.from_message(message), scope["path"])
            await send(message)

        await app(scope, receive, send_safely)

    return safe


def _complete(headers: MutableScopeHeaders, path: str) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def is_own_origin(headers: Headers, scheme: str, origins: tuple[str, ...]) -> bool:
    """Whether the page that sent this came from here: from the host it was sent to, or a named address."""
    origin = headers.get("origin", "").lower()
    if origin in origins:
        return True
    kind, _, netloc = origin.partition("://")
    host = headers.get("host", "").lower()
    return kind in ("http", "https") and bool(host) and _place(netloc, kind) == _place(host, scheme)


def _place(netloc: str, scheme: str) -> tuple[str, str]:
    """The host and the port, which is the usual one of the scheme if none is named."""
    host, colon, port = netloc.rpartition(":")
    if colon and port.isdecimal():
        return host, port
    return netloc, OWN_PORTS.get(scheme, "")


def is_sent_by_another_site(headers: Headers, scheme: str, origins: tuple[str, ...]) -> bool:
    """Whether a browser says that another site's page sent this. What is no browser says nothing."""
    if "origin" in headers:
        return not is_own_origin(headers, scheme, origins)
    return headers.get("sec-fetch-site", "none") in ("cross-site", "same-site")
