"""`parfait record`: let random bots play, and record their games."""

from __future__ import annotations

import sys
import time
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Annotated

import typer
from rich.progress import Progress

from parfait import games as registry
from parfait.cli import output
from parfait.cli.arguments import (
    GameOptions,
    Language,
    Players,
    Seed,
    UsageError,
    randomness,
    read_options,
    read_players,
    read_seed,
    read_whole,
)
from parfait.cli.files import named, printable
from parfait.core import CHANCE, OVER, Game, MoveStep, Numbers, Options, Rng
from parfait.records import Record, legal_moves, let_chance_act, replacing, result_of

STANDARD_OUTPUT = Path("-")
LONG = 1.0  # seconds before a progress bar is worth showing

EXAMPLES = """
parfait record aice --players 4 --games 1000 --seed 7 --out games.jsonl
parfait record dokitto-ice --players 2 --option hand=12 --legal --out two.jsonl
parfait record dozito --seed 1 --out - | head -c 300
"""


def record(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    players: Players = None,
    games: Annotated[str, typer.Option("--games", metavar="K", help="help-record-games")] = "1",
    seed: Seed = None,
    option: GameOptions = None,
    legal: Annotated[bool, typer.Option("--legal", help="help-record-legal")] = False,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="help-record-out")] = STANDARD_OUTPUT,
    lang: Language = None,
) -> None:
    """Let random bots play, and record their games. If interrupted, leave the file as it was."""
    words = output.speak(lang)
    found = registry.find(game)
    number, start = read_whole(games, "--games", 1, 10**9), read_seed(seed)
    state = found.new(read_players(players), read_options(option))
    if state.options.endless():
        raise UsageError("endless")
    try:
        title = words("cli-recording", game=words(f"{found.name}-title"))
        with _opened(out) as file, closing(_with_progress(number, title)) as numbers:
            for k in numbers:
                written = random_game(found, state.players, state.options, randomness(start, k), with_legal=legal)
                file.write(written.write() + "\n")
    except KeyboardInterrupt:
        if out == STANDARD_OUTPUT:
            raise
        output.complain("\n" + words("cli-record-stopped", file=printable(out)))
        raise typer.Exit(130) from None


def random_game(game: Game, players: int, options: Options, rng: Rng, *, with_legal: bool = False) -> Record:
    """The record of a random game. Moves are drawn from the legal ones, so they are not checked again."""
    written = Record(game, players, options)
    state = written.new()
    scratch = Numbers()
    while state.turn != OVER:
        if state.turn == CHANCE:
            written.steps.append(let_chance_act(game, state, rng))
            continue
        action = state.random_action(rng, scratch)
        step: MoveStep = {"seat": state.turn, "move": game.notation.write_move(state, action)}
        if with_legal:
            step["legal"] = legal_moves(game, state)
        written.steps.append(step)
        state.apply(action)
    scratch.check()
    written.result = result_of(state)
    return written


@contextmanager
def _opened(out: Path) -> Iterator[IO[str]]:
    if out == STANDARD_OUTPUT:
        yield sys.stdout
        return
    with named(out), replacing(out) as file:
        yield file


def _with_progress(number: int, title: str) -> Generator[int]:
    """0, 1, … number - 1; with a bar on standard error, if that is a terminal, once it has taken a while."""
    console = output.console(stderr=True)
    started = time.monotonic()
    for k in range(number):
        if console.is_terminal and time.monotonic() - started > LONG:
            with Progress(console=console, transient=True) as progress:
                yield from progress.track(range(k, number), total=number, completed=k, description=title)
            return
        yield k
