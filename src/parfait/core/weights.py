"""What a network learned, as a file beside a game's brain: its numbers, and what made them.

The first line is JSON: the format, the game, the version of its inputs, the shape of the network, and under `made` the
command, the seed and the curve of the run that found them. Then come the numbers, as floats of two bytes,
little-endian.
"""

from __future__ import annotations

import json
import struct
from array import array
from dataclasses import asdict, dataclass, field, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from parfait.core.errors import BrokenRules, ParfaitError, shorten

FORMAT = "parfait-weights/3"
OUTPUTS = 4
FACTS = 7  # that are kept of a position to learn from
# The most that a network has room for
MOST_PARTS = 8
MOST_TABLES = 4
MOST_PART = 16  # inputs of a part
MOST_WHOLE = 96  # and of the whole position
MOST_UNITS = 64  # of either layer
# How its outputs are read
FIFTY, TWENTY = 50.0, 20.0  # points that one stands for
STEEP = 1.7  # of the logistic curve that is nearest to that of the normal distribution
NARROW, WIDE = -3.0, 1.5  # a deviation beyond these is not believed
SURE = 8.0  # nor are such log-odds


class BadWeights(ParfaitError):
    """A file of weights that is broken, or was made for another version."""


@dataclass(frozen=True)
class Shape:
    """How large a network is. A position has parts that are looked at alike, such as the colours of its cards."""

    parts: int
    tables: int  # each part has one row in each of them
    rows: int  # of each table
    part: int  # inputs of a part, besides its rows
    whole: int  # inputs of the whole position
    units: int  # of the layer that looks at a part
    upper: int  # and of the one that looks at all of them

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many numbers there are: the rows of the tables, the inputs of a part and always; upper; last."""
        lower = self.tables * self.rows * self.units, self.part * self.units, self.units
        return *lower, (self.units + self.whole) * self.upper, self.upper, OUTPUTS * self.upper, OUTPUTS

    def check(self) -> None:
        """That there is room for it; `BrokenRules` otherwise."""
        mine = self.parts, self.tables, self.part, self.whole, self.units, self.upper
        most = MOST_PARTS, MOST_TABLES, MOST_PART, MOST_WHOLE, MOST_UNITS, MOST_UNITS
        if any(size > limit for size, limit in zip(mine, most, strict=True)):
            raise BrokenRules(
                f"{MOST_PARTS} parts with {MOST_TABLES} tables and {MOST_PART} inputs, {MOST_WHOLE} inputs of the "
                f"whole and {MOST_UNITS} units are the most that a network has"
            )


@dataclass
class Weights:
    game: str
    inputs: int  # the version of what goes in
    shape: Shape
    numbers: array[float]  # in the order of `Shape.sizes`
    made: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def doubles(self) -> array[float]:
        """The numbers as the network needs them; it changes none."""
        return array("d", self.numbers)

    def write(self, path: Path) -> None:
        head = {"format": FORMAT, "game": self.game, "inputs": self.inputs, **asdict(self.shape), "made": self.made}
        path.write_bytes(json.dumps(head).encode() + b"\n" + struct.pack(f"<{len(self.numbers)}e", *self.numbers))


def read(path: Path, game: str, inputs: int) -> Weights:
    """The weights of a game, for this version of its inputs; `BadWeights` names what else it finds."""
    text, newline, body = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(text)
        found = head["format"], head["game"], head["inputs"]
        if found == (FORMAT, game, inputs):
            shape = Shape(**{size.name: int(head[size.name]) for size in fields(Shape)})
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights("weights-broken", file=path.name, reason=shorten(str(error))) from error
    if found != (FORMAT, game, inputs):
        wanted = f"{FORMAT} {game} {inputs}"
        raise BadWeights("weights-of-another-version", file=path.name, found=" ".join(map(str, found)), wanted=wanted)
    count = sum(shape.sizes)
    if not newline or len(body) != 2 * count:
        raise BadWeights("weights-broken", file=path.name, reason=f"{len(body)} bytes")
    return Weights(game, inputs, shape, array("f", struct.unpack(f"<{count}e", body)), head.get("made", {}))
