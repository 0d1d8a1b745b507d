"""docs/tutorial/add-a-game.md, followed word by word in a copy of the source tree, to the end of its `make test`.

Of `make test` the copy runs what a new game can break: all of the linters' Python, the tests that look at all games at
once, and those that are asked of each game, for this one. The rest ran before this game was there, and does not see it
(docs/decisions/0067-what-a-new-game-is-tested-by.md).
"""

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

from parfait import games
from parfait.core.speed import compiled

ROOT = Path(__file__).parent.parent
TUTORIAL = ROOT / "docs/tutorial/add-a-game.md"
# What is compiled stays compiled, as it is for whoever follows the page, and `make setup` compiles the new game alone.
COMPILED = "build/rules"
NOT_COPIED = shutil.ignore_patterns(
    *(".git", ".venv", "build", "dist", "node_modules", "static", ".pytest_cache", ".hypothesis"),
    "*.pyc.*",  # Python is writing it just now, and will rename it
)

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"File `([^`]+)`:")

ENVIRONMENT = {"LC_ALL": "C.UTF-8"}  # a terminal that speaks English
# Files with tests that look at all games at once, and the names of those games that did not change.
OF_ALL_GAMES = (
    "tests/golden tests/test_readme.py tests/test_rule_pages.py tests/test_words.py tests/records/test_records.py "
    "tests/contract/test_layouts.py tests/cli/test_looking.py tests/bots/test_ladder.py "
    "tests/web/test_types.py tests/web/test_rules.py"
)
OTHER_GAMES = " or ".join(games.names())
# What `make` does that needs no installing; where nothing is compiled, it would take minutes to compile everything.
MADE = {
    "make lint": [],
    "make setup": ["python build_rules.py"] if (ROOT / COMPILED).is_dir() else [],
    "make golden": ["python -m tests.golden.write"],
    "make test": [
        "ruff check .",
        "ruff format --check .",
        "mypy",
        "lint-imports",
        f"pytest {OF_ALL_GAMES} -k 'not ({OTHER_GAMES})'",
        "pytest tests/bots tests/cli tests/contract tests/games tests/lab tests/records tests/server "
        "-k 'cherry and not mistake'",  # which of its moves a review calls one takes minutes in plain Python
    ],
}
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
    """Someone at a shell, in a copy of the source tree, compiled as far as this one is."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PARFAIT_", "PYTEST_"))}
        self.environment = inherited | ENVIRONMENT | {"PYTHONPATH": str(tree / "src")}
        self.printed: dict[str, str] = {}
        shutil.copytree(ROOT, tree, ignore=NOT_COPIED, dirs_exist_ok=True)
        if (ROOT / COMPILED).is_dir():
            shutil.copytree(ROOT / COMPILED, tree / COMPILED)

    def follow(self, block: Block) -> None:
        """Do what the tutorial says."""
        if block.file:
            self.write(block.file, block.content)
        for command in block.commands:
            for done in MADE.get(command, [command]):
                self.run(done)

    def write(self, file: str, content: str) -> None:
        (self.tree / file).write_text(content, encoding="utf-8")

    def run(self, command: str) -> None:
        """It must succeed; what it prints is kept in `printed`."""
        program, *arguments = shlex.split(command.removeprefix(".venv/bin/"))
        typed = TYPED.get(shlex.join([program, *arguments]), "")
        if program == "pytest":
            arguments += ["-q", "-p", "no:cacheprovider"]
        start = [sys.executable, "-m", program]
        if program == "python":
            start = [sys.executable]
        elif program in ("mkdir", "touch"):
            start = [program]
        elif program == "lint-imports":  # which is no module
            start = [str(Path(sys.executable).with_name(program))]
        ended = subprocess.run(
            [*start, *arguments],
            cwd=self.tree,
            env=self.environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=1200,
        )
        assert ended.returncode == 0, f"{command}\n{ended.stdout}\n{ended.stderr}"
        self.printed[command] = ended.stdout


@pytest.fixture
def newcomer(tmp_path: Path) -> Newcomer:
    return Newcomer(tmp_path)


def test_every_block_is_a_file_or_commands() -> None:
    for block in blocks():
        assert bool(block.file) != (block.language == "sh"), block.content
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
    # Where nothing is compiled, there are no two speeds to compare.
    ran = "passed" if compiled() and MADE["make setup"] else "(passed|skipped)"
    for command, printed in newcomer.printed.items():
        if "pytest" in command:
            assert re.search(rf"\b[1-9]\d* {ran}", printed), f"{command}\n{printed}"
    assert "Cherry Pick" in newcomer.printed[".venv/bin/parfait doctor"]
    assert len(list((newcomer.tree / "tests/golden").glob("cherry-pick-*.txt"))) == 3
    assert "**Cherry Pick**" in (newcomer.tree / "README.md").read_text(encoding="utf-8")


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
