"""Golden playthroughs: one whole random game for each game and number of players, told for people.

`make golden` writes them anew. A change of the rules, the notation, the events or the words shows as a diff to review.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from parfait import games
from parfait.core import CHANCE, WATCHER, Game, Rng
from parfait.locale import words
from parfait.play import Match
from parfait.records import Step

HERE = Path(__file__).parent
NAMES = ("Anna", "Bruno", "Chie", "David", "Emi")
MOST_MOVES = 8


def path(game: Game, players: int) -> Path:
    return HERE / f"{game.name}-{players}.txt"


def playthrough(game: Game, players: int) -> str:
    return "\n".join(_lines(game, players)) + "\n"


def _lines(game: Game, players: int) -> Iterator[str]:
    english, match, rng = words("en"), Match.new(game.name, players), Rng(players)
    yield f"{game.title}, {players} players: {', '.join(NAMES[:players])}. Random moves, seed {players}."
    while not match.over:
        number = len(match.record.steps)
        if match.turn == CHANCE:
            step = match.next_chance(rng)
            choice = ""
        else:
            moves = match.legal_moves()
            step = {"seat": match.turn, "move": moves[rng.below(len(moves))]}
            choice = f"  of {', '.join(moves)}" if len(moves) <= MOST_MOVES else f"  of {len(moves)} moves"
        events = match.advance_told(step, WATCHER)
        yield f"\n{number:4}  {_written(step)}{choice}"
        for event in events:
            rule = f"  ({event.rule})" if event.rule else ""
            yield f"      {english.event(game.name, event, NAMES)}{rule}"
    yield f"\nResult: {json.dumps(match.record.result)}"


def _written(step: Step) -> str:
    if "move" in step:
        return f"{NAMES[step['seat']]}: {step['move']}"
    return json.dumps(dict(step.items()), ensure_ascii=False)


def main() -> None:
    for game in games.games():
        for players in game.players:
            path(game, players).write_text(playthrough(game, players), encoding="utf-8")
            print(path(game, players).name)


if __name__ == "__main__":
    main()
