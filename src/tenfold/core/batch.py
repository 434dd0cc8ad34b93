"""Many matches at once in compiled code: what `tenfold bench`, tests and researchers play."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tenfold.core.game import Game
from tenfold.core.record import bytes_of


class Batch:
    """All arrays that a batch of matches needs, made once and used for every round.

    Match i of a round has number `first` + i: the seed and this number alone decide it.
    """

    def __init__(self, game: Game, seats: int, count: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.states: Any = game.state.zeros(count)
        """The matches as the last round left them."""
        self.scores: Any = np.zeros((count, seats), np.int64)
        """What each seat scored in each match, where `play` had styles and the match has ended."""
        self._template = game.template(seats, options)
        self._view = game.state.blank()
        self._chooser = np.zeros(2, np.uint64)
        self._actions = np.zeros(game.rules.most_legal, np.int64)
        self._worths = np.zeros(game.rules.most_legal, np.float64)

    def play(
        self, styles: Sequence[int] | None = None, *, seed: int = 1, first: int = 0, most: int | None = None
    ) -> int:
        """Deal and play all matches to their ends, or `most` plies of each; how many plies in all.

        Without styles all seats choose uniformly, and nothing is scored: the fastest way.
        """
        limit = self.game.longest if most is None else most
        if styles is None:
            return self._play_uniformly(seed, first, limit)
        return self._play_by_styles(styles, seed, first, limit)

    def _play_uniformly(self, seed: int, first: int, most: int) -> int:
        plies = self.game.compiled.play_many(
            self._template, self.states, self.seats, seed, first, most, self._chooser, self._actions
        )
        return int(plies)

    def _play_by_styles(self, styles: Sequence[int], seed: int, first: int, most: int) -> int:
        plies = self.game.compiled.play_styles(
            self._template,
            self.states,
            bytes_of(self.states),
            self._view,
            bytes_of(self._view),
            self.game.masks(self.seats),
            self.seats,
            np.array(styles, np.int64),
            seed,
            first,
            most,
            self._chooser,
            self._actions,
            self._worths,
            self.scores,
        )
        return int(plies)
