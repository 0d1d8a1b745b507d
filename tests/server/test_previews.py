"""What a messenger shows of a link to a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from parfait.locale import LANGUAGES, words
from parfait.server.http import client, previews
from parfait.server.protocol.messages import SeatInfo, TableInfo
from tests.server.harness import Server, seated, server

PAGE = (Path(__file__).parents[2] / "web/index.html").read_text(encoding="utf-8")


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)"', page))


def info(**more: Any) -> TableInfo:
    seats = [SeatInfo("Anna", taken=True), SeatInfo(bot="2", taken=True), SeatInfo()]
    given = {"table": "x", "game": "dozito", "players": 3, "options": {}, "status": "waiting", "seats": seats}
    rest = {"listed": False, "hints": False, "timeout_level": "1", "created": 0, "host": 0}
    return TableInfo(**{**given, **rest, **more})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna invites you to play Dozito (1 of 3 seats free)"),
        ("fr", "Anna vous invite à jouer à Dozito (1 place libre sur 3)"),
        ("ja", "AnnaさんからDozito（ドジート）への招待（3席中1席が空き）"),
    ],
)
def test_an_invitation_names_host_game_and_seats(language: str, said: str) -> None:
    preview = previews.of_table(info(), language)
    assert preview is not None
    assert preview.title == said


def test_a_full_table_and_one_without_a_host_on_a_seat() -> None:
    full = previews.of_table(info(seats=[SeatInfo("Anna", taken=True)] * 2), "en")
    assert full is not None
    assert full.title == "Anna invites you to play Dozito (all seats taken)"
    hostless = previews.of_table(info(seats=[SeatInfo()] * 2, host=-1), "en")
    assert hostless is not None
    assert hostless.title == "Dozito (2 of 2 seats free)"
    assert "Seated" not in hostless.description


def test_a_game_that_runs_is_told_as_who_plays_it() -> None:
    preview = previews.of_table(info(status="playing", title="Friday"), "en")
    assert preview is not None
    assert preview.title == "Dozito: Anna, Bot 2"
    assert preview.description.startswith("Friday · ")


def test_the_page_has_whole_addresses_and_names_cannot_leave_their_tag() -> None:
    preview = previews.Preview('"><script>&\\1', "a <b> & \\g<0>")
    page = previews.put_into(PAGE, "https://games.example.org", "/t/x", "en", preview)
    found = tags(page)
    assert found["og:image"] == "https://games.example.org/social.png"
    assert found["og:url"] == "https://games.example.org/t/x"
    assert found["og:title"] == "&quot;&gt;&lt;script&gt;&amp;\\1"
    assert found["description"] == found["og:description"] == "a &lt;b&gt; &amp; \\g&lt;0&gt;"
    assert "<script>&" not in page
    assert "<title>&quot;&gt;&lt;script&gt;&amp;\\1 · Parfait</title>" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_page_is_described_in_the_readers_language(language: str) -> None:
    found = tags(previews.put_into(PAGE, "https://games.example.org", "/", language, None))
    assert found["description"] == found["og:description"] == words(language)("page-description")


async def test_a_link_is_previewed_from_memory_and_from_the_database(tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(client.routes, "__defaults__", ("", tmp_path))

    async def preview(running: Server, path: str) -> dict[str, str]:
        answer = await running.http.get(path, headers={"accept-language": "en"})
        assert answer.status_code == 200
        return tags(answer.text)

    async with server(public_url="https://games.example.org") as first:
        made = await first.create("dozito", players=3, seat=0, name="<Anna>")
        told = await preview(first, f"/t/{made['table']}")
        assert told["og:title"] == "&lt;Anna&gt; invites you to play Dozito (2 of 3 seats free)"
        assert told["og:url"] == f"https://games.example.org/t/{made['table']}"
        assert made["token"] not in str(told)
        playing, clients = await seated(first, "dozito", 2)
        view = (await clients[0].join(playing, clients[0].token))["view"]
    async with server(first.database) as second:
        again = await preview(second, f"/t/{made['table']}")
        assert again["og:title"] == told["og:title"]
        assert again["og:url"] == f"http://localhost/t/{made['table']}"
        assert again["og:image"] == "http://localhost/social.png"
        assert second.house.rooms == {}, "nothing is opened for it"
        running = await preview(second, f"/t/{playing}")
        assert running["og:title"] == "Dozito: Seat 0, Seat 1"
        assert view
        plain = await preview(second, "/t/0123456789abcd")
        assert plain["og:title"] == "Parfait"
        second.database.away = True
        assert (await preview(second, f"/t/{playing}"))["og:title"] == "Parfait"
        second.database.away = False
        assert (await preview(second, "/rules"))["og:image"] == "http://localhost/social.png"
