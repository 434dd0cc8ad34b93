"""Baselines for comparison: random play, and the game's plain heuristic."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core.rng import below, seed_stream
from tenfold.core.view import View


class RandomAgent:
    """The agent that is called `random`: all legal actions are equally likely."""

    def __init__(self, seed: int) -> None:
        self._stream = np.zeros(2, np.uint64)
        seed_stream(self._stream, seed, 0)

    def act(self, view: View) -> int:
        """One of the legal actions, by lot."""
        return view.legal[below(self._stream, len(view.legal))]


class GreedyAgent:
    """The agent that is called `greedy`: it plays the action with the highest heuristic score."""

    def __init__(self, seed: int) -> None:
        self._stream = np.zeros(2, np.uint64)
        seed_stream(self._stream, seed, 1)

    def act(self, view: View) -> int:
        """The best of the legal actions as far as the heuristic sees; equals by lot."""
        compiled = view.game.compiled
        actions, worths = scores(view, compiled)
        return int(compiled.choose_best_at(actions, actions.size, worths, self._stream))


def scores(view: View, drivers: Any) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The legal actions and their scores by a heuristic: the baseline's or that of search."""
    actions = np.array(view.legal, np.int64)
    worths = np.zeros(actions.size, np.float64)
    drivers.score_actions_at(view.states, 0, view.observer, actions, actions.size, worths)
    return actions, worths
