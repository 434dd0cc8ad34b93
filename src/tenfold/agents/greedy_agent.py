"""An agent that plays the action with the highest heuristic score."""

import numpy as np

from tenfold.core.rng import seed_stream
from tenfold.core.view import View


class GreedyAgent:
    """The agent that is called `greedy`."""

    def __init__(self, seed: int) -> None:
        self._stream = np.zeros(2, np.uint64)
        seed_stream(self._stream, seed, 1)

    def act(self, view: View) -> int:
        """The best of the legal actions as far as the heuristic sees; equals by lot."""
        compiled = view.game.compiled
        actions = np.array(view.legal, np.int64)
        worths = np.zeros(actions.size, np.float64)
        compiled.score_actions_at(view.states, 0, view.observer, actions, actions.size, worths)
        return int(compiled.choose_best_at(actions, actions.size, worths, self._stream))
