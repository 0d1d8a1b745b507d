"""The client's message types are the server's."""

from __future__ import annotations

from pathlib import Path

from parfait.server.wire import typescript

WRITTEN = Path(__file__).parents[2] / "web/src/protocol.ts"


def test_the_types_of_the_client_are_written_from_the_protocol() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == typescript.module()
