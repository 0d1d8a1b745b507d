"""What is wrong with a game's folder, found without playing: files, keys and translations that are missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from parfait import games, pages
from parfait.core import BrokenRules, Game
from parfait.locale import ENGLISH, LANGUAGES


@dataclass(frozen=True)
class GameProblem:
    """`inspection-<key>` in the catalogue says it. A small one leaves the game playable as it is meant."""

    game: str
    key: str
    arguments: dict[str, Any] = field(default_factory=dict)
    small: bool = False


def problems() -> list[GameProblem]:
    """What is wrong with any game."""
    found = [GameProblem(name, "broken", {"reason": reason}) for name, reason in games.broken().items()]
    for name in (*games.broken(), *games.names()):
        found += _missing_files(name)
    for game in games.games():
        found += [*_missing_words(game), *_double_prefix(game), *_bad_lesson(game)]
    return found


def _missing_files(name: str) -> Iterator[GameProblem]:
    game = None if name in games.broken() else games.find(name)
    if not (game and game.words) and not (games.folder(name) / f"words.{ENGLISH}.ftl").is_file():
        yield GameProblem(name, "no-file", {"file": f"words.{ENGLISH}.ftl"})
    if not (game and game.page) and not pages.is_there(name):
        yield GameProblem(name, "no-file", {"file": f"docs/rules/{name}.md"})


def _double_prefix(game: Game) -> Iterator[GameProblem]:
    for other in games.games():
        if other.prefix == game.prefix and other.name < game.name:
            yield GameProblem(game.name, "double-prefix", {"prefix": game.prefix, "other": other.name})


def _bad_lesson(game: Game) -> Iterator[GameProblem]:
    try:
        games.read_lesson(game.name)
    except BrokenRules as error:
        yield GameProblem(game.name, "bad-lesson", {"reason": str(error)})


def _missing_words(game: Game) -> Iterator[GameProblem]:
    catalogues: dict[str, set[str]] = {}
    for language in LANGUAGES:
        file = f"words.{language}.ftl"
        try:
            said = games.catalogue(game.name, "words", language)
        except UnicodeDecodeError as error:
            yield GameProblem(game.name, "bad-words", {"file": file, "passage": str(error)})
            continue
        if said is None:
            if language != ENGLISH:  # which is needed, and missed as a file
                yield GameProblem(game.name, "no-translation", {"language": language}, small=True)
            continue
        catalogues[language], unreadable = _read(said)
        if language == ENGLISH:
            catalogues[language] |= _read(game.words)[0]
        for passage in unreadable:
            yield GameProblem(game.name, "bad-words", {"file": file, "passage": passage})
        for key in sorted(catalogues[language]):
            if not key.startswith((f"{game.name}-", f"error-{game.name}-")):
                yield GameProblem(game.name, "foreign-key", {"file": file, "message": key})
    english = catalogues.pop(ENGLISH, set())
    for key in sorted(_missing_keys(game, english)):
        yield GameProblem(game.name, "no-message", {"file": f"words.{ENGLISH}.ftl", "message": key})
    for language, keys in catalogues.items():
        if missing := sorted(english - keys):
            arguments = {"language": language, "messages": ", ".join(missing)}
            yield GameProblem(game.name, "untranslated", arguments, small=True)
        for key in sorted(keys - english):
            yield GameProblem(game.name, "unknown-message", {"file": f"words.{language}.ftl", "message": key})


def _read(catalogue: str) -> tuple[set[str], list[str]]:
    """The names of the messages, and the first line of each passage that cannot be read."""
    parsed = FluentParser().parse(catalogue).body
    names = {entry.id.name for entry in parsed if isinstance(entry, ftl.Message)}
    return names, [(entry.content or "").strip().partition("\n")[0] for entry in parsed if isinstance(entry, ftl.Junk)]


def _missing_keys(game: Game, there: set[str]) -> set[str]:
    """The messages that every game must have, and the keys that stand in its code as whole strings, unless `there`."""
    needed = {f"{game.name}-{key}" for key in ("title", "tagline")}
    needed |= {f"{game.name}-option-{info.name}" for info in game.options.infos()}
    if (games.folder(game.name) / "prospects.py").is_file():
        needed |= {f"{game.name}-why-{measure.name}" for measure in games.prospects(game.name).MEASURES}
    quoted = re.compile(rf"""(?<=["'])({game.name}-[a-z0-9][a-z0-9_-]*)["']""")
    for file in games.sources(game.name):
        source = file.read_text(encoding="utf-8")
        if suspects := _without(there, quoted.findall(source)):
            needed |= suspects & _strings(source)
    return _without(there, needed)


def _without(there: set[str], keys: Iterable[str]) -> set[str]:
    return {key for key in keys if key not in there and f"error-{key}" not in there}  # code leaves `error-` out


def _strings(source: str) -> set[str]:
    """The whole strings of a module, neither parts of others nor in comments. To parse it takes longest of all here."""
    nodes = list(ast.walk(ast.parse(source)))
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    strings = [node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in parts]
    return {text for text in strings if isinstance(text, str)}
