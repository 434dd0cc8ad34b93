"""The games with which batches are tried."""

import pytest

from tenfold.core.registry import game_ids
from tools.suites import QUICK_TO_COMPILE

every_game = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.slow] * (game not in QUICK_TO_COMPILE)) for game in game_ids()],
)
"""All games, of which those that are compiled slowly are left to `make slow`."""
