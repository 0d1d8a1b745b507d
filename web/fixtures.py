"""Recorded views for the gallery and the tests of the games' views: python web/fixtures.py writes them anew.

Each file holds stretches of a game as one seat sees them: the first view whole, then the fields that change.
"""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from parfait import bots
from parfait.core import CHANCE, Rng, View
from parfait.play import Match
from parfait.play.match import seen as as_seen
from parfait.records import Step
from parfait.server.tables.updates import grouped, sent
from parfait.server.web.api import catalogue
from parfait.server.wire.protocol import GameEvent, encode

Position = tuple[Step, dict[str, Any], list[str], dict[str, GameEvent]]

GAMES = Path(__file__).parent / "src/games"

# game, players, options, seed, stretches by name: first step (from the end where negative) and how many
GAMES_TO_PLAY: tuple[tuple[str, int, dict[str, Any], int, dict[str, tuple[int, int]]], ...] = (
    ("dokitto-ice", 4, {}, 7, {"start": (1, 14), "end": (-6, 6)}),
    ("dokitto-ice", 2, {}, 3, {"two": (8, 10)}),
    ("dozito", 3, {}, 5, {"start": (1, 14), "end": (-6, 6)}),
    ("dozito", 5, {}, 2, {"five": (60, 8)}),
    ("dessert-dice", 3, {}, 4, {"start": (1, 14), "end": (-6, 6)}),
    ("aice", 4, {}, 11, {"start": (1, 16), "end": (-8, 8)}),
    ("aice", 3, {}, 2, {"three": (5, 8)}),
)


def main() -> None:
    stretches: dict[str, dict[str, Any]] = {}
    for game, players, options, seed, wanted in GAMES_TO_PLAY:
        positions = played(game, players, options, seed)
        for name, (first, count) in wanted.items():
            start = first if first >= 0 else len(positions) + first
            stretches.setdefault(game, {})[name] = changes(positions[start : start + count])
    infos = {info["name"]: info for info in json.loads(catalogue())["games"]}
    for game, found in stretches.items():
        folder = GAMES / game / "fixtures"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "views.json").write_text(encode(found).decode() + "\n", encoding="utf-8")
        (folder / "info.json").write_text(encode(infos[game]).decode() + "\n", encoding="utf-8")


def played(game: str, players: int, options: dict[str, Any], seed: int) -> list[Position]:
    match, rng, bot = Match.new(game, players, options), Rng(seed), bots.find("greedy")
    positions = [seen(match, {})]
    while not match.over:
        before = match.state.clone()
        step = match.draw(rng) if match.turn == CHANCE else match.play(match.turn, chosen(match, bot, rng))
        positions.append(seen(match, as_seen(match.game, before, step, 0)))
    return positions


def chosen(match: Match, bot: Any, rng: Rng) -> str:
    move: str = match.game.notation.write_move(match.state, bot.choose(match.view(match.turn), None, rng))
    return move


def seen(match: Match, step: Step, seat: int = 0) -> Position:
    """How it came about, the seat's view of it, its legal moves; and in words the move made and what is asked now."""
    view: View = match.view(seat)
    whole = {field.name: getattr(view, field.name) for field in fields(view)} | {"options": options_of(view)}
    words = {}
    if step.get("move"):
        words["said"] = sent(match.game.describe(step["move"]))
    if match.turn == seat:
        words["asked"] = sent(match.game.asked(view))
    return step, whole, grouped(match.legal_moves()) if match.turn == seat else [], words


def options_of(view: View) -> dict[str, Any]:
    """All of them, with the defaults, as the client knows them."""
    return {info.name: info.kind.write(getattr(view.options, info.name)) for info in view.options.infos()}


def changes(positions: list[Position]) -> list[dict[str, Any]]:
    """The first position whole, then what changed."""
    before: dict[str, Any] = {}
    found: list[dict[str, Any]] = []
    for step, view, legal, words in positions:
        changed = {name: value for name, value in view.items() if before.get(name, found) != value}
        found.append({"step": step, "view": changed, "legal": legal, **words})
        before = view
    return found


if __name__ == "__main__":
    main()
