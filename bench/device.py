"""The static site's Python compared with plain CPython: start, random moves per second, and bots' moves.

    python -m bench.device            a table for people
    python -m bench.device --json     one JSON object per line

Both run the same program (`MEASURED`), one after the other: Pyodide inside Node, with the archive that `make site`
writes, and this Python with PARFAIT_PLAIN=1. Times are CPU time, which Node tells; a bot runs all iterations of its
level, however long that takes, where the site would stop it after 3 s.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools import site_python as site

from web import build as client

MEASURED = """
import json, time
try:
    from js import cpuSeconds as clock
except ImportError:
    clock = time.process_time
from parfait import games
from parfait.core import Numbers, Rng, playout
from parfait.server.workers.roster import bot_of

SECONDS = 1.0
LEVELS = ("1", "2", "3")
POSITIONS = 5

def moves_per_second(name):
    start, rng, scratch = games.find(name).new(3), Rng(1), Numbers()
    moves, began = 0, clock()
    while (spent := clock() - began) < SECONDS:
        moves += playout(start.clone(), rng, scratch)
    return moves / spent

def seconds_of(name, level):
    rng, taken = Rng(2), []
    state = games.find(name).new(3)
    while len(taken) < POSITIONS and state.turn != -2:
        if state.turn < 0:
            state.apply_chance(state.sample_chance(rng))
            continue
        began = clock()
        action = bot_of(level, 600.0).choose(state.view(state.turn), None, rng)
        taken.append(clock() - began)
        state.apply(action)
    return sorted(taken)[len(taken) // 2]

figures = {}
for name in games.names():
    figures[name] = [moves_per_second(name), *(seconds_of(name, level) for level in LEVELS)]
print(json.dumps(figures))
"""
IN_NODE = """
import { readFileSync } from 'node:fs';
const [pyodide, archive, program] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
globalThis.cpuSeconds = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
const began = cpuSeconds();
const python = await loadPyodide({ indexURL: `${pyodide}/`, stdout: (line) => console.log(line) });
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/lib/python3.14/site-packages' });
python.runPython('import parfait.device.server');
const started = cpuSeconds() - began;
python.runPython(readFileSync(program, 'utf8'));
console.log(JSON.stringify({ started, memory: process.memoryUsage().rss }));
"""


def measure() -> tuple[dict[str, list[float]], dict[str, list[float]], dict[str, float]]:
    """By game: moves per second, and seconds per move of each level; in Pyodide and here; and how Pyodide started."""
    node, environment = client.install(checks=True)
    with tempfile.TemporaryDirectory() as folder:
        archive, program, script = (Path(folder, name) for name in ("parfait.zip", "measured.py", "device.mjs"))
        archive.write_bytes(site.archive(dict(sorted(site.contents()))))
        program.write_text(MEASURED, encoding="utf-8")
        script.write_text(IN_NODE, encoding="utf-8")
        command = [*node, str(script), str(site.PYODIDE), str(archive), str(program)]
        lines = _output(command, environment).splitlines()
        plain = _output([sys.executable, str(program)], {**os.environ, "PARFAIT_PLAIN": "1"})
    return json.loads(lines[-2]), json.loads(plain), json.loads(lines[-1])


def _output(command: list[str], environment: dict[str, str]) -> str:
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> None:
    asked = argparse.ArgumentParser(description="The static site's Python compared with plain CPython.")
    asked.add_argument("--json", action="store_true")
    as_json = asked.parse_args().json
    device, plain, about = measure()
    rows: list[dict[str, Any]] = [
        {"game": name, "moves": figures[0], "ratio": figures[0] / plain[name][0], "seconds": figures[1:]}
        for name, figures in device.items()
    ]
    if as_json:
        for row in [*rows, about]:
            print(json.dumps(row))
        return
    print(f"Python starts in {about['started']:.1f} CPU s and uses {about['memory'] / 1e6:.0f} MB with Node around it.")
    print(f"{'':14}{'moves/s':>9}{'to CPython':>12}   CPU seconds per move of level 1, 2, 3 (median of 5)")
    for row in rows:
        said = "  ".join(f"{seconds:.2f}" for seconds in row["seconds"])
        print(f"{row['game']:14}{row['moves']:>9,.0f}{row['ratio']:>11.2f}x   {said}")


if __name__ == "__main__":
    main()
