"""Campanile in the terminal: five towers beside each other, the piles to their left, the players below.

        ⚑ 8/4
         ▗█▖                                  each row of a tower is a storey, or a few once they are high;
        █Λ█Λ█      ▗▄▄▄▖                      on top stands the flag that it would win now, and below it
        █Λ█Λ█      █∩█∩█                      the players who bet on it, in the order of their places
       ▀▀▀▀▀▀▀    ▀▀▀▀▀▀▀
        Gothic   Romanesque

Everything is drawn from the view; which tower would win which flag now follows from it as CN-11 says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from campidoglio.games.campanile.rules import FLAGS
from campidoglio.games.campanile.standing import leaders, ranked
from campidoglio.kernel.rulebook import View
from campidoglio.kernel.texts import Texts


@dataclass(frozen=True, slots=True)
class Look:
    """How a style is drawn: its colour, its windows and its roof, so that colour is never the only sign."""

    colour: str
    window: str
    plain_window: str
    roof: str


LOOKS = {
    "romanesque": Look("#d7875f", "∩", "n", "▗▄▄▄▖"),
    "gothic": Look("#5f87d7", "Λ", "A", " ▗█▖ "),
    "renaissance": Look("#d7af5f", "□", "H", "▄███▄"),
    "baroque": Look("#af87d7", "○", "o", "▗▟█▙▖"),
    "moorish": Look("#5faf87", "Ω", "U", " ▟█▙ "),
}
PART_OF_A_ROW = " ▂▄▆"

TOWER = 11
GAP = 1
PILES = 19
WIDTH_OF_TOWERS = 5 * (TOWER + GAP)
MOST_ROWS = 12
FEWEST_ROWS = 6
LOW = 34
"""Screens of fewer lines have no room for standing towers."""
LINES_FOR_THE_REST = 28
LINES_FOR_WRAPPING = 10
PLENTY = 100
LONGEST_BAR = 16


def board(view: View, texts: Texts) -> RenderableType:
    """The whole table."""
    return Board(view, texts)


def hand(view: View, texts: Texts) -> str:
    """The reader's cards on a line."""
    return _cards(view["seats"][view["seat"]], texts)


def asked(view: View, texts: Texts) -> str:
    """What the player whose turn it is may do."""
    if view["phase"] == "build":
        return texts("campanile-asked-build")
    message = "campanile-asked-bet" if view["bet_on"] == "showing" else "campanile-asked-bet-built"
    return texts(message, least=view["built"]["storeys"])


