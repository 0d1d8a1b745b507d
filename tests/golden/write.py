"""Whatever is written for a game, by one command: `make golden`. Review the diff.

Golden playthroughs are whole random games, told for people: a change of rules, notation, events or words shows there.
The tables of games in the README and the rules' index are made of the games' data, the client's types and fixtures of
the Python classes and of play. Records are kept for ever: one is written only where a number of players has none yet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from tools.typescript import __main__ as types

from parfait import games
from parfait.cli.record import random_game
from parfait.core import CHANCE, WATCHER, Game, Rng
from parfait.locale import words
from parfait.play import Match
from parfait.records import Record, Step, read_lines
from tests.golden import actions, encodings, readme
from web import fixtures

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
KEPT = ROOT / "tests/records/kept"
NAMES = ("Anna", "Bruno", "Chie", "David", "Emi", "Fatou", "Gil", "Hana")
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


def written() -> dict[Path, str]:
    """Every file that must be as it is made here, and what has to stand in it."""
    playthroughs = {path(game, n): playthrough(game, n) for game in games.games() for n in game.players}
    return {
        **playthroughs,
        **readme.written(),
        **encodings.written(),
        **actions.written(),
        **dict(types.files()),
        **dict(fixtures.files()),
    }


def unkept() -> list[tuple[Game, int]]:
    """The games and numbers of players of which no record was kept."""
    kept = {
        (record.game.name, record.players)
        for file in sorted(KEPT.glob("*.jsonl"))
        for _, record in read_lines(file)
        if isinstance(record, Record)
    }
    return [(game, n) for game in games.games() for n in game.players if (game.name, n) not in kept]


def keep(game: Game, players: int) -> Path:
    """Write down two random games, to be verified for ever."""
    file = KEPT / f"{game.name}-{players}.jsonl"
    records = [random_game(game, players, game.options(), Rng(players, n)).write() for n in range(2)]
    file.write_text("\n".join(records) + "\n", encoding="utf-8")
    return file


def main() -> None:
    for file, text in written().items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(file.relative_to(ROOT))
    for game, players in unkept():
        print(keep(game, players).relative_to(ROOT))
    for file in left_over():
        file.unlink()


def left_over() -> list[Path]:
    """Playthroughs of what is played no more."""
    wanted = {path(game, n) for game in games.games() for n in game.players}
    return [file for file in sorted(HERE.glob("*.txt")) if file not in wanted]


if __name__ == "__main__":
    main()
