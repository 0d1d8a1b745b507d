"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# The same examples on every run, and no clock: a test that fails here fails everywhere.
settings.register_profile("parfait", derandomize=True, deadline=None, database=None, max_examples=50)
settings.load_profile("parfait")
