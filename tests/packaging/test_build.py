"""What tells one build from another."""

from __future__ import annotations

from pathlib import Path

import pytest

from parfait.build import build_id, digest


@pytest.fixture
def package(tmp_path: Path) -> Path:
    (tmp_path / "core").mkdir()
    (tmp_path / "__init__.py").write_text('__version__ = "1.0.0"\n')
    (tmp_path / "core/rng.py").write_text("SEED = 1\n")
    return tmp_path


def test_builds_of_one_version_are_told_apart(package: Path) -> None:
    before = digest(package)
    (package / "core/rng.py").write_text("SEED = 2\n")
    changed = digest(package)
    (package / "core/rng.py").rename(package / "rng.py")
    assert len({before, changed, digest(package)}) == 3


def test_what_is_compiled_or_kept_by_python_makes_no_other_build(package: Path) -> None:
    before = digest(package)
    (package / "core/rng.cpython-311-x86_64-linux-gnu.so").write_bytes(b"\x7fELF")
    (package / "core/__pycache__").mkdir()
    (package / "core/__pycache__/rng.cpython-311.pyc").write_bytes(b"")
    assert digest(package) == before


def test_a_build_is_named_in_twelve_digits() -> None:
    assert len(build_id()) == 12
    assert int(build_id(), 16) >= 0
