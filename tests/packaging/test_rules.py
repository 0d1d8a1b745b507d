"""build_rules.py, in a small tree: what it compiles, what it compiles again, and what it leaves when it cannot."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from parfait.core import speed

ROOT = Path(__file__).parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
UNOPTIMISED = {"CFLAGS": "-O0 -g0"}  # which compiles sooner
SOURCES = {
    "parfait/__init__.py": "",
    "parfait/__init__.pxd": "",
    "parfait/core/__init__.py": "",
    "parfait/core/__init__.pxd": "",
    "parfait/core/base.py": "class Base:\n    def __init__(self):\n        self.number = 7\n",
    "parfait/core/base.pxd": "cdef class Base:\n    cdef public int number\n",
    "parfait/core/user.py": "from parfait.core import base\ndef twice(one):\n    return one.number * 2\n",
    "parfait/core/user.pxd": "from parfait.core cimport base\ncpdef int twice(base.Base one)\n",
    "parfait/core/alone.py": "def three():\n    return 3\n",
    "parfait/core/alone.pxd": "cpdef int three()\n",
}
RESEARCH = {
    "parfait/core/encoding.py": "def four():\n    return 4\n",
    "parfait/core/encoding.pxd": "cpdef int four()\n",
}


class Tree:
    """A source tree of three modules, one of which needs another's C types."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in SOURCES.items():
            self.write(name, text)
        shutil.copy(ROOT / "build_rules.py", folder)
        shutil.copy(ROOT / "src/parfait/core/speed.py", folder / "src/parfait/core")

    def write(self, name: str, text: str) -> None:
        file = self.folder / "src" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def build(self, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PARFAIT_REQUIRE": "", **UNOPTIMISED, **environment}
        command = [sys.executable, "build_rules.py", *options]
        return subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True)

    def rebuilt(self, *options: str) -> set[str]:
        """What a successful build compiles now."""
        built = self.build(*options)
        assert built.returncode == 0, built.stderr
        assert built.stderr == ""
        lines = [line for line in built.stdout.splitlines() if " of " in line and ": " in line]
        assert [line.partition(":")[0] for line in lines] == [
            f"Compiled {n} of {len(lines)}" for n in range(1, len(lines) + 1)
        ]
        return {line.rpartition(".")[2] for line in lines}

    def compiled(self) -> set[str]:
        return {file.name.removesuffix(SUFFIX) for file in self.folder.glob(f"src/**/*{SUFFIX}")}

    def run(self, code: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        command = [sys.executable, "-c", code]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()


needs_compiler = pytest.mark.skipif(not speed.compiled(), reason="nothing to compile with: no C compiler")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@needs_compiler
def test_only_what_changed_is_compiled_again(tree: Tree) -> None:
    for name, text in RESEARCH.items():
        tree.write(name, text)
    assert tree.rebuilt("--tables") == {"base", "user", "alone"} == tree.compiled(), "no table needs an encoding"
    assert tree.rebuilt("--tables") == set()
    assert tree.rebuilt() == {"encoding"}
    assert tree.compiled() == {"base", "user", "alone", "encoding"}
    assert tree.rebuilt() == set()
    os.utime(tree.folder / "src/parfait/core/alone.py")
    assert tree.rebuilt() == set(), "what counts is what a file says"

    tree.write("parfait/core/alone.py", "def three():\n    return 1 + 2\n")
    assert tree.rebuilt() == {"alone"}
    tree.write("parfait/core/base.py", SOURCES["parfait/core/base.py"].replace("7", "8"))
    assert tree.rebuilt() == {"base"}
    tree.write("parfait/core/base.pxd", "cdef class Base:\n    cdef public int other, number\n")
    assert tree.rebuilt() == {"base", "user"}, "a layout changed: whoever uses it is compiled again"
    use = "from parfait.core import base, user; print(base.__file__, user.__file__, user.twice(base.Base()))"
    *files, answer = tree.run(use).split()
    assert all(file.endswith(SUFFIX) for file in files)
    assert answer == "16"

    (tree.folder / "src/parfait/core/alone.pxd").unlink()
    assert tree.rebuilt() == set()
    assert tree.compiled() == {"base", "user", "encoding"}
    tree.write("parfait/core/encoding.py", "def four():\n    return 2 + 2\n")
    assert tree.rebuilt("--tables") == set()
    assert tree.compiled() == {"base", "user"}, "the one that is there is of another source"


@needs_compiler
def test_a_source_that_does_not_compile_leaves_plain_python_and_costs_the_others_nothing(tree: Tree) -> None:
    tree.rebuilt()
    tree.write("parfait/core/alone.py", "def three():\n    return undefined_name_here +\n")
    failed = tree.build()
    assert failed.returncode == 0
    assert "parfait.core.alone does not compile" in failed.stderr
    assert "alone.py:2" in failed.stderr, "where Cython found it"
    assert tree.compiled() == set(), "some without the others would not load"
    assert tree.build(PARFAIT_REQUIRE="compiled").returncode == 1
    tree.write("parfait/core/alone.py", "def three():\n    return 3 + 0\n")
    assert tree.rebuilt() == {"alone"}
    assert tree.compiled() == {"base", "user", "alone"}


def test_without_a_compiler_it_says_so_at_once(tree: Tree) -> None:
    failed = tree.build(CC="/bin/false")
    assert failed.returncode == 0
    assert "no C compiler that works here" in failed.stderr
    assert "plain Python" in failed.stderr
    assert "Compiling" not in failed.stdout
    assert tree.compiled() == set()
    assert tree.build(CC="/bin/false", PARFAIT_REQUIRE="compiled").returncode == 1
