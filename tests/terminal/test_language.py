"""The language comes from the locale, as POSIX orders its variables."""

import pytest

from campidoglio.terminal.language import language_of


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "frp_IT"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "nl_NL", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_says_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
