"""How strong a player is against another at all other seats, measured by the thousand matches on one GPU.

    PYTHONPATH=src python3 bench/gpu_head_to_head.py tenzania 2:expert,strong 8:casual,beginner --matches 2000
    PYTHONPATH=src python3 bench/gpu_head_to_head.py ten_days_africa 2:search/6000/16/2,greedy

A player is a level, `greedy`, `search/PLAYOUTS[/WIDTH[/ROUNDS]]`, or a heuristic with a temperature:
`plain/0.5` or `tuned/0.5`. A block of threads plays one match. Search uses the game's evaluation function
and drivers (tenfold/core/search_kernels.py); the threads share the worlds of each comparison. What
10 Squares solves exactly it searches. Each deal is played once from every seat. Needs numba-cuda and a GPU.
The times a decision that go with it are measured on a CPU, by `tenfold arena`.
"""

import argparse
import sys
import time
from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np

from tenfold.core.drivers import NOBODY
from tenfold.core.game import Game
from tenfold.core.gpu import kernel_of, require_cuda, words_in
from tenfold.core.jit import generic, i64
from tenfold.core.levels import EXPERT, Level
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


deal = due = legal = apply = outcome = ties = score_actions = score_actions_tuned = _unbound
lowest_due = choose_best = choose_likely_at = try_worlds = _unbound
PLAYOUTS, WIDTH, TURNS, DOUBT, TEMPERATURE, TUNED = range(6)
"""What is known of a player."""
RECORD: Any = np.dtype([("stream", "u8", (2,))])
WORDS = ROW_WORDS = MAX_LEGAL = MAX_WIDTH = MAX_SEATS = 2


@generic
def duels(  # noqa: C901, PLR0912, PLR0915  a kernel cannot call another generic function
    template: Any,
    hidden: Any,
    seats: int,
    seed: int,
    players: Any,
    rivals: float,
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
    own = i64(at % seats)
    for i in range(WORDS):
        buffer[i] = template[i]
    seed_stream(state.stream, seed, 2 * (at // seats))
    seed_stream(chooser, seed, 2 * at + 1)
    deal(state, seats)
    searched = 0
    seat = i64(lowest_due(state, seats))
    while seat != NOBODY:
        count = legal(state, seat, actions)
        action = i64(actions[0])
        if count > 1:
            for i in range(WORDS):
                words[VIEW, i] = buffer[i] | hidden[seat, i]
            player = players[0 if seat == own else 1]
            playouts = i64(player[PLAYOUTS])
            if playouts > 0 or player[TUNED] > 0:
                score_actions_tuned(records[VIEW], seat, actions, count, worths)
            else:
                score_actions(records[VIEW], seat, actions, count, worths)
            many = 0
            for other in range(seats):
                many += int(due(state, other))
            if player[TEMPERATURE] > 0:
                action = i64(choose_likely_at(actions, count, worths, player[TEMPERATURE], chooser))
            elif playouts == 0 or (many > 1 and not together):
                action = i64(choose_best(actions, count, worths, chooser))
            else:
                searched += int(seat == own)
                ahead = 1 if many > 1 else i64(player[TURNS])
                start = i64(draw(chooser) >> np.uint64(1))
                settings = SearchSettings(seat, seats, ahead, rivals, start)
                left = min(i64(player[WIDTH]), count)
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
                action = moves[best] if gain > max(0.0, player[DOUBT] * error) else moves[0]
        apply(state, seat, action)
        seat = i64(lowest_due(state, seats))
    if me == 0:
        endings[at] = outcome(state, scores[at])
        ties(state, breaks[at])
        decisions[at] = searched


class Duels:
    """The kernel of a game, and matches played with it."""

    def __init__(self, game: Game) -> None:
        assert game.search_model is not None
        self.game = game
        legal = game.rules.max_legal
        self._width = min(legal, 64)
        self._kernel = game.bind(
            sys.modules[__name__],
            kernel_of(game, keeps=False),
            lowest_due=game.compiled.lowest_due,
            choose_best=game.compiled.choose_best,
            choose_likely_at=game.compiled.choose_likely_at,
            try_worlds=game.searcher.try_worlds,
            score_actions_tuned=game.search_model.score_actions or game.score_actions,
            RECORD=game.state.zeros().dtype,
            WORDS=words_in(game),
            ROW_WORDS=ROWS * words_in(game),
            MAX_LEGAL=legal,
            MAX_WIDTH=self._width,
            MAX_SEATS=game.seats[-1],
        ).duels

    def play(self, seats: int, matches: int, players: list[Level]) -> tuple[list[float], float]:
        """What the first player had of the win of each match, and how many decisions it searched in one."""
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
            SEED,
            cuda.to_device(np.array([self._numbers(one, seats) for one in players], np.float64)),
            float(game.search_model.opponent_weight),
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

    def _numbers(self, level: Level, seats: int) -> tuple[float, ...]:
        """A player as the kernel takes it."""
        turns = level.turns + level.rounds * seats
        width = min(level.width, self._width)
        doubt = level.min_standard_errors
        return (level.playouts, width, turns, doubt, level.temperature, level.uses_tuned_weights)

    def margin(self) -> str:
        """How many points the first player had more than the others on average, in the last matches."""
        matches, seats = self.scores.shape
        own = self.scores[np.arange(matches), np.arange(matches) % seats]
        ahead = own - (self.scores.sum(axis=1) - own) / (seats - 1)
        return f"{ahead.mean():.2f} ± {1.96 * ahead.std() / sqrt(matches):.2f}"


def told(shares: list[float]) -> str:
    """A share of wins with the interval of 95 in 100."""
    half = 1.96 * float(np.std(shares)) / sqrt(len(shares))
    return f"{100 * float(np.mean(shares)):.1f} % ± {100 * half:.1f} of {len(shares)}"


def player_of(text: str, game: Game) -> Level:
    """How a player that is named chooses."""
    assert game.search_model is not None
    name, *given = text.split("/")
    if name == "greedy":
        return Level()
    if name in {"plain", "tuned"}:
        return Level(temperature=float(given[0]), uses_tuned_weights=name == "tuned")
    if name == "search":
        names = ("playouts", "width", "rounds")
        return replace(game.search_model.levels[EXPERT], **dict(zip(names, map(int, given), strict=False)))
    return game.search_model.levels[name]


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="+", help="SEATS:PLAYER,PLAYER[,MATCHES]")
    parser.add_argument("--matches", type=int, default=1000)
    chosen = parser.parse_args()
    game = game_of(chosen.game)
    duels_ = Duels(game)
    for text in chosen.settings:
        seats, _, names = text.partition(":")
        first, other, *matches = names.split(",")
        count = int(matches[0]) if matches else chosen.matches
        start = time.perf_counter()
        players = [player_of(name, game) for name in (first, other)]
        shares, searched = duels_.play(int(seats), count // int(seats) * int(seats), players)
        print(
            f"{game.id} {seats} seats, {first} against {other}: {told(shares)} (even {100 / int(seats):.1f}),"
            f" ahead by {duels_.margin()}, {searched:.0f} searches a match,"
            f" {time.perf_counter() - start:.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
