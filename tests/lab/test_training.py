"""Brains that learn: weights as files, a network in two speeds, and training that can be stopped and goes on."""

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
from parfait.core.course import Course, Look
from parfait.core.net import Net
from parfait.core.positions import Positions
from parfait.core.weights import BadWeights, Weights
from parfait.lab.learner import Learner, Lot
from parfait.lab.training import BadTraining, Training, course_of, look
from tests.cli.conftest import Run, run

__all__ = ["run"]

LEARNING = [name for name in games.names() if games.course(name) is not None]


class Signs(Course):
    """Of two seats, the one with the larger number wins: what a network should find out."""

    game = "signs"
    inputs = 3
    rows, amounts, present = 4, 1, 2
    matches = ((2, 400),)
    by_thumb = 0.5
    asked: list[bool]

    def __init__(self) -> None:
        self.asked = []

    def play(self, weights: Weights | None, players: int, seed: int, matches: range, look: Look) -> Positions:
        if 0 in matches:
            self.asked.append(weights is None)
        found = Positions(players, self.present, self.amounts)
        net = Net(Learner(self, 1).weights({}))
        for match in matches:
            rng = Rng(seed, match)
            numbers = [rng.fraction(), rng.fraction()]
            start = found.count
            for number in numbers:
                net.n = 0
                net.add(rng.below(2))
                net.add(2 + rng.below(2))
                amounts = list(net.amount)
                amounts[0] = number
                net.amount = amounts
                found.note(net, 0.5)
            found.settle(start, [float(numbers[0] > numbers[1]), float(numbers[0] <= numbers[1])], 1.0)
        return found


def some_weights(game: str = "signs", inputs: int = 3) -> Weights:
    dice = random.Random(5)
    layer: Callable[[int], array[float]] = lambda size: array("f", [dice.uniform(-1, 1) for _ in range(size)])  # noqa: E731
    return Weights(game, inputs, 4, 1, 8, 4, layer(6 * 8), layer(9 * 4), layer(5), {"command": "by hand"})


