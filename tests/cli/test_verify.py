"""`parfait verify` and `parfait replay`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parfait import games
from parfait.locale import LANGUAGES
from tests.cli.conftest import Run, short
from tests.patience import PATIENCE

Damage = Callable[[dict[str, Any]], object]


def damage_first_move(game: dict[str, Any]) -> None:
    next(step for step in game["steps"] if "move" in step)["move"] = "V1"


def roll_of_seven(game: dict[str, Any]) -> None:
    roll = next(step for step in game["steps"] if step.get("chance") == "roll")
    roll["dice"] = dict.fromkeys(roll["dice"], 7)


# What is done to the second of three games, and the line that tells it, after `games.jsonl:2: `.
DAMAGES: dict[str, tuple[Damage, str]] = {
    "an illegal move": (damage_first_move, "step 2: DI-"),
    "no move at all": (
        lambda game: game["steps"][2].update(move="S99"),
        "step 2: DI-7: “S99” is not a move of this game.",
    ),
    "a card dealt twice": (lambda game: game["steps"][1]["hands"][0].__setitem__(0, "S9"), "step 1: DI-4: "),
    "steps after the end": (lambda game: game["steps"].append(game["steps"][-1]), "step "),
    "chance out of turn": (
        lambda game: game["steps"].insert(2, {"chance": "deal"}),
        "step 2: DI-7: It is a player’s turn",
    ),
    "a megabyte in one step": (lambda game: game["steps"][2].update(move="x" * 2**20), "step 2: DI-7: “xxx"),
    "a step that is none": (lambda game: game["steps"].insert(0, 7), "step 0: A step is a JSON object, not 7."),
    "someone else's turn": (lambda game: game["steps"][2].update(seat=9), "step 2: DI-7: It is seat "),
    "a false result": (
        lambda game: game["result"].update(winners=[0, 1, 2, 3]),
        "The record gives the winners as [0, 1, 2, 3],",
    ),
    "no result": (lambda game: game.pop("result"), "The game is over, but its result is missing."),
    "another version": (
        lambda game: game.update(format="parfait-record/2"),
        "This record has version parfait-record/2;",
    ),
    "another format": (
        lambda game: game.update(format="pgn"),
        "This is not a record: its “format” must be parfait-record/1.",
    ),
    "an unknown game": (lambda game: game.update(game="chess"), "There is no game “chess”."),
    "too many players": (lambda game: game.update(players=9), "Dokitto! Ice is for 2–4 players, not 9."),
    "an unknown option": (lambda game: game.update(options={"x": 1}), "There is no option “x”."),
    "a bad option": (lambda game: game.update(options={"trophies_to_win": 0}), "DI-23: trophies_to_win cannot be 0."),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_bad_record_is_one_line_and_the_others_are_still_checked(run: Run, games_file: Path, name: str) -> None:
    damage, told = DAMAGES[name]
    lines = games_file.read_text().splitlines()
    game = json.loads(lines[1])
    damage(game)
    games_file.write_text("\n".join([lines[0], json.dumps(game), lines[2]]) + "\n")
    checked = run("verify", "games.jsonl")
    assert checked.code == 1
    assert checked.out.startswith(f"games.jsonl:2: {told}")
    assert checked.out.count("\n") == 1
    assert len(checked.out) < 400
    assert checked.err == "Records: 2 valid, 1 invalid.\n"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('{"format": "parfait-rec', "This is not JSON, or it is cut off (column "),
        ("[]", "A record is a JSON object."),
        ("[" * 100_000, "The JSON is nested too deeply."),
        ('{"a": NaN}', "A value cannot be read: NaN."),
        ('{"a": 1, "a": 2}', "The key “a” appears twice."),
        ("{}", "This is not a record"),
    ],
)
def test_a_line_that_is_no_record(run: Run, tmp_path: Path, line: str, told: str) -> None:
    (tmp_path / "bad.jsonl").write_text(f"\n{line}\n")
    checked = run("verify", "bad.jsonl")
    assert checked.code == 1
    assert checked.out.startswith(f"bad.jsonl:2: {told}")
    assert checked.out.count("\n") == 1


def test_a_roll_of_seven_is_refused_at_its_step(run: Run, tmp_path: Path) -> None:
    game = json.loads(run("record", "aice", "--seed", "1").out)
    roll_of_seven(game)
    (tmp_path / "roll.jsonl").write_text(json.dumps(game))
    index = next(i for i, step in enumerate(game["steps"]) if step.get("chance") == "roll")
    assert run("verify", "roll.jsonl").out.startswith(f"roll.jsonl:1: step {index}: AI-")


def test_files_that_cannot_be_read_are_lines_too(run: Run, games_file: Path, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe\n")
    checked = run("verify", "none.jsonl", "empty.jsonl", "bytes.jsonl", str(tmp_path), "games.jsonl")
    assert checked.code == 1
    assert checked.out.splitlines() == [
        "none.jsonl: no such file or folder.",
        "empty.jsonl: The file holds no record.",
        "bytes.jsonl:1: The text is not UTF-8.",
        f"{tmp_path}: this is a folder.",
    ]
    assert checked.err == "Records: 3 valid, 4 invalid.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_line_is_the_same_in_every_language(run: Run, games_file: Path, language: str) -> None:
    game = json.loads(games_file.read_text().splitlines()[0])
    damage_first_move(game)
    games_file.write_text(json.dumps(game))
    assert run("verify", "games.jsonl", "--lang", language).out.startswith("games.jsonl:1: step 2: DI-")


def test_an_unfinished_game_is_right(run: Run, games_file: Path) -> None:
    game = json.loads(games_file.read_text().splitlines()[0])
    del game["steps"][20:], game["result"]
    games_file.write_text(json.dumps(game))
    assert run("verify", "games.jsonl").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_replay_tells_a_game_in_every_language(run: Run, tmp_path: Path, name: str, language: str) -> None:
    players = str(games.find(name).players[-1])
    game = json.loads(run("record", name, *short(name), "--players", players, "--seed", "3").out)
    del game["steps"][60:]
    (tmp_path / "game.jsonl").write_text(json.dumps(game))
    told = run("replay", "game.jsonl", "--lang", language)
    assert told.code == 0
    assert told.out.count("•") > 5
    assert "cli-" not in told.out
    assert f"{name}-" not in told.out


@pytest.mark.parametrize("name", games.names())
def test_replay_tells_a_whole_game(run: Run, tmp_path: Path, name: str) -> None:
    players = str(games.find(name).players[0])
    (tmp_path / "game.jsonl").write_text(run("record", name, *short(name), "--players", players, "--seed", "3").out)
    told = run("replay", "game.jsonl")
    assert told.code == 0
    assert "this game is not over" not in told.out


def test_replay_shows_the_hands_of_a_finished_game_only(run: Run, games_file: Path) -> None:
    game = json.loads(games_file.read_text().splitlines()[0])
    hand = " ".join(game["steps"][1]["hands"][0])
    assert f"Player 1: {hand}\n" in run("replay", "games.jsonl").out
    del game["steps"][20:], game["result"]
    games_file.write_text(json.dumps(game))
    told = run("replay", "games.jsonl").out
    assert hand not in told
    assert "this game is not over" in told


def test_replay_uses_the_names_of_the_record(run: Run, games_file: Path) -> None:
    game = json.loads(games_file.read_text().splitlines()[0]) | {"names": ["Anna", "[bold]Ben", "Chie", "Dan\x1b[2J"]}
    games_file.write_text(json.dumps(game))
    told = run("replay", "games.jsonl").out
    assert "Anna plays" in told
    assert "[bold]Ben plays" in told
    assert "\x1b" not in told


def test_replay_chooses_a_game_of_the_file(run: Run, games_file: Path) -> None:
    first, third = run("replay", "games.jsonl"), run("replay", "games.jsonl", "--game", "3")
    assert first.code == third.code == 0
    assert first.out != third.out
    assert run("replay", "games.jsonl", "--game", "4").complaint == "games.jsonl has no game 4: it holds 3."
    assert run("replay", "games.jsonl", "--game", "0").code == 2


def test_replay_stops_at_a_bad_step(run: Run, games_file: Path) -> None:
    game = json.loads(games_file.read_text().splitlines()[0])
    damage_first_move(game)
    games_file.write_text(json.dumps(game))
    told = run("replay", "games.jsonl")
    assert told.complaint.startswith("step 2: DI-")
    assert "Round 1" in told.out


def test_replay_of_what_is_no_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    assert run("replay", "empty.jsonl").complaint == "empty.jsonl: The file holds no record."
    (tmp_path / "text.jsonl").write_text("Once upon a time")
    assert run("replay", "text.jsonl").complaint.startswith("text.jsonl: This is not JSON")


def test_replay_begins_at_the_step_that_a_review_names(run: Run, games_file: Path) -> None:
    whole, later = run("replay", "games.jsonl").out, run("replay", "games.jsonl", "--step", "12").out
    assert "Step 11 of" not in later
    assert later.partition("Step 12 of")[2] == whole.partition("Step 12 of")[2]
    assert run("replay", "games.jsonl", "--step", "9999").code == 2


def test_records_are_read_from_standard_input(games_file: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "parfait", "verify", "-"],
        input=games_file.read_bytes(),
        capture_output=True,
        timeout=PATIENCE,
    )
    assert ended.returncode == 0, ended.stderr.decode()
