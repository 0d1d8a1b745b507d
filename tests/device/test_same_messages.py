"""One game, two places: in Pyodide, as a browser runs it, and on a server with SQLite, every byte is the same."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tools import site_python as site

from parfait import games
from parfait.server.store import open_backend
from parfait.server.tables.house import House
from tests.device import story
from tests.server.harness import Client, Server
from tests.server.harness import server as running_server
from tests.web.test_games import SHORT
from web import build as client

GAMES = {name: SHORT.get(name, (games.find(name).players[0], {})) for name in games.names()}
IN_NODE = """
import { readFileSync } from 'node:fs';
const [folder, library, archive, program, games] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: library, stdout: () => {} });
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/lib/python3.14/site-packages' });
python.unpackArchive(new Uint8Array(readFileSync(program)), 'zip', { extractDir: '/home/pyodide' });
const told = await python.runPythonAsync(`
import json, story_on_device
json.dumps(await story_on_device.told_all(json.loads(${JSON.stringify(games)})))
`);
process.stdout.write(told, () => process.exit()); // the server's timers would keep Node running
"""
ON_DEVICE = """
import json
from collections import defaultdict
from dataclasses import replace
import story
from parfait.device.server import SETTINGS, DeviceServer
from parfait.device.workers import PythonWorker

class OnDevice:
    def __init__(self):
        self.heard = defaultdict(list)
        bots = PythonWorker(None, None)  # nobody asks them
        self.server = DeviceServer([], self.keep, bots, bots, lambda socket, text: self.heard[socket].append(text))
        self.house = self.server.house

    async def keep(self, changes):
        pass

    async def ask(self, path, body=None):
        method = "GET" if body is None else "POST"
        headers = {"content-type": "application/json"}
        found = await self.server.request(method, path, headers, json.dumps(body).encode())
        assert found.status in (200, 201), found.body
        return found.body.decode()

    def open(self, socket):
        self.server.open(socket)

    def say(self, socket, message):
        self.server.hear(socket, json.dumps(message))

async def told_all(games):
    found = {}
    for game, (players, options) in games.items():
        place = OnDevice()
        await place.server.start()
        found |= await story.told(place, game, players, options)
        await place.server.stop()
    return found
"""


class OnServer:
    def __init__(self, running: Server) -> None:
        self.running = running
        self.house: House = running.house
        self.clients: dict[str, Client] = {}

    @property
    def heard(self) -> dict[str, list[str]]:
        return {socket: one.sent for socket, one in self.clients.items()}

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> str:
        http = self.running.http
        answer = await (http.get(path) if body is None else http.post(path, json=body))
        assert answer.status_code in (200, 201), answer.text
        return answer.text

    def open(self, socket: str) -> None:
        self.clients[socket] = self.running.client()

    def say(self, socket: str, message: dict[str, Any]) -> None:
        self.clients[socket].say_raw(json.dumps(message))


async def told_by_a_server(database: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for game, (players, options) in GAMES.items():
        backend = open_backend(str(database / f"{game}.sqlite3"))
        backend.migrate()
        async with running_server(backend) as running:
            found |= await story.told(OnServer(running), game, players, options)
    return found


def told_by_a_device(folder: Path) -> dict[str, list[str]]:
    """What Pyodide makes of the files that `make site` writes."""
    node, environment = client.install(checks=True)
    names = ("stdlib.zip", "parfait.zip", "program.zip", "device.mjs")
    library, archive, program, script = (folder / name for name in names)
    library.write_bytes(site.standard_library())
    archive.write_bytes(site.archive(dict(sorted(site.contents()))))
    source = Path(story.__file__).read_bytes()
    program.write_bytes(site.archive({"story.py": source, "story_on_device.py": ON_DEVICE.encode()}))
    script.write_text(IN_NODE, encoding="utf-8")
    given = [str(site.PYODIDE), str(library), str(archive), str(program), json.dumps(GAMES)]
    command = [*node, str(script), *given]
    run = subprocess.run(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, list[str]] = json.loads(run.stdout.splitlines()[-1])
    return found


@pytest.mark.slow
def test_pyodide_and_a_server_send_the_same_bytes_for_the_same_seed_and_moves(tmp_path: Path) -> None:
    try:
        device = told_by_a_device(tmp_path)
    except (site.CannotMakeSite, FileNotFoundError, subprocess.CalledProcessError) as error:
        if isinstance(error, subprocess.CalledProcessError) and "device.mjs" in str(error.cmd):
            raise
        pytest.skip(f"the site cannot be made without the registries of packages: {error}")
    server = asyncio.run(told_by_a_server(tmp_path))
    assert device.keys() == server.keys()
    for name, texts in server.items():
        assert device[name] == texts, name
