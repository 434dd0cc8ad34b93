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

from tenfold.core.batch_arrays import BatchArrays, Shapes, Workspace, shapes_of
from tenfold.core.batch_step import batch_drivers_of
from tenfold.core.jit import allocating_rule, generic, inlined, numbered, unbound
from tenfold.core.raw_views import WORD, view_at
from tenfold.core.record import bytes_of

if TYPE_CHECKING:
    from tenfold.core.game import Game

AT = numbered(
    "count seats workers seed validates resets width records hidden scratch worths policies memory choices "
    "offered rngs chosen due done endings plies matches rewards scores mask observations"
)
"""The words that say how large the batch is and how it is played, then those where each part begins."""
HEADER_WORDS = 32
CACHE_LINE = 8
"""Words of a line of the processor's cache: each part begins with one."""


deal_many = refresh_many = step_many = advance_many = observe_everyone_many = score_many = sample_many = (
    unbound
)
RECORD: Any = np.dtype([("stream", "u8", (2,))])
"""The type of a state."""
WORDS = 2
"""How many 64-bit words it has."""
ACTIONS = NUMBERS = MEMORY_WORDS = MAX_LEGAL = 1
"""The widths of a mask, of an observation, of a memory and of a list of legal actions."""


@cache
def buffer_drivers_of(game: "Game") -> SimpleNamespace:
    """The compiled side, bound to a game."""
    return game.bind(
        sys.modules[__name__],
        allocating_rule,
        sources=(batch_drivers_of(game),),
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
        shapes: Shapes = {
            "records": (np.uint64, (count + 1 + workers, size)),
            "hidden": (np.uint64, (seats, size)),
            "scratch": (np.int64, (workers, width)),
            "worths": (np.float64, (workers, width)),
            "policies": (np.int8, (count, seats)),
            "choices": (np.int32, (count, game.rules.max_legal)),
            "offered": (np.int32, (count,)),
            "chosen": (np.int64, (count,)),
            **shapes_of(game, count, seats),
        }
        starts, end = [], HEADER_WORDS
        for kind, shape in shapes.values():
            starts.append(end)
            end += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // (CACHE_LINE * WORD)) * CACHE_LINE
        self.words = np.zeros(end, np.int64)
        self.words[[AT.count, AT.seats, AT.workers, AT.width]] = count, seats, workers, width
        self._parts = {}
        for (part, (kind, shape)), start in zip(shapes.items(), starts, strict=True):
            self.words[getattr(AT, part)] = start
            self._parts[part] = view_at(self.words, start, shape, kind)
        self.records = self["records"].reshape(-1).view(game.state.zeros().dtype).view(np.recarray)
        self.records[count] = game.template(seats, options)[0]
        bytes_of(self["hidden"])[:] = bytes_of(game.hidden(seats))
        self["policies"][:] = policies

    def __getitem__(self, part: str) -> Any:
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
def observe_everyone(buffer: Any, everyone: Any, start: int, stop: int, worker: int) -> None:
    """Write the views of all seats in some matches."""
    observe_everyone_many(arrays_of(buffer), workspace_of(buffer), everyone, start, stop, worker)


@generic
def score(
    buffer: Any,
    found: Any,
    uses_tuned_weights: bool,  # noqa: FBT001
    start: int,
    stop: int,
    worker: int,
) -> None:
    """Write what a heuristic finds the legal actions worth in some matches."""
    score_many(arrays_of(buffer), workspace_of(buffer), found, uses_tuned_weights, start, stop, worker)


@generic
def sample(buffer: Any) -> None:
    """Choose any legal action in all matches."""
    count = buffer[AT.count]
    chosen = view_at(buffer, buffer[AT.chosen], (count,), np.int64)
    sample_many(arrays_of(buffer), workspace_of(buffer), chosen, 0, count)


@inlined
def arrays_of(buffer: Any) -> BatchArrays:
    """The arrays that every device has, as parts of the buffer."""
    count, seats = buffer[AT.count], buffer[AT.seats]
    return BatchArrays(
        view_at(buffer, buffer[AT.records] + count * WORDS, (WORDS,), np.uint64),
        view_at(buffer, buffer[AT.hidden], (seats, WORDS), np.uint64),
        view_at(buffer, buffer[AT.memory], (count, seats, MEMORY_WORDS), np.int64),
        view_at(buffer, buffer[AT.rngs], (count, 2), np.uint64),
        view_at(buffer, buffer[AT.due], (count,), np.int32),
        view_at(buffer, buffer[AT.done], (count,), np.bool_),
        view_at(buffer, buffer[AT.endings], (count,), np.int8),
        view_at(buffer, buffer[AT.plies], (count,), np.int32),
        view_at(buffer, buffer[AT.matches], (count,), np.int64),
        view_at(buffer, buffer[AT.rewards], (count, seats), np.float32),
        view_at(buffer, buffer[AT.scores], (count, seats), np.int64),
        view_at(buffer, buffer[AT.mask], (count, ACTIONS), np.bool_),
        view_at(buffer, buffer[AT.observations], (count, NUMBERS), np.float32),
        seats,
        buffer[AT.seed],
        buffer[AT.validates] == 1,
        buffer[AT.resets] == 1,
    )


@inlined
def workspace_of(buffer: Any) -> Workspace:
    """What the CPU needs besides, as parts of the buffer."""
    count, seats, workers, width = buffer[AT.count], buffer[AT.seats], buffer[AT.workers], buffer[AT.width]
    rows = count + 1 + workers
    return Workspace(
        view_at(buffer, buffer[AT.records], (rows,), RECORD),
        view_at(buffer, buffer[AT.records], (rows, WORDS), np.uint64),
        view_at(buffer, buffer[AT.scratch], (workers, width), np.int64),
        view_at(buffer, buffer[AT.worths], (workers, width), np.float64),
        view_at(buffer, buffer[AT.policies], (count, seats), np.int8),
        view_at(buffer, buffer[AT.choices], (count, MAX_LEGAL), np.int32),
        view_at(buffer, buffer[AT.offered], (count,), np.int32),
    )
