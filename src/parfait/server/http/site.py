"""The static site under /device/, if it is here: a browser that has opened it plays without this server."""

from __future__ import annotations

import json
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import parfait
from parfait.server.http.security import POLICY

PATH = "/device"
HERE = Path(parfait.__file__).parent
FOLDERS = (HERE / "site", HERE.parents[1] / "dist/site")  # put into the package, or made by `make site`
LISTING = "python/files.json"
FOR_PYTHON = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
NAMED_BY_CONTENT = ("assets/", "python/")


def find(given: str = "") -> Path | None:
    """The folder of the site: the one that is given, or else one of the usual places; None if there is none."""
    folders = (Path(given),) if given else FOLDERS
    return next((folder for folder in folders if (folder / LISTING).is_file()), None)


def size(folder: Path | None) -> int:
    """How many bytes of Python a browser loads for it; 0 where there is no site."""
    if folder is None:
        return 0
    listing = json.loads((folder / LISTING).read_text(encoding="utf-8"))
    return sum(part["packed"] for part in listing["parts"])


def routes(folder: Path | None) -> list[BaseRoute]:
    if folder is None:
        return []

    async def with_slash(request: Request) -> Response:
        return RedirectResponse(f"{PATH}/")

    return [Route(PATH, with_slash), Mount(PATH, _Site(directory=folder, html=True))]


class _Site(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        found = await super().get_response(path, scope)
        lasting = path.startswith(NAMED_BY_CONTENT) and not path.endswith(LISTING)
        found.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        found.headers["content-security-policy"] = FOR_PYTHON
        return found
