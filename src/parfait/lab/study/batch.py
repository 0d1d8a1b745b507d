"""A batch: some deals of one variant and one lineup, played by one process from the first to the last.

The results depend only on the job: not on which worker plays it, when, or next to which others.
"""

from __future__ import annotations

import io
import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from inspect import isfunction
from typing import TYPE_CHECKING

from parfait import bots, games
from parfait.bots import Bot, Limit
from parfait.core import CHANCE, OVER, Rng, State
from parfait.lab.schedule import stream
from parfait.lab.study.facts import facts_of
from parfait.lab.study.game_facts import Watched, look_closely
from parfait.lab.study.lineup import Lineup
from parfait.lab.study.reading import Fact, read_game
from parfait.lab.study.sampler import COLUMNS, Sampler
from parfait.lab.study.study import Study, Variant
from parfait.records import Record, Step, let_chance_act, result_of

if TYPE_CHECKING:
    from parfait.lab.study.columns import Column, Columns

SCORES = len(COLUMNS)  # where they begin in a row
BOX = 1000  # the number of the rulebook where no variant is it: some games tell how long it takes
BOX_GAMES = 100


@dataclass(frozen=True)
class BatchJob:
    game: str
    players: int
    options: str  # JSON, by name
    bots: tuple[str, ...]
    tables: tuple[tuple[str, ...], ...]  # by seat
    iterations: int | None
    seed: int
    variant: int
    lineup: int
    number: int  # of the batch among those of its variant and lineup
    first_deal: int
    deals: int
    watch: int  # deals below this number are looked at closely,
    read: int  # and those below this one are read for rules, charts and kinds of moves
    decisions: bool
    records: bool
    version: str  # of the rules and everything else that the result depends on

    @property
    def name(self) -> str:
        return f"{self.variant:03d}-{self.lineup:02d}-{self.number:06d}"


@dataclass(frozen=True)
class FactRow:
    """A fact, and the game it was counted in."""

    variant: int
    lineup: int
    deal: int
    table: int
    what: str
    key: str
    amount: float


@dataclass(frozen=True)
class DecisionRow:
    """A decision, and the game it was made in."""

    variant: int
    lineup: int
    deal: int
    table: int
    seat: int
    bot: str
    legal: int  # how many moves were legal
    move: str


@dataclass(frozen=True)
class Batch:
    """The files of a batch, by folder: Parquet, or lines of records."""

    name: str
    files: dict[str, bytes]


def play(job: BatchJob) -> Batch:
    """Play every game of a job. A worker with other rules than the client refuses."""
    import numpy as np

    from parfait.lab.study.folder import BadFolder, version

    if job.version != version(job.game):
        raise BadFolder("study-worker-differs", asked=job.version, here=version(job.game))

    cells = np.zeros((job.deals * len(job.tables), SCORES + job.players), dtype=np.int64)
    table = BatchTable(job, cells)
    last = job.first_deal + job.deals
    slow = last if table.needs_steps else min(last, max(job.first_deal, job.watch, job.read))
    for deal in range(job.first_deal, slow):
        for at, seats in enumerate(job.tables):
            table.play(deal, at, seats)
    table.sampler.play_deals(table.start, job.seed, slow, last, len(job.tables))
    files = {"games": _parquet(_columns(job, cells))}
    if table.decisions:
        files["decisions"] = _parquet(_transposed(table.decisions))
    if table.facts:
        files["facts"] = _parquet(_transposed(table.facts))
    if table.records:
        files["records"] = "".join(line + "\n" for line in table.records).encode()
    return Batch(job.name, files)


