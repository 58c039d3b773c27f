"""The server tidies up seldom, and whoever comes after it as ever."""

import gc

import pytest

from campidoglio.server.memory import SELDOM, tidied_seldom


def test_while_the_server_runs_memory_is_tidied_seldom_and_what_was_there_before_is_left_alone() -> None:
    with tidied_seldom():
        assert gc.get_threshold() == SELDOM
        assert gc.get_freeze_count() > 0


def test_afterwards_everything_is_as_before() -> None:
    before = gc.get_threshold()
    with pytest.raises(ZeroDivisionError), tidied_seldom():
        raise ZeroDivisionError
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
