"""A wheel for WebAssembly: its compiled modules are packed and used, and nothing breaks if they cannot be."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from tools import site_python as site

SEARCH = "parfait/bots/search"
ASK = """
from parfait.device.compiled import settle
print(settle())
import parfait.bots.search, parfait.games
print(parfait.bots.search.__file__)
print(parfait.games.find("dozito").new(2).turn)
"""


def settled(folder: Path) -> list[str]:
    """What a device makes of the package in this folder."""
    environment = {"PYTHONPATH": str(folder), "PATH": ""}
    run = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.split()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Our sources alone."""
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "static", "__pycache__")
    shutil.copytree(site.SOURCES, tmp_path / "parfait", ignore=left_out)
    return tmp_path


def test_without_compiled_modules_the_plain_ones_are_used(package: Path) -> None:
    assert settled(package) == ["False", str(package / f"{SEARCH}.py"), "-1"]


def test_modules_that_this_python_cannot_load_are_passed_over(package: Path) -> None:
    (package / f"{SEARCH}{EXTENSION_SUFFIXES[0]}").write_bytes(b"\0asm for another Python")
    assert settled(package) == ["False", str(package / f"{SEARCH}.py"), "-1"]


def test_modules_that_load_are_used(package: Path) -> None:
    found = list(site.SOURCES.rglob(f"*{EXTENSION_SUFFIXES[0]}"))
    if not found:
        pytest.skip("nothing is compiled here (no C compiler)")
    for module in found:
        shutil.copy(module, package / module.relative_to(site.SOURCES.parent))
    assert settled(package) == ["True", str(package / f"{SEARCH}{EXTENSION_SUFFIXES[0]}"), "-1"]


def wheel(folder: Path, source: bytes) -> None:
    name = site.OWN_WHEEL.replace("*", "1.0.0-cp314-cp314")
    with zipfile.ZipFile(folder / name, "w") as made:
        made.writestr(f"{SEARCH}.py", source)
        made.writestr(f"{SEARCH}.cpython-314-wasm32-emscripten.so", b"compiled")


def test_the_site_packs_a_wheel_that_was_made_from_these_sources(tmp_path: Path) -> None:
    wheel(tmp_path, (site.SOURCES / "bots/search.py").read_bytes())
    assert list(site.compiled_rules(tmp_path)) == [(f"{SEARCH}.cpython-314-wasm32-emscripten.so", b"compiled")]


def test_the_site_packs_no_wheel_of_other_sources(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wheel(tmp_path, b"# something older")
    assert list(site.compiled_rules(tmp_path)) == []
    assert "made from other sources" in capsys.readouterr().out
