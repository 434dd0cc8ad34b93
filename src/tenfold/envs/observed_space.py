"""The space of observations, as Gymnasium and PettingZoo name it."""

import numpy as np
from gymnasium import spaces

from tenfold.core.game import Game
from tenfold.envs.config import BYTE
from tenfold.envs.single_match import MAX_OBSERVED

MAX_BYTE = 255


def observed_space(game: Game, dtype: str) -> spaces.Box:
    """What is observed in one match, as numbers of a type."""
    greatest = MAX_BYTE if dtype == BYTE else MAX_OBSERVED
    return spaces.Box(0, greatest, (game.encoder.size,), np.dtype(dtype).type)
