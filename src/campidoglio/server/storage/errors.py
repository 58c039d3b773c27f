"""What storage refuses, and what it could not do."""

from __future__ import annotations

from campidoglio.kernel.errors import CampidoglioError


class StorageError(CampidoglioError):
    """The base of all that storage refuses."""

    code = "storage"


class Conflict(StorageError):
    """Somebody else has written to the table since it was read: read it again."""

    code = "conflict"

    def __init__(self, table: str, expected: int, actual: int) -> None:
        super().__init__(f"table {table} was expected to have {expected} entries, but has {actual}")
        self.table = table
        self.expected = expected
        self.actual = actual


class Repeated(StorageError):
    """The request was done before; this is the answer that was given then."""

    code = "repeated"

    def __init__(self, answer: bytes) -> None:
        super().__init__("this request was answered before; the first answer holds")
        self.answer = answer


class UnknownTable(StorageError):
    """No table has this id."""

    code = "unknown_table"

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")


class StorageFailed(StorageError):
    """The database could not be read or written; nothing was half done.

    Whether a write that failed so was kept must be read anew: a connection may break after the commit.
    """

    code = "storage_failed"


class BadDatabase(StorageError):
    """The address of the database is none that Campidoglio can use, or something it needs is missing."""

    code = "bad_database"


class BadBackup(StorageError):
    """A backup that cannot be taken, or cannot be put back; nothing was changed."""

    code = "bad_backup"
