"""Advice: the best moves, and why; from a view alone."""

from __future__ import annotations

import pytest

from parfait import games
from parfait.bots import Estimate, Limit, advise
from parfait.bots.advice import MOST_MOVES, MOST_REASONS, outlook, reasons, rounded, said_as, seed_of, verdict
from parfait.core import Rng
from parfait.core.accuracy import AS_FOUND, Accuracy
from parfait.core.prospects import Measure, Prospect, Reason
from parfait.locale import LANGUAGES, words
from tests.bots.positions import decisions
from tests.contract.play import Case, usual

TRICK, OUT, POINTS = Measure("trick", 0), Measure("out", -1), Measure("points", 1, 8.0)
SOME = Limit(iterations=400)


def move(number: int, **values: float) -> Estimate:
    """A move with these prospects, all well known; `trick_error` and so on say otherwise."""
    measures = {measure.name: measure for measure in (TRICK, OUT, POINTS)}
    prospects = [
        Prospect(measure, values[name], values.get(f"{name}_error", 0.005))
        for name, measure in measures.items()
        if name in values
    ]
    return Estimate(number, 1000, 0.5, 0.01, tuple(prospects))


def test_the_best_move_is_set_against_the_closest_of_the_others() -> None:
    why = reasons([move(1, trick=0.7), move(2, trick=0.2), move(3, trick=0.1)])
    assert why[0] == (Reason("trick", True, 70, 20, "others", 0),)
    assert why[1] == (Reason("trick", True, 20, 70, "best", 0),)
    assert why[2] == (Reason("trick", True, 10, 70, "best", 0),)


def test_two_moves_are_set_against_each_other() -> None:
    first, second = reasons([move(1, points=12.34), move(2, points=9.0)])
    assert first == (Reason("points", False, 12.3, 9.0, "other", 1),)
    assert second == (Reason("points", False, 9.0, 12.3, "best", -1),)


def test_what_does_not_differ_is_not_said() -> None:
    alike = reasons([move(1, trick=0.7, points=10.0), move(2, trick=0.69, points=10.3)])
    assert alike == [(), ()]


def test_the_best_move_says_only_what_sets_it_apart_from_all() -> None:
    why = reasons([move(1, trick=0.7, points=9.0), move(2, trick=0.7, points=6.0), move(3, trick=0.2, points=6.0)])
    assert why[0] == (Reason("points", False, 9.0, 6.0, "others", 1),)
    assert [reason.measure for reason in why[1]] == ["points"]
    assert [reason.measure for reason in why[2]] == ["trick", "points"]


def test_a_best_move_that_nothing_sets_apart_from_all_is_set_against_one() -> None:
    why = reasons([move(1, trick=0.7), move(2, trick=0.7), move(3, trick=0.2)])
    assert why == [(Reason("trick", True, 70, 20, "third", 0),), (), (Reason("trick", True, 20, 70, "best", 0),)]
    between = reasons([move(1, trick=0.5), move(2, trick=0.8), move(3, trick=0.2)])
    assert between[0] == (Reason("trick", True, 50, 80, "second", 0),)


def test_what_is_hardly_known_is_not_said() -> None:
    assert reasons([move(1, trick=0.9), move(2, trick=0.3, trick_error=0.2)]) == [(), ()]
    assert reasons([move(1, trick=0.6, trick_error=0.05), move(2, trick=0.5, trick_error=0.05)]) == [(), ()]


def test_a_reason_speaks_for_the_best_move_and_against_the_others() -> None:
    """A move is not the best because of what speaks against it, nor worse because of what speaks for it."""
    best, other = reasons([move(1, out=0.6, points=14.0), move(2, out=0.1, points=8.0)])
    assert [(reason.measure, reason.speaks) for reason in best] == [("points", 1)]
    assert [(reason.measure, reason.speaks) for reason in other] == [("points", -1)]
    assert reasons([move(1, points=8.0), move(2, points=14.0)]) == [(), ()]
    best, other = reasons([move(1, points=8.0, trick=0.9), move(2, points=14.0, trick=0.1)])
    assert [(reason.measure, reason.speaks) for reason in best] == [("trick", 0)]
    assert [(reason.measure, reason.speaks) for reason in other] == [("trick", 0)]


def test_no_move_has_more_reasons_than_one_can_take_in() -> None:
    for why in reasons([move(1, trick=1.0, out=0.0, points=20.0), move(2, trick=0.0, out=1.0, points=0.0)]):
        assert len(why) == MOST_REASONS


