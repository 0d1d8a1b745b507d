"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from parfait.games.dokitto_ice.options import FLAVOURS
from parfait.games.dokitto_ice.view import DokittoIceView
from parfait.locale import Words
from parfait.pieces import INK, WHITE, chip, grid, row, turn_marker

COLOURS = {"S": ("#d23f6b", WHITE), "C": ("#5a3419", WHITE), "M": ("#7daf45", INK), "V": ("#f6e3a6", INK)}


def draw(view: DokittoIceView, words: Words, names: Sequence[str]) -> RenderableType:
    return Group(*_lines(view, words, names))


def _lines(view: DokittoIceView, words: Words, names: Sequence[str]) -> Iterator[RenderableType]:
    yield _players(view, words, names)
    stock = [chip(f"{f} {'●' * left}{'○' * (view.options.tiles - left)}", *COLOURS[f]) for f, left in _in_play(view)]
    yield row([Text(words("dokitto-ice-stock"), style="dim"), *stock])
    if view.trick:
        title = words("dokitto-ice-last-trick" if view.trick_over else "dokitto-ice-trick")
        played = [
            row([names[(view.trick_leader + i) % view.players], card_chip(card)]) for i, card in enumerate(view.trick)
        ]
        yield row([Text(title, style="dim"), *played], gap="  ")
    if view.hand is not None:
        yield Text()
        yield row(card_chip(card) for card in view.hand)


def _players(view: DokittoIceView, words: Words, names: Sequence[str]) -> RenderableType:
    titles = ["trophies", "cone", "cards"] + (["gathered", "vp-now"] if view.options.show_gathered else [])
    table = grid("", "", *(words(f"dokitto-ice-{title}") for title in titles))
    for seat in range(view.players):
        cones = row(
            (_cone(cone, view.options.cone, view.full_cone == (seat, i)) for i, cone in enumerate(view.cones[seat])),
            gap=" │ ",
        )
        cells: list[RenderableType] = [
            turn_marker(view.turn == seat),
            Text(names[seat], style="bold" if seat == view.seat else ""),
            Text("★" * view.scores[seat] or "–"),
            cones,
            str(view.cards_left[seat]),
        ]
        if view.options.show_gathered:
            gathered = [f"{n}×{f}" for f, n in zip(FLAVOURS, view.gathered[seat], strict=True) if n]
            vp = view.vp[seat]
            cells += [" ".join(gathered) or "–", "✗" if vp is None else str(vp)]
        table.add_row(*cells)
    return table


def _cone(cone: tuple[str, ...], room: int, toppled: bool) -> Text:
    """Scoops from below, as flavour and VP (a card is written S2, a scoop S+2), and the room that is left."""
    scoops = row([chip(f"{tile[0]}+{tile[1:]}", *COLOURS[tile[0]]) for tile in cone], gap="")
    return row([scoops, Text("✗" if toppled else "·" * (room - len(cone)), style="bold red" if toppled else "dim")])


def card_chip(card: str) -> Text:
    return chip(card, *COLOURS[card[0]])


def _in_play(view: DokittoIceView) -> Iterator[tuple[str, int]]:
    for flavour, left in zip(FLAVOURS, view.stock, strict=True):
        if flavour in view.options.in_play(view.players):
            yield flavour, left
