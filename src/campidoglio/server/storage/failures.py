"""What a database driver says went wrong, in one word of ours."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from campidoglio.server.storage.errors import StorageFailed

# A deadlock was broken; two transactions could not be put in an order.
PASSING = ("40P01", "40001")


def may_pass(error: Exception) -> bool:
    """Whether the same may succeed when it is tried again: two wrote the same at the same moment."""
    if isinstance(error, IntegrityError):
        return True
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in PASSING


def failed(error: Exception, doing: str, name: str) -> StorageFailed:
    """The failure as a sentence."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return StorageFailed(f"the database {name} could not be {doing}: {_first_line(cause)}")


@contextmanager
def told_as_failures(doing: str, name: str) -> Iterator[None]:
    """Turn what the driver raises into `StorageFailed`."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise failed(error, doing, name) from error


def _first_line(cause: BaseException) -> str:
    return (str(cause).splitlines() or [type(cause).__name__])[0]
