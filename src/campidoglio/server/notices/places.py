"""Where the server may send something that a user asked it to send: to public addresses, over https.

Otherwise whoever can name an address could have the server speak to machines behind its own firewall. A name
is looked up when the connection is made, and the connection goes to the very address that was looked at: a
name that points elsewhere a moment later gains nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpcore

from campidoglio.server.people.refusals import NotGranted

LONGEST = 1000
FIRST_FREE_PORT = 1024
USUAL_PORT = 443

Ip = ipaddress.IPv4Address | ipaddress.IPv6Address
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class NotPublic(httpcore.ConnectError):
    """The name belongs to no public address."""


def check_url(url: str, *, is_open: bool) -> None:
    """Refuse what may not be sent to; `is_open`: the host allows http and private addresses."""
    if not _is_fine(url, is_open=is_open):
        raise NotGranted("bad_address", "Give an address on the public internet that begins with https://.")


def _is_fine(url: str, *, is_open: bool) -> bool:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        return False
    if not parts.hostname or parts.username is not None or parts.password is not None or parts.fragment:
        return False
    if is_open:
        return parts.scheme in ("http", "https")
    if parts.scheme != "https" or (port not in (None, USUAL_PORT) and (port or 0) < FIRST_FREE_PORT):
        return False
    try:
        return is_public(ipaddress.ip_address(parts.hostname))
    except ValueError:
        return "." in parts.hostname


def is_public(ip: Ip) -> bool:
    """Whether anybody on the internet has this address; what hides an address inside is looked into."""
    if isinstance(ip, ipaddress.IPv6Address):
        hidden = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if hidden is None and ip in NAT64:
            hidden = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if hidden is not None:
            return is_public(hidden)
    return ip.is_global and not ip.is_multicast


class Guarded(httpcore.AsyncNetworkBackend):
    """Makes connections to public addresses only, unless the host allows all."""

    def __init__(self, *, is_open: bool) -> None:
        self._is_open = is_open
        self._plain = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first address of the name that is allowed."""
        found = await self._looked_up(host, port)
        allowed = [ip for ip in found if self._is_open or is_public(ipaddress.ip_address(ip))]
        if not allowed:
            raise NotPublic("no public address")
        return await self._plain.connect_tcp(allowed[0], port, timeout, local_address, socket_options)

    async def _looked_up(self, host: str, port: int) -> list[str]:
        try:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError:
            raise httpcore.ConnectError("no such name") from None
        return [str(each[4][0]).partition("%")[0] for each in found]

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._plain.sleep(seconds)
