"""The measures of a run, with intervals.

The games of one deal are not independent, so each deal counts once, by its mean. Variants play the same deals, so a
difference between two of them is the mean of the differences deal by deal, in which the luck of the deal cancels out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple

from parfait import games
from parfait.lab.statistics import binomial_interval, even_quantile, sign_quantile, student
from parfait.lab.study.batch import BOX
from parfait.lab.study.folder import BadFolder, Folder
from parfait.lab.study.lineup import Lineup
from parfait.lab.study.study import Study, Variant

if TYPE_CHECKING:
    from parfait.lab.study.columns import Column, Columns, Table

CONFIDENCE = 0.95  # of an interval in a table or a plot
ON_PAGE_ONE = 0.995  # of one on the first page, so that all of them hold together
ALL_CHANCE = ""
SHARES = ("seat", "starter", "bot", "drawn", "comeback", "luck", "ladder")  # told in percent
COUNTED = ("turns", "decisions", "ways", "rounds", "lead_changes", "comeback")  # -1 where nobody counted


class Shares(NamedTuple):
    """Whose share of the wins it is: a seat's, the starting player's, or that of a rung of the ladder."""

    variant: int
    of: str


@dataclass(frozen=True)
class MeanEstimate:
    mean: float
    low: float
    high: float
    deals: int

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    @property
    def is_constant(self) -> bool:
        """Whether all games came out the same, so that their spread means nothing."""
        return self.deals > 0 and self.low == self.high


class ByDeal(NamedTuple):
    """A value for each deal that has one."""

    deals: Column
    values: Column


NOTHING = MeanEstimate(math.nan, math.nan, math.nan, 0)


def estimate(values: Column, confidence: float = CONFIDENCE) -> MeanEstimate:
    """The mean of independent values, with Student's interval."""
    import numpy as np

    x = np.asarray(values, dtype=float)
    return _around(x, student(len(x) - 1, confidence) if len(x) > 1 else math.inf)


def sure_estimate(values: Column, confidence: float = ON_PAGE_ONE) -> MeanEstimate:
    """The mean of independent values, with an interval that few values, or strange ones, do not make too narrow.

    Rare events may have come up too seldom, so a few extra games are assumed to have had the least and the most that
    any had (as Agresti and Coull do for shares).
    """
    import numpy as np

    x = np.asarray(values, dtype=float)
    quantile = even_quantile(len(x), confidence)
    if not len(x) or math.isinf(quantile) or x.min() == x.max():
        return _around(x, quantile)
    low, high = widened(x, float(x.min()), float(x.max()), quantile)
    return MeanEstimate(float(x.mean()), max(low, 0.0) if x.min() >= 0 else low, high, len(x))


def widened(values: Column, least: float, most: float, quantile: float) -> tuple[float, float]:
    """The interval of a mean as if there were a few values more, as many the least as the most that there can be."""
    import numpy as np

    more = quantile**2 / 4  # of each
    count = len(values) + 2 * more
    middle = float(np.sum(values) + more * (least + most)) / count
    squares = float(np.sum((values - middle) ** 2)) + more * ((least - middle) ** 2 + (most - middle) ** 2)
    half = quantile * math.sqrt(squares) / count
    mean = float(np.mean(values))
    return min(mean, middle - half), max(mean, middle + half)


def _around(values: object, quantile: float) -> MeanEstimate:
    import numpy as np

    x = np.asarray(values, dtype=float)
    if len(x) == 0:
        return NOTHING
    if math.isinf(quantile):
        return MeanEstimate(float(x.mean()), -math.inf, math.inf, len(x))
    half = quantile * float(x.std(ddof=1)) / math.sqrt(len(x))
    return MeanEstimate(float(x.mean()), float(x.mean()) - half, float(x.mean()) + half, len(x))


