"""Every language says everything, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parfait import games
from parfait.core import CHANCE, OVER, WATCHER, BadOption, IllegalMove, Rng
from parfait.locale import LANGUAGES, from_environment, sources, words
from parfait.play import Match
from tests.contract.play import Case, usual

SOURCE = Path(__file__).parent.parent / "src/parfait"


class Arguments(Visitor):
    """The arguments that a message uses, the messages it refers to, and what it selects on."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Every key of a language with the arguments of its message."""
    found: dict[str, set[str]] = {}
    for source in sources(language):
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{source.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                arguments = Arguments()
                arguments.visit(entry)
                found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_key_or_has_one_too_many(language: str) -> None:
    assert catalogue(language).keys() ^ catalogue("en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_an_argument_or_makes_one_up(language: str) -> None:
    """`$you` may be left out where a language has no need of it; `$count` likewise, which only chooses a plural."""
    english = catalogue("en")
    for key, arguments in catalogue(language).items():
        optional = {"you", "count"}
        assert arguments - optional == english[key] - optional, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", usual(), ids=str)
def test_everything_that_happens_can_be_told(case: Case, language: str) -> None:
    say, names = words(language), ("Anna", "Bruno", "Chie", "David", "Emi")
    match, rng = Match.new(case.game.name, case.players), Rng(1)
    while match.turn != OVER:
        if match.turn == CHANCE:
            step = match.next_chance(rng)
        else:
            moves = match.legal_moves()
            step = {"seat": match.turn, "move": moves[rng.below(len(moves))]}
            for event in (case.game.describe(step["move"]), case.game.asked(match.view(match.turn))):
                assert_said(say.event(case.game.name, event, names), event.key in say, event.key)
        for event in match.advance_told(step, 0 if rng.below(2) else WATCHER):
            assert_said(say.event(case.game.name, event, names, 0), event.key in say, event.key)


def assert_said(text: str, known: bool, key: str) -> None:
    assert known, key
    assert text.strip()
    assert "{" not in text, text


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
