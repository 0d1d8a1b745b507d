"""The HTTP API does what its own description says, whatever is thrown at it."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from tools.typescript import messages as typescript

from parfait import __version__, games, pages
from parfait.build import build_id
from parfait.core import CHANCE, Rng
from parfait.locale import LANGUAGES, words
from parfait.play import Match
from parfait.server.http.openapi import description
from parfait.server.protocol import parties
from tests.server.harness import Server, server
from tests.server.processes import ServerProcess

OPERATIONS = [f"{method.upper()} {path}" for path, methods in description()["paths"].items() for method in methods]


@cache
def operations() -> dict[str, Any]:
    import schemathesis  # here, as the other tests need not wait for it

    found = schemathesis.openapi.from_dict(description()).get_all_operations()
    return {one.ok().label: one.ok() for one in found}


def test_every_operation_is_asked() -> None:
    assert list(operations()) == OPERATIONS


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_one_that_is_described(real: ServerProcess, label: str) -> None:
    from schemathesis import GenerationMode

    operation = operations()[label]
    for mode in GenerationMode:
        if mode is GenerationMode.NEGATIVE and not (operation.definition.raw.keys() & {"parameters", "requestBody"}):
            continue  # nothing to get wrong

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=30, derandomize=True, suppress_health_check=list(HealthCheck))
        def fuzz(case: Any) -> None:
            answer = case.call(base_url=real.base)
            if answer.status_code != 413:  # too large to look at; Schemathesis knows no such refusal
                case.validate_response(answer)

        fuzz()


def test_the_games_tell_their_options(real: ServerProcess) -> None:
    found = real.get("/api/games")["games"]
    assert [game["name"] for game in found] == list(games.names())
    for game in found:
        known = {info.name: info for info in games.find(game["name"]).options.infos()}
        assert game["prefix"] == games.find(game["name"]).prefix
        for option in game["options"]:
            kind = known[option["name"]].kind
            assert option["rule"].startswith(game["prefix"])
            assert option["kind"] | {"unlimited": None} == kind.data() | {"unlimited": None}  # test_due_back.py
            assert kind.read(option["default"], 4) == known[option["name"]].default


@pytest.mark.parametrize("name", games.names())
async def test_the_server_says_what_a_move_is_called(name: str) -> None:
    match, rng = Match.new(name), Rng(3)
    while match.turn == CHANCE:
        match.draw(rng)
    moves = match.legal_moves()[:200]

    async with server() as running:
        asked = {"moves": [*moves, "no such move", ""], "players": match.state.players}
        answer = await running.http.post(f"/api/games/{name}/moves", json=asked)
        found = answer.json()["moves"]
        assert list(found) == list(moves)
        for move, event in found.items():
            described = match.game.describe(move)
            assert (event["key"], event.get("args", {})) == (described.key, described.arguments)
        assert "words" not in answer.json()
        for language in ("en", "fr", "ja"):
            said = (await running.http.post(f"/api/games/{name}/moves", json={**asked, "language": language})).json()
            assert said["moves"] == found
            for move, text in said["words"].items():
                assert text == words(language).event(name, match.game.describe(move), ())
        refused = await running.http.post(f"/api/games/{name}/moves", json={**asked, "language": "tlh"})
        assert refused.status_code == 422
        assert (await running.http.post(f"/api/games/{name}/moves", json={"moves": ["x" * 100]})).status_code == 422
        assert (await running.http.post("/api/games/nonesuch/moves", json={"moves": []})).status_code == 404


@pytest.mark.parametrize("name", games.names())
async def test_a_game_s_words_and_emblem_are_served_from_its_folder(running: Server, name: str) -> None:
    for language in LANGUAGES:
        answer = await running.http.get(f"/api/games/{name}/words/{language}")
        assert f"{name}-title = " in answer.text  # in English, where there is no such file
    assert (await running.http.get(f"/api/games/{name}/words/xx")).status_code == 404
    emblem = await running.http.get(f"/api/games/{name}/emblem.svg")
    there = (games.folder(name) / "emblem.svg").exists()
    assert emblem.status_code == (200 if there else 404)


@pytest.mark.parametrize("name", games.names())
async def test_a_game_s_rules_page_is_served_in_the_languages_it_is_written_in(running: Server, name: str) -> None:
    for language in LANGUAGES:
        answer = await running.http.get(f"/api/games/{name}/rules/{language}")
        assert answer.status_code == (200 if pages.is_there(name, language) else 404)
        assert f"**{games.find(name).prefix}-1**" in answer.text or answer.status_code == 404
    assert (await running.http.get(f"/api/games/{name}/rules/xx")).status_code == 404
    assert (await running.http.get("/api/games/nonesuch/rules/en")).status_code == 404


async def test_the_front_page_says_in_three_languages_whether_there_is_a_client(running: Server) -> None:
    answer = await running.http.get("/")
    assert answer.status_code == 200
    if "Parfait</h1>" in answer.text:
        assert [f'lang="{language}"' in answer.text for language in ("en", "fr", "ja")] == [True] * 3


async def test_a_method_that_an_address_does_not_take_is_refused_in_words(running: Server) -> None:
    for method, path, status, allowed in (
        ("PUT", "/api/tables", 405, "GET, HEAD, POST"),
        ("OPTIONS", "/api/replay", 405, "POST"),
        ("GET", "/api/replay", 405, "POST"),
        ("DELETE", "/healthz", 405, "GET, HEAD"),
        ("PROPFIND", "/", 405, "GET, HEAD"),
        ("POST", "/api/nonsense", 404, None),
        ("TRACE", "/api/nonsense", 404, None),
    ):
        answer = await running.http.request(method, path)
        assert answer.status_code == status, (method, path)
        assert set(answer.headers.get("allow", "").split(", ")) == set((allowed or "").split(", "))
        assert answer.json()["key"] == ("bad-method" if status == 405 else "no-such-page")


async def test_metrics_and_health(running: Server) -> None:
    await running.create("aice")
    health = (await running.http.get("/healthz")).json()
    assert health == {"status": "ok", "version": __version__, "build": build_id()}
    text = (await running.http.get("/metrics")).text
    assert "parfait_tables_created_total 1.0" in text
    assert "parfait_commit_seconds_bucket" in text


def test_every_message_is_in_the_typescript_types() -> None:
    text = typescript.module()
    for message in (*parties.AnyRequest.__args__, *parties.AnyAnswer.__args__):
        tag = message.__struct_config__.tag
        assert f'type: "{tag}";' in text
    assert "export type ServerMessage =" in text
    subprocess.run([sys.executable, "-m", "tools.typescript", "--check"], check=True)


def test_the_description_names_no_unknown_schema() -> None:
    text = json.dumps(description())
    for name in json.loads(text)["components"]["schemas"]:
        assert f"#/components/schemas/{name}" in text or name in ("Problem",)
