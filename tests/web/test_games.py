"""Each game is played to its end in the browser: by mouse, by touch and by keyboard, and in each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parfait import games
from parfait.locale import LANGUAGES, words
from tests.web import hands
from tests.web.house import House
from tests.web.visitor import DESKTOP, PHONE, Visitor

SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "aice": (3, {"rounds": 1}),
    "dessert-dice": (3, {"board": 4, "max_tips_in_a_row": 1}),
    "dokitto-ice": (2, {"trophies_to_win": 1}),
    "dozito": (2, {"rounds": 1, "max_idle_turns": 2, "first_player": 0}),  # or two idle turns may end it at once
}
HANDS = {"mouse": (hands.mouse, DESKTOP), "touch": (hands.touch, PHONE), "keyboard": (hands.keyboard, PHONE)}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("game", games.names())
def test_a_game_is_played_to_its_end(
    visitor: Callable[..., Visitor], house: House, game: str, way: str, language: str
) -> None:
    hand, size = HANDS[way]
    players, options = SHORT.get(game, (games.find(game).players[0], {}))
    one = visitor(language=language, size=size, touch=way == "touch")
    one.visit(house.table(game, players, options=options))
    assert hands.to_the_end(one, hand) > 0
    sheet = one.page.locator("dialog[open]")
    sheet.wait_for()
    assert "Anna" in sheet.inner_text()
    assert words(language)("web-rematch") in sheet.inner_text()


@pytest.mark.slow
def test_a_whole_round_of_dozito(visitor: Callable[..., Visitor], house: House) -> None:
    one = visitor()
    one.visit(house.table("dozito", 2, options={"rounds": 1}))
    assert hands.to_the_end(one, hands.mouse) > 0
    assert one.view["closer"] is not None
