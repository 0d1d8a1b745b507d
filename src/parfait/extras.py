"""Parts of Parfait that need further packages, which are installed on demand: pip install "parfait[postgresql]"."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from parfait.core import ParfaitError

# Each extra of pyproject.toml, with the modules that it brings; what it is for is said by `cli-extra-<name>`.
EXTRAS = {"lab": ("openskill",), "postgresql": ("psycopg",)}
SOURCE_TREE = Path(__file__).parents[2]


class MissingExtra(ParfaitError):
    """Something was asked for that needs an extra which is not installed."""


def is_installed(extra: str) -> bool:
    return all(find_spec(module) for module in EXTRAS[extra])


def install_command(extra: str) -> str:
    if (SOURCE_TREE / "Makefile").exists():
        return "make setup"
    return f'pip install "parfait[{extra}]"'


def require(extra: str) -> None:
    if not is_installed(extra):
        raise MissingExtra("missing-extra", extra=extra, command=install_command(extra))
