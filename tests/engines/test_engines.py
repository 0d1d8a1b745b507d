"""The four games, a lesson, and the static site, loaded again and without a network, in Firefox and in WebKit."""

from __future__ import annotations

import json

import pytest

from parfait import games, lessons
from tests.engines.conftest import Folder
from tests.engines.player import Player
from tests.web.house import House
from tests.web.test_games import SHORT
from tests.web.test_site import ASK

pytestmark = pytest.mark.engines
FINAL = "[data-sheet=final]"
STEP = "return +document.querySelector('main[data-settled=true]')?.dataset.step"


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_played_to_its_end(player: Player, house: House, game: str) -> None:
    players, options = SHORT.get(game, (games.find(game).players[0], {}))
    place = house.table(game, players, options=options)
    player.come(f"/t/{place.table}#{place.token}")
    player.play_until(FINAL)
    assert "Anna" in player.engine.run("return document.querySelector('dialog[open]').innerText")
    assert house.call(f"tables/{place.table}/record")["result"]


def test_a_lesson_is_played_whole(player: Player) -> None:
    player.come("/learn/dokitto-ice")
    for part in lessons.find("dokitto-ice").parts:
        player.wait_for(f"main[data-part={part.name}]")
        player.play_until("main[data-done=true]")
        if not part.free:
            player.until("return !!document.querySelector('#onward')")
            player.press("#onward")
    player.wait_for("dialog[open]")


def test_a_game_on_the_site_goes_on_after_the_page_is_loaded_again(alone: Player) -> None:
    begin_on_the_site(alone)
    for _ in range(60):
        alone.try_something()
        if (alone.engine.run(STEP) or 0) > 3:
            break
    step = alone.until(STEP)
    alone.load()
    alone.until(f"{STEP} >= given[0]", step)
    alone.play_until(FINAL)


def test_the_site_starts_without_a_network_once_it_was_loaded(alone: Player, folder: Folder) -> None:
    begin_on_the_site(alone)
    alone.until("return navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')")
    step = alone.until(STEP)
    folder.stop()
    try:
        alone.load()
        alone.until(f"{STEP} >= given[0]", step)
        alone.play_until(FINAL)
    finally:
        folder.start()


def begin_on_the_site(alone: Player, game: str = "dokitto-ice") -> None:
    alone.come("/")
    alone.wait_for(".game")
    alone.until("return !document.querySelector('.starting progress')")
    players, options = SHORT[game]
    seats: list[dict[str, str]] = [{}, *[{"bot": "random"}] * (players - 1)]
    table = {"game": game, "players": players, "options": options, "seats": seats, "seat": 0, "name": "Anna"}
    status, text = alone.engine.run(f"return ({ASK})(given)", "/api/tables", json.dumps({**table, "start": True}))
    assert status == 201, text
    made = json.loads(text)
    alone.go(f"/t/{made['table']}#{made['token']}")
    alone.wait_for("#board")
