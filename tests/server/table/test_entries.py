"""Entries: kept as bytes for good, and read again."""

from __future__ import annotations

import json

import msgspec
import pytest

from campidoglio.server.table import entries
from campidoglio.server.table.applying import EFFECTS
from campidoglio.server.table.entries import Created, Entry, decode, encode
from campidoglio.server.table.table import Table
from campidoglio.server.wire.tables import Access, Correspondence, RealTime, Tempo, Untimed


def created(tempo: Tempo) -> Created:
    return Created(
        at=1,
        id="t",
        game="capitol",
        rules_version=1,
        players=2,
        options={"edition": "nl"},
        access=Access.PUBLIC,
        tempo=tempo,
        chat=True,
        substitute="easy",
        host="ann",
        secret="00" * 32,
    )


EVERY_KIND: list[Entry] = [
    created(Untimed()),
    created(RealTime(move_seconds=3)),
    created(Correspondence(days=2)),
    entries.Sat(at=2, seat=0, guest="ann", name="Ann ☺"),
    entries.Left(at=2, seat=0),
    entries.BotSeated(at=2, seat=1, level="easy"),
    entries.SeatOpened(at=2, seat=1),
    entries.EntropyAdded(at=2, seat=0, text='"; --'),
    entries.Closed(at=2),
    entries.Started(at=2),
    entries.Moved(at=2, seat=0, actions=["pass", "seal"]),
    entries.Moved(at=2, seat=0, actions=["pass"], bot="hard"),
    entries.FromOutside(at=2, action="time_up"),
    entries.UndoAsked(at=2, seat=0, to=3, kept=[4]),
    entries.UndoAnswered(at=2, seat=1, agree=True),
    entries.Undone(at=2, seat=0, to=3, kept=[5]),
    entries.Resigned(at=2, seat=0),
    entries.TimedOut(at=2, seat=0),
    entries.Away(at=2, seat=0),
    entries.Returned(at=2, seat=0),
    entries.Said(at=2, guest="ann", name="Ann", seat=None, text="hi"),
    entries.Rematched(at=2, table="u"),
    entries.Rewritten(at=2),
]


@pytest.mark.parametrize("entry", EVERY_KIND, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_as_it_was_kept(entry: Entry) -> None:
    assert decode(encode(entry)) == entry


def test_every_kind_of_entry_but_the_first_has_an_effect() -> None:
    assert {Created, *EFFECTS} == {type(entry) for entry in EVERY_KIND}


def test_an_entry_names_its_kind_so_that_it_can_be_read_by_people_and_later_versions() -> None:
    kept = json.loads(encode(entries.Moved(at=2, seat=0, actions=["pass"])))
    assert kept == {"type": "moved", "at": 2, "seat": 0, "actions": ["pass"], "bot": None}


def test_an_entry_of_an_earlier_version_lacks_what_was_added_later() -> None:
    assert decode(b'{"type": "moved", "at": 2, "seat": 0, "actions": ["pass"]}') == entries.Moved(
        at=2, seat=0, actions=["pass"]
    )


@pytest.mark.parametrize(
    "kept", [b"{}", b'{"type": "castled", "at": 1}', b'{"type": "moved", "at": 1}', b"x"]
)
def test_what_is_no_entry_is_not_read(kept: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(kept)


def test_a_table_begins_with_its_making() -> None:
    with pytest.raises(TypeError, match="begins with Created, not Started"):
        Table.of([entries.Started(at=1)])
