"""The client's types are the server's."""

from __future__ import annotations

from tools.typescript import __main__ as types


def test_the_types_of_the_client_are_written_from_the_protocol_and_the_views() -> None:
    assert types.stale() == [], "run `make golden`"


def test_fields_come_with_their_types_and_comments() -> None:
    written = {file.parent.name: text for file, text in types.files()}
    assert "  held: string | null; // that card; null when there is none" in written["dozito"]
    assert "  max_tips_in_a_row: number | null; // DD-12" in written["dessert-dice"]
