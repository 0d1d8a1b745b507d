"""Every word that the command says is in the catalogue (tests/test_words.py sees that every language has it)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parfait.locale import LANGUAGES, words
from tests.cli.conftest import Run

SOURCE = Path(__file__).parents[2] / "src/parfait"
FILES = [*(SOURCE / "cli").glob("*.py"), SOURCE / "extras.py", SOURCE / "pages.py"]


def test_every_message_and_error_of_the_command_has_words() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    messages = set(re.findall(r'"(cli-[a-z0-9-]+)"', text))
    errors = set(re.findall(r'(?:UsageError|FileError|RecordError|NoPage|MissingExtra|cls)\(\s*"([a-z0-9-]+)"', text))
    assert len(messages) > 40
    assert len(errors) > 20
    assert sorted(key for key in messages if key not in words("en")) == []
    assert sorted(key for key in errors if f"error-{key}" not in words("en")) == []


def test_no_message_of_the_command_is_left_over() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in FILES)
    catalogue = (SOURCE / "locale/en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(cli-[a-z0-9-]+) =", catalogue, re.MULTILINE)
    assert [key for key in keys if f'"{key}"' not in text and not key.startswith("cli-help-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_asked_for_before_or_after_the_command(run: Run, language: str) -> None:
    tagline = words(language)("dokitto-ice-tagline")[:30]
    before, after = run("--lang", language, "games"), run("games", "--lang", language)
    assert before.code == after.code == 0
    assert tagline in before.out
    assert before.out == after.out


@pytest.mark.parametrize(("variable", "value"), [("LC_ALL", "fr_FR.UTF-8"), ("LC_MESSAGES", "fr_CA"), ("LANG", "fr")])
def test_the_environment_chooses_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert "joueurs" in run("games").out
    assert "players" in run("games", "--lang", "en").out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no game “chess”."),
        ("fr", "Le jeu «\u00a0chess\u00a0» n’existe pas."),
        ("ja", "「chess」というゲームはありません。"),
    ],
)
def test_errors_are_in_the_language_asked_for(run: Run, language: str, said: str) -> None:
    assert said in run("play", "chess", "--lang", language).complaint
    assert said in run("--lang", language, "record", "chess").complaint


def test_what_typer_cannot_read_is_told_in_the_language_asked_for(run: Run) -> None:
    told = "--colour n’existe pas ici. Voir\u00a0: parfait games --help"
    assert run("games", "--lang", "fr", "--colour").complaint == told
    assert run("record", "--lang=fr").complaint == "Il manque JEU. Voir\u00a0: parfait record --help"
    assert run("--lang", "ja", "record").complaint == "ゲームが必要です。参照：parfait record --help"
