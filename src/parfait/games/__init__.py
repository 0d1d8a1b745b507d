"""The games, found by folder: a folder whose `__init__.py` holds a `GAME` is a game, and nobody imports one by name.

They are in this folder, and in those that PARFAIT_GAMES names, where a file with a `Prototype` is also a game
(parfait/prototype). A game that does not load is left out and reported, in the log and by `parfait doctor`; the other
games work as usual.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import re
import traceback
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from parfait.core import CHANCE, OVER, WATCHER, Game, Options, Rng, UnknownGame, catalogues, folders
from parfait.core.accuracy import Accuracy
from parfait.core.accuracy import read as read_accuracy
from parfait.core.brain import Brain
from parfait.core.data import Json
from parfait.core.encoding import Encoding
from parfait.core.errors import BrokenRules, one_line, shorten
from parfait.core.learner import Learner
from parfait.core.lesson import Lesson
from parfait.core.prospects import Prospects
from parfait.core.timeout import Limited, TooLong
from parfait.core.view import View
from parfait.prototype import Prototype, PrototypeError

__path__ = [str(folder) for folder in folders.GAMES]

ENGLISH = "en"
WIDE = 20  # moves in a position, from which on uniform rollouts are of little use
LONG_GAME = 500  # moves that are looked at
LOADING = 10  # seconds that somebody's game may take to load
USUAL = {"terminal": "parfait.drawing"}  # what stands in for a module that a game's folder does not hold

log = logging.getLogger(__name__)


@cache
def names() -> tuple[str, ...]:
    """The names of all games that can be played, in the order of the home page: the easiest to learn first."""
    broken()  # is logged
    found = [game for name in _folders() if isinstance(game := _loaded(name), Game)]
    return tuple(game.name for game in sorted(found, key=lambda game: (game.difficulty, game.order, game.name)))


@cache
def broken() -> dict[str, str]:
    """The games that do not load, by name, and what is wrong with each, in a line."""
    wrong = {name: loaded for name in _folders() if isinstance(loaded := _loaded(name), str)}
    for name, reason in wrong.items():
        log.error("the game %s cannot be played: %s", name, reason)
    return wrong


def find(name: str) -> Game:
    """The game of that name, or `UnknownGame`."""
    game = _loaded(name) if name in _folders() else None
    if game is None:
        raise UnknownGame("unknown-game", game=shorten(name), games=names())
    if isinstance(game, str):
        raise UnknownGame("broken-game", game=name, reason=game)
    return game


def games() -> tuple[Game, ...]:
    """All games that can be played, in the order of the home page."""
    return tuple(find(name) for name in names())


def folder(name: str) -> Path:
    """Where a game's files are, broken or not; for a game that is one file, that file."""
    return _folders()[name]


def sources(name: str) -> list[Path]:
    """The Python files of a game."""
    place = folder(name)
    return sorted(place.glob("*.py")) if place.is_dir() else [place]


def part(name: str, module: str) -> ModuleType:
    """An optional module of a game's folder, such as "terminal", or the one in `USUAL` if it has none."""
    find(name)
    if module in USUAL and not has_part(name, module):
        return importlib.import_module(USUAL[module])
    return importlib.import_module(f"{_package(name)}.{module}")


@cache
def has_part(name: str, module: str) -> bool:
    """Whether a game's folder holds this module. A game that is one file holds none."""
    return folder(name).is_dir() and importlib.util.find_spec(f"{_package(name)}.{module}") is not None


def view_class(name: str) -> type[View]:
    """The class of a game's views: the one that its GAME names, or its view.py defines."""
    if (named := find(name).view) is not None:
        return named
    module = part(name, "view")
    found: list[type[View]] = [
        member
        for member in vars(module).values()
        if isinstance(member, type) and issubclass(member, View) and member.__module__ == module.__name__
    ]
    return found[-1]


def brain(name: str) -> Brain:
    """What the bots know about a game: its own brain.py, or the default brain."""
    usual = Brain if has_part(name, "brain") or not _is_wide_with_secrets(name) else Learner
    made: Brain = _made(name, "brain", usual)
    return made


@cache
def _is_wide_with_secrets(name: str) -> bool:
    """Whether players choose among many moves and hide something, as far as a random game shows."""
    game, rng = find(name), Rng(1)
    state = game.new()
    widest, secrets = 0, False
    for _ in range(LONG_GAME):
        if state.turn == OVER or (secrets and widest >= WIDE):
            break
        if state.turn == CHANCE:
            state.apply_chance(state.sample_chance(rng))
            continue
        actions = state.legal_actions()
        widest = max(widest, len(actions))
        if not secrets:
            watched = game.belief(state.view(WATCHER))
            secrets = watched.sample(rng) != watched.sample(rng)
        state.step(actions[rng.below(len(actions))])
    return secrets and widest >= WIDE


def prospects(name: str) -> Prospects:
    """What search counts after a move: the game's own prospects.py, or the score."""
    made: Prospects = _made(name, "prospects", Prospects)
    return made


