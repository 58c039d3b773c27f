"""Capitol in the terminal: the prefectures by colour, the players with what they build, the piles, the hand.

     Prefecture        Houses (player:storeys)   Free  Fount.  Large space   1st/2nd
    # Palatine     ●   1:1 2:2 2:2                  4       1                2 / 1

The mark before a prefecture is its colour (# black, + red, o white), the one behind it the shape of its
roofs. Everything is drawn from the view.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from campidoglio.kernel.rulebook import View
from campidoglio.kernel.texts import Texts

COLOURS = {"black": ("■", "#", "bright_black"), "red": ("▣", "+", "red"), "white": ("□", "o", "bright_white")}
"""How a colour is marked, in plain characters too, so that colour is never the only sign."""
ROOFS = {"round": ("●", "o"), "pointed": ("▲", "^")}
SEAT_STYLES = ("cyan", "yellow", "magenta", "green")


def board(view: View, texts: Texts) -> RenderableType:
    """The whole table."""
    return Board(view, texts)


def hand(view: View, texts: Texts) -> str:
    """The reader's cards, and in an auction those above STOP."""
    own = view["seats"][view["seat"]]
    line = texts("capitol-hand", cards=cards(own["hand"], texts))
    if view["phase"] != "bid":
        return line
    return f"{line}  ·  {texts('capitol-bid', cards=cards(own['bid'], texts), sum=own['bid_sum'])}"


def asked(view: View, texts: Texts) -> str:
    """What the reader may do now."""
    phase = view["phase"]
    if phase == "bid":
        own = view["seats"][view["seat"]]
        return texts("capitol-asked-bid", building=view["auction"]["building"], sum=own["bid_sum"])
    if phase == "site":
        return texts("capitol-asked-site", building=view["auction"]["building"])
    return texts(f"capitol-asked-{phase}", owed=view["storeys_owed"], cards=view["to_draw"])


def cards(held: list[dict[str, Any]], texts: Texts) -> str:
    """Cards in words, equal ones that lie together counted."""
    groups = [(card, len(list(equal))) for card, equal in groupby(held)]
    words = [card_words(card, texts) + (f" ×{count}" if count > 1 else "") for card, count in groups]
    return ", ".join(words) or texts("capitol-empty")


def card_words(card: dict[str, Any], texts: Texts) -> str:
    """One card in words."""
    return texts("capitol-card", kind=card["kind"], colour=card["colour"] or "none", value=card["value"])


class Board:
    """The table, drawn as wide as the screen allows."""

    def __init__(self, view: View, texts: Texts) -> None:
        self._view = view
        self._texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = int(options.ascii_only)
        yield self._heading()
        yield self._prefectures(plain)
        yield self._players(plain)
        yield self._cards()

    def _heading(self) -> Text:
        view, texts = self._view, self._texts
        parts = [
            texts("capitol-round", round=view["round"]),
            texts("capitol-consul", player=texts.player(view["consul"])),
            texts("capitol-supply", storeys=view["supply"]),
        ]
        if view["auction"]:
            number, building = view["auction"]["number"], view["auction"]["building"]
            parts.append(texts("capitol-auction", number=number, building=building))
        return Text("  ·  ".join(parts))

    # The prefectures

    def _prefectures(self, plain: int) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column(self._column("prefecture"), no_wrap=True)
        table.add_column(self._column("houses"), overflow="fold")
        for name in ("free", "fountains"):
            table.add_column(self._column(name), justify="right")
        for name in ("large", "places"):
            table.add_column(self._column(name))
        order = list(COLOURS)
        for prefecture in sorted(self._view["prefectures"], key=lambda each: order.index(each["colour"])):
            table.add_row(*self._prefecture(prefecture, plain))
        return table

    def _column(self, name: str) -> str:
        return self._texts(f"capitol-column-{name}")

    def _prefecture(self, prefecture: dict[str, Any], plain: int) -> list[RenderableType]:
        marks = COLOURS[prefecture["colour"]]
        name = self._texts("capitol-prefecture", prefecture=prefecture["name"])
        large = prefecture["large"]
        return [
            Text.assemble((f"{marks[plain]} ", marks[2]), name),
            self._houses(prefecture, plain),
            str(prefecture["free"]),
            str(prefecture["fountains"] or ""),
            self._texts("capitol-building", building=large) if large else "",
            self._places(prefecture),
        ]

    def _houses(self, prefecture: dict[str, Any], plain: int) -> Text:
        line = Text(ROOFS[prefecture["shape"]][plain] if prefecture["shape"] else "")
        for house in prefecture["houses"]:
            line.append(f" {house['seat'] + 1}:{house['height']}", style=SEAT_STYLES[house["seat"]])
        return line

    @staticmethod
    def _places(prefecture: dict[str, Any]) -> Text:
        """CP-30: who would be first and second now."""
        groups = [prefecture["first"], prefecture["second"]]
        lists = [Text(",").join(_number(seat) for seat in group) for group in groups if group]
        return Text(" / ").join(lists)

    # The players

    def _players(self, plain: int) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column(" ")
        table.add_column(self._texts("name"), no_wrap=True)
        for name in ("score", "cards"):
            table.add_column(self._column(name), justify="right", overflow="fold")
        for name in ("roofs", "unfinished", "finished"):
            table.add_column(self._column(name), overflow="fold")
        table.add_column(" ")
        for seat in self._view["seats"]:
            table.add_row(*self._player(seat, plain))
        return table

    def _player(self, seat: dict[str, Any], plain: int) -> list[RenderableType]:
        number = seat["seat"]
        is_due = number == self._view["turn"]
        return [
            ("▶", ">")[plain] if is_due else " ",
            Text.assemble(_number(number), " ", (self._texts.player(number), "bold" if is_due else "")),
            str(seat["score"]),
            str(seat["cards"]),
            " ".join(f"{ROOFS[shape][plain]}{count}" for shape, count in seat["roofs"].items()),
            " ".join(map(str, seat["unfinished"])),
            " ".join(f"{ROOFS[each['shape']][plain]}{each['height']}" for each in seat["finished"]),
            self._status(seat),
        ]

    def _status(self, seat: dict[str, Any]) -> str:
        if self._view["phase"] in ("build", "storeys", "cap", "house") and seat["passed"]:
            return self._texts("capitol-passed")
        if self._view["phase"] == "bid" and seat["seat"] in self._view["auction"]["sealed"]:
            return self._texts("capitol-sealed")
        return ""

    # The cards

    def _cards(self) -> Group:
        lines = [Text("")]
        lines += [Text(self._pile(pile)) for pile in self._view["piles"]]
        if self._view["last_auction"]:
            lines.append(Text(self._last_auction(self._view["last_auction"]), style="dim"))
        if self._view["seat"] is not None:
            lines.append(Text(hand(self._view, self._texts), style="bold"))
        return Group(*lines)

    def _pile(self, pile: dict[str, Any]) -> str:
        top = card_words(pile["top"], self._texts) if pile["top"] else self._texts("capitol-empty")
        left, discards = pile["left"], pile["discards"]
        return self._texts("capitol-pile", kind=pile["kind"], top=top, left=left, discards=discards)

    def _last_auction(self, last: dict[str, Any]) -> str:
        bids = ", ".join(f"{self._texts.player(bid['seat'])} {bid['sum']}" for bid in last["bids"])
        return self._texts("capitol-last-auction", building=last["building"], bids=bids)


def _number(seat: int) -> Text:
    return Text(str(seat + 1), style=SEAT_STYLES[seat])
