"""Results with confidence intervals, computed over deals, because the games of one deal are not independent."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist

from parfait import extras
from parfait.lab.play_fixture import PlayedGame

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
MANY = 2000  # degrees of freedom, from which on Student's quantile is the normal one, near enough
WORST_TAIL = 1 / (4 * (1 - NormalDist().cdf(math.sqrt(2))))  # 3.18
MOST_WORTH = 4  # games that one game may count for, where duplicate deals cancel luck


@dataclass(frozen=True)
class Interval:
    low: float
    high: float


@dataclass(frozen=True)
class Adjusted:
    """A win rate without luck: a mean of numbers that may lie outside the range from 0 to 1, and so may it."""

    win_rate: float
    interval: Interval
    variance_ratio: float | None  # of a game's adjusted result to that of its result; None where all were alike


@dataclass(frozen=True)
class Standing:
    """How one bot of a contest fared."""

    bot: str
    games: int
    wins: float  # a shared win counts as its share
    par: float  # the share of the win that is due to its seats
    interval: Interval
    rating: float
    forfeits: int
    adjusted: Adjusted | None = None  # where the luck of the games is known

    @property
    def win_rate(self) -> float | None:
        return self.wins / self.games if self.games else None


def standings(bots: Sequence[str], played: Iterable[PlayedGame]) -> list[Standing]:
    """One for each bot, in their order."""
    games = sorted(played, key=lambda game: game.fixture.number)
    ratings = rate(len(bots), games)
    return [_standing(name, bot, games, ratings[bot]) for bot, name in enumerate(bots)]


def _standing(name: str, bot: int, games: Sequence[PlayedGame], rating: float) -> Standing:
    deals: dict[int, tuple[float, int]] = {}
    par, forfeits = 0.0, 0
    for game in games:
        if bot in game.fixture.seats:
            wins, count = deals.get(game.fixture.deal, (0.0, 0))
            deals[game.fixture.deal] = wins + share_of(bot, game), count + 1
            par += game.fixture.seats.count(bot) / len(game.fixture.seats)
            forfeits += game.forfeit is not None and game.fixture.seats[game.forfeit.seat] == bot
    total = sum(count for _, count in deals.values())
    return Standing(
        bot=name,
        games=total,
        wins=sum(wins for wins, _ in deals.values()),
        par=par / total if total else 0.0,
        interval=interval(list(deals.values())),
        rating=rating,
        forfeits=forfeits,
        adjusted=_adjusted(bot, games),
    )


def _adjusted(bot: int, games: Sequence[PlayedGame]) -> Adjusted | None:
    """A game that a bot forfeits was not decided by luck: it counts as it is."""
    deals: dict[int, list[float]] = {}
    raw = []
    for game in games:
        if bot in game.fixture.seats and (game.luck is not None or game.forfeit is not None):
            raw.append(share_of(bot, game))
            deals.setdefault(game.fixture.deal, []).append(raw[-1] - luck_of(bot, game))
    if not raw:
        return None
    less_luck = [value for values in deals.values() for value in values]
    rate = math.fsum(less_luck) / len(less_luck)
    before, after = _variance(raw), _variance(less_luck)
    return Adjusted(rate, mean_interval(list(deals.values()), rate), after / before if before > 0 else None)


def _variance(values: Sequence[float]) -> float:
    return statistics.variance(values) if len(values) > 1 else 0.0


def luck_of(bot: int, game: PlayedGame) -> float:
    """What luck gave a bot, at all its seats."""
    if game.luck is None:
        return 0.0
    return math.fsum(worth for seated, worth in zip(game.fixture.seats, game.luck, strict=True) if seated == bot)


def mean_interval(deals: Sequence[Sequence[float]], mean: float) -> Interval:
    """The 95 % interval of a mean over games, from the spread over deals: Student's."""
    games = sum(map(len, deals))
    if len(deals) < 2:
        return Interval(-math.inf, math.inf)
    squares = math.fsum((math.fsum(values) - mean * len(values)) ** 2 for values in deals)
    half = student(len(deals) - 1) * math.sqrt(squares * len(deals) / (len(deals) - 1)) / games
    return Interval(mean - half, mean + half)


def share_of(bot: int, game: PlayedGame) -> float:
    """A bot's share of the win, from all its seats."""
    return sum(share for seated, share in zip(game.fixture.seats, game.shares, strict=True) if seated == bot)


