"""How long a test waits for what should happen, before it fails: long enough for a busy machine."""

from __future__ import annotations

PATIENCE = 300.0  # seconds
