"""What `server/transport` relies on of uvicorn's and websockets' insides, checked in one place.

These are not public: a new version may rename or drop any of them. When this test fails, look at the class that
extends the one named here before raising the bounds in pyproject.toml.
"""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process
from websockets.frames import Frame

# Methods that we extend or call, with their parameters.
METHODS: dict[type, dict[str, list[str]]] = {
    HttpToolsProtocol: {
        "connection_made": ["transport"],
        "connection_lost": ["exc"],
        "data_received": ["data"],
        "on_message_begin": [],
        "on_headers_complete": [],
        "on_message_complete": [],
        "on_response_complete": [],
        "handle_websocket_upgrade": [],
        "send_400_response": ["msg"],
        "_start_asgi_task": ["cycle", "app"],
    },
    WebSocketsSansIOProtocol: {
        "connection_made": ["transport"],
        "connection_lost": ["exc"],
        "data_received": ["data"],
        "run_asgi": [],
        "receive": [],
        "pause_writing": [],
        "resume_writing": [],
        "handle_ping": [],
        "handle_pong": ["event"],
        "handle_cont": ["event"],
        "keepalive_timeout": [],
    },
    FlowControl: {"pause_reading": [], "resume_reading": [], "pause_writing": [], "resume_writing": []},
    Multiprocess: {"handle_hup": [], "handle_term": [], "restart_all": [], "run": []},
    Process: {"start": [], "terminate": [], "kill": [], "join": [], "is_ready": ["timeout"]},
}
# Attributes of an instance that we read or set.
ATTRIBUTES = {
    HttpToolsProtocol: ["app", "client", "cycle", "flow", "headers", "loop", "parser", "transport"],
    WebSocketsSansIOProtocol: [
        "close_sent",
        "conn",
        "handshake_complete",
        "handshake_initiated",
        "loop",
        "queue",
        "read_paused",
        "transport",
    ],
}


def cases() -> list[tuple[type, str, list[str]]]:
    return [(owner, name, given) for owner, methods in METHODS.items() for name, given in methods.items()]


@pytest.mark.parametrize(("owner", "name", "given"), cases(), ids=lambda case: getattr(case, "__name__", str(case)))
def test_a_method_that_we_extend_takes_what_it_took(owner: type, name: str, given: list[str]) -> None:
    found = list(inspect.signature(getattr(owner, name)).parameters)
    assert found == ["self", *given]


@pytest.mark.parametrize("owner", [HttpToolsProtocol, WebSocketsSansIOProtocol])
async def test_a_protocol_has_the_attributes_that_we_use(owner: Any) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    config = uvicorn.Config(app, log_config=None, lifespan="off")
    config.load()
    assert list(inspect.signature(owner.__init__).parameters)[1:5] == [
        "config",
        "server_state",
        "app_state",
        "_loop",
    ]
    protocol = owner(config, ServerState(), {}, asyncio.get_running_loop())
    missing = [name for name in ATTRIBUTES[owner] if not hasattr(protocol, name) and name not in owner.__annotations__]
    assert missing == []


def test_a_cycle_says_how_far_an_answer_is() -> None:
    given = inspect.signature(RequestResponseCycle.__init__).parameters
    assert {"scope", "transport", "flow", "on_response"} <= set(given)
    source = inspect.getsource(RequestResponseCycle.__init__)
    assert "self.more_body" in source
    assert "self.response_complete" in source


def test_a_supervisor_keeps_its_processes_and_signals_where_we_look() -> None:
    source = inspect.getsource(Multiprocess.__init__)
    for name in ("processes", "should_exit", "signal_queue", "config", "sockets"):
        assert f"self.{name}" in source
    assert list(inspect.signature(Process.__init__).parameters)[1:3] == ["config", "sockets"]


def test_a_frame_knows_whether_it_is_the_last_of_its_message() -> None:
    assert "fin" in inspect.signature(Frame).parameters