def test_a_chance_is_said_as_exactly_as_it_is_known() -> None:
    assert said_as(Prospect(TRICK, 0.734, 0.004)) == 73
    assert said_as(Prospect(TRICK, 0.734, 0.03)) == 75
    assert said_as(Prospect(TRICK, 0.999, 0.001)) == 99
    assert said_as(Prospect(TRICK, 0.002, 0.02)) == 1
    assert said_as(Prospect(TRICK, 1.0, 0.02)) == 100
    assert said_as(Prospect(POINTS, 7.77, 0.1)) == 7.8


def test_how_sure_a_hint_is() -> None:
    def estimates(*values: float) -> list[Estimate]:
        return [Estimate(action, 100, value, 0.01) for action, value in enumerate(values)]

    assert verdict(estimates(0.6, 0.4), AS_FOUND) == "clear"
    assert verdict(estimates(0.6, 0.58), AS_FOUND) == "close"
    assert verdict(estimates(0.6, 0.6), AS_FOUND) == "alike"
    assert verdict(estimates(0.6), AS_FOUND) == "clear"


def test_a_lead_that_is_found_to_be_worth_little_is_not_clear() -> None:
    shown = [Estimate(0, 100, 0.6, 0.001), Estimate(1, 100, 0.57, 0.001)]
    assert verdict(shown, AS_FOUND) == "clear"
    assert verdict(shown, Accuracy(cost=0.5)) == "close"


def test_a_chance_of_winning_is_rounded_to_what_is_known() -> None:
    assert rounded(0.532, 0.01) == 53
    assert rounded(0.532, 0.04) == 55
    assert rounded(0.532, 0.10) == 50
    assert rounded(0.001, 0.10) == 10
    assert rounded(0.999, 0.05) == 95
    assert rounded(0.999, 0.001) == 99
    assert rounded(1.0, 0.0) == 100
    assert rounded(0.0, 0.0) == 0


@pytest.mark.parametrize("case", usual(), ids=str)
def test_the_error_of_a_hint_covers_how_far_search_is_off(case: Case) -> None:
    accuracy = games.accuracy(case.game.name)
    for state in decisions(case, 7, every=40):
        for found in advise(state.view(state.turn), SOME).moves:
            assert found.error >= found.sampling
            if 0.2 < found.value < 0.8:
                assert found.error >= 0.8 * accuracy.chance > 0.0


def test_an_even_share_of_the_wins_is_neither_good_nor_bad() -> None:
    for players in (2, 3, 4, 5):
        assert outlook(1 / players, players) == "even"
        assert outlook(0.95, players) == "winning"
        assert outlook(0.01, players) == "losing"
        assert outlook(1.0, players) == "winning"
        assert outlook(0.0, players) == "losing"


@pytest.mark.parametrize("case", usual(), ids=str)
def test_a_seat_is_advised_the_same_in_every_world_that_it_cannot_tell_apart(case: Case) -> None:
    rng = Rng(4)
    for state in decisions(case, 6, every=40):
        view = state.view(state.turn)
        world = case.game.determinize(view, rng)
        assert seed_of(world.view(world.turn)) == seed_of(view)
        assert advise(world.view(world.turn), SOME) == advise(view, SOME)


@pytest.mark.parametrize("case", usual(), ids=str)
def test_the_moves_that_are_advised_are_the_best_and_legal(case: Case) -> None:
    for state in decisions(case, 7, every=40):
        legal = state.legal_actions()
        advised = [found.action for found in advise(state.view(state.turn), SOME).moves]
        variants = {games.prospects(case.game.name).variant_of(action) for action in legal}
        assert len(advised) == len(set(advised)) == min(MOST_MOVES, len(variants))
        assert set(advised) <= set(legal)


@pytest.mark.parametrize("case", usual(), ids=str)
def test_no_hint_gives_a_reason_against_its_best_move(case: Case) -> None:
    for state in decisions(case, 7, every=10):
        best, *others = advise(state.view(state.turn), SOME).moves
        assert all(reason.speaks >= 0 for reason in best.reasons)
        assert all(reason.speaks <= 0 for move in others for reason in move.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_reason_can_be_said(name: str, language: str) -> None:
    say = words(language)
    for measure in (*games.prospects(name).MEASURES, Measure("score", 0, 5.0)):
        for against in ("best", "second", "third", "other", "others"):
            for value, other in ((70, 20), (20, 70)):
                reason = Reason(measure.name, measure.is_chance, value, other, against, 0)
                said = say.reason(name, reason)
                assert "70" in said
                assert "20" in said


def test_a_reason_in_words() -> None:
    reason = Reason("trick", True, 70, 20, "others", 0)
    said = [words(language).reason("dokitto-ice", reason) for language in LANGUAGES]
    assert said == [
        "Wins this trick 70% of the time (other moves: at most 20%).",
        "Remporte ce pli dans 70\u00a0% des cas (autres coups\u00a0: 20\u00a0% au plus).",
        "この強さ比べに勝つ確率は70%（ほかの手は20%以下）。",
    ]
