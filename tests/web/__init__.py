"""The client in a real Chromium, against a real server."""

import pytest

pytest.register_assert_rewrite("tests.web.sight", "tests.web.hands", "tests.web.visitor")
