"""Capitali$t in the terminal: the forty squares around the table, the players and what goes on in its middle.

    ·Parki Red 1  ?      Red 2  …          each square has its name, and below it the owner (1 for the first
           1⌂2           2                 seat), houses (⌂2), a hotel (H) or a mortgage (m), and after • the
    Ora 3                     Yel 1        players who stand there
    …

On narrow screens the squares that matter are listed instead. Everything is drawn from the view.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from campidoglio.kernel.rulebook import View
from campidoglio.kernel.texts import Texts

COLOURS = {
    "brown": "#af875f",
    "light_blue": "#87d7ff",
    "pink": "#ff87d7",
    "orange": "#ffaf5f",
    "red": "#ff5f5f",
    "yellow": "#ffff5f",
    "green": "#5fd75f",
    "dark_blue": "#5f87ff",
    "station": "bold",
    "utility": "italic",
}
SIDE = 10
"""Squares from one corner to the next."""
CELL = 7
WIDE = (SIDE + 1) * CELL
MIDDLE = (SIDE - 1) * CELL
HOTEL = 5
AMOUNT = re.compile(r"(?P<minus>[-−]?) ?\$ ?(?P<amount>[0-9]{1,6})")


def board(view: View, texts: Texts) -> RenderableType:
    """The whole table."""
    return Board(view, texts)


def asked(view: View, texts: Texts) -> str:
    """What the player who is asked may do."""
    phase = view["phase"]
    if phase == "auction":
        lot = view["auction"]
        land = texts("capitalist-land", land=lot["land"])
        return texts("capitalist-asked-auction", name=land, bid=lot["bid"], raised=lot["raised"])
    if phase == "debt":
        debt = next(debt for debt in view["debts"] if debt["seat"] == view["decider"])
        return texts("capitalist-asked-debt", amount=debt["amount"])
    if phase == "act" and view["seats"][view["decider"]]["jailed"]:
        return texts("capitalist-asked-jail", fine=view["rules"]["fine"])
    return texts(f"capitalist-asked-{phase}")


def steps(view: View, typed: str) -> list[str]:
    """An amount: $137 bids so much in an auction, and gives so much in an offer; -$137 asks for it.

    A bid is made up to the amount and placed; an amount in an offer is added to what is there.
    """
    found = AMOUNT.fullmatch(typed.strip())
    if found is None:
        return []
    amount = int(found["amount"])
    if view["phase"] == "auction":
        missing = amount - view["auction"]["bid"] - view["auction"]["raised"]
        return [*_coins("raise_by", missing, view), "bid"]
    if view["phase"] == "compose":
        return _coins("ask_money" if found["minus"] else "give_money", amount, view)
    return []


def _coins(action: str, amount: int, view: View) -> list[str]:
    """An amount in steps, the greatest first."""
    made = []
    for coin in sorted(view["rules"]["coins"], reverse=True):
        count, amount = divmod(max(0, amount), coin)
        made += [f"{action} amount={coin}"] * count
    return made


class Board:
    """The table, as a ring of squares if the screen is wide enough."""

    def __init__(self, view: View, texts: Texts) -> None:
        self._view = view
        self._texts = texts
        self._lands = {land["land"]: land for land in view["lands"]}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        middle = [*self._players(options.ascii_only), Text(""), *self._going_on()]
        if options.max_width < WIDE:
            yield from self._listed(options.ascii_only)
            yield from middle
            return
        room = 2 * (SIDE - 1)
        yield from self._ring(middle[:room], options.ascii_only)
        yield from middle[room:]

    # The ring

    def _ring(self, middle: list[Text], plain: bool) -> Iterator[Text]:
        """CA-1: Start at the lower right, clockwise."""
        cells = [self._cell(square, plain) for square in self._view["board"]]
        yield from _row(cells[2 * SIDE : 3 * SIDE + 1])
        middle += [Text("")] * (2 * (SIDE - 1) - len(middle))
        for row in range(1, SIDE):
            left, right = cells[2 * SIDE - row], cells[3 * SIDE + row]
            for line in range(2):
                inner = _fitted(middle[2 * (row - 1) + line], MIDDLE)
                yield Text.assemble(left[line], inner, right[line])
        yield from _row(cells[SIDE::-1])

    def _cell(self, square: dict[str, Any], plain: bool) -> tuple[Text, Text]:
        name = square["land"] or square["kind"]
        land = self._lands.get(name)
        style = COLOURS[land["group"]] if land else "dim"
        short = self._texts("capitalist-short", square=name)
        return (
            _fitted(Text(short, style=style), CELL),
            _fitted(self._below(square, land, plain), CELL),
        )

    def _below(self, square: dict[str, Any], land: dict[str, Any] | None, plain: bool) -> Text:
        owner = _state(land, plain) if land else ""
        there = "".join(str(seat["seat"] + 1) for seat in self._standing_on(square["position"]))
        mark = "*" if plain else "•"
        return Text(owner + (f"{mark}{there}" if there else ""))

    def _standing_on(self, position: int) -> list[dict[str, Any]]:
        return [seat for seat in self._view["seats"] if seat["position"] == position and not seat["out"]]

    # The list, for narrow screens

    def _listed(self, plain: bool) -> Iterator[Text]:
        for square in self._view["board"]:
            name = square["land"] or square["kind"]
            below = self._below(square, self._lands.get(name), plain)
            if below.plain:
                yield Text.assemble(self._texts("capitalist-square", square=name), ": ", below)

    # The middle

    def _players(self, plain: bool) -> Iterator[Text]:
        mark = ">" if plain else "▶"
        for seat in (self._view["seats"][number] for number in self._view["order"]):
            is_due = seat["seat"] == self._view["decider"]
            name = f"{mark if is_due else ' '} {seat['seat'] + 1} {self._texts.player(seat['seat'])}"
            yield Text(f"{name:<18} {self._holding(seat)}", style="bold" if is_due else "")

    def _holding(self, seat: dict[str, Any]) -> str:
        if seat["out"]:
            return self._texts("capitalist-out")
        words = [self._texts("capitalist-holding", money=seat["money"], fortune=seat["fortune"])]
        if seat["jailed"]:
            words.append(self._texts("capitalist-in-jail"))
        words += [self._texts("capitalist-release") for _ in seat["release_cards"]]
        return ", ".join(words)

    def _going_on(self) -> Iterator[Text]:
        view, texts = self._view, self._texts
        yield Text(texts("capitalist-round", round=view["round"], limit=view["rules"]["rounds"] or 0))
        bank = view["bank"]
        yield Text(texts("capitalist-bank", houses=bank["houses"], hotels=bank["hotels"]))
        if view["dice"]:
            yield Text(texts("capitalist-dice", dice=" ".join(map(str, view["dice"]))))
        for debt in view["debts"]:
            yield Text(texts("capitalist-debt", player=texts.player(debt["seat"]), amount=debt["amount"]))
        if view["auction"]:
            yield self._lot(view["auction"])
        if view["offer"]:
            yield from self._offer(view["offer"])

    def _lot(self, lot: dict[str, Any]) -> Text:
        land = self._texts("capitalist-land", land=lot["land"])
        if lot["bidder"] is None:
            return Text(self._texts("capitalist-lot-open", name=land))
        bidder = self._texts.player(lot["bidder"])
        return Text(self._texts("capitalist-lot", name=land, player=bidder, bid=lot["bid"]))

    def _offer(self, offer: dict[str, Any]) -> Iterator[Text]:
        from_, to = self._texts.player(offer["from"]), self._texts.player(offer["to"])
        yield Text(self._texts("capitalist-offer", proposer=from_, partner=to))
        yield Text(self._texts("capitalist-gives", things=self._things(offer["gives"])))
        yield Text(self._texts("capitalist-asks", things=self._things(offer["asks"])))

    def _things(self, side: dict[str, Any]) -> str:
        words = [self._texts("capitalist-land", land=land) for land in side["lands"]]
        words += [self._texts("capitalist-release") for _ in side["cards"]]
        if side["money"]:
            words.append(f"${side['money']}")
        return ", ".join(words) or "–"


def _state(land: dict[str, Any], plain: bool) -> str:
    """The owner, and what stands there."""
    if land["owner"] is None:
        return ""
    count = land["buildings"]
    house = "h" if plain else "⌂"
    built = "H" if count == HOTEL else f"{house}{count}" if count else ""
    return f"{land['owner'] + 1}{built}{'m' if land['mortgaged'] else ''}"


def _row(cells: list[tuple[Text, Text]]) -> Iterator[Text]:
    for line in range(2):
        yield Text.assemble(*(cell[line] for cell in cells))


def _fitted(text: Text, width: int) -> Text:
    """Exactly so wide, with a space at its end."""
    text = text.copy()
    text.truncate(width - 1)
    text.pad_right(width - text.cell_len)
    return text
