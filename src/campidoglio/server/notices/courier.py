"""The courier: takes notices from the outbox, and brings each to its address, once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from base64 import b64encode

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from campidoglio.server.house.house import House
from campidoglio.server.house.room import Room
from campidoglio.server.notices.envelopes import BadKey, check_keys, encoded, key_from, point
from campidoglio.server.notices.letters import Letter, for_browser, for_webhook
from campidoglio.server.notices.places import check_url
from campidoglio.server.notices.posting import Outcome, Post
from campidoglio.server.people.refusals import NotGranted
from campidoglio.server.secrets import Signer
from campidoglio.server.storage.notices.outbox import Address, Notice, Outbox
from campidoglio.server.wire.tables import Correspondence

_log = logging.getLogger(__name__)

LOOK_SECONDS = 5.0
"""How often the outbox is looked into for what others left there."""

TAKEN_MS = 60_000
"""So long a notice is its taker's; longer than sending it may take."""

AGAIN_MS = (30_000, 120_000, 600_000, 3_600_000, 21_600_000)
"""After so long what could not be sent is tried again; after the last of these, no more."""

MOST_ADDRESSES = 12


class Courier:
    """Brings notices to browsers and webhooks."""

    def __init__(
        self, house: House, signer: Signer, *, is_open: bool = False, contact: str | None = None
    ) -> None:
        self.outbox = Outbox(house.store)
        self._house = house
        # It follows from the server's secret, and so is the same for all processes of one house.
        self._key: EllipticCurvePrivateKey = key_from(
            bytes.fromhex(signer.sign("push key", "1") + signer.sign("push key", "2"))
        )
        self._is_open = is_open
        self._contact = contact
        self._wake = asyncio.Event()
        house.after.append(self._hurry)

    @property
    def public_key(self) -> str:
        """By which browsers know the server."""
        return encoded(point(self._key.public_key()))

    # Addresses

    async def add_browser(
        self, guest: str, session: str | None, url: str, key: str, secret: str, **said: str
    ) -> Address:
        """Send notices to a browser."""
        check_url(url, is_open=self._is_open)
        try:
            check_keys(key, secret)
        except BadKey:
            raise NotGranted("bad_key", "That is not the key of a browser.") from None
        return await self._add(guest, "push", url, key, secret, session, said)

    async def add_webhook(self, guest: str, url: str, **said: str) -> Address:
        """Send notices to a webhook; the secret that they are signed with is made here."""
        check_url(url, is_open=self._is_open)
        secret = "whsec_" + b64encode(secrets.token_bytes(24)).decode()
        return await self._add(guest, "webhook", url, "", secret, None, said)

    async def _add(
        self,
        guest: str,
        kind: str,
        url: str,
        key: str,
        secret: str,
        session: str | None,
        said: dict[str, str],
    ) -> Address:
        known = await self.outbox.of(guest)
        if sum(each.url != url for each in known) >= MOST_ADDRESSES:
            raise NotGranted("too_many", f"Notices go to {MOST_ADDRESSES} places already. Remove one.")
        address = Address(
            secrets.token_urlsafe(12),
            guest,
            kind,
            url,
            key,
            secret,
            session,
            said["name"],
            said["language"],
            said["home"],
            self._house.now(),
        )
        await self.outbox.add(address)
        return address

    async def drop(self, guest: str, address: str) -> None:
        """Send nothing there any more."""
        if not await self.outbox.drop(address, guest):
            raise unknown()

    async def try_out(self, guest: str, address: str) -> Outcome:
        """Send a notice there that says no more than that it came."""
        for each in await self.outbox.of(guest):
            if each.id == address:
                async with Post(is_open=self._is_open) as post:
                    return await post.send(each.url, *self._letter(None, each))
        raise unknown()

    # Notices

    async def run(self) -> None:
        """Bring whatever is due, until cancelled."""
        async with Post(is_open=self._is_open) as post:
            while True:
                self._wake.clear()
                try:
                    await self.bring_due(post)
                except Exception:  # one notice must not stop the others
                    _log.exception("notices could not be sent")
                try:
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._wake.wait()
                except TimeoutError:
                    pass

    async def bring_due(self, post: Post) -> None:
        """Bring what is due now."""
        while found := await self.outbox.due(self._house.now()):
            await asyncio.gather(*(self._bring(post, notice) for notice in found))

    async def _bring(self, post: Post, notice: Notice) -> None:
        now = self._house.now()
        if not await self.outbox.take(notice, now + TAKEN_MS):
            return
        if not notice.is_wanted:
            await self.outbox.done(notice, is_sent=None)
            return
        # What was sent is written down, even if the server stops at this moment.
        await self._house.unbroken(self._sent(post, notice))

    async def _sent(self, post: Post, notice: Notice) -> None:
        outcome = await post.send(notice.address.url, *self._letter(notice, notice.address))
        if outcome is Outcome.GONE:
            await self.outbox.drop(notice.address.id)
        elif outcome is Outcome.LATER and notice.tries < len(AGAIN_MS):
            await self.outbox.later(notice, self._house.now() + AGAIN_MS[notice.tries])
        else:
            await self.outbox.done(notice, is_sent=outcome is Outcome.SENT)

    def _letter(self, notice: Notice | None, address: Address) -> Letter:
        now = self._house.now()
        if address.kind == "push":
            return for_browser(notice, address, self._key, self._contact, now)
        return for_webhook(notice, address, now)

    def _hurry(self, room: Room) -> None:
        if isinstance(room.table.tempo, Correspondence):
            pause = self._house.notice_pause_ms / 1000
            asyncio.get_running_loop().call_later(pause, self._wake.set)


def unknown() -> NotGranted:
    """There is no such address."""
    return NotGranted("unknown_address", "You have no such address for notices.")
