"""Builds what plain packaging does not: the compiled rules, and the browser client.

Each part is optional: without a C compiler the same sources run as plain Python, and without Node (or npm's registry)
the server says that the client is not built. PARFAIT_REQUIRE=compiled,web makes a missing part an error (CI, release
wheels).
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

REQUIRED = os.environ.get("PARFAIT_REQUIRE", "").split(",")
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "annotation_typing": False,
    "initializedcheck": False,
}
COMPILE = """
import sys
from Cython.Build import cythonize
from setuptools import setup
build, *files = sys.argv[1:]
sys.argv = ["setup.py", "--quiet", "build_ext", "--inplace", "--build-temp", build]
setup(name="parfait", package_dir={{"": "src"}}, packages=[], options={{"build": {{"build_base": build}}}},
      ext_modules=cythonize(files, compiler_directives={directives!r}, build_dir=build, quiet=True))
"""


class ParfaitBuild(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._attempt("compiled", lambda: self._compile(build_data))
        self._attempt("web", self._build_client)

    def _attempt(self, part: str, build: Callable[[], None]) -> None:
        try:
            build()
        except (subprocess.CalledProcessError, OSError) as error:
            if part in REQUIRED:
                raise
            self.app.display_warning(f"parfait: {part} was not built: {error}")

    def _build_client(self) -> None:
        script = Path(self.root, "web/build.py")
        if script.exists():
            subprocess.run([sys.executable, str(script)], check=True, stdout=sys.stderr, env=_with_path())

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compile every module that has C types beside it; the .py stays as the fallback."""
        root = Path(self.root)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        sources = [source for source in sorted(root.glob("src/parfait/**/*.py")) if _has_types_to_compile(source)]
        for source in sources:  # a stale one would hide a failed build
            source.with_suffix(suffix).unlink(missing_ok=True)
        with tempfile.TemporaryDirectory() as build:
            subprocess.run(
                [
                    sys.executable,
                    "-c",
                    COMPILE.format(directives=DIRECTIVES),
                    build,
                    *(str(source.relative_to(root)) for source in sources),
                ],
                cwd=root,
                check=True,
                stdout=sys.stderr,
                env=_with_path("src"),
            )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [str(source.with_suffix(suffix).relative_to(root)) for source in sources]


def _with_path(*first: str) -> dict[str, str]:
    """The environment with what this build may import."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*first, *sys.path])}


def _has_types_to_compile(source: Path) -> bool:
    """A .pxd of `cdef extern` alone is inline C for others to include; an empty one only marks a package."""
    types = source.with_suffix(".pxd")
    if not types.exists():
        return False
    text = types.read_text().strip()
    return bool(text) and not text.startswith("cdef extern")
