"""A finished game continued from any of its steps, with the cards as they were or dealt again.

Dealt again means: at random, to fit everything that a seat had seen until then. The deals that
fit are walked through at random, by exchanging two cards or drawing the whole event again and keeping what leaves the
seat's every view as it was. So the record stays one that verifies, and no game has to say how that is done.
"""

from __future__ import annotations

from parfait.core import CHANCE, Outcome, ParfaitError, Rng, State, Step, View
from parfait.records import Record, apply_step, read_move, write_chance
from parfait.records.branches import BRANCH, digest, prefix_digest

PROPOSALS = 600


class BranchError(ParfaitError):
    """The game cannot be continued from that step."""


def branch(record: Record, step: int, seat: int | None = None, rng: Rng | None = None) -> Record:
    """A new game that begins as another one did, up to a step.

    The cards are as they were (and what chance did next is done again), or, with a seat, dealt again to fit what
    that seat had seen. `BranchError` for a game that is not over; `RecordError` for one that is not right.
    """
    if record.result is None:
        raise BranchError("branch-unfinished")
    record.verify()
    last = max(index for index, one in enumerate(record.steps) if "move" in one)
    if not 0 <= step <= last:
        raise BranchError("branch-step", step=step, last=last)
    if seat is not None and not 0 <= seat < record.players:
        raise BranchError("no-such-seat", seat=seat)
    kept = step
    if seat is None:
        while "chance" in record.steps[kept]:
            kept += 1
    steps = _as_we_write(record, kept)
    if seat is not None:
        steps = Redeal(record, steps, seat).steps(rng or Rng.system())
    made = Record(record.game, record.players, record.options, steps)
    about: dict[str, object] = {"record": digest(record), "step": step, "kept": len(steps)}
    if seat is not None:
        about["dealt_anew_for"] = seat
    made.extra[BRANCH] = {**about, "steps": prefix_digest(made, len(steps))}
    return made


def _as_we_write(record: Record, kept: int) -> list[Step]:
    """The first steps of a record, written again without anything that its author added."""
    state, notation = record.new(), record.game.notation
    steps: list[Step] = []
    for step in record.steps[:kept]:
        if "chance" in step:
            outcome = notation.read_outcome(state, step)
            steps.append(write_chance(record.game, state, outcome))
        else:
            move = notation.write_move(state, read_move(record.game, state, step["move"]))
            steps.append({"seat": state.turn, "move": move})
        apply_step(record.game, state, step)
    return steps


class Redeal:
    """Redraws the last deal, and the chance events since, in all ways that look the same to one seat."""

    def __init__(self, record: Record, steps: list[Step], seat: int) -> None:
        self.game = record.game
        self.seat = seat
        given = [i for i, step in enumerate(steps) if "chance" in step and any(key in step for key in self.game.given)]
        self.begin = given[-1] if given else len(steps)
        self.before = record.new()
        for step in steps[: self.begin]:
            apply_step(self.game, self.before, step)
        self.fixed = steps[: self.begin]
        self.moves = steps[self.begin :]
        self.outcomes: dict[int, Outcome] = {}  # by place among the moves
        self.views: list[View] = []
        state = self.before.clone()
        for place, step in enumerate(self.moves):
            if state.turn == CHANCE:
                self.outcomes[place] = self.game.notation.read_outcome(state, step)
            apply_step(self.game, state, step)
            self.views.append(state.view(seat))

    def steps(self, rng: Rng) -> list[Step]:
        places = [place for place, outcome in self.outcomes.items() if len(outcome.values) > 1]
        for _ in range(PROPOSALS if places else 0):
            place = places[rng.below(len(places))]
            kept = self.outcomes[place]
            self.outcomes[place] = self._proposal(place, kept, rng)
            if self._replayed() is None:
                self.outcomes[place] = kept
        found = self._replayed()
        assert found is not None
        return [*self.fixed, *found]

    def _proposal(self, place: int, outcome: Outcome, rng: Rng) -> Outcome:
        if place == 0 and rng.below(4) == 0:
            drawn: Outcome = self.before.sample_chance(rng)
            return drawn
        values = list(outcome.values)
        i, j = rng.below(len(values)), rng.below(len(values))
        values[i], values[j] = values[j], values[i]
        return Outcome(outcome.kind, tuple(values))

    def _replayed(self) -> list[Step] | None:
        """The steps with these outcomes, if the seat sees what it saw."""
        state: State = self.before.clone()
        made: list[Step] = []
        for place, step in enumerate(self.moves):
            try:
                if place in self.outcomes:
                    outcome = self.outcomes[place]
                    step = write_chance(self.game, state, outcome)
                apply_step(self.game, state, step)
            except ParfaitError:
                return None
            if state.view(self.seat) != self.views[place]:
                return None
            made.append(step)
        return made
