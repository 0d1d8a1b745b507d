"""Signs and numbers that no client sends, in every field of every message and request: no fault of ours."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import msgspec
import pytest

from parfait.server.http.openapi import OPERATIONS, Operation
from parfait.server.protocol import messages as p
from parfait.server.protocol import reviewing as r
from parfait.server.protocol.parties import AnyRequest, NewParty, PartyCode, PartyRequest
from tests.lab.test_luck import greedy_game
from tests.server.harness import Server, seated

TEXTS = [
    r"\ud800",
    r"\u0000",
    r"\udfff\ud800",
    "\u202e",
    "\U0010ffff",
    "%s%n{0}",
    "x" * 3000,
    "1e999",
    "../..",
    "__proto__",
]
STRANGE = [
    *(f'"{text}"' for text in TEXTS),
    *("NaN", "-1", "1e400", "1.5", "9" * 400, "2147483648", "-0.0", "true", "null", "[]", "{}", "[[[[]]]]"),
    *('{"a":' * 500 + "1" + "}" * 500, "[" * 4000),
]
PARAMETERS = ["%00", "a%00b", "%ED%A0%80", "%F4%8F%BF%BF", "..%2F..", "x" * 2000, "%25s", "-1", "99999999999999999999"]


def fields_of(kind: Any) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


def bodies(kind: Any, **known: Any) -> list[str]:
    """A body for each field with each strange value, the others as they should be."""
    found = []
    for field, strange in itertools.product(fields_of(kind), STRANGE):
        others = ", ".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in known.items() if name != field)
        found.append("{" + ", ".join(filter(None, [others, f'"{field}": {strange}'])) + "}")
    return found


async def test_every_message_of_a_client(running: Server) -> None:
    table, clients = await seated(running, players=2, hints=True)
    known = {"table": table, "seat": 1, "name": "Ben", "level": "1", "id": "m", "step": 1, "move": "S1"}
    for kind in AnyRequest.__args__:
        if kind in (p.Close, p.Leave, p.Rematch):
            continue
        tag = str(kind.__struct_config__.tag)
        given = {"type": tag, **{name: known[name] for name in fields_of(kind) if name in known}}
        client = running.client()
        await client.join(table)
        for text in bodies(kind, **given):
            client.say_raw(text)
            clients[0].say_raw(text)
        await client.synced()
        await clients[0].synced()
        await client.leave()
    assert running.app.metrics.errors["fault"] == 0
    assert running.room(table).table.status == "playing"


async def test_every_message_of_a_guest_at_a_party(running: Server) -> None:
    key = "k" * 32
    made = (await running.http.post("/api/parties", json={"name": "Ann", "key": key})).json()
    known = {"party": made["party"], "key": key, "name": "Ann", "game": "dozito", "table": "x", "resting": True}
    for kind in PartyRequest.__args__:
        tag = str(kind.__struct_config__.tag)
        given = {"type": tag, **{name: known[name] for name in fields_of(kind) if name in known}}
        client = running.client()
        client.say("party", party=made["party"], key=key)
        await client.hear("party")
        client.say("enter", name="Ann", key=key)  # again, after a message with which they left
        for text in bodies(kind, **given):
            client.say_raw(text)
        await client.synced()
        await client.leave()
    assert running.app.metrics.errors["fault"] == 0


BODIES: dict[str, Any] = {
    "ask_review": r.AskReview,
    "create": p.NewTable,
    "create_party": NewParty,
    "find_party": PartyCode,
    "lesson": p.LessonMoves,
    "moves": p.MovesToDescribe,
    "own_seats": p.OwnSeats,
    "play_on": r.PlayOn,
    "play_on_record": r.PlayOnRecord,
    "sit": p.SitDown,
}


def address_of(path: str, values: dict[str, str]) -> str:
    """The address of an operation, with these values in it."""
    return re.sub(r"{(\w+)[^}]*}", lambda found: values[found[1]], path)


def strange_addresses(path: str, values: dict[str, str]) -> list[str]:
    names = re.findall(r"{(\w+)", path)
    in_path = [address_of(path, {**values, name: strange}) for name in names for strange in PARAMETERS]
    queries = [f"?{name}={strange}" for name in ("step", "seat", "effort") for strange in PARAMETERS]
    return in_path + [address_of(path, values) + query for query in queries]


def strange_bodies(operation: str) -> list[str]:
    record = greedy_game("dokitto-ice", 2, 5).write()
    known = {"game": "dozito", "name": "Ben", "step": 1, "seat": 0, "record": record, "moves": ["S1"], "seats": []}
    if operation not in BODIES:
        return STRANGE
    kind = BODIES[operation]
    return bodies(kind, **{name: known[name] for name in fields_of(kind) if name in known})


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
async def test_every_request_over_http(running: Server, operation: Operation) -> None:
    table, _ = await seated(running, players=2)
    values = {"table": table, "seat": "1", "game": "dozito", "language": "en", "part": "1", "study": "x"}
    values["review"] = "0" * 32
    path, method = operation.path, operation.method
    for address in strange_addresses(path, values):
        answer = await running.http.request(method, address, content=b"{}" if method == "POST" else None)
        assert answer.status_code < 500, (address, answer.text)
    for text in strange_bodies(operation.name) if method == "POST" else ():
        address, kind = address_of(path, values), {"content-type": "application/json"}
        answer = await running.http.post(address, content=text.encode(), headers=kind)
        assert answer.status_code < 500, (text[:200], answer.text)
    assert running.app.metrics.errors["fault"] == 0
