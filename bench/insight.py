"""Whether hints and marks tell the truth: `python -m bench.insight [--positions N] [--marks N] [--plays N] [GAME …]`.

Positions come from games between bots of level 3. From each, a hint's best move is made in worlds that fit the seat's
view, and the games are played on to the end by level 3: the share of wins is set against the chance that the hint
claims. Where a review marks a move, the move that was played and the better one are both played on so, in the same
worlds: the difference is what the mistake cost.

Every position is kept in a file (`--kept`) as soon as it is measured, so a run that was stopped continues. `--write`
puts what was found into the games' folders (`accuracy.json`), from where hints and reviews take it. The anchor of a
row is what the claims would be off by if they were right: chance alone, with as many games.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from parfait import games
from parfait.bots import LEVELS, Limit, advise
from parfait.bots.search import draw_world
from parfait.core import OVER, Game, Rng, State, View
from parfait.core.accuracy import AS_FOUND, Accuracy
from parfait.core.brain import Brain
from parfait.lab.review.judging import USUAL, judge
from parfait.lab.samples import Samples, Worth

SEED = 26
PLAYER = "3"
HINT = Limit(iterations=10_000)  # as a hint takes where the machine is not slow
LONGEST_LOOK = 60  # decisions of a game that are judged before the next game is taken
KEPT = Path("build/insight.jsonl")
FEWEST = 5  # positions that are worth keeping figures of
USUAL_COST, PRIOR_ERROR = Accuracy.cost, 0.25  # what marks cost in a game of which nothing is known, give or take
OFF, MARK_OFF, AS_MANY = 0.10, 0.05, 4  # how far hints and marks are off there, which counts as much as so many of each
SPREAD = 0.03  # how far the price of one mark is off, roughly, to weigh them

PARTS = ("made by", "hints", "marks", "chance", "cost", "cost_error")  # of accuracy.json

Row = dict[str, Any]


class Plays(NamedTuple):
    number: int  # games from each position
    short: bool  # only to where the brain stops looking ahead: the standing there counts, not the result


def decisions(game: Game, number: int, rng: Rng) -> list[tuple[State, int]]:
    """Every decision of a game between bots of level 3, with the move that was made; tables of all sizes in turn."""
    found = []
    state = game.new(game.players[number % len(game.players)])
    while state.turn != OVER:
        if state.turn < 0:
            state.apply_chance(state.sample_chance(rng))
            continue
        action = move(state, rng)
        if len(state.legal_actions()) > 1:
            found.append((state.clone(), action))
        state.apply(action)
    return found


def move(state: State, rng: Rng) -> int:
    return LEVELS[PLAYER].choose(state.view(state.turn), LEVELS[PLAYER].limit, rng)


def play_on(view: View, action: int, plays: Plays, seed: int) -> tuple[Worth, Worth]:
    """What a move earned its seat: at the end of the game, and by the standing at the brain's horizon."""
    game, brain = games.find(view.game), games.brain(view.game)
    belief, won, stood = game.belief(view), Samples(1), Samples(1)
    for number in range(plays.number):
        world, rng = draw_world(brain, belief, Rng(seed, number), brain.candidates), Rng(seed + 1, number)
        world.apply(action)
        stand = standing(world, brain, view.seat, rng)
        stood.add([stand])
        while world.turn != OVER and not plays.short:
            step(world, rng)
        won.add([stand if plays.short else (view.seat in world.winners) / len(world.winners)])
    return won.worth, stood.worth


def standing(world: State, brain: Brain, seat: int, rng: Rng) -> float:
    while not brain.horizon(world):
        step(world, rng)
    brain.evaluate(world)
    return brain.values[seat]


def step(world: State, rng: Rng) -> None:
    if world.turn < 0:
        world.apply_chance(world.sample_chance(rng))
    else:
        world.apply(move(world, rng))


def hint_row(game: Game, number: int, plays: Plays) -> Row:
    rng = Rng(SEED, number)
    made = decisions(game, number, rng)
    state, _ = made[rng.below(len(made))]
    view = state.view(state.turn)
    best = advise(view, HINT).moves[0]
    played = play_on(view, best.action, plays, SEED + number)
    return {"claimed": best.value, "sampling": best.sampling, **observed(*played)}


