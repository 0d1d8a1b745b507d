"""Compiled rules on a device: used if the site has some that this Python can load, otherwise ignored."""

from __future__ import annotations

import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES

from parfait.core.speed import PACKAGE, PLAIN


def settle() -> bool:
    """Load every compiled module once, before anything else is imported; whether there are any and all of them work.

    If one does not, perhaps because it was made for another Python, the plain sources are used from here on.
    """
    names = _modules()
    try:
        for name in names:
            importlib.import_module(name)
    except ImportError:
        os.environ[PLAIN] = "1"
        for name in [name for name in sys.modules if name.partition(".")[0] == "parfait"]:
            del sys.modules[name]
        return False
    return names != []


def _modules() -> list[str]:
    """The names of the compiled modules that this Python would import in place of the sources beside them."""
    found = []
    for path in sorted(PACKAGE.rglob("*.*")):
        name, _, suffix = path.name.partition(".")
        if f".{suffix}" in EXTENSION_SUFFIXES:
            found.append(".".join(["parfait", *path.relative_to(PACKAGE).parent.parts, name]))
    return found
