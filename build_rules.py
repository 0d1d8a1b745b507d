"""Compiles the rules: every module with C types (a .pxd) beside it, on all cores, and only what changed.

`make` runs this, and so does the build hook (hatch_build.py). Compiled modules are kept in build/rules, each under a
digest of all it was made from: its source, every .pxd that Cython says it depends on, and how it was compiled. Modules
import each other's C types, so they are put beside their sources only when all of them compile; without a C compiler
the same sources run as plain Python. With --tables, what only research needs is left out unless it is compiled already.
PARFAIT_REQUIRE=compiled makes it an error that something does not compile. CFLAGS, if set, takes the place of
our flags (CFLAGS="-O3 -g", to profile).
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import re
import runpy
import shlex
import shutil
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
FINDER = SOURCES / "parfait/core/speed.py"  # knows which modules to compile, here and in the installed package
KEPT = ROOT / "build/rules"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "annotation_typing": False,
    "initializedcheck": False,
    "auto_pickle": False,  # this and the next: nobody asks for it, and it is a third of what the C compiler has to read
    "binding": False,
}
UNIX = os.name == "posix"
COMPILER_FLAGS = ["-O3", "-g0"] if UNIX and "CFLAGS" not in os.environ else []
# These mostly call Python: with -O1 they are about as fast, and compile in half the time.
CALLING_PYTHON = {"belief", "prospects", "view"}
CALLING_FLAGS = ["-O1", "-g0"] if COMPILER_FLAGS else []
LINKER_FLAGS = ["-Wl,--strip-all"] if sys.platform == "linux" and "CFLAGS" not in os.environ else []
# As Python itself was linked, less the folders of the machine where that was done.
LINKER = [part for part in shlex.split(sysconfig.get_config_var("LDSHARED") or "") if not part.startswith("-Wl,-rpath")]
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CannotCompile(OSError):
    """There is no working C compiler, or a source does not compile."""


@dataclass(frozen=True)
class Module:
    name: str
    digest: str  # of all that it is made from

    @property
    def source(self) -> Path:
        return _source(self.name)

    @property
    def kept(self) -> Path:
        return KEPT / f"{self.name}-{self.digest[:16]}{SUFFIX}"

    @property
    def installed(self) -> Path:
        return self.source.with_suffix(SUFFIX)


STAMP = KEPT / f"complete{SUFFIX}.txt"


def is_current(*, tables: bool = False) -> bool:
    """Whether there is nothing to compile. This does not load Cython, which takes a second."""
    return _is_current(*_wanted(tables=tables)[1:])


def build(*, tables: bool = False) -> None:
    """Compile what changed, and put it beside the sources: everything, or at least what tables need."""
    sources, everything, needed = _wanted(tables=tables)
    if _is_current(everything, needed):
        return
    STAMP.unlink(missing_ok=True)
    try:
        _probe()
        modules = _find_modules(sources)
        _compile_all([module for module in modules if module.name in needed and not module.kept.exists()])
    except CannotCompile:
        _install([])  # a stale one would hide that it failed
        raise
    modules = [module for module in modules if module.kept.exists()]
    _install(modules)
    STAMP.write_text("\n".join([everything, *(module.name for module in modules)]))


def _wanted(*, tables: bool) -> tuple[dict[str, Path], str, set[str]]:
    """The source of every module, a digest of them all, and which have to be compiled."""
    finder = runpy.run_path(str(FINDER))
    sources = {name: _source(name) for name in finder["compilable_modules"]()}
    needed = {name for name in sources if not (tables and finder["is_for_research"](name))}
    return sources, _digest([*sources.values(), *SOURCES.rglob("*.pxd")]), needed


def _is_current(everything: str, needed: set[str]) -> bool:
    if not STAMP.exists():
        return False
    digest, *names = STAMP.read_text(encoding="utf-8").split("\n")
    beside = {_source(name).with_suffix(SUFFIX) for name in names}
    return digest == everything and needed <= set(names) and set(SOURCES.rglob(f"*{SUFFIX}")) == beside


def _source(module: str) -> Path:
    return SOURCES.joinpath(*module.split(".")).with_suffix(".py")


def _find_modules(sources: dict[str, Path]) -> list[Module]:
    """Each module with everything it depends on."""
    from Cython.Build.Dependencies import create_dependency_tree
    from Cython.Compiler.Main import Context
    from Cython.Compiler.Options import CompilationOptions, default_options

    options = CompilationOptions(default_options, include_path=[str(SOURCES)], compiler_directives=DIRECTIVES)
    tree = create_dependency_tree(Context.from_options(options), quiet=True)
    return [Module(name, _digest(_dependencies(tree, path))) for name, path in sources.items()]


def _dependencies(tree: Any, source: Path) -> set[Path]:
    """The dependencies of a module, including those cimported by name from their package, which Cython omits."""
    found: set[Path] = set()
    waiting = {source}
    while waiting:
        new = {Path(file) for file in tree.all_dependencies(str(waiting.pop()))} - found
        found |= new
        for file in new:
            if file.suffix == ".pxd" and file.is_relative_to(SOURCES):
                waiting |= set(_cimported_modules(file)) - found
    return found


def _cimported_modules(file: Path) -> Iterator[Path]:
    for package, names in re.findall(r"^from (\S+) cimport (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
        for name in names.split(","):
            module = SOURCES.joinpath(*package.split("."), f"{name.strip()}.pxd")
            if module.exists():
                yield module


def _digest(files: Iterable[Path]) -> str:
    """A digest of some sources and of how they are compiled."""
    environment = [os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS", "LDSHARED")]
    flags = COMPILER_FLAGS, CALLING_FLAGS, sorted(CALLING_PYTHON), LINKER, LINKER_FLAGS
    way = (version("cython"), sys.version, SUFFIX, environment, DIRECTIVES, *flags)
    digest = hashlib.sha256(repr(way).encode())
    for file in sorted(file for file in files if file.is_relative_to(SOURCES)):  # the others are Cython's own
        digest.update(f"\0{file.relative_to(SOURCES)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def _compile_all(modules: list[Module]) -> None:
    """The longest sources first, so that no core waits long for the last one."""
    if not modules:
        return
    KEPT.mkdir(parents=True, exist_ok=True)
    waiting = sorted(modules, key=lambda module: -module.source.stat().st_size)
    cores = min(len(waiting), os.cpu_count() or 1)
    begun = time.monotonic()
    many = f"{len(waiting)} modules of the rules, {cores} at a time"
    print(f"Compiling {waiting[0].name if len(waiting) == 1 else many}", flush=True)
    with ProcessPoolExecutor(cores) as pool:
        tasks = {pool.submit(_compile, module): module for module in waiting}
        for done, task in enumerate(as_completed(tasks), 1):
            error = task.result()
            if error:
                pool.shutdown(cancel_futures=True)
                raise CannotCompile(f"{tasks[task].name} does not compile\n{error}")
            print(f"Compiled {done} of {len(waiting)}: {tasks[task].name}", flush=True)
    print(f"Compiled the rules in {time.monotonic() - begun:.0f} s", flush=True)


def _load_tools() -> None:
    """Load the tools before forking the compiling processes, so that they need not load them again."""
    import Cython.Compiler.ParseTreeTransforms  # noqa: F401
    import setuptools.command.build_ext  # noqa: F401


def _probe() -> None:
    _load_tools()

    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(1) as pool:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        error = pool.submit(_link, "probe", source, Path(folder)).result()
    if error:
        raise CannotCompile(f"no C compiler that works here: {error.splitlines()[-1]}")


def _compile(module: Module) -> str:
    """Compile in a separate process; return the error, if any."""
    os.chdir(SOURCES)
    with tempfile.TemporaryDirectory() as folder:
        error = _link(module.name, module.source.relative_to(SOURCES), Path(folder))
        if not error:
            [compiled] = Path(folder).rglob(f"*{SUFFIX}")
            for older in KEPT.glob(f"{module.name}-*{SUFFIX}"):
                older.unlink(missing_ok=True)
            _put(compiled, module.kept)
    return error


def _link(name: str, source: Path, folder: Path) -> str:
    """Translate and compile one source into a folder; return the error output if it failed."""
    from setuptools import Distribution, Extension

    if LINKER and "CC" not in os.environ:
        os.environ.setdefault("LDSHARED", shlex.join(LINKER))
    flags = CALLING_FLAGS if source.stem in CALLING_PYTHON else COMPILER_FLAGS
    extension = Extension(name, [str(source)], extra_compile_args=flags, extra_link_args=LINKER_FLAGS)
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        for stream in (1, 2):  # the compiler's as well as ours
            os.dup2(said.fileno(), stream)
        try:
            if source.suffix == ".py":
                extension = _translate(extension, folder)
            command = Distribution({"name": name, "ext_modules": [extension]}).get_command_obj("build_ext")
            command.build_lib = command.build_temp = str(folder)
            command.ensure_finalized()
            command.run()
        except Exception as error:  # Cython's and setuptools' have nothing in common
            for output in (sys.stdout, sys.stderr):
                output.flush()
            said.seek(0)
            return f"{said.read()}{error}"
    return ""


def _translate(extension: Any, folder: Path) -> Any:
    """Translate a source into C."""
    from Cython.Build import cythonize

    how = {"compiler_directives": DIRECTIVES, "include_path": [str(SOURCES)], "quiet": True, "force": True}
    [translated] = cythonize([extension], build_dir=str(folder), **how)
    return translated


def _install(modules: list[Module]) -> None:
    """Put these modules next to their sources, and remove all others."""
    wanted = {module.installed for module in modules}
    for stray in set(SOURCES.rglob(f"*{SUFFIX}")) - wanted:
        stray.unlink(missing_ok=True)
    for module in modules:
        if not module.installed.exists() or not filecmp.cmp(module.kept, module.installed, shallow=False):
            _put(module.kept, module.installed)


def _put(file: Path, target: Path) -> None:
    """Replace a file atomically: a running server keeps the one it has opened."""
    beside = target.with_name(f"{target.name}.{os.getpid()}")
    shutil.copyfile(file, beside)
    beside.replace(target)


def main() -> int:
    try:
        build(tables="--tables" in sys.argv[1:])
    except (CannotCompile, ImportError) as error:
        print(f"The rules were not compiled: {error}", file=sys.stderr)
        if "compiled" in os.environ.get("PARFAIT_REQUIRE", "").split(","):
            return 1
        print("They run as plain Python, which is many times slower.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
