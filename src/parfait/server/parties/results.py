"""The result of a game for the tally, from its whole log, once it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from parfait import games
from parfait.core import WATCHER, Game, State
from parfait.core.view import View
from parfait.play import follow
from parfait.records import Step
from parfait.server.parties.entries import SeatResult
from parfait.server.tables import entries as e
from parfait.server.tables.table import STEPS, Table, steps_of

LONGEST_THOUGHT = 120.0  # seconds: beyond that, somebody was at the door
Feats = Callable[[View, Step, View], Iterable[tuple[str, int, float]]]


def results(table: Table, log: Sequence[bytes]) -> list[SeatResult]:
    """How each seat did at a table whose game is over. Everything comes from what a spectator could see."""
    settings = table.settings
    moves, seconds = paces(log, settings.players)
    beginning = table.game.new(settings.players, settings.options)
    behind, feats = _watched(table.game, beginning, [step for step, _ in steps_of(log)])
    placed = places(table.state.scores, table.state.winners)
    shares = points(placed)
    return [
        SeatResult(score, placed[seat], shares[seat], moves[seat], round(seconds[seat], 1), behind[seat], feats[seat])
        for seat, score in enumerate(table.state.scores)
    ]


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat: the winners first, the others by their scores; equal scores share a place."""
    ranks = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in ranks) for own in ranks]


def points(places: Sequence[int]) -> list[float]:
    """A point for every opponent that one finished ahead of, half a point for one in the same place."""
    return [sum(own < other for other in places) + (places.count(own) - 1) / 2 for own in places]


def paces(log: Sequence[bytes], players: int) -> tuple[list[int], list[float]]:
    """How many moves of each seat's owner stand, and how long they took. The time for what was taken back counts."""
    moves, seconds = [0] * players, [0.0] * players
    before = 0.0
    made: list[tuple[int, list[int]]] = []  # of each entry that stands: how many steps, and the owners who moved
    took: dict[int, float] = {}  # where several choose at once: by seat, until its latest answer
    for text in log:
        entry = e.read(text)
        if isinstance(entry, e.Answered) and not entry.by:
            took[entry.seat] = entry.at - before
        if isinstance(entry, e.Played) and not entry.by and entry.steps and "seat" in entry.steps[0]:
            took[entry.steps[0]["seat"] if entry.seat is None else entry.seat] = entry.at - before
        if isinstance(entry, e.Played):
            for seat, thought in took.items():
                moves[seat] += 1
                seconds[seat] += min(LONGEST_THOUGHT, max(0.0, thought))
            made.append((len(entry.steps), list(took)))
        if isinstance(entry, e.TookBack):
            undone = entry.steps
            while undone > 0:
                count, movers = made.pop()
                undone -= count
                for seat in movers:
                    moves[seat] -= 1
        if isinstance(entry, (*STEPS, e.TookBack)):
            before, took = entry.at, {}
    return moves, seconds


def _watched(game: Game, state: State, steps: Sequence[Step]) -> tuple[list[float], list[dict[str, float]]]:
    """For how much of the game each seat was alone in last place, and the amounts for the game's own titles."""
    players = state.players
    last = [0] * players
    feats: list[dict[str, float]] = [{} for _ in range(players)]
    told = _feats_of(game.name)
    for [seen] in follow(game, state, steps, (WATCHER,)):
        scores = seen.after.scores
        if len(scores) > 1 and list(scores).count(min(scores)) == 1:
            last[scores.index(min(scores))] += 1
        for name, seat, value in told(seen.before, seen.step, seen.after):
            feats[seat][name] = max(value, feats[seat].get(name, value))
    return [round(count / max(1, len(steps)), 3) for count in last], feats


def _feats_of(game: str) -> Feats:
    """The feats of the seats that a game's facts.py reports, for titles; none if it reports none."""
    part: Any = games.part(game, "facts") if games.has_part(game, "facts") else games.find(game).facts
    found: Feats | None = getattr(part, "feats", None)
    return found or _nothing


def _nothing(before: View, step: Step, after: View) -> Iterator[tuple[str, int, float]]:
    return iter(())
