"""Level 5 against the level 5 of an earlier commit: what it has gained since.

    python -m bench.older --commit COMMIT --seconds 0.2 --deals 200 --game dessert-dice

Both sides think for the same CPU time per move, whatever else the machine does. The earlier commit is laid out in
build/older and compiled there. It plays in a process of its own, by views.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import pickle
import subprocess
import sys
from pathlib import Path

from bench import older_player, strength
from parfait import games
from parfait.bots import LEVELS, Limit
from parfait.core import Rng, View

ROOT = Path(__file__).parent.parent
OLDER = ROOT / "build/older"


class Level5:
    def __init__(self) -> None:
        older_player.think_in_cpu_seconds()

    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        return LEVELS["5"].choose(view, limit, rng)


class OlderBot:
    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(OLDER / "src")}
        command = [sys.executable, str(ROOT / "bench/older_player.py")]
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        fields = {field.name: getattr(view, field.name) for field in dataclasses.fields(view) if field.init}
        del fields["options"]
        seconds = limit and limit.seconds
        asked = type(view).__module__, type(view).__name__, fields, seconds, rng.word()
        pickle.dump(asked, self.process.stdin)
        self.process.stdin.flush()
        game = games.find(view.game)
        return game.notation.read_move(game.determinize(view, rng), self.process.stdout.readline().decode().strip())


def lay_out(commit: str) -> None:
    """The tree of a commit in build/older, compiled."""
    if not OLDER.exists():
        subprocess.run(["git", "clone", "--quiet", "--shared", str(ROOT), str(OLDER)], check=True)
    wanted = subprocess.run(["git", "rev-parse", commit], cwd=ROOT, check=True, capture_output=True, text=True)
    subprocess.run(["git", "checkout", "--quiet", wanted.stdout.strip()], cwd=OLDER, check=True)
    subprocess.run([sys.executable, "build_rules.py"], cwd=OLDER, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", required=True, help="the earlier one")
    parser.add_argument("--seconds", type=float, default=0.2, help="per move, for both sides")
    arguments = strength.arguments(parser)
    lay_out(arguments.commit)
    for game in strength.chosen(arguments):
        bots = (f"bench.older:{Level5.__name__}", f"bench.older:{OlderBot.__name__}")
        how = f"at {arguments.seconds} CPU s per move"
        strength.measure(game, bots, Limit(seconds=arguments.seconds), how, f"level 5 of {arguments.commit}", arguments)


if __name__ == "__main__":
    main()
