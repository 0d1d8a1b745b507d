"""Every numbered rule has a test that names it, and every test of a game's rules names one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from parfait import games

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
HABITS = ("test_brain", "test_prospects")  # what bots do, think and foresee, which no rule asks for


def numbers_on(page: Path) -> list[str]:
    return NUMBER.findall(page.read_text(encoding="utf-8"))


def rules_by_test(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Every test function of rules below a folder, with the rules it names."""
    for file in sorted(folder.rglob("test_*.py")):
        if file.stem.startswith(HABITS):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{file.name}::{node.name}", {rule for mark in node.decorator_list for rule in named_by(mark)}


def named_by(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        for argument in mark.args:
            assert isinstance(argument, ast.Constant), "rule numbers are written out"
            yield str(argument.value)


@pytest.mark.parametrize("name", games.names())
def test_each_number_on_a_page_is_there_once_and_has_the_games_prefix(name: str) -> None:
    numbers = numbers_on(ROOT / "docs/rules" / f"{name}.md")
    assert numbers
    assert len(set(numbers)) == len(numbers)
    assert all(number.startswith(games.find(name).prefix + "-") for number in numbers)


@pytest.mark.parametrize("name", games.names())
def test_each_number_on_a_page_is_named_by_a_test(name: str) -> None:
    named = {rule for _, rules in rules_by_test(ROOT / "tests/games" / name.replace("-", "_")) for rule in rules}
    assert sorted(set(numbers_on(ROOT / "docs/rules" / f"{name}.md")) - named) == []


@pytest.mark.parametrize("name", games.names())
def test_each_test_of_a_game_names_rules_that_exist(name: str) -> None:
    page = set(numbers_on(ROOT / "docs/rules" / f"{name}.md"))
    tests = dict(rules_by_test(ROOT / "tests/games" / name.replace("-", "_")))
    assert [test for test, rules in tests.items() if not rules] == [], "a test that names no rule"
    assert [test for test, rules in tests.items() if rules - page] == [], "a test that names a rule that is not there"


@pytest.mark.parametrize("name", games.names())
def test_each_rule_cited_in_the_code_is_on_the_page(name: str) -> None:
    page = set(numbers_on(ROOT / "docs/rules" / f"{name}.md"))
    folder = ROOT / "src/parfait/games" / name.replace("-", "_")
    cited = {
        number
        for file in folder.rglob("*.py")
        for number in re.findall(rf"\b{games.find(name).prefix}-\d+", file.read_text(encoding="utf-8"))
    }
    assert sorted(cited - page) == []
