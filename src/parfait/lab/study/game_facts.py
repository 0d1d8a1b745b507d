"""A game looked at closely: how early its winner was known, which kinds of moves search thinks best, and what chance
was worth to each seat.

This costs about a hundred times as much as random play, so a study does it for only some of its games, and says for how
many. A game that is not compiled has a budget: it is played on less often, so that a look takes a second, not a minute.
The budget is of moves and not of time, so that the same study gives the same report everywhere.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from parfait import games
from parfait.bots import Limit
from parfait.bots.searcher import SearchBot
from parfait.core import OVER, Game, Numbers, Rng, State, playout
from parfait.lab import luck
from parfait.lab.study.facts import facts_of
from parfait.lab.study.reading import Fact
from parfait.records import Record, Step, apply_step

TENTHS = 10
PLAYOUTS = 24  # from each of those points, at random
JUDGED = 16  # one decision in so many is judged by search
JUDGEMENT = Limit(iterations=100)
FEWEST_PLAYOUTS = 4
NO_LIMIT = 10**12
BUDGET = 10_000  # moves for the luck of a game in plain Python, and as many for how early its winner is known


@dataclass(frozen=True)
class Watched:
    game: Game
    start: State
    steps: list[Step]
    greedy: bool = False  # whether all who played are greedy, so that luck is valued by how they play

    @property
    def moves(self) -> int:
        return sum("move" in step for step in self.steps)

    @property
    def budget(self) -> int:
        """The number of moves that may be simulated for each part of the close look."""
        compiled = (games.folder(self.game.name) / "rules.pxd").is_file()
        return NO_LIMIT if compiled else BUDGET


def look_closely(watched: Watched, rng: Rng) -> Iterator[Fact]:
    yield from _how_early(watched, rng)
    yield from _best(watched, rng)
    yield from _luck(watched, rng)


def _how_early(watched: Watched, rng: Rng) -> Iterator[Fact]:
    """At each tenth of the game, who is ahead when it is played on at random from there, and whether they win."""
    moves = watched.moves
    playouts = max(FEWEST_PLAYOUTS, min(PLAYOUTS, watched.budget // (TENTHS * max(1, moves) // 2 or 1)))
    points = [moves * tenth // TENTHS for tenth in range(TENTHS)]  # in a short game, several tenths begin with one move
    state, made, scratch = watched.start.clone(), 0, Numbers()
    found: dict[int, list[float]] = {}
    for step in watched.steps:
        if "move" in step:
            if made in points:
                found[made] = _chances(state, rng, scratch, playouts)
            made += 1
        apply_step(watched.game, state, step)
    winners = state.winners
    for tenth, point in enumerate(points if found else []):
        best = max(found[point])
        ahead = [seat for seat, chance in enumerate(found[point]) if chance == best]
        yield Fact("known", str(tenth), sum(seat in ahead for seat in winners) / len(winners) / len(ahead))


def _chances(state: State, rng: Rng, scratch: Numbers, playouts: int) -> list[float]:
    shares = [0.0] * state.players
    for _ in range(playouts):
        world = state.clone()
        playout(world, rng, scratch)
        for seat in world.winners:
            shares[seat] += 1 / len(world.winners) / playouts
    return shares


def _best(watched: Watched, rng: Rng) -> Iterator[Fact]:
    """By the kind of move: decisions where one was legal and judged, and where search thought it best."""
    game, state, bot = watched.game, watched.start.clone(), SearchBot()
    label = facts_of(game.name).label
    offered: Counter[str] = Counter()
    best: Counter[str] = Counter()
    decisions = 0
    for step in watched.steps:
        if "move" in step and state.turn != OVER:
            actions = state.legal_actions()
            decisions += len(actions) > 1
            if len(actions) > 1 and decisions % JUDGED == 0:
                view = state.view(state.turn)
                offered.update({label(view, game.notation.write_move(state, action)) for action in actions})
                judged = bot.analyse(view, JUDGEMENT, rng)[0].action
                best[label(view, game.notation.write_move(state, judged))] += 1
        apply_step(game, state, step)
    for what, counted in (("judged", offered), ("best", best)):
        for kind, times in sorted(counted.items()):
            yield Fact(what, kind, times)


def _effort(watched: Watched) -> luck.Sampling:
    """As much as the budget allows: fewer playouts of each draw first, then fewer draws."""
    whole = luck.Sampling()
    chances = len(watched.steps) - watched.moves
    for_each = watched.budget // (max(1, chances) * max(2, watched.moves) // 2)  # playouts for each event of chance
    if for_each >= whole.draws * whole.playouts + whole.after:
        return whole
    after = max(FEWEST_PLAYOUTS, min(whole.after, for_each // 4))
    playouts = max(1, min(whole.playouts, (for_each - after) // whole.draws))
    return luck.Sampling(max(FEWEST_PLAYOUTS, min(whole.draws, (for_each - after) // playouts)), playouts, after)


def _luck(watched: Watched, rng: Rng) -> Iterator[Fact]:
    """By kind of chance and seat: what it was worth (docs/luck.md)."""
    record = Record(watched.game, watched.start.players, watched.start.options, watched.steps)
    total: dict[str, float] = defaultdict(float)
    for event in luck.events(record, luck.Valuer(watched.game, greedy=watched.greedy), rng, _effort(watched)):
        for seat, worth in enumerate(event.worth):
            total[f"{event.kind}:{seat}"] += worth
    for name, worth in sorted(total.items()):
        yield Fact("luck", name, worth)
