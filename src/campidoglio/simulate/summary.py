"""A report as a few lines of text."""

from __future__ import annotations

from campidoglio.simulate.report import FIGURES, Report


def summary(report: Report) -> str:
    """The figures, a line each, with a column for every way to play."""
    table = [["", *(tally.name for tally in report.tallies)]]
    table += [[name, *(show(tally) for tally in report.tallies)] for name, show in FIGURES]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = (
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in table
    )
    return f"{report.plan.book.name}, {report.plan.players} players\n" + "\n".join(lines)
