"""Preload links in the head of a page, so that the browser fetches everything it needs at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

MANIFEST = "built.json"  # by Vite: every built file by its source, with what it imports
PAGE = "index.html"
TABLE = "table"  # the file of the table's page and pieces: CHUNKS in web/vite.config.ts
ASKED = '<link rel="preload" as="fetch" crossorigin href="/api/games">'  # what a table page asks for first


class Preloads:
    def __init__(self, folder: Path) -> None:
        manifest = folder / MANIFEST
        self.built: dict[str, Any] = json.loads(manifest.read_text(encoding="utf-8")) if manifest.is_file() else {}
        self.table = next((key for key, built in self.built.items() if built.get("name") == TABLE), TABLE)
        self.page = (folder / PAGE).read_text(encoding="utf-8")

    def any_page(self, language: str) -> str:
        """The client's page, with preloads for the words of a language."""
        return self._with(_words(language))

    def table_page(self, language: str, game: str | None) -> str:
        """The same for a table's page, and for its game if it is known."""
        sources = [
            self.table,
            _words(language),
            _other_words(language),
            *([f"src/games/{game}/index.ts"] if game else []),
        ]
        return self._with(*sources).replace("</head>", f"{ASKED}</head>")

    def _with(self, *sources: str) -> str:
        there = self._files(PAGE)
        files = dict.fromkeys(file for file in self._files(*sources) if file not in there)
        return self.page.replace("</head>", f"{''.join(map(_link, files))}</head>")

    def _files(self, *sources: str) -> list[str]:
        """The built files of some sources and of everything they import."""
        seen = list(dict.fromkeys(source for source in sources if source in self.built))
        for source in seen:
            seen += (other for other in self.built[source].get("imports", ()) if other not in seen)
        built = [self.built[source] for source in seen]
        return [file for found in built for file in (found["file"], *found.get("css", ()))]


def _words(language: str) -> str:
    """The file of what the first page can say in a language."""
    return f"virtual:words-{language}"


def _other_words(language: str) -> str:
    """The file of what every other page says besides."""
    return f"virtual:words-{language}-later"


def _link(file: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="/{file}">'
