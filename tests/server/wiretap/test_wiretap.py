"""Nobody is sent a byte that depends on what they cannot know.

Here some games are listened to; `python -m tests.server.wiretap.tapping` listens to as many as one likes.
"""

from __future__ import annotations

import pytest
from tests.server.wiretap.leaks import LEAKS, Leak
from tests.server.wiretap.tapping import listened, taps
from tests.server.wiretap.worlds import games

GAMES_EACH = 4
TAPS_FOR_A_LEAK = 12


@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.parametrize("game", games())
def test_what_a_reader_cannot_know_changes_no_byte_that_the_reader_is_sent(game: str, number: int) -> None:
    (tap,) = taps(game, 1, first=number)
    assert list(listened(tap)) == []


@pytest.mark.parametrize("leak", LEAKS, ids=str)
def test_a_planted_leak_is_heard(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak.plant(monkeypatch)
    heard = (said for tap in taps(leak.game, TAPS_FOR_A_LEAK) for said in listened(tap, [leak.hears]))
    assert next(heard, None) is not None


def test_at_least_forty_leaks_are_planted_each_by_its_own_name() -> None:
    assert len({str(leak) for leak in LEAKS}) == len(LEAKS) >= 40
