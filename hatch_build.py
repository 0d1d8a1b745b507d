"""Builds what plain packaging does not: the compiled rules (build_rules.py), and the browser client (web/build.py).

Each part is optional: without a C compiler the same sources run as plain Python, and without Node (or npm's registry)
the server says that the client is not built. PARFAIT_REQUIRE=compiled,web makes a missing part an error (CI, release
wheels). PARFAIT_SKIP=compiled,web leaves them to whoever runs those scripts (`make`, which shows what they say).
PARFAIT_PURE=1 leaves out whatever is compiled: a wheel for every Python and machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PURE = bool(os.environ.get("PARFAIT_PURE"))
SKIPPED = [*os.environ.get("PARFAIT_SKIP", "").split(","), *(["compiled"] if PURE else [])]
SCRIPTS = {"compiled": "build_rules.py", "web": "web/build.py"}


class ParfaitBuild(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for part, script in SCRIPTS.items():
            if part not in SKIPPED:
                self._run(script)
        root = Path(self.root)
        compiled = sorted(root.glob(f"src/parfait/**/*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        if compiled and not PURE:
            build_data["artifacts"] += [file.relative_to(root).as_posix() for file in compiled]
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _run(self, script: str) -> None:
        """Run a build script with this build's modules. It fails only if its part is required."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        subprocess.run([sys.executable, script], cwd=self.root, check=True, stdout=sys.stderr, env=environment)
