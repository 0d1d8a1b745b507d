"""Count the rows of editors' word lists that still stand: python -m tools.word_lists LIST.md …

A list is a Markdown page with tables. The last four cells of a row are a file (from the root, src/parfait or games),
the key of a message or the number of a rule, what stands there now, and what is better; "⏎" separates passages. A row
still stands if one of its passages is still in that message or, without a key, in that file.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
FOLDERS = (ROOT, ROOT / "src/parfait", ROOT / "src/parfait/games")
SHORTEST = 4  # characters of a passage that can be looked for


class Row(NamedTuple):
    file: str
    key: str
    now: str
    better: str


def rows(page: str) -> Iterator[Row]:
    for line in page.splitlines():
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        if len(cells) in (4, 5, 6) and re.search(r"\.\w+", cells[-4]):
            yield Row(cells[-4].strip("`").partition(" (")[0], cells[-3].strip("`"), cells[-2], cells[-1])


def standing(row: Row, folders: tuple[Path, ...] = FOLDERS) -> bool:
    """Whether the row still stands; False if its file or its message is gone."""
    text = "\n".join((folder / row.file).read_text("utf-8") for folder in folders if (folder / row.file).is_file())
    if row.file.endswith(".ftl") and "," not in row.key:
        text = _after(text, rf"^{re.escape(row.key)} = ", r"^(?=\S)(?!\})")
    elif rule := re.match(r"[A-Z]{2}-\d+$", row.key):
        text = _after(text, rf"^- \*\*{rule[0]}\*\*", r"^(?=- \*\*|#)")
    better = _plain(row.better)
    passages = (_plain(passage) for passage in row.now.split("⏎"))
    return any(len(now) >= SHORTEST and now in _plain(text) and now not in better for now in passages)


def _after(text: str, begin: str, end: str) -> str:
    """The text from a line that begins so up to the next line that ends it."""
    if not (found := re.search(begin, text, re.MULTILINE)):
        return ""
    rest = text[found.end() :]
    return rest[: over.start()] if (over := re.compile(end, re.MULTILINE).search(rest, 1)) else rest


def _plain(text: str) -> str:
    return " ".join(text.split())


def main(files: list[str]) -> None:
    total = left = 0
    for file in files:
        listed = list(rows(Path(file).read_text("utf-8")))
        stand = [row for row in listed if standing(row)]
        for row in stand:
            print(f"{row.file}, {row.key}: {row.now}")
        print(f"{Path(file).name}: {len(stand)} of {len(listed)} rows still stand")
        total, left = total + len(listed), left + len(stand)
    print(f"all: {left} of {total} ({100 * left / max(total, 1):.1f}%)")


if __name__ == "__main__":
    main(sys.argv[1:])
