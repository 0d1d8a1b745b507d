"""`python -m tools.typescript` writes the client's types, messages and views; `--check` says which are stale."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tools.typescript import messages, views

CLIENT = Path(__file__).resolve().parents[2] / "web/src"


def files() -> Iterator[tuple[Path, str]]:
    """Each generated file and its content."""
    yield CLIENT / "protocol.ts", messages.module()
    yield CLIENT / "games/view.generated.ts", views.common()
    for folder in sorted((CLIENT / "games").iterdir()):
        if folder.is_dir():  # a game without a table of its own needs no types
            yield folder / "view.generated.ts", views.module(folder.name)


def stale() -> list[Path]:
    """The files that do not match the Python classes."""
    return [file for file, text in files() if not file.exists() or file.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    wrong = stale()
    if "--check" in arguments:
        for file in wrong:
            print(f"{file} is stale: make golden writes it anew")
        return 1 if wrong else 0
    for file, text in files():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
