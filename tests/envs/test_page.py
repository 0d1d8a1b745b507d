"""docs/environments.md: its examples run and print what it says, and its tables are as the games say."""

from __future__ import annotations

import contextlib
import io
import re

import pytest

from tests.golden import encodings

BLOCK = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("program", "printed"), BLOCK.findall(encodings.PAGE.read_text(encoding="utf-8")))
def test_an_example_prints_what_the_page_says(program: str, printed: str) -> None:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(program, {})
    assert said.getvalue() == printed


def test_the_fields_are_as_the_games_say() -> None:
    for file, text in encodings.written().items():
        assert file.read_text(encoding="utf-8") == text, "make golden"
