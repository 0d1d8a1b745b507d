"""Draws the tables that stand in the README, as a terminal shows them: `make pictures`."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from parfait import games
from parfait.core import CHANCE, Rng
from parfait.locale import words
from parfait.play import Match

HERE = Path(__file__).parent
NAMES = ("Anna", "Bruno", "Chie", "David", "Emi")
PAPER = TerminalTheme((35, 34, 43), (243, 239, 231), [(0, 0, 0)] * 8, [(255, 255, 255)] * 8)
# rich's own frame, without fonts fetched from elsewhere.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace; font-size: {char_height}px;
line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
<rect fill="#23222b" width="{width}" height="{height}" rx="10"/>
<g transform="translate({terminal_x}, 18)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g></svg>
"""


def draw(name: str, players: int, seed: int, moves: int, width: int = 84) -> None:
    """A position some random moves into a game, seen by seat 0 when it is to act."""
    match, rng, english = Match.new(name, players, {"first_player": 0}), Rng(seed), words("en")
    while match.turn != 0 or len(match.record.steps) < moves:
        if match.turn == CHANCE:
            match.draw(rng)
        else:
            legal = match.legal_moves()
            match.play(match.turn, legal[rng.below(len(legal))])
    terminal = games.part(name, "terminal")
    console = Console(record=True, width=width, force_terminal=True, color_system="truecolor", file=io.StringIO())
    console.print(terminal.draw(match.view(0), english, NAMES))
    asked = english.event(name, match.game.asked(match.view(0)), NAMES, 0)
    console.print(Text(f"\n{asked[:1].upper()}{asked[1:]}", style="bold"))
    console.save_svg(str(HERE / f"{name}.svg"), title="", theme=PAPER, code_format=FRAME, unique_id=f"parfait-{name}")


def main() -> None:
    draw("dokitto-ice", 4, seed=5, moves=20)
    draw("dozito", 3, seed=3, moves=60)
    draw("dessert-dice", 3, seed=3, moves=20)
    draw("aice", 4, seed=3, moves=22)


if __name__ == "__main__":
    main()
