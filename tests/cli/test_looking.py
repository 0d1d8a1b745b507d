"""Commands that only look: help, games, rules, doctor."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from parfait import __version__, games, pages
from parfait.build import build_id
from parfait.core import speed
from tests.cli.conftest import Run
from tests.commands import run_module

COMMANDS = ["play", "games", "rules", "replay", "record", "verify", "doctor"]


def test_without_a_command_there_is_help(run: Run) -> None:
    shown = run()
    assert shown.code == 0
    assert shown.out.strip() == run("--help").out.strip()
    for command in COMMANDS:
        assert command in shown.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    shown = run(command, "--help")
    assert shown.code == 0
    assert f"$ parfait {command}" in shown.out
    assert "--lang" in shown.out


def test_help_fits_into_sixty_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert max(len(line) for line in run("play", "--help").out.splitlines()) <= 60


def test_version(run: Run) -> None:
    assert run("--version").out == f"parfait {__version__}\n"


def test_python_runs_the_package_as_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "parfait", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout == f"parfait {__version__}\n"


@pytest.mark.parametrize("name", games.names())
def test_games_tells_each_game_with_its_options(run: Run, name: str) -> None:
    game, shown = games.find(name), run("games").out
    assert game.designers in shown
    assert game.player_counts in shown
    for info in game.options.infos():
        assert f"{info.name} = " in shown
        assert info.rule in shown


@pytest.mark.parametrize("name", games.names())
def test_rules_shows_the_whole_page_of_a_game(run: Run, name: str) -> None:
    shown = run("rules", name)
    assert shown.code == 0
    for number in pages.numbers(name):
        assert number in shown.out


@pytest.mark.parametrize(
    "asked", [("dokitto-ice", "DI-11"), ("dokitto-ice", "di-11"), ("dokitto-ice", "11"), ("di-11",)]
)
def test_rules_shows_one_rule(run: Run, asked: tuple[str, ...]) -> None:
    shown = run("rules", *asked)
    assert shown.out.strip() == "DI-11 If several cards share that lowest (or highest) value, the one played last wins."


def test_a_rule_has_its_continuation_lines() -> None:
    rule = pages.rule("DI-6")
    assert rule.startswith("**DI-6** Two players:")
    assert "All 24 are shuffled again for the next round.\n  - Ruling: " in rule


def test_options_are_left_out_for_players() -> None:
    rule = pages.rule("DI-13")
    assert "may_choose_empty" in rule
    told = pages.for_players(rule)
    assert "may_choose_empty" not in told
    assert told.endswith("to take a scoop if there is one in stock.")
    assert pages.for_players(pages.rule("DI-8")) == pages.rule("DI-8")
    page = pages.for_players(pages.page("dozito", "ja"))
    assert "オプション" not in page
    assert page.endswith("説明書に「カードを見る」とあるためです。\n")


def test_the_last_rule_of_a_section_ends_before_the_next_heading() -> None:
    for name in games.names():
        for number in pages.numbers(name):
            assert "\n#" not in pages.rule(number)
            assert "\n- " not in pages.rule(number)


@pytest.mark.parametrize("number", ["DI-99", "0", "DI-", "elf", "", "DI-" + "9" * 50])
def test_a_rule_that_does_not_exist_is_one_clear_line(run: Run, number: str) -> None:
    assert "no rule" in run("rules", "dokitto-ice", number).complaint


@pytest.mark.parametrize(("language", "word"), [("en", "Option"), ("fr", "Option"), ("ja", "オプション")])
def test_rules_shows_options_to_those_who_ask_for_them(run: Run, language: str, word: str) -> None:
    for asked in (("dozito",), ("dozito", "2")):
        assert word not in run("rules", *asked, "--lang", language).out
        assert word in run("rules", *asked, "--options", "--lang", language).out


def test_the_rules_are_read_in_ones_language(run: Run) -> None:
    assert "Quand tous ont joué" in run("rules", "aice", "11", "--lang", "fr").out
    assert "全員" in run("rules", "aice", "--lang", "ja").out
    assert "anglais" not in run("rules", "di-1", "--lang", "fr").out
    assert "no rule" in run("rules", "di-99", "--lang", "en").complaint


def test_rules_that_nobody_has_translated_are_shown_in_english(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "page", lambda game, language="en", real=pages.page: real(game))
    pages._rules.cache_clear()
    told = run("rules", "di-1", "--lang", "fr").out
    pages._rules.cache_clear()
    assert "en anglais" in told
    assert "DI-1" in told


def test_doctor_tells_what_runs_here(run: Run) -> None:
    told = run("doctor")
    assert told.code == 0
    assert f"parfait {__version__} ({build_id()})" in told.out
    assert f"Python {sys.version.split()[0]}" in told.out
    modules = speed.compilable_modules()
    compiled = [module for module in modules if speed.is_compiled(module)]
    assert not compiled or f"{len(compiled)} modules are compiled." in told.out
    for module in {*modules} - {*compiled} if compiled else ():
        assert module in told.out
    assert "All is well." in told.out


def test_doctor_is_content_with_plain_python_and_says_how_to_be_faster() -> None:
    told = run_module("parfait", "doctor", environment={**os.environ, "PARFAIT_PLAIN": "1", "LC_ALL": "C.UTF-8"})
    assert told.returncode == 0, told.stderr
    assert "modules run as plain Python: all of them" in told.stdout
    assert "make setup" in told.stdout


def test_doctor_tells_how_to_get_a_compiler(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    told = run("doctor")
    assert told.code == 0
    assert "No C compiler." in told.out
    assert "apt install gcc" in told.out