class BatchTable:
    """Where the games of a batch are played, one after the other."""

    def __init__(self, job: BatchJob, cells: Column) -> None:
        self.job = job
        self.rules = games.find(job.game)
        self.start: State = self.rules.new(job.players, json.loads(job.options))
        self.sampler = Sampler(cells, facts_of(job.game))
        self.limit = None if job.iterations is None else Limit(iterations=job.iterations)
        self.seated: dict[str, Bot] = {name: bots.find(name) for name in job.bots}
        self.all_random = set(job.bots) == {"random"}
        self.all_greedy = set(job.bots) == {"greedy"}
        # Compiled code that calls rules in plain Python would lose what they raise.
        plain = isfunction(type(self.start).apply) and not isfunction(Sampler.move)
        self.needs_steps = not self.all_random or job.records or job.decisions or plain
        self.decisions: list[DecisionRow] = []
        self.facts: list[FactRow] = []
        self.records: list[str] = []

    def play(self, deal: int, at: int, seats: tuple[str, ...]) -> None:
        job, number = self.job, {"deal": deal, "table": at}
        steps = self._play_slowly(deal, at, seats)
        if job.records:
            record = Record(self.rules, job.players, self.start.options, steps, None, {"seats": list(seats), **number})
            record.result = result_of(record.replay())
            self.records.append(record.write())
        found: list[Fact] = []
        if deal < max(job.watch, job.read):
            found += read_game(self.rules, self.start, steps)
        if deal < job.watch:
            rng = Rng(job.seed, stream("watched", job.variant, job.lineup, deal, at))
            found += look_closely(Watched(self.rules, self.start.clone(), steps, self.all_greedy), rng)
        self.facts += (
            FactRow(job.variant, job.lineup, deal, at, fact.what, fact.key, float(fact.amount)) for fact in found
        )

    def _play_slowly(self, deal: int, at: int, seats: tuple[str, ...]) -> list[Step]:
        """A game by bots that see views, written down as it goes."""
        job, sampler, notation = self.job, self.sampler, self.rules.notation
        state = self.start.clone()
        one_mind = sampler.mind_of(job.seed, deal, at)
        minds = [Rng(~job.seed, ((deal * 64 + at) << 8) + 1 + seat) for seat in range(job.players)]
        steps: list[Step] = []
        sampler.begin()
        while state.turn != OVER:
            if state.turn == CHANCE:
                steps.append(let_chance_act(self.rules, state, sampler.chance(state, job.seed, deal)))
                continue
            seat, legal = state.turn, state.legal_actions()
            if seats[seat] == "random":
                action = legal[(one_mind if self.all_random else minds[seat]).below(len(legal))]
            elif len(legal) == 1:
                action = legal[0]
            else:
                action = self.seated[seats[seat]].choose(state.view(seat), self.limit, minds[seat])
            sampler.move(state, action, len(legal))
            move = notation.write_move(state, action)
            steps.append({"seat": seat, "move": move})
            if job.decisions:
                self.decisions.append(
                    DecisionRow(job.variant, job.lineup, deal, at, seat, seats[seat], len(legal), move)
                )
            state.step(action)
        sampler.finish(state, True)
        return steps


def _columns(job: BatchJob, cells: Column) -> Columns:
    import numpy as np

    count = len(cells)
    tables = len(job.tables)
    index = np.arange(count)
    columns: Columns = {
        "variant": np.full(count, job.variant, np.int16),
        "lineup": np.full(count, job.lineup, np.int16),
        "deal": (job.first_deal + index // tables).astype(np.int64),
        "table": (index % tables).astype(np.int16),
    }
    for column, name in enumerate(COLUMNS):
        columns[name] = cells[:, column].astype(np.int32)
    for seat in range(job.players):
        columns[f"score_{seat + 1}"] = cells[:, SCORES + seat].copy()
    return columns


def _transposed(rows: Sequence[FactRow | DecisionRow]) -> dict[str, list[object]]:
    return {field.name: [getattr(row, field.name) for row in rows] for field in fields(rows[0])}


def _parquet(columns: Mapping[str, object]) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    buffer, table = io.BytesIO(), pa.table(columns)
    texts = [field.name for field in table.schema if pa.types.is_string(field.type)]
    # Numbers compress as well without a dictionary; without that and statistics, writing takes half the time.
    pq.write_table(table, buffer, compression="zstd", use_dictionary=texts, write_statistics=False)
    return buffer.getvalue()


def jobs(study: Study, version: str) -> Iterator[list[BatchJob]]:
    """The batches of a study in waves: one of each variant and lineup that is not played out, in the order of deals."""
    variants, lineups = study.variants(), study.lineups()
    series = [_jobs(study, version, variant, at, lineup) for variant in variants for at, lineup in enumerate(lineups)]
    if not any(variant.is_rulebook for variant in variants):
        few = Lineup(study.bots, min(study.games, BOX_GAMES))
        series.append(_jobs(study, version, Variant(BOX, {}, {}), 0, few))
    for wave in itertools.zip_longest(*series):
        yield [job for job in wave if job is not None]


def _jobs(study: Study, version: str, variant: Variant, at: int, lineup: Lineup) -> Iterator[BatchJob]:
    main = at == 0 and variant.number != BOX
    watch, read = (study.watch, study.read) if main else (0, 0)
    for number, (first, deals) in enumerate(lineup.batches(watch, read)):
        yield BatchJob(
            game=study.game,
            players=study.seats,
            options=json.dumps(variant.options, sort_keys=True),
            bots=lineup.bots,
            tables=tuple(lineup.tables(study.seats)),
            iterations=study.iterations,
            seed=study.seed,
            variant=variant.number,
            lineup=at,
            number=number,
            first_deal=first,
            deals=deals,
            watch=watch,
            read=read,
            decisions=study.decisions and main,
            records=study.records and main,
            version=version,
        )
