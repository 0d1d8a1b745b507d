"""Figures with their doubt."""

from __future__ import annotations

import pytest

from parfait.core import Rng
from parfait.lab.play_fixture import PlayedGame
from parfait.lab.schedule import Fixture
from parfait.lab.statistics import Z, binomial_interval, even_quantile, interval, rate, standings, student


def game(number: int, deal: int, seats: tuple[int, ...], *shares: float) -> PlayedGame:
    return PlayedGame(Fixture(number, deal, seats), shares, "")


def test_independent_games_have_the_interval_of_wilson() -> None:
    found = interval([(1.0, 1)] * 60 + [(0.0, 1)] * 40)
    assert (found.low, found.high) == pytest.approx((0.50, 0.69), abs=0.006)


def test_games_of_a_deal_that_go_the_same_way_count_as_one() -> None:
    single = interval([(1.0, 1)] * 60 + [(0.0, 1)] * 40)
    double = interval([(2.0, 2)] * 60 + [(0.0, 2)] * 40)
    assert (double.low, double.high) == pytest.approx((single.low, single.high), abs=1e-9)


def test_luck_that_cancels_makes_the_interval_narrow() -> None:
    luck = interval([(2.0, 2), (0.0, 2)] * 50)
    duplicate = interval([(1.0, 2)] * 100)
    assert duplicate.high - duplicate.low < (luck.high - luck.low) / 2
    assert duplicate.low < 0.5 < duplicate.high


def test_a_hundred_wins_are_not_certainty() -> None:
    found = interval([(2.0, 2)] * 50)
    assert found.high == 1.0
    assert 0.94 < found.low < 0.98


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (29, 2.0452), (120, 1.9799)],
)
def test_the_quantile_of_student_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-5)


def test_the_quantile_of_student_comes_down_to_the_normal_one() -> None:
    assert student(10**9) == pytest.approx(Z, abs=2e-3)


def test_no_games_say_nothing() -> None:
    assert (interval([]).low, interval([]).high) == (0.0, 1.0)
    found = interval([(1.0, 2)])
    assert found.low < 0.15


def test_the_interval_holds_what_it_promises() -> None:
    """In 95 of 100 series of duplicate deals, with luck of the deal and luck of play, the truth lies inside."""
    rng, truth, inside, series = Rng(1), 0.6, 0, 400
    for _ in range(series):
        deals = []
        for _ in range(40):
            strong_seat = rng.below(2)  # a deal is good for one seat, whoever sits there
            chances = [truth + (0.25 if seat == strong_seat else -0.25) for seat in (0, 1)]
            deals.append((float(sum(rng.fraction() < p for p in chances)), 2))
        found = interval(deals)
        inside += found.low <= truth <= found.high
    assert 0.92 < inside / series < 0.99


def test_a_shared_win_counts_as_its_share() -> None:
    first, second = standings(("a", "b"), [game(0, 0, (0, 1), 0.5, 0.5), game(1, 0, (1, 0), 0.0, 1.0)])
    assert (first.win_rate, second.win_rate) == (0.75, 0.25)
    assert (first.games, first.par) == (2, 0.5)


def test_par_is_the_share_of_seats() -> None:
    games = [game(0, 0, (0, 1, 0), 1.0, 0.0, 0.0), game(1, 0, (1, 0, 1), 1.0, 0.0, 0.0)]
    first, second = standings(("a", "b"), games)
    assert (first.par, second.par) == pytest.approx((0.5, 0.5))
    assert (first.win_rate, second.win_rate) == (0.5, 0.5)


def test_who_wins_more_is_rated_higher() -> None:
    games = [game(n, n // 2, (n % 2, 1 - n % 2), *((1.0, 0.0) if n % 2 == 0 else (0.0, 1.0))) for n in range(20)]
    high, low = rate(2, games)
    assert high > 25 > low


def test_a_bot_that_has_not_played_has_no_win_rate() -> None:
    assert [standing.win_rate for standing in standings(("a", "b"), [])] == [None, None]


def test_the_quantile_of_student_is_that_of_the_tables_at_other_levels() -> None:
    assert student(1, 0.99) == pytest.approx(63.657, abs=1e-3)
    assert student(30, 0.999) == pytest.approx(3.646, abs=1e-3)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 20, 0.0, 0.1684), (5, 20, 0.0866, 0.4910), (20, 20, 0.8316, 1.0)]
)
def test_the_interval_of_a_share_is_clopper_and_pearsons(won: int, games: int, low: float, high: float) -> None:
    found = binomial_interval(won, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_of_too_few_values_has_no_end() -> None:
    assert even_quantile(5, 0.95) == float("inf")
    assert 2.4 < even_quantile(10_000, 0.95) < 2.45
    assert even_quantile(20, 0.95) > student(19)
