"""What a match came to: as a table for people, and as one JSON object for programs."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

from campidoglio.arena.contest import Findings
from campidoglio.arena.lineup import names
from campidoglio.arena.match import Match
from campidoglio.arena.sequential import Rates
from campidoglio.arena.standings import Standing

if TYPE_CHECKING:
    from rich.table import Table

HEADINGS = ("bot", "win share", "95 %", "mean score", "95 %", "rating")


def as_json(match: Match, found: Findings) -> dict[str, Any]:
    """The findings as plain data; a bot that had no seat yet has no figures."""
    return {
        "game": match.game,
        "players": match.players,
        "games": len(found.games),
        "seed": match.seed,
        "bots": {
            name: _figures(standing)
            for name, standing in zip(names(match.bots), found.standings, strict=True)
        },
    }


def _figures(standing: Standing | None) -> dict[str, float | int | None]:
    if standing is None:
        figures = ("win_share", "low", "high", "mean_score", "score_low", "score_high", "rating")
        return dict.fromkeys(figures) | {"rating_deviation": None, "seats": 0, "faults": 0}
    share, score = standing.share, standing.score
    return {
        "win_share": round(share.mean, 6),
        "low": round(share.low, 6),
        "high": round(share.high, 6),
        "mean_score": round(score.mean, 4),
        "score_low": round(score.low, 4) if isfinite(score.low) else None,
        "score_high": round(score.high, 4) if isfinite(score.high) else None,
        "rating": round(standing.rating.mean, 3),
        "rating_deviation": round(standing.rating.deviation, 3),
        "seats": standing.seats,
        "faults": standing.faults,
    }


def as_table(match: Match, found: Findings) -> Table:
    """The findings as a table, the best bot first."""
    from rich.box import SIMPLE
    from rich.table import Table

    has_faults = any(standing is not None and standing.faults for standing in found.standings)
    headings = [*HEADINGS, "faults"] if has_faults else [*HEADINGS]
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column(headings[0], overflow="fold")
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for name, standing in ranked(match, found):
        table.add_row(*row(name, standing)[: len(headings)])
    return table


def ranked(match: Match, found: Findings) -> list[tuple[str, Standing]]:
    """The bots that played, the one with the largest win share first."""
    played = [
        (name, standing)
        for name, standing in zip(names(match.bots), found.standings, strict=True)
        if standing is not None
    ]
    return sorted(played, key=lambda each: (-each[1].share.mean, -each[1].score.mean))


def row(name: str, standing: Standing) -> list[str]:
    """A bot's figures for a table: name, win share and bounds, mean score and bounds, rating, faults."""
    share, score, rating = standing.share, standing.score, standing.rating
    return [
        name,
        f"{100 * share.mean:.1f} %",
        f"{100 * share.low:.1f} – {100 * share.high:.1f}",
        f"{score.mean:.2f}",
        f"{score.low:.2f} – {score.high:.2f}" if isfinite(score.low) else "–",
        f"{rating.mean:.1f} ± {rating.deviation:.1f}",
        str(standing.faults),
    ]


def in_words(match: Match, found: Findings, rates: Rates) -> list[str]:
    """What is settled between every two bots, a sentence each."""
    called = names(match.bots)
    sentences = []
    for (first, second), verdict in found.verdicts.items():
        a, b = called[first], called[second]
        if verdict == "equal":
            sentences.append(f"{a} and {b} differ by less than {100 * rates.margin:g} % in win share")
        elif verdict is not None:
            better, worse = (a, b) if verdict == "first" else (b, a)
            sentences.append(f"{better} is stronger than {worse}")
        else:
            sentences.append(f"between {a} and {b} nothing is settled yet")
    return sentences


def rates_in_words(rates: Rates) -> str:
    """With what certainty the sentences hold."""
    return (
        f"wrong about equal bots in at most {100 * rates.alpha:g} % of matches,"
        f" about bots {100 * rates.margin:g} % apart in at most {100 * rates.beta:g} %"
    )
