"""The texts of all games and of one game in one language, from the `.ftl` files beside the code.

What all games share lies in `campidoglio/locales`, what is a game's own in the `locales` of its folder. A
message that a language lacks is taken from English.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from campidoglio.kernel.rulebook import Rulebook
from campidoglio.terminal.language import FALLBACK
from campidoglio.terminal.places import package_of

SHARED = "campidoglio"


class MissingText(LookupError):
    """No language has the message, or a value that it needs was not given."""


class Texts:
    """Everything that is said in one language, about no game or about one."""

    def __init__(self, language: str, rulebook: Rulebook | None = None) -> None:
        self.language = language
        packages = (SHARED,) if rulebook is None else (SHARED, package_of(rulebook))
        self._bundles = tuple(_bundle(each, packages) for each in dict.fromkeys((language, FALLBACK)))

    def has(self, message: str) -> bool:
        """Whether any of our languages has the message."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def __call__(self, message: str, /, **values: int | str) -> str:
        """The message with its values filled in."""
        problems = [LookupError("no language has it")]
        for bundle in self._bundles:
            if bundle.has_message(message):
                text, problems = bundle.format_pattern(bundle.get_message(message).value, values)
                if not problems:
                    return str(text)
        raise MissingText(f"the message {message!r}: {problems[0]}")


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language, packages):
        bundle.add_resource(FluentResource(source))
    return bundle


def _sources(language: str, packages: tuple[str, ...]) -> Iterator[str]:
    for package in packages:
        path = files(package) / "locales" / f"{language}.ftl"
        if path.is_file():
            yield path.read_text("utf-8")
