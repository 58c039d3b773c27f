"""What checking the chance of a game came to, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from campidoglio.terminal.texts import Texts

Finding = tuple[str, bool]
"""What was checked, by the name of its message, and whether it holds."""


def show_verdict(console: Console, texts: Texts, findings: Sequence[Finding], commitment: str) -> None:
    """Say what was found, one line each, and what follows from it."""
    if not findings:
        console.print(Text(texts("verify-no-proof")))
        return
    for name, holds in findings:
        mark = Text("✓ ", style="green") if holds else Text("✗ ", style="bold red")
        console.print(
            mark.append(texts(f"verify-{name}" if holds else f"verify-not-{name}"), style="default")
        )
    console.print()
    if all(holds for _, holds in findings):
        console.print(Text(texts("verify-fair", commitment=commitment)), soft_wrap=True)
    else:
        console.print(Text(texts("verify-unfair"), style="bold"))
