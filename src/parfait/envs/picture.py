"""A table as text or as pixels: what a terminal shows, drawn by the game's terminal.py."""

from __future__ import annotations

import io
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style

from parfait import games
from parfait.core import OVER, WATCHER, State
from parfait.locale import words

if TYPE_CHECKING:
    import numpy as np
    from PIL.ImageFont import FreeTypeFont

COLUMNS = 84
PAPER, INK, FAINT = (35, 34, 43), (243, 239, 231), (150, 147, 143)
CELL = (9, 20)  # pixels; a sign of the font is 9 wide
FONT_SIZE = 15
ROWS = 28  # at least: images of one size can be made into a film
MARGIN = 12


def text(game: str, state: State, names: list[str], colours: bool) -> str:
    """The table as the seat to act sees it, or as a spectator sees it if no seat is to act."""
    console = _console(colours)
    console.print(_table(game, state, names))
    shown = console.file
    assert isinstance(shown, io.StringIO)
    return shown.getvalue()


def pixels(game: str, state: State, names: list[str]) -> np.ndarray:
    """The same as an image: height × width × 3, of bytes. All of one size, unless a table is very long."""
    import numpy as np
    from PIL import Image, ImageDraw

    console = _console(colours=True)
    lines = console.render_lines(_table(game, state, names), pad=False)
    wide, high = CELL
    image = Image.new("RGB", (2 * MARGIN + COLUMNS * wide, 2 * MARGIN + max(ROWS, len(lines)) * high), PAPER)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        x, y = MARGIN, MARGIN + row * high
        for segment in line:
            style = segment.style or Style.null()
            room = cell_len(segment.text) * wide
            if style.bgcolor is not None:
                draw.rectangle((x, y, x + room - 1, y + high - 2), fill=_rgb(style.bgcolor))
            ink = FAINT if style.dim else INK if style.color is None else _rgb(style.color)
            draw.text((x, y + high / 2), segment.text, fill=ink, font=_font(), anchor="lm")
            x += room
    return np.asarray(image, dtype=np.uint8).copy()


def _table(game: str, state: State, names: list[str]) -> RenderableType:
    seat = WATCHER if state.turn == OVER else state.turn
    drawn: RenderableType = games.part(game, "terminal").draw(state.view(seat), words("en"), names)
    return drawn


def _console(colours: bool) -> Console:
    file = io.StringIO()
    if not colours:
        return Console(width=COLUMNS, force_terminal=False, color_system=None, file=file)
    return Console(width=COLUMNS, force_terminal=True, color_system="truecolor", file=file, legacy_windows=False)


def _rgb(colour: Color) -> tuple[int, int, int]:
    red, green, blue = colour.get_truecolor()
    return red, green, blue


@cache
def _font() -> FreeTypeFont:
    """A monospaced font with the symbols of our tables; matplotlib has one."""
    from PIL import ImageFont

    found = find_spec("matplotlib")
    assert found is not None
    assert found.origin is not None
    return ImageFont.truetype(str(Path(found.origin).parent / "mpl-data/fonts/ttf/DejaVuSansMono.ttf"), FONT_SIZE)