def mark_row(game: Game, number: int, plays: Plays) -> Row:
    """A row for a random marked move of a game, or an empty one if none is found."""
    rng = Rng(SEED + 1, number)
    made = decisions(game, number, rng)
    for _ in range(min(LONGEST_LOOK, len(made))):
        state, action = made.pop(rng.below(len(made)))
        view = state.view(state.turn)
        judged = judge(view, action, str, USUAL, AS_FOUND)
        if judged.decision.mark in (None, "brilliant"):
            continue
        own, best = (play_on(view, one, plays, SEED + number) for one in (action, judged.best))
        apart = [minus(good, bad) for good, bad in zip(best, own, strict=True)]
        claimed = {"claimed": judged.decision.loss, "sampling": judged.decision.error, "mark": judged.decision.mark}
        return {**claimed, **observed(*apart)}
    return {}


def minus(good: Worth, bad: Worth) -> Worth:
    return (good[0][0] - bad[0][0],), (math.hypot(good[1][0], bad[1][0]),)


def observed(won: Worth, stood: Worth) -> Row:
    return {"won": won[0][0], "won_error": won[1][0], "stood": stood[0][0], "stood_error": stood[1][0]}


ROWS = {"hint": hint_row, "mark": mark_row}
MOST_GAMES = 4  # for each mark that is wanted


