"""The base class of prototypes: fields, moves and what happens next."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from parfait.prototype.errors import PrototypeError
from parfait.prototype.moves import Move, MoveBook
from parfait.prototype.places import Place, Setting, Value, copied

if TYPE_CHECKING:
    from parfait.core.game import Game

THEN = {"roll": "rolled", "shuffle": "shuffled", "deal": "dealt", "pick": "picked"}  # what happens next, unless said


class Prototype:
    """A game in one class. Define the fields, `moves` and `play`; the rest is made from them."""

    title: ClassVar[str] = ""  # the name of the class in words, unless said
    prefix: ClassVar[str] = ""  # of the numbers of its rules; the title's first letters, unless said
    players: Value = (2, 3, 4)  # for how many it is; in a game, how many there are
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[int] = 1
    designers: ClassVar[str] = ""
    colour: ClassVar[str] = "#8a7f9c"
    longest: ClassVar[int] = 1000  # moves; a game that is not over by then never ends
    lowest_wins: ClassVar[bool] = False
    all_moves: ClassVar[Sequence[Move]] = ()  # every move there is, where their numbers matter: for learners

    _places: ClassVar[dict[str, Place]] = {}
    _settings: ClassVar[dict[str, Setting]] = {}
    _decks: ClassVar[tuple[tuple[str, ...], ...]] = ()
    _holders: ClassVar[dict[tuple[str, ...], tuple[str, ...]]] = {}  # by deck: the fields that hold its pieces
    _open: ClassVar[tuple[str, ...]] = ()  # those of them that all see
    _nested: ClassVar[tuple[str, ...]] = ()  # the fields that hold lists of lists
    _book: ClassVar[MoveBook]
    View: ClassVar[type[Value]]
    State: ClassVar[type[Value]]
    Options: ClassVar[type[Value]]
    Belief: ClassVar[type[Value]]

    turn: int  # the seat to act: 0, 1, …

    def __init_subclass__(cls) -> None:
        from parfait.prototype.make import prepare

        prepare(cls)

    @classmethod
    def game(cls, **parts: Value) -> Game:
        """The game that this class describes. `parts` replaces generated parts: `belief=MyBelief`."""
        from parfait.prototype.make import game

        return game(cls, parts)

    # What a prototype says

    def setup(self) -> None:
        """Set up the game before the first move."""

    def moves(self) -> Iterable[Move]:
        """The moves of the seat whose turn it is, as a list of texts."""
        raise PrototypeError(f"{type(self).__name__} does not say what may be done: write `def moves(self)`")

    def play(self, move: Move) -> None:
        """What happens when the seat whose turn it is makes this move."""
        raise PrototypeError(f"{type(self).__name__} does not say what happens: write `def play(self, move)`")

    def scores(self) -> Sequence[int]:
        """The scores by seat; by default, the field `score`."""
        return self.__dict__.get("score") or [0] * self.players

    def winners(self) -> Iterable[int]:
        """The winners of a finished game; by default, those with the highest score (or lowest, with `lowest_wins`)."""
        scores = list(self.scores())
        best = min(scores) if self.lowest_wins else max(scores)
        return [seat for seat in self.seats if scores[seat] == best]

    def together(self) -> Iterable[int]:
        """The seats that choose now at the same time, if several do: nobody sees a choice before all are made."""
        return ()

    def fits(self) -> bool:
        """Whether these hidden cards fit everything that has been seen."""
        return True

    # What a prototype may use

    @property
    def seats(self) -> range:
        """The seats: 0, 1, …"""
        return range(self.players)

    def after(self, seat: int) -> int:
        """The seat to the left."""
        return 0 if seat + 1 == self.players else seat + 1

    def next_turn(self) -> None:
        """It is the next seat's turn."""
        self.turn = self.after(self.turn)

    def end(self) -> None:
        """The game is over."""
        self.__dict__["_over"] = True

    def say(self, text: str, seat: int | None = None) -> None:
        """Tell everybody; about a seat: `say("busts", self.turn)` is "Anna busts"."""
        if not isinstance(text, str):
            raise PrototypeError(f"say({text!r}): only words can be said; put them in quotes, or use str(…)")
        if seat is not None and seat not in self.seats:
            raise PrototypeError(f"say(…, {seat!r}): seats are 0 to {self.players - 1}")
        self.__dict__["_said"] = [*self._said, (-1 if seat is None else int(seat), " ".join(text.split()))]

    def roll(self, sides: int = 6, dice: int | None = None, then: Callable[..., None] | None = None) -> None:
        """Roll a die and call `rolled(self, die)`. With `dice=3`, `rolled(self, dice)` gets a list."""
        if type(sides) is not int or not 2 <= sides <= 1000 or (dice is not None and not 0 < dice <= 100):
            raise PrototypeError(f"roll({sides!r}, {dice!r}): roll(6) is a die of six sides, roll(6, 3) are three")
        self._draw("roll", then, (sides, 0 if dice is None else dice))

    def shuffle(self, pieces: Sequence[object], then: Callable[..., None] | None = None) -> None:
        """Shuffle, and call `shuffled(self, pieces)` with the new order."""
        self._draw("shuffle", then, (0, 0), pieces)

    def deal(self, deck: Sequence[Value], count: int, then: Callable[..., None] | None = None) -> None:
        """Shuffle, deal so many to each seat, and call `dealt(self, hands, rest)` with a list by seat and the rest."""
        if type(count) is not int or count < 0 or count * self.players > len(deck):
            needed = count * self.players
            raise PrototypeError(
                f"deal(…, {count}) to {self.players} seats needs {needed} pieces, and there are {len(deck)}"
            )
        self._draw("deal", then, (count, 0), deck)

    def pick(self, pieces: Sequence[object], then: Callable[..., None] | None = None) -> None:
        """Pick one at random, and call `picked(self, piece)`."""
        if not len(pieces):
            raise PrototypeError("pick(…): there is nothing to pick from")
        self._draw("pick", then, (0, 0), pieces)

    # How it works

    _over: bool
    _said: list[tuple[int, str]]
    _drawing: tuple[str, str, tuple[int, int], Value] | None  # what chance does next: kind, then, numbers, from where
    _gone: list[list[str]]  # by deck: pieces that lie nowhere any more, and were seen by all
    _aside: list[list[str]]  # and those that were not
    _count: int  # moves so far

    @classmethod
    def _begin(cls, players: int, options: Value) -> Prototype:
        table = cls.__new__(cls)
        fields = table.__dict__
        fields["players"] = players
        fields["turn"] = 0
        for name in cls._settings:
            fields[name] = getattr(options, name)
        for name, place in cls._places.items():
            fields[name] = [copied(place.start) for _ in range(players)] if place.by_seat else copied(place.start)
        fields.update(_over=False, _said=[], _drawing=None, _count=0)
        fields["_gone"] = [[] for _ in cls._decks]
        fields["_aside"] = [list(deck) for deck in cls._decks]
        return table

    def __setattr__(self, name: str, value: object) -> None:
        if name not in self._places and name != "turn":
            self._refuse(name)
        self.__dict__[name] = copied(value)  # so that no two fields share a list

    def _refuse(self, name: str) -> None:
        if name in self._settings:
            raise PrototypeError(f"self.{name} is a setting: it stays as it is for the whole game")
        near = difflib.get_close_matches(name, self._places, 1)
        raise PrototypeError(
            f"there is no field {name}"
            + (f"; is it {near[0]}?" if near else "")
            + f" (to add one, write {name} = public(…), each(…), own(…) or hidden(…) at the top of the class)"
        )

    def __getattr__(self, name: str) -> Value:
        known = [*self._places, *self._settings, *(one for one in dir(type(self)) if one[0] != "_")]
        near = difflib.get_close_matches(name, known, 1)
        raise AttributeError(f"there is no self.{name}" + (f"; is it self.{near[0]}?" if near else ""))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"

    def _copy(self) -> Prototype:
        table = type(self).__new__(type(self))
        table.__dict__.update(
            {name: copied(value) if type(value) is list else value for name, value in self.__dict__.items()}
        )
        return table

    def _unshare(self) -> None:
        """Copy lists that two fields or two seats share, so that changing one does not change the other."""
        fields = self.__dict__
        met = [id(item) for name in self._nested for item in _listed(fields[name])]
        if len(met) != len(set(met)):
            for name in self._nested:
                fields[name] = copied(fields[name])

    def _lay_open(self) -> list[object]:
        """The pieces that all see, as they lie before something happens."""
        return [copied(self.__dict__[name]) for name in self._open]

    def _draw(
        self, kind: str, then: Callable[..., None] | None, numbers: tuple[int, int], pieces: object = None
    ) -> None:
        if self._drawing is not None:
            raise PrototypeError(
                f"{kind}(…) is called while {self._drawing[0]}(…) is still to come: call it in {self._drawing[1]}"
            )
        method = THEN[kind] if then is None else getattr(then, "__name__", str(then))
        if not callable(getattr(type(self), method, None)):
            given = {"roll": "die", "pick": "piece", "deal": "hands, rest", "shuffle": "pieces"}[kind]
            raise PrototypeError(f"{kind}(…) needs `def {method}(self, {given})`, which says what happens then")
        self.__dict__["_drawing"] = (kind, method, numbers, None if pieces is None else self._source(kind, pieces))

    def _source(self, kind: str, pieces: Value) -> Value:
        """What chance draws from: a field, by its name and seat, or these pieces, which everybody knows."""
        for name, place in self._places.items():
            value = self.__dict__[name]
            if value is pieces:
                return name
            for seat in self.seats if place.by_seat else ():
                if value[seat] is pieces and isinstance(pieces, list):
                    return f"{name}.{seat}"
        listed = tuple(pieces)
        for deck in self._decks:
            of_deck = [piece for piece in listed if piece in deck]
            if of_deck and Counter(of_deck) != Counter(deck) and not set(of_deck) <= self._in_sight():
                raise PrototypeError(
                    f"{kind}(…) of pieces that not everybody sees: put them into a field first, and give that field"
                )
        return listed

    def _in_sight(self) -> set[str]:
        """All text that everyone can see."""
        found: set[str] = set().union(*self._gone)
        for name, place in self._places.items():
            if place.seen in ("public", "each"):
                found.update(_texts(self.__dict__[name]))
        return found

    def _pieces(self) -> list[Value]:
        """The pieces that chance is about to draw from."""
        assert self._drawing is not None
        source = self._drawing[3]
        if isinstance(source, str):
            name, _, seat = source.partition(".")
            return list(self.__dict__[name][int(seat)] if seat else self.__dict__[name])
        return list(source or ())


def _listed(value: object) -> list[object]:
    """The lists in a list."""
    return [item for item in value if type(item) is list] if type(value) is list else []


def _texts(value: Value) -> Iterator[str]:
    if type(value) is str:
        yield value
    elif type(value) in (list, tuple):
        for item in value:
            yield from _texts(item)
