"""A batch on a GPU: one launch per step, on arrays that other libraries share without a copy."""

from typing import Any

import numpy as np

from tenfold.core.batch_arrays import BatchArrays, shapes_of
from tenfold.core.device_array import DeviceArray
from tenfold.core.gpu import THREADS_PER_BLOCK, kernels_of, require_cuda, words_in
from tenfold.core.record import bytes_of
from tenfold.envs.config import HALF, WIDE, BatchConfig, checked_seed
from tenfold.envs.env import Env
from tenfold.envs.errors import BadBatch

WIDTHS = {"int64", "int32"}


class GpuEnv(Env):
    """The environment for `device="cuda"`. Its arrays are DeviceArrays; `numpy()` of one is a copy."""

    def __init__(self, config: BatchConfig) -> None:
        super().__init__(config)
        game, count, seats = self.game, self.count, self.seats
        self._cuda = require_cuda()
        self._kernels = kernels_of(game.shared)
        self._blocks = -(-count // THREADS_PER_BLOCK)
        # Batches that step one after the other do so at the same time. What runs on the default stream waits.
        self._stream = self._cuda.stream()
        self._policies = self._cuda.to_device(config.policies)
        if config.heuristic:
            self.heuristic = DeviceArray((count, game.actions.count), np.float32)
        self._words = DeviceArray((words_in(game), count), np.uint64)
        self._wrong = DeviceArray((1,), np.int64)
        self._chosen = DeviceArray((count,), np.int64)
        shapes = shapes_of(game, count, seats).items()
        arrays = {name: DeviceArray(tuple(max(n, 1) for n in shape), kind) for name, (kind, shape) in shapes}
        self._rngs = arrays["rngs"]
        for name, part in self.ARRAYS.items():
            setattr(self, name, arrays[part])
        self._numbers = self.observation
        self.observation = self._told(self._numbers)
        if config.everyone:
            everyone = DeviceArray((count, seats, game.encoder.size), np.float32)
            self._rows_of_everyone = everyone.inner.reshape(count * seats, game.encoder.size)
            self.everyone = self._told(everyone)
        template = bytes_of(game.template(seats, config.options)).view(np.uint64)[0]
        self._batch = BatchArrays(
            template=self._cuda.to_device(template),
            hidden=self._cuda.to_device(game.hidden(seats)),
            **{name: array.inner for name, array in arrays.items()},
            seats=seats,
            seed=self.seed,
            validates=config.validate,
            resets=config.auto_reset,
        )
        self.reset()

    @property
    def illegal(self) -> int:
        """How many illegal actions were replaced by the lowest legal one, since the batch was made."""
        return self._illegal + (0 if self.config.validate else int(self._wrong.numpy()[0]))

    @property
    def states(self) -> Any:
        """The true states, copied to the CPU."""
        words = np.ascontiguousarray(self._words.numpy().T)
        return words.view(self.game.state.dtype).reshape(self.count).view(np.recarray)

    def reset(self, seed: int | None = None) -> None:
        """Deal all matches from the first on, with another seed if one is given."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._batch = self._batch._replace(seed=self.seed)
        self._launch(self._kernels.deal_all)
        self._continue()

    def step(self, actions: Any) -> None:
        """One action in each match, for the seat that is due there; others than integers are refused."""
        chosen = self._checked(actions)
        self._launch(self._kernels.step_all, chosen, self._wrong.inner)
        if self.config.has_bots:
            self._continue()
        else:
            self._tell_more()
        if self.config.validate and self._wrong.numpy()[0] > 0:
            self._wrong.copy_from_host(np.zeros(1, np.int64))
            self._refuse(self.states, self.due.numpy(), self.ending.numpy(), chosen.copy_to_host())

    def sample(self) -> Any:
        """Any legal action for each match: an array that is used again by the next call."""
        kernel = self._kernels.sample_all[self._blocks, THREADS_PER_BLOCK, self._stream]
        kernel(self._batch, self._chosen.inner)
        return self._chosen

    def _checked(self, actions: Any) -> Any:
        """The actions as kernels take them: what lies on the GPU is not copied."""
        if isinstance(actions, DeviceArray):
            chosen = actions.inner
        elif hasattr(actions, "__cuda_array_interface__"):
            chosen = self._cuda.as_cuda_array(actions)
        else:
            chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise BadBatch(f"Actions are {self.count} integers, one a match.")
        if isinstance(chosen, np.ndarray):
            self._chosen.copy_from_host(chosen)
            return self._chosen.inner
        if chosen.dtype.name not in WIDTHS or not chosen.is_c_contiguous():
            raise BadBatch("Actions on the GPU are int64 or int32, one after the other.")
        return chosen

    def _continue(self) -> None:
        if self.config.has_bots:
            self._launch(self._kernels.advance_all, self._policies)
        self._launch(self._kernels.observe_all)
        self._tell_more()

    def _tell_more(self) -> None:
        """What only some batches tell."""
        if self.config.heuristic:
            self._launch(self._kernels.score_all, self.heuristic.inner, self.config.uses_tuned_weights)
        if self.config.everyone:
            blocks = -(-self.count * self.seats // THREADS_PER_BLOCK)
            kernel = self._kernels.observe_everyone_all[blocks, THREADS_PER_BLOCK, self._stream]
            kernel(self._batch, self._words.inner, self._rows_of_everyone)
        for numbers, told in self._narrowed:
            grid = self._blocks, THREADS_PER_BLOCK, self._stream
            if self.config.dtype == HALF:
                self._kernels.write_halves_all[grid](numbers, told)
            else:
                self._kernels.write_bytes_all[grid](numbers, self.unit, told)

    def _told(self, numbers: DeviceArray) -> DeviceArray:
        """The array in which numbers are told: themselves, or another one of the type that was asked for."""
        if self.config.dtype == WIDE:
            return numbers
        told = DeviceArray(numbers.shape, self.config.dtype)
        self._narrowed.append((numbers.inner.reshape(-1), told.inner.reshape(-1)))
        return told

    def _launch(self, kernel: Any, *more: Any) -> None:
        kernel[self._blocks, THREADS_PER_BLOCK, self._stream](self._batch, self._words.inner, *more)

    def _to_arrays(self) -> dict[str, Any]:
        visible = {name: getattr(self, name).numpy() for name in self.ARRAYS}
        return {
            **visible,
            "observation": self._numbers.numpy(),
            "words": self._words.numpy().T,
            "choosers": self._rngs.numpy(),
        }

    def _from_arrays(self, arrays: dict[str, Any]) -> None:
        for name in self.ARRAYS:
            target = self._numbers if name == "observation" else getattr(self, name)
            target.copy_from_host(arrays[name])
        self._words.copy_from_host(arrays["words"].T)
        self._rngs.copy_from_host(arrays["choosers"])
        self._batch = self._batch._replace(seed=self.seed)
        self._wrong.copy_from_host(np.zeros(1, np.int64))
        self._tell_more()
