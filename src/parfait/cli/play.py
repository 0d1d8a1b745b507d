"""`parfait play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from parfait import games
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
from parfait.cli.files import named
from parfait.cli.interrupts import play_through
from parfait.cli.keyboard import Keyboard
from parfait.cli.replay import find_game
from parfait.cli.room import QUIT
from parfait.cli.saving import SavedGame, read_saved
from parfait.cli.saving import found as found_file
from parfait.cli.seats import BOT, HUMAN, SeatChoice, check_number, read_seats, usual_seats
from parfait.cli.session import Session
from parfait.core import Game
from parfait.play import branch
from parfait.records import Record

EXAMPLES = """
parfait play
parfait play dokitto-ice --players 3
parfait play dozito --seats human:Anna,human:Ben,bot
parfait play dokitto-ice --seed 7 --option trophies_to_win=1
parfait play aice --seats bot,bot,bot
parfait play --resume parfait-dozito-1.jsonl
parfait play --from games.jsonl --step 34
parfait play --from games.jsonl --step 34 --seats bot,human --anew
"""


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-game")] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="WHO,WHO,…",
            help="help-play-seats",
        ),
    ] = None,
    seed: Seed = None,
    option: GameOptions = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="help-play-resume")] = None,
    source: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="help-play-from")] = None,
    number: Annotated[str, typer.Option("--game", metavar="K", help="help-number-in-file")] = "1",
    step: Annotated[str, typer.Option("--step", metavar="N", help="help-play-step")] = "0",
    anew: Annotated[bool, typer.Option("--anew", help="help-play-anew")] = False,
    lang: Language = None,
) -> None:
    """Play a game, continue a saved one, or play on from a step of one that is over."""
    output.speak(lang)
    chosen = None if seats is None else read_seats(seats.split(","))
    if source is not None:
        if game is not None or players is not None or option or resume is not None:
            raise UsageError("from-alone")
        where = read_whole(number, "--game", 1, 10**9), read_whole(step, "--step", 0, 10**9)
        raise typer.Exit(play_through(_branched(source, *where, chosen, read_seed(seed), anew=anew)))
    if resume is not None:
        if game is not None or players is not None or option:
            raise UsageError("resume-alone")
        session = _resumed(resume, chosen, read_seed(seed))
    else:
        session = _begun(game, read_players(players), chosen, read_options(option), read_seed(seed))
    raise typer.Exit(play_through(session))


def _begun(
    name: str | None,
    players: int | None,
    seats: tuple[SeatChoice, ...] | None,
    options: dict[str, Any],
    seed: int | None,
) -> Session:
    if name is None:
        found, players = _asked_for(players if seats is None else len(seats))
    else:
        found = games.find(name)
    state = found.new(len(seats) if players is None and seats is not None else players, options)
    if seats is None:
        seats = usual_seats(state.players)
    check_number(seats, state.players)
    if state.options.endless() and not any(seat.human for seat in seats):
        raise UsageError("endless")
    return Session(Record(found, state.players, state.options), seats, seed, SavedGame())


def _asked_for(players: int | None) -> tuple[Game, int | None]:
    """Ask the user what to play."""
    words, console, keyboard = output.words(), output.console(), Keyboard()
    if not keyboard.is_terminal:
        raise UsageError("which-game", games=games.names())
    listed = games.games()
    for number, game in enumerate(listed, 1):
        title, counts = words(f"{game.name}-title"), words("cli-players", players=game.player_counts)
        console.print(Text.assemble(f"{number} ", (title, "bold"), "  ", (counts, "dim")))
        console.print(Text(f"  {words(f'{game.name}-tagline')}"))
    found = None
    while found is None:
        typed = _ask(keyboard, words("cli-which-game")).casefold()
        if typed in QUIT:
            raise typer.Exit(0)
        found = next((g for n, g in enumerate(listed, 1) if typed in (str(n), g.name, g.title.casefold())), None)
    while players is None and len(found.players) > 1:
        usual = str(found.players[-1])
        typed = _ask(keyboard, words("cli-how-many", allowed=found.player_counts, usual=usual)) or usual
        if typed.casefold() in QUIT:
            raise typer.Exit(0)
        players = next((n for n in found.players if typed == str(n)), None)
    return found, players


def _ask(keyboard: Keyboard, question: str) -> str:
    try:
        return keyboard.ask(question + " ")
    except EOFError:
        print()
        raise typer.Exit(0) from None


def _branched(
    file: Path, number: int, step: int, seats: tuple[SeatChoice, ...] | None, seed: int | None, *, anew: bool
) -> Session:
    """Continue from a step of a finished game, by default in the seat whose turn it is."""
    record = find_game(file, number)
    with named(file):
        made = branch(record, step)
        if seats is None:
            turn = max(0, made.replay().turn)
            seats = tuple(SeatChoice(HUMAN if seat == turn else BOT) for seat in range(record.players))
        check_number(seats, record.players)
        if anew:
            eyes = next((seat for seat, who in enumerate(seats) if who.human), 0)
            made = branch(record, step, eyes, randomness(seed, 100))
    return Session(made, seats, seed, SavedGame())


def _resumed(file: Path, seats: tuple[SeatChoice, ...] | None, seed: int | None) -> Session:
    record = read_saved(file)
    saved = SavedGame(found_file(file))
    saved.steps = len(record.steps)
    if seats is None:
        entries = record.extra.get("seats")
        seats = read_seats(entries) if isinstance(entries, list) else usual_seats(record.players)
    check_number(seats, record.players)
    return Session(record, seats, seed, saved)
