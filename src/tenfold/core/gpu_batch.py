"""Plays whole matches on a GPU, for batches with `device="cuda"`."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tenfold.core.batch_arrays import RoundArrays
from tenfold.core.game import Game
from tenfold.core.gpu import THREADS_PER_BLOCK, grid_of, kernels_of, require_cuda, words_in
from tenfold.core.record import bytes_of


class GpuBatch:
    """A batch on the GPU, with arrays that are allocated once and used for every round."""

    def __init__(self, game: Game, seats: int, count: int, options: Mapping[str, str] | None = None) -> None:
        self._cuda = require_cuda()
        self._game = game
        self._seats = seats
        self._count = count
        self._kernels = kernels_of(game.shared)
        template = bytes_of(game.template(seats, options)).view(np.uint64)[0]
        self._template = self._cuda.to_device(template)
        self._hidden = self._cuda.to_device(game.hidden(seats))
        self._words = self._cuda.device_array((words_in(game), count), np.uint64)
        self._scores = self._cuda.device_array((count, seats), np.int64)
        self._endings = self._cuda.device_array(count, np.int8)
        self._plies = self._cuda.device_array(count, np.int32)
        self.blocks = grid_of(game, count)
        """How many blocks of threads share the batch."""

    def launch(self, policies: Sequence[int] | None, seed: int, first: int, max_plies: int) -> None:
        """Start playing, and do not wait."""
        kernels = self._kernels
        kernel = kernels.play_uniform if policies is None else kernels.play_by_policies
        batch = RoundArrays(
            self._template,
            self._hidden,
            self._cuda.to_device(np.array(policies or [0] * self._seats, np.int64)),
            self._scores,
            self._endings,
            self._plies,
            self._seats,
            seed,
            first,
            max_plies,
        )
        kernel[self.blocks, THREADS_PER_BLOCK](batch, self._words)

    @property
    def plies(self) -> Any:
        """How many plies each match had."""
        return self._plies.copy_to_host()

    @property
    def scores(self) -> Any:
        """What each seat scored in each match."""
        return self._scores.copy_to_host()

    @property
    def endings(self) -> Any:
        """How each match ended, from 1; 0 if it has not."""
        return self._endings.copy_to_host()

    @property
    def states(self) -> Any:
        """The matches as the last round left them, copied to the CPU."""
        words = np.ascontiguousarray(self._words.copy_to_host().T)
        return words.view(self._game.state.dtype).reshape(self._count).view(np.recarray)
