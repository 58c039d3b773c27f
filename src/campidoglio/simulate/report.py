"""A report on many games as one HTML file that asks nothing of the network; in a notebook it shows itself.

Report(plan, tallies)               the last value of a cell: shown
Report(plan, tallies).html()        a whole page
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from campidoglio.simulate.plan import Plan
from campidoglio.simulate.tally import Tally, mean, quantile

WIDTH, HEIGHT, MARGIN = 360, 170, 34
MOST_BARS = 40
TAIL = 0.999
"""The share of games that a histogram shows; the longest few would make the rest illegible."""

STYLE = """
.campidoglio { font: 15px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 1500px; }
.campidoglio .row { display: flex; flex-wrap: wrap; gap: 16px; }
.campidoglio figure { margin: 0; } .campidoglio figcaption { font-weight: 600; }
.campidoglio svg text { font: 11px system-ui, sans-serif; fill: #444; }
.campidoglio table { border-collapse: collapse; }
.campidoglio th, .campidoglio td { text-align: right; padding: 3px 12px; border-bottom: 1px solid #ccc; }
.campidoglio th:first-child, .campidoglio td:first-child { text-align: left; }
"""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: what stands under it, its share, and what is said of it."""

    label: str
    share: float
    title: str


Bars = list[Bar]


@dataclass(frozen=True, slots=True)
class Report:
    """What the ways to play come to, side by side and on the same scales."""

    plan: Plan
    tallies: Sequence[Tally]

    def html(self) -> str:
        """A whole page."""
        title = f"Campidoglio: {escape(self.plan.book.name)}"
        return (
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
            f'<meta name="viewport" content="width=device-width"></head>'
            f"<body>{self._repr_html_()}</body></html>\n"
        )

    def _repr_html_(self) -> str:
        return (
            f'<style>{STYLE}</style><div class="campidoglio"><h1>{escape(self.plan.book.name)}</h1>'
            f"<p>{escape(self._about())}</p>{self._table()}{''.join(self._sections())}</div>"
        )

    def _about(self) -> str:
        bots = ", ".join(self.plan.bots) or "random players"
        seeds = f"seeds {self.plan.seed} to {self.plan.seed + self.plan.games - 1}"
        options = f"; {json.dumps(dict(self.plan.options))}" if self.plan.options else ""
        return f"{self.plan.players} players ({bots}), {seeds}{options}; the same seeds in every column"

    def _table(self) -> str:
        heads = "".join(f"<th>{escape(tally.name)}</th>" for tally in self.tallies)
        lines = "".join(
            f"<tr><td>{name}</td>{''.join(f'<td>{show(tally)}</td>' for tally in self.tallies)}</tr>"
            for name, show in FIGURES
        )
        return f"<table><tr><th></th>{heads}</tr>{lines}</table>"

    def _sections(self) -> list[str]:
        return [
            self._section("Length in moves", _shared_bins([tally.lengths for tally in self.tallies])),
            self._section("Wins by seat", [_wins(tally) for tally in self.tallies]),
            self._section("Points of a seat", _shared_bins([tally.scores for tally in self.tallies])),
            self._section(
                "Points by which the best is ahead", _shared_bins([tally.margins for tally in self.tallies])
            ),
            self._section("How games end", _endings(self.tallies)),
        ]

    def _section(self, title: str, panels: list[Bars]) -> str:
        top = max((bar.share for bars in panels for bar in bars), default=0.0) or 1.0
        drawn = (
            f"<figure><figcaption>{escape(tally.name)}</figcaption>{_svg(title, bars, top)}</figure>"
            for tally, bars in zip(self.tallies, panels, strict=True)
        )
        return f'<h2>{escape(title)}</h2><div class="row">{"".join(drawn)}</div>'


FIGURES: tuple[tuple[str, Callable[[Tally], str]], ...] = (
    ("games", lambda tally: f"{tally.games:,}"),
    ("moves, mean", lambda tally: f"{mean(tally.lengths):.1f}"),
    ("moves, longest 5 %", lambda tally: f"{quantile(tally.lengths, 0.95)} or more"),
    ("points, mean", lambda tally: f"{mean(tally.scores):.2f}"),
    ("points, middle half", lambda t: f"{quantile(t.scores, 0.25)} to {quantile(t.scores, 0.75)}"),
    ("lead of the best, mean", lambda tally: f"{mean(tally.margins):.2f}"),
    ("wins by seat", lambda tally: " / ".join(f"{share:.1%}" for share in tally.win_shares)),
    ("points by seat", lambda tally: " / ".join(f"{points:.2f}" for points in tally.mean_scores)),
)


def _shared_bins(counters: list[Counter[int]]) -> list[Bars]:
    """Histograms over the same bins, wide enough that there are not too many."""
    low = min(min(counter, default=0) for counter in counters)
    high = max(quantile(counter, TAIL) for counter in counters)
    width = (high - low) // MOST_BARS + 1
    bins = range(low, high + 1, width)
    return [[_bin(counter, first, width) for first in bins] for counter in counters]


def _bin(counter: Counter[int], first: int, width: int) -> Bar:
    share = sum(counter[value] for value in range(first, first + width)) / max(counter.total(), 1)
    label = str(first) if width == 1 else f"{first} to {first + width - 1}"
    return Bar(str(first), share, f"{label}: {share:.2%}")


def _wins(tally: Tally) -> Bars:
    return [
        Bar(f"seat {seat}", share, f"seat {seat}: {share:.2%}") for seat, share in enumerate(tally.win_shares)
    ]


def _endings(tallies: Sequence[Tally]) -> list[Bars]:
    names = sorted({name for tally in tallies for name in tally.endings})
    return [[_ending(tally, name) for name in names] for tally in tallies]


def _ending(tally: Tally, name: str) -> Bar:
    share = tally.endings[name] / max(tally.games, 1)
    return Bar(name.replace("_", " "), share, f"{name}: {share:.2%}")


def _svg(title: str, bars: Bars, top: float) -> str:
    """Bars on a scale from 0 to `top`, a few of them labelled."""
    step = (WIDTH - MARGIN) / max(len(bars), 1)
    bottom = HEIGHT - 18
    every = max(1, -(-len(bars) // 8))
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    parts = [f'<svg role="img" aria-label="{escape(title)}" {size}>']
    for share in (top, top / 2):
        y = bottom - share / top * (bottom - 12)
        parts.append(
            f'<line x1="{MARGIN}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
            f'<text x="{MARGIN - 3}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for number, bar in enumerate(bars):
        x, height = MARGIN + number * step, bar.share / top * (bottom - 12)
        parts.append(
            f'<rect x="{x:.1f}" y="{bottom - height:.1f}" width="{max(step - 1, 0.5):.1f}"'
            f' height="{height:.1f}" fill="#8a3324"><title>{escape(bar.title)}</title></rect>'
        )
        if number % every == 0:
            parts.append(f'<text x="{x + step / 2:.1f}" y="{HEIGHT - 4}" text-anchor="middle">')
            parts.append(f"{escape(bar.label)}</text>")
    return "".join(parts) + "</svg>"
