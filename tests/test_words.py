"""Every language says everything, with the same arguments."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parfait import games, locale
from parfait.core import BadOption, IllegalMove
from parfait.locale import LANGUAGES, from_environment, sources, words
from parfait.play import Match

SOURCE = Path(__file__).parent.parent / "src/parfait"


class Arguments(Visitor):
    """The arguments that a message uses, the messages it refers to, and what it selects on."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Every key of a catalogue with the arguments of its message."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def translations() -> list[tuple[Path, Path]]:
    """Every catalogue in another language with its English one. A game may leave a language out, and is in English."""
    return [
        (file, file.with_name(file.name.replace(f"{language}.ftl", "en.ftl")))
        for language in LANGUAGES[1:]
        for file in sources(language)
    ]


TRANSLATIONS = pytest.mark.parametrize(
    ("file", "english"), translations(), ids=lambda file: f"{file.parent.name}/{file.name}"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_every_language(language: str) -> None:
    assert locale.HERE / f"{language}.ftl" in sources(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_catalogues(language: str) -> None:
    keys = Counter(key for file in sources(language) for key in messages(file))
    assert [key for key, count in keys.items() if count > 1] == []


@TRANSLATIONS
def test_no_translation_lacks_a_key_or_has_one_too_many(file: Path, english: Path) -> None:
    assert messages(file).keys() ^ messages(english).keys() == set()


@TRANSLATIONS
def test_no_translation_lacks_an_argument_or_makes_one_up(file: Path, english: Path) -> None:
    """`$you` may be left out where a language has no need of it; `$count` likewise, which only chooses a plural."""
    optional = {"you", "count"}
    expected = messages(english)
    for key, arguments in messages(file).items():
        assert arguments - optional == expected[key] - optional, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_in_the_code_has_words(language: str) -> None:
    raised = re.compile(
        r"(?:IllegalMove|BadOutcome|BadOption|BadStep|RecordError|Unreadable|UnknownGame|BadPlayers|BadLimit|BadView|UnknownBot|self\.error)"
        r"\(\s*(?:\"[A-Z]{2}-\d+\"|\"record\"|self\.\w+\(\)|\w+\.\w+\(\)|rule|info\.rule)?,?\s*\"([a-z0-9-]+)\""
    )
    keys = {key for file in SOURCE.rglob("*.py") for key in raised.findall(file.read_text(encoding="utf-8"))}
    assert len(keys) > 30
    assert sorted(key for key in keys if f"error-{key}" not in words(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_option_has_a_name(language: str) -> None:
    say = words(language)
    for game in games.games():
        expected = ["title", "tagline", *(f"option-{info.name}" for info in game.options.infos())]
        assert [key for key in expected if f"{game.name}-{key}" not in say] == []


def test_an_error_is_said_with_its_rule() -> None:
    match = Match.new("dokitto-ice", 4, {"first_player": 0})
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "S1")
    assert words("en").error(caught.value, "dokitto-ice").startswith("DI-7: ")
    with pytest.raises(BadOption) as refused:
        Match.new("dokitto-ice", 4, {"trophies_to_win": 0})
    assert words("fr").error(refused.value) == "DI-23: trophies_to_win ne peut pas valoir 0. Valeurs permises : 1–1000."


def test_the_language_comes_from_the_environment() -> None:
    assert from_environment({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert from_environment({"LC_ALL": "ja_JP", "LANG": "fr"}) == "ja"
    assert from_environment({"LANG": "C.UTF-8"}) == "en"
    assert from_environment({}) == "en"
