"""The head of a page names what it will need next."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.requests import Request

from parfait.server.http.client import language_of
from parfait.server.http.preloads import Preloads

PAGE = '<html><head><script type="module" src="/assets/index.js"></script></head></html>'
BUILT = {
    "index.html": {"file": "assets/index.js", "imports": ["_shared.js"], "css": ["assets/index.css"]},
    "_shared.js": {"file": "assets/shared.js"},
    "_cards.js": {"file": "assets/cards.js", "imports": ["_shared.js"], "css": ["assets/cards.css"]},
    "_table-1.js": {"file": "assets/table-1.js", "name": "table", "imports": ["index.html"]},
    "src/games/dozito/index.ts": {"file": "assets/dozito.js", "imports": ["_cards.js"]},
    "virtual:words-en": {"file": "assets/en.js"},
    "virtual:words-en-later": {"file": "assets/en-later.js"},
    "virtual:words-ja": {"file": "assets/ja.js"},
}


@pytest.fixture
def preloads(tmp_path: Path) -> Preloads:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "built.json").write_text(json.dumps(BUILT))
    return Preloads(tmp_path)


def named(page: str) -> list[str]:
    return [part.split('"')[0].rsplit("/", 1)[-1] for part in page.split('href="')[1:]]


def test_a_table_gets_its_page_its_game_and_the_words(preloads: Preloads) -> None:
    page = preloads.table_page("en", "dozito")
    assert named(page) == ["table-1.js", "en.js", "en-later.js", "dozito.js", "cards.js", "cards.css", "games"]
    assert '<link rel="stylesheet" crossorigin href="/assets/cards.css">' in page
    assert '<link rel="modulepreload" crossorigin href="/assets/dozito.js">' in page


def test_files_that_import_each_other_are_named_once(tmp_path: Path) -> None:
    circle = {
        "virtual:words-en": {"file": "a.js", "imports": ["_b.js"]},
        "_b.js": {"file": "b.js", "imports": ["virtual:words-en", "_b.js"]},
    }
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "built.json").write_text(json.dumps(circle))
    assert named(Preloads(tmp_path).any_page("en")) == ["a.js", "b.js"]


def test_a_table_whose_game_is_not_known_gets_the_page_alone(preloads: Preloads) -> None:
    assert named(preloads.table_page("en", None)) == ["table-1.js", "en.js", "en-later.js", "games"]
    assert named(preloads.table_page("en", "a-fifth-game")) == ["table-1.js", "en.js", "en-later.js", "games"]


def test_the_words_are_those_of_the_reader(preloads: Preloads) -> None:
    assert named(preloads.any_page("ja")) == ["ja.js"]


@pytest.mark.parametrize(("wanted", "language"), [("ja,en;q=0.5", "ja"), ("de, ja-JP", "ja"), ("de", "en"), ("", "en")])
def test_a_reader_gets_the_first_language_that_we_speak(wanted: str, language: str) -> None:
    headers = [(b"accept-language", wanted.encode())]
    assert language_of(Request({"type": "http", "headers": headers})) == language


def test_a_client_built_without_a_list_is_shown_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    assert Preloads(tmp_path).any_page("en") == PAGE
