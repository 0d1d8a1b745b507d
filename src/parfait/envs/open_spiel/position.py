"""Where a game of OpenSpiel is: our state, what chance has answered, and what everybody has seen happen."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from parfait import games
from parfait.core import CHANCE, WATCHER, Belief, Rng, State, View
from parfait.envs import chance
from parfait.envs.numbering import Numbering
from parfait.envs.rewards import Reward

SECRET = -1  # an action that the others may not know
MEMORY = 64  # open moves that an information state's numbers remember, at most

Moves = tuple[Any, int, int]  # the moves before this one, who made it, the action or SECRET
NOT_SAID = ("game", "players", "options")  # by a view's text: they are the same for all states of a game


def view_text(view: View, only: Sequence[str] | None = None) -> str:
    fields = view.__dict__
    return json.dumps({name: fields[name] for name in (only or fields) if name not in NOT_SAID})


class GameSetting:
    """One game, number of players and set of options: what all states of a pyspiel game share."""

    def __init__(self, name: str, players: int, options: dict[str, Any], reward: Reward) -> None:
        self.given = (name, players, options, reward)
        self.game = games.find(name)
        self.start: State = self.game.new(players, options)
        self.players = players
        self.reward = reward
        self.encoding = games.encoding(self.game, players, options)
        self.numbering = Numbering(self.game, self.start)
        longest = self.start.options.longest(players)
        self.memory = MEMORY if longest is None else min(longest, MEMORY)

    def __reduce__(self) -> tuple[object, ...]:
        return GameSetting, self.given


class Step(NamedTuple):
    """What a spectator sees after a step, made from the state when it is needed."""

    before: SeenMoves | None
    who: int
    action: int  # SECRET for chance, and for a move that the others may not know
    state: State


class SeenMoves:
    """A digest of everything that all players have seen.

    It stays a chain of steps until someone asks; rollouts never do.
    """

    def __init__(self, step: Step | None, digest: bytes = b"") -> None:
        self.step = step
        self.known = digest

    def digest(self) -> bytes:
        chain: list[tuple[SeenMoves, Step]] = []
        link: SeenMoves | None = self
        while link is not None and link.step is not None:
            chain.append((link, link.step))
            link = link.step.before
        so_far = b"" if link is None else link.known
        for seen, step in reversed(chain):
            seen_now = f"{step.who} {step.action} {view_text(step.state.view(WATCHER))}"
            so_far = seen.known = blake2b(so_far + seen_now.encode(), digest_size=16).digest()
            seen.step = None
        return so_far

    def without_states(self) -> SeenMoves:
        """The same position without the states that led to it, for those who may not see them."""
        return SeenMoves(None, self.digest())

    def __reduce__(self) -> tuple[object, ...]:
        return SeenMoves, (None, self.digest())


class Position:
    """The position of a game: never shared, and cheap to copy."""

    __slots__ = ("belief", "given", "moves", "seen", "setting", "state")

    def __init__(
        self, setting: GameSetting, state: State, given: tuple[int, ...], seen: SeenMoves, moves: Moves | None = None
    ) -> None:
        self.setting = setting
        self.state = state
        self.given = given  # what chance has answered so far, while it is its turn
        self.seen = seen
        self.moves = moves
        self.belief: tuple[int, Belief] | None = None  # of a seat, until the next step

    def add(self, who: int, action: int) -> None:
        """Add a step."""
        self.belief = None
        self.seen = SeenMoves(Step(self.seen, who, action, self.state.clone()))
        if who != CHANCE:
            self.moves = (self.moves, who, action)

    def last_moves(self) -> list[tuple[int, int]]:
        """The last public moves and who made them, the latest first, as far as they are kept."""
        found: list[tuple[int, int]] = []
        moves = self.moves
        while moves is not None and len(found) < self.setting.memory:
            moves, who, action = moves
            found.append((who, action))
        return found

    def resampled(self, seat: int, sampler: Callable[[], float]) -> Position:
        """A position that looks the same to the seat, and holds none of this one's secrets."""
        if self.belief is None or self.belief[0] != seat:
            self.belief = (seat, self.setting.game.belief(self.state.view(seat)))
        rng = Rng(int(sampler() * 2**53))
        world = self.belief[1].sample(rng).clone()
        # Nobody has seen anything of a draw that is not complete: it is drawn anew, as far as it had come.
        given = chance.answered(world, len(self.given), rng)
        return Position(self.setting, world, given, self.seen.without_states(), self.moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.setting, self.state.clone(), self.given, self.seen, self.moves)

    def __reduce__(self) -> tuple[object, ...]:
        return _position, (self.setting, self.state, self.given, self.seen, self.last_moves())


def _position(
    setting: GameSetting, state: State, given: tuple[int, ...], seen: SeenMoves, last_moves: list[tuple[int, int]]
) -> Position:
    moves: Moves | None = None
    for who, action in reversed(last_moves):
        moves = (moves, who, action)
    return Position(setting, state, given, seen, moves)