def share_estimate(values: object, games_of_deal: int = 1, confidence: float = CONFIDENCE) -> MeanEstimate:
    """The mean of values between 0 and 1, with Clopper and Pearson's interval.

    It is exact where each deal is one game, won or lost. Where wins are shared, or several games of a deal go the same
    way or cancel each other's luck, it is that of as many games as would leave the same uncertainty, and never of more
    than were played. Drawn games leave less uncertainty than that: then the interval is that of the shares as numbers.
    """
    import numpy as np

    x = np.asarray(values, dtype=float)
    count = len(x)
    if count == 0:
        return NOTHING
    mean, worth = float(x.mean()), float(count)
    if games_of_deal > 1 and 0 < mean < 1 and count > 1:
        spread = float(x.var(ddof=1))
        worth = count * games_of_deal if spread == 0 else mean * (1 - mean) * count / spread
        z = NormalDist().inv_cdf(0.5 + confidence / 2)
        worth = max(1.0, min(float(count * games_of_deal), worth) * (z / student(count - 1, confidence)) ** 2)
    found = binomial_interval(mean * worth, worth, confidence)
    low, high = found.low, found.high
    if not np.isin(x, (0.0, 1.0)).all():
        ends = widened(x, 0.0, 1.0, sign_quantile(confidence))
        if ends[1] - ends[0] < high - low:
            low, high = max(0.0, ends[0]), min(1.0, ends[1])
    return MeanEstimate(mean, low, high, count)


def columns(table: Table) -> Columns:
    return {name: table.column(name).to_numpy() for name in table.column_names}


def win_shares(rows: Columns, players: int) -> Column:
    """By game and seat: of the win."""
    import numpy as np

    won = (rows["winners"][:, None] >> np.arange(players)) & 1
    shares: Column = won / won.sum(axis=1, keepdims=True)
    return shares


def of_bot(rows: Columns, shares: Column, lineup: Lineup, name: str, players: int) -> Column:
    """By game: the share of all seats on which a bot sat."""
    import numpy as np

    seated = np.array([[seat == name for seat in table] for table in lineup.tables(players)])
    found: Column = (shares * seated[rows["table"]]).sum(axis=1)
    return found


def of_stronger(rows: Columns, shares: Column, lineup: Lineup, players: int) -> Column:
    """By game: the share of the second bot of a pair."""
    return of_bot(rows, shares, lineup, lineup.bots[1], players)


def of_starter(rows: Columns, shares: Column) -> Column:
    """By game: the share of the starting player."""
    import numpy as np

    return shares[np.arange(len(shares)), rows["starter"]]


def by_deal(values: Column, games_of_deal: int) -> Column:
    means: Column = values.reshape(-1, games_of_deal).mean(axis=1)
    return means


def shares_by_deal(measure: str, table: Table, study: Study) -> dict[Shares, Column]:
    """The shares that a question is about, in a batch of one variant and one lineup."""
    rows = columns(table)
    variant, at = int(rows["variant"][0]), int(rows["lineup"][0])
    lineup = study.lineups()[at]
    shares = win_shares(rows, study.seats)
    each = lineup.games_of_deal()
    if measure == "starter":
        return {Shares(variant, ""): by_deal(of_starter(rows, shares), each)}
    if measure == "seat":
        return {Shares(variant, str(seat + 1)): by_deal(shares[:, seat], each) for seat in range(study.seats)}
    return {
        Shares(variant, ">".join(reversed(lineup.bots))): by_deal(of_stronger(rows, shares, lineup, study.seats), each)
    }


def due_of(measure: str, study: Study) -> float:
    return 0.5 if measure == "ladder" else 1 / study.seats


