"""What is to be simulated, and the rows that come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from campidoglio.kernel.errors import BadSetting
from campidoglio.kernel.rulebook import Rulebook

MOST_VARIANTS = 12
"""More cannot be told apart side by side."""
SEED_LIMIT = 2**63


@dataclass(frozen=True, slots=True)
class Plan:
    """So many games of one kind: those of `seed` and the numbers after it."""

    book: Rulebook
    players: int
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """Who plays each seat; nobody named: random players."""

    def check(self) -> None:
        """Refuse what cannot be played."""
        self.book.check_players(self.players)
        self.book.settings.read(self.options, self.players)
        if self.games < 1:
            raise BadSetting(f"at least one game is simulated, not {self.games}")
        if not 0 <= self.seed <= SEED_LIMIT - self.games:
            raise BadSetting(
                f"the seeds of all games lie from 0 to 2**63 - 1; they cannot begin at {self.seed}"
            )
        if self.bots and len(self.bots) != self.players:
            raise BadSetting(
                f"{self.players} play, so name as many bots, or one for all; not {len(self.bots)}"
            )

    @property
    def figures(self) -> tuple[str, ...]:
        """The names of the game's own figures at this table."""
        return self.book.columns_of_figures(self.players)

    @property
    def is_random(self) -> bool:
        """Whether random players have all seats."""
        return all(bot == "random" for bot in self.bots)


@dataclass(frozen=True, slots=True)
class Rows:
    """Finished games, one a row; scores and places have a seat a column."""

    seeds: NDArray[np.int64]
    scores: NDArray[np.int32]
    places: NDArray[np.int32]
    endings: NDArray[np.int32]
    lengths: NDArray[np.int64]
    figures: NDArray[np.int32]
    """The game's own figures, a column each; see `Rulebook.figures`."""

    def __len__(self) -> int:
        return len(self.seeds)


def what_if(texts: tuple[str, ...]) -> list[dict[str, str]]:
    """Every combination of settings in texts such as `bet_on=showing,built`; one without any for no text."""
    choices: dict[str, list[str]] = {}
    for text in texts:
        name, equals, values = text.partition("=")
        if not equals or name in choices:
            raise BadSetting(f"--what-if takes NAME=VALUE,VALUE,… once for a setting, not {text!r:.80}")
        choices[name] = values.split(",")
    variants = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    if len(variants) > MOST_VARIANTS:
        raise BadSetting(f"at most {MOST_VARIANTS} ways to play are compared, not {len(variants)}")
    return variants
