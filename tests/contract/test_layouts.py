"""How the parts of a view lie on a table: what a face without a drawing of the game's own goes by."""

from __future__ import annotations

from dataclasses import dataclass, fields

import pytest

from parfait import games
from parfait.core import Game, View
from parfait.core.layout import Number, Row
from parfait.locale import LANGUAGES, words


@pytest.mark.parametrize("game", games.games(), ids=lambda game: game.name)
def test_a_layout_names_fields_of_the_view_and_words_of_the_catalogue(game: Game) -> None:
    view = games.view_class(game.name)
    names = {field.name for field in fields(view)}
    for part in view.layout():
        assert part.field in names
        assert not part.label or all(part.label in words(language) for language in LANGUAGES)
        assert bool(part.piece) or part.LIES == "number"


@dataclass(frozen=True, kw_only=True)
class Undeclared(View):
    OWN = ("hand",)

    hand: tuple[str, ...] | None
    dice: tuple[int, ...] | None
    trick: tuple[str, ...]
    grids: tuple[tuple[str | None, ...], ...]
    shown_dice: tuple[tuple[int, ...], ...] | None
    cards_left: tuple[int, ...]
    roll: tuple[int, ...]
    bid: str | None
    last_bidder: int | None
    round: int


def test_a_view_that_does_not_say_how_it_lies_is_laid_out_by_its_types() -> None:
    assert Undeclared.layout() == (
        Row("hand", "piece", "own"),
        Row("dice", "die", "own"),
        Row("trick", "piece"),
        Row("grids", "piece", "seats"),
        Row("shown_dice", "die", "seats", reveals=True),
        Number("cards_left", whose="seats"),
        Row("roll", "die"),  # which need not be by seat
        Number("bid", "bid"),
        Number("last_bidder", "seat"),
        Number("round"),
    )
