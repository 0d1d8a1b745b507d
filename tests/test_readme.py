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


def test_every_page_is_at_most_two_clicks_from_the_readme_and_the_decisions_three() -> None:
    root = Path(__file__).parent.parent
    clicks, waiting = {root / "README.md": 0}, [root / "README.md"]
    for page in waiting:
        for target in re.findall(r"\]\((?!https?:)([^)#\s]+\.md)", page.read_text(encoding="utf-8")):
            if (found := (page.parent / target).resolve()) not in clicks:
                clicks[found] = clicks[page] + 1
                waiting.append(found)
    far = {
        str(page.relative_to(root)): clicks.get(page)
        for page in (root / "SECURITY.md", root / "CONTRIBUTING.md", *root.glob("docs/**/*.md"))
        if clicks.get(page, 9) > (3 if page.match("decisions/0*.md") else 2)
    }
    assert far == {}


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
