"""Pieces drawn in a terminal: coloured chips that also bear their letter, so that nothing depends on colour alone."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

INK, WHITE = "#2b2a33", "#ffffff"


def chip(text: str, paper: str, ink: str = WHITE) -> Text:
    """A card, tile or die: ` S7 ` on its colour."""
    return Text(f" {text} ", style=f"bold {ink} on {paper}", no_wrap=True)


def row(parts: Iterable[Text | str], gap: str = " ") -> Text:
    """Pieces side by side; in a narrow terminal the row breaks between them."""
    return Text(gap).join(part if isinstance(part, Text) else Text(part) for part in parts)


def grid(*columns: str) -> Table:
    """A table without lines: one column for each heading (which may be empty)."""
    table = Table(box=None, show_header=any(columns), padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in columns:  # a name has no heading, and stays on one line
        table.add_column(heading, overflow="fold" if heading else "ellipsis", no_wrap=not heading)
    return table


def turn_marker(to_act: bool) -> Text:
    return Text("▶", style="bold #0f8f85") if to_act else Text(" ")
