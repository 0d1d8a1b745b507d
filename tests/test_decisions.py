"""The decisions have a title and a status, are listed under that title, and name files that exist."""

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


HEADING = re.compile(r"# (\d{4})\. (\S.*)\n\nStatus: accepted(?:; .*\]\(\d{4}.*)?\n\n\S")


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.stem)
def test_a_note_has_a_title_and_a_status_and_names_files_that_exist(note: Path) -> None:
    text = note.read_text(encoding="utf-8")
    heading = HEADING.match(text)
    assert heading is not None
    assert heading[1] == note.name[:4]
    named = set(FILE.findall(text)) - EXAMPLES
    assert [file for file in named if not any(path.endswith(f"/{file}") for path in THERE)] == []


def test_the_index_lists_every_note_under_its_title() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- \[(\d{4})\]\(([^)]+)\) (.+)$", index, re.MULTILINE)
    titles = [(note, note.read_text(encoding="utf-8").split("\n", 1)[0]) for note in NOTES]
    assert sorted(listed) == [
        (note.name[:4], note.name, title.removeprefix(f"# {note.name[:4]}. ")) for note, title in titles
    ]
