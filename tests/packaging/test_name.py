"""The distribution is parfait-games: nothing here installs `parfait`, which on the index is somebody else's."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
OURS = "parfait-games"
# What is not ours or not kept, and these tests, which name the other one.
LEFT_OUT = {"build", "dist", "node_modules", "static", "__pycache__", "packaging"}
HIDDEN = {".ci", ".github"}  # and ours all the same
INSTALL = re.compile(r"\b(?:pip3?|pipx|uv|uv pip|uv tool) (?:install|add|download|upgrade)\b([^|&;`#]*)")
RUN = re.compile(r"\b(?:uvx|uv tool run|pipx run)\b([^|&;`#]*)")
EXTRA = re.compile(r"(?<![\w./-])parfait\[[a-z]")
PACKAGE = re.compile(r"^[\"'(]*([A-Za-z][\w.-]*)(?:\[|[<>=!~]|[\"'),.:]*$)")


def packages(text: str) -> Iterator[str]:
    """Which packages the commands in a text install."""
    for line in text.splitlines():
        if EXTRA.search(line):
            yield "parfait"
        for command in INSTALL.findall(line):
            for word in command.split():
                yield from names(word)
        for command in RUN.findall(line):
            yield from names(package_to_run(command.split()))


def names(word: str) -> Iterator[str]:
    if found := PACKAGE.match(word):
        yield canonicalize_name(found[1])


def package_to_run(words: list[str]) -> str:
    for option, value in zip(words, [*words[1:], ""], strict=True):
        if option in ("--from", "--spec"):
            return value
    return next((word for word in words if not word.startswith("-")), "")


def files() -> Iterator[Path]:
    for path, folders, found in os.walk(ROOT):
        folders[:] = [name for name in folders if name in HIDDEN or not (name in LEFT_OUT or name.startswith("."))]
        yield from (Path(path, name) for name in found)


@pytest.mark.parametrize(
    "line",
    [
        "pip install parfait",
        "/opt/parfait/bin/pip install --constraint constraints.txt parfait",
        'pip install "parfait[lab]"',
        "pip install 'parfait>=1'",
        "uv add parfait",
        "`pipx install parfait`, then",
        "uvx parfait serve",
        "pipx run --spec parfait parfait serve",
        "The driver is an extra, `parfait[postgresql]`;",
    ],
)
def test_a_command_that_installs_the_other_package_is_found(line: str) -> None:
    assert "parfait" in packages(line)


@pytest.mark.parametrize(
    "line",
    [
        "pip install parfait-games",
        'pip install "parfait-games[lab]"',
        "python3 -m venv /opt/parfait && /opt/parfait/bin/pip install parfait_games",
        "uvx --from parfait-games parfait serve",
        "pipx run --spec parfait-games parfait serve",
        "pip install dist/parfait_games-1.0.0-py3-none-any.whl && parfait serve",
        "states = parfait[0]",
    ],
)
def test_our_own_name_and_our_command_are_not_mistaken_for_it(line: str) -> None:
    assert "parfait" not in packages(line)


def test_no_page_message_or_script_installs_the_other_package() -> None:
    texts = {file: file.read_text(encoding="utf-8", errors="ignore") for file in files()}
    named = {file.relative_to(ROOT): sorted(packages(text)) for file, text in texts.items()}
    assert [file for file, found in named.items() if "parfait" in found] == []
    for expected in ("docs/environments.md", "docs/hosting.md", "docs/hosting/one-machine.md", "src/parfait/extras.py"):
        assert OURS in named[Path(expected)], f"{expected} was not read, or does not say how to install Parfait"
