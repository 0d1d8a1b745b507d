from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from parfait.locale import Words

from .view import CupView


def draw(view: CupView, words: Words, names: Sequence[str]) -> Text:
    lines = [
        f"{name}: {' '.join(str(face or '?') for face in dice)}" for name, dice in zip(names, view.dice, strict=True)
    ]
    return Text("\n".join(lines))
