"""The contract of a game's state: mutable, cheap to clone, with no random numbers and no words inside.

A game's rules.py subclasses `State`; state.pxd gives the C types, so that one compiled search serves every game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from parfait.core import bits
from parfait.core.errors import BadOutcome, BrokenRules, IllegalMove, raise_what_waits
from parfait.core.limits import MOST_ACTIONS
from parfait.core.rng import Rng

if TYPE_CHECKING:
    from parfait.core.options import Options
    from parfait.core.view import View

# Who acts. Seats are 0, 1, 2, …
CHANCE = -1
OVER = -2

# Named, and typed in state.pxd: Cython takes what is above 31 bits for a Python int.
M64 = 0xFFFFFFFFFFFFFFFF
ONE = 1

WATCHER = -1  # the seat of someone who only looks on


class Outcome(NamedTuple):
    """What chance did: a deal, a roll, a draw. The meaning of the numbers is the game's."""

    kind: str
    values: tuple[int, ...]


class Numbers:
    """A reusable buffer of small ints: the legal actions of a position, or an outcome of chance.

    It holds at most `MOST_ACTIONS` numbers, each from 0 to one less. Numbers that do not fit are dropped and counted,
    so that nothing is written outside the buffer; `check` then raises. Search runs without checks and calls it once, at
    its end.
    """

    def __init__(self) -> None:
        self.n = 0
        self.left_out = 0
        self.a = [0] * 1024  # MOST_ACTIONS, as in state.pxd

    def add(self, number: int) -> None:
        if (self.n | number) >> 10:  # either is negative, or 1024 and more: one test for both, as this is called often
            self.left_out += 1
            return
        self.a[self.n] = number
        self.n += 1

    def check(self) -> None:
        """Raise `BrokenRules` when something did not fit, or when a game's code went wrong where it could not raise."""
        raise_what_waits()
        if self.left_out or not 0 <= self.n <= MOST_ACTIONS:
            raise BrokenRules(
                f"{self.left_out} of {self.n + self.left_out} numbers did not fit: a position has at most "
                f"{MOST_ACTIONS} legal actions, each a number from 0 to {MOST_ACTIONS - 1}; a step of chance likewise"
            )

    def add_members(self, mask: int) -> None:
        """Add the members of a set, ascending."""
        while mask:
            self.add(bits.lowest(mask))
            mask &= mask - 1

    def listed(self) -> list[int]:
        self.check()
        return [self.a[i] for i in range(self.n)]

    def load(self, numbers: Iterable[int]) -> None:
        self.n = 0
        for number in numbers:
            self.add(number)
        self.check()

    def shuffle(self, rng: Rng) -> None:
        for i in range(self.n - 1, 0, -1):
            j = rng.below(i + 1)
            kept = self.a[i]
            self.a[i] = self.a[j]
            self.a[j] = kept


class ActionSet:
    """A reusable set of actions, as bits: for a game in which hundreds are legal at once."""

    def __init__(self) -> None:
        self.w = [0] * 16  # MOST_ACTIONS in words of 64 bits, as in state.pxd

    def clear(self) -> None:
        for i in range(16):
            self.w[i] = 0

    def add(self, action: int) -> None:
        self.w[action >> 6] |= ONE << (action & 63)

    def add_all(self, first: int, members: int) -> None:
        """Add the members of a set, each plus `first`."""
        word = first >> 6
        shift = first & 63
        self.w[word] |= members << shift & M64
        if shift > 0 and word < 15:
            self.w[word + 1] |= members >> (64 - shift)

    def listed(self) -> list[int]:
        return [i * 64 + bit for i in range(16) for bit in range(64) if self.w[i] >> bit & 1]


