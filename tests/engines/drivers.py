"""Firefox and WebKit, driven as far as these tests need it: open a page, run a script in it, click, look.

Firefox speaks WebDriver BiDi over a WebSocket, WebKitGTK's driver the older WebDriver over HTTP. Nothing is installed:
what is not here is named, and its tests are skipped.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.ports import free_port

FIREFOX = ("firefox-esr", "firefox")
WEBKIT_DRIVER = "WebKitWebDriver"
MINI_BROWSERS = ("webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0")
PREFERENCES = {
    "remote.active-protocols": 1,  # BiDi alone
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.enabled": False,
}


class NotHere(Exception):
    """A browser that this machine does not have."""


class Engine(Protocol):
    name: str

    def open(self, url: str) -> None: ...
    def run(self, body: str, *arguments: Any) -> Any:
        """The answer of a function with this body, in the page; it may be async."""

    def click(self, x: float, y: float) -> None: ...
    def resize(self, width: int, height: int) -> None: ...
    def picture(self) -> bytes: ...


class Firefox:
    name = "Firefox"

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent = 0
        self.ask("session.new", capabilities={})
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: Any) -> Any:
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=PATIENCE))
            if answer.get("id") == self.sent:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def run(self, body: str, *arguments: Any) -> Any:
        given = [{"type": "string", "value": json.dumps(arguments)}]
        answered = f"(async (...given) => {{{body}}})(...JSON.parse(given))"
        asked = {
            "functionDeclaration": f"async (given) => JSON.stringify(await {answered} ?? null)",
            "arguments": given,
            "target": {"context": self.page},
            "awaitPromise": True,
        }
        found = self.ask("script.callFunction", **asked)
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self.ask("input.performActions", context=self.page, actions=pointer_at(x, y))

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.page)["data"])


class WebKit:
    name = "WebKit"

    def __init__(self, driver: httpx.Client, browser: str) -> None:
        self.driver = driver
        options = {"binary": browser, "args": ["--automation", "--javascript-can-open-windows-automatically=true"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        made = self.ask("POST", "/session", capabilities={"alwaysMatch": wanted})
        self.session = f"/session/{made['sessionId']}"
        self.ask("POST", f"{self.session}/timeouts", script=int(PATIENCE) * 1000, pageLoad=int(PATIENCE) * 1000)

    def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self.driver.request(method, path, json=body if method == "POST" else None)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def open(self, url: str) -> None:
        self.ask("POST", f"{self.session}/url", url=url)

    def run(self, body: str, *arguments: Any) -> Any:
        script = f"""
        const done = arguments[arguments.length - 1];
        (async (...given) => {{{body}}})(...[...arguments].slice(0, -1))
          .then((found) => done([true, found ?? null]), (error) => done([false, String(error)]));
        """
        worked, found = self.ask("POST", f"{self.session}/execute/async", script=script, args=arguments)
        assert worked, found
        return found

    def click(self, x: float, y: float) -> None:
        self.ask("POST", f"{self.session}/actions", actions=pointer_at(x, y))

    def resize(self, width: int, height: int) -> None:
        """The page, not the window, which has a frame."""
        for _ in range(3):
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            outer = self.ask("GET", f"{self.session}/window/rect")
            grown = {"width": outer["width"] + width - inner[0], "height": outer["height"] + height - inner[1]}
            self.ask("POST", f"{self.session}/window/rect", **grown)
            time.sleep(0.5)

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("GET", f"{self.session}/screenshot"))


def pointer_at(x: float, y: float) -> list[dict[str, Any]]:
    """The pointer's way to a place, and a click there."""
    steps: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


@contextmanager
def firefox() -> Iterator[Firefox]:
    binary = next(filter(None, map(shutil.which, FIREFOX)), None)
    if binary is None:
        raise NotHere("Firefox (Debian: firefox-esr)")
    with ExitStack() as stack:
        profile = Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines))
        command = [binary, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        log = profile / "log.txt"
        stack.enter_context(started(command, log, {"HOME": str(profile)}))
        address = soon(lambda: re.search(r"BiDi listening on (ws://\S+)", log.read_text(errors="replace")))[1]
        socket = stack.enter_context(connect(f"{address}/session", max_size=None, open_timeout=PATIENCE))
        yield Firefox(socket)


@contextmanager
def webkit() -> Iterator[WebKit]:
    driver, browser = shutil.which(WEBKIT_DRIVER), mini_browser()
    if driver is None or browser is None:
        raise NotHere("WebKitGTK (Debian: webkit2gtk-driver)")
    with ExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        display = os.environ.get("DISPLAY") or stack.enter_context(screen(home / "screen.txt"))
        port = free_port()
        environment = {"HOME": str(home), "DISPLAY": display}
        stack.enter_context(started([driver, f"--port={port}"], home / "log.txt", environment))
        client = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=2 * PATIENCE))
        soon(lambda: answers(client))
        one = WebKit(client, browser)
        stack.callback(lambda: client.delete(one.session))
        yield one


def mini_browser() -> str | None:
    found = [path for name in MINI_BROWSERS for path in Path("/usr/lib").glob(f"*/{name}/MiniBrowser")]
    return str(found[0]) if found else None


def answers(client: httpx.Client) -> bool:
    try:
        return client.get("/status").status_code == 200
    except httpx.TransportError:
        return False


@contextmanager
def screen(log: Path) -> Iterator[str]:
    """A display in memory."""
    binary = shutil.which("Xvfb")
    if binary is None:
        raise NotHere("a display for WebKitGTK (Debian: xvfb)")
    command = [binary, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with started(command, log, {}):
        yield ":" + soon(lambda: re.search(r"^(\d+)\n", log.read_text(errors="replace"), re.MULTILINE))[1]


@contextmanager
def started(command: list[str], log: Path, environment: dict[str, str]) -> Iterator[None]:
    with open(log, "wb") as output:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=output, stderr=output)
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def soon(find: Callable[[], Any]) -> Any:
    """What is found, sooner or later."""
    deadline = time.monotonic() + PATIENCE
    while not (found := find()):
        assert time.monotonic() < deadline, "it does not start"
        time.sleep(0.05)
    return found


ENGINES: dict[str, Callable[[], Any]] = {"firefox": firefox, "webkit": webkit}
