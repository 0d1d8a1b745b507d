"""The command, run in this process with what it would find around it."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from parfait import games
from parfait.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error of a command that failed."""
        assert self.code != 0
        assert "Traceback" not in self.err
        assert self.err.count("\n") == 1, self.err
        return self.err.strip()


Run = Callable[..., Ran]
SAVES = Path("data/parfait/saves")  # in the folder that the command runs in


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("games", "--lang", "fr")`, in an empty folder; `typed` is what comes through a pipe."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def command(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(arguments)
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture
def games_file(run: Run, tmp_path: Path) -> Path:
    """Three games of Dokitto! Ice."""
    file = tmp_path / "games.jsonl"
    assert (
        run("record", "dokitto-ice", *short("dokitto-ice"), "--games", "3", "--seed", "7", "--out", str(file)).code == 0
    )
    return file


def short(name: str) -> list[str]:
    """Options that make a game of this kind short."""
    known = {info.name for info in games.find(name).options.infos()}
    return [part for option in ("rounds", "trophies_to_win") if option in known for part in ("--option", f"{option}=1")]


def against_fewest(name: str) -> list[str]:
    """You, and as few bots as this game needs."""
    return against(games.find(name).players[0] - 1)


def against(bots: int) -> list[str]:
    """You, and so many bots that do not think."""
    return ["--seats", ",".join(["human", *["random"] * bots])]
