"""Many matches at once in compiled code: what `tenfold bench`, tests and researchers play."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tenfold.core.game import Game
from tenfold.core.gpu import CPU, CUDA, NoDevice
from tenfold.core.record import bytes_of

if TYPE_CHECKING:
    from tenfold.core.gpu_batch import GpuBatch


class Batch:
    """All arrays that a batch of matches needs, made once and used for every round.

    Match i of a round has number `first` + i: the seed and this number alone decide it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        options: Mapping[str, str] | None = None,
        device: str = CPU,
    ) -> None:
        self.game = game
        self.seats = seats
        self.count = count
        self._gpu = gpu_batch_of(game, seats, count, options, device)
        held = count if self._gpu is None else 0
        self._states: Any = game.state.zeros(held)
        self._scores: Any = np.zeros((held, seats), np.int64)
        self._template = game.template(seats, options)
        self._view = game.state.blank()
        self._chooser = np.zeros(2, np.uint64)
        self._actions = np.zeros(game.rules.max_legal, np.int64)
        self._worths = np.zeros(game.rules.max_legal, np.float64)

    @property
    def states(self) -> Any:
        """The matches as the last round left them; from a GPU a copy."""
        return self._states if self._gpu is None else self._gpu.states

    @property
    def scores(self) -> Any:
        """What each seat scored in each match, where `play` had styles and the match has ended."""
        return self._scores if self._gpu is None else self._gpu.scores

    @property
    def endings(self) -> Any:
        """How each match ended, from 1; 0 if it has not."""
        if self._gpu is not None:
            return self._gpu.endings
        scores = np.zeros(self.seats, np.int64)
        return np.array([self.game.rules.outcome(state, scores) for state in self._states], np.int8)

    def play(
        self, styles: Sequence[int] | None = None, *, seed: int = 1, first: int = 0, most: int | None = None
    ) -> int:
        """Deal and play all matches to their ends, or `most` plies of each; how many plies in all.

        Without styles all seats choose uniformly, and nothing is scored: the fastest way.
        """
        limit = self.game.max_entries if most is None else most
        if self._gpu is not None:
            self._gpu.launch(styles, seed, first, limit)
            return int(self._gpu.plies.sum())
        if styles is None:
            return self._play_uniformly(seed, first, limit)
        return self._play_by_styles(styles, seed, first, limit)

    def _play_uniformly(self, seed: int, first: int, most: int) -> int:
        plies = self.game.compiled.play_many(
            self._template, self._states, self.seats, seed, first, most, self._chooser, self._actions
        )
        return int(plies)

    def _play_by_styles(self, styles: Sequence[int], seed: int, first: int, most: int) -> int:
        plies = self.game.compiled.play_with_policies(
            self._template,
            self._states,
            bytes_of(self._states),
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
            self._scores,
        )
        return int(plies)


def gpu_batch_of(
    game: Game, seats: int, count: int, options: Mapping[str, str] | None, device: str
) -> "GpuBatch | None":
    """The batch on the GPU, if that is the device; None on the CPU."""
    if device == CPU:
        return None
    if device != CUDA:
        raise NoDevice(device)
    from tenfold.core.gpu_batch import GpuBatch  # noqa: PLC0415  most machines have no use for it

    return GpuBatch(game, seats, count, options)
