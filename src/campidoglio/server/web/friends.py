"""The paths on friends."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, patch, post
from litestar.params import JSONBody, PathParameter

from campidoglio.server.web.denials import Denied
from campidoglio.server.web.doors import Doors, TheDoors, TheWho
from campidoglio.server.web.guests import Who, clean
from campidoglio.server.wire.friends import (
    FriendAnswer,
    FriendAtTable,
    FriendByName,
    Friends,
    Shown,
    ToTable,
)

AnId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]


class FriendPaths(Controller):
    """One's friends. All of it is for people with an account."""

    path = "/friends"
    tags = ("friends",)

    @get("/")
    async def all(self, who: TheWho, doors: TheDoors) -> Friends:
        """One's friends and who of them is here; who reads this is here too."""
        _check_member(who)
        return await doors.friends.of(who.id)

    @patch("/", status_code=204)
    async def show(self, data: JSONBody[Shown], who: TheWho, doors: TheDoors) -> None:
        """Let friends see when one is here, or not."""
        _check_member(who)
        await doors.friends.kept.show(who.id, is_shown=data.shown, now=doors.house.now())

    @post("/requests", status_code=204)
    async def ask(self, data: JSONBody[FriendByName], who: TheWho, doors: TheDoors) -> None:
        """Ask somebody, by the name of the account, to be one's friend."""
        _check_asking(who, doors)
        await doors.friends.ask(who.id, clean(data.name))

    @post("/requests/at-table", status_code=204)
    async def ask_at(self, data: JSONBody[FriendAtTable], who: TheWho, doors: TheDoors) -> None:
        """Ask somebody with whom one sits at a table to be one's friend."""
        _check_asking(who, doors)
        await doors.friends.ask_at(who.id, data.table, data.seat)

    @post("/requests/{person:str}", status_code=204)
    async def answer(self, person: AnId, data: JSONBody[FriendAnswer], who: TheWho, doors: TheDoors) -> None:
        """Answer somebody who asks. Who is refused is not told so."""
        _check_member(who)
        await doors.friends.answer(who.id, person, accept=data.accept)

    @delete("/{person:str}")
    async def remove(self, person: AnId, who: TheWho, doors: TheDoors) -> None:
        """Be no friend any more, or no longer ask to be one."""
        _check_member(who)
        await doors.friends.remove(who.id, person)

    @post("/{person:str}/invitations", status_code=204)
    async def invite(self, person: AnId, data: JSONBody[ToTable], who: TheWho, doors: TheDoors) -> None:
        """Ask a friend to a table."""
        _check_asking(who, doors)
        await doors.friends.invite(who.id, person, data.table)

    @delete("/invitations/{invitation:str}")
    async def drop(self, invitation: AnId, who: TheWho, doors: TheDoors) -> None:
        """Take notice of an invitation, which is shown no more."""
        _check_member(who)
        await doors.friends.drop_invitation(who.id, invitation)


def _check_member(who: Who) -> None:
    if who.is_program:
        raise Denied("not_for_programs", "Only people may do this, not programs with a token.")
    if not who.is_member:
        raise Denied("no_account", "For friends you need an account: only then is your name your own.")


def _check_asking(who: Who, doors: Doors) -> None:
    _check_member(who)
    doors.gate.check_asking(who.id)
