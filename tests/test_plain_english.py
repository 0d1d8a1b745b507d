"""Words that our English avoids (CONTRIBUTING.md, "How we write"), in messages, pages and docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from parfait import locale

ROOT = Path(__file__).parent.parent
AVOIDED = re.compile(
    r"\b(anew|reckon(?:s|ed|ing)?|as ever|some \d+|each as likely|by lot|hang together|in good order|due share)\b",
    re.IGNORECASE,
)
CODE = re.compile(r"```.*?```|`[^`]*`|\([^)\s]*\)", re.DOTALL)  # commands, names and the addresses of links


def messages() -> Iterator[tuple[str, str]]:
    for file in locale.sources("en"):
        for line in file.read_text(encoding="utf-8").splitlines():
            yield file.name, line.partition(" = ")[2] or line.lstrip()


def pages() -> Iterator[tuple[str, str]]:
    for page in (ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "ARCHITECTURE.md", *(ROOT / "docs").rglob("*.md")):
        yield page.name, CODE.sub("", page.read_text(encoding="utf-8"))


def docstrings() -> Iterator[tuple[str, str]]:
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield file.name, ast.get_docstring(node) or ""


@pytest.mark.parametrize("kind", [messages, pages, docstrings], ids=lambda kind: kind.__name__)
def test_no_text_uses_a_word_that_we_avoid(kind: Callable[[], Iterator[tuple[str, str]]]) -> None:
    found = [(where, match[0]) for where, text in kind() for match in AVOIDED.finditer(text)]
    assert found == []


def test_avoided_words_are_found() -> None:
    assert AVOIDED.search("The cards are dealt anew, some 20 of them.")
    assert not AVOIDED.search("some of the 20 cards")
