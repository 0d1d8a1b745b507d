"""What the games of a run say, with their doubt.

The games of one deal hang together, so each deal counts once, by its mean. Variants play the same deals, so a
difference between two of them is the mean of the differences deal by deal, in which the luck of the deal cancels out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from statistics import NormalDist
from typing import Any, NamedTuple

from parfait.lab.statistics import interval as wilson
from parfait.lab.study.folder import BadFolder, Folder
from parfait.lab.study.study import Lineup, Study, Variant

CONFIDENCE = 0.95
COMPARED = ("starter", "minutes", "turns", "decisions", "margin", "lead_changes", "comeback")
ALL_CHANCE = ""
TRIES = 400  # of a bootstrap
SHARES = ("seat", "starter", "comeback", "luck", "ladder")  # told in percent


class Shares(NamedTuple):
    """Of whom a share of the win is: a seat, the seat that starts, or a rung of the ladder."""

    variant: int
    of: str


@dataclass(frozen=True)
class Estimate:
    mean: float
    low: float
    high: float
    deals: int

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Difference:
    """A variant beside the rulebook, with an interval that holds for all differences of the report at once."""

    measure: str
    variant: int
    usual: float
    mean: float
    low: float
    high: float
    p: float  # corrected for the number of comparisons (Holm)

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


def estimate(values: Any, confidence: float = CONFIDENCE) -> Estimate:
    """The mean of independent values, with its interval."""
    import numpy as np

    x = np.asarray(values, dtype=float)
    count = len(x)
    if count == 0:
        return Estimate(math.nan, math.nan, math.nan, 0)
    mean = float(x.mean())
    if count == 1:
        return Estimate(mean, -math.inf, math.inf, 1)
    half = quantile(confidence, count - 1) * float(x.std(ddof=1)) / math.sqrt(count)
    return Estimate(mean, mean - half, mean + half, count)


def quantile(confidence: float, freedom: int) -> float:
    """Student's, two-sided, near enough from the normal one (Cornish and Fisher)."""
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    terms = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + math.fsum(term / freedom ** (power + 1) for power, term in enumerate(terms))


def columns(table: Any) -> dict[str, Any]:
    return {name: table.column(name).to_numpy() for name in table.column_names}


def win_shares(rows: dict[str, Any], players: int) -> Any:
    """By game and seat: of the win."""
    import numpy as np

    won = (rows["winners"][:, None] >> np.arange(players)) & 1
    return won / won.sum(axis=1, keepdims=True)


def of_stronger(rows: dict[str, Any], shares: Any, lineup: Lineup, players: int) -> Any:
    """By game: the share of the second bot of a pair."""
    import numpy as np

    seated = np.array([[name == lineup.bots[1] for name in table] for table in lineup.tables(players)])
    return (shares * seated[rows["table"]]).sum(axis=1)


def by_deal(values: Any, games_of_deal: int) -> Any:
    return values.reshape(-1, games_of_deal).mean(axis=1)


def shares_by_deal(measure: str, table: Any, study: Study) -> dict[Shares, Any]:
    """The shares that a question is about, in a batch of one variant and one lineup."""
    import numpy as np

    rows = columns(table)
    variant, at = int(rows["variant"][0]), int(rows["lineup"][0])
    lineup = study.lineups()[at]
    shares = win_shares(rows, study.seats)
    each = lineup.games_of_deal()
    if measure == "starter":
        return {Shares(variant, ""): by_deal(shares[np.arange(len(shares)), rows["starter"]], each)}
    if measure == "seat":
        return {Shares(variant, str(seat + 1)): by_deal(shares[:, seat], each) for seat in range(study.seats)}
    return {
        Shares(variant, ">".join(reversed(lineup.bots))): by_deal(of_stronger(rows, shares, lineup, study.seats), each)
    }


def due_of(measure: str, study: Study) -> float:
    return 0.5 if measure == "ladder" else 1 / study.seats


