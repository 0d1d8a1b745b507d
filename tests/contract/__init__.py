import pytest

pytest.register_assert_rewrite("tests.contract.states", "tests.contract.telling", "tests.contract.views")
