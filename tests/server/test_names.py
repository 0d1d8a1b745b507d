"""Names at one table are told apart by the eye, and every language can still write its own."""

from __future__ import annotations

import pytest

from parfait.core.limits import MOST_SEATS
from parfait.locale import LANGUAGES, words
from parfait.server.protocol.refusals import Refused
from parfait.server.tables.names import alike, distinct_names, new_name
from parfait.server.text import BadText, clean_name, length, shortened
from tests.server.harness import Server, server


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Аnna"),  # a Cyrillic А
        ("Anna", "ANNA"),
        ("Anna", "Ａｎｎａ"),  # of full width
        ("Anna", "𝒜nna"),
        ("Anna", "An na"),
        ("Anna", "аnnа"),
        ("Alice", "AIice"),  # a capital I
        ("Alice", "A1ice"),
        ("Alice", "ALICE"),
        ("Otto", "0tt0"),
        ("Tom", "Torn"),
        ("Zoé", "Zoe\u0301"),
        ("ÉMILE", "émile"),
        ("Straße", "STRASSE"),
        ("Ольга", "0льга"),
        ("カオリ", "力オリ"),  # katakana ka, and the sign for strength
        ("へいた", "ヘいた"),  # hiragana, and katakana
        ("アンナ", "ｱﾝﾅ"),
    ],
)
def test_these_look_alike(name: str, other: str) -> None:
    assert alike(name, other)
    assert alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Zoé", "Zoe"),
        ("Émile", "Emile"),
        ("Noël", "Noel"),
        ("François", "Francois"),
        ("Jörg", "Jorg"),
        ("Ali", "All"),
        ("Mia", "Mla"),
        ("Anna 1", "Anna 2"),
        ("ガク", "カク"),
        ("さくら", "サクラ"),
        ("斉藤", "斎藤"),
        ("渡辺", "渡邉"),
        ("Anna", "Ann"),
        ("🍨", "🍦"),
    ],
)
def test_these_do_not(name: str, other: str) -> None:
    assert not alike(name, other)


async def test_a_name_that_looks_like_another_at_the_table_is_refused_however_one_sits_down(running: Server) -> None:
    made = await running.create(players=4, seat=0, name="Anna")
    table = made["table"]
    client = running.client()
    await client.join(table)
    client.say("take", seat=1, name="Аnna")
    refused = await client.hear("error", "seated")
    assert (refused["key"], refused["args"]) == ("name-alike", {"name": "Аnna", "other": "Anna"})
    answer = await running.http.post(f"/api/tables/{table}/seats/1", json={"name": "Аnna"})
    assert (answer.status_code, answer.json()["key"]) == (409, "name-alike")
    client.say("take", seat=1, name="anna")
    assert (await client.hear("error", "seated"))["key"] == "name-taken"
    for seat, name in ((1, "Zoé"), (2, "Zoe"), (3, "カオリ")):
        await running.sit(table, seat, name)
    elsewhere = await running.create(players=2)
    await running.sit(elsewhere["table"], 0, "Аnna")  # nobody to be taken for


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nobody_is_named_like_a_bot_or_those_who_watch(language: str) -> None:
    say = words(language)
    for name in (say("bot", number=1), say("bot", number=MOST_SEATS), say("web-watcher"), say("web-watcher").upper()):
        with pytest.raises(Refused) as refused:
            new_name(name, ())
        assert refused.value.key == "name-reserved"
    assert new_name("Robotto", ()) == "Robotto"

    async with server() as running:
        body = {"game": "dozito", "players": 2, "seat": 0, "name": say("bot", number=2)}
        answer = await running.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["key"]) == (409, "name-reserved")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusals_are_in_every_language(language: str) -> None:
    say = words(language)
    for key in ("name-alike", "name-reserved", "name-taken"):
        text = say(f"error-{key}", name="Аnna", other="Anna B")
        assert "Аnna" in text
        assert key != "name-alike" or "Anna B" in text


def test_names_in_a_record_are_made_distinct_too() -> None:
    assert distinct_names(["Anna", "Аnna", "", "bot 1"]) == ["Anna", "Аnna (1)", "Seat 2", "bot 1"]


def test_a_joined_emoji_is_one_character_and_stays_whole() -> None:
    astronaut, family, flag = (
        "\U0001f469\u200d\U0001f680",
        "\U0001f468\U0001f3fd\u200d\U0001f467",
        "\U0001f1eb\U0001f1f7",
    )
    assert clean_name(f"Zo\u200dé {astronaut}") == f"Zoé {astronaut}", "elsewhere a joiner is invisible"
    assert [length(text) for text in (astronaut, family, flag, 24 * astronaut)] == [1, 1, 1, 24]
    assert shortened(f"ab{family}c", 3) == f"ab{family}"
    with pytest.raises(BadText):
        clean_name(25 * astronaut)
