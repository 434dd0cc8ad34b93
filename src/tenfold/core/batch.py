"""Batches of whole matches in compiled code, for `tenfold bench`, tests and researchers."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tenfold.core.batch_arrays import RoundArrays, Workspace
from tenfold.core.batch_step import batch_drivers_of
from tenfold.core.game import Game
from tenfold.core.gpu import CPU, CUDA, NoDevice
from tenfold.core.record import bytes_of

if TYPE_CHECKING:
    from tenfold.core.gpu_batch import GpuBatch


class Batch:
    """A batch of matches, with arrays that are allocated once and used for every round.

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
        self._records: Any = game.state.zeros(held + 1)
        self._states = self._records[:held]
        self._scores: Any = np.zeros((held, seats), np.int64)
        self._plies: Any = np.zeros(held, np.int32)
        self._endings: Any = np.zeros(held, np.int8)
        self._template = game.template(seats, options)
        self._rng = np.zeros(2, np.uint64)
        self._actions = np.zeros(max(game.rules.max_legal, seats), np.int64)

    @property
    def states(self) -> Any:
        """The matches as the last round left them; from a GPU a copy."""
        return self._states if self._gpu is None else self._gpu.states

    @property
    def scores(self) -> Any:
        """What each seat scored in each match, where `play` had policies and the match has ended."""
        return self._scores if self._gpu is None else self._gpu.scores

    @property
    def endings(self) -> Any:
        """How each match ended, from 1; 0 if it has not."""
        if self._gpu is not None:
            return self._gpu.endings
        scores = np.zeros(self.seats, np.int64)
        return np.array([self.game.rules.outcome(state, scores) for state in self._states], np.int8)

    def play(
        self,
        policies: Sequence[int] | None = None,
        *,
        seed: int = 1,
        first: int = 0,
        max_plies: int | None = None,
    ) -> int:
        """Deal and play all matches to their ends, or `max_plies` of each; return how many plies in all.

        Without policies all seats choose uniformly, and nothing is scored: the fastest way.
        """
        limit = self.game.max_entries if max_plies is None else max_plies
        if self._gpu is not None:
            self._gpu.launch(policies, seed, first, limit)
            return int(self._gpu.plies.sum())
        if policies is None:
            return self._play_uniformly(seed, first, limit)
        return self._play_by_policies(policies, seed, first, limit)

    def _play_uniformly(self, seed: int, first: int, max_plies: int) -> int:
        plies = self.game.compiled.play_many(
            self._template, self._states, self.seats, seed, first, max_plies, self._rng, self._actions
        )
        return int(plies)

    def _play_by_policies(self, policies: Sequence[int], seed: int, first: int, max_plies: int) -> int:
        chosen = np.array(policies, np.int64)
        batch = RoundArrays(
            template=bytes_of(self._template).view(np.uint64)[0],
            hidden=self.game.hidden(self.seats),
            policies=chosen,
            scores=self._scores,
            endings=self._endings,
            plies=self._plies,
            seats=self.seats,
            seed=seed,
            first=first,
            max_plies=max_plies,
        )
        work = Workspace(
            records=self._records,
            words=bytes_of(self._records).view(np.uint64),
            scratch=self._actions[None],
            worths=np.zeros((1, self._actions.size)),
            policies=chosen,
            choices=np.zeros((0, 0), np.int32),
            offered=np.zeros(0, np.int32),
        )
        batch_drivers_of(self.game.shared).play_by_policies(batch, work, self._rng)
        return int(self._plies.sum())


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
