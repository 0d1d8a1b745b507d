"""From a class to a game: its views, options, belief, words and rules page."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from dataclasses import field, fields, make_dataclass
from types import SimpleNamespace
from typing import ClassVar

from parfait.core.errors import BrokenRules
from parfait.core.game import Game
from parfait.core.layout import Number, Part, Row
from parfait.core.limits import MOST_ACTIONS
from parfait.core.options import OptionField, Options, option
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER
from parfait.core.view import Event, View
from parfait.prototype import notation
from parfait.prototype.errors import PrototypeError, file_of, wrong
from parfait.prototype.events import describe, label_of, narrator
from parfait.prototype.moves import Move, MoveBook
from parfait.prototype.places import Place, Scalar, Setting, Value, frozen
from parfait.prototype.table import Prototype

Flat = tuple[Scalar, ...]
Listed = tuple[Scalar | Flat, ...]
Kept = {
    "kept_turn": int,  # whose turn it is while chance acts
    "kept_chance": Flat,  # what chance does next
    "kept_words": tuple[tuple[int, str], ...],  # what was said in the last step, and of whom
    "kept_gone": tuple[tuple[str, ...], ...],  # by deck: pieces that were seen and lie nowhere any more
    "kept_aside": tuple[int, ...],  # and how many there are that were not seen
}
TAKEN = {*(one.name for one in fields(View)), *Kept}
LOOKED_AT = 600  # moves of games at random, to number the moves
SIZES = {"players", "title", "prefix", "minutes", "difficulty", "designers", "colour", "longest", "lowest_wins"}


def prepare(kind: type[Prototype]) -> None:
    """Read the class, and refuse what makes no sense, with its line."""
    _check_source(kind)
    kind._places, kind._settings = dict(kind._places), dict(kind._settings)
    for name, said in list(vars(kind).items()):
        if isinstance(said, Place | Setting):
            if name in TAKEN or name.startswith("_") or hasattr(Prototype, name):
                raise wrong(kind, name, f"a field cannot be called {name}: that name is taken; choose another")
            if isinstance(said, Place):
                _check_place(kind, name, said)
                kind._places[name] = said
            else:
                kind._settings[name] = said
            delattr(kind, name)
        elif isinstance(said, list | dict | set) and not name.startswith("_") and not hasattr(Prototype, name):
            hint = f"write {name} = public(…), or put it above the class if it never changes"
            raise wrong(kind, name, f"{name} is no field, and all games would share it: {hint}")
    kind._decks = tuple(dict.fromkeys(place.deck for place in kind._places.values() if place.deck is not None))
    places = kind._places.items()
    kind._holders = {deck: tuple(name for name, place in places if place.deck == deck) for deck in kind._decks}
    kind._open = tuple(name for name, place in places if place.deck and place.seen in ("public", "each"))
    kind._nested = tuple(name for name, place in places if place.is_list)
    if isinstance(kind.players, int):
        kind.players = (kind.players,)
    try:
        kind.players = tuple(kind.players)
    except TypeError:
        raise wrong(kind, "players", f"players is {kind.players!r}; write players = (2, 3, 4)") from None
    if not all(type(number) is int for number in kind.players):
        raise wrong(kind, "players", f"players is {kind.players!r}; write players = (2, 3, 4), without quotes")
    kind._book = MoveBook(kind.all_moves, lambda: _moves_met(kind))
    from parfait.prototype.belief import PrototypeBelief
    from parfait.prototype.state import PrototypeState

    rule = f"{prefix_of(kind)}-1"
    _nest(kind, "Options", _options(kind))
    _nest(kind, "View", _view(kind))
    _nest(kind, "State", type("State", (PrototypeState,), {"KIND": kind, "RULE": rule}))
    _nest(kind, "Belief", type("Belief", (PrototypeBelief,), {"KIND": kind}))


def _nest(kind: type[Prototype], name: str, made: type) -> None:
    """Nest a class in the prototype, so that pickles can find it."""
    made.__module__ = kind.__module__
    made.__qualname__ = f"{kind.__qualname__}.{name}"
    made.__name__ = name if name != "View" else f"{kind.__name__}View"
    setattr(kind, name, made)


SHOWN = "leave it out (a field with pause=True is shown for a while)"
WAITS = {"input": "offer what may be chosen in moves()", "sleep": SHOWN, "time.sleep": SHOWN}


def _check_source(kind: type[Prototype]) -> None:
    """Refuse code that draws random numbers, as games must be replayable, and code that waits, as others play too."""
    try:
        tree = ast.parse(file_of(kind).read_text(encoding="utf-8"))
    except (OSError, TypeError, SyntaxError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (call := ast.unparse(node.func)) in WAITS:
            raise PrototypeError(
                f"{file_of(kind).name}:{node.lineno}: {call}(…) waits, and a game must not, as bots and other tables "
                f"play too: {WAITS[call]}"
            )
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        if {"random", "secrets", "numpy.random"} & set(names):
            raise PrototypeError(
                f"{file_of(kind).name}:{getattr(node, 'lineno', 1)}: chance is drawn with self.roll, self.shuffle, "
                "self.deal and self.pick, so that a game can be replayed; leave `import random` out"
            )


def _check_place(kind: type[Prototype], name: str, place: Place) -> None:
    try:
        frozen(place.start)
    except TypeError as error:
        raise wrong(kind, name, f"field {name} {error}") from None
    if place.seen in ("own", "hidden") and (place.deck is None) == (place.values is None):
        raise wrong(
            kind,
            name,
            f"{name} is hidden from someone, so say what may be in it: deck=CARDS where each card is there once, or "
            "values=range(1, 7) where each entry may be any of these",
        )
    if place.deck is not None and not all(type(piece) is str for piece in place.deck):
        raise wrong(kind, name, f"the deck of {name} holds {place.deck[0]!r}; its pieces have to be texts such as 'R7'")
    if place.values is not None and not place.values:
        raise wrong(kind, name, f"{name} may hold none of its values: there are none")


def _options(kind: type[Prototype]) -> type[Options]:
    numbers = _rule_numbers(kind)
    made = [(name, object, option(numbers[name], said.kind, said.default)) for name, said in kind._settings.items()]
    return make_dataclass("Options", made, bases=(Options,), frozen=True)


def _view(kind: type[Prototype]) -> type[View]:
    made: list[tuple[str, Value, Value]] = [(name, hint, field()) for name, hint in Kept.items()]
    for name, place in kind._places.items():
        shape: Value = Listed if place.is_list else Scalar
        if place.seen == "public":
            made.append((name, shape, field()))
        elif place.seen == "each":
            made.append((name, tuple[shape, ...], field()))
        elif place.seen == "own":
            made.append((name, shape | None, field()))
            made.append((f"{name}_count", tuple[int, ...], field()))
        else:
            made.append((f"{name}_count", int, field()))
    namespace = {
        "OWN": tuple(name for name, place in kind._places.items() if place.seen == "own"),
        "LAYOUT": tuple(_layout(kind)),
        "GAME": name_of(kind),
        "__annotations__": {"GAME": ClassVar[str]},
    }
    return make_dataclass("View", made, bases=(View,), frozen=True, kw_only=True, namespace=namespace)


def _layout(kind: type[Prototype]) -> Iterator[Part]:
    """A layout: the seat's own pieces, then the table's, then numbers."""
    order = {"own": 0, "public": 1, "each": 2, "hidden": 3}
    for name, place in sorted(kind._places.items(), key=lambda item: order[item[1].seen]):
        if name == "score":
            continue  # every table shows the scores
        label = f"{name_of(kind)}-field-{name}"
        piece = _piece(place)
        suits = _suits(one[0] for one in place.deck) if place.deck and piece == "card" else ""
        shown: dict[str, Value] = {"label": label, "suits": suits}
        pieces = place.is_list or place.deck is not None or place.values is not None
        if place.seen == "own":
            yield Row(name, piece, "own", **shown)
            yield Number(f"{name}_count", whose="seats", label=label)
        elif place.seen == "hidden":
            yield Number(f"{name}_count", label=label)
        elif place.seen == "each":
            yield (
                Row(name, piece, "seats", empty=True, **shown) if pieces else Number(name, whose="seats", label=label)
            )
        elif pieces:
            yield Row(name, piece, "table", empty=True, **shown)
        else:
            yield Number(name, "seat" if place.seat else "", label=label)


COLOURED = "RBG"  # the first colours of every table: red, blue, green


def _suits(letters: Iterable[str]) -> str:
    """The suits in the order of the colours they get: R is red, B blue and G green if all suits are among those."""
    met = dict.fromkeys(letters)
    return COLOURED if set(met) <= set(COLOURED) else "".join(met)


def _piece(place: Place) -> str:
    """The kind of a field's pieces: cards, dice, or something else."""
    if place.deck is not None:
        return "card"
    if place.values is not None and all(type(value) is int and 1 <= value <= 6 for value in place.values):
        return "die"
    return "tile"


