"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from parfait.games.dozito.notation import PLACES
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.view import DozitoView
from parfait.locale import Words
from parfait.pieces import INK, WHITE, chip, row, turn_marker

COLOURS = {
    "R": ("#c4303f", WHITE),
    "B": ("#1f57a4", WHITE),
    "G": ("#3fae7c", INK),
    "V": ("#c9a3f0", INK),
    "Y": ("#f2c230", INK),
}
BACK = ("#d9d6cf", INK)
MARKS = {None: "", "STOP": "■", "REPLAY": "↻"}
CHIP = 6  # R12■☼☼
COLUMNS = 4  # DZ-4
SPACIOUS = 24  # lines


def draw(view: DozitoView, words: Words, names: Sequence[str]) -> RenderableType:
    return Group(*_lines(view, words, names))


def _lines(view: DozitoView, words: Words, names: Sequence[str]) -> Iterator[RenderableType]:
    if view.round == 0:
        yield row(names, gap="  ")
        return
    seats = sorted(range(view.players), key=lambda seat: seat == view.seat)  # one's own last, next to what is asked
    yield Columns([_grid(view, seat, words, names[seat]) for seat in seats], padding=(0, 2))
    yield row([*_piles(view, words), *_hand(view, words, names)], gap="  ")
    yield Legend(words("dozito-legend"))


def _grid(view: DozitoView, seat: int, words: Words, name: str) -> RenderableType:
    title = row(
        [turn_marker(view.player == seat and not view.winners), Text(name, style="bold" if seat == view.seat else "")]
    )
    total = view.scores[seat] - (view.points[seat] if view.round_over else 0)
    title.append("  " + words("dozito-standing", total=total, points=view.points[seat]))
    if view.closer == seat:
        title.append("  " + words("dozito-closer", cards=view.options.last_turns_at), style="dim")
    cells = [_cell(view.options, view.grids[seat][place], place) for place in range(PLACES)]
    rows = [cells[first : first + COLUMNS] for first in range(0, PLACES, COLUMNS)]
    title.truncate(COLUMNS * (CHIP + 1) - 1, overflow="ellipsis")
    return Group(title, Cards(rows))


class Legend:
    """What the symbols mean, if there are lines to spare."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not console.is_terminal or console.height >= SPACIOUS:
            yield Text(self.text, style="dim")


class Cards:
    """The cards of a player. A table fits them into any width, but lines of text are much faster to print."""

    def __init__(self, rows: Sequence[Sequence[Text]]) -> None:
        self.rows = rows
        self.lines = [row(cards, gap="") for cards in rows]
        self.width = max(line.cell_len for line in self.lines)
        self.even = len({card.cell_len for cards in rows for card in cards}) == 1

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        if self._fits(options):
            return Measurement(self.width, self.width)
        return Measurement.get(console, options, self._table())

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self._fits(options):
            yield from self.lines
        else:
            yield self._table()

    def _fits(self, options: ConsoleOptions) -> bool:
        return self.even and self.width <= options.max_width

    def _table(self) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        for cards in self.rows:
            table.add_row(*cards)
        return table


def _cell(options: DozitoOptions, card: str | None, place: int) -> Text:
    if card is None:
        return Text(str(place + 1).center(CHIP), style=f"{BACK[1]} on {BACK[0]}", no_wrap=True) + " "
    return card_chip(options, card, CHIP) + " "


def card_chip(options: DozitoOptions, card: str, width: int = 0) -> Text:
    """A card with its mark and its suns."""
    suns = options.suns(card)
    text = card + MARKS[options.mark(card)] + ("☼" * suns if suns < 3 else f"☼{suns}")
    if width:
        paper, ink = COLOURS[card[0]]
        return Text(text.ljust(width), style=f"bold {ink} on {paper}", no_wrap=True)
    return chip(text, *COLOURS[card[0]])


def _piles(view: DozitoView, words: Words) -> Iterator[Text]:
    yield row([Text(words("dozito-draw-pile"), style="dim"), f"{view.draw_size}"])
    yield Text(words("dozito-discards"), style="dim")
    for card, size in zip(view.discards, view.discard_sizes, strict=True):
        yield row([chip("–", *BACK) if card is None else card_chip(view.options, card), f"×{size}"])


def _hand(view: DozitoView, words: Words, names: Sequence[str]) -> Iterator[Text]:
    if view.origin is None:
        return
    card = chip("?", *BACK) if view.held is None else card_chip(view.options, view.held)
    yield row([Text(words("dozito-in-hand"), style="dim"), names[view.player], card])
