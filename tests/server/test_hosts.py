"""A page of an attacker can point a name of its own at this machine, or post a form to it: neither gets anywhere."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from parfait import locale
from parfait.server.http.security import Hosts
from tests.server.harness import Server, server

TABLE = b'{"game":"dozito","players":2}'


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LOCALHOST.:8000",
        "parfait.localhost",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[fe80::1]",
        socket.gethostname(),
        f"{socket.gethostname().upper()}:8000",
        f"{socket.gethostname().partition('.')[0]}.local:8000",
        "friend.example",
        "friend.example:8443",
    ],
)
def test_addresses_and_names_of_this_machine_are_known(host: str) -> None:
    assert Hosts(origins=["https://friend.example:444"]).knows(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "",
        "1.2.3",
        "[::1",
        "a@b",
    ],
)
def test_other_names_are_not(host: str) -> None:
    assert not Hosts().knows(host) or host == "[::1"
    assert not Hosts("https://games.example").knows(host) or host == "[::1"


def test_with_a_public_address_nothing_else_is_known_but_the_machine_itself() -> None:
    hosts = Hosts("https://games.example/", ["https://friend.example"])
    for host in ("games.example", "GAMES.example:443", "friend.example", "127.0.0.1:8000", "localhost", "[::1]:8000"):
        assert hosts.knows(host)
    for host in ("evil.example", socket.gethostname(), "192.168.1.20", "[fe80::1]"):
        assert not hosts.knows(host)
    assert Hosts("https://games.example", ["*"]).knows("evil.example")


def test_a_name_that_the_network_tells_is_known_from_then_on() -> None:
    hosts = Hosts()
    assert not hosts.knows("den.home.example")
    hosts.know("den.home.example", "")
    assert hosts.knows("den.home.example:8000")
    assert hosts.knows("den.local")
    assert not hosts.knows("other.home.example")


@pytest.mark.parametrize("settings", [{}, {"public_url": "https://games.example"}])
async def test_a_strange_name_is_refused_everywhere_and_told_how_to_be_allowed(settings: dict[str, Any]) -> None:
    async with server(**settings) as running:
        strange = {"host": "evil.example:8000"}
        for path in ("/api/games", "/api/tables", "/api/nothing"):
            answer = await running.http.get(path, headers=strange)
            assert answer.status_code == 421
            assert answer.json() == {"key": "strange-host", "args": {"host": "evil.example:8000"}}
        answer = await running.http.post("/api/tables", content=TABLE, headers=strange)
        assert answer.status_code == 421
        assert not running.house.rooms
        for path in ("/", "/t/abcdefgh", "/assets/x.js"):
            answer = await running.http.get(path, headers=strange)
            assert answer.status_code == 421
            assert "content-security-policy" in answer.headers
            for language in locale.LANGUAGES:
                assert f'lang="{language}"' in answer.text
            assert answer.text.count("--public-url http://evil.example:8000") == len(locale.LANGUAGES)
        page = await running.http.get("/", headers={"host": "<script>.example"})
        assert "<script>" not in page.text
        assert (await running.http.get("/healthz", headers=strange)).status_code == 200
        own = {"host": "games.example"} if settings else {"host": "192.168.1.20:8000"}
        assert (await running.http.get("/api/games", headers=own)).status_code == 200


async def test_a_page_at_a_strange_name_gets_no_socket(running: Server) -> None:
    for host, status in (("evil.example", 403), ("192.168.1.20:8000", None), ("localhost:8000", None)):
        client = running.client(headers={"host": host, "origin": f"http://{host}"})
        if status is None:
            await client.synced()
        else:
            await client.task
            assert client.status == status


OWN = {"origin": "http://localhost"}


@pytest.mark.parametrize(
    ("headers", "status", "key"),
    [
        ({"content-type": "application/json"}, 201, None),
        ({"content-type": "Application/JSON; charset=utf-8", **OWN}, 201, None),
        ({"content-type": "application/json", **OWN, "sec-fetch-site": "same-origin"}, 201, None),
        ({"content-type": "application/json", "origin": "https://friend.example"}, 201, None),
        ({}, 201, None),  # a program
        ({"content-type": "text/plain"}, 415, "not-json-type"),
        ({"content-type": "application/x-www-form-urlencoded"}, 415, "not-json-type"),
        ({"content-type": "multipart/form-data; boundary=x"}, 415, "not-json-type"),
        ({"content-type": "text/plain; application/json"}, 415, "not-json-type"),
        (OWN, 415, "not-json-type"),
        ({"content-type": "application/json", "origin": "https://evil.example"}, 403, "foreign-page"),
        ({"content-type": "text/plain", "origin": "https://evil.example"}, 403, "foreign-page"),
        ({"content-type": "application/json", "origin": "null"}, 403, "foreign-page"),
        ({"content-type": "application/json", "sec-fetch-site": "cross-site"}, 403, "foreign-page"),
        ({"sec-fetch-site": "cross-site"}, 403, "foreign-page"),
    ],
)
async def test_only_our_own_pages_and_programs_post(headers: dict[str, str], status: int, key: str | None) -> None:
    async with server(origins=("https://friend.example",)) as running:
        answer = await running.http.post("/api/tables", content=TABLE, headers=headers)
        assert answer.status_code == status, answer.text
        assert answer.json().get("key") == key
        assert len(running.house.rooms) == (status == 201)
        made = await running.create(players=2)
        for path in (f"/api/tables/{made['table']}/seats/0", "/api/replay"):
            answer = await running.http.post(path, content=b'{"name":"Eve"}', headers=headers)
            assert (answer.status_code in (403, 415)) == (key is not None), answer.text
