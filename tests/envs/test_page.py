"""docs/environments.md: its example runs and prints what it says, and its tables are as the games say."""

from __future__ import annotations

import contextlib
import io
import re

from tests.golden import encodings

BLOCK = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_example_prints_what_the_page_says() -> None:
    [(program, printed)] = BLOCK.findall(encodings.PAGE.read_text(encoding="utf-8"))
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(program, {})
    assert said.getvalue() == printed


def test_the_fields_are_as_the_games_say() -> None:
    for file, text in encodings.written().items():
        assert file.read_text(encoding="utf-8") == text, "make golden"
