"""Help in three languages: every command, argument and option, and what surrounds them."""

from __future__ import annotations

import re

import pytest
import typer.main

from parfait.cli.app import COMMANDS, app, load
from parfait.locale import LANGUAGES, words
from tests.cli.conftest import Run

PARFAIT = [typer.main.get_command(app), *(load(name) for name in COMMANDS)]
HEADINGS = ("help-usage", "help-examples", "help-options", "help-help")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help_in_every_language(run: Run, command: str, language: str) -> None:
    shown = run(command, "--help", "--lang", language)
    say = words(language)
    assert shown.code == 0
    assert [key for key in (*HEADINGS, f"help-{command}") if _start(say(key)) not in shown.out] == []
    assert not re.search(r"help-[a-z]|metavar-|\{", shown.out)
    assert f"$ parfait {command}" in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_argument_and_option_is_explained_in_every_language(language: str) -> None:
    for command in PARFAIT:
        unexplained = [one.name for one in command.params if str(getattr(one, "help", "")) not in words(language)]
        assert unexplained == [], command.name


def test_no_help_is_left_over() -> None:
    used = {getattr(one, "help", None) for command in PARFAIT for one in command.params}
    used |= {f"help-{name}{more}" for name in ("parfait", *COMMANDS) for more in ("", "-more")}
    used |= {key for command in PARFAIT for key in re.findall(r"# ([a-z-]+)", command.epilog or "")}
    used |= {*HEADINGS, "help-arguments", "help-commands", "help-default", "help-environment", "help-required"}
    assert [key for key in words("en").messages if key.startswith("help-") and key not in used] == []


def test_help_comes_in_the_language_of_the_option_wherever_it_stands(run: Run) -> None:
    french = run("play", "--help", "--lang", "fr").out
    assert "Utilisation\u00a0: parfait play [OPTIONS] [JEU]" in french
    assert run("--lang", "fr", "play", "-h").out == french
    assert run("play", "--lang=fr", "--help").out == french


def test_help_comes_in_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "使い方：parfait [オプション] コマンド [引数]…" in run("--help").out
    assert run().out.strip() == run("--help").out.strip()
    assert "Usage: parfait" in run("--help", "--lang", "en").out


def test_a_default_and_a_variable_are_told(run: Run) -> None:
    shown = " ".join(run("serve", "--help", "--lang", "fr").out.split())
    assert "[par défaut : 127.0.0.1]" in shown
    assert "[environnement : PARFAIT_PROXIES]" in shown


@pytest.mark.parametrize("columns", ["40", "57"])
@pytest.mark.parametrize("line", ["--help", "serve --help", "rules dozito", "rules dokitto-ice", "games"])
def test_no_line_begins_with_a_mark_that_closes(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    french = run(*line.split(), "--lang", "fr").out.splitlines()
    assert [line for line in french if re.match(r"[\s│•]*[;:!?»%]", line)] == []
    japanese = run(*line.split(), "--lang", "ja").out.splitlines()
    assert [line for line in japanese if re.match(r"[\s│•]*[、。）」：！？]", line)] == []
    assert [line for line in japanese if re.search(r"[（「][\s│]*$", line)] == []
    assert "".join(japanese).count("。") >= 3 or line == "games"  # nothing is cut off


def _start(text: str) -> str:
    """As much as surely stands on one line."""
    return text.split("{")[0][:12]
