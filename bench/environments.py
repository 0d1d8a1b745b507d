"""Environments, steps per CPU second: our batches compared with pgx, OpenSpiel, RLCard and PettingZoo.

    make bench-environments            a table for people
    make bench-environments JSON=1     one JSON object per line

All in one run: each figure is the best of several interleaved rounds, each in a process of its own, in CPU time of all
its threads. A step is one move of one seat, after which what the next seat knows and may do is written; deals and rolls
cost time and are not counted. All choose at random among the legal moves, each with its own means. A peer that is not
installed is skipped, by name.

The bars are those of the two trick-taking games, for every number of players: 1.5 times pgx's leduc_holdem and 15 times
its sparrow_mahjong at the same size of the batch, 6 times OpenSpiel's hearts driven from Python. Our wrapper for
PettingZoo, which plays one game at a time ("one by one"), is to be 5 times as fast as PettingZoo's own card games.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

from parfait import games
from parfait.envs.batch import BatchEnv

ROUNDS = 5
SECONDS = 0.5  # of CPU, for one figure in one round
BATCH = 1024
OURS = "parfait"
BARS = {"pgx leduc_holdem": 1.5, "pgx sparrow_mahjong": 15.0, "open_spiel hearts": 6.0}
BARRED = ("dokitto-ice", "aice")
WRAPPED = " one by one"  # through parfait.envs.pettingzoo
WRAPPED_BAR = 5.0

Steps = Callable[[], int]  # make some steps; how many


def rate(steps: Steps, seconds: float) -> float:
    made, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        made += steps()
    return made / spent


def batch(game: str, players: int) -> Steps:
    env = BatchEnv(game, BATCH, players=players)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(10):
            env.step(env.sample())
        return 10 * BATCH

    return steps


def pgx(name: str) -> Steps:
    """pgx: one call per step; actions are drawn and games restarted on the device."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax: Any = import_module("jax")
    env = import_module("pgx").make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        key, chosen, dealt = jax.random.split(key, 3)
        legal = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(chosen, legal, axis=-1)
        return step(state, actions, jax.random.split(dealt, BATCH)), key

    move = jax.jit(play)
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    state, key = move(begun, jax.random.PRNGKey(1))

    def steps() -> int:
        nonlocal state, key
        for _ in range(4):
            state, key = move(state, key)
        jax.block_until_ready(state)
        return 4 * BATCH

    return steps


def open_spiel(name: str) -> Steps:
    """OpenSpiel as its Python examples use it: information state and mask of the seat to act, then its action."""
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)

    def steps() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, chances)[0])
                continue
            state.information_state_tensor()
            state.legal_actions_mask()
            state.apply_action(dice.choice(state.legal_actions()))
            made += 1
        return made

    return steps


def rlcard(name: str) -> Steps:
    import rlcard

    env, dice = rlcard.make(name, {"seed": 1}), random.Random(1)

    def steps() -> int:
        made, (state, _) = 0, env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            made += 1
        return made

    return steps


def pettingzoo(name: str) -> Steps:
    return agents(import_module(f"pettingzoo.classic.{name}").env())


def wrapped(game: str, players: int) -> Steps:
    return agents(import_module("parfait.envs.pettingzoo").env(game, players))


def agents(env: Any) -> Steps:
    """Any PettingZoo environment, ours or theirs."""
    seed = 0

    def steps() -> int:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        made = 0
        for agent in env.agent_iter():
            observation, _, ended, cut_short, _ = env.last()
            if ended or cut_short:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            made += 1
        return made

    return steps


PROCESSES = multiprocessing.get_context("spawn")
PEERS: dict[str, Callable[[], Steps]] = {
    "pgx leduc_holdem": lambda: pgx("leduc_holdem"),
    "pgx sparrow_mahjong": lambda: pgx("sparrow_mahjong"),
    "open_spiel hearts": lambda: open_spiel("hearts"),
    "open_spiel oh_hell": lambda: open_spiel("oh_hell"),
    "rlcard leduc-holdem": lambda: rlcard("leduc-holdem"),
    "rlcard uno": lambda: rlcard("uno"),
    "pettingzoo leduc_holdem": lambda: pettingzoo("leduc_holdem_v4"),
    "pettingzoo texas_holdem": lambda: pettingzoo("texas_holdem_v4"),
}


TABLES = [(game.name, players) for game in games.games() for players in game.players]
CASES: dict[str, Callable[[], Steps]] = {
    **{f"{OURS} {game}/{players}": partial(batch, game, players) for game, players in TABLES},
    **{f"{OURS} {game}/{players}{WRAPPED}": partial(wrapped, game, players) for game, players in TABLES},
    **PEERS,
}


class Measured:
    """A process that measures one environment on request, so that its threads do not affect the others."""

    def __init__(self, name: str) -> None:
        self.line, theirs = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=_measure, args=(name, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.problem: str = self.line.recv()

    def rate(self, seconds: float) -> float:
        self.line.send(seconds)
        found: float = self.line.recv()
        return found

    def close(self) -> None:
        self.line.close()
        self.process.join()


def _measure(name: str, line: Connection) -> None:
    try:
        steps = CASES[name]()
        steps()
    except Exception as error:  # whatever is wrong with somebody else's package, the others are measured
        line.send(f"{type(error).__name__}: {error}".splitlines()[0])
        return
    line.send("")
    try:
        while True:
            line.send(rate(steps, line.recv()))
    except (EOFError, KeyboardInterrupt):
        return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of CPU, for one figure in one round")
    arguments = parser.parse_args()
    measured = {name: Measured(name) for name in CASES}
    skipped = {name: one.problem for name, one in measured.items() if one.problem}
    best = {name: 0.0 for name in measured if name not in skipped}
    for _ in range(arguments.rounds):
        for name in best:
            best[name] = max(best[name], measured[name].rate(arguments.seconds))
    for one in measured.values():
        one.close()
    report(best, skipped, as_json=arguments.json)


def report(best: dict[str, float], skipped: dict[str, str], as_json: bool) -> None:
    anchors = {name: figure for name, figure in best.items() if name in PEERS}
    ours = {name.removeprefix(f"{OURS} "): figure for name, figure in best.items() if name not in PEERS}
    if as_json:
        for case, figure in ours.items():
            for name, anchor in anchors.items():
                line: dict[str, Any] = {"bench": "environments", "case": case, "value": figure, "unit": "steps/cpu-s"}
                line |= {"anchor": name, "anchor_value": anchor, "ratio": figure / anchor, "bar": bar(case, name)}
                print(json.dumps(line))
        for name, reason in skipped.items():
            print(json.dumps({"bench": "environments", "anchor": name, "skipped": reason}))
        return
    print(f"Steps per CPU second, batches of {BATCH:,}; then how many times those of each peer")
    print(f"{'':26}{'steps':>12}" + "".join(f"{name.split()[1]:>17}" for name in anchors))
    for case, figure in ours.items():
        print(f"{case:26}{figure:12,.0f}" + "".join(f"{figure / anchor:16,.1f}×" for anchor in anchors.values()))
    for name, anchor in anchors.items():
        wanted = f", to be beaten {BARS[name]:g}× by {' and '.join(BARRED)}" if name in BARS else ""
        print(f"{name}: {anchor:,.0f}{wanted}")
    for name, reason in skipped.items():
        print(f"{name}: skipped ({reason})")


def bar(case: str, anchor: str) -> float | None:
    if case.endswith(WRAPPED):
        return WRAPPED_BAR if anchor.startswith("pettingzoo") else None
    return BARS.get(anchor) if case.split("/")[0] in BARRED else None


if __name__ == "__main__":
    main()