def _moves_met(kind: type[Prototype]) -> list[Move]:
    """The moves of a few random games. Errors in them are reported when someone plays."""
    met: dict[str, Move] = {}
    rng, left = Rng(1), LOOKED_AT
    for players in kind.players:
        for _ in range(5):
            try:
                state = kind.State(players, kind.Options())
                while state.turn != OVER and left > 0:
                    if state.turn == CHANCE:
                        state.apply_chance(state.sample_chance(rng))
                        continue
                    moves = state._offered()
                    met.update({str(move): move for move in moves})
                    state.step(kind._book.number(moves[rng.below(len(moves))]))
                    left -= 1
            except Exception:
                break
    kind._book.texts.clear()
    kind._book.moves.clear()
    kind._book.numbers.clear()
    return list(met.values())


# What it is called, and what it says


def name_of(kind: type[Prototype]) -> str:
    return kind.__module__.rpartition(".")[2].replace("_", "-")


def title_of(kind: type[Prototype]) -> str:
    return kind.title or re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", kind.__name__)


def prefix_of(kind: type[Prototype]) -> str:
    letters = "".join(word[0] for word in re.findall(r"[A-Za-z]+", title_of(kind)))
    return kind.prefix or letters.upper()[:6] or "P"


def _sentences(kind: type[Prototype]) -> list[str]:
    """The first line of the class's description is the game in a line; each line with a dash is a rule."""
    text = inspect.cleandoc(kind.__doc__ or "")
    first, _, rest = text.partition("\n")
    rules = re.split(r"^\s*[-*]\s+", rest, flags=re.MULTILINE)[1:]
    return [first.strip() or title_of(kind), *(" ".join(rule.split()) for rule in rules)]


