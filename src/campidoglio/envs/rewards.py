"""What a learner is given when a game is over: for its place, or its points."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from campidoglio.kernel.errors import BadSetting

Rewards = Literal["places", "scores"]
"""`places`: from 1 for the first to -1 for the last, evenly spaced; seats that are tied share what their
places would bring, so that all rewards add up to 0. `scores`: the points of the game, as they are."""

KINDS = ("places", "scores")


def check_kind(kind: str) -> None:
    """Refuse a kind of reward that there is not."""
    if kind not in KINDS:
        raise BadSetting(f"rewards are {' or '.join(KINDS)}, not {kind!r:.40}")


def rewards(kind: str, scores: Any, places: Any) -> NDArray[np.float32]:
    """The rewards of all seats, game by game if the last axis is the seats."""
    if kind == "scores":
        return np.asarray(scores, np.float32)
    placed = np.asarray(places)
    sharing = (placed[..., :, None] == placed[..., None, :]).sum(-1)
    middle = placed - 1 + (sharing - 1) / 2
    return np.asarray(1 - 2 * middle / max(placed.shape[-1] - 1, 1), np.float32)
