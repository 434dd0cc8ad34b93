"""A batch on the CPU: compiled code over NumPy arrays, on one thread or several."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tenfold.core.batch_buffer import AT, BatchBuffer, buffer_drivers_of
from tenfold.core.batch_step import batch_drivers_of
from tenfold.envs.config import HALF, WIDE, BatchConfig, checked_seed
from tenfold.envs.env import Env
from tenfold.envs.errors import BadBatch

INTEGERS = "iu"
ARRAY = np.ndarray
INT64 = np.dtype(np.int64)
ONE_AFTER_ANOTHER = (8,)
"""Strides, in bytes, of 64-bit numbers that lie side by side."""


class CpuEnv(Env):
    """The environment for `device="cpu"`."""

    def __init__(self, config: BatchConfig, threads: int = 1) -> None:
        super().__init__(config)
        if threads < 1:
            raise BadBatch(f"A batch needs at least one thread, not {threads}.")
        game, count, seats = self.game, self.count, self.seats
        self._workers = min(threads, count)
        self._pool = ThreadPoolExecutor(self._workers, "tenfold") if self._workers > 1 else None
        self._edges = [count * worker // self._workers for worker in range(self._workers + 1)]
        buffer = BatchBuffer(game, count, seats, self._workers, config.options, config.policies)
        buffer.words[[AT.validates, AT.resets]] = config.validate, config.auto_reset
        self._drivers = buffer_drivers_of(game.shared)
        self._step_buffer, self._sample_buffer = self._drivers.step, self._drivers.sample
        self._write_bytes = batch_drivers_of(game.shared).write_bytes
        self._has_bots = config.has_bots
        self._shape = (count,)

        self._buffer = buffer.words
        self._records, self._words = buffer.records, buffer["records"]
        self._chosen, self._rngs = buffer["chosen"], buffer["rngs"]
        for name, part in self.ARRAYS.items():
            setattr(self, name, buffer[part])
        self._numbers = self.observation
        self.observation = self._told(self._numbers)
        if config.everyone:
            self._everyone = np.zeros((count, seats, game.encoder.size), np.float32)
            self.everyone = self._told(self._everyone)
        if config.heuristic:
            self.heuristic = np.zeros((count, game.actions.count), np.float32)
        # Asked once, because a step of one match takes less than a microsecond.
        asked = config.has_bots, config.everyone, config.heuristic, self._narrowed
        self._goes_on = any(bool(one) for one in asked)
        self.reset()

    @property
    def states(self) -> Any:
        """The true states; they may be changed, if `refresh` is called afterwards."""
        return self._records[: self.count]

    def reset(self, seed: int | None = None) -> None:
        """Deal all matches from the first on, with another seed if one is given."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._buffer[AT.seed] = self.seed
        self._each(self._reset)

    def step(self, actions: Any) -> None:
        """One action in each match, for the seat that is due there; others than integers are refused."""
        if type(actions) is ARRAY and actions.dtype is INT64 and actions.shape == self._shape:
            chosen = actions if actions.strides == ONE_AFTER_ANOTHER else self._checked(actions)
        else:
            chosen = self._checked(actions)
        if self._pool is None:
            illegal = self._step_buffer(self._buffer, chosen, 0, self.count, 0)
            if self._goes_on:
                self._advance(0, self.count, 0)
        else:
            illegal = self._step_on_threads(chosen)
        if illegal:
            self._count_illegal(illegal, chosen)

    def sample(self) -> Any:
        """Any legal action for each match: an array that is used again by the next call."""
        self._sample_buffer(self._buffer)
        return self._chosen

    def refresh(self) -> None:
        """Update masks and observations after the states were changed from outside."""
        for at in range(self.count):
            is_due, outcome = self.game.status(self._records[at : at + 1], self.seats)
            self.due[at] = is_due[0] if outcome is None and is_due else -1
        self._continue()

    def _checked(self, actions: Any) -> Any:
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in INTEGERS:
            raise BadBatch(f"Actions are {self.count} integers, one a match.")
        if chosen.dtype == np.int64 and chosen.strides == ONE_AFTER_ANOTHER:
            return chosen
        np.copyto(self._chosen, chosen, casting="unsafe")
        return self._chosen

    def _count_illegal(self, illegal: int, chosen: Any) -> None:
        if self.config.validate:
            self._refuse(self.states, self.due, self.ending, chosen)
        self._illegal += illegal

    def _reset(self, start: int, stop: int, worker: int) -> None:
        self._drivers.reset(self._buffer, start, stop, worker)
        self._advance(start, stop, worker)

    def _refresh(self, start: int, stop: int, worker: int) -> None:
        self._drivers.refresh(self._buffer, start, stop, worker)

    def _step(self, start: int, stop: int, worker: int, chosen: Any) -> int:
        illegal = self._step_buffer(self._buffer, chosen, start, stop, worker)
        self._advance(start, stop, worker)
        return int(illegal)

    def _continue(self) -> None:
        self._each(self._refresh)
        self._each(self._advance)

    def _advance(self, start: int, stop: int, worker: int) -> None:
        if self._has_bots:
            self._drivers.advance(self._buffer, start, stop, worker)
        if self.everyone is not None:
            self._drivers.observe_everyone(self._buffer, self._everyone, start, stop, worker)
        if self.heuristic is not None:
            is_tuned = self.config.uses_tuned_weights
            self._drivers.score(self._buffer, self.heuristic, is_tuned, start, stop, worker)
        for numbers, told in self._narrowed:
            self._narrow(numbers[start:stop].reshape(-1), told[start:stop].reshape(-1))

    def _told(self, numbers: Any) -> Any:
        """The array in which numbers are told: themselves, or another one of the type that was asked for."""
        if self.config.dtype == WIDE:
            return numbers
        told = np.zeros(numbers.shape, self.config.dtype)
        self._narrowed.append((numbers, told))
        return told

    def _narrow(self, numbers: Any, told: Any) -> None:
        if self.config.dtype == HALF:
            np.copyto(told, numbers, casting="same_kind")
        else:
            self._write_bytes(numbers, self.unit, told)

    def _step_on_threads(self, chosen: Any) -> int:
        assert self._pool is not None
        parts = [
            self._pool.submit(self._step, self._edges[worker], self._edges[worker + 1], worker, chosen)
            for worker in range(self._workers)
        ]
        return sum(part.result() for part in parts)

    def _each(self, part: Callable[[int, int, int], None]) -> None:
        for worker in range(self._workers):
            part(self._edges[worker], self._edges[worker + 1], worker)

    def _to_arrays(self) -> dict[str, Any]:
        visible = {name: getattr(self, name) for name in self.ARRAYS}
        return {
            **visible,
            "observation": self._numbers,
            "words": self._words[: self.count],
            "choosers": self._rngs,
        }

    def _from_arrays(self, arrays: dict[str, Any]) -> None:
        for name in self.ARRAYS:
            target = self._numbers if name == "observation" else getattr(self, name)
            target[:] = arrays[name]
        self._words[: self.count] = arrays["words"]
        self._rngs[:] = arrays["choosers"]
        self._buffer[AT.seed] = self.seed
        self._continue()
