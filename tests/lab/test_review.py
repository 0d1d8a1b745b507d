"""A review: marks by what a seat could know, an account that adds up, and hindsight told apart from mistakes."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest

from parfait import games
from parfait.bots import LEVELS, Estimate, Limit
from parfait.bots.advice import ADVISER, seed_of
from parfait.bots.bot import legal_actions
from parfait.bots.searcher import SearchBot
from parfait.core import CHANCE, OVER, Rng, State, View
from parfait.core.accuracy import AS_FOUND, Accuracy
from parfait.lab.review import Effort, Review, ReviewError, ReviewWalk, account, judge, review, story, turning_points
from parfait.lab.review import walk as walk_module
from parfait.lab.review.account import ITEMS
from parfait.records import Record, RecordError, let_chance_act, result_of
from tests.lab.test_luck import greedy_game

BRIEF = Effort(first_look=150, second_look=200, playouts=20, worlds=8, hindsight=20)
HASTY = Effort(first_look=60, second_look=80, playouts=6, worlds=4, hindsight=6)  # where only the sums matter
CLOSER = Effort(first_look=1500, second_look=3000, playouts=100, worlds=30, hindsight=100)

BLUNDERS = 4  # in a game at most: each costs a close look

PARTS = ("expectation", *ITEMS)


def decisions_of(game: str, players: int, seed: int) -> Iterator[State]:
    """Positions of a game in which there is something to decide."""
    for state in greedy_game(game, players, seed).positions():
        if state.turn >= 0 and len(state.legal_actions()) > 1:
            yield state.clone()


@pytest.mark.parametrize("game", games.names())
def test_the_account_of_every_seat_adds_up_to_its_result(game: str) -> None:
    record = greedy_game(game, games.find(game).players[-1], 2)
    found = review(record, HASTY)
    assert len(found.steps) == len(record.steps)
    assert found.values[-1] == found.result
    for seat in range(record.players):
        whole = account(found, seat)
        assert math.isclose(math.fsum(getattr(whole, part) for part in PARTS), whole.result, abs_tol=1e-9)
        assert whole.decisions <= 0
        assert story(found, seat)
    for step in found.steps:
        before = found.values[step.step]
        for was, now, split in zip(before, step.values, step.splits, strict=True):
            assert math.isclose(
                math.fsum(getattr(split, item) for item in ITEMS),
                now - was,
                abs_tol=1e-12,
            )
        if step.chance is None:
            assert not any(split.luck for split in step.splits)
        assert math.isclose(math.fsum(step.values), 1.0, abs_tol=1e-9)


def test_what_moves_gained_and_what_is_left_over_add_up_to_nothing_over_the_seats() -> None:
    found = review(greedy_game("dokitto-ice", 3, 2), HASTY)
    for step in found.steps:
        for item in ("play", "estimates", "luck"):
            assert math.isclose(math.fsum(getattr(split, item) for split in step.splits), 0.0, abs_tol=1e-9)


@pytest.mark.parametrize("game", games.names())
def test_estimates_are_left_over_only_where_a_round_was_judged_by_its_standing(game: str) -> None:
    """Everywhere else the same position is worth the same to the step before and to the step after."""
    record = greedy_game(game, games.find(game).players[0], 2)
    brain = games.brain(game)
    found = review(record, HASTY)
    for step, before in zip(found.steps, record.positions(), strict=False):
        if any(abs(split.estimates) > 1e-12 for split in step.splits):
            assert step.chance is not None
            assert brain.horizon(before)


def test_the_better_player_is_credited_with_the_better_moves() -> None:
    """Level 4 against level 1: what moves gained is the stronger one's, in most games."""
    gained = []
    for seed in range(6):
        found, rng = games.find("dokitto-ice"), Rng(seed)
        record = Record(found, 2, found.options.read({"trophies_to_win": 1}, 2))
        state = record.new()
        while state.turn != OVER:
            if state.turn == CHANCE:
                record.steps.append(let_chance_act(found, state, rng))
                continue
            level = "4" if state.turn == seed % 2 else "1"
            action = LEVELS[level].choose(state.view(state.turn), LEVELS[level].limit, rng)
            record.steps.append({"seat": state.turn, "move": found.notation.write_move(state, action)})
            state.apply(action)
        record.result = result_of(state)
        stronger = account(review(record, BRIEF), seed % 2)
        gained.append(stronger.play + stronger.others)  # with what the weaker one's mistakes brought
    assert statistics.mean(gained) > 0.0