def read(kept: Path) -> list[Row]:
    return [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []


def measure(kept: Path, names: Sequence[str], wanted: dict[str, int], plays: Plays) -> None:
    """Measure what is missing, for every game and kind in turn."""
    found = read(kept)
    numbers = {
        (name, kind): sum((r["game"], r["kind"]) == (name, kind) for r in found) for name in names for kind in wanted
    }
    kept.parent.mkdir(parents=True, exist_ok=True)
    while missing := [key for key in numbers if not enough(found, *key, numbers[key], wanted)]:
        for name, kind in missing:
            number = numbers[name, kind]
            numbers[name, kind] += 1
            row = {"game": name, "kind": kind, "number": number, "plays": plays.number, "short": plays.short}
            row |= ROWS[kind](games.find(name), number, plays)
            found.append(row)
            with kept.open("a") as out:
                out.write(json.dumps(row) + "\n")


def enough(found: Sequence[Row], name: str, kind: str, tried: int, wanted: dict[str, int]) -> bool:
    count = len(rows_of(found, name, kind))
    return count >= wanted[kind] or tried >= MOST_GAMES * wanted[kind]


def rows_of(found: Sequence[Row], name: str, kind: str) -> list[Row]:
    return [row for row in found if (row["game"], row["kind"]) == (name, kind) and "claimed" in row]


# What was found


class Claims(NamedTuple):
    """Hints compared with what happened, in shares of a win."""

    number: int
    mean: float  # observed less claimed
    distance: float  # between the two, chance included
    chance_alone: float  # what the distance would be if every claim were right
    off: float  # how far claims of 50% are off, without the chance in what was observed: a standard deviation,
    # a little cautious where there are few
    covered_before: float  # how many are within twice the error of the sample,
    covered: float  # and within twice the error that hints state


class Prices(NamedTuple):
    """Marks compared with what the mistakes cost."""

    number: int
    claimed: float
    observed: float
    error: float  # of what was observed
    cost: float  # of what is claimed, so much is found, as a share; drawn towards the usual where there are few
    off: float  # how far a mark's price is off, without the chance in what was observed


def claims(rows: Sequence[Row], stated: Accuracy) -> Claims:
    apart = [row["stood"] - row["claimed"] for row in rows]
    # With its chances, one position says more of how far claims are off than another: towards 0 and 100% none are.
    shares = [max(0.02, 2 * math.sqrt(row["claimed"] * (1 - row["claimed"]))) for row in rows]
    noise = [(row["stood_error"] ** 2 + 0.25 / row["plays"] ** 2) + row["sampling"] ** 2 for row in rows]
    squares = math.fsum(one**2 - other for one, other in zip(apart, noise, strict=True))
    off = cautious(max(0.0, squares), math.fsum(share**2 for share in shares), OFF)

    def within(errors: Iterable[float]) -> float:
        pairs = zip(apart, errors, noise, strict=True)
        covered = [abs(one) <= 2 * math.sqrt(error**2 + chance) for one, error, chance in pairs]
        return covered.count(True) / len(covered)

    return Claims(
        len(rows),
        statistics.mean(apart),
        statistics.mean(map(abs, apart)),
        statistics.mean(math.sqrt(2 * one / math.pi) for one in noise),
        off,
        within(0.0 for _ in rows),
        within(stated.error_of(row["claimed"], 0.0) for row in rows),
    )


def prices(rows: Sequence[Row]) -> Prices:
    number = len(rows)
    claimed, observed = ([row[name] for row in rows] for name in ("claimed", "stood"))
    weights = [1 / (row["stood_error"] ** 2 + SPREAD**2) for row in rows]
    prior = 1 / PRIOR_ERROR**2
    top = prior * USUAL_COST + math.fsum(w * c * o for w, c, o in zip(weights, claimed, observed, strict=True))
    cost = top / (prior + math.fsum(w * c * c for w, c in zip(weights, claimed, strict=True)))
    rest = [o - cost * c for o, c in zip(observed, claimed, strict=True)]
    noise = math.fsum(row["stood_error"] ** 2 for row in rows) / number
    off = cautious(max(0.0, math.fsum(one**2 for one in rest) - number * noise), number, MARK_OFF)
    error = math.sqrt(math.fsum(row["stood_error"] ** 2 for row in rows)) / number
    return Prices(number, statistics.mean(claimed), statistics.mean(observed), error, min(1.0, max(0.0, cost)), off)


def cautious(squares: float, number: float, usual: float) -> float:
    """The standard deviation of a sample, shrunk towards the usual one if the sample is small."""
    return math.sqrt((squares + AS_MANY * usual**2) / (number + AS_MANY))


def points(share: float) -> str:
    return f"{100 * share:.1f}"


def lines(found: Sequence[Row], names: Sequence[str]) -> Iterator[str]:
    yield "| game | hints | observed − claimed | distance | by chance alone | off at 50% | covered before | covered |"
    yield "|---|---|---|---|---|---|---|---|"
    for name in names:
        if rows := rows_of(found, name, "hint"):
            one = claims(rows, games.accuracy(name))
            figures = " | ".join(points(share) for share in one[1:5])
            covered = f"{100 * one.covered_before:.0f}% | {100 * one.covered:.0f}%"
            yield f"| {games.find(name).title} | {one.number} | {figures} | {covered} |"
    yield ""
    yield "| game | marks | claimed | observed | price, of what is claimed | off |"
    yield "|---|---|---|---|---|---|"
    for name in names:
        if rows := rows_of(found, name, "mark"):
            price = prices(rows)
            figures = f"{points(price.claimed)} | {points(price.observed)} ± {points(price.error)}"
            yield f"| {games.find(name).title} | {price.number} | {figures} | {price.cost:.2f} | {points(price.off)} |"


def as_json(found: Sequence[Row], names: Sequence[str]) -> Iterator[str]:
    for name in names:
        if rows := rows_of(found, name, "hint"):
            one = claims(rows, games.accuracy(name))
            told = {"bench": "insight", "case": f"{name}/hints", "value": one.distance, "unit": "of a win"}
            anchor = {"anchor": "chance alone", "anchor_value": one.chance_alone}
            yield json.dumps({**told, **anchor, "ratio": one.distance / one.chance_alone})
        if rows := rows_of(found, name, "mark"):
            price = prices(rows)
            told = {"bench": "insight", "case": f"{name}/marks", "value": price.observed, "unit": "of a win"}
            anchor = {"anchor": "claimed", "anchor_value": price.claimed}
            yield json.dumps({**told, **anchor, "ratio": price.observed / price.claimed})


def write(found: Sequence[Row], names: Sequence[str]) -> None:
    """Write the results into the games' folders. Figures from fewer positions do not replace those from more."""
    for name in names:
        hints, marks = (rows_of(found, name, kind) for kind in ("hint", "mark"))
        file = games.folder(name) / "accuracy.json"
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"hints": 0, "marks": 0}
        new: dict[str, object] = {"made by": "python -m bench.insight --write"}
        if len(hints) >= max(FEWEST, kept["hints"]):
            new |= {"hints": len(hints), "chance": round(claims(hints, games.accuracy(name)).off, 3)}
        if len(marks) >= max(FEWEST, kept["marks"]):
            price = prices(marks)
            new |= {"marks": len(marks), "cost": round(price.cost, 2), "cost_error": round(price.off, 3)}
        whole = {part: new.get(part, kept.get(part)) for part in PARTS}
        if None in whole.values():
            print(f"{name}: {len(hints)} hints and {len(marks)} marks are too few", file=sys.stderr)
            continue
        file.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games.names())
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--marks", type=int, default=40)
    parser.add_argument("--plays", type=int, default=120)
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--short", action="store_true", help="play to the end of a round, and take its standing")
    parser.add_argument("--write", action="store_true", help="keep what was found in the games' folders")
    parser.add_argument("--json", action="store_true", help="one object per line")
    arguments = parser.parse_args()
    wanted = {"hint": arguments.positions, "mark": arguments.marks}
    measure(arguments.kept, arguments.game, wanted, Plays(arguments.plays, arguments.short))
    found = read(arguments.kept)
    if arguments.write:
        write(found, arguments.game)
    for line in as_json(found, arguments.game) if arguments.json else lines(found, arguments.game):
        print(line)


if __name__ == "__main__":
    main()
