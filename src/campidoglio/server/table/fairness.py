"""Fair chance: a secret is committed to before the game; the seed follows from it and what the seats add.

The commitment is the SHA-256 of a fixed prefix and the secret, 32 random bytes. The seed is the HMAC-SHA256,
under the secret, of the table's id and what each seat added, as JSON without spaces and in ASCII. So the
commitment tells nothing of the seed; the server cannot choose the seed after it has seen what the seats
added; and who has the record can check both, with no program of ours.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from campidoglio.kernel.errors import BadRecord
from campidoglio.kernel.game import Game
from campidoglio.kernel.record import Record
from campidoglio.kernel.rulebook import Rulebook

COMMITTED = b"campidoglio fairness 1"

Digits = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]

Finding = tuple[str, bool]
"""What was checked, and whether it holds."""


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """What a record carries of how its seed came about."""

    table: Annotated[str, Meta(max_length=100)]
    commitment: Digits
    secret: Digits
    entropy: Annotated[list[Annotated[str, Meta(max_length=100)] | None], Meta(max_length=16)]
    """What the seats added, by seat."""


def commitment(secret: bytes) -> str:
    """What is shown before the first move."""
    return hashlib.sha256(COMMITTED + secret).hexdigest()


def seed_of(secret: bytes, table_id: str, entropy: Sequence[str | None]) -> int:
    """The seed that follows from the secret, the table and what the seats added."""
    message = json.dumps([table_id, list(entropy)], ensure_ascii=True, separators=(",", ":")).encode()
    return int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest(), "big")


def proof(secret: bytes, table_id: str, entropy: Sequence[str | None]) -> dict[str, Any]:
    """What is written into the record once the game is over."""
    shown = Proof(table_id, commitment(secret), secret.hex(), list(entropy))
    plain: dict[str, Any] = msgspec.to_builtins(shown)
    return plain


def verify(record: Record, rulebook: Rulebook) -> tuple[Finding, ...]:
    """What can be checked of a record, in order; nothing, where it carries no proof."""
    if record.fairness is None:
        return ()
    given = read_proof(record)
    secret = bytes.fromhex(given.secret)
    return (
        ("committed", hmac.compare_digest(commitment(secret), given.commitment)),
        ("follows", seed_of(secret, given.table, given.entropy) == record.seed),
        ("replays", _replays(record, rulebook)),
    )


def is_fair(findings: Sequence[Finding]) -> bool:
    """Whether something was checked, and all of it holds."""
    return bool(findings) and all(holds for _, holds in findings)


def read_proof(record: Record) -> Proof:
    """The proof that a record carries; one that is no proof is a BadRecord."""
    try:
        given = msgspec.convert(record.fairness, Proof)
    except msgspec.ValidationError as problem:
        raise BadRecord(f"the record's fairness is no proof: {problem}") from None
    if len(given.entropy) != record.players:
        raise BadRecord(f"the record's fairness is for {len(given.entropy)} seats, not {record.players}")
    return given


def _replays(record: Record, rulebook: Rulebook) -> bool:
    try:
        Game.from_record(rulebook, record)
    except BadRecord:
        return False
    return True
