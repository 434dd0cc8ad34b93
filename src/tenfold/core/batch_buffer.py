"""All arrays of a batch in one piece of memory.

Passing one array from Python to compiled code takes some tenths of a microsecond, longer than most rules. So
a batch is one array of 64-bit words. Its first words say how large the batch is and where each part begins;
the arrays that users see are views of it. This module has the Python side and, bound to each game, the
compiled side.
"""

import sys
from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from tenfold.core.batch_arrays import BatchArrays, Workspace
from tenfold.core.batch_step import batch_drivers_of
from tenfold.core.jit import allocating_rule, generic, inlined, unbound
from tenfold.core.raw_views import WORD, view_at
from tenfold.core.record import bytes_of

if TYPE_CHECKING:
    from tenfold.core.game import Game

COUNT, SEATS, WORKERS, SEED, VALIDATES, RESETS, SCRATCH_WIDTH = range(7)
"""The words that say how large the batch is, and how it is played."""
(
    RECORDS,
    HIDDEN,
    SCRATCH,
    WORTHS,
    POLICIES,
    MEMORY,
    CHOICES,
    OFFERED,
    RNGS,
    CHOSEN,
    DUE,
    DONE,
    ENDINGS,
    PLIES,
    MATCHES,
    REWARDS,
    SCORES,
    MASK,
    OBSERVATIONS,
) = range(7, 26)
"""The words that say where each part begins."""
HEADER_WORDS = 32
CACHE_LINE = 8
"""Words of a line of the processor's cache: each part begins with one."""


deal_many = refresh_many = step_many = advance_many = sample_many = unbound
RECORD: Any = np.dtype([("stream", "u8", (2,))])
"""The type of a state."""
WORDS = 2
"""How many 64-bit words it has."""
ACTIONS = NUMBERS = MEMORY_WORDS = MAX_LEGAL = 1
"""The widths of a mask, of an observation, of a memory and of a list of legal actions."""


@cache
def buffer_drivers_of(game: "Game") -> SimpleNamespace:
    """The compiled side, bound to a game."""
    drivers = batch_drivers_of(game)
    names = ("deal_many", "refresh_many", "step_many", "advance_many", "sample_many")
    return game.bind(
        sys.modules[__name__],
        allocating_rule,
        **{name: getattr(drivers, name) for name in names},
        RECORD=game.state.zeros().dtype,
        WORDS=game.state.dtype.itemsize // WORD,
        ACTIONS=game.actions.count,
        NUMBERS=game.encoder.size,
        MEMORY_WORDS=game.encoder.memory,
        MAX_LEGAL=game.rules.max_legal,
    )


class BatchBuffer:
    """The side of Python: `words` is everything, the other arrays are parts of it."""

    def __init__(
        self, game: "Game", count: int, seats: int, workers: int, options: Mapping[str, str], policies: Any
    ) -> None:
        size = game.state.dtype.itemsize // WORD
        width = max(game.rules.max_legal, seats)
        shapes: dict[int, tuple[type, tuple[int, ...]]] = {
            RECORDS: (np.uint64, (count + 1 + workers, size)),
            HIDDEN: (np.uint64, (seats, size)),
            SCRATCH: (np.int64, (workers, width)),
            WORTHS: (np.float64, (workers, width)),
            POLICIES: (np.int64, (seats,)),
            MEMORY: (np.int64, (count, seats, game.encoder.memory)),
            CHOICES: (np.int32, (count, game.rules.max_legal)),
            OFFERED: (np.int32, (count,)),
            RNGS: (np.uint64, (count, 2)),
            CHOSEN: (np.int64, (count,)),
            DUE: (np.int32, (count,)),
            DONE: (np.bool_, (count,)),
            ENDINGS: (np.int8, (count,)),
            PLIES: (np.int32, (count,)),
            MATCHES: (np.int64, (count,)),
            REWARDS: (np.float32, (count, seats)),
            SCORES: (np.int64, (count, seats)),
            MASK: (np.bool_, (count, game.actions.count)),
            OBSERVATIONS: (np.float32, (count, game.encoder.size)),
        }
        starts, end = {}, HEADER_WORDS
        for part, (kind, shape) in shapes.items():
            starts[part] = end
            end += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // (CACHE_LINE * WORD)) * CACHE_LINE
        self.words = np.zeros(end, np.int64)
        self.words[[COUNT, SEATS, WORKERS, SCRATCH_WIDTH]] = count, seats, workers, width
        self._parts = {}
        for part, (kind, shape) in shapes.items():
            self.words[part] = starts[part]
            self._parts[part] = view_at(self.words, starts[part], shape, kind)
        self.records = self[RECORDS].reshape(-1).view(game.state.zeros().dtype).view(np.recarray)
        self.records[count] = game.template(seats, options)[0]
        bytes_of(self[HIDDEN])[:] = bytes_of(game.hidden(seats))
        self[POLICIES][:] = policies

    def __getitem__(self, part: int) -> Any:
        """A part, as an array of its own type and shape."""
        return self._parts[part]


