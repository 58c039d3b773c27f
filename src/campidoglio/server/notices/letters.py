"""What a notice says, and how it is packed for a browser or for a webhook."""

from __future__ import annotations

import base64
import hmac
import json
from functools import cache
from hashlib import sha256
from importlib.resources import files

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
from fluent.runtime import FluentBundle, FluentResource

from campidoglio.registry import rulebook
from campidoglio.server.notices.envelopes import authorization, encoded, sealed
from campidoglio.server.storage.notices.outbox import Address, Notice

FALLBACK = "en"
TOLD_FOR_SECONDS = 3 * 86_400
"""So long a push service keeps a notice for a browser that is off."""

Letter = tuple[bytes, dict[str, str]]
"""A body and its headers."""


def turn_id(notice: Notice) -> str:
    """The same for the same turn at the same address, however often it is sent."""
    return f"{notice.table}-{notice.number}-{notice.address.id}"


def for_browser(
    notice: Notice | None, address: Address, key: EllipticCurvePrivateKey, contact: str | None, now: int
) -> Letter:
    """Sealed for the browser; a later one on the same table takes the place of an earlier. None: a trial."""
    said = _said(notice, address) | {"tag": "trial" if notice is None else notice.table}
    headers = {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(TOLD_FOR_SECONDS),
        "urgency": "normal",
        "topic": encoded(sha256(said["tag"].encode()).digest())[:32],
        "authorization": authorization(key, address.url, contact or address.home, now // 1000),
    }
    return sealed(json.dumps(said).encode(), address.key, address.secret), headers


def for_webhook(notice: Notice | None, address: Address, now: int) -> Letter:
    """Signed as Standard Webhooks says; `text` and `content` are what chat rooms show. None: a trial."""
    said = _said(notice, address)
    sentence = f"{said['title']}: {said['body']} {said['url']}"
    name = f"trial-{now}" if notice is None else turn_id(notice)
    told = {
        "type": "trial" if notice is None else "turn",
        "id": name,
        "table": None if notice is None else notice.table,
        "game": None if notice is None else notice.game,
        "url": said["url"],
        "text": sentence,
        "content": sentence,
    }
    body, at = json.dumps(told).encode(), str(now // 1000)
    headers = {
        "content-type": "application/json",
        "webhook-id": name,
        "webhook-timestamp": at,
        "webhook-signature": signature(address.secret, name, at, body),
    }
    return body, headers


def signature(secret: str, name: str, at: str, body: bytes) -> str:
    """What shows a webhook that we sent this."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.digest(key, f"{name}.{at}.".encode() + body, "sha256")
    return f"v1,{base64.b64encode(digest).decode()}"


def _said(notice: Notice | None, address: Address) -> dict[str, str]:
    path = "/notices" if notice is None else f"/t/{notice.table}"
    title = "Campidoglio" if notice is None else _title(notice.game, address.language)
    message = "notice-trial" if notice is None else "notice-turn"
    body = _text(_words(address.language, "campidoglio.server.notices"), message) or message
    return {"title": title, "body": body, "path": path, "url": address.home + path}


def _title(game: str, language: str) -> str:
    package = rulebook(game).setup.__module__.rpartition(".")[0]
    return _text(_words(language, package), f"{game}-title") or game


def _text(words: FluentBundle, message: str) -> str | None:
    if not words.has_message(message):
        return None
    return str(words.format_pattern(words.get_message(message).value, {})[0])


@cache
def _words(language: str, package: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    for each in dict.fromkeys((FALLBACK, language)):
        path = files(package) / "locales" / f"{each}.ftl"
        if path.is_file():
            words.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return words
