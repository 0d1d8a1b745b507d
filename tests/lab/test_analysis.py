"""A game looked at again, each decision with the eyes of the seat that made it."""

from __future__ import annotations

from typing import cast

import pytest

from parfait import games
from parfait.bots import Limit
from parfait.bots.searcher import SearchBot
from parfait.core import CHANCE
from parfait.lab.analysis import decisions
from parfait.lab.play_fixture import play
from parfait.lab.schedule import Contest
from parfait.records import Record, RecordError, read_record

TINY = Limit(iterations=60)


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
    found = list(decisions(record, None, SearchBot(), Limit(iterations=5), 1))
    assert [decision.step for decision in found] == expected
    for decision in found:
        assert record.steps[decision.step] == {"seat": decision.seat, "move": decision.played}
        assert decision.loss >= 0
        assert (decision.error == 0) == (decision.played == decision.best)


def test_one_seat_only() -> None:
    record = recorded("dokitto-ice", 3)
    everyone = list(decisions(record, None, SearchBot(), TINY, 1))
    assert list(decisions(record, 1, SearchBot(), TINY, 1)) == [one for one in everyone if one.seat == 1]


def test_search_sees_nothing_but_the_view_of_that_seat_at_that_time() -> None:
    record = recorded("dokitto-ice", 3)
    positions = [state.clone() for state in record.positions()]
    seen = []

    class Onlooker(SearchBot):
        def explain(self, view, limit, rng, best=3):  # type: ignore[no-untyped-def]
            seen.append(view)
            return super().explain(view, limit, rng, best)

    for decision, view in zip(decisions(record, None, Onlooker(), TINY, 1), seen, strict=False):
        assert view == positions[decision.step].view(decision.seat)


def test_a_false_step_is_told_with_its_place() -> None:
    record = recorded("dokitto-ice", 2)
    record.steps[6] = {"seat": cast(int, record.steps[6].get("seat", 0)), "move": "S99"}
    with pytest.raises(RecordError) as caught:
        list(decisions(record, None, SearchBot(), TINY, 1))
    assert caught.value.step == 6


def test_random_play_gives_much_away() -> None:
    found = list(decisions(recorded("dokitto-ice", 2), None, SearchBot(), Limit(iterations=800), 1))
    assert max(decision.loss for decision in found) > 0.05
    assert min(decision.loss for decision in found) == 0


def test_a_move_that_search_turned_away_from_is_weighed_by_itself() -> None:
    """Dessert Dice has so many moves that most of those played at random were hardly looked at, or never."""
    for decision in decisions(recorded("dessert-dice", 2), 0, SearchBot(), Limit(iterations=200), 1):
        assert decision.played_estimate.visits >= decision.best_estimate.visits / 2
        assert decision.error < 0.2


def test_what_gave_much_away_has_its_reasons() -> None:
    """In the game's own terms, set against the best move; a move that was as good needs none."""
    found = list(decisions(recorded("dokitto-ice", 2), None, SearchBot(), Limit(iterations=800), 1))
    worst = max(found, key=lambda decision: decision.loss)
    assert worst.reasons
    assert {reason.against for decision in found for reason in decision.reasons} == {"best"}
    assert all(decision.loss > 2 * decision.error for decision in found if decision.reasons)
    measures = {measure.name for measure in games.prospects("dokitto-ice").MEASURES}
    assert {reason.measure for decision in found for reason in decision.reasons} <= measures
