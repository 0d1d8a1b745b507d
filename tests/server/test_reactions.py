"""Short reactions: words of the catalogue in the chat, under its rules."""

from __future__ import annotations

from typing import get_args

from parfait.locale import LANGUAGES, words
from parfait.server.protocol import messages as p
from tests.server.harness import Server, seated


async def test_a_reaction_is_told_to_all_and_kept_as_a_line_of_the_chat(running: Server) -> None:
    table, clients = await seated(running, players=2)
    clients[0].say("react", reaction="oops")
    for client in clients:
        line = await client.hear("chat")
        assert (line["seat"], line["text"], line["reaction"]) == (0, "", "oops")
    watcher = running.client()
    watcher.say("join", table=table)
    kept = (await watcher.hear("table"))["chat"]
    assert [line["reaction"] for line in kept] == ["oops"]


async def test_what_is_no_reaction_is_refused_and_so_is_one_of_somebody_muted(running: Server) -> None:
    _, clients = await seated(running, players=2)
    clients[1].say("react", reaction="<b>")
    assert (await clients[1].hear("error"))["key"] == "bad-message"
    clients[0].say("mute", seat=1, muted=True)
    await clients[1].hear("info")
    clients[1].say("react", reaction="nice")
    assert (await clients[1].hear("error"))["key"] == "muted"


def test_every_reaction_has_words() -> None:
    for language in LANGUAGES:
        assert [one for one in get_args(p.Reaction) if f"web-reaction-{one}" not in words(language)] == []
