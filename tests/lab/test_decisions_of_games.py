"""The decisions of a game, each judged with the eyes of the seat that made it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from parfait import games
from parfait.core import CHANCE, View
from parfait.lab.play_fixture import play
from parfait.lab.review.decisions import decisions
from parfait.lab.review.judging import QUICK, Effort, judge
from parfait.lab.review.walk import review
from parfait.lab.schedule import Contest
from parfait.records import Record, RecordError, read_record

TINY = Effort(30, 30, 20, 20, 10, 0.1, further=1)


def recorded(game: str, players: int) -> Record:
    contest = Contest(game, players, games.find(game).options(), ("random", "random"), 5)
    return read_record(play(contest, next(contest.fixtures(1))).record)


@pytest.mark.parametrize("game", games.names())
def test_every_decision_is_looked_at_once(game: str) -> None:
    record = recorded(game, games.find(game).players[0])
    expected = [
        index
        for index, state in enumerate(record.positions())
        if index < len(record.steps) and state.turn != CHANCE and len(state.legal_actions()) > 1
    ]
    found = list(decisions(record, effort=TINY))
    assert [one.step for one in found] == expected
    for one in found:
        assert record.steps[one.step] == {"seat": one.seat, "move": one.decision.played}
        assert one.decision.loss >= 0


def test_they_are_those_of_a_review() -> None:
    record = recorded("dokitto-ice", 2)
    reviewed = [(step.step, step.decision) for step in review(record, TINY).steps if step.decision is not None]
    assert [(one.step, one.decision) for one in decisions(record, effort=TINY)] == reviewed


def test_one_seat_only() -> None:
    record = recorded("dokitto-ice", 3)
    everyone = list(decisions(record, effort=TINY))
    assert list(decisions(record, 1, TINY)) == [one for one in everyone if one.seat == 1]


def test_a_game_that_is_not_over_has_decisions_too() -> None:
    record = recorded("dokitto-ice", 2)
    everything = list(decisions(record, effort=TINY))
    record.result = None
    del record.steps[20:]
    assert list(decisions(record, effort=TINY)) == [one for one in everything if one.step < 20] != []


def test_search_sees_nothing_but_the_view_of_that_seat_at_that_time(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("dokitto-ice", 3)
    positions = [state.clone() for state in record.positions()]
    seen: list[View] = []

    def watched(view: View, *given: Any) -> Any:
        seen.append(view)
        return judge(view, *given)

    monkeypatch.setattr("parfait.lab.review.decisions.judge", watched)
    for one, view in zip(decisions(record, effort=TINY), seen, strict=False):
        assert view == positions[one.step].view(one.seat)
    assert seen


def test_a_false_step_is_named_with_its_place() -> None:
    record = recorded("dokitto-ice", 2)
    record.steps[6] = {"seat": cast(int, record.steps[6].get("seat", 0)), "move": "S99"}
    with pytest.raises(RecordError) as caught:
        list(decisions(record, effort=TINY))
    assert caught.value.step == 6


def test_random_play_gives_much_away_and_that_has_its_reasons() -> None:
    """In the game's own terms, set against the best move; a move that was as good needs none."""
    found = [one.decision for one in decisions(recorded("dokitto-ice", 2), effort=QUICK)]
    worst = max(found, key=lambda decision: decision.sure_loss)
    assert worst.sure_loss > 0.05
    assert worst.reasons
    assert min(decision.loss for decision in found) == 0
    assert {reason.against for decision in found for reason in decision.reasons} == {"best"}
    assert all(decision.is_clear for decision in found if decision.reasons)
    measures = {measure.name for measure in games.prospects("dokitto-ice").MEASURES}
    assert {reason.measure for decision in found for reason in decision.reasons} <= measures
