"""Which language to speak: the one asked for, or the one of the user's environment."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("en", "fr", "nl")
FALLBACK = "en"

# In the order in which POSIX lets them override each other.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment such as `os.environ`; English if we do not speak it."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = locale[:2].lower()
    is_whole = not locale[2:3].isalpha()
    return language if is_whole and language in LANGUAGES else FALLBACK
