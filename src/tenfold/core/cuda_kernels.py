"""Generic CUDA kernels: one thread a match, calling the same rules, bound to each game by `bind`.

A match lives in the thread's local memory, where the hardware lays the words of neighbouring
threads side by side; in the memory of the device the words of all matches stand side by side too
(word, match), so that neighbouring threads read and write neighbouring words. What a seat is told
goes out row by row, as networks want it: the threads of a block clear their rows together, then
each writes what is not zero.
"""

import importlib
from typing import Any

import numpy as np

from tenfold.core.batch_step import LEARNER, REFUSED
from tenfold.core.drivers import GREEDY, NOBODY
from tenfold.core.jit import generic, i64
from tenfold.core.rng import below

cuda: Any = importlib.import_module("numba.cuda")


def _unbound(*_: Any) -> Any:
    raise NotImplementedError


apply = outcome = recall = _unbound
lowest_due = playout = choose = renew = accepted = judge = offer = _unbound
RECORD: Any = np.dtype([("stream", "u8", (2,))])
"""The type of a state."""
WORDS = 2
"""How many 64-bit words it has."""
MAX_LEGAL = 1
MAX_SEATS = 1


@cuda.jit(device=True)
def take(words: Any, at: int, buffer: Any) -> None:
    """Read a match."""
    for i in range(buffer.size):
        buffer[i] = words[i, at]


@cuda.jit(device=True)
def put(words: Any, at: int, buffer: Any) -> None:
    """Write a match."""
    for i in range(buffer.size):
        words[i, at] = buffer[i]


@cuda.jit(device=True)
def load(choosers: Any, at: int, chooser: Any) -> None:
    """Read the stream from which a match's choices come."""
    for i in range(2):
        chooser[i] = choosers[at, i]


@cuda.jit(device=True)
def store(choosers: Any, at: int, chooser: Any) -> None:
    """Write the stream from which a match's choices come."""
    for i in range(2):
        choosers[at, i] = chooser[i]


@cuda.jit(device=True)
def see_own(eye: Any, buffer: Any, hidden: Any, seat: int) -> None:
    """Build a seat's view: UNKNOWN, all bits set, wherever it may not look."""
    for i in range(buffer.size):
        eye[i] = buffer[i] | hidden[seat, i]


