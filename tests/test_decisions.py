"""The decisions are listed, headed alike, and name files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs/decisions"
NOTES = sorted(FOLDER.glob("[0-9]*.md"))
# What the tree has: paths that a note may give from any folder on.
TREES = ("src", "web", "tests", "bench", "tools", "docs", "deploy")
THERE = [
    f"/{path.relative_to(ROOT).as_posix()}"
    for path in [*ROOT.glob("*"), *(path for tree in TREES for path in (ROOT / tree).rglob("*"))]
    if path.is_file() and "node_modules" not in path.parts
]
FILE = re.compile(r"`([\w./-]+\.(?:py|pxd|md|svelte|ts|toml|ftl))`")
EXAMPLES = {"mygames/pip-bluff.md"}  # of a game that exists on somebody's machine


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.stem)
def test_a_note_is_headed_by_its_number_and_names_files_that_exist(note: Path) -> None:
    text = note.read_text(encoding="utf-8")
    assert re.match(rf"# {note.name[:4]}\. \S", text)
    named = set(FILE.findall(text)) - EXAMPLES
    assert [file for file in named if not any(path.endswith(f"/{file}") for path in THERE)] == []


def test_the_index_lists_every_note_once() -> None:
    listed = re.findall(r"^- \[\d{4}\]\(([^)]+)\)", (FOLDER / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == [note.name for note in NOTES]
