"""Start a server: bind the address, print it, and serve until asked to stop."""

from __future__ import annotations

import errno
import http.client
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog
import uvicorn

from parfait.core import ParfaitError, speed
from parfait.core.system import event_loop, keep_port
from parfait.server.app import App
from parfait.server.protocol.messages import LONGEST_MESSAGE
from parfait.server.settings import Settings
from parfait.server.shared_folder import VARIABLE, SharedFolder
from parfait.server.store import QueryFailed, StorageUnavailable, open_backend
from parfait.server.store.open import default_database, unusable
from parfait.server.transport.http import HttpProtocol
from parfait.server.transport.supervisor import GRACE, Supervisor, Terminal
from parfait.server.transport.websocket import WebSocketProtocol

log = structlog.get_logger()
SOCKET = "PARFAIT_SOCKET"  # which this process had before it began anew
PORT = 8000
TRIED = 20  # further ports, when none was asked for
PING = 20.0  # seconds between two pings, and until a silent client is dropped
LETTING_GO = 3.0  # seconds that a server which was just ended may take to free its port


class CannotListen(ParfaitError):
    """An address that is taken or not ours."""


def bind(host: str, port: int | None) -> socket.socket:
    """A socket on the given port, or on the first free one from the default on."""
    if (kept := _kept()) is not None:
        return kept
    if port is not None:
        return _wanted(host, port)
    for candidate in range(PORT, PORT + TRIED):
        try:
            return _bound(host, candidate)
        except OSError as error:
            reason = error
    raise _cannot_listen(host, PORT, reason)


def _kept() -> socket.socket | None:
    """The socket that was kept open across a restart of this process."""
    process, _, handle = os.environ.pop(SOCKET, "").partition(":")
    return socket.socket(fileno=int(handle)) if process == str(os.getpid()) else None


def _wanted(host: str, port: int) -> socket.socket:
    patience = time.monotonic() + LETTING_GO
    while True:
        try:
            return _bound(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > patience:
                raise _cannot_listen(host, port, error) from error
            time.sleep(0.1)


def _cannot_listen(host: str, port: int, error: OSError) -> CannotListen:
    if error.errno == errno.EADDRINUSE:
        return CannotListen("port-in-use", port=str(port))
    return CannotListen("cannot-listen", host=host, port=str(port), reason=str(error.strerror))


def _bound(host: str, port: int) -> socket.socket:
    family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
        0
    ]
    sock = socket.socket(family, kind, proto)
    try:
        keep_port(sock)
        sock.bind(address)
        sock.listen(1024)
    except OSError:
        sock.close()
        raise
    sock.set_inheritable(True)
    return sock


def addresses(sock: socket.socket) -> Iterator[str]:
    """The addresses to open in a browser: on this machine, then from the rest of the network."""
    host, port = sock.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")
    yield f"http://{'localhost' if everywhere else f'[{host}]' if ':' in host else host}:{port}"
    if everywhere and (lan := _lan_address()) is not None:
        yield f"http://{lan}:{port}"


def _lan_address() -> str | None:
    """This machine's address on the local network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def check_database(settings: Settings) -> None:
    """Migrate the database before the server is ready. Raises `StoreError` if it cannot be used."""
    url = settings.database or default_database()
    backend = open_backend(url)
    try:
        with backend.exclusive():
            backend.check()
            backend.migrate()
    except (StorageUnavailable, QueryFailed) as error:
        raise unusable(url, error) from error
    finally:
        backend.close()


def serve(
    settings: Settings,
    sock: socket.socket,
    workers: int = 1,
    proxies: str = "127.0.0.1",
    log_level: str = "info",
    *,
    ready: Callable[[], None],
) -> bool:
    """Serve until a signal; `ready` is called once we answer. Returns whether the database was fine at the end."""
    _, *on_network = addresses(sock)
    if on_network and not settings.network_url:
        settings = replace(settings, network_url=on_network[0])
    app = App(settings)
    config = uvicorn.Config(
        "parfait.server.app:from_environment" if workers > 1 else app,
        factory=workers > 1,
        workers=workers,
        ws=WebSocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # an update is small; compressing costs memory for every connection
        http=HttpProtocol,
        loop=event_loop(),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
        forwarded_allow_ips=proxies,
    )
    threading.Thread(target=_when_answering, args=(*sock.getsockname()[:2], ready), name="ready", daemon=True).start()
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them again when it has stopped
        signal.signal(number, _stopped)
    if workers > 1:
        with TemporaryDirectory(prefix="parfait-", ignore_cleanup_errors=True) as folder:
            SharedFolder.made(Path(folder))
            os.environ.update(settings.to_environment(), PARFAIT_LOG_LEVEL=log_level, **{VARIABLE: folder})
            Supervisor(config, sockets=[sock]).run()
        return _answers(settings)
    if _serve_alone(uvicorn.Server(config), sock):
        _begin_anew(sock)
    return app.metrics.health.status == "ok"


def _serve_alone(server: uvicorn.Server, sock: socket.socket) -> bool:
    """Serve in this process; return whether it was asked to restart."""
    terminal, again = Terminal(), False
    ignored = hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN  # as nohup has it

    def hang_up(number: int, frame: object) -> None:
        nonlocal again
        if ignored and terminal.closed:
            return
        again = not terminal.closed
        server.should_exit = True

    if hasattr(signal, "SIGHUP") and (not ignored or speed.compiling()):  # the compiled rules come by this signal
        signal.signal(signal.SIGHUP, hang_up)
    server.run(sockets=[sock.dup()])  # which it closes
    if ignored:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # for the program that runs next in this process, too
    return again


def _begin_anew(sock: socket.socket) -> None:
    """Run the same command again in this process. The socket stays open, so clients that connect meanwhile wait."""
    log.info("restarting")
    speed.end_compiling()
    sock.set_inheritable(True)
    os.environ[SOCKET] = f"{os.getpid()}:{sock.fileno()}"
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def _answers(settings: Settings) -> bool:
    """Whether a database used by several processes answers."""
    backend = open_backend(settings.database)
    try:
        backend.find("")
    except (StorageUnavailable, QueryFailed):
        return False
    finally:
        backend.close()
    return True


def _when_answering(bound: str, port: int, ready: Callable[[], None]) -> None:
    """Poll until any of the processes answers."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(bound, bound)
    while True:
        asking = http.client.HTTPConnection(host, port, timeout=5)
        try:
            asking.request("GET", "/healthz")
            asking.getresponse()
        except (OSError, http.client.HTTPException):
            time.sleep(0.05)
        else:
            ready()
            return
        finally:
            asking.close()


def _stopped(number: int, frame: object) -> None:
    """Whether we were asked to stop before we started."""
