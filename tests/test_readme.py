"""What the README shows is what happens."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_examples_of_the_readme_run() -> None:
    examples = re.findall(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "<example in the README>", "exec"), {})
