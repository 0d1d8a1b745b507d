"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from parfait.games.aice.options import SUITS
from parfait.games.aice.view import AiceView
from parfait.locale import Words
from parfait.pieces import INK, WHITE, chip, grid, row, turn_marker

COLOURS = {
    "F": ("#ce3a24", WHITE),
    "A": ("#1f63b8", WHITE),
    "P": ("#7fbf6a", INK),
    "T": ("#f6c83a", INK),
    "D": ("#3b2a66", WHITE),
}
FACES = "⚀⚁⚂⚃⚄⚅"


def draw(view: AiceView, words: Words, names: Sequence[str]) -> RenderableType:
    return Group(*_lines(view, words, names))


def _lines(view: AiceView, words: Words, names: Sequence[str]) -> Iterator[RenderableType]:
    yield _players(view, words, names)
    if view.trick and view.lead_suit is not None:
        title = words("aice-last-trick" if view.trick_over else "aice-trick")
        lead = row([Text(words("aice-lead"), style="dim"), die_chip(view.lead_suit)])
        yield row([Text(title, style="dim"), *_trick(view, names), lead], gap="  ")
    if view.hand is not None:
        yield Text()
        yield row(chip(card, *COLOURS[card[0]]) for card in view.hand)


def _players(view: AiceView, words: Words, names: Sequence[str]) -> RenderableType:
    titles = ("points", "bid", "won", "dice", "on-hand", "per-trick", "cards")
    table = grid("", "", *(words(f"aice-column-{title}") for title in titles))
    for seat in range(view.players):
        table.add_row(
            turn_marker(view.turn == seat),
            Text(names[seat], style="bold" if seat == view.seat else ""),
            str(view.scores[seat]),
            _bid(view, seat),
            str(view.won[seat]),
            row((small_die(die) if die in view.dice[seat] else Text("·", style="dim") for die in SUITS), gap=""),
            str(view.dice_on_hand[seat]),
            f"×{view.per_trick[seat]}",
            str(view.cards_left[seat]),
        )
    return table


def die_chip(die: str) -> Text:
    return chip(die, *COLOURS[die])


def small_die(die: str) -> Text:
    """Without spaces around its letter."""
    paper, ink = COLOURS[die]
    return Text(die, style=f"bold {ink} on {paper}", no_wrap=True)


def _bid(view: AiceView, seat: int) -> Text:
    """The die of the bid, or `?` while it is secret."""
    bid, die = view.bids[seat], view.bid_dice[seat]
    if bid is None or die is None:
        return Text("?" if view.has_bid[seat] else "–")
    return chip(f"{bid} {die}", *COLOURS[die])


def _trick(view: AiceView, names: Sequence[str]) -> Iterator[Text]:
    for i, move in enumerate(view.trick):
        seat = (view.trick_leader + i) % view.players
        card, _, put = move.partition("+")
        parts: list[Text | str] = [names[seat], chip(card, *COLOURS[card[0]])]
        if put:
            parts.append(Text("+") + chip(put, *COLOURS[put[0]]))
            parts.append(_rolled(view, seat))
        yield row(parts) if view.trick_winner != seat else row([*parts, Text("★", style="bold")])


def _rolled(view: AiceView, seat: int) -> Text:
    """The die on a card once it is rolled, the strength it makes, and the latest roll to break a tie."""
    pips, again = view.rolls[seat], view.rerolls[seat]
    if pips is None:
        return Text("?", style="dim")
    text = Text(f"{FACES[pips - 1]}{pips} = {view.strengths[seat]}", style="bold")
    return text if again is None or view.chance == "rolloff" or view.winners else text.append(f" ↻{again}")
