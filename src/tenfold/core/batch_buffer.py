"""All arrays of a batch in one piece of memory.

For each array that Python hands over to compiled code, both work some tenths of a microsecond: more
than most rules do. So a desk is one array of 64-bit words. Its first words say how large the batch is
and where each part begins; the arrays that everybody sees are views of it. Here is the side that Python
sees, and, bound to each game, the side that compiled code sees.
"""

import sys
from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from tenfold.core.batch_step import steps_of
from tenfold.core.jit import allocating_rule, generic
from tenfold.core.raw_views import WORD, part_of
from tenfold.core.record import bytes_of

if TYPE_CHECKING:
    from tenfold.core.game import Game

COUNT, SEATS, WORKERS, SEED, IS_CHECKED, RENEWS, SCRATCH_WIDTH = range(7)
"""The words that say how large the batch is, and how it is played."""
(
    RECORDS,
    HIDDEN,
    SCRATCH,
    WORTHS,
    STYLES,
    MEMORY,
    CHOICES,
    OFFERED,
    CHOOSERS,
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
HEAD = 32
LINE = 8
"""Words of a line of the processor's cache: each part begins with one."""


def _unbound(*_: Any) -> Any:
    raise NotImplementedError


step_many = sample_many = meet_many = _unbound
RECORD: Any = np.dtype([("stream", "u8", (2,))])
"""The type of a state."""
WORDS = 2
"""How many 64-bit words it has."""
ACTIONS = NUMBERS = MEMORY_WORDS = MAX_LEGAL = 1
"""The widths of a mask, of an observation, of a memory and of a list of legal actions."""


@cache
def desks_of(game: "Game") -> SimpleNamespace:
    """The compiled side, bound to a game."""
    steps = steps_of(game)
    return game.bind(
        sys.modules[__name__],
        allocating_rule,
        step_many=steps.step_many,
        sample_many=steps.sample_many,
        meet_many=steps.meet_many,
        RECORD=game.state.zeros().dtype,
        WORDS=game.state.dtype.itemsize // WORD,
        ACTIONS=game.actions.count,
        NUMBERS=game.encoder.size,
        MEMORY_WORDS=game.encoder.memory,
        MAX_LEGAL=game.rules.max_legal,
    )


class Desk:
    """The side that Python sees: `words` is everything, the other arrays are parts of it."""

    def __init__(
        self, game: "Game", count: int, seats: int, workers: int, options: Mapping[str, str], styles: Any
    ) -> None:
        size = game.state.dtype.itemsize // WORD
        width = max(game.rules.max_legal, seats)
        shapes: dict[int, tuple[type, tuple[int, ...]]] = {
            RECORDS: (np.uint64, (count + 1 + workers, size)),
            HIDDEN: (np.uint64, (seats, size)),
            SCRATCH: (np.int64, (workers, width)),
            WORTHS: (np.float64, (workers, width)),
            STYLES: (np.int64, (seats,)),
            MEMORY: (np.int64, (count, seats, game.encoder.memory)),
            CHOICES: (np.int32, (count, game.rules.max_legal)),
            OFFERED: (np.int32, (count,)),
            CHOOSERS: (np.uint64, (count, 2)),
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
        starts, end = {}, HEAD
        for part, (kind, shape) in shapes.items():
            starts[part] = end
            end += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // (LINE * WORD)) * LINE
        self.words = np.zeros(end, np.int64)
        self.words[[COUNT, SEATS, WORKERS, SCRATCH_WIDTH]] = count, seats, workers, width
        self._parts = {}
        for part, (kind, shape) in shapes.items():
            self.words[part] = starts[part]
            self._parts[part] = part_of(self.words, starts[part], shape, kind)
        self.records = self[RECORDS].reshape(-1).view(game.state.zeros().dtype).view(np.recarray)
        self.records[count] = game.template(seats, options)[0]
        bytes_of(self[HIDDEN])[:] = bytes_of(game.hidden(seats))
        self[STYLES][:] = styles

    def __getitem__(self, part: int) -> Any:
        """A part, as an array of its own type and shape."""
        return self._parts[part]


@generic
def step(desk: Any, chosen: Any, start: int, stop: int, worker: int) -> int:
    """One action in each of some matches; how many actions were not legal."""
    return step_many(
        start,
        stop,
        worker,
        desk[SEATS],
        desk[SEED],
        desk[IS_CHECKED] == 1,
        desk[RENEWS] == 1,
        chosen,
        *place_in(desk),
        *results_in(desk),
    )


@generic
def meet(desk: Any, start: int, stop: int, worker: int) -> None:
    """The bots play in some matches until a learner is due, and it is told."""
    meet_many(
        start,
        stop,
        worker,
        desk[SEATS],
        desk[SEED],
        part_of(desk, desk[STYLES], (desk[SEATS],), np.int64),
        part_of(desk, desk[WORTHS], (desk[WORKERS], desk[SCRATCH_WIDTH]), np.float64),
        desk[RENEWS] == 1,
        *place_in(desk),
        *results_in(desk),
    )


@generic
def sample(desk: Any) -> None:
    """Choose any of the legal actions of all matches."""
    count = desk[COUNT]
    sample_many(
        0,
        count,
        part_of(desk, desk[CHOOSERS], (count, 2), np.uint64),
        part_of(desk, desk[CHOICES], (count, MAX_LEGAL), np.int32),
        part_of(desk, desk[OFFERED], (count,), np.int32),
        part_of(desk, desk[CHOSEN], (count,), np.int64),
    )


@generic
def place_in(desk: Any) -> Any:
    """Where matches are: records, their words, what is hidden, scratch, memory, legal actions, choosers."""
    count, seats, workers = desk[COUNT], desk[SEATS], desk[WORKERS]
    rows = count + 1 + workers
    return (
        part_of(desk, desk[RECORDS], (rows,), RECORD),
        part_of(desk, desk[RECORDS], (rows, WORDS), np.uint64),
        part_of(desk, desk[HIDDEN], (seats, WORDS), np.uint64),
        part_of(desk, desk[SCRATCH], (workers, desk[SCRATCH_WIDTH]), np.int64),
        part_of(desk, desk[MEMORY], (count, seats, MEMORY_WORDS), np.int64),
        part_of(desk, desk[CHOICES], (count, MAX_LEGAL), np.int32),
        part_of(desk, desk[OFFERED], (count,), np.int32),
        part_of(desk, desk[CHOOSERS], (count, 2), np.uint64),
    )


@generic
def results_in(desk: Any) -> Any:
    """What is told of matches: due, done, endings, plies, numbers, rewards, scores, masks, observations."""
    count, seats = desk[COUNT], desk[SEATS]
    return (
        part_of(desk, desk[DUE], (count,), np.int32),
        part_of(desk, desk[DONE], (count,), np.bool_),
        part_of(desk, desk[ENDINGS], (count,), np.int8),
        part_of(desk, desk[PLIES], (count,), np.int32),
        part_of(desk, desk[MATCHES], (count,), np.int64),
        part_of(desk, desk[REWARDS], (count, seats), np.float32),
        part_of(desk, desk[SCORES], (count, seats), np.int64),
        part_of(desk, desk[MASK], (count, ACTIONS), np.bool_),
        part_of(desk, desk[OBSERVATIONS], (count, NUMBERS), np.float32),
    )
