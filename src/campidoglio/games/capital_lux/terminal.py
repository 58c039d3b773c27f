"""Capital Lux in the terminal: a row for each colour, a column for the capital and for each city.

                      Capital      Modifiers      You          Player 2
    Green: Scholar    3 6 = 9      Player 2 ?     2 4 = 6      –
    Yellow: Merchant  2 = 2        –              5 = 5 !      3 = 3

Everything is drawn from the view. "!" stands where a city is worth more than the capital now.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from campidoglio.kernel.rulebook import View
from campidoglio.kernel.texts import Texts

LOOKS = {"green": "#5faf87", "yellow": "#d7af5f", "blue": "#5f87d7", "pink": "#d787af"}
WIDE = 76
"""Narrower screens have a few lines for each colour and each player instead of tables."""


def board(view: View, texts: Texts) -> RenderableType:
    """The whole table."""
    return Board(view, texts)


def hand(view: View, texts: Texts) -> str:
    """The reader's cards on a line."""
    return _cards(view["seats"][view["seat"]]["hand"], texts)


def asked(view: View, texts: Texts) -> str:
    """What the reader, who is due, may do."""
    phase = view["phase"]
    if phase == "draft":
        count = view["draft"]["keep"] - view["seats"][view["seat"]]["cards"]
        return texts("capital_lux-asked-draft", count=count)
    if phase == "agent":
        return texts("capital_lux-asked-agent", worth=view["looked_at"])
    if phase == "limit":
        question = view["asked"]
        return texts("capital_lux-asked-limit", colour=question["colour"], price=question["price"])
    return texts(f"capital_lux-asked-{phase}")


