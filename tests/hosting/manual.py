"""docs/hosting/*.md as what they are for: files to write and commands to type, in order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs/hosting"
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"File `([^`]+)`.*:$")
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    section: str
    file: str | None  # to be written
    typed: bool  # at a shell: marked `run`
    where: str  # "on the second machine"
    content: str


def blocks(page: str, *sections: str) -> list[Block]:
    """What a page says to do, in some of its sections or in all."""
    found = list(_blocks((FOLDER / f"{page}.md").read_text(encoding="utf-8")))
    named = {block.section for block in found}
    assert named.issuperset(sections), (sections, named)
    return [block for block in found if block.section in sections or not sections]


def _blocks(text: str) -> Iterator[Block]:
    for fence in FENCE.finditer(text):
        before = text[: fence.start()]
        said = " ".join(before.rstrip().rpartition("\n\n")[2].splitlines())
        named = FILE.match(said)
        headings = HEADING.findall(before)
        _, run, where = fence[1].partition(" run")
        yield Block(headings[-1] if headings else "", named and named[1], bool(run), where.strip(), fence[2])
