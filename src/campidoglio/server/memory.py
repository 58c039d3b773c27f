"""How often the server looks for memory that nobody uses any more."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (50_000, 50, 100)
"""So many new objects, and so many rounds of the younger generations, before the next look."""


@contextmanager
def tidied_seldom() -> Iterator[None]:
    """Look seldom: a thousand tables in memory are a million objects, and each look stops all play.

    Most memory is free as soon as nobody refers to it; a look is only needed for what refers to itself.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