class Board:
    """The table, drawn as wide as the screen allows."""

    def __init__(self, view: View, texts: Texts) -> None:
        self._view = view
        self._texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = options.ascii_only
        yield self._round()
        yield ""
        if options.max_width >= WIDE:
            yield self._colours()
            yield ""
            yield self._players(plain)
        else:
            yield self._colours_on_lines()
            yield self._players_on_lines(plain)
        yield from self._memory()

    def _round(self) -> Text:
        view = self._view
        line = self._texts(
            "capital_lux-round",
            round=view["round"],
            deck=view["deck"],
            supply=view["supply"],
            pile=view["pile"],
            player=self._texts.player(view["first"]),
        )
        return Text(line, style="dim")

    # Capital and cities

    def _colours(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column("")
        table.add_column(self._texts("capital_lux-capital"))
        table.add_column(self._texts("capital_lux-modifiers"))
        if self._has_limits():
            table.add_column(self._texts("capital_lux-limit"), justify="right")
        for seat in self._view["seats"]:
            table.add_column(self._texts.player(seat["seat"]))
        for number, capital in enumerate(self._view["capital"]):
            limits = [Text(str(capital["last_limit"]))] if self._has_limits() else []
            cities = [self._city(seat["city"][number], capital) for seat in self._view["seats"]]
            table.add_row(self._role(capital), self._sum(capital), self._modifiers(capital), *limits, *cities)
        return table

    def _colours_on_lines(self) -> RenderableType:
        lines = []
        for number, capital in enumerate(self._view["capital"]):
            lines.append(self._role(capital))
            named = Text.assemble("  ", self._texts("capital_lux-capital"), ": ", self._sum(capital))
            lines.append(Text.assemble(named, "  ", self._modifiers(capital)))
            if self._has_limits():
                lines.append(Text(f"  {self._texts('capital_lux-limit')}: {capital['last_limit']}"))
            for seat in self._view["seats"]:
                city = self._city(seat["city"][number], capital)
                lines.append(Text.assemble("  ", self._texts.player(seat["seat"]), ": ", city))
        return Group(*lines, "")

    def _has_limits(self) -> bool:
        """CL-17: whether the limits of this round have been revealed."""
        return self._view["phase"] in {"limit", "over"}

    def _role(self, capital: dict[str, Any]) -> Text:
        colour = capital["colour"]
        return Text(self._texts("capital_lux-role", colour=colour), style=f"bold {LOOKS[colour]}")

    def _sum(self, cards: dict[str, Any]) -> Text:
        if not cards["cards"]:
            return Text(self._texts("capital_lux-nothing"), style="dim")
        values = " ".join(map(str, cards["cards"]))
        return Text.assemble((values, LOOKS[cards["colour"]]), f" = {cards['total']}")

    def _city(self, city: dict[str, Any], capital: dict[str, Any]) -> Text:
        total = self._sum(city)
        most = capital["last_limit"] if self._has_limits() else capital["total"]
        is_over = city["cards"] and city["total"] > most and self._view["phase"] != "over"
        return Text.assemble(total, (" !", "bold")) if is_over else total

    def _modifiers(self, capital: dict[str, Any]) -> Text:
        """Those face down, the reader's own with what they add; after a round those that were revealed."""
        words = [word for entry in capital["face_down"] for word in self._face_down(entry)]
        if self._has_limits():
            words = [self._own(entry["seat"], entry["worth"]) for entry in capital["last_modifiers"]]
        return Text(", ".join(words) or self._texts("capital_lux-nothing"), style="" if words else "dim")

    def _face_down(self, entry: dict[str, Any]) -> list[str]:
        if entry["values"] is not None:
            return [self._own(entry["seat"], worth) for worth in entry["values"]]
        player = self._texts.player(entry["seat"])
        return [self._texts("capital_lux-face-down", player=player, count=entry["count"])]

    def _own(self, seat: int, worth: int) -> str:
        return self._texts("capital_lux-own-modifier", player=self._texts.player(seat), worth=worth)

    # The players

    def _players(self, plain: bool) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)
        table.add_column(" ")
        table.add_column(self._texts("name"))
        table.add_column(self._texts("capital_lux-cards"))
        table.add_column(self._texts("capital_lux-gold"), justify="right")
        table.add_column(self._texts("capital_lux-bonus"))
        table.add_column(self._texts("capital_lux-points"), justify="right")
        for seat in self._view["seats"]:
            table.add_row(
                self._mark(seat, plain),
                Text(self._texts.player(seat["seat"]), style="bold" if self._is_due(seat) else ""),
                self._held(seat),
                str(seat["gold"]),
                _cards(seat["bonus"], self._texts),
                str(seat["score"]),
            )
        return table

    def _players_on_lines(self, plain: bool) -> RenderableType:
        texts = self._texts
        lines = []
        for seat in self._view["seats"]:
            name = f"{self._mark(seat, plain)} {texts.player(seat['seat'])}"
            lines += [
                Text(name, style="bold" if self._is_due(seat) else ""),
                Text(f"    {texts('capital_lux-cards')}: {self._held(seat)}"),
                Text(f"    {texts('capital_lux-gold')}: {seat['gold']}"),
                Text(f"    {texts('capital_lux-bonus')}: {_cards(seat['bonus'], texts)}"),
                Text(f"    {texts('capital_lux-points')}: {seat['score']}"),
            ]
        return Group(*lines)

    def _is_due(self, seat: dict[str, Any]) -> bool:
        return seat["seat"] in self._view["due"]

    def _mark(self, seat: dict[str, Any], plain: bool) -> str:
        return (">" if plain else "▶") if self._is_due(seat) else " "

    def _held(self, seat: dict[str, Any]) -> str:
        """How many cards a hand has, and those that the reader has passed to it."""
        known = _cards(seat["known"], self._texts)
        if not seat["known"] or self._view["phase"] == "draft":
            return str(seat["cards"])
        return f"{seat['cards']} ({self._texts('capital_lux-known', cards=known)})"

    # What the reader alone sees

    def _memory(self) -> list[Text]:
        """The reader's pack and hand, and what was passed on."""
        lines = []
        if self._view["ender"] is not None and self._view["phase"] in {"play", "agent", "cleric"}:
            ender = self._texts.player(self._view["ender"])
            lines.append(Text(self._texts("capital_lux-last-turns", player=ender), style="bold"))
        if self._view["seat"] is not None and self._view["phase"] not in {"limit", "over"}:
            lines += [self._pack(), *self._passed()] if self._view["phase"] == "draft" else [self._hand()]
        return [Text(""), *lines] if lines else []

    def _pack(self) -> Text:
        kept = Text(self._texts("capital_lux-kept", cards=hand(self._view, self._texts)))
        pack = self._texts("capital_lux-pack", cards=_cards(self._view["draft"]["pack"], self._texts))
        return Text.assemble(pack, "\n", kept)

    def _hand(self) -> Text:
        return Text.assemble(
            self._texts("capital_lux-hand", cards=hand(self._view, self._texts)),
            *(part for line in self._passed() for part in ("\n", line)),
        )

    def _passed(self) -> list[Text]:
        """CL-9: what the reader passed on this round."""
        lines = []
        for entry in self._view["passed"]:
            is_shared = len(entry["to"]) > 1 and self._view["phase"] != "draft"
            message = "capital_lux-passed-on" if is_shared else "capital_lux-passed"
            player, cards = self._texts.player(entry["to"][0]), _cards(entry["cards"], self._texts)
            lines.append(Text(self._texts(message, player=player, cards=cards), style="dim"))
        return lines


def _cards(cards: list[dict[str, Any]], texts: Texts) -> str:
    """Cards by colour, the values of a colour after its name once."""
    by_colour: dict[str, list[str]] = {}
    for card in cards:
        by_colour.setdefault(card["colour"], []).append(str(card["value"]))
    words = [f"{texts('capital_lux-colour', colour=c)} {' '.join(values)}" for c, values in by_colour.items()]
    return ", ".join(words) or texts("capital_lux-nothing")