def interval(deals: Sequence[tuple[float, int]]) -> Interval:
    """The 95 % interval of a win rate from the wins and games of each deal.

    Wilson's, for as many independent games as the spread over deals is worth: fewer than were played where the games of
    a deal go the same way, more where they cancel each other's luck.
    """
    games = sum(count for _, count in deals)
    if not games:
        return Interval(0.0, 1.0)
    rate = sum(wins for wins, _ in deals) / games
    worth = _worth(deals, games, rate)
    middle = (rate + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    half = Z / (1 + Z * Z / worth) * math.sqrt(rate * (1 - rate) / worth + (Z / (2 * worth)) ** 2)
    return Interval(0.0 if rate <= 0 else max(0.0, middle - half), 1.0 if rate >= 1 else min(1.0, middle + half))


def _worth(deals: Sequence[tuple[float, int]], games: int, rate: float) -> float:
    """How many independent games would leave the same uncertainty."""
    if len(deals) < 2:
        return 1.0
    squares = sum((wins - rate * count) ** 2 for wins, count in deals)
    variance = squares * len(deals) / (len(deals) - 1) / games**2
    independent = rate * (1 - rate)
    worth = float(games)  # where all were won, or lost, their spread tells nothing
    if independent > 1e-9:
        worth = independent / max(variance, independent / (MOST_WORTH * games))
    return worth * (Z / student(len(deals) - 1)) ** 2


@cache
def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The two-sided quantile of Student's distribution: what stands for the normal one where deals are few."""
    if freedom > MANY:
        return NormalDist().inv_cdf(0.5 + confidence / 2)
    low, high = 0.0, 2.0
    while within(high, freedom) < confidence:
        high *= 2
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < confidence else (low, middle)
    return low


def sign_quantile(confidence: float) -> float:
    """The two-sided quantile of a sum with random signs, in units of its standard deviation, at worst."""
    return NormalDist().inv_cdf(1 - (1 - confidence) / (2 * WORST_TAIL))


def even_quantile(count: int, confidence: float) -> float:
    """What stands for Student's quantile if nothing is known of the values but that they lie evenly about their mean.

    The tail of a sum with random signs is at most 3.18 times the normal one, however few the terms are and however they
    differ (Bentkus and Dzindzalieta 2015): so an interval holds what it promises from the first game on. If there are
    too few values to promise that, it is unbounded.
    """
    z = sign_quantile(confidence)
    return math.inf if count <= z * z else z * math.sqrt((count - 1) / (count - z * z))


def binomial_interval(successes: float, trials: float, confidence: float = CONFIDENCE) -> Interval:
    """Clopper and Pearson's exact interval of a share; also for a fractional number of trials."""
    alpha = (1 - confidence) / 2
    low = 0.0 if successes <= 0 else _beta_quantile(alpha, successes, trials - successes + 1)
    high = 1.0 if successes >= trials else _beta_quantile(1 - alpha, successes + 1, trials - successes)
    return Interval(low, high)


def _beta_quantile(p: float, a: float, b: float) -> float:
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if beta(middle, a, b) < p else (low, middle)
    return (low + high) / 2


def beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz's method; DLMF 8.17.22)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - beta(1 - x, b, a)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)) / a
    tiny = 1e-300
    c, d, value = 1.0, 0.0, 1.0
    for n in range(10_000):
        m = n // 2
        if n == 0:
            term = 1.0
        elif n % 2 == 0:
            term = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        else:
            term = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        d = 1 / ((1 + term * d) or tiny)
        c = (1 + term / c) or tiny
        value *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return front * (value - 1) if front else 0.0


def within(bound: float, freedom: int) -> float:
    """How likely a Student variable lies between -bound and bound, by its finite series (Abramowitz & Stegun 26.7)."""
    angle = math.atan(bound / math.sqrt(freedom))
    square = math.cos(angle) ** 2
    first = 1 if freedom % 2 == 0 else 2
    term, terms = (1.0 if freedom % 2 == 0 else math.cos(angle)), 0.0
    for n in range(first, freedom, 2):
        terms += term
        term *= square * n / (n + 1)
    if freedom % 2 == 0:
        return math.sin(angle) * terms
    return 2 / math.pi * (angle + math.sin(angle) * terms)


def rate(bots: int, games: Iterable[PlayedGame]) -> list[float]:
    """openskill's Plackett-Luce rating of each bot (25 is the middle), game after game."""
    extras.require("lab")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        table = sorted(set(game.fixture.seats))
        due = {bot: game.fixture.seats.count(bot) / len(game.fixture.seats) for bot in table}
        ranks = [-round(share_of(bot, game) / due[bot], 9) for bot in table]
        for bot, (rating,) in zip(table, model.rate([[ratings[bot]] for bot in table], ranks=ranks), strict=True):
            ratings[bot] = rating
    return [rating.mu for rating in ratings]
