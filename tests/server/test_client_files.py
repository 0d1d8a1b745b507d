"""The files of the client, as a browser gets them."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from parfait.server.http import client

SCRIPT = "export default 'parfait';\n" * 100
Get = Callable[..., Awaitable[httpx.Response]]


async def nothing(table: str) -> None:
    """What is known of any table here."""


@pytest.fixture
def get(tmp_path: Path) -> Get:
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/index-1.js").write_text(SCRIPT)
    (tmp_path / "assets/small-1.css").write_text("p{}")
    app = Starlette(routes=client.routes(nothing, folder=tmp_path))

    async def fetch(path: str, encoding: str = "gzip") -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://parfait") as client:
            return await client.get(path, headers={"accept-encoding": encoding})

    return fetch


async def test_a_built_file_is_packed_and_kept_for_ever(get: Get) -> None:
    for _ in range(2):
        answer = await get("/assets/index-1.js")
        assert answer.text == SCRIPT
        assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode()))
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "accept-encoding"


async def test_a_browser_that_cannot_unpack_gets_it_as_it_is(get: Get) -> None:
    answer = await get("/assets/index-1.js", "identity")
    assert answer.text == SCRIPT
    assert "content-encoding" not in answer.headers


async def test_a_file_of_a_few_bytes_is_not_worth_packing(get: Get) -> None:
    answer = await get("/assets/small-1.css")
    assert answer.text == "p{}"
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("path", ["gone-1.js", "..%2findex.html", "%2e%2e%2findex.html"])
async def test_nothing_else_is_served(get: Get, path: str) -> None:
    assert (await get(f"/assets/{path}")).status_code == 404
