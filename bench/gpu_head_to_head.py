"""How strong search is against the heuristic, measured by the thousand matches on one GPU.

    PYTHONPATH=src python3 bench/gpu_head_to_head.py tenzania 2:2000 4:2000:16:6 --matches 2000

A block of threads plays one match. One seat searches as `search:PLAYOUTS` does, with the game's own
evaluation function and drivers (tenfold/core/search_kernels.py), the threads sharing the worlds of each
comparison; greedy bots sit at all other seats, with `--strong` such that have the better heuristic. Each
deal is played once from every seat. Needs numba-cuda and a device; the times a decision that go with it
are measured on a CPU, by `tenfold arena`.
"""

import argparse
import sys
import time
from math import sqrt
from typing import Any

import numpy as np

from tenfold.core.drivers import NOBODY
from tenfold.core.game import Game
from tenfold.core.gpu import kernel_of, require_cuda, words_in
from tenfold.core.jit import generic, i64
from tenfold.core.levels import EXPERT
from tenfold.core.outcome import outcome_of
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_of
from tenfold.core.rng import draw, seed_stream
from tenfold.core.search_kernels import DRAWS, ROWS, VIEW, SearchMemory, SearchSettings

cuda: Any = require_cuda()

TEAM = 64
"""Threads of a block: they share the worlds of a search."""
SEED = 14
STREAM_WORDS = 2 * DRAWS


def _unbound(*_: Any) -> Any:
    raise NotImplementedError


deal = due = legal = apply = outcome = ties = score_actions = weigh_own = _unbound
lowest_due = choose_best = try_worlds = _unbound
RECORD: Any = np.dtype([("stream", "u8", (2,))])
WORDS = ROW_WORDS = MAX_LEGAL = MAX_WIDTH = MAX_SEATS = 2


