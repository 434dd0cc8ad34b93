"""Every rule compiles to PTX, without a GPU: a kernel that plays whole matches by the plain rules."""

from types import SimpleNamespace
from typing import Any
from unittest import mock

import numba
import numpy as np

from tenfold.core.game import Game
from tenfold.core.gpu import NOINLINE_BYTES
from tenfold.core.gpu_compile import large_functions_called, tables_in_global_memory
from tenfold.core.rng import below

CAPABILITY = (9, 0)
NOBODY = -1


def check_ptx(game: Game) -> None:
    """The game's rules, called by a kernel, compile for compute capability 9.0."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30.4 still asks for it
        setattr(np, "row_stack", np.vstack)  # noqa: B010  the name is NumPy's own, of earlier versions
    from numba import cuda, types
    from numba.cuda import dispatcher

    record = numba.from_dtype(game.state.dtype)
    signature = types.void(
        record[::1],
        record[::1],
        types.uint64[:, ::1],
        types.float32[:, ::1],
        types.int64[:, ::1],
        types.int64,
    )
    device = SimpleNamespace(compute_capability=CAPABILITY)
    with (
        mock.patch.object(dispatcher, "get_current_device", return_value=device),
        tables_in_global_memory(),
        # As long rules are compiled for play: all of them copied to each call take a minute.
        large_functions_called(NOINLINE_BYTES),
    ):
        ptx, _ = cuda.compile(kernel_of(game), signature, device=False, cc=CAPABILITY, abi="numba")
    assert ".visible .entry" in ptx
    assert ".target sm_90" in ptx


def kernel_of(game: Game) -> Any:
    """Deal, play, and look at the result: one thread a match."""
    from numba import cuda

    rules = game.rules
    deal, due, legal, apply_rule, outcome = rules.deal, rules.due, rules.legal, rules.apply, rules.outcome
    determinize, count_pieces, score_actions, observe = (
        rules.determinize,
        rules.count_pieces,
        game.score_actions,
        game.encoder.write,
    )
    kind_of = game.actions.kind_of
    max_legal, pieces = rules.max_legal, len(game.piece_names)

    def play(states: Any, worlds: Any, streams: Any, numbers: Any, scores: Any, seats: int) -> None:
        at = cuda.grid(1)
        if at >= states.size:
            return
        actions = cuda.local.array(max_legal, numba.int64)
        worths = cuda.local.array(max_legal, numba.float64)
        counts = cuda.local.array(pieces, numba.int64)
        deal(states[at], seats)
        seat = 0
        while seat != NOBODY:
            seat = NOBODY
            for other in range(seats - 1, -1, -1):
                if due(states[at], other):
                    seat = other
            if seat != NOBODY:
                count = legal(states[at], seat, actions)
                score_actions(states[at], seat, actions, count, worths)
                action = actions[below(streams[at], count)]
                if worths[0] > worths[count - 1] and kind_of(action) == 0:
                    action = actions[0]
                apply_rule(states[at], seat, action)
        outcome(states[at], scores[at])
        observe(states[at], 0, numbers[at])
        determinize(worlds[at], 0, streams[at])
        count_pieces(worlds[at], counts)
        scores[at, 0] += counts[0]

    return play
