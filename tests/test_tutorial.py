"""docs/tutorial/add-a-game.md, followed word by word in a copy of the source tree, in plain Python."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TUTORIAL = ROOT / "docs/tutorial/add-a-game.md"
COPIED = ("src/parfait", "tests", "docs/rules", "README.md", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"File `([^`]+)`:")
ROW = re.compile(r".*Add a row to `([^`]+)`, below that of (\w+), .* the last of them a link to `([^`]+)`:")

# A terminal that speaks English, and pytest without plugins, which are slow to load.
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
# `make` installs, compiles and lints what a copy does not hold; what needs Python alone is done.
MADE = {"make golden": "python -m tests.golden.write", "make lint": "", "make setup": "", "make test": ""}
TYPED = {"parfait play cherry-pick --players 2 --option rounds=2": "1\n" * 6}  # the first move of every list


@dataclass(frozen=True)
class Block:
    said: str  # the paragraph before it
    language: str
    content: str

    @property
    def file(self) -> str | None:
        named = FILE.fullmatch(self.said)
        return named and named[1]

    @property
    def row(self) -> re.Match[str] | None:
        """The page where it is a row of a table, the game whose row is above, and what the last cell links to."""
        return ROW.fullmatch(self.said)

    @property
    def commands(self) -> list[str]:
        if self.language != "sh":
            return []
        return [shlex.join(shlex.split(line, comments=True)) for line in self.content.splitlines()]


def blocks() -> Iterator[Block]:
    text = TUTORIAL.read_text(encoding="utf-8")
    for fence in FENCE.finditer(text):
        said = text[: fence.start()].rstrip().rpartition("\n\n")[2]
        yield Block(" ".join(said.splitlines()), fence[1], fence[2])


class Newcomer:
    """Someone at a shell, in a copy of the source tree where nothing is compiled."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PARFAIT_", "PYTEST_"))}
        self.environment = inherited | ENVIRONMENT | {"PYTHONPATH": str(tree / "src")}
        self.printed: dict[str, str] = {}
        for name in COPIED:
            source, copy = ROOT / name, tree / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, copy, ignore=NOT_COPIED)
            else:
                shutil.copyfile(source, copy)

    def follow(self, block: Block) -> None:
        """Do what the tutorial says."""
        if block.file:
            self.write(block.file, block.content)
        elif block.row:
            self.add_row(self.tree / block.row[1], block.row[2], block.content.splitlines(), block.row[3])
        for command in block.commands:
            self.run(command)

    def write(self, file: str, content: str) -> None:
        (self.tree / file).write_text(content, encoding="utf-8")

    def add_row(self, page: Path, game_above: str, cells: list[str], link: str) -> None:
        lines = page.read_text(encoding="utf-8").splitlines()
        [above] = [i for i, line in enumerate(lines) if line.startswith(f"| **{game_above}**")]
        lines.insert(above + 1, f"| {' | '.join(cells[:-1])} | [{cells[-1]}]({link}) |")
        page.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def run(self, command: str) -> None:
        """It must succeed; what it prints is kept in `printed`."""
        done = MADE.get(command, command)
        if not done:
            return
        program, *arguments = shlex.split(done.removeprefix(".venv/bin/"))
        if program == "export":
            name, _, value = arguments[0].partition("=")
            self.environment[name] = value
            return
        if program == "unset":
            del self.environment[arguments[0]]
            return
        typed = TYPED.get(shlex.join([program, *arguments]), "")
        if program == "pytest":
            arguments += ["-q", "-p", "no:cacheprovider"]
        if program == "python":
            start = [sys.executable]
        else:
            start = [program] if program in ("mkdir", "touch") else [sys.executable, "-m", program]
        ended = subprocess.run(
            [*start, *arguments],
            cwd=self.tree,
            env=self.environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
        )
        assert ended.returncode == 0, f"{command}\n{ended.stdout}\n{ended.stderr}"
        self.printed[command] = ended.stdout


@pytest.fixture
def newcomer(tmp_path: Path) -> Newcomer:
    return Newcomer(tmp_path)


def test_every_block_is_a_file_a_row_or_commands() -> None:
    for block in blocks():
        assert [bool(block.file), bool(block.row), block.language == "sh"].count(True) == 1, block.content
    files = [block.file for block in blocks() if block.file]
    assert len(set(files)) == len(files), "a file is shown once, and whole"


def test_every_target_of_make_is_there() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    made = {command for block in blocks() for command in block.commands if command.startswith("make ")}
    assert made == MADE.keys()
    assert {command.removeprefix("make ") for command in made} <= set(targets)


def test_who_follows_it_has_a_fifth_game(newcomer: Newcomer) -> None:
    for block in blocks():
        newcomer.follow(block)
    for command, printed in newcomer.printed.items():
        if "pytest" in command:
            assert re.search(r"\b[1-9]\d* passed", printed), f"{command}\n{printed}"
    assert "Cherry Pick" in newcomer.printed[".venv/bin/parfait doctor"]
    assert len(list((newcomer.tree / "tests/golden").glob("cherry-pick-*.txt"))) == 3
    sources = [block.file for block in blocks() if block.file and block.file.endswith(".py")]
    newcomer.run(shlex.join(["ruff", "check", *sources]))
    newcomer.run(shlex.join(["ruff", "format", "--check", *sources]))


def test_its_c_types_fit_its_sources(newcomer: Newcomer) -> None:
    """Translated, which finds what does not fit, and not compiled, which takes long and a compiler."""
    pytest.importorskip("Cython", reason="nothing to translate with: Cython is not installed here")
    newcomer.run("mkdir src/parfait/games/cherry_pick tests/games/cherry_pick")
    files = {block.file: block.content for block in blocks() if block.file}
    for file, content in files.items():
        newcomer.write(file, content)
    typed = [file.replace(".pxd", ".py") for file in files if file.endswith(".pxd")]
    assert typed
    newcomer.run(shlex.join(["cython", "-3", "-X", "infer_types=True", "-X", "annotation_typing=False", *typed]))
