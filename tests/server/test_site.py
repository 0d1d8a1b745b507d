"""A server that has the static site offers it to devices."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from parfait.server.http import site


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "python/0123456789ab").mkdir(parents=True)
    (tmp_path / "python/files.json").write_text(json.dumps({"parts": [{"packed": 3}, {"packed": 4}]}))
    (tmp_path / "python/0123456789ab/parfait.zip.gz").write_bytes(b"\x1f\x8bzip")
    (tmp_path / "index.html").write_text("<title>Parfait</title>")
    return tmp_path


@pytest.fixture
def client(folder: Path) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=Starlette(routes=site.routes(folder)))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost", follow_redirects=True)


def test_the_folder_is_found_where_it_is_complete(folder: Path) -> None:
    assert site.find(str(folder)) == folder
    assert site.size(folder) == 7
    (folder / "python/files.json").unlink()
    assert site.find(str(folder)) is None
    assert site.size(None) == 0
    assert site.routes(None) == []


async def test_its_page_may_run_web_assembly_and_nothing_else_more(client: httpx.AsyncClient) -> None:
    page = await client.get("/device")
    assert page.url.path == "/device/"
    assert "<title>Parfait</title>" in page.text
    policy = page.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "default-src 'none'" in policy
    assert page.headers["cache-control"] == "no-cache"


async def test_packed_files_are_sent_as_they_are_and_kept_for_ever(client: httpx.AsyncClient) -> None:
    found = await client.get("/device/python/0123456789ab/parfait.zip.gz")
    assert found.content == b"\x1f\x8bzip"
    assert "content-encoding" not in found.headers
    assert "immutable" in found.headers["cache-control"]
    listing = await client.get("/device/python/files.json")
    assert listing.headers["cache-control"] == "no-cache"