class Results:
    """The tables of a run, and the measures of each variant."""

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
        self.everything = columns(table)
        self.rows_of_all = table.filter(self.everything["variant"] != BOX)
        self.all = columns(self.rows_of_all)
        found = folder.table("facts")
        self.facts: Columns = {} if found is None else columns(found)
        present = {int(n) for n in set(self.all["variant"][self.all["lineup"] == 0])}
        self.variants = [variant for variant in self.variants if variant.number in present]
        if not self.variants:
            raise BadFolder("study-no-games", folder=folder.path.name)

    def table(self) -> Table:
        """A row for each game, as an Arrow table."""
        return self.rows_of_all

    @property
    def players(self) -> int:
        return self.study.seats

    def rows(self, variant: int, lineup: int = 0) -> Columns:
        chosen = (self.everything["variant"] == variant) & (self.everything["lineup"] == lineup)
        return {name: values[chosen] for name, values in self.everything.items()}

    def games(self, variant: int, lineup: int = 0) -> int:
        return int(((self.all["variant"] == variant) & (self.all["lineup"] == lineup)).sum())

    # What the game says itself

    @cached_property
    def says_starter(self) -> bool:
        return bool((self.all["starter"] >= 0).all())

    @cached_property
    def says_turns(self) -> bool:
        return bool((self.all["turns"] >= 0).any())

    @cached_property
    def says_rounds(self) -> bool:
        return bool((self.all["rounds"] >= 0).any())

    @property
    def is_contested(self) -> bool:
        """Whether there is somebody to win against: a lone player has no seat to compare with, and no lead."""
        return self.players > 1

    @cached_property
    def is_valued_by_its_bots(self) -> bool:
        """Whether the quick games that value luck are played as the bots of the study play."""
        game, bots = self.study.game, set(self.study.bots)
        if not games.has_part(game, "brain"):
            return bots <= {"random", "greedy"}
        return bots == {"greedy"} and not games.brain(game).JUDGES_EARLY

    @property
    def pace(self) -> str:
        """What a game's length is counted in: turns, or moves where the game does not say what a turn is."""
        return "turns" if self.says_turns else "moves"

    @cached_property
    def minutes_each(self) -> float:
        """Minutes per turn, from the time on the box for the rulebook's game."""
        rulebook = next((variant.number for variant in self.study.variants() if variant.is_rulebook), BOX)
        length = self.by_deal(self.pace, rulebook).values
        return self.study.rules.minutes / float(length.mean()) if len(length) and length.mean() > 0 else math.nan

    @cached_property
    def higher_wins(self) -> bool | None:
        """Whether winners have the highest score in every game, or else the lowest; None where scores do not decide."""
        import numpy as np

        rows = {name: values[self.all["lineup"] == 0] for name, values in self.all.items()}
        scores, won = self.scores(rows), win_shares(rows, self.players) > 0
        least, most = scores.min(axis=1), scores.max(axis=1)
        if np.all((scores == most[:, None]) | ~won):
            return True
        return False if np.all((scores == least[:, None]) | ~won) else None

    # Measures, by deal

    def by_deal(self, measure: str, variant: int, of: int = 0) -> ByDeal:
        """`of` is a seat, or a rung of the ladder."""
        import numpy as np

        lineup = of + 1 if measure == "ladder" else 0
        rows = self.rows(variant, lineup)
        each = self.lineups[lineup].games_of_deal()
        deals = rows["deal"][::each]
        if measure in COUNTED:
            known = (rows[measure] >= 0).reshape(-1, each).all(axis=1)
            return ByDeal(deals[known], by_deal(rows[measure].astype(float), each)[known])
        if measure == "minutes":
            found = self.by_deal(self.pace, variant)
            return ByDeal(found.deals, found.values * self.minutes_each)
        if measure in ("seat", "starter", "ladder", "bot", "drawn"):
            shares = win_shares(rows, self.players)
            if measure == "seat":
                values = shares[:, of]
            elif measure == "bot":
                values = of_bot(rows, shares, self.lineups[0], self.study.bots[of], self.players)
            elif measure == "drawn":
                values = (shares.max(axis=1) < 1).astype(float)
            elif measure == "starter":
                values = of_starter(rows, shares)
            else:
                values = of_stronger(rows, shares, self.lineups[lineup], self.players)
        elif measure == "margin":
            scores = np.sort(self.scores(rows), axis=1).astype(float)
            if not self.higher_wins:
                scores = -scores[:, ::-1]
            values = scores[:, -1] - scores[:, -2] if self.players > 1 else np.zeros(len(scores))
        elif measure == "score":
            values = self.scores(rows).mean(axis=1)
        else:
            values = rows[measure].astype(float)
        return ByDeal(deals, by_deal(values, each))

    def values(self, measure: str, variant: int, of: int = 0) -> Column:
        return self.by_deal(measure, variant, of).values

    def scores(self, rows: Columns) -> Column:
        import numpy as np

        return np.stack([rows[f"score_{seat + 1}"] for seat in range(self.players)], axis=1)

    def scores_of(self, variant: int, who: str) -> Column:
        """The final scores of the winners, or of the others."""
        rows = self.rows(variant)
        won = win_shares(rows, self.players) > 0
        return self.scores(rows)[won if who == "winner" else ~won]

    def estimate(self, measure: str, variant: int, of: int = 0, confidence: float = CONFIDENCE) -> MeanEstimate:
        values = self.values(measure, variant, of)
        if measure in SHARES:
            each = self.lineups[of + 1 if measure == "ladder" else 0].games_of_deal()
            return share_estimate(values, each, confidence)
        return estimate(values, confidence)

    def seats(self, variant: int, confidence: float = CONFIDENCE, among: int = 1) -> list[MeanEstimate]:
        """Each seat's share of the wins, with intervals that hold for all of them at once, in this many variants
        (Bonferroni)."""
        confidence = 1 - (1 - confidence) / self.players / among
        return [self.estimate("seat", variant, seat, confidence) for seat in range(self.players)]

    def ladder(self, variant: int, confidence: float = CONFIDENCE) -> list[tuple[str, str, MeanEstimate]]:
        """Weaker, stronger, and the share of the stronger."""
        found = []
        for rung, lineup in enumerate(self.lineups[1:]):
            if self.games(variant, rung + 1):
                weaker, stronger = lineup.bots
                found.append((weaker, stronger, self.estimate("ladder", variant, rung, confidence)))
        return found

    def mirrored(self, variant: int) -> list[tuple[str, str, float, float, int]]:
        """For each rung: how often the stronger won a deal from both sides, how often the same side won it whichever
        bot sat there, and in how many deals. The rest was mixed."""
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

    # Games that were read, or looked at closely

    @cached_property
    def _amounts(self) -> dict[tuple[int, str], dict[str, dict[int, float]]]:
        """By variant and what it is about: by key and deal, the mean amount of its games."""
        found: dict[tuple[int, str], dict[str, dict[int, float]]] = {}
        if not self.facts:
            return found
        each = self.lineups[0].games_of_deal()
        for variant, what, key, deal, amount in zip(
            *(self.facts[name] for name in ("variant", "what", "key", "deal", "amount")), strict=True
        ):
            by_key = found.setdefault((int(variant), str(what)), {}).setdefault(str(key), {})
            by_key[int(deal)] = by_key.get(int(deal), 0.0) + float(amount) / each
        return found

    def amounts(self, what: str, variant: int) -> dict[str, dict[int, float]]:
        """By key and deal: the amount of a game, in the deals where there is any."""
        return self._amounts.get((variant, what), {})

    def deals_read(self, variant: int) -> list[int]:
        """The deals that were read for rules, charts and kinds of moves."""
        return sorted(self.amounts("read", variant).get("", {}))

    def deals_watched(self, variant: int) -> list[int]:
        """The deals that were looked at closely."""
        return [deal for deal in self.deals_read(variant) if deal < self.study.watch]

    def read(self, variant: int) -> int:
        """How many games were read."""
        return len(self.deals_read(variant)) * self.lineups[0].games_of_deal()

    def per_deal(self, what: str, key: str, variant: int) -> ByDeal:
        """An amount in every deal that was read, 0 where there is none."""
        import numpy as np

        deals, found = self.deals_read(variant), self.amounts(what, variant).get(key, {})
        return ByDeal(np.array(deals, dtype=np.int64), np.array([found.get(deal, 0.0) for deal in deals]))

    def games_with(self, what: str, key: str, variant: int) -> ByDeal:
        """By deal that was read: the share of its games in which a rule came up, or a kind of move was legal."""
        import numpy as np

        deals, games = self.deals_read(variant), self._games_with.get((variant, what, key), {})
        each = self.lineups[0].games_of_deal()
        return ByDeal(np.array(deals, dtype=np.int64), np.array([games.get(deal, 0) / each for deal in deals]))

    @cached_property
    def _games_with(self) -> dict[tuple[int, str, str], dict[int, int]]:
        found: dict[tuple[int, str, str], dict[int, int]] = {}
        if self.facts:
            chosen = (self.facts["what"] == "rule") | (self.facts["what"] == "legal")
            for variant, what, key, deal in zip(
                *(self.facts[name][chosen] for name in ("variant", "what", "key", "deal")), strict=True
            ):
                games = found.setdefault((int(variant), str(what), str(key)), {})
                games[int(deal)] = games.get(int(deal), 0) + 1
        return found

    def watched(self, variant: int) -> int:
        """How many games were looked at closely."""
        return len(self.deals_watched(variant)) * self.lineups[0].games_of_deal()
