"""What a seat knows as numbers, field by field, for docs/environments.md."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from pathlib import Path

from parfait import games
from parfait.core import Game
from parfait.core.encoding import Field
from tests.golden.readme import ROOT, with_table

PAGE = ROOT / "docs/environments.md"


def _table(game: Game) -> Iterator[str]:
    encodings = [games.encoding(game, players) for players in game.players]
    sizes = ", ".join(f"{encoding.size} for {encoding.players}" for encoding in encodings)
    yield f"### {game.title}"
    yield ""
    yield f"{game.actions:,} actions; numbers by players: {sizes}."
    yield ""
    yield f"| field | {' | '.join(str(players) for players in game.players)} | what its numbers are |"
    yield "|---|" + "---|" * len(game.players) + "---|"
    for fields in zip(*(encoding.fields for encoding in encodings), strict=True):
        counts = " | ".join(str(field.size) for field in fields)
        yield f"| `{fields[0].name}` | {counts} | {fields[-1].meaning}{_bounds(fields[-1])} |"
    yield ""


def _bounds(field: Field) -> str:
    if (field.low, field.high) == (0, 1):
        return ""
    if field.high == inf:
        return "; any number" if field.low == -inf else f"; {field.low:g} or more"
    return f"; up to {field.high:g}"


def written() -> dict[Path, str]:
    lines = [line for game in games.games() for line in _table(game)]
    return {PAGE: with_table(PAGE, lines[:-1])}
