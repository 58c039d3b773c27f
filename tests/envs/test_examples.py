"""What the page for researchers shows is what happens."""

import re
from pathlib import Path

import numpy as np
import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "researchers.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int) -> None:
    np.random.seed(1)
    exec(compile(EXAMPLES[number], f"<example {number} for researchers>", "exec"), {})


def test_there_is_an_example_for_every_door_of_about_ten_lines() -> None:
    lengths = [len(example.splitlines()) for example in EXAMPLES]
    assert len(lengths) == 4
    assert max(lengths) <= 12
