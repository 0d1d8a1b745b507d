"""Every language says everything, with the same arguments."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parfait import games, locale
from parfait.core import BadOption, IllegalMove, ParfaitError
from parfait.locale import LANGUAGES, from_environment, sources, words
from parfait.play import Match

SOURCE = Path(__file__).parent.parent / "src/parfait"


class Arguments(Visitor):
    """The arguments that a message uses, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """Every key of a catalogue with the arguments of its message, and those of messages in it that it refers to."""
    found: dict[str, Arguments] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} appears twice"
            assert entry.value is not None, f"{entry.id.name} says nothing in {file.name}"
            found[entry.id.name] = Arguments()
            found[entry.id.name].visit(entry)
    near = {other: found[other].names for own in found.values() for other in own.messages if other in found}
    return {key: own.names.union(*(near.get(other, ()) for other in own.messages)) for key, own in found.items()}


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_game_in_five_lines_has_all_five_or_none(name: str, language: str) -> None:
    """Without them its page begins with the tagline; games with a table of their own have them."""
    lines = [f"{name}-short-{line}" in words(language) for line in range(1, 6)]
    assert all(lines) or not any(lines)
    assert all(lines) or not (SOURCE.parent.parent / "web/src/games" / name).is_dir()


def test_an_error_is_said_with_its_rule() -> None:
    match = Match.new("dokitto-ice", 4, {"first_player": 0})
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "S1")
    assert words("en").error(caught.value, "dokitto-ice").startswith("DI-7: ")
    with pytest.raises(BadOption) as refused:
        Match.new("dokitto-ice", 4, {"trophies_to_win": 0})
    told = "DI-23\u00a0: trophies_to_win ne peut pas valoir 0. Valeurs permises\u00a0: 1–1000."
    assert words("fr").error(refused.value) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "DI-7: It is seat 1’s turn, not seat 4’s."),
        ("fr", "DI-7\u00a0: C’est à la place 1 de jouer, pas à la place 4."),
        ("ja", "DI-7：席4ではなく、席1の番です。"),
    ],
)
def test_an_error_counts_seats_from_1(language: str, told: str) -> None:
    assert words(language).error(IllegalMove("DI-7", "not-your-turn", seat=3, expected_seat=0)) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Languages: en, fr, ja."), ("fr", "Langues\u00a0: en, fr, ja."), ("ja", "言語：en、fr、ja")],
)
def test_a_list_in_an_error_is_joined_as_the_language_joins_it(language: str, told: str) -> None:
    assert words(language).error(ParfaitError("unknown-language", language="de", allowed=LANGUAGES)).endswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_kind_of_chance_has_words(name: str, language: str) -> None:
    say = words(language)
    shared = set(re.findall(r"\[(\w+)\]", say.messages["term-chance"])) - {"other"}
    game = games.find(name)
    kinds = game.new(game.players[0]).CHANCES
    assert [kind for kind in kinds if kind not in shared and f"{name}-chance-{kind}" not in say] == []
    for kind in kinds:
        assert say.chance(name, kind) in say.error(IllegalMove("X-1", "chance-is-next", chance=kind), name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_value_of_an_option_has_words(name: str, language: str) -> None:
    """A word by `<game>-option-<option>-<value>`, a letter in a list by the option's term; `"random"` is for seats."""
    say, game = words(language), games.find(name)
    for info in game.options.infos():
        values = info.kind.examples(game.players[-1])
        chosen = {value for value in values if isinstance(value, str)} - {"random"}
        assert [value for value in chosen if f"{name}-option-{info.name}-{value}" not in say] == []
        letters = {item for value in values if isinstance(value, list) for item in value if isinstance(item, str)}
        assert not letters or f"{name}-term-{info.name.removesuffix('s')}" in say


def test_the_language_comes_from_the_environment() -> None:
    assert from_environment({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert from_environment({"LC_ALL": "ja_JP", "LANG": "fr"}) == "ja"
    assert from_environment({"LANG": "C.UTF-8"}) == "en"
    assert from_environment({}) == "en"
