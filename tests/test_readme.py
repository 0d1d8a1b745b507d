"""The README says what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_ten_lines_of_python_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(program, {})
    assert "winners" in capsys.readouterr().out


def test_the_first_commands_serve_test_and_play() -> None:
    [first, *_] = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    assert [line.partition("#")[0].strip() for line in first.splitlines()] == ["make serve", "make test", "make play"]


def test_every_link_leads_somewhere() -> None:
    root = Path(__file__).parent.parent
    pages = [
        root / "README.md",
        root / "ARCHITECTURE.md",
        root / "CONTRIBUTING.md",
        root / "SECURITY.md",
        *root.glob("docs/**/*.md"),
    ]
    for page in pages:
        prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for target in re.findall(r"\]\((?!https?:)([^)#]+)[^)]*\)", prose):
            assert (page.parent / target).exists(), f"{page.name} → {target}"
