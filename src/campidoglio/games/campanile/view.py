"""What a seat or an onlooker may see of a game of Campanile, as plain data."""

from __future__ import annotations

from typing import Any

from campidoglio.games.campanile.rules import (
    FLAGS,
    HIGHEST_CHIP,
    PILES,
    STYLES,
    BetOn,
    Phase,
    State,
    Style,
    cards_a_style,
    hand_size,
    stake_of,
    top,
)
from campidoglio.games.campanile.standing import points_now

STYLE_NAMES = tuple(style.name.lower() for style in Style)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """CN-15: everything but the dealt cards of others, the hidden cards of the piles and the surplus."""
    towers = [_tower(s, style) for style in s.row]
    points = points_now(towers, s.players)
    return {
        "game": "campanile",
        "seat": seat,
        "players": s.players,
        "bet_on": BetOn(s.bet_on).name.lower(),
        "phase": Phase(s.phase).name.lower(),
        "turn": None if s.phase == Phase.OVER else s.turn,
        "built": _built(s),
        "cards_a_style": cards_a_style(s),
        "towers": towers,
        "piles": [_pile(s, pile) for pile in range(PILES)],
        "seats": [_seat(s, other, seat, points[other]) for other in range(s.players)],
    }


def _built(s: State) -> dict[str, Any] | None:
    if s.phase != Phase.BET:
        return None
    return {"style": STYLE_NAMES[s.built_on], "storeys": s.built}


def _tower(s: State, style: int) -> dict[str, Any]:
    """A tower of the row, with the chips under it in the order of their owners' places (CN-9)."""
    owners = sorted(
        (seat for seat in range(s.players) if s.order[style][seat]), key=s.order[style].__getitem__
    )
    rank = s.flag[style]
    return {
        "style": STYLE_NAMES[style],
        "height": s.height[style],
        "bets": [
            {"seat": owner, "chips": _chips(s.stake[style][owner]), "sum": stake_of(s, style, owner)}
            for owner in owners
        ],
        "rank": rank or None,
        "flag": list(FLAGS[rank - 1]) if 0 < rank <= len(FLAGS) else None,
    }


def _chips(counts: list[int]) -> list[int]:
    return [value for value in range(1, HIGHEST_CHIP + 1) for _ in range(counts[value - 1])]


def _pile(s: State, pile: int) -> dict[str, Any]:
    left = s.left[pile]
    return {"number": pile + 1, "left": left, "top": STYLE_NAMES[top(s, pile)] if left else None}


def _seat(s: State, other: int, reader: int | None, points: int) -> dict[str, Any]:
    """A player; the score is that of this moment, and in the end the final one (CN-12)."""
    shown = s.shown[other]
    return {
        "seat": other,
        "cards": hand_size(s, other),
        "hand": _cards(s.hand[other]) if other == reader else None,
        "shown": _cards(shown),
        "chips": _chips(s.chips[other]),
        "score": points,
    }


def _cards(counts: list[int]) -> list[str]:
    return [STYLE_NAMES[style] for style in range(STYLES) for _ in range(counts[style])]