@generic
def duels(  # noqa: C901, PLR0912, PLR0915  a kernel cannot call another generic function
    template: Any,
    hidden: Any,
    seats: int,
    seed: int,
    first: int,
    playouts: int,
    width: int,
    turns: int,
    rivals: float,
    doubt: float,
    together: bool,  # noqa: FBT001
    partial: Any,
    scores: Any,
    breaks: Any,
    endings: Any,
    decisions: Any,
) -> None:
    """One match a block; all threads play it, and share what is searched."""
    at = cuda.blockIdx.x
    me = cuda.threadIdx.x
    team = cuda.blockDim.x
    buffer = cuda.local.array(WORDS, np.uint64)
    flat = cuda.local.array(ROW_WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int64)
    worths = cuda.local.array(MAX_LEGAL, np.float64)
    values = cuda.local.array(MAX_SEATS, np.float64)
    moves = cuda.local.array(MAX_WIDTH, np.int64)
    tried = cuda.local.array(MAX_WIDTH, np.int64)
    order = cuda.local.array(MAX_WIDTH, np.int64)
    sums = cuda.local.array(MAX_WIDTH, np.float64)
    squares = cuda.local.array(MAX_WIDTH, np.float64)
    gains = cuda.local.array(MAX_WIDTH, np.float64)
    spreads = cuda.local.array(MAX_WIDTH, np.float64)
    tries = cuda.local.array(MAX_WIDTH, np.int64)
    flat_streams = cuda.local.array(STREAM_WORDS, np.uint64)
    chooser = cuda.local.array(2, np.uint64)
    streams = flat_streams.reshape((DRAWS, 2))
    state = buffer.view(RECORD)[0]
    records = flat.view(RECORD)
    words = flat.reshape((ROWS, WORDS))
    memory = SearchMemory(records, words, hidden, streams, actions, worths, values)
    number = first + at
    own = i64(number % seats)
    for i in range(WORDS):
        buffer[i] = template[i]
    seed_stream(state.stream, seed, 2 * (number // seats))
    seed_stream(chooser, seed, 2 * number + 1)
    deal(state, seats)
    searched = 0
    seat = i64(lowest_due(state, seats))
    while seat != NOBODY:
        count = legal(state, seat, actions)
        action = i64(actions[0])
        if count > 1:
            for i in range(WORDS):
                words[VIEW, i] = buffer[i] | hidden[seat, i]
            if seat == own:
                weigh_own(records[VIEW], seat, actions, count, worths)
            else:
                score_actions(records[VIEW], seat, actions, count, worths)
            many = 0
            for other in range(seats):
                many += int(due(state, other))
            if seat != own or playouts == 0 or (many > 1 and not together):
                action = i64(choose_best(actions, count, worths, chooser))
            else:
                searched += 1
                ahead = 1 if many > 1 else turns
                start = i64(draw(chooser) >> np.uint64(1))
                settings = SearchSettings(own, seats, ahead, rivals, start)
                left = min(width, count)
                for i in range(left):
                    best = 0
                    for j in range(1, count):
                        if worths[j] > worths[best]:
                            best = j
                    moves[i] = actions[best]
                    worths[best] = -np.inf
                    order[i] = i
                    gains[i] = 0.0
                    spreads[i] = 0.0
                    tries[i] = 0
                rounds = 0
                while (left - 1) >> rounds > 0:
                    rounds += 1
                worlds = 0
                while True:
                    share = max(1, playouts // (rounds * left))
                    for i in range(left):
                        tried[i] = moves[order[i]]
                        sums[i] = 0.0
                        squares[i] = 0.0
                    for world in range(worlds + me, worlds + share, team):
                        try_worlds(memory, settings, tried[:left], world, world + 1, sums, squares)
                    worlds += share
                    for i in range(left):
                        partial[at, 0, i, me] = sums[i]
                        partial[at, 1, i, me] = squares[i]
                    cuda.syncthreads()
                    for i in range(left):
                        for one in range(team):
                            gains[order[i]] += partial[at, 0, i, one]
                            spreads[order[i]] += partial[at, 1, i, one]
                        tries[order[i]] += share
                    cuda.syncthreads()
                    for i in range(2, left):
                        one = order[i]
                        j = i
                        while j > 1 and gains[order[j - 1]] / tries[order[j - 1]] < gains[one] / tries[one]:
                            order[j] = order[j - 1]
                            j -= 1
                        order[j] = one
                    if left - 1 < 2:
                        break
                    left = 1 + (left - 1) // 2
                best = order[1]
                gain = gains[best] / tries[best]
                spread = spreads[best] / tries[best] - gain * gain
                error = (max(0.0, spread) / tries[best]) ** 0.5
                action = moves[best] if gain > max(0.0, doubt * error) else moves[0]
        apply(state, seat, action)
        seat = i64(lowest_due(state, seats))
    if me == 0:
        endings[at] = outcome(state, scores[at])
        ties(state, breaks[at])
        decisions[at] = searched


class Duels:
    """The kernel of a game, and matches played with it."""

    def __init__(self, game: Game, *, are_strong: bool = False) -> None:
        assert game.search_model is not None
        self.game = game
        sharp = game.search_model.score_actions or game.score_actions
        legal = game.rules.max_legal
        self._width = min(legal, 64)
        self._kernel = game.bind(
            sys.modules[__name__],
            kernel_of(game, keeps=False),
            lowest_due=game.compiled.lowest_due,
            choose_best=game.compiled.choose_best,
            try_worlds=game.searcher.try_worlds,
            weigh_own=sharp,
            score_actions=sharp if are_strong else game.score_actions,
            RECORD=game.state.zeros().dtype,
            WORDS=words_in(game),
            ROW_WORDS=ROWS * words_in(game),
            MAX_LEGAL=legal,
            MAX_WIDTH=self._width,
            MAX_SEATS=game.seats[-1],
        ).duels

    def play(
        self,
        seats: int,
        matches: int,
        playouts: int,
        *,
        width: int,
        turns: int,
        doubt: float,
        rivals: float,
        seed: int = SEED,
    ) -> tuple[list[float], float]:
        """What the searcher had of the win of each match, and how many decisions it searched in one."""
        game = self.game
        assert game.search_model is not None
        template = cuda.to_device(bytes_of(game.template(seats)).view(np.uint64)[0])
        partial = cuda.device_array((matches, 2, self._width, TEAM), np.float64)
        scores = cuda.to_device(np.zeros((matches, seats), np.int64))
        breaks = cuda.to_device(np.zeros((matches, seats), np.int64))
        endings = cuda.to_device(np.zeros(matches, np.int64))
        decisions = cuda.to_device(np.zeros(matches, np.int64))
        self._kernel[matches, TEAM](
            template,
            cuda.to_device(game.hidden(seats)),
            seats,
            seed,
            0,
            playouts,
            min(width, self._width),
            turns,
            float(rivals),
            float(doubt),
            game.search_model.searches_simultaneous,
            partial,
            scores,
            breaks,
            endings,
            decisions,
        )
        cuda.synchronize()
        self.scores = scores.copy_to_host()
        shares = []
        for at, ending in enumerate(endings.copy_to_host().tolist()):
            ended = outcome_of(
                game.endings[ending - 1],
                tuple(self.scores[at].tolist()),
                tuple(breaks.copy_to_host()[at].tolist()) if game.rules.ties else (),
            )
            winners = ended.winners or range(seats)
            shares.append((at % seats in winners) / len(winners))
        return shares, float(decisions.copy_to_host().mean())

    def margin(self) -> str:
        """How many points the searcher had more than the others on average, in the last matches."""
        matches, seats = self.scores.shape
        own = self.scores[np.arange(matches), np.arange(matches) % seats]
        ahead = own - (self.scores.sum(axis=1) - own) / (seats - 1)
        return f"{ahead.mean():.2f} ± {1.96 * ahead.std() / sqrt(matches):.2f}"


def told(shares: list[float]) -> str:
    """A share of wins with the interval of 95 in 100."""
    half = 1.96 * float(np.std(shares)) / sqrt(len(shares))
    return f"{100 * float(np.mean(shares)):.1f} % ± {100 * half:.1f} of {len(shares)}"


def setting(text: str, game: Game) -> tuple[int, int, int, int, float, float]:
    """Seats, playouts, width, rounds, doubt, rivals: the game's own where one is missing."""
    assert game.search_model is not None
    level = game.search_model.levels[EXPERT]
    usual = [
        "2",
        level.playouts,
        level.width,
        level.rounds,
        level.min_standard_errors,
        game.search_model.opponent_weight,
    ]
    given = text.split(":")
    seats, playouts, width, rounds, doubt, rivals = [*given, *usual[len(given) :]]
    return int(seats), int(playouts), int(width), int(rounds), float(doubt), float(rivals)


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="+", help="SEATS:PLAYOUTS[:WIDTH[:ROUNDS[:DOUBT[:RIVALS]]]]")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--strong", action="store_true", help="against the better heuristic")
    chosen = parser.parse_args()
    game = game_of(chosen.game)
    assert game.search_model is not None
    duels_ = Duels(game, are_strong=chosen.strong)
    against = "strong" if chosen.strong else "greedy"
    for text in chosen.settings:
        seats, playouts, width, rounds, doubt, rivals = setting(text, game)
        start = time.perf_counter()
        turns = game.search_model.levels[EXPERT].turns + rounds * seats
        shares, searched = duels_.play(
            seats, chosen.matches, playouts, width=width, turns=turns, doubt=doubt, rivals=rivals
        )
        print(
            f"{game.id} against {against} seats {seats} playouts {playouts} width {width} rounds {rounds}"
            f" doubt {doubt} rivals {rivals}: {told(shares)}, ahead by {duels_.margin()},"
            f" {searched:.0f} searches a match, {time.perf_counter() - start:.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
