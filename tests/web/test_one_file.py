"""Games from one file in the browser: the four examples as `parfait new` writes them, and one that never comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from parfait.prototype import examples
from tests.web import hands
from tests.web.house import House
from tests.web.test_games import HANDS
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
FILES = {path.stem: path for path in sorted(Path(examples.__file__).parent.glob("[a-z]*.py"))}
LOOP = "        while die == die: pass\n        if die == 1:\n"


@pytest.fixture(scope="module")
def drafts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    games = tmp_path_factory.mktemp("games")
    for name, path in FILES.items():
        (games / f"my_{name}.py").write_text(path.read_text())
    pig = FILES["pig_tail"].read_text()
    assert "        if die == 1:\n" in pig
    (games / "hang.py").write_text(pig.replace("        if die == 1:\n", LOOP))
    opened = House(tmp_path_factory.mktemp("drafts"), PARFAIT_GAMES=str(games))
    opened.start()
    yield opened
    opened.stop()


@pytest.mark.parametrize("name", FILES)
def test_an_example_is_played_to_its_end(visitor: Come, drafts: House, name: str) -> None:
    """Also one that begins with a move, before anything has been dealt or rolled."""
    one = visitor(at=drafts)
    one.visit(drafts.table(f"my-{name.replace('_', '-')}", 2))
    one.until_my_turn()
    assert hands.to_the_end(one, HANDS["mouse"][0]) > 0
    one.page.locator("dialog[open]").wait_for()


def test_a_game_without_a_deal_begins_for_those_who_wait(visitor: Come, drafts: House) -> None:
    host, guest = visitor(at=drafts, size=DESKTOP), visitor(at=drafts, size=PHONE)
    place = drafts.table("my-pig-tail", 2, bots=0)
    host.come(place)
    guest.come(drafts.sit(place.table, 1, "Ben"))
    host.page.get_by_role("button", name="Start").click()
    for one in (host, guest):
        one.page.locator("main[data-settled=true]").wait_for()
    host.until_my_turn()


def test_a_game_that_never_comes_back_is_named_and_the_others_go_on(visitor: Come, drafts: House) -> None:
    one = visitor(at=drafts)
    one.visit(drafts.table("hang", 2))
    one.until_my_turn()
    one.page.get_by_role("button", name="roll").click()
    one.page.get_by_text("has a bug at hang.py:").first.wait_for()
    assert "it does not come back; look for a loop without an end" in (drafts.folder / "server.log").read_text()
    other = visitor(at=drafts)
    other.visit(drafts.table("my-sealed-bids", 2))
    assert hands.to_the_end(other, HANDS["mouse"][0]) > 0
