"""Generic CUDA kernels: one thread for each match, calling the same rules, bound to each game by `bind`.

A match lives in the thread's local memory, where the hardware lays the words of neighbouring threads side by
side; in the memory of the device the words of all matches are stored side by side, too (word, match), so that
neighbouring threads read and write neighbouring words. Masks and observations are written row by row, as
networks want them: the threads of a block clear their rows together, then each writes what is not zero.
"""

import importlib
from typing import Any

import numpy as np

from tenfold.core.batch_arrays import BatchArrays, MatchMemory, RoundArrays
from tenfold.core.batch_step import REFUSED
from tenfold.core.drivers import NOBODY
from tenfold.core.jit import generic, i64, unbound
from tenfold.core.rng import below

cuda: Any = importlib.import_module("numba.cuda")


observe = outcome = lowest_due = playout = unbound
advance_bots = clear = deal_match = is_bots_turn = play_match = start_step = step_one = unbound
write_observation = write_scores = byte_of = unbound
RECORD: Any = np.dtype([("stream", "u8", (2,))])
"""The type of a state."""
WORDS = 2
"""How many 64-bit words it has."""
MAX_LEGAL = 1
MAX_SEATS = 1


@cuda.jit(device=True)
def read_match(words: Any, at: int, buffer: Any) -> None:
    """Copy a match into a thread's memory."""
    for i in range(buffer.size):
        buffer[i] = words[i, at]


@cuda.jit(device=True)
def write_match(words: Any, at: int, buffer: Any) -> None:
    """Copy a match back from a thread's memory."""
    for i in range(buffer.size):
        words[i, at] = buffer[i]


@cuda.jit(device=True)
def copy_rng(source: Any, target: Any) -> None:
    """Copy a random stream."""
    for i in range(2):
        target[i] = source[i]


@cuda.jit(device=True)
def clear_rows(table: Any) -> None:
    """Clear the rows of a block's matches together, each thread the number beside the next thread's.

    Rows are counted on: to divide by their width for each number took longer than to write it.
    """
    first = cuda.blockIdx.x * cuda.blockDim.x
    end = min(first + cuda.blockDim.x, table.shape[0])
    width = table.shape[1]
    row = first + cuda.threadIdx.x // width
    column = cuda.threadIdx.x % width
    while row < end:
        table[row, column] = 0
        column += cuda.blockDim.x
        while column >= width:
            column -= width
            row += 1


@cuda.jit(device=True)
def clear_observations(mask: Any, observations: Any) -> None:
    """Clear what the matches of a block were told, and wait until all of it is clear."""
    clear_rows(mask)
    clear_rows(observations)
    cuda.syncthreads()


@generic
def play_uniform(batch: RoundArrays, words: Any) -> None:
    """Play whole matches by uniform choice, as `play_many` does; a thread plays one after the other."""
    buffer = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    rng = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    match = MatchMemory(state, buffer, state, buffer, rng, actions, actions, actions)
    for at in range(cuda.grid(1), batch.plies.size, cuda.gridsize(1)):
        deal_match(match, batch.template, batch.seats, batch.seed, batch.first + at)
        batch.plies[at] = playout(state, batch.seats, batch.max_plies, rng, actions)
        batch.endings[at] = outcome(state, batch.scores[at])
        write_match(words, at, buffer)


@generic
def play_by_policies(batch: RoundArrays, words: Any) -> None:
    """Play whole matches in which each seat has a policy; greedy seats get only their view."""
    buffer = cuda.local.array(WORDS, np.uint64)
    view_words = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    worths = cuda.local.array(MAX_LEGAL, np.float64)
    rng = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    view = view_words.view(RECORD)[0]
    match = MatchMemory(state, buffer, view, view_words, rng, actions, worths, actions)
    for at in range(cuda.grid(1), batch.plies.size, cuda.gridsize(1)):
        batch.plies[at] = play_match(batch, match, batch.first + at)
        batch.endings[at] = outcome(state, batch.scores[at])
        write_match(words, at, buffer)


@generic
def deal_all(batch: BatchArrays, words: Any) -> None:
    """Deal all matches of a batch from the first one on."""
    at = cuda.grid(1)
    if at >= batch.due.size:
        return
    buffer = cuda.local.array(WORDS, np.uint64)
    rng = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    match = MatchMemory(state, buffer, state, buffer, rng, rng, rng, rng)
    deal_match(match, batch.template, batch.seats, batch.seed, at)
    write_match(words, at, buffer)
    copy_rng(rng, batch.rngs[at])
    batch.matches[at] = at
    batch.due[at] = lowest_due(state, batch.seats)
    batch.done[at] = False
    batch.endings[at] = 0
    batch.plies[at] = 0
    clear(batch.rewards[at])
    clear(batch.scores[at])


