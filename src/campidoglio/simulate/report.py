"""A report on many games as one HTML file that asks nothing of the network; in a notebook it shows itself.

Report(plan, tallies)               the last value of a cell: shown
Report(plan, tallies).html()        a whole page
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from campidoglio.simulate import drawing
from campidoglio.simulate.counting import mean, quantile, shared_bins
from campidoglio.simulate.plan import Plan
from campidoglio.simulate.tally import Spread, Tally

FEW = 3
"""So many drawings stand side by side, and so many columns of figures in half of the page."""

Counted = Callable[[Tally], Counter[int]]

HISTOGRAMS: tuple[tuple[str, str, Counted], ...] = (
    ("Length", "Moves of a game, those of all seats together.", lambda tally: tally.lengths),
    ("Points", "What a seat has at the end.", lambda tally: tally.scores),
    ("Lead", "Points by which the best is ahead of the second.", lambda tally: tally.margins),
)


@dataclass(frozen=True, slots=True)
class Report:
    """What the ways to play come to, side by side and on the same scales."""

    plan: Plan
    tallies: Sequence[Tally]

    def html(self) -> str:
        """A whole page."""
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            f"<title>{escape(self._title())} · Campidoglio</title>"
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            "<style>html, body { margin: 0; height: 100%; }</style></head>"
            f"<body>{self._repr_html_()}</body></html>\n"
        )

    def _repr_html_(self) -> str:
        style = (files("campidoglio.simulate") / "report.css").read_text("utf-8")
        length, points, lead = (self._histograms(*each) for each in HISTOGRAMS)
        sections = [self._overview(), self._endings(), length, self._seats(), points, lead, self._figures()]
        return (
            f'<style>{style}</style><div class="campidoglio"><header><h1>{escape(self._title())}</h1>'
            f'<p>{escape(self._about())}</p></header><div class="cards">{"".join(sections)}</div></div>'
        )

    def _title(self) -> str:
        return self.plan.book.name.replace("_", " ").title()

    def _about(self) -> str:
        plan = self.plan
        who = "random players" if plan.is_random else f"bots ({', '.join(plan.bots)})"
        many = "1 game" if plan.games == 1 else f"{plan.games:,} games"
        ways = f", played under each of {len(self.tallies)} rules" if len(self.tallies) > 1 else ""
        seeds = f"seeds {plan.seed} to {plan.seed + plan.games - 1}"
        options = "".join(f", {name} {value}" for name, value in plan.options.items())
        return f"{many} of {plan.players} {who}{ways}; {seeds}{options}."

    # The sections

    def _overview(self) -> str:
        lines = [[name, *(show(tally) for tally in self.tallies)] for name, show in OVERVIEW]
        return self._section("At a glance", "", self._table("At a glance", lines))

    def _histograms(self, title: str, about: str, counted: Counted) -> str:
        counters = [counted(tally) for tally in self.tallies]
        bins = shared_bins(counters)
        top = max((share for each in counters for share in bins.shares(each)), default=0.0) or 1.0
        panels = []
        for tally, counter in zip(self.tallies, counters, strict=True):
            said = _middle(counter)
            label = f"{title}, {tally.name}: mean {mean(counter):,.1f}, {said}"
            panels.append(self._panel(tally, said, drawing.histogram(counter, bins, top, label)))
        return self._section(title, f"{about} Shaded: the middle half.", _row(panels))

    def _seats(self) -> str:
        reach = drawing.shared_reach(self.tallies)
        panels = []
        for tally in self.tallies:
            points = " · ".join(f"{points:,.2f}" for points in tally.mean_scores)
            label = f"Wins by seat, {tally.name}: " + ", ".join(f"{share:.1%}" for share in tally.win_shares)
            drawn = drawing.wins(tally, self._names(), reach, label)
            panels.append(self._panel(tally, f"points, mean: {points}", drawn))
        about = "Share of games that each seat wins, with the 95 % interval; tied seats share a win."
        return self._section("Seats", about, _row(panels))

    def _names(self) -> list[str]:
        bots = self.plan.bots or ("",) * self.plan.players
        return [
            f"seat {seat}" if self.plan.is_random else f"{seat}: {bots[seat]:.14}"
            for seat in range(len(bots))
        ]

    def _endings(self) -> str:
        names = sorted({name for tally in self.tallies for name in tally.endings})
        panels = []
        for tally in self.tallies:
            shares = [(_plain(name), tally.endings[name] / max(tally.games, 1)) for name in names]
            label = f"Endings, {tally.name}: " + ", ".join(f"{name} {share:.1%}" for name, share in shares)
            panels.append(self._panel(tally, "", drawing.rows(shares, label)))
        return self._section("Endings", "How games end.", _row(panels))

    def _figures(self) -> str:
        if not self.plan.figures:
            return ""
        lines = [
            [_plain(name), *(_spread(tally.figures[name]) for tally in self.tallies)]
            for name in self.plan.figures
        ]
        about = "What the game itself counts when it is over: the mean, and below it the least and the most."
        half = -(-len(lines) // 2) if len(self.tallies) <= FEW else len(lines)
        tables = [self._table("Figures", part) for part in (lines[:half], lines[half:]) if part]
        return self._section("Figures", about, _row(tables), wide=True)

    # Their parts

    def _section(self, title: str, about: str, content: str, *, wide: bool = False) -> str:
        """A card; one that compares is as wide as the page."""
        kind = ' class="wide"' if wide or len(self.tallies) > 1 else ""
        said = f"<p>{escape(about)}</p>" if about else ""
        return f"<section{kind}><h2>{escape(title)}</h2>{said}{content}</section>"

    def _panel(self, tally: Tally, said: str, drawn: str) -> str:
        name = f"<b>{_breakable(tally.name)}</b>" if len(self.tallies) > 1 else ""
        return f"<figure><figcaption>{name}{escape(said)}</figcaption>{drawn}</figure>"

    def _table(self, title: str, lines: list[list[str]]) -> str:
        heads = "".join(f'<th scope="col">{_breakable(tally.name)}</th>' for tally in self.tallies)
        head = f"<thead><tr><td></td>{heads}</tr></thead>" if len(self.tallies) > 1 else ""
        body = "".join(
            f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
            for name, *cells in lines
        )
        scroll = f'<div class="scroll" role="region" aria-label="{title}" tabindex="0">'
        return f"{scroll}<table>{head}<tbody>{body}</tbody></table></div>"


OVERVIEW: tuple[tuple[str, Callable[[Tally], str]], ...] = (
    ("games", lambda tally: f"{tally.games:,}"),
    ("moves, mean", lambda tally: f"{mean(tally.lengths):,.1f}"),
    ("moves, longest 5 %", lambda tally: f"{quantile(tally.lengths, 0.95):,} or more"),
    ("points, mean", lambda tally: f"{mean(tally.scores):,.2f}"),
    ("points, middle half", lambda t: f"{quantile(t.scores, 0.25):,} to {quantile(t.scores, 0.75):,}"),
    ("lead of the best, mean", lambda tally: f"{mean(tally.margins):,.2f}"),
)

FIGURES: tuple[tuple[str, Callable[[Tally], str]], ...] = (
    *OVERVIEW,
    ("wins by seat", lambda tally: " / ".join(f"{share:.1%}" for share in tally.win_shares)),
    ("points by seat", lambda tally: " / ".join(f"{points:,.2f}" for points in tally.mean_scores)),
)
"""What the terminal prints."""


def _row(panels: list[str]) -> str:
    across = 2 if len(panels) == 4 else min(len(panels), FEW)
    return f'<div class="panels" style="--across: {across}">{"".join(panels)}</div>'


def _middle(counter: Counter[int]) -> str:
    return f"middle half: {quantile(counter, 0.25):,} to {quantile(counter, 0.75):,}"


def _breakable(name: str) -> str:
    return escape(name).replace("=", "=<wbr>")


def _plain(name: str) -> str:
    return escape(name.replace("_", " "))


def _spread(spread: Spread) -> str:
    return f"{spread.mean:,.2f}<small>{spread.least:,} … {spread.most:,}</small>"
