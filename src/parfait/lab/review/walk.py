"""A game gone through step by step: what each step changed for every seat, and why.

With all cards open, a position is worth to each seat what quick games played on from it bring (`luck.Valuer`). What a
step changes in that is split, for each seat, into luck, what its own mistakes cost, what its other moves gained over
those of quick games, what it could not know, and what the others did. The parts of all steps add up exactly to the
result; if two estimates of the same thing differ, the difference is a part of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from parfait.bots.advice import seed_of
from parfait.bots.search import draw_world
from parfait.core import CHANCE, ParfaitError, Rng, State
from parfait.lab.luck import Valuer, fresh_draws
from parfait.lab.review.judging import USUAL, Effort, JudgedDecision, judge
from parfait.lab.samples import Samples, Values, Worth
from parfait.lab.study.facts import facts_of
from parfait.records import Record, read_move

MOST_STEPS = 5000
BETTER = 0.05  # what another move would have brought with all cards open, and so many standard errors of that:
SURELY = 3.0
DRAWS_OF = 10  # playouts after each fresh draw of an event
SKETCHED = 60  # playouts from each position, for a first look at the whole game
SEED = 20  # of what is drawn here


class ReviewError(ParfaitError):
    """A game that cannot be reviewed."""


@dataclass(frozen=True)
class Split:
    """What a step changed for one seat, split by cause."""

    luck: float = 0.0
    decisions: float = 0.0  # what its own mistake cost, by what it could know
    play: float = 0.0  # what a move that was no mistake gained, by what its player could know: for the others, lost
    guesses: float = 0.0  # how its decision turned out, compared with what was to be expected of it
    others: float = 0.0  # what the others did, and what they have not yet made of its mistake
    estimates: float = 0.0  # what different estimates of the same thing differ by
    error: float = 0.0  # the standard error of what was to be expected, which the parts are set against


@dataclass(frozen=True)
class Hindsight:
    """A move that would have been better with all cards open, although the player could not know it."""

    move: str
    gain: float
    error: float


@dataclass(frozen=True)
class StepReview:
    step: int
    seat: int | None  # who moved
    chance: str | None  # or what kind of chance acted
    values: Values  # what the position after it is worth to each seat
    errors: Values  # the standard errors of those
    splits: tuple[Split, ...]  # by seat
    decision: JudgedDecision | None = None  # where there was something to decide
    hindsight: Hindsight | None = None
    kind: str = ""  # of the move, where there was something to decide: the game's own word


@dataclass
class Review:
    record: Record
    start: Values
    start_errors: Values
    steps: list[StepReview] = field(default_factory=list)
    effort: Effort = USUAL

    @property
    def result(self) -> Values:
        """Each seat's share of the win."""
        assert self.record.result is not None
        winners = self.record.result["winners"]
        return tuple((seat in winners) / len(winners) for seat in range(self.record.players))

    @property
    def values(self) -> list[Values]:
        """The values before the first step and after each step."""
        return [self.start, *(step.values for step in self.steps)]


def check(record: Record) -> None:
    """`RecordError` for a record that is not right, `ReviewError` for a game that cannot be reviewed."""
    if len(record.steps) > MOST_STEPS:
        raise ReviewError("review-too-long", steps=len(record.steps), most=MOST_STEPS)
    if record.result is None:
        raise ReviewError("review-unfinished")
    record.verify()


def review(record: Record, effort: Effort = USUAL, progress: Callable[[int, int], None] | None = None) -> Review:
    """All of a game. `progress` is called after every step, with how many are done and how many there are."""
    walk = ReviewWalk(record, effort)
    found = Review(record, *walk.start, effort=effort)
    for step in walk:
        found.steps.append(step)
        if progress is not None:
            progress(len(found.steps), len(record.steps))
    return found


