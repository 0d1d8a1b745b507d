"""Brains that learn: weights as files, a network in two speeds, and training that can be stopped and goes on."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parfait import games
from parfait.core import Numbers, Rng, weights
from parfait.core.comparisons import Comparisons
from parfait.core.course import Course
from parfait.core.errors import BrokenRules
from parfait.core.network import Network
from parfait.core.speed import is_compiled
from parfait.core.weights import BadWeights, Shape, Weights
from parfait.lab.learner import NAMES, Learner, Lot, share_of, slopes_of
from parfait.lab.training import BadTraining, Training, course_of
from tests.cli.conftest import Run, run

__all__ = ["run"]

LEARNING = [name for name in games.names() if games.course(name) is not None]
CARDS = 16
POINTS = [card * 7 % CARDS for card in range(CARDS)]  # what a card is worth: that is to be found out


class Cards(Course):
    """Each seat has two cards; to decide is to put one of three in the place of the first. Luck adds to the points."""

    game = "cards"
    inputs = 3
    shape = Shape(parts=2, tables=2, rows=CARDS, part=1, whole=2, units=8, upper=9)
    rounds = 700
    tests = 40

    def play(self, weights: Weights, seed: int, rounds: range, progress: float) -> Comparisons:
        notes, network = Comparisons(self.shape), Network(weights)
        for decision in rounds:
            rng = Rng(seed, decision)
            own, other = [rng.below(CARDS) for _ in range(2)], [rng.below(CARDS) for _ in range(2)]
            luck, lead, mine = rng.below(11) - 5.0, rng.below(31) - 15.0, rng.below(2) == 0
            for _ in range(3):
                own[0] = rng.below(CARDS)
                seats = (own, other) if mine else (other, own)
                put_in(network, *seats)
                notes.note(network, mine, lead, 25.0)
                points = [sum(POINTS[card] for card in cards) for cards in seats]
                points[0] += int(luck)
                notes.settle(points[0] / 50, points[1] / 50, float(points[0] + lead > points[1]), 0.0)
            notes.close()
        return notes

    def test(self, weights: Weights, seed: int, matches: range) -> float:
        """Against any of the three."""
        network, won = Network(weights), 0.0
        for match in matches:
            rng = Rng(seed, match)
            own, other, hand = rng.below(CARDS), [rng.below(CARDS) for _ in range(2)], []
            for _ in range(3):
                card = rng.below(CARDS)
                put_in(network, other, [card, own])  # the other is to act
                network.judge()
                hand.append((network.share(0.0, 25.0), card))
            won += POINTS[min(hand)[1]] >= POINTS[hand[rng.below(3)][1]]
        return won


def put_in(network: Network, own: list[int], other: list[int]) -> None:
    put(network, "row", 0, [own[0], other[0], 0, 0, own[1], other[1]])
    put(network, "part", 0, [0.5] + [0.0] * 15 + [0.5])
    put(network, "whole", 0, [1.0, 0.1 * own[0]])


def put(network: Network, kind: str, start: int, amounts: list[Any]) -> None:
    """Compiled, what is asked for is a copy."""
    inputs = list(getattr(network, kind))
    inputs[start : start + len(amounts)] = amounts
    setattr(network, kind, inputs)


def some_weights(game: str = "cards", inputs: int = 3, shape: Shape = Cards.shape) -> Weights:
    dice = random.Random(5)
    numbers = array("f", [dice.randrange(-1000, 1000) / 1024 for _ in range(sum(shape.sizes))])
    return Weights(game, inputs, shape, numbers, {"command": "by hand"})


def a_lot(decisions: range = range(50), made: Weights | None = None) -> Lot:
    return Lot.of(Cards().play(made or Learner(Cards(), 3).weights({}), 8, decisions, 0.0))


def same(one: Lot, other: Lot) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in NAMES)


# Weights


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    for written in (some_weights(), Learner(Cards(), 3).weights({"seed": 3})):
        written.write(tmp_path / "w")
        assert weights.read(tmp_path / "w", "cards", 3) == written


def test_a_number_takes_two_bytes(tmp_path: Path) -> None:
    written = some_weights()
    written.write(tmp_path / "w")
    body = (tmp_path / "w").read_bytes().partition(b"\n")[2]
    assert len(body) == 2 * len(written.numbers)
    assert np.array_equal(np.frombuffer(body, "<f2"), np.array(written.numbers))


def test_what_a_shape_says_of_its_numbers() -> None:
    assert Shape(5, 4, 1120, 15, 68, 24, 48).sizes == (4 * 1120 * 24, 15 * 24, 24, (24 + 68) * 48, 48, 4 * 48, 4)


@pytest.mark.parametrize(("game", "inputs"), [("cards", 4), ("dozito", 3)])
def test_weights_of_another_version_name_both(tmp_path: Path, game: str, inputs: int) -> None:
    some_weights().write(tmp_path / "w")
    with pytest.raises(BadWeights) as refused:
        weights.read(tmp_path / "w", game, inputs)
    assert refused.value.key == "weights-of-another-version"
    assert refused.value.arguments["found"] == "parfait-weights/3 cards 3"
    assert refused.value.arguments["wanted"] == f"parfait-weights/3 {game} {inputs}"


@pytest.mark.parametrize("version", [1, 2])
def test_weights_of_earlier_formats_are_told_apart(tmp_path: Path, version: int) -> None:
    head = {"format": f"parfait-weights/{version}", "game": "dozito", "inputs": 2}
    (tmp_path / "w").write_text(f"{json.dumps(head)}\nabc")
    with pytest.raises(BadWeights, match="weights-of-another-version"):
        weights.read(tmp_path / "w", "dozito", 3)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda b: b[:-1],
        lambda b: b + b"ab",
        lambda b: b"{}\n",
        lambda b: b"",
        lambda b: b"\xff" + b,
        lambda b: b.replace(b'"units": 8', b'"units": 7'),
        lambda b: b.replace(b'"units"', b'"unite"'),
    ],
)
def test_a_broken_file_of_weights_is_named(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    some_weights().write(tmp_path / "w")
    (tmp_path / "w").write_bytes(spoil((tmp_path / "w").read_bytes()))
    with pytest.raises(BadWeights, match="weights-broken"):
        weights.read(tmp_path / "w", "cards", 3)


# The network


def judged(made: Weights, lot: Lot) -> list[list[float]]:
    """By position, what comes out, the share of the win and the variance."""
    network, shape = Network(made), made.shape
    found = []
    for rows, part, whole, facts in zip(lot.rows, lot.part, lot.whole, lot.facts, strict=True):
        for i in range(shape.parts):
            put(network, "row", i * 4, rows.reshape(shape.parts, -1)[i].tolist())
            put(network, "part", i * 16, part.reshape(shape.parts, -1)[i].tolist())
        put(network, "whole", 0, whole.tolist())
        network.judge()
        found.append([*network.out, network.share(float(facts[1]), float(facts[2])), network.variance()])
    return found


def test_the_network_says_what_the_learner_says() -> None:
    learner = Learner(Cards(), 3)
    for _ in range(10):
        learner.learn(a_lot(range(500)), 0.02)
    learner.average[:] = learner.numbers
    lot = a_lot(range(500, 600))
    out = learner.judge(lot).out
    share = share_of(out, lot.facts[:, 1], lot.facts[:, 2])
    expected = np.column_stack([out, share, np.exp(2 * np.minimum(out[:, 0], 1.5))])
    assert np.ptp(out, axis=0).min() > 0.1
    assert np.array(judged(learner.weights({}), lot)) == pytest.approx(expected, abs=1e-3)


def test_a_judgement_by_hand() -> None:
    made = some_weights(shape=Shape(parts=1, tables=1, rows=3, part=1, whole=1, units=1, upper=1))
    made.numbers = array("f", [1, 2, 3, 4, -10, 0.5, 7, 0.25, 1, 2, 3, 4, 0.5, 0, 0, 1])
    network = Network(made)
    network.row, network.part, network.whole = [2] + [0] * 31, [1.5] + [0.0] * 127, [-1.0] + [0.0] * 95
    network.judge()  # 3 + 4 * 1.5 - 10 = -1; (-0.05 * 0.5) - 7 + 0.25 = -6.775; 0.05 of that goes on
    assert network.out == pytest.approx([0.5 - 0.33875, -0.6775, -1.01625, 1 - 1.355])
    width = (20 * np.exp(0.16125)) ** 2
    odds = 1.7 * (3 + 50 * 0.33875) / np.sqrt(width + 100 + 1) - 0.355
    assert network.share(3.0, 100.0) == pytest.approx(1 / (1 + np.exp(-odds)))
    assert network.variance() == pytest.approx(np.exp(2 * 0.16125))


def test_no_share_is_beyond_belief() -> None:
    made = some_weights()
    made.numbers[-4:] = array("f", [9.0, 0.0, 0.0, 0.0])
    made.numbers[-40:-4] = array("f", [0.0] * 36)
    network = Network(made)
    network.judge()
    assert network.variance() == pytest.approx(np.exp(3))
    assert network.share(1e6, 0.0) == pytest.approx(1 / (1 + np.exp(-8)))
    assert network.share(-1e6, 0.0) == pytest.approx(1 / (1 + np.exp(8)))


def two_speeds() -> list[str]:
    """What the network says and what is noted of it, to the last bit, for all sizes of layers up to the largest."""
    told = []
    for size, shape in enumerate([Cards.shape, Shape(5, 4, 50, 15, 68, 24, 48), Shape(8, 4, 9, 16, 96, 63, 64)]):
        dice, network, notes = random.Random(size), Network(some_weights(shape=shape)), Comparisons(shape)
        for _ in range(3):
            put(network, "row", 0, [dice.randrange(shape.rows) for _ in range(32)])
            for kind, count in (("part", 128), ("whole", 96)):
                put(network, kind, 0, [dice.choice([0.0, dice.uniform(-1, 1)]) for _ in range(count)])
            notes.note(network, dice.random() < 0.5, dice.random(), dice.random())
            network.judge()
            notes.settle(network.out[1], network.out[2], network.share(dice.uniform(-9, 9), 40.0), network.variance())
            told.append(" ".join(number.hex() for number in network.out))
        notes.close()
        lot = Lot.of(notes)
        told.append(" ".join(getattr(lot, name).tobytes().hex() for name in NAMES))
    return told


def test_compiled_and_plain_networks_say_the_same() -> None:
    if not is_compiled("parfait.core.network"):
        pytest.skip("nothing to compare: the compiled modules are not built here (no C compiler)")
    code = "import json; from tests.lab.test_training import two_speeds; print(json.dumps(two_speeds()))"
    environment = {**os.environ, "PARFAIT_PLAIN": "1"}
    plain = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    assert json.loads(plain.stdout) == two_speeds()


LARGE = [{"parts": 9}, {"tables": 5}, {"part": 17}, {"whole": 97}, {"units": 65}, {"upper": 65}]


@pytest.mark.parametrize("large", LARGE, ids=str)
def test_a_network_that_is_too_large_is_refused(large: dict[str, int]) -> None:
    shape = replace(Cards.shape, **large)
    with pytest.raises(BrokenRules, match="the most"):
        Network(some_weights(shape=shape))
    with pytest.raises(BrokenRules, match="the most"):
        Comparisons(shape)


def test_a_network_needs_all_its_numbers() -> None:
    made = some_weights()
    made.numbers.pop()
    with pytest.raises(BrokenRules, match="numbers"):
        Network(made)


# Comparisons


def test_lots_are_joined_as_if_they_were_played_in_one_go() -> None:
    assert same(a_lot(range(20)), Lot.joined([a_lot(range(7)), a_lot(range(7, 20))]))


def test_some_decisions_of_a_lot_are_those_decisions() -> None:
    assert same(a_lot(range(20)).some(np.array([3, 11])), Lot.joined([a_lot(range(3, 4)), a_lot(range(11, 12))]))


def test_there_is_room_for_any_number_of_comparisons() -> None:
    notes, network = Comparisons(Cards.shape), Network(some_weights())
    for i in range(10_000):
        put_in(network, [i % CARDS, 1], [2, 3])
        put(network, "part", 16, [float(i)])
        put(network, "whole", 1, [float(-i)])
        notes.note(network, i % 2 == 0, i, 2.0)
        notes.settle(0.25, 0.5, 0.75, i)
        if i % 5 == 4:
            notes.close()
    lot, every = Lot.of(notes), np.arange(10_000)
    assert lot.rows[:, 0].tolist() == (every % CARDS).tolist()
    assert (lot.rows[:, 1:] == [2, 1, 3]).all()
    assert np.array_equal(lot.part, np.column_stack([np.full(10_000, 0.5), every]))
    assert np.array_equal(lot.whole, np.column_stack([np.ones(10_000), -every]))
    assert np.array_equal(lot.facts[:, 0], 1 - 2 * (every % 2))
    assert np.array_equal(lot.facts[:, [1, 6]], np.column_stack([every, every]))
    assert (lot.facts[:, 2:6] == [2.0, 0.25, 0.5, 0.75]).all()
    assert lot.ends.tolist() == list(range(5, 10_001, 5))


def test_a_decision_without_alternatives_is_none_and_one_with_one_counts() -> None:
    notes, network = Comparisons(Cards.shape), Network(some_weights())
    notes.close()
    assert len(Lot.of(notes)) == 0
    with pytest.raises(BrokenRules):
        notes.settle(0.0, 0.0, 0.0, 0.0)
    notes.note(network, True, 0.0, 0.0)
    notes.close()
    notes.close()
    notes.note(network, True, 0.0, 0.0)  # and this decision is not complete
    lot = Lot.of(notes)
    assert lot.ends.tolist() == [1]
    assert len(lot.facts) == 1


# Learning


def test_differences_within_a_decision_count_most() -> None:
    lot = a_lot(range(1))
    lot.facts[:] = [[1, 0, 0, 0.5, 0.25, 1, 0], [1, 0, 0, 0.75, 0.25, 1, 0], [1, 0, 0, 0.25, 0.25, 0, 0]]
    slopes = slopes_of(np.zeros((3, 4), np.float32), lot)
    assert slopes[:, 1] == pytest.approx([2 * 0.2 * -0.5, 2 * (-0.25 - 0.2 * 0.5), 2 * (0.25 - 0.2 * 0.5)])
    assert slopes[:, 2] == pytest.approx([2 * 0.2 * -0.25] * 3)
    mean = (-0.5 - 0.5 + 0.5) / 3
    assert slopes[:, 3] == pytest.approx([-0.5 - 0.8 * mean, -0.5 - 0.8 * mean, 0.5 - 0.8 * mean])
    wide = [1 - (margin * 2.5) ** 2 / 1.01 for margin in (0.25, 0.5, 0.0)]
    assert slopes[:, 0] == pytest.approx([0.03 * amount for amount in wide])


def test_a_position_teaches_the_same_whoever_is_to_act_there() -> None:
    lot, swap = a_lot(range(30)), [0, 2, 1, 3]
    out = np.random.default_rng(1).normal(0, 0.5, (len(lot.facts), 4)).astype(np.float32)
    mirrored = replace(lot, facts=lot.facts[:, [0, 1, 2, 4, 3, 5, 6]] * np.array([-1, -1, 1, 1, 1, -1, 1], np.float32))
    mirrored.facts[:, 5] += 1
    seen = slopes_of(out[:, swap] * np.array([1, 1, 1, -1], np.float32), mirrored)
    assert seen[:, swap] * [1, 1, 1, -1] == pytest.approx(slopes_of(out, lot), abs=1e-6)


def test_a_broken_off_round_widens_the_deviation_up_to_a_limit() -> None:
    lot = a_lot(range(1))
    lot.facts[:] = [[1, 0, 0, 0, 0, 1, variance] for variance in (0, 1, 1000)]
    slopes = slopes_of(np.zeros((3, 4), np.float32), lot)[:, 0]
    assert slopes == pytest.approx([0.03, 0.03 * (1 - 1 / 1.01), 0.03 * -6])


def test_a_step_goes_down_the_slopes() -> None:
    """Told from small changes of each number, of tables and layers alike."""
    learner, lot = Learner(Cards(), 3), a_lot(range(10))
    fixed = slopes_of(learner.judge(lot).out, lot).astype(np.float64)
    before = learner.numbers.copy()
    expected = np.zeros(len(before))
    for i in range(len(before)):
        sums = []
        for change in (-1e-2, 1e-2):
            learner.numbers[:] = before
            learner.numbers[i] += change
            sums.append((learner.judge(lot).out * fixed).sum())
        expected[i] = (sums[1] - sums[0]) / 2e-2
    learner.numbers[:] = before
    learner._improve(lot, 1e-3)
    found = learner.mean / 0.1  # after one step
    assert np.corrcoef(found, expected)[0, 1] > 0.99
    assert found == pytest.approx(expected, abs=0.1 * np.abs(expected).max())
    assert (np.sign(before - learner.numbers)[found != 0] == np.sign(found)[found != 0]).all()


def test_what_is_handed_out_is_an_average() -> None:
    learner, seen = Learner(Cards(), 3), []
    for part in range(15):
        learner.learn(a_lot(range(part * 10, part * 10 + 10)), 0.01)
        seen.append(learner.numbers.copy())
        if part < 10:
            assert learner.average == pytest.approx(np.mean(seen, axis=0), abs=1e-5)
    before = learner.average.copy()
    learner.learn(a_lot(range(10)), 0.01)
    assert learner.average == pytest.approx(0.9 * before + 0.1 * learner.numbers, abs=1e-5)
    assert np.array(learner.weights({}).numbers) == pytest.approx(learner.average, abs=1e-3)


def test_what_can_be_learned_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parfait.lab.training.FAST", 0.03)  # a small network can be hurried
    training = Training(Cards(), 1, 30)
    training.run(lambda generation: None)
    assert Cards().test(training.learner.weights({}), 99, range(1000)) > 950  # nobody is better than the best of three
    assert Cards().test(Learner(Cards(), 1).weights({}), 99, range(1000)) < 800


class Stopped(Exception):
    pass


def test_who_stops_and_goes_on_learns_the_same(tmp_path: Path) -> None:
    whole = Training(Cards(), 5, 4)
    whole.run(lambda generation: None)

    def stop(generation: object) -> None:
        if training.done == 3:
            raise Stopped

    training = Training(Cards(), 5, 4, tmp_path / "kept.npz")
    with pytest.raises(Stopped):
        training.run(stop)
    resumed = Training(Cards(), 5, 4, tmp_path / "kept.npz")
    assert resumed.done == 2
    resumed.run(lambda generation: None)
    assert resumed.weights("").numbers == whole.weights("").numbers
    assert resumed.curve == whole.curve


def test_several_processes_learn_the_same_as_one() -> None:
    alone, together = Training(Cards(), 5, 2), Training(Cards(), 5, 2, workers=2)
    for training in (alone, together):
        training.run(lambda generation: None)
    assert together.weights("").numbers == alone.weights("").numbers


def test_what_another_training_kept_is_not_gone_on_from(tmp_path: Path) -> None:
    Training(Cards(), 5, 1, tmp_path / "kept.npz").run(lambda generation: None)
    with pytest.raises(BadTraining, match="training-of-another-kind"):
        Training(Cards(), 6, 1, tmp_path / "kept.npz")
    (tmp_path / "kept.npz").write_bytes(b"no such thing")
    with pytest.raises(BadTraining, match="training-broken"):
        Training(Cards(), 5, 1, tmp_path / "kept.npz")


@pytest.mark.parametrize("name", LEARNING)
def test_the_weights_of_a_brain_are_small_and_say_what_made_them(name: str) -> None:
    course = course_of(name)
    assert course.file.stat().st_size <= 300_000
    found = weights.read(course.file, course.game, course.inputs)
    assert found.shape == course.shape
    assert found.made["command"].startswith(f"parfait train {name} ")
    assert isinstance(found.made["seed"], int)
    curve = found.made["won"]
    assert len(curve) > 10
    assert sum(curve[-10:]) > sum(curve[:10])


@pytest.mark.parametrize("name", LEARNING)
def test_a_course_tells_the_same_by_the_same_seed(name: str) -> None:
    course = course_of(name)
    learned = weights.read(course.file, course.game, course.inputs)
    once, again = (Lot.of(course.play(learned, 4, range(30), 0.5)) for _ in range(2))
    parts = [Lot.of(course.play(learned, 4, part, 0.5)) for part in (range(11), range(11, 30))]
    assert len(once) > 10
    assert set(np.unique(once.facts[:, 0])) <= {-1, 1}
    assert (once.facts[:, [2, 6]] >= 0).all()
    assert ((once.facts[:, 5] >= 0) & (once.facts[:, 5] <= 1)).all()
    assert ((once.rows >= 0) & (once.rows < course.shape.rows)).all()
    assert same(once, again)
    assert same(once, Lot.joined(parts))


@pytest.mark.parametrize("name", LEARNING)
def test_what_was_learned_beats_rules_of_thumb(name: str) -> None:
    course = course_of(name)
    learned = weights.read(course.file, course.game, course.inputs)
    assert course.test(learned, 12345, range(600)) > 320


def test_the_command_writes_weights_and_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parfait.lab.training.course_of", lambda game: Cards())
    monkeypatch.setattr(Cards, "file", Path("weights.bin"), raising=False)
    shown = run("train", "cards", "--generations", "2", "--seed", "9")
    assert shown.code == 0, shown.err
    assert "Generation 2 of 2" in shown.out
    head = json.loads((tmp_path / "cards.weights").read_bytes().partition(b"\n")[0])
    assert head["made"]["command"] == "parfait train cards --generations 2 --seed 9"
    again = run("train", "cards", "--generations", "2", "--seed", "9")
    assert "2 of 2 generations are done" in again.out
    assert "another training" in run("train", "cards", "--generations", "3", "--seed", "9").complaint


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
            by_thumb, by_judgement = (one.suggestion(state, Rng(1), scratch) for one in (brain, learned))
            differ += by_thumb != by_judgement
            state.step(by_judgement)
    assert differ > 10