@cuda.jit(device=True)
def clear_rows(table: Any) -> None:
    """The threads of a block clear the rows of their matches, each number beside the next thread's.

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
def clear(mask: Any, observations: Any) -> None:
    """The threads of a block clear what their matches were told."""
    clear_rows(mask)
    clear_rows(observations)
    cuda.syncthreads()


@generic
def play_uniform(
    template: Any,
    words: Any,
    scores: Any,
    endings: Any,
    plies: Any,
    seats: int,
    seed: int,
    first: int,
    most: int,
) -> None:
    """Whole matches by uniform choice, as `play_many` plays them; a thread plays one after the other."""
    buffer = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    chooser = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    for at in range(cuda.grid(1), plies.size, cuda.gridsize(1)):
        renew(buffer, state, template, chooser, seats, seed, first + at)
        plies[at] = playout(state, seats, most, chooser, actions)
        endings[at] = outcome(state, scores[at])
        put(words, at, buffer)


@generic
def play_by_styles(
    template: Any,
    hidden: Any,
    styles: Any,
    words: Any,
    scores: Any,
    endings: Any,
    plies: Any,
    seats: int,
    seed: int,
    first: int,
    most: int,
) -> None:
    """Whole matches in which each seat has a style; greedy seats get their view only."""
    buffer = cuda.local.array(WORDS, np.uint64)
    eye = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    worths = cuda.local.array(MAX_LEGAL, np.float64)
    chooser = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    view = eye.view(RECORD)[0]
    for at in range(cuda.grid(1), plies.size, cuda.gridsize(1)):
        renew(buffer, state, template, chooser, seats, seed, first + at)
        count = 0
        seat = lowest_due(state, seats)
        while seat != NOBODY and count < most:
            if styles[seat] == GREEDY:
                see_own(eye, buffer, hidden, seat)
            apply(state, seat, choose(view, state, seat, styles[seat], chooser, actions, worths))
            count += 1
            seat = lowest_due(state, seats)
        plies[at] = count
        endings[at] = outcome(state, scores[at])
        put(words, at, buffer)


@generic
def deal_all(
    template: Any,
    words: Any,
    choosers: Any,
    due: Any,
    done: Any,
    endings: Any,
    plies: Any,
    matches: Any,
    rewards: Any,
    scores: Any,
    seats: int,
    seed: int,
) -> None:
    """Deal all matches of a batch from the beginning."""
    at = cuda.grid(1)
    if at >= due.size:
        return
    buffer = cuda.local.array(WORDS, np.uint64)
    chooser = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    renew(buffer, state, template, chooser, seats, seed, at)
    put(words, at, buffer)
    store(choosers, at, chooser)
    matches[at] = at
    due[at] = lowest_due(state, seats)
    done[at] = False
    endings[at] = 0
    plies[at] = 0
    for seat in range(seats):
        rewards[at, seat] = 0.0
        scores[at, seat] = 0


@generic
def tell_all(words: Any, hidden: Any, memory: Any, due: Any, mask: Any, observations: Any) -> None:
    """Write what the due seats may do and see."""
    at = cuda.grid(1)
    clear(mask, observations)
    if at >= due.size or due[at] == NOBODY:
        return
    eye = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    view = eye.view(RECORD)[0]
    seat = i64(due[at])
    take(words, at, eye)
    see_own(eye, eye, hidden, seat)
    offer(view, seat, actions, mask[at])
    recall(view, seat, memory[at, seat], observations[at])


@generic
def step_all(
    chosen: Any,
    template: Any,
    hidden: Any,
    memory: Any,
    words: Any,
    choosers: Any,
    due: Any,
    done: Any,
    endings: Any,
    plies: Any,
    matches: Any,
    rewards: Any,
    scores: Any,
    mask: Any,
    observations: Any,
    illegal: Any,
    seats: int,
    seed: int,
    is_checked: bool,  # noqa: FBT001
    renews: bool,  # noqa: FBT001
) -> None:
    """One action in each match: what `step_many` does, in one launch."""
    buffer = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    breaks = cuda.local.array(MAX_SEATS, np.int64)
    chooser = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    at = cuda.grid(1)
    seat = NOBODY
    if at < due.size:
        seat = i64(due[at])
        for i in range(seats):
            rewards[at, i] = 0.0
    if seat != NOBODY:
        take(words, at, buffer)
        done[at] = False
        endings[at] = 0
        action = accepted(mask[at], chosen[at], is_checked)
        if action != chosen[at] or action == REFUSED:
            cuda.atomic.add(illegal, 0, 1)
        if action == REFUSED:
            endings[at] = REFUSED
        else:
            apply(state, seat, action)
            plies[at] += 1
            seat = lowest_due(state, seats)
            if seat == NOBODY:
                done[at] = True
                endings[at] = judge(state, seats, scores[at], breaks, rewards[at])
                if renews:
                    matches[at] += due.size
                    plies[at] = 0
                    renew(buffer, state, template, chooser, seats, seed, matches[at])
                    store(choosers, at, chooser)
                    seat = lowest_due(state, seats)
            due[at] = seat
            put(words, at, buffer)
    # Nobody clears a row before its thread has looked up its action there.
    cuda.syncthreads()
    clear(mask, observations)
    if seat != NOBODY:
        see_own(buffer, buffer, hidden, seat)
        offer(state, seat, actions, mask[at])
        recall(state, seat, memory[at, seat], observations[at])


@generic
def meet_all(
    styles: Any,
    template: Any,
    hidden: Any,
    words: Any,
    choosers: Any,
    due: Any,
    done: Any,
    endings: Any,
    plies: Any,
    matches: Any,
    rewards: Any,
    scores: Any,
    seats: int,
    seed: int,
    renews: bool,  # noqa: FBT001
) -> None:
    """The bots play until a learner is due, or nobody is: what `meet_many` does."""
    at = cuda.grid(1)
    if at >= due.size or due[at] == NOBODY or styles[due[at]] == LEARNER or endings[at] == REFUSED:
        return
    buffer = cuda.local.array(WORDS, np.uint64)
    eye = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    worths = cuda.local.array(MAX_LEGAL, np.float64)
    breaks = cuda.local.array(MAX_SEATS, np.int64)
    chooser = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    view = eye.view(RECORD)[0]
    take(words, at, buffer)
    load(choosers, at, chooser)
    seat = i64(due[at])
    is_open = True
    while is_open:
        while seat != NOBODY and styles[seat] != LEARNER:
            if styles[seat] == GREEDY:
                see_own(eye, buffer, hidden, seat)
            apply(state, seat, choose(view, state, seat, styles[seat], chooser, actions, worths))
            plies[at] += 1
            seat = lowest_due(state, seats)
        is_open = seat == NOBODY
        if is_open:
            done[at] = True
            endings[at] = judge(state, seats, scores[at], breaks, rewards[at])
            is_open = renews
        if is_open:
            matches[at] += due.size
            plies[at] = 0
            renew(buffer, state, template, chooser, seats, seed, matches[at])
            seat = lowest_due(state, seats)
    due[at] = seat
    put(words, at, buffer)
    store(choosers, at, chooser)


@generic
def sample_all(choosers: Any, mask: Any, chosen: Any) -> None:
    """Any legal action for each match: what `sample_many` does."""
    at = cuda.grid(1)
    if at >= chosen.size:
        return
    count = 0
    for action in range(mask.shape[1]):
        count += int(mask[at, action])
    chosen[at] = 0
    if count == 0:
        return
    chooser = cuda.local.array(2, np.uint64)
    load(choosers, at, chooser)
    left = below(chooser, count)
    store(choosers, at, chooser)
    action = 0
    while left > 0 or not mask[at, action]:
        left -= int(mask[at, action])
        action += 1
    chosen[at] = action
