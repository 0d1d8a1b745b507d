"""`parfait record`: the same seed gives the same file, and nothing that was there is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from parfait import games
from parfait.core import Rng
from parfait.records import read_record
from tests.cli.conftest import Run
from tests.patience import PATIENCE

CASES = [(game.name, str(players)) for game in games.games() for players in game.players]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_same_seed_gives_the_same_file(run: Run, tmp_path: Path, name: str, players: str) -> None:
    asked = ("record", name, "--players", players, "--games", "3", "--seed", "5", "--legal", "--out")
    for file in ("a.jsonl", "b.jsonl"):
        assert run(*asked, file).code == 0
    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    verified = run("verify", "a.jsonl")
    assert (verified.code, verified.out) == (0, "")


def test_another_seed_gives_other_games(run: Run) -> None:
    one, two = (run("record", "dozito", "--seed", seed).out for seed in ("1", "2"))
    assert one != two


def test_games_do_not_depend_on_how_many_are_asked_for_nor_on_legal(run: Run) -> None:
    one = records(run("record", "aice", "--games", "1", "--seed", "3").out)
    many = records(run("record", "aice", "--games", "3", "--seed", "3", "--legal").out)
    assert [{"seat": s["seat"], "move": s["move"]} if "move" in s else s for s in many[0]["steps"]] == one[0]["steps"]
    assert many[0]["steps"] != many[1]["steps"]


def test_legal_writes_every_legal_move_down(run: Run) -> None:
    (game,) = records(run("record", "dessert-dice", "--players", "2", "--seed", "3", "--legal").out)
    moves = [step for step in game["steps"] if "move" in step]
    assert all(step["move"] in step["legal"] for step in moves)
    assert len(moves[0]["legal"]) > 300


def test_options_are_json_and_a_word_needs_no_quotes(run: Run) -> None:
    given = ["first_player=0", 'flavours=["V","M","S"]', "show_gathered=false", "trophies_to_win=1"]
    asked = [part for option in given for part in ("--option", option)]
    (game,) = records(run("record", "dokitto-ice", "--players", "3", "--seed", "1", *asked).out)
    assert game["options"] == {
        "first_player": 0,
        "flavours": ["S", "M", "V"],
        "trophies_to_win": 1,
        "show_gathered": False,
    }
    assert run("record", "dokitto-ice", "--option", "first_player=random").code == 0


def test_without_a_seed_games_differ(run: Run) -> None:
    assert run("record", "dokitto-ice").out != run("record", "dokitto-ice").out


def test_an_old_file_is_replaced_by_the_new_one(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("old")
    assert run("record", "dokitto-ice", "--out", "games.jsonl").code == 0
    assert read_record((tmp_path / "games.jsonl").read_text()).result is not None
    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]


def test_ctrl_c_keeps_the_old_file_and_leaves_nothing_behind(tmp_path: Path) -> None:
    old = tmp_path / "games.jsonl"
    old.write_text("old")
    recording = subprocess.Popen(
        [sys.executable, "-m", "parfait", "record", "dozito", "--games", "1000000", "--out", "games.jsonl"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    deadline = time.monotonic() + PATIENCE
    while not any(file.stat().st_size for file in tmp_path.glob(".*.part")) and time.monotonic() < deadline:
        time.sleep(0.02)
    recording.send_signal(signal.SIGINT)
    out, err = recording.communicate(timeout=PATIENCE)
    assert recording.returncode == 130
    assert (out, err.strip()) == ("", "Stopped. games.jsonl is unchanged.")
    assert old.read_text() == "old"
    assert list(tmp_path.iterdir()) == [old]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("out", [["--out", "/dev/full"], ["--out", "-"], []])
def test_a_full_disk_is_one_line(tmp_path: Path, out: list[str]) -> None:
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "parfait", "record", "dokitto-ice", "--games", "2", *out],
            cwd=tmp_path,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
    assert ran.returncode == 1
    assert ran.stderr.endswith(": the disk is full.\n")
    assert ran.stderr.count("\n") == 1


def test_a_closed_pipe_ends_it_in_silence(tmp_path: Path) -> None:
    recording = subprocess.Popen(
        [sys.executable, "-m", "parfait", "record", "dokitto-ice", "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert recording.stdout is not None
    assert recording.stdout.read(8) == b'{"format'
    recording.stdout.close()
    assert recording.stderr is not None
    said = recording.stderr.read().decode()
    recording.stderr.close()
    assert (recording.wait(PATIENCE), said) == (141, ""), "as a program ends that is killed by SIGPIPE"


def test_random_games_are_those_of_their_stream(run: Run) -> None:
    """Game k of seed S is drawn from Rng(S, k), so that any of them can be made again alone."""
    (_, second) = records(run("record", "dokitto-ice", "--players", "4", "--games", "2", "--seed", "9").out)
    assert second["steps"][0] == {"chance": "first", "seat": Rng(9, 1).below(4)}


def records(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]
