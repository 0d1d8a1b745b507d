"""Tables look as they did when `make golden` last drew them: a broken card or an empty table fails here."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image

from parfait import games
from tests.web import pixels
from tests.web.house import House
from tests.web.visitor import Visitor


@pytest.mark.parametrize("size", pixels.SIZES)
@pytest.mark.parametrize("game", games.names())
def test_the_table_looks_as_kept(visitor: Callable[..., Visitor], house: House, game: str, size: str) -> None:
    one = visitor(size=pixels.SIZES[size])
    pixels.table(one, house, game, size)
    kept, seen = Image.open(pixels.path(game, size)).convert("RGB"), pixels.picture(one)
    assert pixels.unlike(kept, seen) <= pixels.MOST_UNLIKE, "if it should look like this: make golden"


@pytest.mark.parametrize("size", pixels.SIZES)
def test_a_card_that_is_not_drawn_is_noticed(visitor: Callable[..., Visitor], house: House, size: str) -> None:
    one = visitor(size=pixels.SIZES[size])
    pixels.table(one, house, "dokitto-ice", size)
    whole = pixels.picture(one)
    one.page.locator(".held").nth(2).evaluate("card => { card.style.visibility = 'hidden' }")
    assert pixels.unlike(whole, pixels.picture(one)) > pixels.MOST_UNLIKE
