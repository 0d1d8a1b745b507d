"""What `make dist` makes: equal bytes wherever it is built, and each wheel used with every Python that is here."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from build_dist import when_committed

import parfait
from tests.packaging.environments import CLEAN, ROOT, find_python, make_environment, run_uv, serve
from tests.packaging.tables import play
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess

pytestmark = [pytest.mark.slow, pytest.mark.wheels]

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
THIS = f"{sys.version_info.major}.{sys.version_info.minor}"
EPOCH = {"SOURCE_DATE_EPOCH": when_committed()}
Make = Callable[[str], Path]


@pytest.fixture(scope="module")
def here() -> Path:
    """What this tree makes, with what it has compiled and built already."""
    subprocess.run([sys.executable, "build_dist.py"], cwd=ROOT, env={**os.environ, **EPOCH}, check=True)
    return ROOT / "dist"


@pytest.fixture(scope="module")
def make(here: Path, tmp_path_factory: pytest.TempPathFactory) -> Make:
    """What its sdist makes elsewhere, with a Python of some version and nothing else from here.

    With our own Python everything is made from nothing; with the others, the client is taken as it is.
    """

    @cache
    def made(version: str) -> Path:
        folder = tmp_path_factory.mktemp("elsewhere")
        with tarfile.open(here / f"parfait_games-{parfait.__version__}.tar.gz") as archive:
            archive.extractall(folder, filter="data")
        [tree] = folder.iterdir()
        (tree / "PKG-INFO").unlink()  # of the sdist itself
        if version != THIS:
            shutil.copytree(ROOT / "src/parfait/static", tree / "src/parfait/static")
        groups = ("--group", "build", "--group", "dist", *(("--group", "web") if version == THIS else ()))
        programs = make_environment(folder / "environment", required(version), *groups, cwd=tree)
        subprocess.run([programs / "python", "build_dist.py"], cwd=tree, env={**CLEAN, **EPOCH}, check=True)
        return tree / "dist"

    return made


def required(version: str) -> str:
    python = find_python(version)
    if python is None:
        pytest.skip(f"no Python {version} here")
    return python


def test_two_builds_give_equal_bytes(here: Path, make: Make) -> None:
    contents = [{file.name: file.read_bytes() for file in folder.iterdir()} for folder in (here, make(THIS))]
    assert len(contents[0]) == 3
    assert contents[0].keys() == contents[1].keys()
    assert [name for name in contents[0] if contents[0][name] != contents[1][name]] == []


@pytest.mark.parametrize("version", PYTHONS)
def test_every_python_makes_the_same_pure_wheel(here: Path, make: Make, version: str) -> None:
    [ours] = here.glob("*-py3-none-any.whl")
    [theirs] = make(version).glob("*-py3-none-any.whl")
    assert theirs.read_bytes() == ours.read_bytes()


@pytest.mark.parametrize("version", PYTHONS)
@pytest.mark.parametrize("kind", ["manylinux*", "none-any"])
def test_a_wheel_alone_plays_and_serves(make: Make, tmp_path: Path, kind: str, version: str) -> None:
    if kind == "manylinux*" and sys.platform != "linux":
        pytest.skip("manylinux is for Linux")
    [wheel] = make(version).glob(f"*-{kind}.whl")
    programs = make_environment(tmp_path / "environment", required(version), str(wheel))

    def run(*arguments: str) -> str:
        command = [str(programs / "parfait"), *arguments, "--lang", "en"]
        ran = subprocess.run(command, cwd=tmp_path, env=CLEAN, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout + ran.stderr

    told = run("doctor")
    assert f"Python {version}." in told
    assert "All is well." in told
    assert (": plain Python" in told) == (kind == "none-any")
    run("record", "dozito", "--players", "3", "--games", "2", "--seed", "1", "--out", "games.jsonl")
    assert run("verify", "games.jsonl") == "Records: 2 valid, 0 invalid.\n"

    def visit(server: ServerProcess) -> None:
        assert server.get("/healthz")["version"] == parfait.__version__
        body = {"game": "dozito", "players": 2, "seats": [{}, {"bot": "1"}], "seat": 0, "name": "Anna", "start": True}
        made = server.post("/api/tables", body)
        asyncio.run(asyncio.wait_for(play(server.port, made["table"], made["token"]), PATIENCE))

    serve(programs, tmp_path, visit)


def test_a_wheel_is_run_without_being_installed(here: Path) -> None:
    [wheel] = here.glob("*-py3-none-any.whl")
    ran = run_uv("tool", "run", "--isolated", "--python", sys.executable, "--from", str(wheel), "parfait", "--version")
    assert ran.stdout == f"parfait {parfait.__version__}\n"


def test_pip_installs_the_wheel_that_fits_by_our_name(here: Path, tmp_path: Path) -> None:
    pip = [str(make_environment(tmp_path / "environment", sys.executable, "pip") / "python"), "-m", "pip"]
    constraint = ["--constraint", str(ROOT / "constraints.txt")]
    fetch = ["download", "--quiet", "--no-deps", "--no-index", "--find-links", str(here), "--dest", str(tmp_path)]
    subprocess.run([*pip, *fetch, *constraint, "parfait-games"], env=CLEAN, check=True)
    [fetched] = tmp_path.glob("*.whl")
    assert ("manylinux" in fetched.name) == (sys.platform == "linux")
