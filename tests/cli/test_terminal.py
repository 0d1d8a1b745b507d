"""`parfait play` in a real terminal."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path
from typing import Any

import pexpect  # type: ignore[import-untyped]
import pytest
from rich.cells import cell_len

from parfait import games
from parfait.locale import words
from parfait.records import Record, RecordError, read_lines
from tests.cli.conftest import against, short
from tests.patience import PATIENCE

PROMPT = "Your move (? for help): "
HAND_OVER = "press Enter when you are at the screen. "
CLEARED = "\x1b[2J"
STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CARD = re.compile(r"\b[SCMV]\d+\b")


class Terminal:
    """A terminal of a given size with `parfait` in it."""

    def __init__(
        self, folder: Path, *arguments: str, columns: int = 80, rows: int = 40, term: str = "xterm-256color"
    ) -> None:
        environment = {
            name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")
        }
        environment |= {"TERM": term, "LC_ALL": "C.UTF-8", "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "parfait", *arguments],
            cwd=str(folder),
            env=environment,
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.seen = ""

    def until(self, *texts: str) -> str:
        """Wait for one of these; which it was."""
        found: int = self.child.expect_exact([*texts, pexpect.EOF])
        assert found < len(texts), f"ended before {texts}: {self.child.before}"
        self.seen += self.child.before + self.child.after
        return texts[found]

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def end(self) -> int:
        """Wait for the end; the exit code."""
        self.child.expect_exact(pexpect.EOF)
        self.seen += self.child.before
        self.child.close()
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)

    @property
    def screen(self) -> list[str]:
        """What was drawn since the screen was cleared last."""
        return STYLE.sub("", self.seen.rpartition(CLEARED)[2]).replace("\r\n", "\n").split("\n")

    @property
    def plain(self) -> str:
        return STYLE.sub("", self.seen).replace("\r\n", "\n")


def saved_in(folder: Path) -> Record:
    (file,) = folder.rglob("*.jsonl")
    ((_, record),) = read_lines(file)
    assert not isinstance(record, RecordError)
    record.verify()
    return record


@pytest.mark.parametrize(("columns", "term"), [(100, "xterm-256color"), (60, "xterm"), (60, "dumb")])
def test_a_whole_game_is_played_by_numbers(tmp_path: Path, columns: int, term: str) -> None:
    asked = ("play", "dokitto-ice", *short("dokitto-ice"), *against(1), "--seed", "7")
    terminal = Terminal(tmp_path, *asked, columns=columns, term=term)
    while terminal.until(PROMPT, "Enter to finish: ") == PROMPT:
        terminal.type("1")
    terminal.type("")
    assert terminal.end() == 0
    assert "Winner: " in terminal.plain
    assert max(map(cell_len, terminal.plain.splitlines())) <= columns
    assert ("\x1b[" in terminal.seen) == (term != "dumb")
    assert saved_in(tmp_path).result


def test_without_a_game_one_is_asked_which(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play")
    terminal.until("Which game (number or name)? ")
    terminal.type("chess")
    terminal.until("Which game (number or name)? ")
    terminal.type("Dokitto-Ice")
    terminal.until("How many players, 2–4? [4] ")
    terminal.type("3")
    terminal.until(PROMPT)
    terminal.type("quit")
    terminal.until("[Y/n] ")
    terminal.type("n")
    assert terminal.end() == 0
    assert "Bot 2" in terminal.plain
    assert "Bot 3" not in terminal.plain


@pytest.mark.parametrize(("key", "code"), [("ctrl-c", 130), ("ctrl-d", 0)])
def test_ctrl_c_and_ctrl_d_save_the_game_and_resume_goes_on(tmp_path: Path, key: str, code: int) -> None:
    terminal = Terminal(tmp_path, "play", "dokitto-ice", *against(3), "--seed", "7")
    terminal.until(PROMPT)
    terminal.type("1")
    terminal.until(PROMPT)
    if key == "ctrl-c":
        terminal.child.sendintr()
    else:
        terminal.child.sendeof()
    assert terminal.end() == code
    assert "The game is saved. To continue it: parfait play --resume parfait-dokitto-ice-1.jsonl" in terminal.plain
    steps = saved_in(tmp_path).steps
    assert any(step.get("seat") == 0 and "move" in step for step in steps)

    resumed = Terminal(tmp_path, "play", "--resume", "parfait-dokitto-ice-1.jsonl", "--seed", "7")
    resumed.until(PROMPT)
    resumed.type("1")
    resumed.until(PROMPT)
    resumed.type("quit")
    resumed.until("[Y/n] ")
    resumed.type("")
    assert resumed.end() == 0
    assert saved_in(tmp_path).steps[: len(steps)] == steps
    assert len(saved_in(tmp_path).steps) > len(steps)


def test_a_terminal_that_goes_away_loses_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "dokitto-ice", *against(3), "--seed", "7")
    terminal.until(PROMPT)
    terminal.child.ptyproc.fileobj.close()
    deadline = time.monotonic() + PATIENCE
    while not list(tmp_path.rglob("parfait-*.jsonl")) and time.monotonic() < deadline:
        time.sleep(0.05)
    terminal.child.closed = True
    terminal.child.ptyproc.closed = True
    terminal.child.wait()
    assert saved_in(tmp_path).steps


def test_two_people_at_one_keyboard_never_see_each_others_hands(tmp_path: Path) -> None:
    asked = ("play", "dokitto-ice", "--seats", "human:Anna,human:Ben", "--option", "first_player=0", "--seed", "7")
    terminal = Terminal(tmp_path, *asked)
    terminal.until(f"Anna: {HAND_OVER}")
    assert not CARD.search(terminal.plain)
    terminal.type("")
    terminal.until(PROMPT)
    terminal.type("1")
    terminal.until(f"Ben: {HAND_OVER}")
    between = STYLE.sub("", terminal.seen.rpartition(CLEARED)[2])
    terminal.type("")
    terminal.until(PROMPT)
    bens = STYLE.sub("", terminal.seen.rpartition(CLEARED)[2])
    annas = STYLE.sub("", terminal.seen.split(CLEARED)[2])
    terminal.child.sendintr()
    assert terminal.end() == 130

    steps: Any = saved_in(tmp_path).steps
    deal, move = steps
    anna, ben = (set(hand) for hand in deal["hands"])
    assert "Anna · Your turn" in annas
    assert "Ben · Your turn" in bens
    assert set(CARD.findall(annas)) == anna
    assert set(CARD.findall(between)) == set()
    assert set(CARD.findall(bens)) == ben | {move["move"]}


def test_replay_steps_on_goes_back_and_jumps(tmp_path: Path) -> None:
    recorded = Terminal(tmp_path, "record", "dokitto-ice", "--seed", "1", "--out", "game.jsonl")
    assert recorded.end() == 0
    terminal = Terminal(tmp_path, "replay", "game.jsonl")
    for typed in ("", "", "b", "5", "999", "q"):
        terminal.until("that step, q: quit ")
        terminal.type(typed)
    assert terminal.end() == 0
    assert re.findall(r"Step (\d+) of \d+", terminal.plain) == ["0", "1", "2", "1", "5"]
    assert "Type a step from 0 to" in terminal.plain


SIZES = [(60, 20, "en"), (60, 20, "fr"), (60, 20, "ja"), (80, 24, "en"), (120, 40, "en")]


@pytest.mark.parametrize(("columns", "rows", "language"), SIZES)
@pytest.mark.parametrize("name", games.names())
def test_table_and_moves_stay_on_the_screen(tmp_path: Path, name: str, columns: int, rows: int, language: str) -> None:
    prompt = words(language)("cli-your-move") + " "
    players = min(4, games.find(name).players[-1])  # more may need another line or two
    asked = ("play", name, "--players", str(players), "--lang", language, "--seed", "3")
    terminal = Terminal(tmp_path, *asked, columns=columns, rows=rows)
    for typed in ("1", "nonsense", "1", "1", "1"):
        terminal.until(prompt)
        assert len(terminal.screen) <= rows, terminal.screen
        assert max(map(cell_len, terminal.screen)) <= columns
        terminal.type(typed)
    terminal.until(prompt)
    terminal.child.sendintr()
    assert terminal.end() == 130


@pytest.mark.parametrize("name", [game for game in games.names() if games.lesson(game)])
def test_the_instruction_of_a_lesson_stays_beside_the_table(tmp_path: Path, name: str) -> None:
    terminal = Terminal(tmp_path, "learn", name, columns=80, rows=24)
    found = terminal.until(PROMPT, "q: quit ")
    while found != PROMPT:
        terminal.type("")
        found = terminal.until(PROMPT, "q: quit ")
    before = terminal.screen
    terminal.type("nonsense")
    terminal.until(PROMPT)
    assert len(terminal.screen) <= 24
    assert [line for line in before if line.startswith("  ") and line.strip()][:1]
    assert before[0] in terminal.screen
    terminal.type("q")
    assert terminal.end() == 0


def test_arrow_keys_bring_back_what_was_typed_alone_at_the_keyboard(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "dokitto-ice", *against(1), "--seed", "7")
    terminal.until(PROMPT)
    terminal.type("rules 11")
    terminal.until(PROMPT)
    terminal.child.send("\x1b[A\r")
    terminal.until("rules 11")
    terminal.until(PROMPT)
    terminal.child.sendintr()
    assert terminal.end() == 130


def test_what_another_player_typed_cannot_be_brought_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "dokitto-ice", "--seats", "human,human", "--seed", "7")
    terminal.until(HAND_OVER)
    terminal.type("")
    terminal.until(PROMPT)
    terminal.type("rules 11")
    terminal.until(PROMPT)
    terminal.seen = ""
    terminal.child.send("\x1b[A\r")
    terminal.until(PROMPT)
    assert "rules 11" not in terminal.plain
    terminal.child.sendintr()
    assert terminal.end() == 130