def test_error_bars_tell_how_far_two_reviews_of_a_game_are_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews with other random numbers differ by about what their errors say."""
    record = greedy_game("dokitto-ice", 2, 2)
    found = []
    for seed in range(10, 16):
        monkeypatch.setattr(walk_module, "SEED", 10 * seed)
        found.append(account(review(record, HASTY), 0))
    for item in ("luck", "play", "guesses", "others"):
        spread = statistics.stdev(getattr(one, item) for one in found)
        expected = math.sqrt(statistics.mean(one.errors[item] ** 2 for one in found))
        assert expected / 4 < spread < 4 * expected


def blundering_game(game: str, players: int, seed: int) -> tuple[Record, dict[int, float]]:
    """Level 3, which now and then is made to play a move that loses much by what it knows; how much, by step. The game
    goes on until there are enough of them."""
    found, rng = games.find(game), Rng(seed)
    record = Record(found, players, found.options())
    state = record.new()
    lost: dict[int, float] = {}
    while state.turn != OVER and len(lost) < BLUNDERS:
        if state.turn == CHANCE:
            record.steps.append(let_chance_act(found, state, rng))
            continue
        legal = state.legal_actions()
        view = state.view(state.turn)
        action = LEVELS["3"].choose(view, None, rng)
        if len(legal) > 1 and len(record.steps) % 3 == 0:
            estimates = LEVELS["5"].analyse(view, Limit(iterations=600), rng)
            worst = min((one for one in estimates if one.visits > 0), key=lambda one: one.value)
            loss = 0.0
            if estimates[0].value - worst.value >= 0.05:  # worth a closer look
                limit = Limit(iterations=6000)
                best_value = LEVELS["5"].weigh(view, estimates[0].action, limit, Rng(77)).value
                loss = best_value - LEVELS["5"].weigh(view, worst.action, limit, Rng(78)).value
            if loss >= 0.10:
                action = worst.action
                lost[len(record.steps)] = loss
        record.steps.append({"seat": state.turn, "move": found.notation.write_move(state, action)})
        state.apply(action)
    return record, lost


@pytest.mark.parametrize(("game", "players"), [("dokitto-ice", 2), ("aice", 3), ("dozito", 2), ("dessert-dice", 2)])
def test_a_bot_that_is_made_to_blunder_is_caught(game: str, players: int) -> None:
    record, lost = blundering_game(game, players, 8)
    assert len(lost) >= 3
    caught = 0
    for index, state in enumerate(record.positions()):
        if index in lost and "move" in (step := record.steps[index]):
            played = record.game.notation.read_move(state, step["move"])
            judged = judge(state.view(state.turn), played, str, CLOSER)
            caught += judged.decision.mark in ("inaccuracy", "mistake", "blunder")
    assert caught == len(lost)


# A brain is optional: without one, how few mistakes a level makes depends on the game.
@pytest.mark.parametrize("game", [game for game in games.names() if games.has_part(game, "brain")])
def test_the_strongest_level_makes_hardly_any_mistakes(game: str) -> None:
    marks = []
    positions = list(decisions_of(game, games.find(game).players[0], 4))
    for state in positions[:: max(1, len(positions) // 12)]:
        view = state.view(state.turn)
        action = LEVELS["5"].choose(view, Limit(iterations=5000), Rng(seed_of(view), 9))
        marks.append(judge(view, action, str, CLOSER).decision.mark)
    assert "mistake" not in marks
    assert "blunder" not in marks


@dataclass(frozen=True)
class Wavering(SearchBot):
    """Finds another move better by 12 %; when it looks further, by `further`."""

    further: float = 0.0

    def gap(self, limit: Limit | None) -> float:
        assert limit is not None
        assert limit.iterations is not None
        return self.further if limit.iterations >= BRIEF.further * BRIEF.first_look else 0.12

    def explain(self, view: View, limit: Limit | None, rng: Rng, best: int = 3) -> list[Estimate]:
        played, other, *_ = legal_actions(view, rng)
        return [Estimate(other, 90, 0.5 + self.gap(limit), 0.01), Estimate(played, 10, 0.5, 0.01)]

    def weigh(self, view: View, action: int, limit: Limit | None, rng: Rng, *, explained: bool = False) -> Estimate:
        worse = action == legal_actions(view, rng)[0]
        return Estimate(action, 100, 0.5 if worse else 0.5 + self.gap(limit), 0.001)


@pytest.mark.parametrize(("further", "mark"), [(0.12, "blunder"), (0.09, "mistake"), (0.06, None), (0.0, None)])
def test_what_shrinks_as_one_looks_further_is_no_mistake(
    further: float, mark: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = next(decisions_of("dokitto-ice", 2, 4))
    monkeypatch.setitem(LEVELS, ADVISER, Wavering(further=further))
    decision = judge(state.view(state.turn), state.legal_actions()[0], str, BRIEF, AS_FOUND).decision
    assert decision.mark == mark
    assert decision.loss == pytest.approx(further)
    assert decision.error >= abs(0.12 - further) - 1e-9


@pytest.mark.parametrize(
    ("found", "price", "mark"),
    [(0.12, 1.0, "blunder"), (0.12, 0.6, "mistake"), (0.12, 0.2, "inaccuracy"), (0.12, 0.1, None)],
)
def test_a_mistake_is_marked_at_the_price_that_such_mistakes_had(
    found: float, price: float, mark: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = next(decisions_of("dokitto-ice", 2, 4))
    monkeypatch.setitem(LEVELS, ADVISER, Wavering(further=found))
    known = Accuracy(chance=0.1, cost=price, cost_error=0.03)
    decision = judge(state.view(state.turn), state.legal_actions()[0], str, BRIEF, known).decision
    assert decision.mark == mark
    assert decision.loss == pytest.approx(price * found)
    assert decision.error >= min(0.03, decision.loss)
    assert all(move.error > 0.09 for move in decision.moves)  # not the 0.001 of the sample


@pytest.mark.parametrize("game", games.names())
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_judgment(game: str) -> None:
    players = games.find(game).players[-1]
    walk = ReviewWalk(greedy_game(game, players, 3), BRIEF)
    compared = 0
    for state in list(decisions_of(game, players, 3))[::15]:
        seat = state.turn
        worlds = [games.find(game).belief(state.view(seat)).sample(Rng(n)) for n in range(2)]
        action = state.legal_actions()[-1]
        told = []
        for world in worlds:
            assert world.view(seat) == state.view(seat)
            judged = judge(world.view(seat), action, lambda one, w=world: w_text(walk, w, one), BRIEF)  # type: ignore[misc]
            told.append(repr(judged).encode())
        assert told[0] == told[1]
        compared += worlds[0] != worlds[1]
    assert compared > 0 or game not in ("dokitto-ice", "aice", "dozito")


def w_text(walk: ReviewWalk, world: State, action: int) -> str:
    return str(walk.record.game.notation.write_move(world, action))


@pytest.mark.parametrize("game", games.names())
def test_what_only_open_cards_would_have_shown_is_never_a_mistake(game: str) -> None:
    """For a position of each game: a world in which another move was better, and the right one is not marked."""
    players = games.find(game).players[0]
    walk = ReviewWalk(greedy_game(game, players, 6), CLOSER)
    for state in decisions_of(game, players, 6):
        seat, view = state.turn, state.view(state.turn)
        first = judge(view, state.legal_actions()[0], str, CLOSER)
        judged = judge(view, first.best, str, CLOSER)
        if judged.decision.sure_loss or not judged.others:
            continue
        belief = games.find(game).belief(view)
        for number in range(12):
            world = belief.sample(Rng(number))
            after = world.clone()
            after.apply(first.best)
            hindsight = walk._hindsight(number, world, after, judged.others)
            if hindsight is None:
                continue
            assert hindsight.gain >= 0.05
            again = judge(world.view(seat), first.best, str, CLOSER).decision
            assert again.mark in (None, "brilliant")
            return
    pytest.fail("no such position was found")


def test_a_review_that_was_left_goes_on_where_it_was() -> None:
    record = greedy_game("dokitto-ice", 2, 2)
    whole = review(record, BRIEF)
    for begin in (1, 20, 33, len(record.steps)):
        assert list(ReviewWalk(record, BRIEF, begin)) == whole.steps[begin:]


@pytest.mark.parametrize("game", games.names())
def test_a_sketch_is_roughly_what_a_review_finds(game: str) -> None:
    record = greedy_game(game, games.find(game).players[0], 2)
    walk = ReviewWalk(record, HASTY)
    sketch = walk.sketch()
    assert len(sketch) == len(record.steps) + 1
    assert sketch[-1] == Review(record, *walk.start).result
    apart = []
    for index, state in enumerate(record.positions()):
        assert math.isclose(math.fsum(sketch[index]), 1.0, abs_tol=1e-9)
        if index % 10 == 0:
            apart.append(sketch[index][0] - walk.valuer.value(state, 200, Rng(index))[0])
    assert math.sqrt(statistics.mean(square * square for square in apart)) < 0.1


def test_turning_points_are_the_largest_changes() -> None:
    found: Review = review(greedy_game("dokitto-ice", 2, 2), BRIEF)
    points = turning_points(found)
    assert points == sorted(points)
    changes = [max(abs(b - a) for a, b in zip(*pair, strict=True)) for pair in pairwise(found.values)]
    assert min(changes[point] for point in points) >= max(c for i, c in enumerate(changes) if i not in points) or (
        len(points) < 6
    )


def test_what_cannot_be_reviewed_says_why() -> None:
    record = greedy_game("dokitto-ice", 2, 2)
    unfinished = Record(record.game, 2, record.options, record.steps[:9])
    with pytest.raises(ReviewError, match="review-unfinished"):
        ReviewWalk(unfinished)
    with pytest.raises(ReviewError, match="review-too-long"):
        ReviewWalk(Record(record.game, 2, record.options, record.steps * 200, record.result))
    with pytest.raises(RecordError):
        ReviewWalk(Record(record.game, 2, record.options, [*record.steps[:5], *record.steps[7:]], record.result))
