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

from tenfold.core.kernel import generic
from tenfold.core.record import bytes_of
from tenfold.core.stepping import steps_of

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
WORD = 8
"""Bytes."""


def _unbound(*_: Any) -> Any:
    raise NotImplementedError


step_many = sample_many = meet_many = _unbound
RECORD: Any = np.dtype([("stream", "u8", (2,))])
"""The type of a state."""
WORDS = 2
"""How many 64-bit words it has."""
ACTIONS = NUMBERS = MEMORY_WORDS = MOST_LEGAL = 1
"""The widths of a mask, of an observation, of a memory and of a list of legal actions."""


@cache
def desks_of(game: "Game") -> SimpleNamespace:
    """The compiled side, bound to a game."""
    steps = steps_of(game)
    return game.bound(
        sys.modules[__name__],
        step_many=steps.step_many,
        sample_many=steps.sample_many,
        meet_many=steps.meet_many,
        RECORD=game.state.zeros().dtype,
        WORDS=game.state.dtype.itemsize // WORD,
        ACTIONS=game.actions.count,
        NUMBERS=game.encoder.size,
        MEMORY_WORDS=game.encoder.memory,
        MOST_LEGAL=game.rules.most_legal,
    )


class Desk:
    """The side that Python sees: `words` is everything, the other arrays are parts of it."""

    def __init__(
        self, game: "Game", count: int, seats: int, workers: int, options: Mapping[str, str], styles: Any
    ) -> None:
        size = game.state.dtype.itemsize // WORD
        width = max(game.rules.most_legal, seats)
        shapes: dict[int, tuple[type, tuple[int, ...]]] = {
            RECORDS: (np.uint64, (count + 1 + workers, size)),
            HIDDEN: (np.uint64, (seats, size)),
            SCRATCH: (np.int64, (workers, width)),
            WORTHS: (np.float64, (workers, width)),
            STYLES: (np.int64, (seats,)),
            MEMORY: (np.int64, (count, seats, game.encoder.memory)),
            CHOICES: (np.int32, (count, game.rules.most_legal)),
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
            flat: Any = self.words[starts[part] :].view(kind)[: int(np.prod(shape))]
            self._parts[part] = flat.reshape(shape)
        self.records = self[RECORDS].reshape(-1).view(game.state.zeros().dtype).view(np.recarray)
        self.records[count] = game.template(seats, options)[0]
        bytes_of(self[HIDDEN])[:] = bytes_of(game.hidden(seats))
        self[STYLES][:] = styles

    def __getitem__(self, part: int) -> Any:
        """A part, as an array of its own type and shape."""
        return self._parts[part]


@generic
def words_of(desk: Any, part: int, count: int) -> Any:
    """So many words of a part."""
    return desk[desk[part] : desk[part] + count]


@generic
def halves_of(desk: Any, part: int, count: int) -> Any:
    """A part of whole numbers of 32 bits."""
    return words_of(desk, part, (count + 1) // 2).view(np.int32)[:count]


@generic
def floats_of(desk: Any, part: int, count: int) -> Any:
    """A part of numbers of 32 bits."""
    return words_of(desk, part, (count + 1) // 2).view(np.float32)[:count]


@generic
def bytes_in(desk: Any, part: int, count: int) -> Any:
    """A part of bytes."""
    return words_of(desk, part, (count + WORD - 1) // WORD).view(np.int8)[:count]


@generic
def choices_in(desk: Any) -> Any:
    """The legal actions of whoever is due, one list a match."""
    count = desk[COUNT]
    return halves_of(desk, CHOICES, count * MOST_LEGAL).reshape((count, MOST_LEGAL))


@generic
def choosers_in(desk: Any) -> Any:
    """The streams from which choices come, one a match."""
    return words_of(desk, CHOOSERS, 2 * desk[COUNT]).view(np.uint64).reshape((desk[COUNT], 2))


@generic
def place_in(desk: Any) -> Any:
    """Where matches are: records, their words, what is hidden, scratch, memory, legal actions."""
    count, seats = desk[COUNT], desk[SEATS]
    rows = count + 1 + desk[WORKERS]
    words = words_of(desk, RECORDS, rows * WORDS).view(np.uint64)
    width = desk[SCRATCH_WIDTH]
    return (
        words.view(RECORD),
        words.reshape((rows, WORDS)),
        words_of(desk, HIDDEN, seats * WORDS).view(np.uint64).reshape((seats, WORDS)),
        words_of(desk, SCRATCH, desk[WORKERS] * width).reshape((desk[WORKERS], width)),
        words_of(desk, MEMORY, count * seats * MEMORY_WORDS).reshape((count, seats, MEMORY_WORDS)),
        choices_in(desk),
        halves_of(desk, OFFERED, count),
        choosers_in(desk),
    )


@generic
def results_in(desk: Any) -> Any:
    """What is told of matches: due, done, endings, plies, numbers, rewards, scores, masks, observations."""
    count, seats = desk[COUNT], desk[SEATS]
    return (
        halves_of(desk, DUE, count),
        bytes_in(desk, DONE, count).view(np.bool_),
        bytes_in(desk, ENDINGS, count),
        halves_of(desk, PLIES, count),
        words_of(desk, MATCHES, count),
        floats_of(desk, REWARDS, count * seats).reshape((count, seats)),
        words_of(desk, SCORES, count * seats).reshape((count, seats)),
        bytes_in(desk, MASK, count * ACTIONS).view(np.bool_).reshape((count, ACTIONS)),
        floats_of(desk, OBSERVATIONS, count * NUMBERS).reshape((count, NUMBERS)),
    )


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
    width = desk[SCRATCH_WIDTH]
    meet_many(
        start,
        stop,
        worker,
        desk[SEATS],
        desk[SEED],
        words_of(desk, STYLES, desk[SEATS]),
        words_of(desk, WORTHS, desk[WORKERS] * width).view(np.float64).reshape((desk[WORKERS], width)),
        desk[RENEWS] == 1,
        *place_in(desk),
        *results_in(desk),
    )


@generic
def sample(desk: Any) -> None:
    """Choose any of the legal actions of all matches."""
    count = desk[COUNT]
    offered, chosen = halves_of(desk, OFFERED, count), words_of(desk, CHOSEN, count)
    sample_many(0, count, choosers_in(desk), choices_in(desk), offered, chosen)
