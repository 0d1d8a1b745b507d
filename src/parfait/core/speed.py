"""Which modules are compiled here. The build uses this file, too, and loads nothing else."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
PLAIN = "PARFAIT_PLAIN"  # in the environment: run the plain sources (parfait/__init__.py)
COMPILING = "PARFAIT_COMPILING"  # and only until the compiled modules are there (tools/serve.py)
INLINE = "cdef extern"  # how a .pxd begins that is inline C for others to include, with nothing to compile


def compilable_modules() -> list[str]:
    """The names of the modules that have a .pxd file with C types."""
    types = sorted(path for path in PACKAGE.rglob("*.pxd") if path.stem != "__init__")
    return [
        ".".join(["parfait", *path.relative_to(PACKAGE).with_suffix("").parts])
        for path in types
        if not path.read_text().startswith(INLINE)
    ]


def is_for_research(module: str) -> bool:
    """Whether only learners and studies need a module, and no table does."""
    return module.startswith(("parfait.envs.", "parfait.lab.")) or module.endswith(".encoding")


def is_compiled(module: str) -> bool:
    return not str(importlib.import_module(module).__file__).endswith(".py")


def compiled() -> bool:
    """Whether all modules that a table needs are compiled."""
    return all(is_compiled(module) for module in compilable_modules() if not is_for_research(module))


def compiling() -> bool:
    """Whether modules are being compiled while this process runs."""
    return COMPILING in os.environ


def end_compiling() -> None:
    """Have processes that start from now on use the compiled modules."""
    if os.environ.pop(COMPILING, None) is not None:
        os.environ.pop(PLAIN, None)
