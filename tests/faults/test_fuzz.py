"""Nonsense brings nothing out of step; and if it did, that would be seen."""

import random
from pathlib import Path

import pytest
from tests.faults import fuzz
from tests.faults.nonsense import Nonsense

from campidoglio.server.house.house import House

pytestmark = pytest.mark.anyio


async def test_every_frame_and_request_of_nonsense_is_answered(tmp_path: Path) -> None:
    report = await fuzz.run(tmp_path, frames=600, requests=300, seed=1)
    assert report.faults == []
    assert (report.frames, report.requests) == (600, 300)
    assert {"unreadable", "ack", "because", "200", "400", "404"} <= report.codes.keys()


async def test_a_fault_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*words: object) -> None:
        raise KeyError("planted")

    monkeypatch.setattr(House, "look", fail)
    report = await fuzz.run(tmp_path, frames=0, requests=200, seed=1)
    assert any(": 500 " in fault for fault in report.faults)


def test_the_same_seed_makes_the_same_nonsense() -> None:
    first, second = (Nonsense(random.Random(5)) for _ in range(2))
    assert [first.of(fuzz.FRAMES[1]) for _ in range(50)] == [second.of(fuzz.FRAMES[1]) for _ in range(50)]
