"""The numbered moves fill the screen and never leave it."""

from io import StringIO

import pytest
from rich.console import Console

import campidoglio
from campidoglio.kernel.actions import Action
from campidoglio.terminal.menu import menu
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.texts import Texts

BUILDS = [Action("build", style=style, storeys=n) for style in ("gothic", "renaissance") for n in (1, 2, 3)]


def printed(legal: list[Action], width: int) -> list[str]:
    out = StringIO()
    narrator = Narrator(Texts("en", campidoglio.rulebook("campanile")), "campanile", 0)
    Console(file=out, width=width).print(menu(legal, narrator, width))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_moves_that_differ_in_their_last_value_share_a_row() -> None:
    assert printed(BUILDS, 80) == [
        "1) Build 1 on Gothic       2) Build 2 on Gothic       3) Build 3 on Gothic",
        "4) Build 1 on Renaissance  5) Build 2 on Renaissance  6) Build 3 on Renaissance",
    ]


def test_where_a_row_has_no_room_for_them_they_go_column_by_column() -> None:
    assert printed(BUILDS, 60) == [
        "1) Build 1 on Gothic  4) Build 1 on Renaissance",
        "2) Build 2 on Gothic  5) Build 2 on Renaissance",
        "3) Build 3 on Gothic  6) Build 3 on Renaissance",
    ]


@pytest.mark.parametrize("width", [10, 25, 40, 60, 79, 200])
def test_every_move_is_shown_whatever_the_width(width: int) -> None:
    text = " ".join(printed(BUILDS, width))
    assert [number for number in range(1, 7) if f"{number})" not in text] == []
    assert max(map(len, printed(BUILDS, width))) <= width
