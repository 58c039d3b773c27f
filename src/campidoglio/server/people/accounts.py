"""Accounts: a guest who has one can come back from anywhere."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass

from campidoglio.server.house.house import House
from campidoglio.server.people.belongings import Belongings
from campidoglio.server.people.passwords import Passwords
from campidoglio.server.people.refusals import NotGranted
from campidoglio.server.storage.people.accounts import Account, AccountStore, Session
from campidoglio.server.storage.people.models import LONGEST_DEVICE

SEEN_MS = 3_600_000
"""When a session was last used is written down no more often."""


@dataclass(frozen=True, slots=True)
class LoggedIn:
    """Somebody, in a browser of theirs."""

    guest: str
    name: str
    session: str


class Accounts:
    """Makes accounts, lets people in and out, and forgets them if they wish so."""

    def __init__(self, house: House) -> None:
        self.kept = AccountStore(house.store)
        self.belongings = Belongings(house, self.kept)
        self._house = house
        self._passwords = Passwords()

    # In and out

    async def open(self, guest: str, name: str, password: str, device: str) -> LoggedIn:
        """Make an account for a guest, who keeps everything."""
        account = Account(guest, name, await self._passwords.hashed(password), self._house.now())
        if not await self.kept.add(account, key_of(name)):
            if await self.kept.of(guest) is not None:
                raise NotGranted("has_account", "You have an account already.")
            raise name_taken()
        self._house.dismiss(guest)
        return await self._session(guest, name, device)

    async def log_in(self, name: str, password: str, device: str) -> LoggedIn:
        """Let somebody in; a name that is not there is refused like a wrong password, and as slowly."""
        account = await self.kept.named(key_of(name))
        kept = None if account is None else account.password
        if not await self._passwords.fits(password, kept) or account is None:
            raise NotGranted("wrong_password", "Name and password do not belong together.")
        if self._passwords.is_old(account.password):
            await self.kept.set_password(account.guest, await self._passwords.hashed(password))
        return await self._session(account.guest, account.name, device)

    async def _session(self, guest: str, name: str, device: str) -> LoggedIn:
        now = self._house.now()
        session = Session(secrets.token_urlsafe(12), guest, device[:LONGEST_DEVICE], now, now)
        await self.kept.add_session(session)
        return LoggedIn(guest, name, session.id)

    async def seen(self, session: str) -> None:
        """A session is in use."""
        await self.kept.see(session, self._house.now(), SEEN_MS)

    async def end(self, guest: str, session: str) -> None:
        """End one session; its open pages come anew, and are no longer the guest's."""
        if not await self.kept.end_session(guest, session):
            raise NotGranted("unknown_session", "You have no such session.")
        self._house.dismiss(guest)

    async def end_others(self, guest: str, session: str | None) -> None:
        """End all sessions but this one."""
        await self.kept.end_sessions(guest, but=session)
        self._house.dismiss(guest)

    # Changes

    async def rename(self, guest: str, name: str) -> None:
        """Take another name, which must be nobody else's."""
        if not await self.kept.rename(guest, name, key_of(name)):
            raise name_taken()

    async def change_password(self, guest: str, old: str, new: str, session: str | None) -> None:
        """Take another password; whoever is logged in elsewhere must log in again."""
        await self.check(guest, old)
        await self.kept.set_password(guest, await self._passwords.hashed(new))
        await self.end_others(guest, session)

    async def check(self, guest: str, password: str) -> None:
        """Refuse whoever does not know the guest's password."""
        account = await self.kept.of(guest)
        if account is None:
            raise NotGranted("no_account", "You have no account.")
        if not await self._passwords.fits(password, account.password):
            raise NotGranted("wrong_password", "That is not your password.")

    async def erase(self, guest: str, password: str | None) -> None:
        """Forget somebody, who must say the password if there is one."""
        if await self.kept.of(guest) is not None:
            await self.check(guest, password or "")
        await self._house.unbroken(self.belongings.erase(guest))

    async def bring(self, guest: str, to: str) -> None:
        """What a guest without an account has, belongs to an account from now on."""
        await self._house.unbroken(self.belongings.hand_over(guest, to))


def key_of(name: str) -> str:
    """What names are compared by: signs that look alike but for their size are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def name_taken() -> NotGranted:
    """The name is another's."""
    return NotGranted("name_taken", "Somebody has an account of this name. Choose another name.")