def encoding(game: Game, players: int | None = None, options: Mapping[str, Json] | Options | None = None) -> Encoding:
    """What a seat of a game knows, as numbers: by its own encoding.py, or made from the view."""
    new = game.new(players, options)
    made: Encoding = _made(game.name, "encoding", Encoding, new.players, new.options)
    return made


@cache
def lesson(name: str) -> Lesson | None:
    """A game's lesson, if it has one. A lesson that cannot be read is logged and left out."""
    try:
        return read_lesson(name)
    except BrokenRules as error:
        log.error("the game %s has no lesson: %s", name, error)
        return None


def read_lesson(name: str) -> Lesson | None:
    """Like `lesson`, but raises `BrokenRules` if it cannot be read."""
    find(name)
    file = folder(name) / "lesson.json"
    if not file.is_file():
        return None
    try:
        return Lesson.read(name, file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenRules(f"lesson.json: {one_line(error)}") from error


@cache
def accuracy(name: str) -> Accuracy:
    """How far search is off in a game: measured (in its folder), or a cautious guess. An unreadable file is logged."""
    find(name)
    place = folder(name)
    file = place / "accuracy.json"
    if not place.is_dir() or not file.is_file():
        return Accuracy()
    try:
        return read_accuracy(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, BrokenRules) as error:
        log.error("the accuracy of hints in %s is guessed: %s", name, error)
        return Accuracy()


def catalogue(name: str, kind: str, language: str) -> str | None:
    """A game's catalogue in a language, if any: its words.<language>.ftl (or lesson…), or the one in GAME."""
    game, file = find(name), folder(name) / f"{kind}.{language}.ftl"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    return game.words or None if (kind, language) == ("words", ENGLISH) else None


def _made(name: str, module: str, usual: Callable[..., Any], *arguments: Any) -> Any:
    """An instance of the class that a module of the game's folder names in capitals, or of the default class."""
    find(name)
    if not has_part(name, module):
        return usual(*arguments)
    return getattr(part(name, module), module.upper())(*arguments)


def _package(name: str) -> str:
    return f"{__name__}.{name.replace('-', '_')}"


@cache
def _folders() -> dict[str, Path]:
    """Every folder that is meant to be a game, by name. Leftovers of Python in a deleted game's folder do not count.

    In the folders of PARFAIT_GAMES, a file that mentions a `Prototype` is meant to be a game, too.
    """
    found: dict[str, Path] = {}
    for place in folders.GAMES:
        for path in sorted(place.iterdir()) if place.is_dir() else ():
            if path.name[0] in "._":
                continue
            if path.is_dir() and any(file.suffix in (".py", ".ftl") for file in path.iterdir()):
                found.setdefault(path.name.replace("_", "-"), path)
            elif path.suffix == ".py" and place != folders.GAMES[0] and b"Prototype" in path.read_bytes():
                found.setdefault(path.stem.replace("_", "-"), path)
    return found


@cache
def _loaded(name: str) -> Game | str:
    """The game in the folder of that name, or why there is none."""
    try:
        place = _folders()[name]
        if place.is_dir() and not (place / "__init__.py").is_file():
            raise BrokenRules("there is no __init__.py")
        if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", place.stem):
            raise BrokenRules(f"{place.name}: a game's file is called in small letters, such as lucky_seven.py")
        ours = place.parent == Path(__file__).parent
        with nullcontext() if ours else Limited(LOADING):
            module = importlib.import_module(_package(name))
        game = getattr(module, "GAME", None) or _from_prototype(module)
        if not isinstance(game, Game):
            if place.is_file():
                raise BrokenRules(f"{place.name} holds no game: begin its class with `class MyGame(Prototype):`")
            raise BrokenRules("__init__.py holds no GAME")
        if game.name != name:
            raise BrokenRules(f"GAME is called {game.name!r}, and its folder {_folders()[name].name!r}")
        if game.words:
            catalogues.ADDED.append(game.words)
    except (Exception, SystemExit, TooLong) as error:  # whatever somebody else's code raises is what is wrong with it
        return _reason(error, _folders()[name])
    return game


def _from_prototype(module: ModuleType) -> Game | None:
    """The game of the prototype that a module defines, if there is one."""
    for member in vars(module).values():
        if isinstance(member, type) and issubclass(member, Prototype) and member.__module__ == module.__name__:
            return member.game()
    return None


def _reason(error: BaseException, place: Path) -> str:
    """The error in one line, with the line of the game's own code where it happened."""
    said = str(error) if isinstance(error, BrokenRules | TooLong) else one_line(error)
    if isinstance(error, PrototypeError) and re.match(r"[\w.]+:\d+: ", said):
        return said
    if isinstance(error, SyntaxError) and error.filename:
        return f"{Path(error.filename).name}:{error.lineno}: {type(error).__name__}: {error.msg}"
    here = place.resolve()  # PARFAIT_GAMES may name a folder from where one is
    frames = traceback.extract_tb(error.__traceback__)
    inside = [frame for frame in frames if Path(frame.filename).resolve().is_relative_to(here)]
    return f"{Path(inside[-1].filename).name}:{inside[-1].lineno}: {said}" if inside else said
