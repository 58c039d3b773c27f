"""The paths on manners: muting, blocking, reporting."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from campidoglio.server.storage.manners.values import Distance
from campidoglio.server.web.doors import TheDoors, TheWho
from campidoglio.server.wire.manners import Ignore, IgnoredList, NewReport

AnyTable = Annotated[str | None, QueryParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
PersonId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


class MannerPaths(Controller):
    """Distance between people."""

    path = "/me"
    tags = ("manners",)

    @get("/ignored")
    async def ignored(self, who: TheWho, doors: TheDoors, table: AnyTable = None) -> IgnoredList:
        """Whom one has muted or blocked; with a table, by what they are known there too."""
        return IgnoredList(await doors.manners.ignored(who.id, table))

    @post("/ignored", status_code=200)
    async def ignore(self, data: JSONBody[Ignore], who: TheWho, doors: TheDoors) -> IgnoredList:
        """Mute or block somebody at a table."""
        await doors.manners.ignore(who.id, data.table, data.player, Distance(data.distance))
        return IgnoredList(await doors.manners.ignored(who.id, data.table))

    @delete("/ignored/{person:str}")
    async def heed(self, person: PersonId, who: TheWho, doors: TheDoors) -> None:
        """Mute or block somebody no more."""
        await doors.manners.heed(who.id, person)

    @post("/reports", status_code=204)
    async def report(self, data: JSONBody[NewReport], who: TheWho, doors: TheDoors) -> None:
        """Tell the host about somebody at a table."""
        doors.gate.check_report(who.id)
        await doors.manners.report(who.id, data)
