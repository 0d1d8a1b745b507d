"""Between Python and the browser: the Web Workers of web/src/device call these. Only Pyodide can import this module."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import JsException, to_js

from parfait.device.backend import RowChange
from parfait.device.server import DeviceServer
from parfait.device.workers import PythonWorker, answer
from parfait.server import logs


async def serve(kept: Any, keep: Any, bots: Any, reviewer: Any, send: Any) -> Page:
    """A server with what the browser has saved: a JavaScript array of [kind, key, value]."""
    logs.set_up("warning")

    async def kept_by_browser(changes: list[RowChange]) -> None:
        try:
            await keep(_for_browser(changes))
        except JsException as error:
            raise OSError(str(error)) from error

    rows = [RowChange(kind, tuple(key.to_py()), value.to_bytes()) for kind, key, value in kept]
    server = DeviceServer(rows, kept_by_browser, _python_worker(bots), _python_worker(reviewer), send)
    await server.start()
    return Page(server)


def _python_worker(worker: Any) -> PythonWorker:
    async def think(question: bytes) -> bytes:
        found: bytes = (await worker.think(to_js(question))).to_bytes()
        return found

    async def restart() -> None:
        worker.restart()

    return PythonWorker(think, restart)


def _for_browser(rows: list[RowChange]) -> Any:
    return to_js([[one.kind, list(one.key), one.value] for one in rows])


class Page:
    """What the pages of this browser ask of their server."""

    def __init__(self, server: DeviceServer) -> None:
        self.open = server.open
        self.hear = server.hear
        self.close = server.close
        self.unreadable = len(server.store.backend.unreadable)  # tables that are damaged
        self._server = server

    def rows(self) -> Any:
        """Everything that is to be saved, for a browser whose storage was cleared."""
        return _for_browser(self._server.store.backend.everything())

    async def request(self, method: str, address: str, headers: Any, body: Any) -> Any:
        content = b"" if body is None else body.to_bytes()
        found = await self._server.request(method, address, headers.to_py(), content)
        return to_js([found.status, [list(pair) for pair in found.headers], found.body])


def think(question: Any) -> Any:
    """The answer of a bot, for the bots' own Web Worker."""
    return to_js(answer(question.to_bytes()))
