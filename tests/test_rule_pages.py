"""Every numbered rule has a test that names it, and every test of a game's rules names one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from parfait import games, pages
from parfait.locale import LANGUAGES

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
BELOW = re.compile(r"^  - (.*(?:\n    .*)*)", re.MULTILINE)
NAMED = re.compile(r"(?:Option|オプション)\s*`(\w+)`\s?[:：]")
RULING = re.compile(r"(?:Ruling: |Arbitrage\s: |裁定：)\S")
BRACKETS = [("(", ")"), ("（", "）"), ("「", "」"), ("“", "”"), ("«", "»")]
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


def below(text: str) -> tuple[list[str], int]:
    """The options named below a rule, and how many rulings."""
    options, rulings = [], 0
    for item in BELOW.findall(text):
        if option := NAMED.match(item):
            options.append(option[1])
        else:
            assert RULING.match(item), f"neither a ruling nor an option: {item}"
            rulings += 1
    return options, rulings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_page_begins_with_the_aim_the_players_the_minutes_and_the_designers(name: str, language: str) -> None:
    game = games.find(name)
    opening = pages.page(name, language).split("\n## ")[0]
    _, aim, facts, *_ = opening.split("\n\n")
    assert aim.startswith(("**Aim**: ", "**But du jeu**", "**目的**："))
    assert re.findall(r"\d+", facts)[:3] == [str(game.players[0]), str(game.players[-1]), str(game.minutes)]
    assert len(re.split(r"。|\. ", facts)) > 1, "nobody is named"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_option_stands_below_its_rule_in_every_language(name: str, language: str) -> None:
    found = {number: below(pages.rule(number, language))[0] for number in pages.numbers(name)}
    expected: dict[str, list[str]] = {number: [] for number in pages.numbers(name)}
    for info in games.find(name).options.infos():
        expected[info.rule].append(info.name)
    assert {number: sorted(options) for number, options in found.items()} == {
        number: sorted(options) for number, options in expected.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_rules_and_rulings_are_the_same_in_every_language(name: str, language: str) -> None:
    numbers = re.findall(r"^- \*\*([A-Z]+-\d+)", pages.page(name, language), re.MULTILINE)
    assert numbers == list(pages.numbers(name))
    for number in numbers:
        assert below(pages.rule(number, language)) == below(pages.rule(number)), number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_players_read_whole_sentences_without_words_from_files(name: str, language: str) -> None:
    for number in pages.numbers(name):
        law, *rulings = re.split(r"\n  - ", pages.for_players(pages.rule(number, language)))
        for text in (law.removeprefix(f"**{number}** "), *rulings):
            said = f"{number} ({language}): {text}"
            assert text.rstrip()[-1] in ".!?。！？)）", said
            assert not re.search(r"[`{}\[\]_\"]|\b(?:true|false|null|option)\b|オプション", text), said
            for opening, closing in BRACKETS:
                assert text.count(opening) == text.count(closing), said


@pytest.mark.parametrize("name", games.names())
def test_each_number_on_a_page_is_named_by_a_test(name: str) -> None:
    if not (ROOT / "tests/games" / name.replace("-", "_")).is_dir():
        pytest.skip("its tests are not in this tree, only the game")
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
