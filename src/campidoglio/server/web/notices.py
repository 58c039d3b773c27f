"""The paths on notices."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from campidoglio.server.storage.notices.outbox import Address
from campidoglio.server.web.doors import Doors, TheDoors, TheWho
from campidoglio.server.wire.notices import (
    MadeWebhook,
    NewBrowser,
    NewWebhook,
    NoticeAddress,
    Notices,
    NoticeTrial,
)

AddressId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
AnyRequest = Request[Any, Any, Any]
LONGEST_DEVICE = 200


class NoticePaths(Controller):
    """Notices when it is one's turn at a correspondence game."""

    path = "/notices"
    tags = ("notices",)

    @get("/")
    async def all(self, who: TheWho, doors: TheDoors) -> Notices:
        """Where one's notices go."""
        found = await doors.courier.outbox.of(who.id)
        return Notices(doors.courier.public_key, [_shown(each) for each in found])

    @post("/browsers")
    async def add_browser(
        self, request: AnyRequest, data: JSONBody[NewBrowser], who: TheWho, doors: TheDoors
    ) -> NoticeAddress:
        """Have a browser show notices."""
        doors.gate.check_asking(who.id)
        said = "".join(sign for sign in request.headers.get("user-agent", "") if sign.isprintable())
        made = await doors.courier.add_browser(
            who.id,
            who.session,
            data.url,
            data.key,
            data.secret,
            name=said[:LONGEST_DEVICE],
            language=data.language,
            home=_home(request, doors),
        )
        return _shown(made)

    @post("/webhooks")
    async def add_webhook(
        self, request: AnyRequest, data: JSONBody[NewWebhook], who: TheWho, doors: TheDoors
    ) -> MadeWebhook:
        """Have an address told; its secret is shown this once."""
        doors.gate.check_asking(who.id)
        made = await doors.courier.add_webhook(
            who.id,
            data.url,
            name=data.url[:LONGEST_DEVICE],
            language=data.language,
            home=_home(request, doors),
        )
        return MadeWebhook(made.id, made.secret)

    @delete("/{address:str}")
    async def drop(self, address: AddressId, who: TheWho, doors: TheDoors) -> None:
        """Send nothing there any more."""
        await doors.courier.drop(who.id, address)

    @post("/{address:str}/trial", status_code=200)
    async def try_out(self, address: AddressId, who: TheWho, doors: TheDoors) -> NoticeTrial:
        """Send a notice there that says no more than that it came."""
        doors.gate.check_asking(who.id)
        return NoticeTrial((await doors.courier.try_out(who.id, address)).value)


def _shown(address: Address) -> NoticeAddress:
    return NoticeAddress(
        address.id, address.kind, address.name, address.url, address.created_ms, address.is_given_up
    )


def _home(request: AnyRequest, doors: Doors) -> str:
    """Where the page is for this guest: links in notices lead there."""
    origin = request.headers.get("origin", "").lower()
    if origin in doors.config.origins:
        return origin
    own = f"{request.url.scheme}://{request.headers.get('host') or request.url.netloc}"
    return own[:LONGEST_DEVICE]
