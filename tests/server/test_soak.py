"""A house that plays for long keeps what it should let go of: nothing."""

import asyncio
from pathlib import Path

import pytest

from bench.soak import soak
from tenfold.core.registry import game_ids

MATCHES = 600
EARLY = 240
"""By then every game is loaded and every cache is full."""
GROWTH = 0.05


@pytest.mark.slow
def test_memory_stays_the_same_over_hundreds_of_matches(tmp_path: Path) -> None:
    soaked = asyncio.run(soak(tmp_path, MATCHES, EARLY, game_ids()))

    assert soaked.growth < GROWTH
