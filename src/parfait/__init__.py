"""Parfait: tabletop games, played exactly by their rules."""

from __future__ import annotations

import os as _os

if _os.environ.get("PARFAIT_PLAIN"):  # run the plain Python sources, even where compiled ones stand beside them
    import sys as _sys
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
    from pathlib import Path as _Path

    for _folder in [_Path(__file__).parent, *_Path(__file__).parent.rglob("*/")]:
        _sys.path_importer_cache[str(_folder)] = FileFinder(str(_folder), (SourceFileLoader, SOURCE_SUFFIXES))

__version__ = "1.0.0"
