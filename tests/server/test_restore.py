"""A back-up made while games are played, restored while their players knock at the door."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parfait.cli import main
from parfait.server.store import open_backend
from tests.server.processes import ServerProcess, count_moves, open_games, playing, until_moves

GAMES = [("dokitto-ice", 2), ("dokitto-ice", 3), ("dokitto-ice", 4)]  # long ones, which nobody finishes meanwhile


async def test_a_back_up_under_load_is_restored_under_load(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was acknowledged before it is there, games go on from it, and what is acknowledged then is there too."""
    copy = str(tmp_path / "copy.sqlite3")
    server = ServerProcess(f"sqlite:{tmp_path / 'tables.sqlite3'}")
    server.start()
    try:
        server.until_ready()
        players = await open_games(server, [server], GAMES)
        async with playing(players):
            await until_moves(players, 5)
            before = {player: dict(player.acknowledged) for player in players}
            assert await asyncio.to_thread(main, ["backup", copy, "--database", server.database]) == 0
            await until_moves(players, 5)
            assert await asyncio.to_thread(main, ["restore", copy, "--database", server.database]) == 1
            await until_moves(players, 1)  # refused beside a running server, which it leaves alone
            assert await asyncio.to_thread(server.stop) == 0
            assert await asyncio.to_thread(main, ["restore", copy, "--database", server.database]) == 0
            for player in players:
                player.acknowledged = dict(before[player])  # of what came after the back-up, nothing is promised
            server.start()
            await asyncio.to_thread(server.until_ready)
            await until_moves(players, 5)
        assert server.stop() == 0
        backend = open_backend(server.database)
        counted = count_moves(backend, players)
        backend.close()
        assert (counted.lost, counted.doubled) == (0, 0)
        assert counted.kept >= 10 * len(GAMES)
    finally:
        server.kill()
