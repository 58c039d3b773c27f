"""Passwords are kept as hashes that tell nothing."""

import pytest
from argon2 import PasswordHasher

from campidoglio.server.people.passwords import Passwords

pytestmark = pytest.mark.anyio


async def test_the_right_password_fits_and_no_other() -> None:
    passwords = Passwords()
    kept = await passwords.hashed("correct horse")
    assert "correct horse" not in kept
    assert await passwords.fits("correct horse", kept)
    assert not await passwords.fits("correct hors", kept)


async def test_two_people_with_one_password_have_different_hashes() -> None:
    passwords = Passwords()
    assert await passwords.hashed("correct horse") != await passwords.hashed("correct horse")


async def test_where_no_password_is_kept_none_fits_though_as_much_is_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked_out: list[str] = []
    verify = PasswordHasher.verify

    def noted(self: PasswordHasher, kept: str, password: str) -> bool:
        worked_out.append(kept)
        return verify(self, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", noted)
    passwords = Passwords()
    assert not await passwords.fits("a password that nobody has", None)
    (kept,) = worked_out
    assert kept.startswith("$argon2id$")


async def test_letters_composed_in_another_way_are_the_same_password() -> None:
    passwords = Passwords()
    assert await passwords.fits("A\u0308pfel und Birnen", await passwords.hashed("\u00c4pfel und Birnen"))


async def test_what_was_hashed_with_less_effort_is_known_to_be_old() -> None:
    passwords = Passwords()
    weak = "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$F7qC3lVwyMJdBmuVzKjMmw"
    assert passwords.is_old(weak)
    assert not passwords.is_old(await passwords.hashed("correct horse"))
