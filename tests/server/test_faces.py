"""People may choose a drawn head; it is seen by everyone at the table, and goes when names go."""

from __future__ import annotations

from typing import Any

import msgspec

from parfait.server.protocol import messages as protocol
from parfait.server.tables import entries as e
from parfait.server.tables.erasure import Extent, rewritten
from tests.server.harness import Server


async def test_a_face_is_chosen_with_a_seat_and_everyone_sees_it(running: Server) -> None:
    made = await running.create("dozito", players=3, seat=0, name="Anna", face="frog")
    sat = await running.http.post(f"/api/tables/{made['table']}/seats/1", json={"name": "Ben", "face": "owl"})
    assert sat.status_code == 201
    one = running.client()
    await one.join(made["table"])
    one.say("take", seat=2, name="Chloé", face="pig")
    await one.hear("seated")
    watcher = running.client()
    seats = (await watcher.join(made["table"]))["info"]["seats"]
    assert [(seat["name"], seat["face"]) for seat in seats] == [
        ("Anna", "frog"),
        ("Ben", "owl"),
        ("Chloé", "pig"),
    ]


async def test_without_a_face_nothing_is_said_of_one(running: Server) -> None:
    made = await running.create("dozito", players=2, seat=0, name="Anna")
    one = running.client()
    assert "face" not in (await one.join(made["table"]))["info"]["seats"][0]


async def test_a_face_that_is_no_short_word_is_refused(running: Server) -> None:
    for face in ("<svg>", "a" * 17, "Frog", 3):
        asked: dict[str, Any] = {"game": "dozito", "players": 2, "seat": 0, "name": "Anna", "face": face}
        assert (await running.http.post("/api/tables", json=asked)).status_code == 422, face


def test_a_face_is_erased_with_the_name() -> None:
    seat = e.Sat(2.0, 1, "Ben", "k", False, "owl")
    summary = protocol.encode(
        protocol.TableInfo("t", "dozito", 2, {}, "over", [protocol.SeatInfo("Anna", face="frog")], False, False, "3", 1)
    )
    erased = rewritten([e.write(seat)], summary, Extent.NAMES, 3.0)
    assert b"owl" not in erased.changed[0][1]
    assert msgspec.json.decode(erased.summary, type=protocol.TableInfo).seats[0].face == ""
