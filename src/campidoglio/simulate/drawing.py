"""Drawings of what many games come to, as SVG whose colours are those of the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from campidoglio.simulate.counting import Bins, interval, mean, quantile, round_step
from campidoglio.simulate.tally import Tally

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 360, 190, 36, 22, 20
MOST_LABELS = 7
ROW = 30
NAMES = 96
"""What the names beside bars and dots take of the width."""


def _at(bins: Bins, value: float) -> float:
    """Where a value stands in a drawing."""
    return LEFT + bins.part(value) * (WIDTH - LEFT)


def histogram(counter: Counter[int], bins: Bins, top: float, label: str) -> str:
    """Shares on a scale from 0 to `top`; behind them the middle half, and a line at the mean."""
    floor = HEIGHT - BOTTOM
    scale = (floor - TOP) / top
    parts = [*_half(counter, bins, floor), *_levels(top, floor, scale)]
    room = (WIDTH - LEFT) / bins.count
    for number, share in enumerate(bins.shares(counter)):
        first = bins.low + number * bins.width
        what = str(first) if bins.width == 1 else f"{first:,} to {first + bins.width - 1:,}"
        x, height = LEFT + number * room, share * scale
        parts.append(
            f'<rect class="bar" x="{x:.1f}" y="{floor - height:.1f}" width="{max(room - 1, 0.5):.1f}"'
            f' height="{height:.1f}"><title>{what}: {share:.2%}</title></rect>'
        )
    parts += [f'<line class="axis" x1="{LEFT}" x2="{WIDTH}" y1="{floor}" y2="{floor}"/>', *_ticks(bins)]
    return _svg(HEIGHT, label, [*parts, *_mean(counter, bins, floor)])


def _half(counter: Counter[int], bins: Bins, floor: int) -> Iterator[str]:
    low, high = _at(bins, quantile(counter, 0.25) - 0.5), _at(bins, quantile(counter, 0.75) + 0.5)
    width = max(min(high, WIDTH) - low, 0)
    yield f'<rect class="half" x="{low:.1f}" y="{TOP}" width="{width:.1f}" height="{floor - TOP}"/>'


def _levels(top: float, floor: int, scale: float) -> Iterator[str]:
    step = round_step(top * 1000 / 5) / 1000
    for number in range(1, int(top / step) + 1):
        share = number * step
        y = floor - share * scale
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>'
        text = f"{share:.1%}" if step < 0.01 else f"{share:.0%}"
        yield f'<text x="{LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{text}</text>'


def _ticks(bins: Bins) -> Iterator[str]:
    end = bins.low + bins.width * bins.count
    step = round_step((end - bins.low) / MOST_LABELS)
    for value in range(-(-bins.low // step) * step, end, step):
        x = _at(bins, value if bins.width == 1 else value - 0.5)
        if x + 4 * len(f"{value:,}") > WIDTH:
            break
        yield f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="middle">{value:,}</text>'


def _mean(counter: Counter[int], bins: Bins, floor: int) -> Iterator[str]:
    x = min(_at(bins, mean(counter)), WIDTH)
    side, shift = ("end", -5) if x > WIDTH / 2 else ("start", 5)
    yield f'<line class="mean" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{floor}"/>'
    at = f'class="strong" x="{x + shift:.1f}" y="13" text-anchor="{side}"'
    yield f"<text {at}>mean {mean(counter):,.1f}</text>"


@dataclass(frozen=True, slots=True)
class Reach:
    """The win shares that drawings on one scale show, from the least to the most."""

    low: float
    high: float

    def x(self, share: float) -> float:
        """Where a share stands."""
        return NAMES + (share - self.low) / (self.high - self.low) * (WIDTH - NAMES - 18)


def shared_reach(tallies: Sequence[Tally]) -> Reach:
    """A scale for the wins of all these, with the equal share on it; never finer than a percent each way."""
    ends = [1 / tallies[0].players]
    for tally in tallies:
        for share in tally.win_shares:
            ends += [share, *interval(share, tally.games)]
    away = max(max(ends) - ends[0], ends[0] - min(ends), 0.01) * 1.1
    return Reach(max(ends[0] - away, 0.0), min(ends[0] + away, 1.0))


def wins(tally: Tally, names: Sequence[str], reach: Reach, label: str) -> str:
    """Each seat's share of wins as a dot with its uncertainty, beside the line of equal shares."""
    floor = TOP + ROW * tally.players
    equal = 1 / tally.players
    x = reach.x(equal)
    parts = [
        f'<line class="mean" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{floor}"/>',
        f'<text class="strong" x="{x + 5:.1f}" y="13">equal {equal:.1%}</text>',
        f'<line class="axis" x1="{NAMES}" x2="{WIDTH}" y1="{floor}" y2="{floor}"/>',
        *_share_ticks(reach, floor),
    ]
    for seat, share in enumerate(tally.win_shares):
        parts += _dot(seat, share, interval(share, tally.games), names[seat], reach)
    return _svg(floor + BOTTOM, label, parts)


def _share_ticks(reach: Reach, floor: int) -> Iterator[str]:
    step = round_step((reach.high - reach.low) * 1000 / 5) / 1000
    for number in range(int(reach.low / step), int(reach.high / step) + 1):
        x = reach.x(number * step)
        if NAMES <= x <= WIDTH - 16:
            text = f"{number * step:.1%}" if step < 0.01 else f"{number * step:.0%}"
            yield f'<text x="{x:.1f}" y="{floor + 16}" text-anchor="middle">{text}</text>'


def _dot(seat: int, share: float, surely: tuple[float, float], name: str, reach: Reach) -> Iterator[str]:
    y = TOP + ROW * seat + ROW / 2
    low, high = (reach.x(end) for end in surely)
    yield f'<text x="0" y="{y + 4}">{escape(name)}</text>'
    yield f'<line class="sure" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
    yield f'<circle class="bar" cx="{reach.x(share):.1f}" cy="{y}" r="5.5">'
    yield f"<title>{escape(name)}: {share:.2%}, between {surely[0]:.2%} and {surely[1]:.2%}</title></circle>"


def rows(shares: Sequence[tuple[str, float]], label: str) -> str:
    """Named shares as bars from left to right, with their figures."""
    parts = []
    for number, (name, share) in enumerate(shares):
        y, width = 4 + ROW * number, share * (WIDTH - NAMES - 52)
        parts += [
            f'<text x="0" y="{y + 17}">{escape(name)}</text>',
            f'<rect class="bar" x="{NAMES}" y="{y + 4}" width="{max(width, 1):.1f}" height="{ROW - 12}"/>',
            f'<text class="strong" x="{NAMES + width + 6:.1f}" y="{y + 17}">{share:.1%}</text>',
        ]
    return _svg(ROW * len(shares) + 4, label, parts)


def _svg(height: int, label: str, parts: Sequence[str]) -> str:
    head = f'<svg role="img" aria-label="{escape(label)}" viewBox="0 0 {WIDTH} {height}">'
    return head + "".join(parts) + "</svg>"