@generic
def observe_all(batch: BatchArrays, words: Any) -> None:
    """Write what the due seats may do and see."""
    at = cuda.grid(1)
    clear_observations(batch.mask, batch.observations)
    if at >= batch.due.size or batch.due[at] == NOBODY:
        return
    buffer = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    state = buffer.view(RECORD)[0]
    read_match(words, at, buffer)
    match = MatchMemory(state, buffer, state, buffer, actions, actions, actions, actions)
    write_observation(batch, match, at, i64(batch.due[at]))


@generic
def step_all(batch: BatchArrays, words: Any, chosen: Any, illegal: Any) -> None:
    """Play one action in each match: what `step_many` does, in one launch."""
    buffer = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    breaks = cuda.local.array(MAX_SEATS, np.int64)
    rng = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    match = MatchMemory(state, buffer, state, buffer, rng, actions, actions, breaks)
    at = cuda.grid(1)
    seat = NOBODY
    if at < batch.due.size:
        seat = i64(batch.due[at])
        clear(batch.rewards[at])
    if seat != NOBODY:
        read_match(words, at, buffer)
        action = start_step(batch, at, chosen[at])
        if action != chosen[at] or action == REFUSED:
            cuda.atomic.add(illegal, 0, 1)
        if action != REFUSED:
            seat = step_one(batch, match, at, seat, action)
            if batch.done[at] and batch.resets:
                copy_rng(rng, batch.rngs[at])
            write_match(words, at, buffer)
    # No row is cleared before its thread has looked up its action there.
    cuda.syncthreads()
    clear_observations(batch.mask, batch.observations)
    if seat != NOBODY:
        write_observation(batch, match, at, seat)


@generic
def advance_all(batch: BatchArrays, words: Any, policies: Any) -> None:
    """Let bots play until an external seat is due, or nobody is: what `advance_many` does."""
    at = cuda.grid(1)
    if at >= batch.due.size or not is_bots_turn(batch, policies, at):
        return
    buffer = cuda.local.array(WORDS, np.uint64)
    view_words = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    worths = cuda.local.array(MAX_LEGAL, np.float64)
    breaks = cuda.local.array(MAX_SEATS, np.int64)
    rng = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    view = view_words.view(RECORD)[0]
    read_match(words, at, buffer)
    copy_rng(batch.rngs[at], rng)
    advance_bots(
        batch, MatchMemory(state, buffer, view, view_words, rng, actions, worths, breaks), policies, at
    )
    write_match(words, at, buffer)
    copy_rng(rng, batch.rngs[at])


@generic
def observe_everyone_all(batch: BatchArrays, words: Any, everyone: Any) -> None:
    """Write the views of all seats, a thread and a row each: what `observe_everyone_many` does."""
    place = cuda.grid(1)
    seats = batch.seats
    clear_rows(everyone)
    cuda.syncthreads()
    at = place // seats
    step = place % seats
    if at >= batch.due.size or batch.due[at] == NOBODY:
        return
    seat = (i64(batch.due[at]) + step) % seats
    buffer = cuda.local.array(WORDS, np.uint64)
    for i in range(WORDS):
        buffer[i] = words[i, at] | batch.hidden[seat, i]
    observe(buffer.view(RECORD)[0], seat, everyone[place])


@generic
def score_all(batch: BatchArrays, words: Any, found: Any, uses_tuned_weights: bool) -> None:  # noqa: FBT001
    """Write what a heuristic finds the legal actions worth: what `score_many` does."""
    at = cuda.grid(1)
    clear_rows(found)
    cuda.syncthreads()
    if at >= batch.due.size or batch.due[at] == NOBODY:
        return
    buffer = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    worths = cuda.local.array(MAX_LEGAL, np.float64)
    state = buffer.view(RECORD)[0]
    read_match(words, at, buffer)
    match = MatchMemory(state, buffer, state, buffer, actions, actions, worths, actions)
    write_scores(batch, match, at, uses_tuned_weights, found[at])


@generic
def write_bytes_all(numbers: Any, unit: int, told: Any) -> None:
    """Write numbers as bytes: what `write_bytes` does; a thread writes one after the other."""
    for at in range(cuda.grid(1), numbers.size, cuda.gridsize(1)):
        told[at] = byte_of(numbers[at], unit)


@generic
def write_halves_all(numbers: Any, told: Any) -> None:
    """Write numbers as half floats, the nearest ones."""
    for at in range(cuda.grid(1), numbers.size, cuda.gridsize(1)):
        told[at] = numbers[at]


@generic
def sample_all(batch: BatchArrays, chosen: Any) -> None:
    """Choose any legal action in each match: what `sample_many` does."""
    at = cuda.grid(1)
    if at >= chosen.size:
        return
    count = 0
    for action in range(batch.mask.shape[1]):
        count += int(batch.mask[at, action])
    chosen[at] = 0
    if count == 0:
        return
    rng = cuda.local.array(2, np.uint64)
    copy_rng(batch.rngs[at], rng)
    left = below(rng, count)
    copy_rng(rng, batch.rngs[at])
    action = 0
    while left > 0 or not batch.mask[at, action]:
        left -= int(batch.mask[at, action])
        action += 1
    chosen[at] = action
