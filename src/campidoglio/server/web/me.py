"""The paths on who one is: name, tables, tokens."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter

from campidoglio.server.house.index import line_of
from campidoglio.server.web.denials import Denied
from campidoglio.server.web.doors import NEWCOMER, Doors, TheDoors, TheWho, address_of
from campidoglio.server.web.guests import Who
from campidoglio.server.wire.answers import Me, Tables
from campidoglio.server.wire.asks import NewGuest
from campidoglio.server.wire.tokens import MadeToken, NewToken, TokenInfo, Tokens

TokenId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]


class MePaths(Controller):
    """Who one is."""

    path = "/me"
    tags = ("me",)

    @post("/", status_code=200, opt={NEWCOMER: True})
    async def come(
        self, request: Request[Any, Any, Any], data: JSONBody[NewGuest], doors: TheDoors
    ) -> Response[Me]:
        """Tell one's name: a guest from now on. Whoever is a guest already takes another name."""
        known = await doors.guests.who(request)
        if known is not None:
            return as_me(request, doors, await doors.guests.rename(known, data.name))
        doors.gate.check_newcomer(address_of(request))
        return as_me(request, doors, await doors.guests.add(data.name))

    @get("/")
    async def me(self, request: Request[Any, Any, Any], who: TheWho, doors: TheDoors) -> Response[Me]:
        """Who one is."""
        if who.session is not None:
            await doors.accounts.seen(who.session)
        return as_me(request, doors, who)

    @patch("/")
    async def rename(
        self, request: Request[Any, Any, Any], data: JSONBody[NewGuest], who: TheWho, doors: TheDoors
    ) -> Response[Me]:
        """Take another name."""
        return as_me(request, doors, await doors.guests.rename(who, data.name))

    @get("/tables")
    async def tables(self, who: TheWho, doors: TheDoors) -> Tables:
        """The tables where one sits: those that wait for one first."""
        return Tables([line_of(listed) for listed in await doors.store.tables_of(who.id)])


class TokenPaths(Controller):
    """Tokens, with which programs act for a guest."""

    path = "/tokens"
    tags = ("tokens",)

    @post("/")
    async def make(self, data: JSONBody[NewToken], who: TheWho, doors: TheDoors) -> MadeToken:
        """Make a token; its secret is shown this once."""
        token, secret = await doors.guests.add_token(who, data.name, doors.config.limits.tokens_per_guest)
        return MadeToken(token.id, token.name, secret)

    @get("/")
    async def all(self, who: TheWho, doors: TheDoors) -> Tokens:
        """One's tokens."""
        tokens = await doors.store.tokens_of(who.id)
        return Tokens([TokenInfo(token.id, token.name, token.created_ms) for token in tokens])

    @delete("/{token:str}")
    async def revoke(self, token: TokenId, who: TheWho, doors: TheDoors) -> None:
        """Make a token worthless."""
        if not await doors.store.revoke_token(who.id, token):
            raise Denied("unknown_token", "You have no such token.")


def as_me(request: Request[Any, Any, Any], doors: Doors, who: Who) -> Response[Me]:
    """Who somebody is; a browser is given its cookie anew, a program needs none."""
    if who.is_program:
        return Response(Me(who.id, who.name, "", who.is_member))
    cookie = doors.guests.cookie(who.id, who.session, secure=request.url.scheme == "https")
    return Response(Me(who.id, who.name, doors.guests.csrf(who.id), who.is_member), cookies=[cookie])
