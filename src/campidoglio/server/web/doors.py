"""What every handler needs: the house, who asks, and how much of it is too much."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from campidoglio.server.config import Config
from campidoglio.server.house.advice import Advice
from campidoglio.server.house.house import Asker, House
from campidoglio.server.house.tending import Tending
from campidoglio.server.lab.lab import Lab
from campidoglio.server.notices.courier import Courier
from campidoglio.server.people.accounts import Accounts
from campidoglio.server.people.exports import Exports
from campidoglio.server.people.friends import Friendships
from campidoglio.server.people.manners import Manners
from campidoglio.server.storage.store import Store
from campidoglio.server.web.denials import Denied
from campidoglio.server.web.guards import is_sent_by_another_site
from campidoglio.server.web.guests import Guests, Who, shown_token
from campidoglio.server.web.limits import Gate

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
NEWCOMER = "newcomer"
"""Marks the handlers that change something for somebody who has no name yet."""


@dataclass(slots=True)
class Closing:
    """Whether the server is about to stop."""

    has_begun: bool = False


@dataclass(frozen=True, slots=True)
class Doors:
    """Everything behind the handlers, made when the server starts."""

    config: Config
    store: Store
    house: House
    tending: Tending
    advice: Advice
    accounts: Accounts
    exports: Exports
    friends: Friendships
    courier: Courier
    manners: Manners
    guests: Guests
    gate: Gate
    lab: Lab
    closing: Closing = field(default_factory=Closing)


TheDoors = NamedDependency[Doors]
TheReader = NamedDependency[str | None]
TheWho = NamedDependency[Who]
"""What handlers ask for: `doors`, `reader` (a guest's id, if any), and `who` (nobody is refused)."""


def doors_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Doors:
    """What the server that this came to is made of."""
    doors = connection.app.state["doors"]
    assert isinstance(doors, Doors)
    return doors


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody is, as far as limits go: a household has many IPv6 addresses, all alike in front."""
    host = connection.client.host if connection.client else "nowhere"
    return ":".join(host.split(":")[:4]) if ":" in host else host


async def pass_the_door(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let a request in: not too many at once, and changes only from a page of ours or from a program."""
    if connection.scope["type"] != ScopeType.HTTP:
        return
    doors = doors_of(connection)
    signed = doors.guests.signed_id(connection)
    doors.gate.check(signed, address_of(connection))
    if connection.scope["method"] not in CHANGING or shown_token(connection) is not None:
        return
    if is_sent_by_another_site(connection.headers, connection.url.scheme, doors.config.origins):
        raise Denied("foreign_origin", "Another site's page sent this; only this server's own page may.")
    if signed is not None and NEWCOMER not in handler.opt and not doors.guests.has_csrf(connection, signed):
        raise Denied("bad_csrf", "The header X-CSRF-Token is missing or wrong; GET /api/me tells it.")


async def reads_json(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Bodies are JSON and say so: no form of another site can claim that."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in ("POST", "PUT", "PATCH"):
        kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Denied("not_json", "The body must be JSON, with the header Content-Type: application/json.")


def provide_doors(state: State) -> Doors:
    """The doors, for a handler."""
    doors = state["doors"]
    assert isinstance(doors, Doors)
    return doors


async def provide_reader(request: Request[Any, Any, Any], doors: TheDoors) -> str | None:
    """The guest who reads; None: somebody without a name."""
    return id_of(await doors.guests.who(request))


async def provide_who(request: Request[Any, Any, Any], doors: TheDoors) -> Who:
    """Who asks: somebody with a name."""
    who = await doors.guests.who(request)
    if who is None:
        raise Denied("no_guest", "Tell your name first: POST /api/me.")
    return who


def id_of(who: Who | None) -> str | None:
    """The guest's id, of a guest."""
    return None if who is None else who.id


DEPENDENCIES = {
    "doors": Provide(provide_doors, sync_to_thread=False),
    "reader": Provide(provide_reader),
    "who": Provide(provide_who),
}


def asker(who: Who, request: str) -> Asker:
    """Who asks for a change, with the request's id."""
    return Asker(who.id, who.name, request)