@generic
def reset(buffer: Any, start: int, stop: int, worker: int) -> None:
    """Deal some matches from the first one on, and write what their due seats may do and see."""
    batch, work = arrays_of(buffer), workspace_of(buffer)
    deal_many(batch, work, start, stop, worker)
    refresh_many(batch, work, start, stop, worker)


@generic
def refresh(buffer: Any, start: int, stop: int, worker: int) -> None:
    """Write what the due seats of some matches may do and see."""
    refresh_many(arrays_of(buffer), workspace_of(buffer), start, stop, worker)


@generic
def step(buffer: Any, chosen: Any, start: int, stop: int, worker: int) -> int:
    """Play one action in each of some matches; return how many actions were not legal."""
    return step_many(arrays_of(buffer), workspace_of(buffer), chosen, start, stop, worker)


@generic
def advance(buffer: Any, start: int, stop: int, worker: int) -> None:
    """Let bots play in some matches until an external seat is due."""
    advance_many(arrays_of(buffer), workspace_of(buffer), start, stop, worker)


@generic
def sample(buffer: Any) -> None:
    """Choose any legal action in all matches."""
    count = buffer[COUNT]
    chosen = view_at(buffer, buffer[CHOSEN], (count,), np.int64)
    sample_many(arrays_of(buffer), workspace_of(buffer), chosen, 0, count)


@inlined
def arrays_of(buffer: Any) -> BatchArrays:
    """The arrays that every device has, as parts of the buffer."""
    count, seats = buffer[COUNT], buffer[SEATS]
    return BatchArrays(
        view_at(buffer, buffer[RECORDS] + count * WORDS, (WORDS,), np.uint64),
        view_at(buffer, buffer[HIDDEN], (seats, WORDS), np.uint64),
        view_at(buffer, buffer[MEMORY], (count, seats, MEMORY_WORDS), np.int64),
        view_at(buffer, buffer[RNGS], (count, 2), np.uint64),
        view_at(buffer, buffer[DUE], (count,), np.int32),
        view_at(buffer, buffer[DONE], (count,), np.bool_),
        view_at(buffer, buffer[ENDINGS], (count,), np.int8),
        view_at(buffer, buffer[PLIES], (count,), np.int32),
        view_at(buffer, buffer[MATCHES], (count,), np.int64),
        view_at(buffer, buffer[REWARDS], (count, seats), np.float32),
        view_at(buffer, buffer[SCORES], (count, seats), np.int64),
        view_at(buffer, buffer[MASK], (count, ACTIONS), np.bool_),
        view_at(buffer, buffer[OBSERVATIONS], (count, NUMBERS), np.float32),
        seats,
        buffer[SEED],
        buffer[VALIDATES] == 1,
        buffer[RESETS] == 1,
    )


@inlined
def workspace_of(buffer: Any) -> Workspace:
    """What the CPU needs besides, as parts of the buffer."""
    count, seats, workers, width = buffer[COUNT], buffer[SEATS], buffer[WORKERS], buffer[SCRATCH_WIDTH]
    rows = count + 1 + workers
    return Workspace(
        view_at(buffer, buffer[RECORDS], (rows,), RECORD),
        view_at(buffer, buffer[RECORDS], (rows, WORDS), np.uint64),
        view_at(buffer, buffer[SCRATCH], (workers, width), np.int64),
        view_at(buffer, buffer[WORTHS], (workers, width), np.float64),
        view_at(buffer, buffer[POLICIES], (seats,), np.int64),
        view_at(buffer, buffer[CHOICES], (count, MAX_LEGAL), np.int32),
        view_at(buffer, buffer[OFFERED], (count,), np.int32),
    )