def test_weights_come_back_as_they_were_written_to_a_hundredth(tmp_path: Path) -> None:
    written = some_weights()
    written.write(tmp_path / "w")
    found = weights.read(tmp_path / "w", "signs", 3)
    assert found.made == {"command": "by hand"}
    for layer in ("table", "middle", "last"):
        assert list(getattr(found, layer)) == pytest.approx(list(getattr(written, layer)), abs=0.01)
    found.write(tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == (tmp_path / "w").read_bytes()


@pytest.mark.parametrize(
    ("game", "inputs", "found"),
    [("signs", 4, "parfait-weights/1 signs 3"), ("dozito", 3, "parfait-weights/1 signs 3")],
)
def test_weights_of_another_version_name_both(tmp_path: Path, game: str, inputs: int, found: str) -> None:
    some_weights().write(tmp_path / "w")
    with pytest.raises(BadWeights) as refused:
        weights.read(tmp_path / "w", game, inputs)
    assert refused.value.key == "weights-of-another-version"
    assert refused.value.arguments["found"] == found
    assert refused.value.arguments["wanted"] == f"parfait-weights/1 {game} {inputs}"


@pytest.mark.parametrize("spoil", [lambda b: b[:-1], lambda b: b"{}\n", lambda b: b"", lambda b: b"\xff" + b])
def test_a_broken_file_of_weights_is_named(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    some_weights().write(tmp_path / "w")
    (tmp_path / "w").write_bytes(spoil((tmp_path / "w").read_bytes()))
    with pytest.raises(BadWeights, match="weights-broken"):
        weights.read(tmp_path / "w", "signs", 3)


def test_the_network_says_what_the_learner_says() -> None:
    course = Signs()
    learner = Learner(course, 3)
    found = course.play(None, 2, 8, range(20), look)
    lot = Lot.of(found)
    made = learner.weights({})
    table = np.array(made.table).reshape(-1, made.first)
    out = learner._forward(table[: course.rows], lot.rows, lot.amounts)[0]
    net = Net(made)
    for position in range(len(lot)):
        for seat in range(2):
            net.n = 0
            for row in lot.rows[position, seat]:
                net.add(int(row))
            amounts = list(net.amount)
            amounts[0] = float(lot.amounts[position, seat, 0])
            net.amount = amounts
            assert net.output() == pytest.approx(float(out[position, seat]), abs=1e-4)


def test_what_can_be_learned_is_learned() -> None:
    course = Signs()
    course.matches = ((2, 3000),)
    training = Training(course, 1, 40)
    training.run(lambda generation: None)
    assert training.curve[0].loss > 0.6
    assert training.curve[-1].loss < 0.5 * training.curve[0].loss


def test_the_first_half_is_played_by_rules_of_thumb() -> None:
    course = Signs()
    Training(course, 1, 4).run(lambda generation: None)
    assert course.asked == [True, True, False, False]


class Stopped(Exception):
    pass


def test_who_stops_and_goes_on_learns_the_same(tmp_path: Path) -> None:
    whole = Training(Signs(), 5, 4)
    whole.run(lambda generation: None)

    def stop(generation: object) -> None:
        if training.done == 3:
            raise Stopped

    training = Training(Signs(), 5, 4, tmp_path / "kept.npz")
    with pytest.raises(Stopped):
        training.run(stop)
    resumed = Training(Signs(), 5, 4, tmp_path / "kept.npz")
    assert resumed.done == 2
    resumed.run(lambda generation: None)
    assert resumed.weights("").table == whole.weights("").table
    assert resumed.curve == whole.curve


def test_several_processes_learn_the_same_as_one() -> None:
    alone, together = Training(Signs(), 5, 2), Training(Signs(), 5, 2, workers=2)
    for training in (alone, together):
        training.run(lambda generation: None)
    assert together.weights("").table == alone.weights("").table


def test_what_another_training_kept_is_not_gone_on_from(tmp_path: Path) -> None:
    Training(Signs(), 5, 1, tmp_path / "kept.npz").run(lambda generation: None)
    with pytest.raises(BadTraining, match="training-of-another-kind"):
        Training(Signs(), 6, 1, tmp_path / "kept.npz")
    (tmp_path / "kept.npz").write_bytes(b"no such thing")
    with pytest.raises(BadTraining, match="training-broken"):
        Training(Signs(), 5, 1, tmp_path / "kept.npz")


@pytest.mark.parametrize("name", LEARNING)
def test_the_weights_of_a_brain_are_small_and_say_what_made_them(name: str) -> None:
    course = course_of(name)
    assert course.file.stat().st_size <= 300_000
    found = weights.read(course.file, course.game, course.inputs)
    assert (found.rows, found.amounts) == (course.rows, course.amounts)
    assert found.made["command"].startswith(f"parfait train {name} ")
    assert isinstance(found.made["seed"], int)
    assert len(found.made["losses"]) > 1
    assert found.made["losses"][-1] < found.made["losses"][0]


@pytest.mark.parametrize("name", LEARNING)
def test_a_course_tells_the_same_by_the_same_seed(name: str) -> None:
    course = course_of(name)
    learned = weights.read(course.file, course.game, course.inputs)
    for made in (None, learned):
        for players, _ in course.matches:
            once, again = (course.play(made, players, 4, range(3), look) for _ in range(2))
            assert once.count > 10
            assert (once.rows, once.amount, once.shares) == (again.rows, again.amount, again.shares)
            lot = Lot.of(once)
            assert lot.rows.min() >= 0
            assert lot.rows.max() < course.rows
            assert np.allclose(lot.shares.sum(axis=1), 1, atol=1e-4)


@pytest.mark.parametrize("name", LEARNING)
def test_a_mirror_shows_every_row_once(name: str) -> None:
    course = course_of(name)
    for mirror in course.mirrors():
        assert sorted(mirror) == list(range(course.rows))
        assert [mirror[mirror[row]] for row in range(course.rows)] == list(range(course.rows))


def test_the_command_writes_weights_and_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parfait.lab.training.course_of", lambda game: Signs())
    monkeypatch.setattr(Signs, "file", Path("weights.bin"), raising=False)
    shown = run("train", "signs", "--generations", "2", "--seed", "9")
    assert shown.code == 0, shown.err
    assert "Generation 2 of 2" in shown.out
    head = json.loads((tmp_path / "signs.weights").read_bytes().partition(b"\n")[0])
    assert head["made"]["command"] == "parfait train signs --generations 2 --seed 9"
    again = run("train", "signs", "--generations", "2", "--seed", "9")
    assert "2 of 2 generations are done" in again.out
    assert "another training" in run("train", "signs", "--generations", "3", "--seed", "9").complaint


def test_a_game_without_a_course_is_named(run: Run) -> None:
    without = next(name for name in games.names() if name not in LEARNING)
    assert "Nothing is learned in" in run("train", without).complaint
    assert run("train", "chess").code == 2


@pytest.mark.parametrize("name", LEARNING)
def test_a_brain_that_learned_can_do_without(name: str) -> None:
    """For the games that it did not learn, and to measure what learning is worth."""
    game = games.find(name)
    state, rng, scratch = game.new(course_of(name).matches[0][0]), Rng(2), Numbers()
    while state.turn < 0:
        state.apply_chance(state.sample_chance(rng))
    found = []
    for learned in (True, False):
        brain, world = games.brain(name), state.clone()
        if learned:
            brain.recall()
        brain.play_out(world, Rng(2), scratch)
        brain.evaluate(world)
        found.append(list(brain.values)[: state.players])
        assert sum(found[-1]) == pytest.approx(1)
    assert found[0] != pytest.approx(found[1])
