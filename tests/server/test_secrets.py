"""The server's secret: given, or made once and kept for the owner's eyes only."""

import stat
from pathlib import Path

import pytest
from tests.server.databases import PostgreSQL

from campidoglio.server.config import BadConfig
from campidoglio.server.secrets import FILE, Signer, signer
from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.store import Store


def test_on_the_first_start_a_secret_is_made_that_only_its_owner_can_read(tmp_path: Path) -> None:
    signer(tmp_path / "new", {})
    file = tmp_path / "new" / FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(file.read_text().strip()) == 64
    assert [path.name for path in file.parent.iterdir()] == [FILE]


def test_the_secret_stays_the_same_from_start_to_start(tmp_path: Path) -> None:
    assert signer(tmp_path, {}).sign("guest", "ann") == signer(tmp_path, {}).sign("guest", "ann")


def test_two_servers_have_two_secrets(tmp_path: Path) -> None:
    one, other = signer(tmp_path / "one", {}), signer(tmp_path / "other", {})
    assert one.sign("guest", "ann") != other.sign("guest", "ann")


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    signer(tmp_path, {})
    (tmp_path / FILE).chmod(0o644)
    signer(tmp_path, {})
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def test_a_secret_of_the_environment_is_taken_and_no_file_made(tmp_path: Path) -> None:
    given = {"CAMPIDOGLIO_SECRET": "s" * 32}
    assert signer(tmp_path, given).sign("guest", "ann") == Signer(b"s" * 32).sign("guest", "ann")
    assert list(tmp_path.iterdir()) == []


def test_a_short_secret_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="CAMPIDOGLIO_SECRET has 6 characters; it needs 32"):
        signer(tmp_path, {"CAMPIDOGLIO_SECRET": "secret"})


def test_a_folder_where_nothing_can_be_kept_is_named_with_a_way_out(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadConfig, match=r"cannot keep its files in .*data.*--data"):
        signer(tmp_path / "file" / "data", {})


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("")
    with pytest.raises(BadConfig, match="is damaged: delete it"):
        signer(tmp_path, {})


def test_what_is_signed_for_one_purpose_is_worth_nothing_for_another() -> None:
    of_house = Signer(b"k" * 32)
    signature = of_house.sign("guest", "ann")
    assert of_house.is_signed("guest", "ann", signature)
    assert not of_house.is_signed("csrf", "ann", signature)
    assert not of_house.is_signed("guest", "ben", signature)
    assert not of_house.is_signed("guest", "ann", signature[:-1] + "é")


@pytest.mark.anyio
async def test_servers_on_one_postgresql_sign_with_the_secret_of_the_first(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    async with await Store.open(postgresql.emptied_database()) as store:
        first = signer(tmp_path / "first", {})
        both = [await first.shared(store), await signer(tmp_path / "second", {}).shared(store)]
        assert {one.sign("guest", "ann") for one in both} == {first.sign("guest", "ann")}


@pytest.mark.anyio
async def test_a_secret_that_is_given_is_not_kept_in_the_database(
    tmp_path: Path, postgresql: PostgreSQL
) -> None:
    async with await Store.open(postgresql.emptied_database()) as store:
        given = signer(tmp_path, {"CAMPIDOGLIO_SECRET": "s" * 32})
        assert await given.shared(store) is given
        own = signer(tmp_path, {})
        assert (await own.shared(store)).sign("guest", "ann") == own.sign("guest", "ann")


@pytest.mark.anyio
async def test_on_sqlite_the_secret_stays_in_its_file(tmp_path: Path) -> None:
    async with await Store.open(sqlite_address(tmp_path / "games.db")) as store:
        own = signer(tmp_path, {})
        assert await own.shared(store) is own
