"""Who may read the figures of a server; that these, and its limits, are those of all its processes."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import httpx
import pytest

from parfait import __version__
from parfait.server.metrics import Metrics
from parfait.server.probes import local
from parfait.server.rates import Limits
from parfait.server.settings import BadServerSetting, Settings
from parfait.server.shared_folder import SharedFolder
from tests.patience import PATIENCE
from tests.server.harness import server
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess, until_workers, workers_of


def asked(address: str = "127.0.0.1", version: str = "1.1", **headers: str) -> dict[str, Any]:
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (address, 5), "http_version": version, "headers": given}


def test_a_program_on_this_machine_is_told_from_a_proxy_on_it() -> None:
    assert local(asked(host="127.0.0.1:8000"))
    assert local(asked("::1", host="[::1]:8000"))
    assert local(asked("::ffff:127.0.0.1", host="localhost"))
    assert local(asked())
    for other in (
        asked("192.0.2.7", host="localhost"),
        asked(host="localhost", x_forwarded_for="127.0.0.1"),
        asked(host="localhost", x_real_ip="192.0.2.7"),
        asked(host="localhost", forwarded="for=192.0.2.7"),
        asked(host="localhost", via="1.1 proxy"),
        asked(host="games.example.org"),
        asked(host="127.0.0.1:8000", version="1.0"),  # nginx, if nobody tells it otherwise
        {**asked(host="localhost"), "client": None},
    ):
        assert not local(other), other


@pytest.mark.parametrize(("setting", "status"), [("local", 403), ("all", 200)])
async def test_figures_are_for_this_machine_unless_they_are_for_all(setting: str, status: int) -> None:
    async with server(metrics=setting) as running:
        transport = httpx.ASGITransport(app=running.app, client=("192.0.2.7", 5))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as stranger:
            answer = await stranger.get("/metrics")
        assert answer.status_code == status
        assert ("parfait_moves_total" in answer.text) == (status == 200)
        assert (await running.http.get("/metrics")).status_code == 200
    with pytest.raises(BadServerSetting):
        Settings.from_environment({"PARFAIT_METRICS": "everybody"})


def test_figures_tell_version_memory_and_processor_time() -> None:
    text = Metrics().text().decode()
    assert f'version="{__version__}"' in text
    if os.path.exists("/proc/self/stat"):
        assert "process_resident_memory_bytes" in text
        assert "process_cpu_seconds_total" in text


def test_figures_of_several_processes_stand_side_by_side(tmp_path: Path) -> None:
    ours, theirs = Metrics(), Metrics()
    ours.moves, theirs.moves = 3, 4
    theirs.errors["fault"] = 2
    text = ours.text_with({"77": theirs.text().decode()}).decode()
    assert f'parfait_moves_total{{worker="{os.getpid()}"}} 3.0' in text
    assert 'parfait_moves_total{worker="77"} 4.0' in text
    assert 'parfait_refusals_total{key="fault",worker="77"} 2.0' in text
    assert text.count("# TYPE parfait_moves_total") == 1


def test_a_process_that_is_gone_is_no_longer_told(tmp_path: Path) -> None:
    folder = SharedFolder.made(tmp_path)
    for number in (76, 77):
        (tmp_path / f"{number}.figures").write_text("x")
    os.utime(tmp_path / "76.figures", (1.0, 1.0))
    folder.write_figures(b"ours")
    assert folder.other_figures() == {"77": "x"}
    folder.leave()
    assert not (tmp_path / f"{os.getpid()}.figures").exists()


def test_what_an_address_may_do_it_may_do_once_to_all_processes(tmp_path: Path) -> None:
    settings = Settings(table_burst=5, tables_per_minute=0)
    folder = SharedFolder.made(tmp_path)
    processes = [Limits(settings, folder.limits()) for _ in range(4)]
    granted = [limits.creations.take("192.0.2.1") for _ in range(5) for limits in processes]
    assert granted.count(True) == 5
    assert processes[0].creations.take("192.0.2.2"), "another address has its own"
    assert processes[0].readings.take("192.0.2.1"), "and another limit"


def test_what_is_shared_comes_back_with_time(tmp_path: Path) -> None:
    limits = SharedFolder.made(tmp_path).limits()
    assert [limits.take(0, "a", 1.0, 2.0, now) for now in (10.0, 10.0, 10.5, 11.5, 11.6)] == [
        True,
        True,
        False,
        True,
        False,
    ]


async def test_workers_tell_all_figures_and_share_limits(postgresql: PostgreSQL) -> None:
    environment = {"PARFAIT_TABLE_BURST": "20", "PARFAIT_TABLES_PER_MINUTE": "0"}
    running = ServerProcess(postgresql.database("figures"), "--workers", "3", **environment)
    running.start()
    try:
        running.until_ready()
        await until_workers(running, 3)
        async with asyncio.timeout(PATIENCE):
            text = ""
            while not all(f'worker="{worker}"' in text for worker in workers_of(running)):
                text = await asyncio.to_thread(running.text, "/metrics")
                await asyncio.sleep(0.2)
        made = 0
        for _ in range(60):  # each on a connection of its own, so that every process gets some
            async with httpx.AsyncClient(base_url=running.base, timeout=PATIENCE) as http:
                answer = await http.post("/api/tables", json={"game": "dozito", "players": 2})
                made += answer.status_code == 201
        assert made <= 21, "one more, if two processes counted at the same moment"
        assert made >= 20
        assert running.stop() == 0
    finally:
        running.kill()
