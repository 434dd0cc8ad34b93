"""An agent that plays legal actions uniformly at random."""

import numpy as np

from tenfold.core.rng import below, seed_stream
from tenfold.core.view import View


class RandomAgent:
    """The agent that is called `random`."""

    def __init__(self, seed: int) -> None:
        self._stream = np.zeros(2, np.uint64)
        seed_stream(self._stream, seed, 0)

    def act(self, view: View) -> int:
        """One of the legal actions, by lot."""
        return view.legal[below(self._stream, len(view.legal))]
