"""What a command does for those who mistype it, pipe it, complete it or read it by a program."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parfait import games
from tests.cli.conftest import SAVES, Run, against

PARFAIT = [sys.executable, "-m", "parfait"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("plya", "There is no command “plya”. Did you mean “parfait play”?"),
        ("reviews games.jsonl", "There is no command “reviews”. Did you mean “parfait review”?"),
        ("play dozito --playrs 3", "Unknown option --playrs. Did you mean --players? See: parfait play --help"),
        ("xyzzy", "There is no command “xyzzy”. Commands: "),
        ("play --xyzzy", "Unknown option --xyzzy. See: parfait play --help"),
    ],
)
def test_a_mistyped_word_is_asked_about(run: Run, typed: str, told: str) -> None:
    ran = run(*typed.split())
    assert ran.complaint.startswith(told)
    assert ran.code == 2


def test_games_are_listed_for_programs(run: Run) -> None:
    listed = json.loads(run("games", "--json").out)
    assert [game["name"] for game in listed] == list(games.names())
    for game in listed:
        assert [option["name"] for option in game["options"]] == [
            i.name for i in games.find(game["name"]).options.infos()
        ]


def test_saved_games_are_listed_the_latest_first(run: Run) -> None:
    assert run("games", "--saved").out == "No games are saved.\n"
    run("play", "dozito", *against(1), "--seed", "1", typed="1\n")
    time.sleep(0.05)
    run("play", "aice", *against(2), "--seed", "1", typed="1\n")
    assert "AICE" in run("play", "--resume", "last", typed="1\n").out
    (SAVES / "notes.jsonl").write_text("mine")
    told = run("games", "--saved").out
    assert told.index("parfait-aice-1.jsonl") < told.index("parfait-dozito-1.jsonl")
    assert "notes" not in told
    listed = json.loads(run("games", "--saved", "--json").out)
    assert [(one["game"], one["over"]) for one in listed] == [("aice", False), ("dozito", False)]


def test_a_file_here_comes_before_a_saved_game_of_that_name(run: Run) -> None:
    run("play", "dozito", *against(1), "--seed", "1", typed="1\n")
    Path("parfait-dozito-1.jsonl").write_text("mine")
    assert run("play", "--resume", "parfait-dozito-1.jsonl").complaint.startswith(
        "parfait-dozito-1.jsonl: This is not JSON"
    )


def test_verify_tells_programs_what_is_wrong_and_where(run: Run, games_file: Path) -> None:
    assert json.loads(run("verify", str(games_file), "--json").out) == {"right": 3, "wrong": 0, "problems": []}
    bad = games_file.with_name("bad.jsonl")
    bad.write_text(games_file.read_text(encoding="utf-8") + "nonsense\n", encoding="utf-8")
    ran = run("verify", str(bad), "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["right"], told["wrong"]) == (1, 3, 1)
    assert told["problems"][0]["line"] == 4
    assert "not JSON" in told["problems"][0]["problem"]


def test_doctor_tells_programs_what_it_finds_and_counts_compiled_modules(run: Run) -> None:
    told = json.loads(run("doctor", "--json").out)
    assert told["well"]
    assert {finding["state"] for finding in told["findings"]} <= {"good", "limited"}
    modules = [finding["text"] for finding in told["findings"] if "modules" in finding["text"]]
    assert 1 <= len(modules) <= 2


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_completes_commands_options_and_games(run: Run, shell: str) -> None:
    assert "_PARFAIT_COMPLETE" in run("completion", shell).out


def test_what_a_shell_is_told(tmp_path: Path) -> None:
    def completed(line: str) -> list[str]:
        environment = {"_PARFAIT_COMPLETE": "complete_bash", "COMP_WORDS": line, "PATH": "", "HOME": str(tmp_path)}
        environment["COMP_CWORD"] = str(len(line.split()) - 1)
        return subprocess.run(PARFAIT, env=environment, capture_output=True, text=True, check=True).stdout.split()

    assert completed("parfait pl") == ["play"]
    assert completed("parfait play --re") == ["--resume"]
    assert set(completed("parfait play do")) == {name for name in games.names() if name.startswith("do")}


def test_no_script_for_an_unknown_shell(run: Run) -> None:
    assert "bash, zsh, fish" in run("completion", "tcsh").complaint


def test_a_reader_that_has_read_enough_is_no_error() -> None:
    with subprocess.Popen([*PARFAIT, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as listing:
        assert listing.stdout is not None
        assert listing.stderr is not None
        listing.stdout.read(1)
        listing.stdout.close()
        assert listing.stderr.read() == b""
    assert listing.returncode in (0, 141)  # 0 where all of it fitted into the pipe


def test_the_version_is_told_without_loading_the_games() -> None:
    code = (
        "import sys; sys.argv = ['parfait', '--version']; from parfait.__main__ import run; run(); print(*sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    version, loaded = said.splitlines()
    assert version.startswith("parfait ")
    assert not {"typer", "rich", "parfait.games", "parfait.cli"} & set(loaded.split())