class Board:
    """The table, drawn as wide as the screen allows."""

    def __init__(self, view: View, texts: Texts) -> None:
        self._view = view
        self._texts = texts
        self._flags = {
            tower["style"]: flag for tower, flag in zip(ranked(view["towers"]), FLAGS, strict=False)
        }

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, plain = options.max_width, options.ascii_only
        if width < WIDTH_OF_TOWERS or self._height(console, width) < LOW:
            yield self._piles_on_a_line()
            yield self._lying(width, plain)
        elif width < WIDTH_OF_TOWERS + PILES + GAP:
            yield self._piles()
            yield ""
            yield self._standing(width, self._rows(console, width), plain)
        else:
            yield self._beside_the_piles(width, self._rows(console, width), plain)
        yield ""
        yield self._players(plain) if width >= WIDTH_OF_TOWERS else self._players_on_lines(plain)

    def _beside_the_piles(self, width: int, rows: int, plain: bool) -> Table:
        """CN-3: the piles lie to the left of the row."""
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=PILES, vertical="bottom")
        grid.add_column()
        piles = Padding(self._piles(), (0, 0, self._most_bets() + 3, 0))
        grid.add_row(piles, self._standing(width - PILES - GAP, rows, plain))
        return grid

    def _height(self, console: Console, width: int) -> int:
        """The lines there are, without those that a narrow screen needs for what wraps; a pipe has plenty."""
        if not console.is_terminal:
            return PLENTY
        return console.height - (0 if width >= WIDTH_OF_TOWERS + PILES + GAP else LINES_FOR_WRAPPING)

    def _rows(self, console: Console, width: int) -> int:
        room = self._height(console, width) - LINES_FOR_THE_REST
        return max(FEWEST_ROWS, min(MOST_ROWS, room))

    def _most_bets(self) -> int:
        return max(len(tower["bets"]) for tower in self._view["towers"])

    # The piles

    def _piles(self) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column()
        table.add_column(min_width=TOWER)
        table.add_column(justify="right")
        title = Text(self._texts("campanile-piles"), style="dim")
        table.add_row("", title, Text(self._texts("campanile-pile-left"), style="dim"))
        for pile in self._view["piles"]:
            top = self._style(pile["top"]) if pile["top"] else Text(self._texts("campanile-empty"))
            table.add_row(Text(str(pile["number"]), style="bold"), top, str(pile["left"]))
        return table

    def _style(self, style: str) -> Text:
        return Text(self._texts("campanile-style", style=style), style=f"bold {LOOKS[style].colour}")

    # The towers, standing

    def _standing(self, width: int, rows: int, plain: bool) -> Table:
        wide = min(2 * TOWER, width // 5 - GAP)
        tallest = max(tower["height"] for tower in self._view["towers"])
        scale = max(1, -(-tallest // rows))
        most_bets = self._most_bets()
        table = Table.grid(padding=(0, GAP, 0, 0))
        for _ in self._view["towers"]:
            table.add_column(width=wide, vertical="bottom")
        table.add_row(*(self._tower(tower, wide, scale, plain, most_bets) for tower in self._view["towers"]))
        return table

    def _tower(self, tower: dict[str, Any], wide: int, scale: int, plain: bool, most_bets: int) -> Text:
        look = LOOKS[tower["style"]]
        lines = [self._flag(tower, plain)]
        lines += [Text(line, style=look.colour) for line in _storeys(tower["height"], scale, look, plain)]
        lines.append(Text(("=" if plain else "▀") * (wide - 2), style="dim"))
        lines.append(self._style(tower["style"]))
        lines.append(Text(self._texts("campanile-height", height=tower["height"])))
        under = self._under(tower, wide)
        under += [Text("")] * (most_bets - len(under))
        return Text("\n").join([*(_centred(line, wide) for line in lines), *under])

    def _flag(self, tower: dict[str, Any], plain: bool) -> Text:
        flag = self._flags.get(tower["style"])
        if flag is None:
            return Text("")
        return Text(f"{'P' if plain else '⚑'} {flag[0]}/{flag[1]}", style="bold")

    def _under(self, tower: dict[str, Any], wide: int) -> list[Text]:
        """The bets under a tower, each with what it would be paid now if there is room to say so."""
        flag = self._flags.get(tower["style"], ())
        paid = {bet["seat"]: value for bet, value in zip(leaders(tower), flag, strict=False)}
        return [self._bet(bet, paid.get(bet["seat"]), wide) for bet in tower["bets"]]

    def _bet(self, bet: dict[str, Any], paid: int | None, wide: int) -> Text:
        sums = f"{bet['sum']:>2}"
        if wide >= TOWER + 5:
            sums += f" +{paid}" if paid else "   "
        name = self._texts.player(bet["seat"])[: wide - len(sums) - 1]
        style = "bold" if paid else ""
        return Text(f"{name}{' ' * (wide - len(name) - len(sums))}{sums}", style=style)

    # The towers, lying, for narrow and for low screens

    def _piles_on_a_line(self) -> Text:
        line = Text(f"{self._texts('campanile-piles')}:", style="dim")
        for pile in self._view["piles"]:
            top = self._style(pile["top"]) if pile["top"] else Text(self._texts("campanile-empty"))
            line = Text.assemble(line, (f"  {pile['number']} ", "bold"), top, f" ({pile['left']})")
        return line

    def _lying(self, width: int, plain: bool) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_column()
        tallest = max(tower["height"] for tower in self._view["towers"])
        scale = max(1, -(-tallest // LONGEST_BAR))
        for tower in self._view["towers"]:
            look = LOOKS[tower["style"]]
            storeys = (look.plain_window if plain else look.window) * -(-tower["height"] // scale)
            bar = Text.assemble(f"{tower['height']:>2} ", (storeys, look.colour))
            bets = ", ".join(f"{self._texts.player(bet['seat'])} {bet['sum']}" for bet in tower["bets"])
            table.add_row(self._style(tower["style"]), self._flag(tower, plain), bar, Text(bets))
        return table

    # The players

    def _players(self, plain: bool) -> Table:
        over = self._view["phase"] == "over"
        points = self._points()
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column(" ")
        table.add_column(self._texts("name"))
        table.add_column(self._texts("campanile-hand"))
        table.add_column(self._texts("campanile-chips"), no_wrap=True)
        table.add_column(self._texts("campanile-points" if over else "campanile-now"), justify="right")
        for seat, now in zip(self._view["seats"], points, strict=True):
            is_due = seat["seat"] == self._view["turn"]
            table.add_row(
                (">" if plain else "▶") if is_due else " ",
                Text(self._texts.player(seat["seat"]), style="bold" if is_due else ""),
                _cards(seat, self._texts),
                self._chips(seat),
                Text(str(now), style="bold" if now == max(points) > 0 else ""),
            )
        return table

    def _points(self) -> list[int]:
        """The points at the end; before it, those of this moment."""
        return [seat["score"] for seat in self._view["seats"]]

    def _chips(self, seat: dict[str, Any]) -> str:
        return " ".join(map(str, seat["chips"])) or self._texts("campanile-no-chips")

    def _players_on_lines(self, plain: bool) -> RenderableType:
        label = "campanile-points" if self._view["phase"] == "over" else "campanile-now"
        lines = []
        for seat, now in zip(self._view["seats"], self._points(), strict=True):
            is_due = seat["seat"] == self._view["turn"]
            mark = (">" if plain else "▶") if is_due else " "
            lines += [
                Text(f"{mark} {self._texts.player(seat['seat'])}", style="bold" if is_due else ""),
                Text(f"    {self._texts('campanile-hand')}: {_cards(seat, self._texts)}"),
                Text(f"    {self._texts('campanile-chips')}: {self._chips(seat)}"),
                Text(f"    {self._texts(label)}: {now}"),
            ]
        return Text("\n").join(lines)


def _cards(seat: dict[str, Any], texts: Texts) -> str:
    """A hand as far as it is known: its styles with how many of each, and how many cards are hidden."""
    known = seat["hand"] if seat["hand"] is not None else seat["shown"]
    counted = {style: known.count(style) for style in dict.fromkeys(known)}
    words = [
        texts("campanile-style", style=style) + (f" ×{count}" if count > 1 else "")
        for style, count in counted.items()
    ]
    hidden = seat["cards"] - len(known)
    if hidden:
        words.append(texts("campanile-hidden", count=hidden))
    return ", ".join(words)


def _storeys(height: int, scale: int, look: Look, plain: bool) -> Iterator[str]:
    """The lines of a tower from its roof down, `scale` storeys a line."""
    whole, rest = divmod(height, scale)
    if height and not plain:
        yield look.roof
    if rest:
        yield "-----" if plain else PART_OF_A_ROW[len(PART_OF_A_ROW) * rest // scale] * 5
    window = look.plain_window if plain else look.window
    wall = "#" if plain else "█"
    for _ in range(whole):
        yield f"{wall}{window}{wall}{window}{wall}"


def _centred(line: Text, wide: int) -> Text:
    line.truncate(wide)
    line.pad_left((wide - line.cell_len) // 2)
    return line
