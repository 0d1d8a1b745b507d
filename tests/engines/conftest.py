from __future__ import annotations

import http.server
import os
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from subprocess import CalledProcessError

import pytest
from tools import site as maker

from parfait.server.http.client import client_built
from tests.engines.drivers import ENGINES, Engine, NotHere
from tests.engines.player import Player
from tests.web.house import House

DESKTOP = (1280, 800)


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    assert client_built(), "the client is not built: make setup"
    begun = ENGINES[request.param]()
    try:
        one = begun.__enter__()
    except NotHere as missing:
        pytest.skip(f"not on this machine: {missing}")
    yield one
    begun.__exit__(None, None, None)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def player(engine: Engine, house: House) -> Iterator[Player]:
    """Somebody at a server; whatever goes wrong in their page fails the test."""
    House.deal("engines")
    engine.resize(*DESKTOP)
    one = Player(engine, house.url)
    yield one
    assert one.faults() == []


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


class Folder:
    """The static site on a plain web server, which can be switched off."""

    def __init__(self, folder: Path) -> None:
        self.handler = partial(Quiet, directory=str(folder))
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/#"

    def start(self) -> None:
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), self.handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    """Made anew, unless PARFAIT_TEST_SITE names one that is there."""
    made = Path(os.environ.get("PARFAIT_TEST_SITE") or tmp_path_factory.mktemp("site"))
    if not (made / "python/files.json").exists():
        try:
            maker.write(made)
        except (maker.CannotMakeSite, CalledProcessError) as error:
            pytest.skip(f"the site cannot be made without the registries of packages: {error}")
    served = Folder(made)
    yield served
    served.stop()


@pytest.fixture
def alone(engine: Engine, folder: Folder) -> Iterator[Player]:
    """Somebody whose browser serves them."""
    engine.resize(*DESKTOP)
    one = Player(engine, folder.url)
    yield one
    assert one.faults() == []
