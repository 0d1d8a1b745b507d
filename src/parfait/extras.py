"""Parts of Parfait that need further packages, installed on demand: pip install "parfait-games[postgresql]"."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from parfait.core import ParfaitError


@dataclass(frozen=True)
class Extra:
    purpose: str  # the key of what it is for
    modules: tuple[str, ...]  # that it brings


OPEN_SPIEL = () if sys.platform == "win32" else ("pyspiel",)  # there is none for Windows
EXTRAS = {  # of pyproject.toml
    "lab": Extra("cli-extra-lab", ("openskill", "pyarrow", "matplotlib", "numpy")),
    "envs": Extra("cli-extra-envs", ("gymnasium", "matplotlib", "numpy", *OPEN_SPIEL, "pettingzoo", "PIL")),
    "cluster": Extra("cli-extra-cluster", ("distributed",)),
    "postgresql": Extra("cli-extra-postgresql", ("psycopg",)),
}
SOURCE_TREE = Path(__file__).parents[2]


class MissingExtra(ParfaitError, ImportError):
    """An extra is needed that is not installed."""


def is_installed(extra: str) -> bool:
    return all(find_spec(module) for module in EXTRAS[extra].modules)


def install_command(extra: str) -> str:
    if (SOURCE_TREE / "Makefile").exists():
        return "make setup"
    return f'pip install "parfait-games[{extra}]"'


def require(extra: str) -> None:
    if not is_installed(extra):
        raise MissingExtra("missing-extra", extra=extra, command=install_command(extra))
