"""A batch on the CPU: compiled code over NumPy arrays, on one thread or several."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tenfold.core.record import bytes_of
from tenfold.core.stepping import steps_of
from tenfold.envs.env import Env
from tenfold.envs.errors import BadBatch
from tenfold.envs.setting import Setting, checked_seed

INTEGERS = "iu"


class CpuEnv(Env):
    """The batch that `device="cpu"` makes."""

    def __init__(self, setting: Setting, threads: int = 1) -> None:
        super().__init__(setting)
        if threads < 1:
            raise BadBatch(f"A batch needs at least one thread, not {threads}.")
        game, count, seats = self.game, self.count, self.seats
        self._drivers = steps_of(game)
        self._workers = min(threads, count)
        self._pool = ThreadPoolExecutor(self._workers, "tenfold") if self._workers > 1 else None
        self._edges = [count * worker // self._workers for worker in range(self._workers + 1)]

        self._records = game.state.zeros(count + 1 + self._workers)
        self._records[count] = game.template(seats, setting.options)[0]
        self._words = bytes_of(self._records).view(np.uint64)
        self._hidden = game.hidden(seats)
        self._scratch = np.zeros((self._workers, max(game.rules.most_legal, seats)), np.int64)
        self._worths = np.zeros(self._scratch.shape, np.float64)
        self._styles = np.array(setting.styles, np.int64)
        self._choosers = np.zeros((count, 2), np.uint64)
        self._chosen = np.zeros(count, np.int64)

        self.due = np.zeros(count, np.int32)
        self.mask = np.zeros((count, self.actions), np.bool_)
        self.observation = np.zeros((count, game.encoder.size), np.float32)
        self.reward = np.zeros((count, seats), np.float32)
        self.done = np.zeros(count, np.bool_)
        self.ending = np.zeros(count, np.int8)
        self.scores = np.zeros((count, seats), np.int64)
        self.plies = np.zeros(count, np.int32)
        self.match = np.zeros(count, np.int64)
        self._place = (self._records, self._words, self._hidden, self._scratch)
        self._results = (self.due, self.done, self.ending, self.plies, self.match, self.reward, self.scores)
        self._told = (self.mask, self.observation)
        self.reset()

    @property
    def states(self) -> Any:
        """The true states; they may be changed, if `tell` is called afterwards."""
        return self._records[: self.count]

    def reset(self, seed: int | None = None) -> None:
        """Deal all matches from the first on, with another seed if one is given."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._each(self._deal)

    def step(self, actions: Any) -> None:
        """One action in each match, for the seat that is due there; others than integers are refused."""
        chosen = self._checked(actions)
        illegal = (
            self._step(0, self.count, 0, chosen) if self._pool is None else self._step_on_threads(chosen)
        )
        if illegal > 0:
            self._count_illegal(illegal, chosen)

    def sample(self) -> Any:
        """Any legal action for each match: an array that is used again by the next call."""
        self._drivers.sample_many(0, self.count, self._choosers, self.mask, self._chosen)
        return self._chosen

    def tell(self) -> None:
        """Write masks and observations anew, after the states were changed from outside."""
        for at in range(self.count):
            is_due, outcome = self.game.status(self._records[at : at + 1], self.seats)
            self.due[at] = is_due[0] if outcome is None and is_due else -1
        self._each(self._tell)

    def _checked(self, actions: Any) -> Any:
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in INTEGERS:
            raise BadBatch(f"Actions are {self.count} integers, one a match.")
        if chosen.dtype == np.int64:
            return chosen
        np.copyto(self._chosen, chosen, casting="unsafe")
        return self._chosen

    def _count_illegal(self, illegal: int, chosen: Any) -> None:
        if self.setting.checked:
            self._refuse(self.states, self.due, self.ending, chosen)
        self._illegal += illegal

    def _deal(self, start: int, stop: int, worker: int) -> None:
        self._drivers.deal_many(
            start, stop, self.seats, self.seed, self._records, self._words, self._choosers, *self._results
        )
        self._tell(start, stop, worker)
        self._meet(start, stop, worker)

    def _tell(self, start: int, stop: int, worker: int) -> None:
        self._drivers.tell_many(start, stop, worker, *self._place, self.due, *self._told)

    def _step(self, start: int, stop: int, worker: int, chosen: Any) -> int:
        illegal = self._drivers.step_many(
            start,
            stop,
            worker,
            self.seats,
            self.seed,
            self.setting.checked,
            self.setting.renew,
            chosen,
            *self._place,
            self._choosers,
            *self._results,
            *self._told,
        )
        self._meet(start, stop, worker)
        return int(illegal)

    def _meet(self, start: int, stop: int, worker: int) -> None:
        if self.setting.has_bots:
            self._drivers.meet_many(
                start,
                stop,
                worker,
                self.seats,
                self.seed,
                self._styles,
                self._worths,
                *self._place,
                self._choosers,
                *self._results,
                *self._told,
                self.setting.renew,
            )

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

    def _taken(self) -> dict[str, Any]:
        visible = {name: getattr(self, name) for name in self.ARRAYS}
        return {**visible, "words": self._words[: self.count], "choosers": self._choosers}

    def _put(self, arrays: dict[str, Any]) -> None:
        for name in self.ARRAYS:
            getattr(self, name)[:] = arrays[name]
        self._words[: self.count] = arrays["words"]
        self._choosers[:] = arrays["choosers"]
