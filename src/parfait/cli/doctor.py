"""`parfait doctor`: what runs here, how fast, and what is missing."""

from __future__ import annotations

import importlib
import platform
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import typer
from rich.text import Text

import parfait
from parfait import games, pages
from parfait.cli import speech
from parfait.cli.arguments import Language
from parfait.cli.record import random_game
from parfait.core import Rng
from parfait.locale import Words

HERE = Path(parfait.__file__).parent
NARROW = 60
GOOD, SLOW, BROKEN = ("✓", "green"), ("–", "yellow"), ("✗", "red")


@dataclass(frozen=True)
class Finding:
    sign: tuple[str, str]
    text: str
    remedy: str = ""


EXAMPLES = """
parfait doctor
"""


def doctor(lang: Language = None) -> None:
    """Say what works here; exit code 1 when something is broken."""
    words = speech.speak(lang)
    console = speech.console()
    broken = False
    for finding in _findings(words):
        console.print(Text.assemble(finding.sign, " ", finding.text), soft_wrap=True)
        if finding.remedy:
            console.print(Text(f"  → {finding.remedy}"), soft_wrap=True)
        broken |= finding.sign == BROKEN
    console.print(Text(words("cli-doctor-broken" if broken else "cli-doctor-well"), style="bold"))
    if broken:
        raise typer.Exit(1)


def _findings(words: Words) -> Iterator[Finding]:
    yield Finding(GOOD, f"parfait {parfait.__version__}")
    yield Finding(GOOD, f"Python {platform.python_version()} ({platform.system()} {platform.machine()})")
    yield from _modules(words)
    yield from _compiler(words)
    yield from _games(words)
    yield from _terminal(words)


def compiled_modules() -> Iterator[str]:
    """The modules that have C types beside them, as the build hook finds them."""
    for types in sorted(HERE.rglob("*.pxd")):
        text = types.read_text(encoding="utf-8").strip()
        if text and not text.startswith("cdef extern") and types.with_suffix(".py").exists():
            yield ".".join(types.relative_to(HERE.parent).with_suffix("").parts)


def is_compiled(module: str) -> bool:
    file = importlib.import_module(module).__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def _modules(words: Words) -> Iterator[Finding]:
    plain = 0
    for module in compiled_modules():
        try:
            compiled = is_compiled(module)
        except Exception as error:  # whatever a damaged installation raises is what is wrong with it
            yield Finding(BROKEN, f"{module}: {type(error).__name__}: {error}", words("cli-doctor-reinstall"))
            continue
        plain += not compiled
        text = words("cli-doctor-compiled" if compiled else "cli-doctor-plain", module=module)
        yield Finding(GOOD if compiled else SLOW, text)
    if plain:
        yield Finding(SLOW, words("cli-doctor-slower"), words("cli-doctor-compile"))


def _compiler(words: Words) -> Iterator[Finding]:
    wanted = [*shlex.split(sysconfig.get_config_var("CC") or "cc")[:1], "cc", "gcc", "clang"]
    compiler = next((found for name in wanted if (found := shutil.which(name))), None)
    if compiler is None:
        yield Finding(SLOW, words("cli-doctor-no-compiler"), words("cli-doctor-get-compiler"))
    else:
        yield Finding(GOOD, words("cli-doctor-compiler", compiler=compiler))
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            yield Finding(SLOW, words("cli-doctor-no-headers"), words("cli-doctor-get-headers"))


def _games(words: Words) -> Iterator[Finding]:
    """Each game is found, has its words and its rules page, draws its table, and plays a game that verifies."""
    for name in games.names():
        try:
            game = games.find(name)
            title = words(f"{name}-title")
            played = random_game(game, game.players[0], game.options(), Rng(1))
            played.verify()
            games.part(name, "terminal").draw(played.replay().view(0), words, [str(n) for n in range(played.players)])
        except Exception as error:  # as above
            yield Finding(BROKEN, f"{name}: {type(error).__name__}: {error}", words("cli-doctor-reinstall"))
            continue
        yield Finding(GOOD, words("cli-doctor-game", game=title, steps=len(played.steps)))
        try:
            pages.page(name)
        except pages.NoPage as error:
            yield Finding(BROKEN, speech.what_is_wrong(error), words("cli-doctor-reinstall"))


def _terminal(words: Words) -> Iterator[Finding]:
    console = speech.console()
    width = console.width
    yield Finding(GOOD, words("cli-doctor-language", language=words.language))
    if not console.is_terminal:
        yield Finding(GOOD, words("cli-doctor-no-terminal"))
    elif width < NARROW:
        yield Finding(SLOW, words("cli-doctor-narrow", width=width, wanted=NARROW))
    else:
        yield Finding(GOOD, words("cli-doctor-width", width=width))
    if console.is_terminal:
        colours = console.color_system
        yield Finding(GOOD, words("cli-doctor-colours", colours=colours) if colours else words("cli-doctor-no-colours"))
    encoding = (getattr(sys.stdout, "encoding", None) or "?").lower()
    if "utf" in encoding:
        yield Finding(GOOD, "UTF-8")
    else:
        yield Finding(SLOW, words("cli-doctor-no-utf8", encoding=encoding), words("cli-doctor-get-utf8"))
