"""Draws the terminal pictures of the documentation: `make pictures`.

A game is played to a given move with a fixed seed, and its board, as a player sees it, is written as SVG.
"""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console

import campidoglio
from campidoglio.terminal import drawing
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.texts import Texts

HERE = Path(__file__).parent
WIDTH, HEIGHT = 96, 50
# Rich's own frame would fetch a font from another host; the reader's own is good enough.
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>A game in the terminal</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}"
 height="{terminal_height}" /></clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="10" fill="#17191f"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">{matrix}</g>
</g>
</svg>
"""


def picture(name: str, *, players: int, moves: int, seed: int) -> str:
    """The board of a game after so many random moves, as the first seat sees it."""
    chooser = random.Random(seed)
    game = campidoglio.new(name, players=players, seed=seed)
    while not game.over and len(game.moves) < moves:
        seat = chooser.choice(game.actors)
        game.play(seat, chooser.choice(game.legal(seat)))
    narrator = Narrator(Texts("en", game.rulebook), name, 0)
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        file=io.StringIO(),
    )
    console.print(drawing.board(game.rulebook, game.view(0), narrator))
    return console.export_svg(title="", code_format=FRAME, unique_id=name)


def main() -> None:
    """Write every picture."""
    for name, players, moves, seed in (
        ("campanile", 3, 44, 12),
        ("capital_lux", 3, 70, 4),
        ("capitol", 3, 120, 4),
        ("capitalist", 4, 300, 4),
    ):
        (HERE / f"{name}-terminal.svg").write_text(
            picture(name, players=players, moves=moves, seed=seed) + "\n"
        )


if __name__ == "__main__":
    main()