class ReviewWalk:
    """Reviews a game step by step. It can start at any step: the results do not depend on earlier ones."""

    def __init__(self, record: Record, effort: Effort = USUAL, begin: int = 0) -> None:
        check(record)
        self.record = record
        self.effort = effort
        self.begin = begin
        self.valuer = Valuer(record.game)
        self.start = self._open(record.new(), -1)

    def __iter__(self) -> Iterator[StepReview]:
        before: State | None = None
        worth = self.start
        unread: tuple[State, int] | None = None  # the last position before the beginning that has a value of its own
        for index, state in enumerate(self.record.positions()):
            if before is not None and index > self.begin:
                if unread is not None:
                    worth, unread = self._open(*unread), None
                found = self._step(index - 1, before, state, worth)
                worth = found.values, found.errors
                yield found
            elif before is not None and not _is_forced(before):
                unread = state.clone(), index - 1
            before = state.clone()

    def sketch(self) -> list[Values]:
        """Roughly what every position is worth, before the first step and after each: all in a fraction of a second."""
        return [
            self.valuer.value(state, SKETCHED, Rng(SEED + 4, index))
            for index, state in enumerate(self.record.positions())
        ]

    def _open(self, state: State, index: int) -> Worth:
        """The value of the position after a step. Forced moves are made first, so that they change nothing."""
        state = state.clone()
        while _is_forced(state):
            state.apply(state.legal_actions()[0])
            index += 1
        if state.turn == CHANCE and not self.valuer.brain.horizon(state):
            return self._drawn(state, index)
        return self.valuer.estimate(state, self.effort.playouts, Rng(SEED, index + 1), self.effort.error)

    def _drawn(self, before: State, index: int) -> Worth:
        """The value of a position after fresh draws of the event that follows step `index`."""
        draws = max(8, self.effort.playouts // DRAWS_OF)
        return fresh_draws(before, self.valuer, Rng(SEED + 1, index + 1), draws, DRAWS_OF)

    def _step(self, index: int, before: State, after: State, was: Worth) -> StepReview:
        if before.turn == CHANCE:
            return self._chance(index, before, after, was[0])
        if _is_forced(before):  # nobody decided anything: the position is worth what it was
            return StepReview(index, before.turn, None, *was, (Split(),) * before.players)
        return self._decision(index, before, after, was[0])

    def _chance(self, index: int, before: State, after: State, was: Values) -> StepReview:
        now, errors = self._open(after, index)
        means, doubts = self._drawn(before, index - 1)
        # Both are what the position before is worth. They differ only where that was judged by its standing.
        splits = tuple(
            Split(luck=b - mean, estimates=mean - a, error=doubt)
            for a, mean, doubt, b in zip(was, means, doubts, now, strict=True)
        )
        return StepReview(index, None, before.chance_kind, now, errors, splits)

    def _decision(self, index: int, before: State, after: State, was: Values) -> StepReview:
        seat, notation = before.turn, self.record.game.notation
        step = self.record.steps[index]
        assert "move" in step
        played = read_move(self.record.game, before, step["move"])
        judged = judge(before.view(seat), played, lambda action: notation.write_move(before, action), self.effort)
        now, errors = self._open(after, index)
        expected, doubts = self._expected(before, seat, played)
        loss = judged.decision.sure_loss
        splits = []
        for q in range(before.players):
            # How the decision turned out, compared with what was to be expected of it
            turned_out = now[q] - was[q] - expected[q]
            if loss == 0.0:
                item = "guesses" if q == seat else "others"
                split = Split(play=expected[q], **{item: turned_out}, error=doubts[q])
            elif q == seat:
                # Quick games do not see all that a mistake costs, since nobody in them makes the most of it. What the
                # others have not yet made of it is theirs to take, and is taken off again when they do.
                split = Split(decisions=-loss, others=expected[q] + loss, guesses=turned_out, error=doubts[q])
            else:
                split = Split(others=now[q] - was[q])
            splits.append(split)
        hindsight = None
        if loss == 0.0:
            hindsight = self._hindsight(index, before, after, judged.others)
        kind = facts_of(self.record.game.name).label(before.view(seat), judged.decision.played)
        return StepReview(index, seat, None, now, errors, tuple(splits), judged.decision, hindsight, kind)

    def _expected(self, before: State, seat: int, played: int) -> Worth:
        """The expected change of a seat's move for every seat, over the worlds that fit its view."""
        view = before.view(seat)
        belief, rng = self.record.game.belief(view), Rng(seed_of(view), SEED)
        changes = Samples(before.players)
        while changes.count < self.effort.worlds and not (changes.count and changes.enough(self.effort.error)):
            world = draw_world(self.valuer.brain, belief, rng, self.valuer.brain.candidates)
            whole = self.valuer.value(world, 1, rng)
            world.apply(played)
            changes.add([b - a for a, b in zip(whole, self.valuer.value(world, 1, rng), strict=True)])
        return changes.worth

    def _hindsight(self, index: int, before: State, after: State, others: tuple[int, ...]) -> Hindsight | None:
        """The move that the open cards show to be better than the one that was right."""
        seat, rng = before.turn, Rng(SEED + 3, index)

        def worth(state: State) -> tuple[float, float]:
            means, errors = self.valuer.estimate(state, self.effort.hindsight, rng)
            return means[seat], errors[seat]

        own, own_error = worth(after)
        best: Hindsight | None = None
        for action in others:
            other = before.clone()
            other.apply(action)
            value, error = worth(other)
            gain, doubt = value - own, (error * error + own_error * own_error) ** 0.5
            if gain >= max(BETTER, SURELY * doubt) and (best is None or gain > best.gain):
                best = Hindsight(self.record.game.notation.write_move(before, action), gain, doubt)
        return best


def _is_forced(state: State) -> bool:
    """Whether the seat to move has only one move."""
    return state.turn >= 0 and len(state.legal_actions()) == 1
