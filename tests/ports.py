"""Ports for servers of the tests."""

from __future__ import annotations

import os
import socket
from itertools import count

# Below those that the system gives to connections. Each process of pytest-xdist has some hundreds of its own, so that
# no other takes a port between finding it free and listening on it.
FIRST, EACH, WORKERS = 20_000, 500, 24
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
_tried = count(os.getpid())


def free_port() -> int:
    for number in _tried:
        port = FIRST + WORKER * EACH + number % EACH
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as a server would
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError
