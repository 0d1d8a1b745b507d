"""`parfait train`: what a game's brain learns by playing against itself."""

from __future__ import annotations

import os
import shlex
import time
from pathlib import Path
from typing import Annotated

import typer

from parfait import extras
from parfait.cli import output
from parfait.cli.arguments import Language, Seed, read_seed, read_whole
from parfait.cli.files import named

USUAL_SEED = 1

EXAMPLES = """
parfait train dozito
parfait train dozito --generations 60 --seed 7 --out dozito.weights
"""


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    generations: Annotated[str, typer.Option("--generations", metavar="N", help="help-train-generations")] = "200",
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-train-out")] = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="N", help="help-train-workers")] = None,
    lang: Language = None,
) -> None:
    """Learn, tell how it goes, and write the weights after every generation."""
    words = output.speak(lang)
    extras.require("lab")
    count = read_whole(generations, "--generations", 1, 100_000)
    start = read_seed(seed)
    chosen = USUAL_SEED if start is None else start % 2**64
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for small matrices, several are far slower

    from parfait.lab.arena import cores
    from parfait.lab.training import Generation, Training, course_of

    processes = cores() if workers is None else read_whole(workers, "--workers", 1, 256)
    course = course_of(game)
    target = out or Path(f"{course.game}.weights")
    kept = target.with_name(target.name + ".kept.npz")
    began = time.monotonic()
    with named(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        training = Training(course, chosen, count, kept, processes)
        if training.done:
            print(words("train-resumed", file=kept.name, done=training.done, generations=count), flush=True)
        command = shlex.join(["parfait", "train", course.game, "--generations", str(count), "--seed", str(chosen)])

        def tell(generation: Generation) -> None:
            training.weights(command).write(target)
            line = words(
                "train-generation",
                number=generation.number,
                generations=count,
                decisions=generation.decisions,
                won=round(100 * generation.won),
                seconds=round(time.monotonic() - began),
            )
            print(line, flush=True)

        training.run(tell)
        training.weights(command).write(target)
    print(words("train-done", file=str(target), place=course.file.name))
