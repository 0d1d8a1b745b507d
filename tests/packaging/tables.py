"""A visit to a table of a server that somebody installed."""

from __future__ import annotations

import json

from websockets.asyncio.client import connect

from parfait.core.patterns import expanded


async def play(port: int, table: str, token: str) -> None:
    """Three moves of one's own, each answered by the bot."""
    async with connect(f"ws://127.0.0.1:{port}/ws") as socket:
        await socket.send(json.dumps({"type": "join", "table": table, "token": token}))
        made = 0
        while made < 3:
            message = json.loads(await socket.recv())
            assert message["type"] != "error", message
            if message.get("legal"):
                made += 1
                move = expanded(message["legal"])[0]
                await socket.send(json.dumps({"type": "move", "id": f"m{made}", "step": message["step"], "move": move}))
