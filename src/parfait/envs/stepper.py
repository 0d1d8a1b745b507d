"""Many games of one kind, stepped one after the other into arrays: the part of a batch that is compiled.

It writes into buffers that somebody else allocated, and knows nothing of NumPy. Only actions are checked here.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from parfait.core import bits, rows
from parfait.core.encoding import Encoding, Row
from parfait.core.errors import BrokenRules
from parfait.core.limits import MOST_ACTIONS
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, ActionSet, Numbers, State
from parfait.envs.rewards import KINDS
from parfait.envs.rewards import of as given_for

IN_CHANCE = CHANCE  # with C types of their own
ENDED = OVER
NUMBERS = MOST_ACTIONS
M64 = 0xFFFFFFFFFFFFFFFF
UNKNOWN = -1  # an action that the environment does not have
NOBODY = -1  # the seat to act of a game that is over, and the action that such a game is given
# Streams of random numbers: what happens in a game, and what `sample` chooses there
CHANCES = 0
CHOICES = 1


class Stepper:
    """Games `first`, `first` + 1, … of a batch. A game's random numbers depend only on the seed and its index.

    `numbers` are the game's numbers of the actions, in the order in which the arrays have them (numbering.py).
    """

    def __init__(
        self,
        fresh: State,
        encoding: Encoding,
        numbers: Sequence[int],
        first: int,
        count: int,
        arrays: dict[str, Any],
    ) -> None:
        self.fresh = fresh
        self.encoding = encoding
        self.players = fresh.players
        self.actions = actions = len(numbers)
        self.renumbered = [*numbers] != [*range(actions)]
        self.numbers_held = memoryview(array("q", numbers))
        self.numbers = rows.start_longs(self.numbers_held)
        shown_as = array("q", [UNKNOWN] * MOST_ACTIONS)
        for place, number in enumerate(numbers):
            shown_as[number] = place
        self.shown_held = memoryview(shown_as)
        self.shown_as = rows.start_longs(self.shown_held)  # by the game's number of an action: the arrays'
        self.first = first
        self.count = count
        self.reward = 0  # of KINDS
        self.most_moves = 0  # after which a game is cut short; 0 for never
        self.restart = True
        self.seeds = [0] * count  # by game: what its random numbers follow from, with its place and its episode
        self.places = [first + i for i in range(count)]
        self.scratch = Numbers()
        self.actions_set = ActionSet()
        says_it = [kind for kind in type(fresh).__mro__ if "legal_set" in vars(kind)]
        self.by_set = says_it[0] is not State and not self.renumbered  # where very many actions are legal
        self.states = [fresh.clone() for _ in range(count)]
        self.rngs = [Rng(0) for _ in range(count)]
        self.choosers = [Rng(0) for _ in range(count)]
        self.held = {name: memoryview(numbers) for name, numbers in arrays.items()}
        self.row = Row(self.held["observations"])
        self.rewards = rows.start(self.held["rewards"])
        self.masks = rows.start_bytes(self.held["masks"])
        self.ended = rows.start_bytes(self.held["ended"])
        self.cut_short = rows.start_bytes(self.held["cut_short"])
        self.seats = rows.start_longs(self.held["seats"])
        self.episodes = rows.start_longs(self.held["episodes"])
        self.moves = rows.start_longs(self.held["moves"])
        self.chosen = rows.start_longs(self.held["chosen"])
        # What is legal, once more, as sets of 64 actions: the masks lie open to whoever has the arrays.
        self.words = (actions + 63) // 64
        self.allowed_held = memoryview(array("Q", [0] * (count * self.words)))
        self.allowed = rows.start_longs(self.allowed_held)

    def reset(self, seed: int) -> None:
        """Restart every game."""
        for i in range(self.count):
            self._reset_game(i, seed & M64, self.first + i)

    def reset_game(self, i: int, seed: int) -> None:
        """Restart one game as the first of a batch with this seed."""
        self._reset_game(i, seed & M64, 0)

    def _reset_game(self, i: int, seed: int, place: int) -> None:
        self.seeds[i] = seed
        self.places[i] = place
        _seed(self.choosers[i], seed, CHOICES, place, 0)
        self.episodes[i] = -1
        self._clear(i)
        self._begin(i)
        self._show(i)

    def _clear(self, i: int) -> None:
        """Clear the rewards and flags of the last step."""
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = 0.0
        self.ended[i] = 0
        self.cut_short[i] = 0

    def wrong(self) -> int:
        """The first game whose chosen action is not legal; -1 when all are."""
        for i in range(self.count):
            action = self.chosen[i]
            if self.seats[i] < 0:
                if action != NOBODY:
                    return i
            elif not (0 <= action < self.actions and self._is_allowed(i, action)):
                return i
        return -1

    def _is_allowed(self, i: int, action: int) -> bool:
        return self.allowed[i * self.words + (action >> 6)] >> (action & 63) & 1 == 1

    def step(self) -> None:
        """Play the chosen action in every game. Where that ends the game, the next one begins."""
        for i in range(self.count):
            self._clear(i)
            if self.seats[i] >= 0:
                self._play(i, self.numbers[self.chosen[i]])
        self.scratch.check()

    def play(self, i: int, action: int) -> None:
        """Play a legal action, by the game's number, in one game that is not over."""
        self._clear(i)
        self._play(i, action)
        self.scratch.check()

    def _play(self, i: int, action: int) -> None:
        state = self.states[i]
        state.apply(action)
        self._let_chance_act(state, i)
        self.moves[i] += 1
        if state.turn == ENDED:
            self.ended[i] = 1
        elif self.moves[i] == self.most_moves:
            self.cut_short[i] = 1
        if self.ended[i] or self.cut_short[i]:
            self._end(state, i)
        self._show(i)

    def sample(self) -> None:
        """Choose a random legal action in every game, all equally likely."""
        for i in range(self.count):
            state = self.states[i]
            if self.seats[i] < 0 or state.turn < 0:
                self.chosen[i] = NOBODY
            else:
                self.chosen[i] = self.shown_as[state.random_action(self.choosers[i], self.scratch)]

    def state(self, i: int) -> State:
        """A copy of a game: changing it changes nothing here."""
        state = self.states[i]
        return state.clone()

    def live(self, i: int) -> State:
        """A game itself, for reading only."""
        state: State = self.states[i]
        return state

    def write_seats(self, numbers: object) -> None:
        """What every seat of every game knows, into a buffer of games × seats × numbers."""
        row = Row(numbers)
        for i in range(self.count):
            state = self.states[i]
            for seat in range(self.players):
                row.at = (i * self.players + seat) * self.encoding.size
                self.encoding.write(state, seat, row)

    def all_seats(self) -> bytes:
        """As `write_seats`, returning bytes for another process."""
        numbers = array("f", bytes(4 * self.count * self.players * self.encoding.size))
        self.write_seats(numbers)
        return numbers.tobytes()

    def save(self) -> list[Any]:
        """Everything that determines how each game continues, except the contents of the arrays."""
        return [
            (self.state(i), self.rngs[i].s, self.choosers[i].s, self.seeds[i], self.places[i])
            for i in range(self.count)
        ]

    def load(self, saved: list[Any]) -> None:
        """Continue from saved games, with the arrays as they were then."""
        for i in range(self.count):
            state, self.rngs[i].s, self.choosers[i].s, self.seeds[i], self.places[i] = saved[i]
            self.states[i] = state.clone()
            self._list_allowed(i)

    def _begin(self, i: int) -> None:
        self.episodes[i] += 1
        self.moves[i] = 0
        self.states[i] = self.fresh.clone()
        _seed(self.rngs[i], self.seeds[i], CHANCES, self.places[i], self.episodes[i])
        state = self.states[i]
        self._let_chance_act(state, i)

    def _let_chance_act(self, state: State, i: int) -> None:
        rng = self.rngs[i]
        while state.turn == IN_CHANCE:
            state.draw(rng, self.scratch)
            state.settle(self.scratch)

    def _end(self, state: State, i: int) -> None:
        rewards = given_for(state, KINDS[self.reward])
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = rewards[seat]
        if self.restart:
            self._begin(i)

    def _show(self, i: int) -> None:
        """Write what the seat to act knows and may do. In a finished game there is nothing to do."""
        state = self.states[i]
        if state.turn >= 0 and (self.restart or not self.cut_short[i]):
            self.seats[i] = state.turn
            if self.by_set:
                self._show_set(state, i)
            else:
                self._show_legal(state, i)
            self.row.at = i * self.encoding.size
            self.encoding.write(state, state.turn, self.row)
        else:
            self.seats[i] = NOBODY
            self._clear_legal(i)

    def _clear_legal(self, i: int) -> None:
        rows.clear_bytes(self.masks, i * self.actions, self.actions)
        for word in range(self.words):
            self.allowed[i * self.words + word] = 0

    def _show_legal(self, state: State, i: int) -> None:
        self._clear_legal(i)
        state.legal(self.scratch)
        for place in range(self.scratch.n):
            number = self.scratch.a[place]
            action = self.shown_as[number] if number < NUMBERS else UNKNOWN
            if action == UNKNOWN:
                raise BrokenRules(f"the action {number} is legal, and not among the {self.actions} that there are")
            self.masks[i * self.actions + action] = 1
            self.allowed[i * self.words + (action >> 6)] |= bits.bit(action & 63)

    def _show_set(self, state: State, i: int) -> None:
        """The same, 64 actions at a time."""
        state.legal_set(self.actions_set)
        for word in range(self.words):
            legal = self.actions_set.w[word]
            count = self.actions - word * 64 if word == self.words - 1 else 64
            if count < 64 and legal >> count:
                raise BrokenRules(f"an action above {self.actions - 1} is legal, and the game says that there is none")
            rows.spread(self.masks, i * self.actions + word * 64, legal, count)
            self.allowed[i * self.words + word] = legal

    def _list_allowed(self, i: int) -> None:
        """The legal actions as sets, for a game whose arrays are up to date."""
        state = self.states[i]
        for word in range(self.words):
            self.allowed[i * self.words + word] = 0
        if self.seats[i] >= 0:
            state.legal(self.scratch)
            for place in range(self.scratch.n):
                action = self.shown_as[self.scratch.a[place]]
                self.allowed[i * self.words + (action >> 6)] |= bits.bit(action & 63)


def _seed(rng: Rng, seed: int, stream: int, index: int, episode: int) -> None:
    """Give each stream, game and episode its own random numbers."""
    rng.s = seed
    rng.s = (rng.word() + stream) & M64
    rng.s = (rng.word() + index) & M64
    rng.s = (rng.word() + episode) & M64
    rng.s = rng.word()
