"""A match: a state and its record, kept in step. The referee for everything but the server, which has its own log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from parfait import games
from parfait.core import OVER, Event, MoveStep, Rng, Step, View
from parfait.core.data import Json
from parfait.play.follow import Seen, follow
from parfait.records import Record, apply_step, draw_chance, legal_moves, let_chance_act, result_of


class Match:
    def __init__(self, record: Record) -> None:
        """Continue from a record; every step of it is checked (`RecordError`)."""
        self.record = record
        self.game = record.game
        self.state = record.replay()

    @classmethod
    def new(cls, game: str, players: int | None = None, options: Mapping[str, Json] | None = None) -> Match:
        found = games.find(game)
        state = found.new(players, options)
        return cls(Record(found, state.players, state.options))

    @property
    def turn(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return self.state.turn

    @property
    def over(self) -> bool:
        return self.state.turn == OVER

    def view(self, seat: int) -> View:
        view: View = self.state.view(seat)
        return view

    def legal_moves(self) -> list[str]:
        """The legal moves of the seat to act, in notation."""
        return legal_moves(self.game, self.state)

    def play(self, seat: int, move: str, *, with_legal: bool = False) -> Step:
        """Make a move, or raise `IllegalMove` and change nothing. `with_legal` writes down what else was legal."""
        step: MoveStep = {"seat": seat, "move": move}
        if with_legal:
            step["legal"] = self.legal_moves()
        return self.advance(step)

    def draw(self, rng: Rng) -> Step:
        """Draw, apply and record the next chance event."""
        step = let_chance_act(self.game, self.state, rng)
        self._write_down(step)
        return step

    def advance(self, given: Mapping[str, object]) -> Step:
        """Apply a step and record it."""
        apply_step(self.game, self.state, given)
        step = cast(Step, given)
        self._write_down(step)
        return step

    def _write_down(self, step: Step) -> None:
        self.record.steps.append(step)
        if self.over:
            self.record.result = result_of(self.state)

    def advance_told(self, step: Step, seat: int) -> list[Event]:
        """Apply and record a step. Returns the events that `seat` (or a WATCHER) sees."""
        [seen] = self.advance_seen(step, (seat,))
        return seen.events

    def advance_seen(self, step: Step, seats: Sequence[int]) -> list[Seen]:
        """Apply and record a step. Returns the step as each of these seats sees it."""
        [told] = follow(self.game, self.state, [step], seats)
        self._write_down(step)
        return told

    def next_chance(self, rng: Rng) -> Step:
        """What chance does next, drawn but not yet applied."""
        return draw_chance(self.game, self.state, rng)
