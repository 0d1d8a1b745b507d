"""`parfait arena`: bots play each other, and the results come with confidence intervals."""

from __future__ import annotations

import json
import math
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parfait import bots, extras, games
from parfait.cli import output
from parfait.cli.arguments import (
    GameOptions,
    Iterations,
    Language,
    Players,
    Seconds,
    Seed,
    read_limit,
    read_options,
    read_players,
    read_seed,
    read_time,
    read_whole,
)
from parfait.cli.files import named
from parfait.core import ParfaitError, Rng
from parfait.core.system import cores, without_interrupts
from parfait.lab.arena import ArenaError, run, run_on
from parfait.lab.play_fixture import Forfeit, PlayedGame
from parfait.lab.record_writer import RecordWriter
from parfait.lab.schedule import Contest, is_foreign
from parfait.lab.statistics import Adjusted, Standing, standings
from parfait.lab.study.executors import executor
from parfait.locale import Words
from parfait.records import replacing

INTERRUPTED = 130

EXAMPLES = """
parfait arena dokitto-ice --players 2 --bots 3,5 --games 200
parfait arena aice --players 4 --bots greedy,5 --games 100 --seconds 0.2
parfait arena dozito --players 2 --bots 1,2,3 --games 600 --records games.jsonl
parfait arena aice --players 4 --bots 2,3 --games 200 --adjust
parfait arena dessert-dice --players 2 --bots mine:Bot,greedy --json
"""


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    names: Annotated[
        str,
        typer.Option("--bots", metavar="BOT,BOT,…", help="help-arena-bots"),
    ],
    players: Players = None,
    number: Annotated[str, typer.Option("--games", metavar="K", help="help-arena-games")] = "100",
    iterations: Iterations = None,
    seconds: Seconds = None,
    seed: Seed = None,
    option: GameOptions = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="N", help="help-arena-workers")] = None,
    patience: Annotated[
        str | None,
        typer.Option("--patience", metavar="S", help="help-arena-patience"),
    ] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FILE", help="help-arena-records")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="help-lab-cluster")] = None,
    adjust: Annotated[bool, typer.Option("--adjust", help="help-arena-adjust")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-arena-json")] = False,
    lang: Language = None,
) -> None:
    """Play bots against each other and show the standings."""
    words = output.speak(lang)
    extras.require("lab")
    found = games.find(game)
    state = found.new(read_players(players), read_options(option))
    start = read_seed(seed)
    contest = Contest(
        game=found.name,
        players=state.players,
        options=state.options,
        bots=read_bots(names),
        seed=Rng.system().word() if start is None else start,
        limit=read_limit(iterations, seconds),
        patience=None if patience is None else read_time(patience),
        adjust=adjust,
    )
    wanted = read_whole(number, "--games", 1, 10**9)
    processes = cores() if workers is None else read_whole(workers, "--workers", 1, 256)
    if os.getcwd() not in sys.path and any(map(is_foreign, contest.bots)):
        sys.path.insert(0, os.getcwd())  # where a module:Class of one's own is looked for first
    run = ArenaRun(contest, wanted, min(processes, contest.count(wanted)), words, cluster)
    with interrupted_once():
        run.play(records)
        found_standings = standings(contest.bots, run.played)
        if as_json:
            print(json.dumps(report(contest, len(run.played), found_standings)), flush=True)
        else:
            output.console().print(table(found_standings, words))
        run.print_forfeits()
    if run.interrupted or run.failed:
        output.complain(words("arena-stopped", games=len(run.played), wanted=contest.count(wanted)))
    if run.failed:
        raise run.failed
    if run.interrupted:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def interrupted_once() -> Iterator[None]:
    """The first Ctrl-C ends the run; further ones are ignored. The results so far are shown, and the program ends."""

    def end(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is end:
            signal.signal(signal.SIGINT, before)


def read_bots(text: str) -> tuple[str, ...]:
    """Names with commas between them; `L3` is level 3."""
    given = [name.strip() for name in text.split(",")]
    return tuple(name[1:] if name[:1] in "Ll" and name[1:] in bots.LEVELS else name for name in given)


class ArenaRun:
    """A contest being played."""

    def __init__(self, contest: Contest, games: int, workers: int, words: Words, cluster: str | None = None) -> None:
        self.cluster = cluster
        self.contest = contest
        self.games = games
        self.workers = workers
        self.words = words
        self.played: list[PlayedGame] = []
        self.forfeits: Counter[tuple[str, str]] = Counter()
        self.interrupted = False
        self.failed: ParfaitError | None = None

    def play(self, records: Path | None) -> None:
        """Play all games, or until Ctrl-C, or until the arena cannot continue; finished games are always kept."""
        with ExitStack() as stack:
            book, advance = stack.enter_context(_book(records)), stack.enter_context(self._progress())
            contest_games = self._games(stack)
            try:
                with closing(contest_games):
                    for game in contest_games:
                        with without_interrupts():
                            self._keep(game, book)
                        advance()
            except KeyboardInterrupt:
                self.interrupted = True
            except (ArenaError, bots.UnknownBot) as error:
                if not self.played:
                    raise
                self.failed = error

    def _games(self, stack: ExitStack) -> Generator[PlayedGame]:
        """The games, played by processes of this machine or by a cluster."""
        fixtures = self.contest.fixtures(self.games)
        if self.cluster is None:
            return run(self.contest, fixtures, self.workers)
        return run_on(*stack.enter_context(executor(None, self.cluster)), self.contest, fixtures)

    def _keep(self, game: PlayedGame, book: RecordWriter | None) -> None:
        if book is not None:
            book.add(game)
        self.played.append(replace(game, record=""))
        if game.forfeit is not None:
            self._forfeit(game.forfeit)

    def _forfeit(self, forfeit: Forfeit) -> None:
        self.forfeits[forfeit.bot, forfeit.reason] += 1
        if self.forfeits[forfeit.bot, forfeit.reason] == 1:
            said = self.words(f"arena-forfeit-{forfeit.reason}", bot=forfeit.bot, details=forfeit.details)
            output.complain(said)

    def print_forfeits(self) -> None:
        for bot in dict.fromkeys(bot for bot, _ in self.forfeits):
            games = sum(count for (name, _), count in self.forfeits.items() if name == bot)
            output.complain(self.words("arena-forfeits", bot=bot, games=games))

    @contextmanager
    def _progress(self) -> Iterator[Callable[[], None]]:
        console = output.console(stderr=True)
        if not console.is_terminal:
            yield lambda: None
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            title = self.words(f"{self.contest.game}-title")
            task = progress.add_task(title, total=self.contest.count(self.games))
            yield lambda: progress.advance(task)


@contextmanager
def _book(records: Path | None) -> Iterator[RecordWriter | None]:
    if records is None:
        with nullcontext():
            yield None
        return
    with named(records), replacing(records) as file:
        book = RecordWriter(file)
        yield book
        book.close()


def report(contest: Contest, games: int, found: list[Standing]) -> dict[str, object]:
    return {
        "game": contest.game,
        "players": contest.players,
        "games": games,
        "bots": [
            {
                "bot": standing.bot,
                "games": standing.games,
                "win_rate": None if standing.win_rate is None else round(standing.win_rate, 4),
                "interval": [round(standing.interval.low, 4), round(standing.interval.high, 4)],
                "rating": round(standing.rating, 2),
                **({} if standing.adjusted is None else {"adjusted": _adjusted(standing.adjusted)}),
            }
            for standing in found
        ],
    }


def _adjusted(adjusted: Adjusted) -> dict[str, object]:
    bounds = adjusted.interval.low, adjusted.interval.high
    ratio = adjusted.variance_ratio
    return {
        "win_rate": round(adjusted.win_rate, 4),
        "interval": [round(bound, 4) if math.isfinite(bound) else None for bound in bounds],
        "variance_ratio": None if ratio is None else round(ratio, 4),
    }


def table(found: list[Standing], words: Words) -> Table:
    def percent(share: float) -> str:
        return words("percent", value=words("decimal", value=100 * share))

    shown = Table(box=None, pad_edge=False, header_style="dim")
    shown.add_column(words("arena-bot"))
    luck_is_known = any(standing.adjusted is not None for standing in found)
    less_luck = ("adjusted", "adjusted-interval") if luck_is_known else ()
    for column in ("games", "win-rate", "interval", *less_luck, "par", "rating"):
        shown.add_column(words(f"arena-{column}"), justify="right")
    for standing in sorted(found, key=lambda standing: -(standing.win_rate or 0.0)):
        rate = "–" if standing.win_rate is None else percent(standing.win_rate)
        interval = f"{percent(standing.interval.low)} – {percent(standing.interval.high)}"
        rating = words("decimal", value=standing.rating)
        row = [bot_name(standing.bot, words), str(standing.games), rate, interval]
        if luck_is_known:
            row += _less_luck(standing.adjusted, percent)
        shown.add_row(*row, percent(standing.par), rating)
    return shown


def _less_luck(adjusted: Adjusted | None, percent: Callable[[float], str]) -> list[str]:
    if adjusted is None:
        return ["–", "–"]
    low, high = adjusted.interval.low, adjusted.interval.high
    known = math.isfinite(low)
    return [percent(adjusted.win_rate), f"{percent(low)} – {percent(high)}" if known else "–"]


def bot_name(name: str, words: Words) -> str:
    """`5 (Master)`, or the name as it is."""
    return f"{name} ({words(f'bot-level-{name}')})" if name in bots.LEVELS else name
