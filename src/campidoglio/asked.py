"""What every command reads alike: a seed, a game's settings."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from campidoglio.kernel.errors import BadSeed, BadSetting
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.settings import Data

DATA_FILES = (".json", ".toml")


def read_seed(text: str | None) -> int | None:
    """The seed that was typed; None for one by chance."""
    if text is None:
        return None
    try:
        return int(text, 0) if len(text) < 100 else -1
    except ValueError:
        raise BadSeed(f"--seed is a whole number, not {text!r:.80}") from None


def read_options(rulebook: Rulebook, settings: tuple[str, ...]) -> dict[str, object]:
    """The settings that were given as NAME=VALUE."""
    options: dict[str, object] = {}
    for text in settings:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetting(f"--set takes NAME=VALUE, not {text!r:.80}; {rulebook.settings.listed()}")
        if name in options:
            raise BadSetting(f"--set {name} was given twice")
        is_data = any(setting.name == name and isinstance(setting, Data) for setting in rulebook.settings.all)
        options[name] = _file(name, value) if is_data and value.endswith(DATA_FILES) else value
    return options


def _file(name: str, path: str) -> object:
    try:
        text = Path(path).expanduser().read_text("utf-8")
        return tomllib.loads(text) if path.endswith(".toml") else json.loads(text)
    except OSError as problem:
        raise BadSetting(f"--set {name}: {path} cannot be read: {problem.strerror}") from None
    except (ValueError, RecursionError) as problem:
        raise BadSetting(f"--set {name}: {path} is not {Path(path).suffix[1:].upper()}: {problem}") from None
