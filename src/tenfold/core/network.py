"""A small network that scores actions: generic code, bound to each game, on a CPU, a GPU and in a page.

It takes a view's numbers, those that are names as one-hot vectors, through one residual block to a worth for
each action. Every product is one of two float32 numbers and is summed up as float64, in which it's exact.
So it makes no difference whether a processor fuses multiplication and addition, and as sums have one order,
every processor gets the same bits.

A network with a base adds what it says to what the tuned heuristic says: its base is how sure that one is,
for each standard deviation of its scores. They are rounded to float32, and so are their differences, before
they are multiplied.
"""

import sys
from functools import cache
from math import sqrt
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tenfold.core.jit import generic, unbound

if TYPE_CHECKING:
    from tenfold.core.game import Game

NO_ROW = -1
"""In place of an action's row: training never saw it."""
MIN_LOGIT = -12.0
"""A heuristic finds nothing worse than this: training may learn better."""
MIN_SPREAD = 1e-6
"""Added to the standard deviation, which is zero where all scores are equal."""
observe = score_actions = unbound


class NetworkWeights(NamedTuple):
    """What a network learned, as float32. A weight's row is what it comes from, but for `leave`."""

    enter: Any
    enter_bias: Any
    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    leave: Any
    """A row for each action that is ever legal."""
    leave_bias: Any
    rows: Any
    """Each action's row in `leave`, or NO_ROW."""
    categories: Any
    """The encoder's, as rows of float64."""
    base: float
    """How surely the network begins with what the tuned heuristic finds best; 0 if it begins with nothing."""


class NetworkMemory(NamedTuple):
    """Where a network computes."""

    numbers: Any
    inner: Any
    outer: Any
    sums: Any


def memory_of(game: "Game", width: int) -> NetworkMemory:
    """The memory of one thread."""
    inner, outer = np.zeros((2, width), np.float32)
    return NetworkMemory(np.zeros(game.encoder.size, np.float32), inner, outer, np.zeros(width))


@cache
def network_drivers_of(game: "Game") -> SimpleNamespace:
    """These functions, bound to a game and its tuned heuristic."""
    tuned = (game.search_model and game.search_model.score_actions) or game.score_actions
    return game.bind(sys.modules[__name__], score_actions=tuned)


@generic
def score_by_network_at(
    states: Any,
    at: int,
    seat: int,
    actions: Any,
    count: int,
    worths: Any,
    weights: NetworkWeights,
    memory: NetworkMemory,
) -> None:
    """What each of the actions is worth to a seat by a network, from its view."""
    numbers, inner, outer, sums = memory.numbers, memory.inner, memory.outer, memory.sums
    numbers[:] = 0.0
    observe(states[at], seat, numbers)
    start_with(weights.enter_bias, sums)
    for i in range(numbers.size):
        add_row(weights.enter, i, numbers[i], sums)
    add_categories(weights, numbers, sums)
    keep_positive(sums, inner)
    start_with(weights.first_bias, sums)
    add_rows(weights.first, inner, sums)
    keep_positive(sums, outer)
    start_with(weights.second_bias, sums)
    add_rows(weights.second, outer, sums)
    for i in range(inner.size):
        inner[i] = inner[i] + sums[i]
    if weights.base > 0.0:
        score_actions(states[at], seat, actions, count, worths)
        turn_into_logits(worths, count, np.float32(weights.base))
    else:
        worths[:count] = 0.0
    for i in range(count):
        worths[i] += worth_of(weights, inner, weights.rows[actions[i]])


@generic
def start_with(bias: Any, sums: Any) -> None:
    """Begin sums with the bias."""
    for i in range(sums.size):
        sums[i] = bias[i]


@generic
def add_categories(weights: NetworkWeights, numbers: Any, sums: Any) -> None:
    """Add the rows of one-hot inputs, which follow those of the numbers."""
    row = numbers.size
    for which in range(weights.categories.shape[0]):
        start = int(weights.categories[which, 0])
        last = int(weights.categories[which, 3]) - 1
        for i in range(int(weights.categories[which, 1])):
            number = int(numbers[start + i] * weights.categories[which, 2] + 0.5)
            add_row(weights.enter, row + min(number, last), np.float32(1.0), sums)
            row += last + 1


@generic
def add_rows(weights: Any, inputs: Any, sums: Any) -> None:
    """Add each row as often as its input says."""
    for i in range(inputs.size):
        add_row(weights, i, inputs[i], sums)


@generic
def add_row(weights: Any, row: int, factor: Any, sums: Any) -> None:
    """Add one row so many times; most inputs are zero."""
    if factor != 0.0:
        for j in range(sums.size):
            sums[j] += np.float64(factor) * np.float64(weights[row, j])


@generic
def keep_positive(sums: Any, kept: Any) -> None:
    """Round to float32, and cut off what is negative."""
    for i in range(sums.size):
        kept[i] = max(sums[i], 0.0)


@generic
def turn_into_logits(scores: Any, count: int, base: Any) -> None:
    """Put in place of a heuristic's scores how far they are below the best, in standard deviations."""
    best = np.float32(scores[0])
    for i in range(1, count):
        best = max(best, np.float32(scores[i]))
    total = 0.0
    for i in range(count):
        scores[i] = np.float32(np.float32(scores[i]) - best)
        total += scores[i]
    mean = total / count
    squares = 0.0
    for i in range(count):
        apart = np.float32(scores[i] - mean)
        squares += np.float64(apart) * np.float64(apart)
    spread = sqrt(squares / count) + MIN_SPREAD
    for i in range(count):
        scores[i] = max(np.float64(base) * scores[i] / spread, MIN_LOGIT)


@generic
def worth_of(weights: NetworkWeights, inner: Any, row: int) -> float:
    """What an action is worth; one that training never saw leaves it to the heuristic, or is worth least."""
    if row == NO_ROW:
        return 0.0 if weights.base > 0.0 else -np.inf
    worth = np.float64(weights.leave_bias[row])
    for i in range(inner.size):
        worth += np.float64(inner[i]) * np.float64(weights.leave[row, i])
    return float(worth)
