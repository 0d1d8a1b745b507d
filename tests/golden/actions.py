"""docs/actions.md: what every action number of every game means, in notation and in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from parfait import games
from parfait.core import Game, ParfaitError, State
from parfait.locale import words
from tests.golden.readme import ROOT

PAGE = ROOT / "docs/actions.md"
HEAD = """# Action numbers

What each number means to [environments](environments.md): the move as people and records write it, and what it does.
In Python, `game.notation.write_move(state, action)` and `game.notation.read_move(state, move)` translate. The numbers
are the same for every number of players. With fewer cards, suits, dice or squares than usual, environments number the
actions that are left from 0, in this order, and `env.numbering.to_game` gives the number on this page
([0244](decisions/0244-smaller-games-number-actions-without-gaps.md)). Numbers that are not listed mean nothing.
Written by `make golden`.
"""


def possible(game: Game, state: State) -> Iterator[tuple[int, str]]:
    """Every action that some position allows, and how it is written."""
    for action in range(game.actions):
        try:
            move = game.notation.write_move(state, action)
            if game.notation.read_move(state, move) == action:
                yield action, move
        except (ParfaitError, LookupError):
            continue


def _table(game: Game) -> Iterator[str]:
    english, state = words("en"), game.new(game.players[0])
    listed = list(possible(game, state))
    yield f"## {game.title}"
    yield ""
    yield f"{len(listed):,} of {game.actions:,} numbers."
    yield ""
    yield "| number | move | in words |"
    yield "|---|---|---|"
    for action, move in listed:
        said = english.event(game.name, game.describe(move), ())
        yield f"| {action} | `{move}` | {said} |"
    yield ""


def written() -> dict[Path, str]:
    lines = [line for game in games.games() for line in _table(game)]
    return {PAGE: HEAD + "\n" + "\n".join(lines[:-1]) + "\n"}
