"""Games are played whatever happens to bots and workers. Each of these starts processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parfait.bots import Limit, UnknownBot
from parfait.cli import main
from parfait.lab.arena import Arena, ArenaError, run
from parfait.lab.play_fixture import PlayedGame, play
from parfait.lab.schedule import Contest, Fixture
from parfait.lab.statistics import standings
from parfait.records import read_lines
from tests.lab import strangers
from tests.lab.test_schedule import contest
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def from_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(str(ROOT))


def played(bots: str, games: int = 4, workers: int = 2, **more: Any) -> list[PlayedGame]:
    asked = contest(bots=bots, **more)
    return sorted(run(asked, asked.fixtures(games), workers), key=lambda game: game.fixture.number)


def stranger(name: str) -> str:
    return f"{strangers.__name__}:{name}"


def test_more_workers_change_nothing() -> None:
    assert played("greedy,random", 6, workers=1) == played("greedy,random", 6, workers=3)


@pytest.mark.parametrize(
    ("name", "reason", "details"),
    [
        ("Raising", "raised", "ZeroDivisionError: division of the spoils"),
        ("Leaving", "raised", "SystemExit: I had enough"),
        ("Cheating", "illegal", "1023"),
        ("Vague", "illegal", "'the best one'"),
        ("Unspeakable", "raised", "Secret"),
        ("LoadedOnce", "raised", "RuntimeError: no more of me"),
        ("Dying", "died", ""),
        ("Scribbling", "died", ""),
        ("Hanging", "slow", "0.3 s"),
    ],
)
def test_a_bot_that_cannot_play_on_forfeits_its_games(name: str, reason: str, details: str) -> None:
    games = played(f"{stranger(name)},random", 2, patience=0.3)
    assert [game.fixture.number for game in games] == [0, 1]
    for game in games:
        assert game.forfeit is not None
        assert (game.forfeit.bot, game.forfeit.reason, game.forfeit.details) == (stranger(name), reason, details)
        assert game.shares == tuple(float(bot == 1) for bot in game.fixture.seats)
        assert json.loads(game.record)["forfeit"]["seat"] == game.forfeit.seat
        assert json.loads(game.record)["steps"][0]["chance"] == "first"


def test_the_others_share_a_forfeited_win() -> None:
    games = played(f"{stranger('Raising')},random,greedy", 3, players=3)
    for game in games:
        assert sorted(game.shares) == [0.0, 0.5, 0.5]
        assert game.shares[game.fixture.seats.index(0)] == 0.0
    first, *others = standings(("x", "random", "greedy"), games)
    assert (first.win_rate, first.forfeits) == (0.0, 3)
    assert [standing.win_rate for standing in others] == [0.5, 0.5]


def test_a_bot_on_two_seats_forfeits_with_both() -> None:
    for game in played(f"{stranger('Raising')},random", 2, players=4):
        assert game.shares == tuple(0.5 * (bot == 1) for bot in game.fixture.seats)


def test_a_bot_that_does_not_load_is_named() -> None:
    for name in (stranger("Broken"), stranger("NoSuchClass"), "no.such.module:Bot"):
        with pytest.raises(UnknownBot, match="bot-does-not-load") as caught:
            played(f"{name},random")
        assert caught.value.arguments["name"] == name


def test_a_bot_that_ends_its_process_when_it_loads_is_named() -> None:
    with pytest.raises(UnknownBot, match="bot-ends-process") as caught:
        played(f"{stranger('Fair')},{stranger('DyingAtOnce')}")
    assert caught.value.arguments == {"name": stranger("DyingAtOnce"), "code": "3"}


def test_a_bot_that_never_finishes_loading_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parfait.lab.arena.STARTING", 3.0)
    with pytest.raises(UnknownBot, match="bot-loads-slowly") as caught:
        played(f"{stranger('Fair')},{stranger('NeverReady')}", workers=1)
    assert caught.value.arguments["name"] == stranger("NeverReady")


def test_nobody_pays_for_the_time_that_others_take() -> None:
    short = {"trophies_to_win": 1}
    asked = contest(bots=f"{stranger('Fair')},3", options=short, patience=0.3, limit=Limit(seconds=0.35))
    game = next(run(asked, asked.fixtures(2), 1))
    assert game.forfeit is None


def test_a_bot_whose_worker_is_killed_plays_its_game_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(strangers.KILLED_ONCE, str(tmp_path / "killed"))
    games = played(f"{stranger('KilledOnce')},random", 4)
    assert (tmp_path / "killed").exists()
    assert games == played(f"{stranger('KilledOnce')},random", 4)
    assert [game.fixture.number for game in games] == [0, 1, 2, 3]
    assert not any(game.forfeit for game in games)


def test_killed_workers_lose_no_game() -> None:
    asked = contest("dokitto-ice", 2, "1,1")
    arena = Arena(asked, asked.fixtures(6))
    games = []
    try:
        arena.hire(2)
        for game in arena.games():
            games.append(game)
            if len(games) in (1, 3):
                pid = arena.workers[0].process.pid
                assert pid is not None
                os.kill(pid, signal.SIGKILL)
    finally:
        arena.dismiss()
    assert sorted(game.fixture.number for game in games) == list(range(6))


def test_no_worker_outlives_its_arena() -> None:
    asked = contest(bots="random,random")
    arena = Arena(asked, asked.fixtures(10**6))
    arena.hire(2)
    next(arena.games())
    processes = [worker.process for worker in arena.workers]
    arena.dismiss()
    assert [process.is_alive() for process in processes] == [False, False]


# The command


def parfait(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parfait", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_the_results_as_json(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = parfait(
        *("arena", "dokitto-ice", "--players", "2", "--bots", "L1,random", "--games", "5", "--iterations", "20"),
        *("--seed", "7", "--records", str(file), "--json"),
    )
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert list(report) == ["game", "players", "games", "bots"]
    assert (report["game"], report["players"], report["games"]) == ("dokitto-ice", 2, 6)
    assert [list(bot) for bot in report["bots"]] == [["bot", "games", "win_rate", "interval", "rating"]] * 2
    assert [(bot["bot"], bot["games"]) for bot in report["bots"]] == [("1", 6), ("random", 6)]
    assert sum(bot["win_rate"] for bot in report["bots"]) == pytest.approx(1)
    for bot in report["bots"]:
        assert 0 <= bot["interval"][0] <= bot["win_rate"] <= bot["interval"][1] <= 1
    records = [record for _, record in read_lines(file)]
    assert len(records) == 6
    assert [record.extra["deal"] for record in records if hasattr(record, "extra")] == [0, 0, 1, 1, 2, 2]
    assert parfait("verify", str(file)).returncode == 0


def test_what_bots_print_does_not_stand_between_the_results() -> None:
    done = parfait(
        "arena", "dokitto-ice", "--players", "2", "--bots", f"{stranger('Talking')},random", "--json", "--games=2"
    )
    assert json.loads(done.stdout)["games"] == 2
    assert "thinking aloud" in done.stderr


def test_forfeits_are_told_once_and_counted() -> None:
    done = parfait("arena", "dokitto-ice", "--players", "2", "--bots", f"{stranger('Raising')},random", "--games", "4")
    assert done.returncode == 0
    assert done.stderr.splitlines() == [
        f"{stranger('Raising')} forfeits a game: it raised ZeroDivisionError: division of the spoils",
        f"{stranger('Raising')}: games forfeited: 4",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "random,9"), "There is no bot “9”. Bots: random, greedy, 1, 2, 3, 4, 5, or module:Class."),
        (("--bots", "random"), "An arena is for 2 to 20 bots, not 1. To have a bot play itself, name it twice."),
        (("--bots", "random,1", "--iterations", "0"), "0 is not a valid number of iterations: from 1 to 100,000,000."),
        (
            ("--bots", "random,1", "--iterations", "1e5"),
            "1e5 is not a valid number of iterations: from 1 to 100,000,000.",
        ),
        (
            ("--bots", "random,1", "--seconds", "-1"),
            "-1.0 is not a valid number of seconds: more than 0, and up to 3,600.",
        ),
        (
            ("--bots", "random,1", "--seconds", "nan"),
            "nan is not a valid number of seconds: more than 0, and up to 3,600.",
        ),
        (
            ("--bots", "random,1", "--seconds", "1", "--iterations", "1"),
            "Limit a bot’s thinking by iterations or by seconds",
        ),
        (("--bots", "random,1", "--games", "0"), "--games takes a number from 1 to 1000000000, not 0."),
        (("--bots", "random,1", "--workers", "0"), "--workers takes a number from 1 to 256, not 0."),
        (("--bots", "random,1", "--players", "9"), "Dokitto! Ice is for 2–4 players, not 9."),
        (("--bots", "random,no.such:Bot"), "The bot “no.such:Bot” does not load: ModuleNotFoundError"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    code = main(["arena", "dokitto-ice", *arguments])
    output, errors = capsys.readouterr()
    assert (code, output) == (2, "")
    assert errors.startswith(said)
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (
            ArenaError("workers-die", code="-9"),
            1,
            "The worker processes keep dying (exit code -9), and it is not a bot’s fault.",
        ),
        (
            UnknownBot("bot-does-not-load", name="a:B", reason="OSError"),
            2,
            "The bot “a:B” does not load: OSError",
        ),
    ],
)
def test_an_arena_that_cannot_go_on_keeps_what_was_played(
    error: Exception,
    code: int,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(contest: Contest, fixtures: Iterable[Fixture], workers: int) -> Iterator[PlayedGame]:
        for fixture in list(fixtures)[:2]:
            yield play(contest, fixture)
        raise error

    monkeypatch.setattr("parfait.cli.arena.run", interrupted)
    file = tmp_path / "games.jsonl"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    arguments = ["arena", "dozito", "--bots", "random,random", "--games", "8", "--json", "--records", str(file)]
    assert main(arguments) == code
    output, errors = capsys.readouterr()
    assert json.loads(output)["games"] == 2
    assert len(file.read_text().splitlines()) == 2
    assert errors.splitlines() == ["Stopped after 2 of 8 games.", said]


@pytest.fixture
def long_arena(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], Path]]:
    file = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "parfait", "arena", "dokitto-ice", "--players", "2", "--bots", "random,random"),
            *("--games", "100000000", "--json", "--records", str(file)),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    yield process, file
    process.kill()
    process.communicate()


@pytest.mark.parametrize("presses", [1, 5])
def test_ctrl_c_keeps_what_was_played(long_arena: tuple[subprocess.Popen[str], Path], presses: int) -> None:
    process, file = long_arena
    deadline = time.monotonic() + PATIENCE
    while not any(part.stat().st_size for part in file.parent.glob(".games*")) and time.monotonic() < deadline:
        time.sleep(0.02)
    for _ in range(presses):
        process.send_signal(signal.SIGINT)
        time.sleep(0.003)
    output, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    report = json.loads(output)
    assert report["games"] > 0
    assert len(file.read_text().splitlines()) == report["games"]
    assert "Stopped after" in errors
    assert "Traceback" not in errors
