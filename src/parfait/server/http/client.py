"""The client's files or, if it is not built, a page that explains how to build it."""

from __future__ import annotations

import gzip
import html
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

import parfait
from parfait import games, locale
from parfait.core.errors import shorten
from parfait.server.http import previews
from parfait.server.http.answers import problem
from parfait.server.http.preloads import MANIFEST, Preloads
from parfait.server.protocol.messages import TableInfo
from parfait.server.protocol.refusals import Refused

Endpoint = Callable[[Request], Awaitable[Response]]
STATIC = Path(parfait.__file__).parent / "static"
CLIENT_PAGES = (
    "t",
    "p",
    "join",
    "evening",
    "learn",
    "new",
    "replay",
    "reviews",
    "rules",
    "settings",
    "lab",
)  # as in web/src/App.svelte
APP = "manifest.webmanifest"
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}  # the names of built files change with them
WORTH_PACKING = 1000  # bytes
PAGE_HEADERS = {"cache-control": "no-cache", "vary": "accept-language"}
STYLE = (
    "body{font:1.1rem/1.6 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem;color:#2b2a33;background:#fffaf3}"
)


InfoOf = Callable[[str], Awaitable[TableInfo | None]]


def client_built(folder: Path = STATIC) -> bool:
    return (folder / "index.html").is_file()


def routes(info_of: InfoOf, public_url: str = "", folder: Path = STATIC) -> list[BaseRoute]:
    """The routes of `/`, `/t/…`, the client's other pages and its files. `info_of` returns a table's information."""
    if not client_built(folder):
        return [Route("/", _not_built), Route("/t/{table}", _not_built), Route("/not-built.css", _not_built_style)]
    preloads = Preloads(folder)

    def page(request: Request, text: str, preview: previews.Preview | None = None, status: int = 200) -> Response:
        base = base_address(request, public_url)
        whole = previews.put_into(text, base, request.url.path, language_of(request), preview)
        return HTMLResponse(whole, status, headers=PAGE_HEADERS)

    async def client(request: Request) -> Response:
        return page(request, preloads.any_page(language_of(request)))

    async def table(request: Request) -> Response:
        language = language_of(request)
        info = await info_of(request.path_params["table"])
        preview = previews.of_table(info, language) if info is not None else None
        return page(request, preloads.table_page(language, info.game if info is not None else None), preview)

    async def missing(request: Request) -> Response:
        return page(request, preloads.any_page(language_of(request)), status=404)

    files: list[BaseRoute] = [Route("/", client), Route("/t/{table}", table)]
    for name in CLIENT_PAGES:
        files += [Route(f"/{name}", client), Route(f"/{name}/{{rest:path}}", client)]
    for part in sorted(folder.iterdir()):
        if part.is_dir():
            files.append(Route(f"/{part.name}/{{file}}", _Built(part).serve))
    for file in sorted(folder.iterdir()):
        if file.name == APP:
            files.append(Route(f"/{APP}", _app(file)))
        elif file.is_file() and file.name not in ("index.html", MANIFEST):
            files.append(Route(f"/{file.name}", _file(file)))
    return [*files, Route("/{page}", missing)]


def base_address(request: Request, public_url: str) -> str:
    """The public address: `--public-url`, or else the address of the request."""
    return public_url.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"


def language_of(request: Request) -> str:
    """The first of the browser's languages that we have, as languageOf in the client."""
    tags = (tag.strip()[:2].lower() for tag in request.headers.get("accept-language", "").split(","))
    return next((tag for tag in tags if tag in locale.LANGUAGES), locale.ENGLISH)


class _Built:
    """A folder of files that never change, each compressed once and cached."""

    def __init__(self, folder: Path) -> None:
        self.paths = {path.name: path for path in folder.iterdir() if path.is_file()}
        self.kept: dict[tuple[str, bool], bytes] = {}

    async def serve(self, request: Request) -> Response:
        name = request.path_params["file"]
        if name not in self.paths:
            raise HTTPException(404)
        kind = guess_type(name)[0] or "application/octet-stream"
        plain = self._body(name, packed=False)
        headers = {**FOR_EVER, "vary": "accept-encoding"}
        if len(plain) < WORTH_PACKING or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(plain, media_type=kind, headers=headers)
        return Response(self._body(name, packed=True), media_type=kind, headers={**headers, "content-encoding": "gzip"})

    def _body(self, name: str, *, packed: bool) -> bytes:
        if (name, packed) not in self.kept:
            body = gzip.compress(self._body(name, packed=False)) if packed else self.paths[name].read_bytes()
            self.kept[name, packed] = body
        return self.kept[name, packed]


def _file(path: Path) -> Endpoint:
    async def serve(request: Request) -> Response:
        return FileResponse(path, headers={"cache-control": "no-cache"})

    return serve


def _app(path: Path) -> Endpoint:
    """The web app manifest, in the reader's language."""
    app = json.loads(path.read_text(encoding="utf-8"))

    async def serve(request: Request) -> Response:
        language = language_of(request)
        filled = {**app, "lang": language, "description": locale.words(language)("page-description")}
        content = json.dumps(filled, ensure_ascii=False)
        return Response(content, media_type="application/manifest+json", headers=PAGE_HEADERS)

    return serve


async def _not_built_style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css")


async def _not_built(request: Request) -> Response:
    said = {}
    for language in locale.LANGUAGES:
        words = locale.words(language)
        titles = words.listing(words(f"{name}-title") for name in games.names())
        said[language] = [titles, words("server-not-built")]
    return _plain_page(said)


def strange_host(host: str, path: str) -> Response:
    """The answer to a request under an unknown host name: how to allow that name."""
    if path.startswith("/api/"):
        return problem(Refused("strange-host", 421, host=shorten(host)))
    said = {language: locale.words(language)("error-strange-host", host=shorten(host)) for language in locale.LANGUAGES}
    return _plain_page({language: [text] for language, text in said.items()}, 421, style=None)


def _plain_page(said: Mapping[str, Sequence[str]], status: int = 200, style: str | None = "/not-built.css") -> Response:
    """A page without the client, in every language."""
    sections = []
    for language, texts in said.items():
        paragraphs = "".join(f"<p>{html.escape(text)}</p>" for text in texts)
        sections.append(f'<section lang="{language}"><h1>Parfait</h1>{paragraphs}</section>')
    sheet = f'<link rel="stylesheet" href="{style}">' if style else ""
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Parfait</title>{sheet}<main>{''.join(sections)}</main></html>",
        status,
    )
