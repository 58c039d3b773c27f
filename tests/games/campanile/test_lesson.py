"""The tutorial of the web page is a game by the rules as they are."""

import json
import runpy
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "web" / "src" / "games" / "campanile"


def test_the_lesson_of_the_page_is_the_game_that_its_script_plays() -> None:
    """Where a rule or a view changes, `python web/src/games/campanile/lesson.py` writes the lesson anew."""
    kept = json.loads((FOLDER / "lesson.json").read_text("utf-8"))
    played: list[dict[str, Any]] = runpy.run_path(str(FOLDER / "lesson.py"))["lesson"]()
    assert kept == json.loads(json.dumps(played))


def test_the_learner_wins_in_the_end_by_what_the_lesson_says() -> None:
    """Its last words give the points: 15 to 14."""
    kept = json.loads((FOLDER / "lesson.json").read_text("utf-8"))
    assert [seat["score"] for seat in kept[-1]["view"]["seats"]] == [15, 14]
