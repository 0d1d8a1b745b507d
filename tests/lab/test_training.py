"""Brains that learn: weights as files, a policy in two speeds, and training that can be stopped and goes on."""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from parfait import games
from parfait.core import Numbers, Rng, weights
from parfait.core.course import Course
from parfait.core.decisions import Decisions
from parfait.core.errors import BrokenRules
from parfait.core.policy import Policy
from parfait.core.weights import BadWeights, Weights
from parfait.lab.learner import Learner, Lot
from parfait.lab.training import BadTraining, Training, course_of
from tests.cli.conftest import Run, run

__all__ = ["run"]

LEARNING = [name for name in games.names() if games.course(name) is not None]
TARGET = 0.7


class Targets(Course):
    """Two seats choose one of three numbers each. Who comes nearer to the target wins: that is to be found out."""

    game = "targets"
    inputs = 3
    positions, moves = 2, 2
    matches = 100
    tests = 40

    def play(self, weights: Weights, seed: int, matches: range) -> Decisions:
        notes = Decisions(self.positions, self.moves)
        for match in matches:
            self._match(Policy(weights), Rng(seed, match), notes)
        return notes

    def _match(self, policy: Policy, rng: Rng, notes: Decisions) -> None:
        off = []
        for seat in range(2):
            set_inputs(policy, "position", [1.0, float(seat)])
            policy.begin()
            numbers = [rng.fraction() for _ in range(3)]
            scores = []
            for number in numbers:
                set_inputs(policy, "move", [number, number * number])
                notes.note_move(policy)
                scores.append(policy.score())
            odds = np.exp(np.array(scores) - max(scores))
            chosen = int(np.searchsorted(np.cumsum(odds), rng.fraction() * odds.sum()))
            notes.note(policy, 3, chosen, seat)
            off.append(abs(numbers[chosen] - TARGET))
        notes.settle(float(off[0] < off[1]))

    def test(self, weights: Weights, seed: int, matches: range) -> float:
        """Against any number."""
        policy, won = Policy(weights), 0.0
        for match in matches:
            rng = Rng(seed, match)
            numbers = [rng.fraction() for _ in range(3)]
            set_inputs(policy, "position", [1.0, 0.0])
            policy.begin()
            scores = []
            for number in numbers:
                set_inputs(policy, "move", [number, number * number])
                scores.append(policy.score())
            own = numbers[scores.index(max(scores))]
            won += abs(own - TARGET) < abs(rng.fraction() - TARGET)
        return won


def set_inputs(policy: Policy, kind: str, amounts: list[float]) -> None:
    whole = list(getattr(policy, kind))
    whole[: len(amounts)] = amounts
    setattr(policy, kind, whole)


def some_weights(game: str = "targets", inputs: int = 3) -> Weights:
    dice = random.Random(5)
    made = Weights(game, inputs, 4, 2, 8, array("f"), {"command": "by hand"})
    made.numbers.extend(dice.uniform(-1, 1) for _ in range(sum(made.sizes)))
    return made


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    written = some_weights()
    written.write(tmp_path / "w")
    assert weights.read(tmp_path / "w", "targets", 3) == written


@pytest.mark.parametrize(("game", "inputs"), [("targets", 4), ("dozito", 3)])
def test_weights_of_another_version_name_both(tmp_path: Path, game: str, inputs: int) -> None:
    some_weights().write(tmp_path / "w")
    with pytest.raises(BadWeights) as refused:
        weights.read(tmp_path / "w", game, inputs)
    assert refused.value.key == "weights-of-another-version"
    assert refused.value.arguments["found"] == "parfait-weights/2 targets 3"
    assert refused.value.arguments["wanted"] == f"parfait-weights/2 {game} {inputs}"


def test_weights_of_the_first_format_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "w").write_bytes(b'{"format": "parfait-weights/1", "game": "dozito", "inputs": 2, "rows": 4}\nabc')
    with pytest.raises(BadWeights, match="weights-of-another-version"):
        weights.read(tmp_path / "w", "dozito", 3)


