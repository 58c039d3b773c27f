"""The server's own secret, which signs who the guests are: from the environment, or made once and kept."""

from __future__ import annotations

import hmac
import os
import secrets
import stat
from collections.abc import Mapping
from pathlib import Path

from campidoglio.server.config import BadConfig
from campidoglio.server.storage.processes import shared_value
from campidoglio.server.storage.store import Store

VARIABLE = "CAMPIDOGLIO_SECRET"
FILE = "server.secret"
FEWEST_CHARACTERS = 32
SHARED_NAME = "secret"
"""Under what the secret is kept in a database that several servers share."""


class Signer:
    """Signs short texts, each for one purpose: what was signed for one is worth nothing for another."""

    def __init__(self, secret: bytes, *, is_given: bool = True) -> None:
        self._secret = secret
        self._is_given = is_given

    def sign(self, purpose: str, text: str) -> str:
        """The signature of a text, in hexadecimal."""
        message = f"campidoglio {purpose} 1\0{text}".encode()
        return hmac.digest(self._secret, message, "sha256").hex()

    def is_signed(self, purpose: str, text: str, signature: str) -> bool:
        """Whether the signature is ours; the time this takes tells nothing."""
        return hmac.compare_digest(self.sign(purpose, text).encode(), signature.encode())

    async def shared(self, store: Store) -> Signer:
        """With which all servers on one database sign: one server's guests are known to all of them.

        It is the secret that was given, which must be the same for all; else that of whoever came first, kept
        in the database.
        """
        if self._is_given or not store.is_shared:
            return self
        return Signer(await shared_value(store, SHARED_NAME, self._secret))


def signer(folder: Path, environment: Mapping[str, str] | None = None) -> Signer:
    """Signs with the secret of the environment, else with the one in the folder, which is made if need be."""
    given = (os.environ if environment is None else environment).get(VARIABLE)
    if given is None:
        return Signer(_kept(folder / FILE), is_given=False)
    if len(given) < FEWEST_CHARACTERS:
        raise BadConfig(
            f"{VARIABLE} has {len(given)} characters; it needs {FEWEST_CHARACTERS} that nobody guesses"
        )
    return Signer(given.encode())


def _kept(path: Path) -> bytes:
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _make(path)
        if path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
            path.chmod(0o600)
        secret = path.read_text("ascii").strip()
    except OSError as problem:
        raise BadConfig(
            f"the server cannot keep its files in {path.parent}: {problem.strerror}. Choose another folder"
            " with --data, or CAMPIDOGLIO_DATA"
        ) from None
    if len(secret) < FEWEST_CHARACTERS:
        raise BadConfig(f"{path} is damaged: delete it, and guests will have to give their names again")
    return secret.encode()


def _make(path: Path) -> None:
    """Write a new secret, unless there is one; of two servers that start at once, one is first."""
    if path.exists():
        return
    draft = path.with_name(f".{path.name}-{secrets.token_hex(8)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secrets.token_hex(32) + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
