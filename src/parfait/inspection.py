"""Problems in a game's folder: missing files, keys and translations, and things that had to be guessed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from parfait import games, pages
from parfait.core import CHANCE, OVER, WATCHER, BrokenRules, Game, Rng, State
from parfait.locale import ENGLISH, LANGUAGES

LOOKED_AT = 200  # steps of a random game


@dataclass(frozen=True)
class GameProblem:
    """A problem, described by `inspection-<key>` in the catalogue.

    Despite a minor one, the game plays as intended.
    """

    game: str
    key: str
    arguments: dict[str, Any] = field(default_factory=dict)
    small: bool = False


def problems() -> list[GameProblem]:
    """The problems of all games."""
    found = [GameProblem(name, "broken", {"reason": reason}) for name, reason in games.broken().items()]
    for name in (*games.broken(), *games.names()):
        found += _missing_files(name)
    for game in games.games():
        found += [*_missing_words(game), *_double_prefix(game), *_bad_lesson(game), *_no_layout(game)]
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


def _no_layout(game: Game) -> Iterator[GameProblem]:
    """Report a view without a layout, which is then guessed from the types and names of its fields."""
    if not games.view_class(game.name).LAYOUT:
        yield GameProblem(game.name, "no-layout", small=True)


def not_given(game: Game) -> Iterator[GameProblem]:
    """Things that chance deals to seats in secret and `given` does not name, as far as a random game shows.

    They are not shown after the game, and "deal again" does not change them.
    """
    if game.given:
        return
    state, rng = game.new(), Rng(1)
    for _ in range(LOOKED_AT):
        if state.turn == OVER:
            return
        if state.turn != CHANCE:
            legal = state.legal_actions()
            state.step(legal[rng.below(len(legal))])
            continue
        outcome = state.sample_chance(rng)
        written = game.notation.write_outcome(state, outcome)
        state.apply_chance(outcome)
        by_seat = [key for key, value in written.items() if isinstance(value, list) and len(value) == state.players]
        if by_seat and _hides_something(game, state, rng):
            yield GameProblem(game.name, "not-given", {"name": by_seat[0]}, small=True)
            return


def _hides_something(game: Game, state: State, rng: Rng) -> bool:
    watched = game.belief(state.view(WATCHER))
    first = watched.sample(rng)
    return any(watched.sample(rng) != first for _ in range(5))


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
    """The names of the messages, and the first line of each unreadable passage."""
    parsed = FluentParser().parse(catalogue).body
    names = {entry.id.name for entry in parsed if isinstance(entry, ftl.Message)}
    return names, [(entry.content or "").strip().partition("\n")[0] for entry in parsed if isinstance(entry, ftl.Junk)]


def _missing_keys(game: Game, there: set[str]) -> set[str]:
    """The required messages, and the keys in the game's code, that are not in `there`."""
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
    """The string literals of a module. Parsing it is the slowest part of the inspection."""
    nodes = list(ast.walk(ast.parse(source)))
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    strings = [node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in parts]
    return {text for text in strings if isinstance(text, str)}
