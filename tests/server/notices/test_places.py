"""Where the server sends nothing, whoever asks it to."""

from __future__ import annotations

import ipaddress
import socket

import httpcore
import pytest

from campidoglio.server.notices.places import Guarded, NotPublic, check_url, is_public
from campidoglio.server.people.refusals import NotGranted

PRIVATE = (
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::a9fe:a9fe",
)


@pytest.mark.parametrize("address", PRIVATE)
def test_a_private_address_is_known_in_every_dress(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["9.9.9.9", "2606:4700:4700::1111", "64:ff9b::909:909"])
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://router/x",
        "https://ann:word@hooks.example/",
        "https://hooks.example:22/",
        "https://hooks.example:99999/",
        "https://hooks.example/a b",
        "https://hooks.example/\n",
        "https:///x",
        "ftp://hooks.example/",
        "https://hooks.example/" + "x" * 1000,
    ],
)
def test_an_address_that_may_not_be_sent_to_is_refused_at_once(url: str) -> None:
    with pytest.raises(NotGranted):
        check_url(url, is_open=False)


@pytest.mark.parametrize("url", ["https://hooks.example/x?y=1", "https://hooks.example:8443/"])
def test_a_public_address_over_https_is_taken(url: str) -> None:
    check_url(url, is_open=False)


@pytest.mark.anyio
async def test_a_name_that_leads_inside_is_not_followed_when_it_is_used() -> None:
    with socket.socket() as inside:
        inside.bind(("127.0.0.1", 0))
        inside.listen()
        port = inside.getsockname()[1]
        with pytest.raises(NotPublic):
            await Guarded(is_open=False).connect_tcp("localhost", port, timeout=5)
        stream = await Guarded(is_open=True).connect_tcp("127.0.0.1", port, timeout=5)
        await stream.aclose()


@pytest.mark.anyio
async def test_a_name_that_leads_nowhere_is_a_connection_that_fails() -> None:
    with pytest.raises(httpcore.ConnectError):
        await Guarded(is_open=False).connect_tcp("nowhere.invalid", 443, timeout=5)