OFFERED = "You may make the moves that you are offered, and no others. The game is over when no more are offered."


def _rule_numbers(kind: type[Prototype]) -> dict[str, str]:
    """The number of each setting's rule. The first rule lists the moves; the author's rules follow."""
    before = 1 + len(_sentences(kind)) - 1
    return {name: f"{prefix_of(kind)}-{before + 1 + i}" for i, name in enumerate(kind._settings)}


def page_of(kind: type[Prototype], infos: list[OptionField]) -> str:
    """The game's rules page, in Markdown."""
    first, *rules = _sentences(kind)
    prefix = prefix_of(kind)
    lines = [f"# {title_of(kind)} — rules", "", first, "", "## Rules"]
    lines += [f"- **{prefix}-{i}** {rule}" for i, rule in enumerate([OFFERED, *rules], 1)]
    if infos:
        lines += ["", "## Settings"]
    for info in infos:
        label = label_of(info.name, kind._settings[info.name])
        lines.append(f"- **{info.rule}** {label}: {info.default}.")
        lines.append(f"  - Option `{info.name}`: {info.default}; allowed: {info.kind.allowed}.")
    return "\n".join(lines) + "\n"


def words_of(kind: type[Prototype]) -> str:
    """The game's messages, in Fluent."""
    name = name_of(kind)
    said = {"title": title_of(kind), "tagline": _sentences(kind)[0]}
    said |= {f"option-{one}": label_of(one, setting) for one, setting in kind._settings.items()}
    said |= {f"field-{one}": label_of(one, place) for one, place in kind._places.items()}
    if "score" in kind._places:
        said["points"] = label_of("points", kind._places["score"])
    return "".join(f"{name}-{key} = {_literal(text)}\n" for key, text in said.items())


def _literal(text: str) -> str:
    """Text as Fluent writes it, braces and all."""
    line = " ".join(text.split())
    return re.sub(r"[{}]", lambda brace: '{ "' + brace[0] + '" }', line) or '{ "" }'


def _facts(kind: type[Prototype]) -> SimpleNamespace:
    """What the lab asks: who starts and which round it is, where fields are called `starter` and `round`.

    Nothing is guessed: the first seat to move may be the first that did not bust, and a turn may pass without a move.
    """
    facts = SimpleNamespace()
    if _is_number(kind, "starter", undecided=True):
        facts.starter = lambda state: -1 if state.table.starter is None else state.table.starter
    if _is_number(kind, "round"):
        facts.round_of = lambda state: state.table.round
    return facts


def _is_number(kind: type[Prototype], name: str, undecided: bool = False) -> bool:
    """Whether there is a public field of this name that holds a number, or None at first where that is all right."""
    place = kind._places.get(name)
    if place is None or place.seen != "public":
        return False
    return type(place.start) is int or (undecided and place.start is None)


def game(kind: type[Prototype], parts: dict[str, Value]) -> Game:
    """The game; `parts` replace the parts that would be generated."""
    made: dict[str, Value] = {
        "name": name_of(kind),
        "title": title_of(kind),
        "prefix": prefix_of(kind),
        "players": kind.players,
        "minutes": kind.minutes,
        "difficulty": kind.difficulty,
        "designers": kind.designers,
        "licence": None,
        "options": kind.Options,
        "state": kind.State,
        "belief": kind.Belief,
        "notation": notation,
        "narrate": narrator(kind),
        "describe": describe,
        "actions": len(kind.all_moves) or MOST_ACTIONS,
        "colour": kind.colour,
        "given": ("hands",),
        "asked": lambda view: Event("asked"),
        "view": kind.View,
        "words": words_of(kind),
        "facts": _facts(kind),
        "page": page_of(kind, list(kind.Options.infos())),
    }
    try:
        return Game(**(made | parts))
    except BrokenRules as error:
        field_name = str(error).removeprefix("GAME: ").partition(" ")[0]
        raise wrong(kind, field_name, str(error).removeprefix("GAME: ")) from None
