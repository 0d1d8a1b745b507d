"""What a policy learned, as a file beside a game's brain: its numbers, and what made them.

The first line is JSON: the format, the game, the version of its inputs, how many inputs and units there are, and under
`made` the command, the seed and the curve of the run that found them. Then come the numbers, as floats of four bytes,
little-endian.
"""

from __future__ import annotations

import json
import sys
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parfait.core.errors import ParfaitError, shorten

FORMAT = "parfait-weights/2"


class BadWeights(ParfaitError):
    """A file of weights that is broken, or was made for another version."""


@dataclass
class Weights:
    game: str
    inputs: int  # the version of what goes in
    positions: int  # inputs of a position
    moves: int  # and of a move
    units: int
    numbers: array[float]
    made: dict[str, Any] = field(default_factory=dict)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many numbers for the inputs of a position, always, for those of a move, of the units, of a move alone."""
        return self.positions * self.units, self.units, self.moves * self.units, self.units, self.moves

    def write(self, path: Path) -> None:
        head = {
            "format": FORMAT,
            "game": self.game,
            "inputs": self.inputs,
            "positions": self.positions,
            "moves": self.moves,
            "units": self.units,
            "made": self.made,
        }
        path.write_bytes(json.dumps(head).encode() + b"\n" + _little(array("f", self.numbers)).tobytes())


def read(path: Path, game: str, inputs: int) -> Weights:
    """The weights of a game, for this version of its inputs; `BadWeights` names what else it finds."""
    text, newline, body = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(text)
        found = head["format"], head["game"], head["inputs"]
        if found == (FORMAT, game, inputs):
            positions, moves, units = (int(head[name]) for name in ("positions", "moves", "units"))
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights("weights-broken", file=path.name, reason=shorten(str(error))) from error
    if found != (FORMAT, game, inputs):
        wanted = f"{FORMAT} {game} {inputs}"
        raise BadWeights("weights-of-another-version", file=path.name, found=" ".join(map(str, found)), wanted=wanted)
    weights = Weights(game, inputs, positions, moves, units, array("f"), head.get("made", {}))
    if not newline or len(body) != 4 * sum(weights.sizes):
        raise BadWeights("weights-broken", file=path.name, reason=f"{len(body)} bytes")
    weights.numbers.frombytes(body)
    _little(weights.numbers)
    return weights


def _little(numbers: array[float]) -> array[float]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
