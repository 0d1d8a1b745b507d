"""Each game is played to its end in the browser: by mouse, by touch and by keyboard, in each language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web import hands
from tests.web.house import House
from tests.web.visitor import DESKTOP, PHONE, Visitor

SHORT = {
    "aice": (3, {"rounds": 1}),
    "dessert-dice": (2, {"max_tips_in_a_row": 1}),
    "dokitto-ice": (2, {"trophies_to_win": 1}),
    "dozito": (2, {"rounds": 1}),
}
WAYS = [
    (hands.mouse, "en", DESKTOP),
    (hands.touch, "fr", PHONE),
    (hands.keyboard, "ja", PHONE),
]


@pytest.mark.parametrize(("hand", "language", "size"), WAYS, ids=["mouse-en", "touch-fr", "keyboard-ja"])
@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end(
    visitor: Callable[..., Visitor],
    house: House,
    game: str,
    hand: hands.Hand,
    language: str,
    size: tuple[int, int],
) -> None:
    players, options = SHORT[game]
    one = visitor(language=language, size=size, touch=hand is hands.touch)
    one.visit(house.table(game, players, options=options))
    assert hands.to_the_end(one, hand) > 0
    sheet = one.page.locator("dialog[open]")
    sheet.wait_for()
    for name in ("Anna",):
        assert name in sheet.inner_text()
