"""The wheel and the sdist: what is in them, and a table served from the wheel in an environment of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest
from web.build import client_sources

from parfait import extras
from parfait.core import speed
from parfait.server.http.client import client_built
from tests.packaging.environments import CLEAN, make_environment, serve
from tests.packaging.tables import play
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess

ROOT = Path(__file__).parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
COMPILED = (".so", ".pyd", ".pyc")
MOST_BYTES = 3_500_000
LANGUAGES = {"en": "to install it: {}", "fr": "pour l’installer\u00a0: {}", "ja": "インストール方法：{}"}


def build(tree: Path, target: str, folder: Path, **environment: str) -> Path:
    """By the project's own build, as `make dist` does."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    built = subprocess.run(command, cwd=tree, env={**os.environ, **environment}, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    [made] = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert client_built(), "the client is not built: make setup"
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it asks for; its folder of programs."""
    return make_environment(tmp_path_factory.mktemp("environment"), sys.executable, str(wheel))


def test_the_wheel_has_what_is_needed_and_no_more(wheel: Path) -> None:
    assert wheel.stat().st_size <= MOST_BYTES
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        contents = {name: archive.read(name) for name in names}
    compiled = {name.removesuffix(SUFFIX).replace("/", ".") for name in names if name.endswith(SUFFIX)}
    expected = {module for module in speed.compilable_modules() if speed.is_compiled(module)}
    assert compiled == expected
    assert "parfait/static/index.html" in names
    wanted = files("src/parfait", "parfait") | files("docs/rules", "parfait/pages/rules")
    found = {name for name in names if not name.endswith(SUFFIX) and not name.startswith("parfait_games-")}
    assert found == wanted
    assert_no_trace_of_this_machine(contents)


def files(folder: str, place: str) -> set[str]:
    """What is in a folder of the tree, and not compiled, by its name in the wheel."""
    found = (file for file in (ROOT / folder).rglob("*") if file.is_file())
    names = {file.relative_to(ROOT / folder).as_posix() for file in found if file.suffix not in COMPILED}
    return {f"{place}/{name}" for name in names}


def assert_no_trace_of_this_machine(contents: dict[str, bytes]) -> None:
    for place in (ROOT, Path.home(), Path(sys.base_prefix)):
        if len(place.parts) > 1:
            assert [name for name, content in contents.items() if f"{place}/".encode() in content] == [], place


def test_the_sdist_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    sdist = build(ROOT, "sdist", tmp_path)
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
        files = [member for member in archive.getmembers() if member.isfile()]
        contents = {member.name: taken.read() for member in files if (taken := archive.extractfile(member))}
    tree = tmp_path / sdist.name.removesuffix(".tar.gz")
    assert_no_trace_of_this_machine(contents)
    assert not {name.rpartition(".")[2] for name in contents} & {"so", "pyd", "c"}
    for source in client_sources():
        assert (tree / source.relative_to(ROOT)).read_bytes() == source.read_bytes()

    if (ROOT / "build/rules").exists():  # the same sources give the same digests: what is compiled already is taken
        shutil.copytree(ROOT / "build/rules", tree / "build/rules", ignore=shutil.ignore_patterns("complete*"))
    again = build(tree, "wheel", tmp_path / "again", PARFAIT_SKIP="web")
    assert again.name == wheel.name
    with zipfile.ZipFile(wheel) as first, zipfile.ZipFile(again) as second:
        wanted = {name for name in first.namelist() if not name.startswith("parfait/static/")}
        assert set(second.namelist()) == wanted


def test_a_table_is_served_from_the_wheel(environment: Path, tmp_path: Path) -> None:
    def visit(server: ServerProcess) -> None:
        if sys.platform == "linux":
            command = Path(f"/proc/{server.process and server.process.pid}/cmdline").read_bytes()
            assert str(environment / "parfait").encode() in command.split(b"\0")
        body = {"game": "dozito", "players": 2, "seats": [{}, {"bot": "1"}], "seat": 0, "name": "Anna", "start": True}
        made = server.post("/api/tables", body)
        asyncio.run(asyncio.wait_for(play(server.port, made["table"], made["token"]), PATIENCE))

    serve(environment, tmp_path, visit)


def test_what_is_not_installed_is_named_with_the_command_that_installs_it(environment: Path, tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(environment / "parfait"), *arguments]
        return subprocess.run(command, cwd=tmp_path, env=CLEAN, capture_output=True, text=True, timeout=PATIENCE)

    doctor = run("doctor", "--lang", "en")
    assert doctor.returncode == 0, doctor.stdout
    for extra in extras.EXTRAS:
        assert f'→ pip install "parfait-games[{extra}]"' in doctor.stdout
    uses = {
        "postgresql": ["serve", "--port", "0", "--database", "postgresql://localhost/parfait"],
        "cluster": ["lab", "worker", "tcp://127.0.0.1:1"],
        "lab": ["arena", "dozito", "--players", "2", "--bots", "1,random", "--games", "2"],
    }
    assert uses.keys() | {"envs"} == extras.EXTRAS.keys()
    for extra, arguments in uses.items():
        for language, words in LANGUAGES.items():
            told = run(*arguments, "--lang", language)
            assert told.returncode == 1
            assert told.stdout == ""
            [line] = told.stderr.splitlines()
            assert line.endswith(words.format(f'pip install "parfait-games[{extra}]"'))
    for module in ("batch", "pettingzoo", "open_spiel"):
        command = [str(environment / "python"), "-c", f"import parfait.envs.{module}"]
        told = subprocess.run(command, cwd=tmp_path, env=CLEAN, capture_output=True, text=True, timeout=PATIENCE)
        assert told.stderr.splitlines()[-1].endswith('(extra=envs, command=pip install "parfait-games[envs]")')


def test_mypy_sees_our_types_from_outside(environment: Path, tmp_path: Path) -> None:
    program = tmp_path / "theirs.py"
    program.write_text("""\
from parfait.play import Match

match = Match.new("dozito", players=2)
reveal_type(match.legal_moves())
match.play("first", match.legal_moves()[0])
""")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file", os.devnull]
    python = ["--python-executable", str(environment / "python")]
    told = subprocess.run([*command, *python, program.name], cwd=tmp_path, env=CLEAN, capture_output=True, text=True)
    revealed, wrong, _ = told.stdout.splitlines()
    assert 'Revealed type is "' in revealed
    assert "list[" in revealed
    assert wrong.startswith('theirs.py:5: error: Argument 1 to "play" of "Match" has incompatible type')
