"""Who somebody is: a guest by a signed cookie, or a program by its owner's token."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, replace
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from campidoglio.server.house.clock import Clock, wall_clock
from campidoglio.server.people.accounts import Accounts
from campidoglio.server.secrets import Signer
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Guest, Token
from campidoglio.server.web.denials import Denied

COOKIE = "campidoglio_guest"
CSRF_HEADER = "x-csrf-token"
KEPT_SECONDS = 400 * 86_400
"""As long as browsers keep any cookie; every visit begins it anew."""

TOKEN_START = "campidoglio_"

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Who:
    """A guest who asks for something."""

    id: str
    name: str
    is_program: bool = False
    """Whether a token was shown, and no cookie."""
    is_member: bool = False
    """Whether the guest has an account."""
    session: str | None = None
    """Of who is logged in: which of the guest's sessions this is."""


class Guests:
    """Knows guests by what their browsers and programs show."""

    def __init__(self, store: Store, accounts: Accounts, signer: Signer, now: Clock = wall_clock) -> None:
        self._store = store
        self._accounts = accounts
        self._signer = signer
        self._now = now

    # Cookies

    def signed_id(self, connection: Connection) -> str | None:
        """The guest that a cookie of ours names; a forged one is as good as none."""
        return self._shown(connection)[0]

    def _shown(self, connection: Connection) -> tuple[str | None, str | None]:
        """The guest that a cookie of ours names, and the session of who is logged in."""
        named, _, signature = connection.cookies.get(COOKIE, "").rpartition(".")
        guest, _, session = named.partition(".")
        if not guest or not self._signer.is_signed("session" if session else "guest", named, signature):
            return None, None
        return guest, session or None

    def cookie(self, guest: str, session: str | None = None, *, secure: bool) -> Cookie:
        """What the guest's browser shows from now on; no script can read it, no other site has it sent."""
        named = guest if session is None else f"{guest}.{session}"
        signature = self._signer.sign("guest" if session is None else "session", named)
        return Cookie(
            key=COOKIE,
            value=f"{named}.{signature}",
            max_age=KEPT_SECONDS,
            httponly=True,
            secure=secure,
            samesite="strict",
        )

    def csrf(self, guest: str) -> str:
        """What the guest's page sends with everything that changes something; other pages cannot know it."""
        return self._signer.sign("csrf", guest)

    def has_csrf(self, connection: Connection, guest: str) -> bool:
        """Whether the page that sent this knows the guest's word."""
        return self._signer.is_signed("csrf", guest, connection.headers.get(CSRF_HEADER, ""))

    # Guests

    async def who(self, connection: Connection) -> Who | None:
        """Who asks; None: somebody without a name. A token that is not one of ours is refused."""
        if (shown := shown_token(connection)) is not None:
            owner = await self._store.guest_of_token(shown)
            if owner is None:
                raise Denied("bad_token", "This token is not, or no longer, valid. Make a new one.")
            return Who(owner.id, owner.name, is_program=True)
        signed, session = self._shown(connection)
        guest = await self._store.guest(signed) if signed is not None else None
        if guest is None:
            return None
        # Who has an account is let in by an open session only: one can be ended, a guest's cookie cannot.
        if session is None:
            return None if guest.is_member else Who(guest.id, guest.name)
        is_open = await self._accounts.kept.is_open(session, guest.id)
        return Who(guest.id, guest.name, is_member=True, session=session) if is_open else None

    async def add(self, name: str) -> Who:
        """A new guest of that name."""
        guest = Guest(secrets.token_urlsafe(12), clean(name), self._now())
        await self._store.add_guest(guest)
        return Who(guest.id, guest.name)

    async def rename(self, who: Who, name: str) -> Who:
        """The same guest with another name; at tables where the guest sits already, the old one stays."""
        cleaned = clean(name)
        if (await self._accounts.kept.of(who.id)) is not None:
            await self._accounts.rename(who.id, cleaned)
        else:
            await self._store.rename_guest(who.id, cleaned)
        return replace(who, name=cleaned)

    # Tokens

    async def add_token(self, who: Who, name: str, most: int) -> tuple[Token, str]:
        """A new token of the guest's, and its secret."""
        if len(await self._store.tokens_of(who.id)) >= most:
            raise Denied("too_many", f"You have {most} tokens already. Revoke one that you no longer use.")
        secret = TOKEN_START + secrets.token_urlsafe(32)
        token = Token(secrets.token_urlsafe(9), clean(name), self._now())
        await self._store.add_token(who.id, token, secret)
        return token, secret


def shown_token(connection: Connection) -> str | None:
    """The token that a program shows, if it shows one."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


def clean(name: str) -> str:
    """A name in its plain form: no invisible signs, and no more room than it needs."""
    visible = "".join(" " if unicodedata.category(sign).startswith("Z") else sign for sign in name)
    kept = "".join(sign for sign in visible if not unicodedata.category(sign).startswith("C"))
    words = " ".join(unicodedata.normalize("NFC", kept).split())
    if not words:
        raise Denied("bad_name", "A name has at least one letter or sign that can be seen.")
    return words
