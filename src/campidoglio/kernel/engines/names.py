"""The names of a game's rules, as the lanes call them, for the type checker alone.

Binding puts the game's own rules in their places; this module is never imported at run time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

clear: Callable[[Any], None]
become: Callable[[Any, Any], None]
setup: Callable[[Any], None]
due: Callable[[Any], int]
legal: Callable[[Any, int, Any], int]
secret: Callable[[Any, int], bool]
apply: Callable[[Any, int, int], None]
ending: Callable[[Any], int]
score: Callable[[Any, int], int]
beats: Callable[[Any, int, int], bool]
outside: Callable[[Any, Any], int]
resample: Callable[[Any, int], None]
observe: Callable[[Any, int, Any], int]

MOVES: int
"""The length of the longest legal list: the room a thread needs."""