@pytest.mark.parametrize("spoil", [lambda b: b[:-1], lambda b: b"{}\n", lambda b: b"", lambda b: b"\xff" + b])
def test_a_broken_file_of_weights_is_named(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    some_weights().write(tmp_path / "w")
    (tmp_path / "w").write_bytes(spoil((tmp_path / "w").read_bytes()))
    with pytest.raises(BadWeights, match="weights-broken"):
        weights.read(tmp_path / "w", "targets", 3)


def test_the_policy_says_what_the_learner_says() -> None:
    course = Targets()
    learner = Learner(course, 3)
    learner.learn(Lot.of(course.play(learner.weights({}), 1, range(50))), 0.01, 0.9)
    lot = Lot.of(course.play(learner.weights({}), 8, range(20)))
    scores = learner._score(lot.positions, lot.moves, np.repeat(np.arange(len(lot)), lot.counts))[0]
    policy = Policy(learner.weights({}))
    for i, (start, count) in enumerate(zip(lot.starts, lot.counts, strict=True)):
        set_inputs(policy, "position", lot.positions[i].tolist())
        policy.begin()
        for move in range(start, start + count):
            set_inputs(policy, "move", lot.moves[move].tolist())
            assert policy.score() == pytest.approx(float(scores[move]), abs=1e-4)


@pytest.mark.parametrize(("positions", "moves", "units"), [(65, 2, 8), (2, 65, 8), (2, 2, 65)])
def test_a_policy_that_is_too_large_is_refused(positions: int, moves: int, units: int) -> None:
    large = Weights("targets", 3, positions, moves, units, array("f"))
    large.numbers.extend([0.0] * sum(large.sizes))
    with pytest.raises(BrokenRules, match="the most"):
        Policy(large)


def test_lots_are_joined_as_if_they_were_played_in_one_go() -> None:
    course, made = Targets(), Learner(Targets(), 3).weights({})
    whole = Lot.of(course.play(made, 8, range(20)))
    joined = Lot.joined([Lot.of(course.play(made, 8, part)) for part in (range(7), range(7, 20))])
    for part in ("positions", "moves", "counts", "chosen", "seats", "ends", "shares"):
        assert np.array_equal(getattr(whole, part), getattr(joined, part))


def test_there_is_room_for_any_number_of_decisions() -> None:
    notes, policy = Decisions(2, 2), Policy(Learner(Targets(), 3).weights({}))
    for i in range(10_000):
        set_inputs(policy, "position", [float(i), 0.5])
        set_inputs(policy, "move", [float(-i), 0.25])
        notes.note_move(policy)
        notes.note(policy, 1, 0, i % 2)
    notes.settle(1.0)
    lot = Lot.of(notes)
    assert np.array_equal(lot.positions[:, 0], np.arange(10_000))
    assert np.array_equal(lot.moves[:, 0], -np.arange(10_000))
    assert lot.seats.tolist() == [0, 1] * 5_000
    assert lot.ends.tolist() == [10_000]


def test_what_can_be_learned_is_learned() -> None:
    training = Training(Targets(), 1, 60)
    training.run(lambda generation: None)
    found = training.learner.weights({})
    assert Targets().test(found, 99, range(1000)) > 700  # the nearest of three wins about three games in four
    assert Targets().test(Learner(Targets(), 1).weights({}), 99, range(1000)) < 600


def test_a_decision_is_as_good_as_what_came_of_it_beyond_what_was_expected() -> None:
    learner = Learner(Targets(), 3)
    lot = Lot.of(Targets().play(learner.weights({}), 8, range(50)))
    better, came = learner._compare(lot, 1.0)
    expected = learner._expect(lot.positions)[0]
    for i, share in enumerate(lot.shares):  # two decisions each; with nothing forgotten, only the end counts
        assert came[2 * i] == pytest.approx(share, abs=1e-5)
        assert came[2 * i + 1] == pytest.approx(1 - share, abs=1e-5)
        assert better[2 * i] == pytest.approx(share - expected[2 * i], abs=1e-5)
    better, came = learner._compare(lot, 0.0)
    assert came[0] == pytest.approx(1 - expected[1], abs=1e-5)  # with all forgotten, what the other expects then


class Stopped(Exception):
    pass


def test_who_stops_and_goes_on_learns_the_same(tmp_path: Path) -> None:
    whole = Training(Targets(), 5, 4)
    whole.run(lambda generation: None)

    def stop(generation: object) -> None:
        if training.done == 3:
            raise Stopped

    training = Training(Targets(), 5, 4, tmp_path / "kept.npz")
    with pytest.raises(Stopped):
        training.run(stop)
    resumed = Training(Targets(), 5, 4, tmp_path / "kept.npz")
    assert resumed.done == 2
    resumed.run(lambda generation: None)
    assert resumed.weights("").numbers == whole.weights("").numbers
    assert resumed.curve == whole.curve


def test_several_processes_learn_the_same_as_one() -> None:
    alone, together = Training(Targets(), 5, 2), Training(Targets(), 5, 2, workers=2)
    for training in (alone, together):
        training.run(lambda generation: None)
    assert together.weights("").numbers == alone.weights("").numbers


def test_what_another_training_kept_is_not_gone_on_from(tmp_path: Path) -> None:
    Training(Targets(), 5, 1, tmp_path / "kept.npz").run(lambda generation: None)
    with pytest.raises(BadTraining, match="training-of-another-kind"):
        Training(Targets(), 6, 1, tmp_path / "kept.npz")
    (tmp_path / "kept.npz").write_bytes(b"no such thing")
    with pytest.raises(BadTraining, match="training-broken"):
        Training(Targets(), 5, 1, tmp_path / "kept.npz")


@pytest.mark.parametrize("name", LEARNING)
def test_the_weights_of_a_brain_are_small_and_say_what_made_them(name: str) -> None:
    course = course_of(name)
    assert course.file.stat().st_size <= 300_000
    found = weights.read(course.file, course.game, course.inputs)
    assert (found.positions, found.moves) == (course.positions, course.moves)
    assert found.made["command"].startswith(f"parfait train {name} ")
    assert isinstance(found.made["seed"], int)
    curve = found.made["won"]
    assert len(curve) > 10
    assert sum(curve[-10:]) > sum(curve[:10])


@pytest.mark.parametrize("name", LEARNING)
def test_a_course_tells_the_same_by_the_same_seed(name: str) -> None:
    course = course_of(name)
    learned = weights.read(course.file, course.game, course.inputs)
    once, again = (Lot.of(course.play(learned, 4, range(3))) for _ in range(2))
    assert len(once) > 10
    assert once.counts.min() > 1
    assert (once.chosen < once.counts).all()
    assert len(once.moves) == once.counts.sum()
    assert ((once.shares >= 0) & (once.shares <= 1)).all()
    for part in ("positions", "moves", "counts", "chosen", "seats", "ends", "shares"):
        assert np.array_equal(getattr(once, part), getattr(again, part))


@pytest.mark.parametrize("name", LEARNING)
def test_what_was_learned_beats_rules_of_thumb(name: str) -> None:
    course = course_of(name)
    learned = weights.read(course.file, course.game, course.inputs)
    assert course.test(learned, 12345, range(600)) > 320


def test_the_command_writes_weights_and_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parfait.lab.training.course_of", lambda game: Targets())
    monkeypatch.setattr(Targets, "file", Path("weights.bin"), raising=False)
    shown = run("train", "targets", "--generations", "2", "--seed", "9")
    assert shown.code == 0, shown.err
    assert "Generation 2 of 2" in shown.out
    head = json.loads((tmp_path / "targets.weights").read_bytes().partition(b"\n")[0])
    assert head["made"]["command"] == "parfait train targets --generations 2 --seed 9"
    again = run("train", "targets", "--generations", "2", "--seed", "9")
    assert "2 of 2 generations are done" in again.out
    assert "another training" in run("train", "targets", "--generations", "3", "--seed", "9").complaint


def test_a_game_without_a_course_is_named(run: Run) -> None:
    without = next(name for name in games.names() if name not in LEARNING)
    assert "Nothing is learned in" in run("train", without).complaint
    assert run("train", "chess").code == 2


@pytest.mark.parametrize("name", LEARNING)
def test_a_brain_plays_by_what_it_learned_only_when_it_is_recalled(name: str) -> None:
    game = games.find(name)
    brain, learned = games.brain(name), games.brain(name)
    differ = 0
    for seed in range(10):
        state, rng, scratch = game.new(2), Rng(seed), Numbers()
        while state.turn < 0:
            state.apply_chance(state.sample_chance(rng))
        learned.recall(state.players, state.options)
        assert learned.learned
        assert not brain.learned
        for _ in range(30):
            if state.turn < 0:
                state.apply_chance(state.sample_chance(rng))
                continue
            by_thumb, by_policy = (one.suggestion(state, Rng(1), scratch) for one in (brain, learned))
            differ += by_thumb != by_policy
            state.step(by_policy)
    assert differ > 10
