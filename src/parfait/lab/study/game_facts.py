"""A game looked at closely: how early its winner was known, which kinds of moves search thinks best, and what chance
was worth to each seat.

It costs about a hundred times what playing at random does, so a study looks at some of its games and says at how many.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Watched:
    game: Game
    start: State
    steps: list[Step]
    greedy: bool = False  # whether all who played are greedy, so that luck is valued by how they play


def look_closely(watched: Watched, rng: Rng) -> Iterator[Fact]:
    yield from _how_early(watched, rng)
    yield from _best(watched, rng)
    yield from _luck(watched, rng)


def _how_early(watched: Watched, rng: Rng) -> Iterator[Fact]:
    """At each tenth of the game, who is ahead when it is played on at random from there, and whether they win."""
    moves = sum("move" in step for step in watched.steps)
    points = {moves * tenth // TENTHS: tenth for tenth in range(TENTHS)}
    state, made, scratch = watched.start.clone(), 0, Numbers()
    found: dict[int, list[float]] = {}
    for step in watched.steps:
        if "move" in step:
            if made in points and points[made] not in found:
                found[points[made]] = _chances(state, rng, scratch)
            made += 1
        apply_step(watched.game, state, step)
    winners = state.winners
    if len(winners) != 1:
        return
    for tenth, chances in sorted(found.items()):
        best = max(chances)
        ahead = [seat for seat, chance in enumerate(chances) if chance == best]
        yield Fact("known", str(tenth), (winners[0] in ahead) / len(ahead))


def _chances(state: State, rng: Rng, scratch: Numbers) -> list[float]:
    shares = [0.0] * state.players
    for _ in range(PLAYOUTS):
        world = state.clone()
        playout(world, rng, scratch)
        for seat in world.winners:
            shares[seat] += 1 / len(world.winners) / PLAYOUTS
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


def _luck(watched: Watched, rng: Rng) -> Iterator[Fact]:
    """By kind of chance and seat: what it was worth (docs/luck.md)."""
    record = Record(watched.game, watched.start.players, watched.start.options, watched.steps)
    total: dict[str, float] = defaultdict(float)
    for event in luck.events(record, luck.Valuer(watched.game, greedy=watched.greedy), rng):
        for seat, worth in enumerate(event.worth):
            total[f"{event.kind}:{seat}"] += worth
    for name, worth in sorted(total.items()):
        yield Fact("luck", name, worth)
