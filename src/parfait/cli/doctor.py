"""`parfait doctor`: what is installed, whether it is compiled, and what is missing."""

from __future__ import annotations

import json
import platform
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import parfait
from parfait import extras, games, inspection, locale
from parfait.build import build_id
from parfait.cli import output
from parfait.cli.arguments import Language, UsageError
from parfait.cli.findings import BROKEN, GOOD, SLOW, Finding
from parfait.cli.record import random_game
from parfait.cli.serve import Database
from parfait.core import WATCHER, Rng, speed
from parfait.locale import Words
from parfait.play import follow

NARROW = 60
STATES = {GOOD: "good", SLOW: "limited", BROKEN: "broken"}

EXAMPLES = """
parfait doctor
parfait doctor --json
parfait doctor --server https://games.example.org
parfait doctor --server https://games.example.org --backups /var/backups/parfait
"""


def doctor(
    server: Annotated[str | None, typer.Option("--server", metavar="URL", help="help-doctor-server")] = None,
    backups: Annotated[Path | None, typer.Option("--backups", metavar="FOLDER", help="help-doctor-backups")] = None,
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-doctor-json")] = False,
    lang: Language = None,
) -> None:
    """Report what works here or on a server; exit with 1 if something is broken."""
    words = output.speak(lang)
    console = output.console()
    broken = False
    if server is None and backups is not None:
        raise UsageError("backups-of-no-server")
    found = _findings(words) if server is None else _findings_at(server, database, backups, words)
    listed = []
    for finding in found:
        broken |= finding.sign == BROKEN
        if as_json:
            listed.append({"state": STATES[finding.sign], "text": finding.text, "remedy": finding.remedy})
            continue
        console.print(Text.assemble(finding.sign, " ", finding.text), soft_wrap=True)
        if finding.remedy:
            console.print(Text(f"  → {finding.remedy}"), soft_wrap=True)
    if as_json:
        print(json.dumps({"well": not broken, "findings": listed}, ensure_ascii=False))
    else:
        console.print(Text(words("cli-doctor-broken" if broken else "cli-doctor-well"), style="bold"))
    if broken:
        raise typer.Exit(1)


def _findings_at(server: str, database: str | None, backups: Path | None, words: Words) -> Iterator[Finding]:
    from parfait.cli import server_checks, server_requests  # they load what asking takes

    yield from server_checks.findings(server_requests.Address.read(server), database, backups, words)


def _findings(words: Words) -> Iterator[Finding]:
    yield Finding(GOOD, f"parfait {parfait.__version__} ({build_id()})")
    yield Finding(GOOD, f"Python {platform.python_version()} ({platform.system()} {platform.machine()})")
    yield from _modules(words)
    yield from _compiler(words)
    yield from _extras(words)
    yield from _games(words)
    yield from _terminal(words)


def _modules(words: Words) -> Iterator[Finding]:
    fast, plain = 0, []
    research = extras.is_installed("lab") or extras.is_installed("envs")
    for module in speed.compilable_modules():
        if speed.is_for_research(module) and not research:
            continue
        try:
            compiled = speed.is_compiled(module)
        except Exception as error:  # whatever a damaged installation raises is what is wrong with it
            yield Finding(BROKEN, f"{module}: {type(error).__name__}: {error}", words("cli-doctor-reinstall"))
            continue
        fast += compiled
        plain += [] if compiled else [module]
    if fast:
        yield Finding(GOOD, words("cli-doctor-compiled", count=fast))
    if plain:
        named = words.listing(plain) if fast else words("cli-doctor-all")
        yield Finding(SLOW, words("cli-doctor-plain", count=len(plain), modules=named))
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


def _extras(words: Words) -> Iterator[Finding]:
    for extra, about in extras.EXTRAS.items():
        named = {"extra": extra, "purpose": words(about.purpose)}
        if extras.is_installed(extra):
            yield Finding(GOOD, words("cli-doctor-extra", **named))
        else:
            yield Finding(SLOW, words("cli-doctor-no-extra", **named), extras.install_command(extra))


def _games(words: Words) -> Iterator[Finding]:
    """Check that each game is complete, draws its table, describes what happens, and plays a game that verifies."""
    for problem in inspection.problems():
        yield _problem(problem, words)
    for game in games.games():
        try:
            played = random_game(game, game.players[0], game.options(), Rng(1))
            played.verify()
            names = [str(number) for number in range(1, played.players + 1)]
            state = played.new()
            with locale.strict():
                for [seen] in follow(game, state, played.steps, (WATCHER,)):
                    for event in seen.events:
                        words.event(game.name, event, names)
                games.part(game.name, "terminal").draw(state.view(0), words, names)
            yield from [_problem(problem, words) for problem in inspection.not_given(game)]
        except Exception as error:  # as above
            yield Finding(BROKEN, f"{game.name}: {type(error).__name__}: {error}", words("cli-doctor-reinstall"))
            continue
        yield Finding(GOOD, words("cli-doctor-game", game=words(f"{game.name}-title"), steps=len(played.steps)))


def _problem(problem: inspection.GameProblem, words: Words) -> Finding:
    text = words(f"inspection-{problem.key}", game=problem.game, **problem.arguments)
    return Finding(SLOW if problem.small else BROKEN, text)


def _terminal(words: Words) -> Iterator[Finding]:
    console = output.console()
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
