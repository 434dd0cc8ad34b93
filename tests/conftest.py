"""What all tests share: the contract's checks explain their failed asserts, and fuzzing repeats itself."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.contract", "tests.toys")

settings.register_profile("gate", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("gate")