class Results:
    """The tables of a run, and what they say of each variant."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.study: Study = folder.study()
        self.variants: list[Variant] = self.study.variants()
        self.lineups: list[Lineup] = self.study.lineups()
        self.stopped = folder.stopped()
        self.version = folder.version()
        table = folder.table()
        if table is None:
            raise BadFolder("study-no-games", folder=folder.path.name)
        self.rows_of_all = table
        self.all = columns(table)
        found = folder.table("facts")
        self.facts: dict[str, Any] = {} if found is None else columns(found)
        present = {int(n) for n in set(self.all["variant"][self.all["lineup"] == 0])}
        self.variants = [variant for variant in self.variants if variant.number in present]

    def table(self) -> Any:
        """A row for each game, as an Arrow table."""
        return self.rows_of_all

    @property
    def players(self) -> int:
        return self.study.seats

    def rows(self, variant: int, lineup: int = 0) -> dict[str, Any]:
        chosen = (self.all["variant"] == variant) & (self.all["lineup"] == lineup)
        return {name: values[chosen] for name, values in self.all.items()}

    @cached_property
    def usual_moves(self) -> float:
        return float(self.rows(self.variants[0].number)["moves"].mean())

    def games(self, variant: int, lineup: int = 0) -> int:
        return int(((self.all["variant"] == variant) & (self.all["lineup"] == lineup)).sum())

    def values(self, measure: str, variant: int, of: int = 0) -> Any:
        """By deal; `of` is a seat, or a rung of the ladder."""
        import numpy as np

        lineup = of + 1 if measure == "ladder" else 0
        rows = self.rows(variant, lineup)
        each = self.lineups[lineup].games_of_deal()
        if measure in ("seat", "starter", "ladder"):
            shares = win_shares(rows, self.players)
            if measure == "seat":
                return by_deal(shares[:, of], each)
            if measure == "starter":
                return by_deal(shares[np.arange(len(shares)), rows["starter"]], each)
            return by_deal(of_stronger(rows, shares, self.lineups[lineup], self.players), each)
        if measure == "minutes":
            return by_deal(self.study.rules.minutes * rows["moves"] / self.usual_moves, each)
        if measure == "margin":
            scores = np.sort(self.scores(rows), axis=1)
            return by_deal((scores[:, -1] - scores[:, -2]).astype(float), each)
        if measure in ("decisions", "ways"):
            counted = (rows["decisions"] >= 0).reshape(-1, each).all(axis=1)
            return by_deal(rows[measure].astype(float), each)[counted]
        return by_deal(rows[measure].astype(float), each)

    def scores(self, rows: dict[str, Any]) -> Any:
        import numpy as np

        return np.stack([rows[f"score_{seat + 1}"] for seat in range(self.players)], axis=1)

    def scores_of(self, variant: int, who: str) -> Any:
        """The final scores of the winners, or of the others."""
        rows = self.rows(variant)
        won = win_shares(rows, self.players) > 0
        return self.scores(rows)[won if who == "winner" else ~won]

    def estimate(self, measure: str, variant: int, of: int = 0, confidence: float = CONFIDENCE) -> Estimate:
        return estimate(self.values(measure, variant, of), confidence)

    def seats(self, variant: int, among: int = 1) -> list[Estimate]:
        """Each seat's share of the win, with intervals that hold for all of them at once, in so many variants
        (Bonferroni)."""
        confidence = 1 - (1 - CONFIDENCE) / self.players / among
        return [self.estimate("seat", variant, seat, confidence) for seat in range(self.players)]

    def ladder(self, variant: int) -> list[tuple[str, str, Estimate]]:
        """Weaker, stronger, and the share of the stronger."""
        found = []
        for rung, lineup in enumerate(self.lineups[1:]):
            if self.games(variant, rung + 1):
                values = self.values("ladder", variant, rung)
                doubt = wilson([(2 * float(value), 2) for value in values])
                found.append((*lineup.bots, Estimate(float(values.mean()), doubt.low, doubt.high, len(values))))
        return found  # type: ignore[return-value]

    def mirrored(self, variant: int) -> list[tuple[str, str, float, float, int]]:
        """For each rung: how often the stronger won a deal from both sides, how often the same side won it whoever
        sat there, and in how many deals. The rest was mixed."""
        import numpy as np

        found = []
        for rung, lineup in enumerate(self.lineups[1:]):
            rows = self.rows(variant, rung + 1)
            if not len(rows["deal"]):
                continue
            won = of_stronger(rows, win_shares(rows, self.players), lineup, self.players).reshape(-1, 2)
            skill = float(np.mean((won[:, 0] > 0.5) & (won[:, 1] > 0.5)))
            cards = float(np.mean((won[:, 0] > 0.5) != (won[:, 1] > 0.5)))
            found.append((lineup.bots[0], lineup.bots[1], skill, cards, len(won)))
        return found

    @cached_property
    def _luck(self) -> dict[int, dict[str, Estimate]]:
        return {variant.number: self._luck_of(variant.number) for variant in self.variants}

    def luck(self, variant: int) -> dict[str, Estimate]:
        """How much of the spread of results each kind of chance explains, and all of them together (`ALL_CHANCE`).
        Nothing where no game was looked at closely.

        By kind, what its luck and the result have in common: their covariance over the variance of results, all seats
        together. The noise of the estimates has nothing to do with the result, and drops out. Intervals are a
        bootstrap over deals."""
        return self._luck[variant]

    def _luck_of(self, variant: int) -> dict[str, Estimate]:
        import numpy as np

        found = self.facts
        if not found:
            return {}
        chosen = (found["variant"] == variant) & (found["what"] == "luck")
        keys = [str(key).rpartition(":") for key in found["key"][chosen]]
        kinds = sorted({kind for kind, _, _ in keys})
        deals = np.unique(found["deal"][chosen])
        if len(deals) < 3:
            return {}
        rows, tables = self.rows(variant), self.lineups[0].games_of_deal()
        worth = np.zeros((len(kinds), len(deals), tables, self.players))
        at = np.searchsorted(deals, found["deal"][chosen])
        for (kind, _, seat), deal, table, amount in zip(
            keys, at, found["table"][chosen], found["amount"][chosen], strict=True
        ):
            worth[kinds.index(kind), deal, table, int(seat)] = amount
        first = np.searchsorted(rows["deal"], deals)
        games = (first[:, None] + np.arange(tables)).ravel()
        results = win_shares({"winners": rows["winners"][games]}, self.players).reshape(len(deals), tables, -1)
        apart = results - results.mean(axis=(0, 1))
        spread = (apart**2).sum(axis=(1, 2))
        common = (worth * apart).sum(axis=(2, 3))  # by kind and deal
        if not spread.any():
            return {}
        common = np.vstack([common, common.sum(axis=0)])
        rng = np.random.default_rng(self.study.seed)
        drawn = rng.integers(0, len(deals), (TRIES, len(deals)))
        with np.errstate(invalid="ignore", divide="ignore"):
            tries = common[:, drawn].sum(axis=2) / spread[drawn].sum(axis=1)
        low, high = np.nanquantile(tries, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=1)
        shares = common.sum(axis=1) / spread.sum()
        return {
            kind: Estimate(float(shares[n]), float(low[n]), float(high[n]), len(deals))
            for n, kind in enumerate([*kinds, ALL_CHANCE])
        }

    # Variants beside the rulebook

    @cached_property
    def differences(self) -> list[Difference]:
        """Every measure of every variant beside the first, corrected for how many those are."""
        import numpy as np

        base, found = self.variants[0].number, []
        for variant in self.variants[1:]:
            for measure in COMPARED:
                usual, other = self.values(measure, base), self.values(measure, variant.number)
                count = min(len(usual), len(other))
                if count >= 2 and (usual.any() or other.any()):  # a game of one round has no lead to change
                    found.append((measure, variant.number, float(usual.mean()), other[:count] - usual[:count]))
        if not found:
            return []
        confidence = 1 - (1 - CONFIDENCE) / len(found)
        raw = []
        for measure, number, usual, values in found:
            each = estimate(values, confidence)
            error = float(np.std(values, ddof=1)) / math.sqrt(len(values))
            p = math.erfc(abs(each.mean) / error / math.sqrt(2)) if error > 0 else float(each.mean == 0)
            raw.append((measure, number, usual, each, p))
        corrected = holm([p for *_, p in raw])
        return [
            Difference(measure, number, usual, each.mean, each.low, each.high, p)
            for (measure, number, usual, each, _), p in zip(raw, corrected, strict=True)
        ]

    # The close look

    def watched(self, variant: int) -> int:
        """How many games were looked at closely."""
        if not self.facts:
            return 0
        chosen = self.facts["variant"] == variant
        return len(set(zip(self.facts["deal"][chosen], self.facts["table"][chosen], strict=True)))

    def amounts(self, what: str, variant: int) -> dict[str, list[float]]:
        """By key: the amounts in the games where there are any."""
        found: dict[str, list[float]] = {}
        if self.facts:
            chosen = (self.facts["variant"] == variant) & (self.facts["what"] == what)
            for key, amount in zip(self.facts["key"][chosen], self.facts["amount"][chosen], strict=True):
                found.setdefault(str(key), []).append(float(amount))
        return found


def holm(values: list[float]) -> list[float]:
    """Holm's step-down correction of p-values."""
    order = sorted(range(len(values)), key=values.__getitem__)
    corrected, least = [0.0] * len(values), 0.0
    for rank, index in enumerate(order):
        least = max(least, min(1.0, (len(values) - rank) * values[index]))
        corrected[index] = least
    return corrected
