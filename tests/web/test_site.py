"""The static site: the same server inside the browser, from a folder that any web server can serve."""

from __future__ import annotations

import fcntl
import http.server
import json
import os
import random
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect
from tools import site as maker

from parfait import games
from parfait.records import read_record
from tests.web import hands
from tests.web.house import Place
from tests.web.test_games import SHORT
from tests.web.visitor import Visitor
from tests.web.windows import Window

# What the server tells the pages of this browser, for `Visitor`; and requests to its API.
LISTEN = """
new BroadcastChannel('parfait-device').onmessage = ({ data }) => {
  if (data.kind === 'sent' && data.text) heardFromServer(data.text);
  if (data.kind === 'hear') saidToServer(data.text);
};
"""
ASK = """([path, body]) => new Promise((done) => {
  const channel = new BroadcastChannel('parfait-device');
  const id = Math.random();
  channel.onmessage = ({ data }) => {
    if (data.kind === 'answer' && data.id === id) done([data.status, new TextDecoder().decode(data.body)]);
  };
  const sent = body === null ? undefined : new TextEncoder().encode(body);
  const headers = body === null ? {} : { 'content-type': 'application/json' };
  const method = body === null ? 'GET' : 'POST';
  channel.postMessage({ kind: 'request', tab: 'test', id, method, path, headers, body: sent });
})"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Made once for all processes that run tests, unless PARFAIT_TEST_SITE names one that is there."""
    if given := os.environ.get("PARFAIT_TEST_SITE"):
        return Path(given)
    base = tmp_path_factory.getbasetemp()
    made = (base if worker_id == "master" else base.parent) / "site"
    with open(made.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (made / "python/files.json").exists():
            try:
                maker.write(made)
            except (maker.CannotMakeSite, CalledProcessError) as error:
                pytest.skip(f"the site cannot be made without the registries of packages: {error}")
    return made


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


class Player(Visitor):
    """A visitor whose server is in their browser."""

    def __init__(self, browser: Browser, url: str, script: str = "") -> None:
        super().__init__(Window(browser, url, installed=True), script=script)
        self.context.expose_function("heardFromServer", lambda text: self._told(json.loads(text)))
        self.context.expose_function("saidToServer", lambda text: self._said(json.loads(text)))
        self.context.add_init_script(LISTEN)

    def start(self) -> None:
        self.page.goto("/")
        self.until_served()

    def until_served(self) -> None:
        expect(self.page.locator(".game").first).to_be_visible()
        expect(self.page.locator(".starting progress")).to_have_count(0)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> tuple[int, str]:
        status, text = self.page.evaluate(ASK, [path, None if body is None else json.dumps(body)])
        return status, text

    def table(self, game: str, bot: str = "random") -> Place:
        players, options = SHORT.get(game, (games.find(game).players[0], {}))
        seats: list[dict[str, str]] = [{}, *[{"bot": bot}] * (players - 1)]
        body = {"game": game, "players": players, "options": options, "seats": seats, "seat": 0, "name": "Anna"}
        status, text = self.ask("/api/tables", {**body, "start": True})
        assert status == 201, text
        made = json.loads(text)
        return Place(made["table"], made["token"], made["seat"])

    def go(self, page: str) -> None:
        self.page.evaluate("to => { location.hash = to }", page)

    def come(self, place: Place) -> None:
        self.place = place
        self.step = -1
        self.go(f"/t/{place.table}#{place.token}")

    def play(self, moves: int) -> None:
        chance = random.Random(1)
        for _ in range(moves):
            self.until_my_turn()
            hands.turn(self, hands.mouse, chance)


@pytest.fixture
def player(browser: Browser, site: str) -> Iterator[Callable[..., Player]]:
    """Somebody whose browser serves them; whatever went wrong in their page fails the test."""
    came: list[Player] = []

    def come(script: str = "") -> Player:
        came.append(Player(browser, site, script))
        return came[-1]

    yield come
    for one in came:
        one.window.close()
        assert one.faults == []


def test_without_a_network_it_opens_teaches_plays_on_and_reviews(player: Callable[..., Player]) -> None:
    one = player()
    one.start()
    place = one.table("dokitto-ice")
    one.visit(place)
    one.play(3)
    step = one.step
    one.page.evaluate("navigator.serviceWorker.ready")
    one.excused = ["ERR_INTERNET_DISCONNECTED", "failed:"]  # the look for a newer version
    one.context.set_offline(True)
    one.page.reload()
    one.page.locator("#board").wait_for()
    one.settle()
    assert one.step >= step, "what was played is there"
    assert hands.to_the_end(one, hands.mouse) > 0
    status, record = one.ask(f"/api/tables/{place.table}/record")
    assert status == 200
    read_record(record.encode()).verify()

    one.go(f"/replay/{place.table}?review")
    expect(one.page.get_by_test_id("review").get_by_text("Chance of winning")).to_be_visible()

    one.go("/learn/dozito")
    expect(one.page.get_by_test_id("coach")).not_to_be_empty()


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in games.names() if game != "dokitto-ice"])
def test_without_a_network_the_other_games_are_played_to_their_end_too(
    player: Callable[..., Player], game: str
) -> None:
    one = player()
    one.start()
    one.page.evaluate("navigator.serviceWorker.ready")
    one.excused = ["ERR_INTERNET_DISCONNECTED", "failed:"]  # the look for a newer version
    one.context.set_offline(True)
    one.page.reload()
    one.until_served()
    place = one.table(game)
    one.visit(place)
    assert hands.to_the_end(one, hands.mouse) > 0
    status, record = one.ask(f"/api/tables/{place.table}/record")
    assert status == 200
    read_record(record.encode()).verify()


def test_a_second_tab_plays_along_and_takes_over_when_the_first_is_closed(player: Callable[..., Player]) -> None:
    one = player()
    one.start()
    place = one.table("dokitto-ice")
    one.visit(place)
    one.play(1)
    step = one.step
    second = one.context.new_page()
    second.goto(f"/#/t/{place.table}")
    board = second.locator("main[data-settled=true]")
    expect(board).to_be_visible()
    one.legal = []  # until the next server says what is
    one.page.close()  # as if it were killed: the lock goes with it
    one.page = second
    one.until_my_turn()
    assert one.step >= step
    one.play(1)
    assert one.step > step


def test_where_nothing_may_be_saved_it_says_so_and_plays(player: Callable[..., Player]) -> None:
    refused = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
    one = player()
    # The server is in a worker, where no script of the test runs first: the page gives it one that does.
    one.context.route("**/assets/server.worker-*.js", lambda route: _with_script(route, refused))
    one.start()
    note = one.page.get_by_role("status").filter(has_text="does not let Parfait save anything")
    note.get_by_role("button", name="Close").click()
    one.visit(one.table("dokitto-ice"))
    one.play(1)


def _with_script(route: Route, script: str) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=script + answer.text())
