"""What a network learned, as a file beside a game's brain: small whole numbers, and what made them.

The first line is JSON: the format, the game, the version of its inputs, how large each layer is, and under `made` the
command, the seed and the curve of the run that found them. Then come the weights, a byte each, and for each row of a
layer how much the byte 127 stands for, as a float of four bytes, little-endian.
"""

from __future__ import annotations

import json
import struct
import sys
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parfait.core.errors import ParfaitError, shorten

FORMAT = "parfait-weights/1"
LARGEST = 127


class BadWeights(ParfaitError):
    """A file of weights that is broken, or was made for another version."""


@dataclass
class Weights:
    game: str
    inputs: int  # the version of what goes in
    rows: int
    amounts: int
    first: int
    second: int
    table: array[float]
    middle: array[float]
    last: array[float]
    made: dict[str, Any] = field(default_factory=dict)

    def write(self, path: Path) -> None:
        head = {
            "format": FORMAT,
            "game": self.game,
            "inputs": self.inputs,
            "rows": self.rows,
            "amounts": self.amounts,
            "first": self.first,
            "second": self.second,
            "made": self.made,
        }
        body = b"".join(_packed(layer, width) for layer, width in self._layers())
        path.write_bytes(json.dumps(head).encode() + b"\n" + body)

    def _layers(self) -> tuple[tuple[array[float], int], ...]:
        return (self.table, self.first), (self.middle, self.second), (self.last, self.second + 1)


def read(path: Path, game: str, inputs: int) -> Weights:
    """The weights of a game, for this version of its inputs; `BadWeights` names what else it finds."""
    text, newline, body = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(text)
        found = head["format"], head["game"], head["inputs"]
        rows, amounts, first, second = (int(head[name]) for name in ("rows", "amounts", "first", "second"))
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights("weights-broken", file=path.name, reason=shorten(str(error))) from error
    if found != (FORMAT, game, inputs):
        wanted = f"{FORMAT} {game} {inputs}"
        raise BadWeights("weights-of-another-version", file=path.name, found=" ".join(map(str, found)), wanted=wanted)
    sizes = ((rows + amounts + 1) * first, first), ((first + 1) * second, second), (second + 1, second + 1)
    if not newline or len(body) != sum(count + 4 * (count // width) for count, width in sizes):
        raise BadWeights("weights-broken", file=path.name, reason=f"{len(body)} bytes")
    layers = []
    for count, width in sizes:
        layers.append(_unpacked(body[:count], body[count : count + 4 * (count // width)], width))
        body = body[count + 4 * (count // width) :]
    table, middle, last = layers
    return Weights(game, inputs, rows, amounts, first, second, table, middle, last, head.get("made", {}))


def _packed(layer: array[float], width: int) -> bytes:
    """A byte for each weight, then the scales."""
    weights = bytearray()
    scales = array("f")
    for start in range(0, len(layer), width):
        row = layer[start : start + width]
        scale = max(max(map(abs, row)), 1e-12)
        weights += struct.pack(f"{width}b", *(round(LARGEST * weight / scale) for weight in row))
        scales.append(scale)
    return bytes(weights) + _little(scales).tobytes()


def _unpacked(weights: bytes, scales: bytes, width: int) -> array[float]:
    by_row = array("f")
    by_row.frombytes(scales)
    found = array("f")
    values = array("b", weights)
    for row, scale in enumerate(_little(by_row)):
        unit = scale / LARGEST
        found.extend(unit * value for value in values[row * width : (row + 1) * width])
    return found


def _little(numbers: array[float]) -> array[float]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
