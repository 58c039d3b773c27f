"""Notices to players of correspondence games: where they go."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Url = Annotated[str, Meta(min_length=8, max_length=1000)]
Language = Annotated[str, Meta(pattern="^(en|fr|nl)$")]
Key = Annotated[str, Meta(min_length=1, max_length=100)]


class NewBrowser(Struct, forbid_unknown_fields=True):
    """A browser that is to show notices, as its push subscription describes it."""

    url: Url
    key: Key
    """`p256dh` of the subscription."""
    secret: Key
    """`auth` of the subscription."""
    language: Language


class NewWebhook(Struct, forbid_unknown_fields=True):
    """An address that is to be told, by a POST with a JSON body."""

    url: Url
    language: Language


class NoticeAddress(Struct):
    """Where notices go."""

    id: str
    kind: str
    """push, or webhook."""
    name: str
    """What the browser says of itself, or the webhook's address."""
    url: str
    created: int
    """Milliseconds since 1970."""
    given_up: bool
    """Whether nothing is sent there any more, as nothing arrived."""


class MadeWebhook(Struct):
    """A new webhook: with its secret notices are signed as Standard Webhooks says. It is shown this once."""

    id: str
    secret: str


class NoticeTrial(Struct):
    """How the trial went: sent, later (nobody answers), refused, or gone."""

    outcome: str


class Notices(Struct):
    """Where one's notices go."""

    key: str
    """The server's key, with which a browser subscribes."""
    addresses: list[NoticeAddress]
