"""The table in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from parfait.games.dessert_dice.events import describe
from parfait.games.dessert_dice.notation import COLOURS, DESSERTS, FILES
from parfait.games.dessert_dice.view import DessertDiceView
from parfait.locale import Words
from parfait.pieces import INK, WHITE, chip, grid, row, turn_marker

PAPER = {
    "O": ("#e07a28", INK),
    "Y": ("#f4d95a", INK),
    "B": ("#6fb1ee", INK),
    "P": ("#5a2f86", WHITE),
    "G": ("#3c7d46", WHITE),
}


def draw(view: DessertDiceView, words: Words, names: Sequence[str]) -> RenderableType:
    return Group(*_lines(view, words, names))


def _lines(view: DessertDiceView, words: Words, names: Sequence[str]) -> Iterator[RenderableType]:
    yield _players(view, words, names)
    yield _board(view)
    if view.supply:
        yield _supply(view, words)
    if any(view.clusters):
        sizes = [
            f"{dessert} {'+'.join(str(len(cluster)) for cluster in clusters)}"
            for dessert, clusters in zip(DESSERTS, view.clusters, strict=True)
            if clusters
        ]
        yield row([Text(words("dessert-dice-clusters"), style="dim"), *sizes], gap="  ")
    if view.forbidden is not None and view.turn == view.seat:
        undo = words.event(view.game, describe(view.forbidden), names)
        yield Text(words("dessert-dice-forbidden", move=undo), style="dim")


def _players(view: DessertDiceView, words: Words, names: Sequence[str]) -> RenderableType:
    """Side by side: who, the tile as far as it is known, and at the end the largest cluster."""
    seats = []
    for seat, tile in enumerate(view.tiles):
        known = "?" if tile is None else f"{tile} ({words.term(view.game, 'dessert', tile)})"
        parts: list[Text | str] = [
            turn_marker(view.turn == seat),
            Text(names[seat], style="bold" if seat == view.seat else ""),
            Text(known, style="dim"),
        ]
        if view.winners:
            parts.append(f"{view.scores[seat]}{' ★' if seat in view.winners else ''}")
        seats.append(row(parts))
    return Columns(seats, padding=(0, 3))


def _board(view: DessertDiceView) -> RenderableType:
    """Each die as colour and top, and next to it the desserts on its two other axes."""
    side = view.options.board
    table = grid("", *FILES[:side])
    for rank in range(side - 1, -1, -1):
        table.add_row(Text(str(rank + 1), style="dim"), *(_die(view.board[rank * side + file]) for file in range(side)))
    return table


def _die(die: str | None) -> Text:
    if die is None:
        return Text("  ·", style="dim")
    sides = f" {die[2]}↕{die[3]}↔" if die != "G" else ""
    return chip(f"{die[:2]:2}", *PAPER[die[0]]) + Text(sides, style="dim")


def _supply(view: DessertDiceView, words: Words) -> Text:
    count = Counter(view.supply)
    colours = [
        row((chip(f"{die}×{count[die]}", *PAPER[colour]) for die in count if die[0] == colour), gap="")
        for colour in (*COLOURS, "G")
        if any(die[0] == colour for die in count)
    ]
    return row([Text(words("dessert-dice-supply"), style="dim"), *colours])
