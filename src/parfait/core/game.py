"""A game as the rest of the program sees it. Each folder under parfait/games holds one, named GAME."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol

from parfait.core.data import Json
from parfait.core.errors import BadPlayers, BrokenRules
from parfait.core.limits import MOST_ACTIONS, MOST_SEATS
from parfait.core.options import Options
from parfait.core.rng import Rng
from parfait.core.state import Belief, Outcome, State
from parfait.core.view import Event, Step, View

# A game is typed by its state, options and views. Whoever knows no game by name writes `Game`, and they are any.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    StateT = TypeVar("StateT", bound=State, default=State)
    ReadT = TypeVar("ReadT", bound=State, default=State, contravariant=True)
    OptionsT = TypeVar("OptionsT", bound=Options, default=Options)
    ViewT = TypeVar("ViewT", bound=View, default=View)
else:
    from typing import TypeVar

    StateT, ReadT, OptionsT, ViewT = map(TypeVar, ("StateT", "ReadT", "OptionsT", "ViewT"))


class Notation(Protocol[ReadT]):
    """Text ↔ action and record step ↔ outcome, as in docs/rules/record.md. A game's notation.py is one.

    A move has exactly one spelling, case and spaces included, and is never only digits: in a terminal a number means
    the move of that number in the list.
    """

    def write_move(self, state: ReadT, action: int, /) -> str: ...

    def read_move(self, state: ReadT, text: str, /) -> int:
        """The action; `Unreadable` when it is no move of this game, `IllegalMove` when no position allows it."""

    def write_outcome(self, state: ReadT, outcome: Outcome, /) -> Mapping[str, object]:
        """The record step, without its `chance` key, of an outcome that is next in this state."""

    def read_outcome(self, state: ReadT, step: Step, /) -> Outcome:
        """The outcome; `BadOutcome` when the step is not shaped like one of this state's next kind."""


def _views_one_by_one(state: State, seats: Iterable[int]) -> list[Any]:
    return [state.view(seat) for seat in seats]


@dataclass(frozen=True)
class Game(Generic[StateT, OptionsT, ViewT]):
    name: str  # as in records and on the command line
    title: str
    prefix: str  # of its rule numbers: "DI"
    players: tuple[int, ...]
    minutes: int
    difficulty: int  # to learn: 1 easy, 2 some thought, 3 hard
    designers: str
    licence: str | None
    options: type[OptionsT]
    state: Callable[[int, OptionsT], StateT]
    belief: Callable[[ViewT], Belief]
    notation: Notation[StateT]
    narrate: Callable[[ViewT, Step, ViewT], list[Event]]
    describe: Callable[[str], Event]
    actions: int = MOST_ACTIONS  # how many numbers its actions have, from 0: the size of the action space
    order: int = 1000  # among games as difficult as this one, the lowest first; games of one order by name
    colour: str = "#8a7f9c"  # of its cover on the home page, as in CSS: `#rrggbb`
    # The keys of a step of chance under which stands, by seat, what that seat alone is given: shown when all is over.
    given: tuple[str, ...] = ()
    # What is asked of the seat to act, whose view it is.
    asked: Callable[[ViewT], Event] = lambda view: Event("asked")
    # What can come of legal moves, as far as the seat to act may know, by move: said while it chooses.
    stakes: Callable[[ViewT, Sequence[str]], dict[str, Event]] | None = None
    # The views of several seats, which share what lies open to all: equal to `state.view(seat)` for each.
    views: Callable[[StateT, Iterable[int]], list[ViewT]] = _views_one_by_one
    # Legal actions, in their order, as patterns of moves (patterns.py): a shortcut for a game that has very many.
    patterns: Callable[[Sequence[int]], list[str]] | None = None
    # Whether an event of a game that runs may no longer be looked up, given the present view of whoever asks.
    buried: Callable[[Event, ViewT], bool] = lambda event, view: False
    # What stands in for files that the game's folder does not hold: the class of its views, which view.py defines; its
    # English messages (words.en.ftl), and its rules page.
    view: type[ViewT] | None = None
    words: str = ""
    page: str = ""
    facts: Any = None  # what facts.py would tell the lab, as an object with its functions (lab/study/facts.py)

    def __post_init__(self) -> None:
        """Raise `BrokenRules` for data that no game can have."""
        seats = list(self.players)
        for field, right, wanted in (
            ("name", re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", self.name), "lower-case words joined by hyphens"),
            ("title", self.title.strip(), "words"),
            ("prefix", re.fullmatch(r"[A-Z]{1,6}", self.prefix), "capital letters"),
            (
                "players",
                seats and seats == sorted({*seats}) and 1 <= seats[0] <= seats[-1] <= MOST_SEATS,
                f"numbers from 1 to {MOST_SEATS}, ascending",
            ),
            ("actions", 0 < self.actions <= MOST_ACTIONS, f"a number from 1 to {MOST_ACTIONS}"),
            ("minutes", self.minutes > 0, "more than 0"),
            ("difficulty", self.difficulty in (1, 2, 3), "1, 2 or 3"),
            ("colour", re.fullmatch(r"#[0-9a-f]{6}", self.colour), "#rrggbb"),
        ):
            if not right:
                raise BrokenRules(f"GAME: {field} is {getattr(self, field)!r}; it has to be {wanted}")

    def new(self, players: int | None = None, options: Mapping[str, Json] | OptionsT | None = None) -> StateT:
        """A new game. Options are given by name, as in a record, or already read."""
        if players is None:
            players = self.players[-1]
        self.check_players(players)
        if not isinstance(options, Options):
            options = self.options.read(options or {}, players)
        return self.state(players, options)

    def check_players(self, players: int) -> None:
        if players not in self.players:
            raise BadPlayers("players", game=self.title, players=str(players), allowed=self.player_counts)

    @property
    def player_counts(self) -> str:
        return f"{self.players[0]}–{self.players[-1]}"

    def determinize(self, view: ViewT, rng: Rng) -> State:
        """A random world among those that fit the view, all equally likely."""
        return self.belief(view).sample(rng)
