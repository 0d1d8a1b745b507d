"""A game looked at closely: which numbered rules came into play, how early its winner was known, which kinds of moves
were legal, taken and best, what chance was worth to each seat, and what its own game has to tell (`facts.py` in the
game's folder, if there is one).

It costs some hundred times what playing at random does, so a study looks at some of its games and says at how many.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from parfait import games
from parfait.bots import Limit
from parfait.bots.searcher import SearchBot
from parfait.core import OVER, WATCHER, Game, Numbers, Rng, State, View, playout
from parfait.lab import luck
from parfait.play.follow import follow
from parfait.records import Record, Step, apply_step

TENTHS = 10
PLAYOUTS = 24  # from each of those points, at random
JUDGED = 16  # one decision in so many is judged by search
JUDGEMENT = Limit(iterations=100)

Fact = dict[str, Any]


@dataclass(frozen=True)
class Watched:
    game: Game
    start: State
    steps: list[Step]
    greedy: bool = False  # whether all who played are greedy, so that luck is valued by how they play


def look_closely(watched: Watched, rng: Rng) -> Iterator[Fact]:
    yield from _what_happened(watched)
    yield from _how_early(watched, rng)
    yield from _choices(watched, rng)
    yield from _luck(watched, rng)


def fact(what: str, key: str, amount: float) -> Fact:
    return {"what": what, "key": key, "amount": float(amount)}


def _what_happened(watched: Watched) -> Iterator[Fact]:
    """Rules by their numbers, and the charts of the game, from what a watcher is told."""
    rules: Counter[str] = Counter()
    charts: dict[str, float] = defaultdict(float)
    tell = facts_of(watched.game.name)
    for [seen] in follow(watched.game, watched.start.clone(), watched.steps, (WATCHER,)):
        for event in seen.events:
            if event.rule:
                rules[event.rule] += 1
        if tell is not None:
            for chart, category, amount in tell(seen.before, seen.step, seen.after):
                charts[f"{chart}:{category}"] += amount
    for number, times in sorted(rules.items()):
        yield fact("rule", number, times)
    for name, total in sorted(charts.items()):
        yield fact("chart", name, total)


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
        yield fact("known", str(tenth), (winners[0] in ahead) / len(ahead))
        yield fact("chance", str(tenth), chances[winners[0]])
    yield fact("lowest", "", min(chances[winners[0]] for chances in found.values()))


def _chances(state: State, rng: Rng, scratch: Numbers) -> list[float]:
    shares = [0.0] * state.players
    for _ in range(PLAYOUTS):
        world = state.clone()
        playout(world, rng, scratch)
        for seat in world.winners:
            shares[seat] += 1 / len(world.winners) / PLAYOUTS
    return shares


def _choices(watched: Watched, rng: Rng) -> Iterator[Fact]:
    """By the kind of move: decisions where one was legal, where one was taken, and where search thought it best."""
    game, state, bot = watched.game, watched.start.clone(), SearchBot()
    label = label_of(game.name)
    legal: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    best: Counter[str] = Counter()
    offered: Counter[str] = Counter()  # where it was judged
    forced = decisions = 0
    for step in watched.steps:
        if "move" in step and state.turn != OVER:
            actions = state.legal_actions()
            if len(actions) == 1:
                forced += 1
            else:
                decisions += 1
                view = state.view(state.turn)
                kinds = {label(view, game.notation.write_move(state, action)) for action in actions}
                legal.update(kinds)
                taken[label(view, step["move"])] += 1
                if decisions % JUDGED == 0:
                    judged = bot.analyse(view, JUDGEMENT, rng)[0].action
                    offered.update(kinds)
                    best[label(view, game.notation.write_move(state, judged))] += 1
        apply_step(game, state, step)
    yield fact("forced", "", forced)
    for what, counted in (("legal", legal), ("taken", taken), ("judged", offered), ("best", best)):
        for kind, times in sorted(counted.items()):
            yield fact(what, kind, times)


def _luck(watched: Watched, rng: Rng) -> Iterator[Fact]:
    """By kind of chance and seat: what it was worth (docs/luck.md)."""
    record = Record(watched.game, watched.start.players, watched.start.options, watched.steps)
    total: dict[str, float] = defaultdict(float)
    for event in luck.events(record, luck.Valuer(watched.game, greedy=watched.greedy), rng):
        for seat, worth in enumerate(event.worth):
            total[f"{event.kind}:{seat}"] += worth
    for name, worth in sorted(total.items()):
        yield fact("luck", name, worth)


Teller = Callable[[View, Step, View], Sequence[tuple[str, str, float]]]
Labeller = Callable[[View, str], str]


@cache
def _module(game: str) -> Any:
    package = games.part(game, "rules").__name__.rpartition(".")[0]
    return games.part(game, "facts") if find_spec(f"{package}.facts") else None


def facts_of(game: str) -> Teller | None:
    module = _module(game)
    return None if module is None else module.facts


def label_of(game: str) -> Labeller:
    module = _module(game)
    return (lambda view, move: move.split()[0]) if module is None else module.label
