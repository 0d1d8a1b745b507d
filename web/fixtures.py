"""Recorded views for the gallery and the tests of the games' views: `make golden` writes them anew.

Each file holds stretches of a game as one seat sees them: the first view whole, then the fields that change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from parfait import bots, games
from parfait.core import CHANCE, Game, Rng, View
from parfait.core.patterns import grouped
from parfait.play import Match
from parfait.records import Step
from parfait.server.http.api import catalogue
from parfait.server.protocol.messages import GameEvent, encode
from parfait.server.updates import sent

Position = tuple[Step | dict[str, str], dict[str, Any], list[str], dict[str, GameEvent]]

GAMES = Path(__file__).parent / "src/games"

# Which games are played, and what is kept of them: by name, the first step (from the end where negative) and how many.
# A game that wants others says so in fixtures/plan.json of its folder.
Plan = list[dict[str, Any]]
USUAL_STRETCHES = {"start": (1, 14), "end": (-6, 6)}


def main() -> None:
    for file, text in files():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


def files() -> Iterator[tuple[Path, str]]:
    """Each file, and what stands in it: for every game that has a table of its own in the client."""
    infos = {info["name"]: info for info in json.loads(catalogue())["games"]}
    for game in games.games():
        folder = GAMES / game.name
        if not folder.is_dir():
            continue
        found: dict[str, Any] = {}
        for planned in plan(game):
            positions = played(game.name, planned["players"], planned.get("options", {}), planned["seed"])
            for name, (first, count) in planned["stretches"].items():
                start = first if first >= 0 else len(positions) + first
                found[name] = changes(positions[start : start + count])
        yield folder / "fixtures/views.json", encode(found).decode() + "\n"
        yield folder / "fixtures/info.json", encode(infos[game.name]).decode() + "\n"


def plan(game: Game) -> Plan:
    file = GAMES / game.name / "fixtures/plan.json"
    if not file.exists():
        return [{"players": game.players[-1], "seed": 1, "stretches": USUAL_STRETCHES}]
    own: Plan = json.loads(file.read_text(encoding="utf-8"))
    return own


def played(game: str, players: int, options: dict[str, Any], seed: int) -> list[Position]:
    match, rng, bot = Match.new(game, players, options), Rng(seed), bots.find("greedy")
    positions = [position(match, None)]
    while not match.over:
        chance = match.turn == CHANCE
        step = match.next_chance(rng) if chance else {"seat": match.turn, "move": chosen(match, bot, rng)}
        [seen] = match.advance_seen(step, (0,))
        positions.append(position(match, seen.step))
    return positions


def chosen(match: Match, bot: Any, rng: Rng) -> str:
    move: str = match.game.notation.write_move(match.state, bot.choose(match.view(match.turn), None, rng))
    return move


def position(match: Match, step: Step | None, seat: int = 0) -> Position:
    """How it came about, the seat's view of it, its legal moves; and in words the move made and what is asked now."""
    view: View = match.view(seat)
    whole = {field.name: getattr(view, field.name) for field in fields(view)} | {"options": options_of(view)}
    words = {}
    if step is not None and "move" in step and step["move"]:
        words["said"] = sent(match.game.describe(step["move"]))
    if match.turn == seat:
        words["asked"] = sent(match.game.asked(view))
    return step or {}, whole, grouped(match.legal_moves()) if match.turn == seat else [], words


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