class State:
    """One game in progress."""

    FIELDS: tuple[str, ...] = ("players", "options", "turn", "chance")
    CHANCES: tuple[str, ...] = ()  # the kinds of chance, by `self.chance`

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.turn = CHANCE  # a seat, CHANCE or OVER
        self.chance = 0  # which kind is next, while it is chance's turn

    # What each game says, for speed. Nothing here is checked.

    def legal(self, out: Numbers) -> None:
        """Fill `out` with the legal actions of the seat to act."""
        raise NotImplementedError

    def legal_set(self, out: ActionSet) -> None:
        """The same as a set. A game with very many legal actions fills it directly: faster for learners."""
        numbers = Numbers()
        self.legal(numbers)
        out.clear()
        for i in range(numbers.n):
            out.add(numbers.a[i])

    def apply(self, action: int) -> None:
        """Play a legal action. For search; everyone else calls `step`."""
        raise NotImplementedError

    def draw(self, rng: Rng, out: Numbers) -> None:
        """Fill `out` with a random outcome of the chance that is next."""
        raise NotImplementedError

    def settle(self, out: Numbers) -> None:
        """Let the outcome in `out` happen."""
        raise NotImplementedError

    def clone(self) -> Self:
        raise NotImplementedError

    def random_action(self, rng: Rng, out: Numbers) -> int:
        """A random legal action, all equally likely. `out` is scratch space."""
        self.legal(out)
        return out.a[rng.below(out.n)]

    # What each game says, for people.

    @property
    def scores(self) -> tuple[int, ...]:
        raise NotImplementedError

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, ascending; empty until the game is over."""
        raise NotImplementedError

    def refusal(self, action: int) -> IllegalMove:
        """The error for an illegal action, which names the rule."""
        raise NotImplementedError

    def secret(self, action: int) -> bool:
        """Whether the other seats may not yet know which action this is, only that it was made."""
        return False

    def together(self) -> tuple[int, ...]:
        """The seats that choose now at the same time, in the order in which they are asked; the first is to act.

        Each of their choices stays secret until the last is made, and what a seat sees and may choose does not depend
        on what the others choose. Empty, or one seat, if everyone sees what is chosen, or nobody else chooses.
        """
        return ()

    def check_outcome(self, outcome: Outcome) -> None:
        """Raise `BadOutcome` when this outcome, of the kind that is next, cannot happen."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that the seat may know, listed field by field."""
        raise NotImplementedError

    # What all games share.

    @property
    def chance_kind(self) -> str | None:
        return self.CHANCES[self.chance] if self.turn == CHANCE else None

    def legal_actions(self) -> list[int]:
        if self.turn < 0:
            return []
        out = Numbers()
        _untyped(self).legal(out)
        return out.listed()

    def step(self, action: int) -> None:
        """Play an action, or raise `IllegalMove` and change nothing."""
        if self.turn == OVER:
            raise IllegalMove(self.end_rule(), "game-over")
        if self.turn == CHANCE:
            raise IllegalMove(self.turn_rule(), "chance-is-next", chance=self.chance_kind)
        if action not in self.legal_actions():
            raise self.refusal(action)
        _untyped(self).apply(action)

    def sample_chance(self, rng: Rng) -> Outcome:
        """Draw what chance does next, without letting it happen."""
        kind = self.chance_kind
        if kind is None:
            raise BadOutcome(self.end_rule() if self.turn == OVER else self.turn_rule(), "no-chance-now")
        out = Numbers()
        _untyped(self).draw(rng, out)
        return Outcome(kind, tuple(out.listed()))

    def apply_chance(self, outcome: Outcome) -> None:
        """Let an outcome happen, or raise `BadOutcome` and change nothing."""
        if self.turn == OVER:
            raise BadOutcome(self.end_rule(), "game-over")
        if self.turn != CHANCE:
            raise BadOutcome(self.turn_rule(), "no-chance-now")
        if outcome.kind != self.chance_kind:
            raise BadOutcome(
                self.turn_rule(), "other-chance", expected_chance=self.chance_kind, found_chance=outcome.kind
            )
        self.check_outcome(outcome)
        out = Numbers()
        out.load(outcome.values)
        _untyped(self).settle(out)

    def turn_rule(self) -> str:
        """The number of the rule about whose turn it is."""
        raise NotImplementedError

    def end_rule(self) -> str:
        """The number of the rule that ends the game."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, object]:
        """Everything the state consists of, by name."""
        return {name: getattr(self, name) for name in self.FIELDS}

    def restore(self, fields: dict[str, object]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.snapshot() == other.snapshot()

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.snapshot())


def _untyped(state: State) -> Any:
    """The same state, as if nothing were known of its type.

    A compiled call of a method that search runs through cannot raise. Where a game is plain Python and the core is
    compiled, an error in such a method would be lost; a call by name lets it through.
    """
    return state


def _restore(kind: type[State], fields: dict[str, object]) -> State:
    state = kind.__new__(kind)
    state.restore(fields)
    return state


class Belief:
    """The worlds that fit one view. Built once from a view, then sampled as often as needed."""

    def sample(self, rng: Rng) -> State:
        """One of those worlds, all equally likely."""
        raise NotImplementedError


def playout(state: State, rng: Rng, scratch: Numbers) -> int:
    """Play uniformly random moves to the end of the game; how many moves that took."""
    moves = 0
    while True:
        if state.turn >= 0:
            state.apply(state.random_action(rng, scratch))
            moves += 1
        elif state.turn == CHANCE:
            state.draw(rng, scratch)
            state.settle(scratch)
        else:
            scratch.check()
            return moves
