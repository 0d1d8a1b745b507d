"""`parfait new`: start a game of your own as one file."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

import typer

from parfait import games
from parfait.cli import output
from parfait.cli.arguments import Language, UsageError
from parfait.core.errors import shorten
from parfait.prototype import examples

EXAMPLES = """
parfait new lucky-seven
parfait new whist --like three_suits
"""
FOLDER = Path(examples.__file__).parent
LIKE = tuple(sorted(file.stem for file in FOLDER.glob("[a-z]*.py")))


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-new-name")],
    like: Annotated[str, typer.Option("--like", metavar="GAME", help="help-new-like")] = "pig_tail",
    folder: Annotated[str | None, typer.Option("--folder", metavar="FOLDER", help="help-new-folder")] = None,
    lang: Language = None,
) -> None:
    """Write a file with a playable game, and print what to do next."""
    words = output.speak(lang)
    parts = re.findall(r"[a-z0-9]+", name.lower().removesuffix(".py"))
    stem = "_".join(parts)
    if not parts or not stem[0].isalpha() or not re.fullmatch(r"[A-Za-z0-9 _.-]+", name):
        raise UsageError("bad-game-name", name=shorten(name))
    if stem.replace("_", "-") in games.names():
        raise UsageError("game-exists", name=stem.replace("_", "-"))
    like = like.replace("-", "_")
    if like not in LIKE:
        raise UsageError("unknown-example", name=shorten(like), allowed=LIKE)
    where = Path(folder or next(filter(None, os.environ.get("PARFAIT_GAMES", "").split(os.pathsep)), "."))
    file = where / f"{stem}.py"
    if file.exists():
        raise UsageError("file-exists", file=str(file))
    where.mkdir(parents=True, exist_ok=True)
    text = (FOLDER / f"{like}.py").read_text(encoding="utf-8")
    text = re.sub(r"class \w+\(Prototype\)", f"class {''.join(part.capitalize() for part in parts)}(Prototype)", text)
    file.write_text(text, encoding="utf-8")
    print(words("cli-new-written", file=str(file)))
    game = stem.replace("_", "-")
    if str(where) not in os.environ.get("PARFAIT_GAMES", "").split(os.pathsep):
        print(f"  export PARFAIT_GAMES={where.resolve()}")
    print(f"  parfait check {game}")
    print(f"  parfait play {game}")
    print("  parfait serve")
