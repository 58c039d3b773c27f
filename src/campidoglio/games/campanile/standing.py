"""How the towers and the players stand now: what all would score if the game ended at this moment."""

from __future__ import annotations

from typing import Any

from campidoglio.games.campanile.rules import FLAGS

Tower = dict[str, Any]
"""A tower as the view has it, in the order of the row."""


def ranked(towers: list[Tower]) -> list[Tower]:
    """CN-11: the tallest first, of equal ones the nearest to the piles."""
    return sorted(towers, key=lambda tower: -tower["height"])


def leaders(tower: Tower) -> list[dict[str, Any]]:
    """CN-12: the bets under a tower, the greatest sum first, of equal sums the earlier place."""
    return sorted(tower["bets"], key=lambda bet: -bet["sum"])


def points_now(towers: list[Tower], players: int) -> list[int]:
    """CN-12: every player's points."""
    points = [0] * players
    for tower, flag in zip(ranked(towers), FLAGS, strict=False):
        for bet, value in zip(leaders(tower), flag, strict=False):
            points[bet["seat"]] += value
    return points
