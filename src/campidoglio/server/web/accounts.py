"""The paths on accounts: made, entered and left, changed and deleted."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from campidoglio.server.people.accounts import LoggedIn, key_of
from campidoglio.server.web.denials import Denied
from campidoglio.server.web.doors import NEWCOMER, Doors, TheDoors, TheWho, address_of
from campidoglio.server.web.guests import COOKIE, Who, clean
from campidoglio.server.web.me import as_me
from campidoglio.server.wire.accounts import (
    AccountInfo,
    Farewells,
    LogIn,
    NewAccount,
    NewPassword,
    SessionInfo,
)
from campidoglio.server.wire.answers import Me

SessionId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
AnyRequest = Request[Any, Any, Any]


class AccountPaths(Controller):
    """One's account."""

    path = "/me"
    tags = ("account",)

    @post("/account")
    async def make(
        self, request: AnyRequest, data: JSONBody[NewAccount], who: TheWho, doors: TheDoors
    ) -> Response[Me]:
        """Make an account: the guest one is, with all tables and games, can log in from now on."""
        _no_program(who)
        _count(request, doors, data.name)
        made = await doors.accounts.open(who.id, clean(data.name), data.password, _device(request))
        return _logged_in(request, doors, made)

    @get("/account")
    async def account(self, who: TheWho, doors: TheDoors) -> AccountInfo:
        """One's account, and where one is logged in."""
        _no_program(who)
        account = await doors.accounts.kept.of(who.id)
        if account is None:
            raise Denied("no_account", "You have no account; you do not need one to play.")
        sessions = [
            SessionInfo(each.id, each.device, each.created_ms, each.seen_ms, here=each.id == who.session)
            for each in await doors.accounts.kept.sessions_of(who.id)
        ]
        return AccountInfo(account.name, account.created_ms, sessions)

    @post("/password", status_code=204)
    async def password(
        self, request: AnyRequest, data: JSONBody[NewPassword], who: TheWho, doors: TheDoors
    ) -> None:
        """Take another password; whoever is logged in elsewhere must log in again."""
        _no_program(who)
        _count(request, doors, who.id)
        await doors.accounts.change_password(who.id, data.old, data.new, who.session)

    @post("/delete", status_code=204)
    async def forget(
        self, request: AnyRequest, data: JSONBody[Farewells], who: TheWho, doors: TheDoors
    ) -> Response[None]:
        """Be forgotten: name, words and account. The games of the others stay, with nobody in one's place."""
        _no_program(who)
        _count(request, doors, who.id)
        await doors.accounts.erase(who.id, data.password)
        return _without_cookie()

    @get("/export", media_type=MediaType.JSON)
    async def export(self, who: TheWho, doors: TheDoors) -> Response[bytes]:
        """Everything that the server keeps of one, as a file."""
        _no_program(who)
        doors.gate.check_new_table(who.id)  # as dear as making one
        told = msgspec.json.format(msgspec.json.encode(await doors.exports.of(who.id)), indent=2)
        headers = {"content-disposition": 'attachment; filename="campidoglio.json"'}
        return Response(told, media_type=MediaType.JSON, headers=headers)

    @delete("/sessions/{session:str}")
    async def end(self, session: SessionId, who: TheWho, doors: TheDoors) -> None:
        """Log out somewhere else."""
        _no_program(who)
        await doors.accounts.end(who.id, session)


class SessionPaths(Controller):
    """Coming back, and leaving."""

    path = "/session"
    tags = ("account",)

    @post("/", status_code=200, opt={NEWCOMER: True})
    async def log_in(self, request: AnyRequest, data: JSONBody[LogIn], doors: TheDoors) -> Response[Me]:
        """Log in. Whoever was a guest here brings the games of that guest into the account."""
        known = await doors.guests.who(request)
        if known is not None:
            _no_program(known)
            if not doors.guests.has_csrf(request, known.id):
                raise Denied("bad_csrf", "The header X-CSRF-Token is missing or wrong; GET /api/me tells it.")
        _count(request, doors, data.name)
        entered = await doors.accounts.log_in(data.name, data.password, _device(request))
        if known is not None and not known.is_member:
            await doors.accounts.bring(known.id, entered.guest)
        return _logged_in(request, doors, entered)

    @delete("/")
    async def log_out(self, who: TheWho, doors: TheDoors) -> Response[None]:
        """Log out here; who has no account stays a guest, as nobody could come back as one."""
        if who.session is None:
            raise Denied("no_account", "You are not logged in.")
        await doors.accounts.end(who.id, who.session)
        return _without_cookie()


def _no_program(who: Who) -> None:
    if who.is_program:
        raise Denied("not_for_programs", "Only people may do this, not programs with a token.")


def _count(request: AnyRequest, doors: Doors, whose: str) -> None:
    doors.gate.check_log_in(address_of(request), key_of(whose))


def _device(request: AnyRequest) -> str:
    said = request.headers.get("user-agent", "")
    return "".join(sign for sign in said if sign.isprintable())


def _logged_in(request: AnyRequest, doors: Doors, entered: LoggedIn) -> Response[Me]:
    return as_me(request, doors, Who(entered.guest, entered.name, is_member=True, session=entered.session))


def _without_cookie() -> Response[None]:
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer
