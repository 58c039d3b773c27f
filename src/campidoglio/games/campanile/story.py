"""What just happened in a game of Campanile, as data for the log and for animation."""

from __future__ import annotations

from typing import Any

from campidoglio.games.campanile.rules import (
    FLAGS,
    STYLES,
    Phase,
    State,
    Style,
    stake_of,
    top,
)
from campidoglio.games.campanile.view import STYLE_NAMES
from campidoglio.kernel.actions import Action

Event = dict[str, Any]


def story(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Event]:
    """All of it is public, whoever reads: builds, bets and draws are made face up (CN-15)."""
    if action.name == "build":
        return [_built(after, seat, action)]
    events = [_bet(after, seat, action)] if action.name == "bet" else []
    events.append(_drew(before, after, seat))
    if after.phase == Phase.OVER:
        events.extend(_flags(after))
        events.append({"event": "over", "reason": "pile_empty", "scores": after.score[: after.players]})
    return events


def _built(after: State, seat: int, action: Action) -> Event:
    height = after.height[Style[str(action["style"]).upper()]]
    return {
        "event": "built",
        "seat": seat,
        "style": action["style"],
        "storeys": action["storeys"],
        "height": height,
    }


def _bet(after: State, seat: int, action: Action) -> Event:
    style = Style[str(action["style"]).upper()]
    return {
        "event": "bet",
        "seat": seat,
        "style": action["style"],
        "chip": action["chip"],
        "sum": stake_of(after, style, seat),
    }


def _drew(before: State, after: State, seat: int) -> Event:
    pile = before.built - 1
    left = after.left[pile]
    return {
        "event": "drew",
        "seat": seat,
        "pile": pile + 1,
        "style": STYLE_NAMES[top(before, pile)],
        "left": left,
        "next": STYLE_NAMES[top(after, pile)] if left else None,
    }


def _flags(after: State) -> list[Event]:
    """CN-12: the towers in the order of scoring, from the lowest flag to the highest."""
    by_rank = sorted(range(STYLES), key=after.flag.__getitem__, reverse=True)
    return [_flag(after, style) for style in by_rank if after.flag[style] <= len(FLAGS)]


def _flag(after: State, style: int) -> Event:
    rank = after.flag[style]
    return {
        "event": "flag",
        "style": STYLE_NAMES[style],
        "rank": rank,
        "height": after.height[style],
        "paid": [
            {"seat": owner, "points": points}
            for owner, points in zip(_owners(after, style), FLAGS[rank - 1], strict=False)
        ],
    }


def _owners(s: State, style: int) -> list[int]:
    """The players under a tower, the greatest sum first, of equal sums the earlier (CN-12)."""
    owners = [seat for seat in range(s.players) if s.order[style][seat]]
    return sorted(owners, key=lambda seat: (-stake_of(s, style, seat), s.order[style][seat]))
