"""Whatever a user gets wrong is one clear line, no traceback, and a non-zero exit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parfait import games
from parfait.locale import LANGUAGES
from tests.cli.conftest import SAVES, Run, against

NAMES = ", ".join(games.names())

# The command line, its exit code, and the beginning of the one line.
MISTAKES = [
    ("dance", 2, "There is no command “dance”. Commands: play, "),
    ("--loud", 2, "Unknown option --loud. See: parfait --help"),
    ("games --loud", 2, "Unknown option --loud. See: parfait games --help"),
    ("games all", 2, "Unexpected argument “all”. See: parfait games --help"),
    ("games --lang xx", 2, "Parfait does not speak “xx” yet. Languages: en, fr, ja."),
    ("play chess", 2, f"There is no game “chess”. Games: {NAMES}."),
    ("play", 2, f"Which game? parfait play GAME: {NAMES}."),
    ("play aice --players 2", 2, "AICE is for 3–4 players, not 2."),
    ("play dokitto-ice --players many", 2, "--players takes a whole number, not “many”."),
    ("play dokitto-ice --players -1", 2, "--players takes a number from 0 "),
    ("play dokitto-ice --seed x", 2, "--seed takes a whole number, not “x”."),
    ("play dokitto-ice --seed 1.5", 2, "--seed takes a whole number, not “1.5”."),
    ("play dokitto-ice --seed 99999999999999999999", 2, "--seed takes a number from "),
    ("play dokitto-ice --seed", 2, "--seed needs a value."),
    ("play dokitto-ice --option rounds=2", 2, "There is no option “rounds”. Options: first_player, "),
    ("play dokitto-ice --option trophies_to_win=0", 2, "DI-23: trophies_to_win cannot be 0. Allowed: 1–1000."),
    ("play dokitto-ice --option trophies_to_win=NaN", 2, "DI-23: trophies_to_win cannot be NaN."),
    ("play dokitto-ice --option trophies_to_win", 2, "“trophies_to_win” has no value: "),
    ("play dokitto-ice --option =3", 2, "“=3” has no value: "),
    ("play dokitto-ice --seats human,alien", 2, "“alien” is not a kind of player. Kinds: human, human:Anna, bot"),
    ("play dokitto-ice --seats human,os:system", 2, "“os:system” is not a kind of player."),
    ("play dokitto-ice --seats human,bot --players 3", 2, "2 seats are named, but there are 3 players."),
    ("play dokitto-ice --seats human", 2, "Dokitto! Ice is for 2–4 players, not 1."),
    ("play dokitto-ice --seats human:Bartholomew-Maximilian,bot", 2, "“Bartholomew-Maximilian” is too long"),
    ("play dozito --resume x.jsonl", 2, "A saved game already has its game, players and options"),
    ("play --resume x.jsonl", 1, "x.jsonl: no such file or folder."),
    ("record", 2, "GAME is missing. See: parfait record --help"),
    ("record chess", 2, "There is no game “chess”."),
    ("record dozito --games 0", 2, "--games takes a number from 1 to "),
    ("record dozito --games 1e3", 2, "--games takes a whole number, not “1e3”."),
    ("record dozito --legal=yes", 2, "--legal takes no value."),
    ("record dozito --out none/games.jsonl", 1, "none/games.jsonl: no such file or folder."),
    ("record dozito --out .", 1, ".: this is a folder."),
    ("verify", 2, "FILE… is missing. See: parfait verify --help"),
    ("replay none.jsonl", 1, "none.jsonl: no such file or folder."),
    ("replay none.jsonl --game one", 2, "--game takes a whole number, not “one”."),
    ("rules", 2, "GAME is missing. See: parfait rules --help"),
    ("rules chess", 2, "There is no game “chess”."),
    ("rules DI-99", 1, "There is no rule DI-99: the rules go from DI-1 to DI-24."),
]


@pytest.mark.parametrize(("line", "code", "told"), MISTAKES, ids=[line for line, _, _ in MISTAKES])
def test_a_mistake_is_one_clear_line(run: Run, tmp_path: Path, line: str, code: int, told: str) -> None:
    ran = run(*line.split())
    assert ran.complaint.startswith(told)
    assert ran.code == code
    assert ran.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", [line for line, _, _ in MISTAKES if "--lang" not in line])
def test_every_language_tells_every_mistake(run: Run, line: str, language: str) -> None:
    told = run("--lang", language, *line.split()).complaint
    assert not told.startswith("error-")
    assert "{" not in told


@pytest.mark.parametrize("name", games.names())
def test_every_game_refuses_impossible_players_and_options(run: Run, name: str) -> None:
    game = games.find(name)
    for players in (0, 1, game.players[-1] + 1):
        assert f"not {players}." in run("record", name, "--players", str(players)).complaint
    for info in game.options.infos():
        told = run("record", name, "--option", f"{info.name}=[[]]").complaint
        assert told.startswith(f"{info.rule}: {info.name} cannot be [[]].")


def test_strange_signs_stay_on_one_line(run: Run) -> None:
    for strange in ("a\nb", "\x1b[31m", "\u202e", "[/red]", "{ $game }", "x" * 5000, "\udcff"):
        told = run("play", strange).complaint
        assert len(told) < 300
        assert "\x1b" not in told


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "saved.jsonl: The file holds no record."),
        ("Hello", "saved.jsonl: This is not JSON"),
        ('{"format": "parfait-record/9"}', "saved.jsonl: This record has version parfait-record/9"),
    ],
)
def test_what_cannot_be_resumed(run: Run, tmp_path: Path, content: str, told: str) -> None:
    (tmp_path / "saved.jsonl").write_text(content)
    assert run("play", "--resume", "saved.jsonl").complaint.startswith(told)
    assert (tmp_path / "saved.jsonl").read_text() == content


def test_a_damaged_saved_game_is_refused_at_its_step(run: Run, tmp_path: Path) -> None:
    run("play", "dokitto-ice", *against(3), "--seed", "1", typed="1\n")
    (file,) = (tmp_path / SAVES).glob("*.jsonl")
    game = json.loads(file.read_text())
    game["steps"][3]["move"] = "take S"
    file.write_text(json.dumps(game))
    assert run("play", "--resume", file.name).complaint.startswith(f"{file.name}: step 3: DI-7: ")
    game["steps"][3:] = []
    for seats in (["human"], ["os:system", "random", "random", "random"], [None] * 4):
        file.write_text(json.dumps(game | {"seats": seats}))
        assert run("play", "--resume", file.name).complaint
    file.write_text(json.dumps(game | {"seats": "all"}))
    assert "Your turn" in run("play", "--resume", file.name).out


def test_a_file_of_several_games_is_not_resumed(run: Run, games_file: Path) -> None:
    before = games_file.read_bytes()
    assert run("play", "--resume", "games.jsonl").complaint.startswith("games.jsonl holds 3 games")
    assert games_file.read_bytes() == before
