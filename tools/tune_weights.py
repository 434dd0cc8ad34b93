"""Tunes the weights of a heuristic on a GPU: `PYTHONPATH=src python3 tools/tune_weights.py GAME STYLE`.

Many sets of numbers play against the baseline at once, all with the same deals and from every seat. The
better half of them decides where the next sets are drawn from (covariance matrix adaptation, by N.
Hansen's rules of thumb). What counts is by how many points a set is ahead, a large lead counting less.
The mean of the last sets goes to the style's part of the game's data/weights.toml, if it wins new deals.
"""

import argparse
import importlib
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.core.drivers import NOBODY
from tenfold.core.game import Game
from tenfold.core.gpu import kernel_of, require_cuda, words_in
from tenfold.core.jit import generic, i64
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_of
from tenfold.core.rng import seed_stream

cuda: Any = require_cuda()

BLOCK = 64
SETS = 32
"""Sets of numbers that are tried at a time."""
BASELINE = "baseline"


def _unbound(*_: Any) -> Any:
    raise NotImplementedError


deal = legal = apply = outcome = ties = score_actions = score_with = lowest_due = choose_best = _unbound
RECORD: Any = np.dtype([("stream", "u8", (2,))])
WORDS = MAX_LEGAL = 2


# Ten parameters: a CUDA kernel takes the arrays that it reads and writes.
@generic
def play_sets(
    template: Any,
    hidden: Any,
    weights: Any,
    seats: int,
    seed: int,
    first: int,
    matches: int,
    scores: Any,
    breaks: Any,
    endings: Any,
) -> None:
    """One match a thread: a set of numbers at one seat, the baseline at all others."""
    at = cuda.grid(1)
    if at >= endings.size:
        return
    buffer = cuda.local.array(WORDS, np.uint64)
    eye = cuda.local.array(WORDS, np.uint64)
    actions = cuda.local.array(MAX_LEGAL, np.int64)
    worths = cuda.local.array(MAX_LEGAL, np.float64)
    chooser = cuda.local.array(2, np.uint64)
    state = buffer.view(RECORD)[0]
    view = eye.view(RECORD)[0]
    number = first + at % matches
    own = i64(number % seats)
    for i in range(WORDS):
        buffer[i] = template[i]
    seed_stream(state.stream, seed, 2 * (number // seats))
    seed_stream(chooser, seed, 2 * number + 1)
    deal(state, seats)
    seat = i64(lowest_due(state, seats))
    while seat != NOBODY:
        count = legal(state, seat, actions)
        action = i64(actions[0])
        if count > 1:
            for i in range(WORDS):
                eye[i] = buffer[i] | hidden[seat, i]
            score_with(
                view,
                seat,
                actions,
                count,
                worths,
                weights[at // matches if seat == own else weights.shape[0] - 1],
            )
            action = i64(choose_best(actions, count, worths, chooser))
        apply(state, seat, action)
        seat = i64(lowest_due(state, seats))
    endings[at] = outcome(state, scores[at])
    ties(state, breaks[at])


class Arena:
    """Plays sets of weights against the baseline."""

    def __init__(self, game: Game, seats: int, baseline: Any) -> None:
        self._game = game
        self.seats = seats
        self._baseline = baseline
        bot = importlib.import_module(f"tenfold.games.{game.id}.bot")
        self._kernel = game.bind(
            sys.modules[__name__],
            kernel_of(game, keeps=False),
            score_with=bot.score_with,
            lowest_due=game.compiled.lowest_due,
            choose_best=game.compiled.choose_best,
            RECORD=game.state.zeros().dtype,
            WORDS=words_in(game),
            MAX_LEGAL=game.rules.max_legal,
        ).play_sets

    def play(self, sets: Any, matches: int, first: int, seed: int = 1) -> tuple[Any, Any]:
        """By how many points each set is ahead in each match, and its part of the win."""
        game, seats = self._game, self.seats
        count = len(sets) * matches
        scores = cuda.to_device(np.zeros((count, seats), np.int64))
        breaks = cuda.to_device(np.zeros((count, seats), np.int64))
        endings = cuda.to_device(np.zeros(count, np.int64))
        template = cuda.to_device(bytes_of(game.template(seats)).view(np.uint64)[0])
        self._kernel[-(-count // BLOCK), BLOCK](
            template,
            cuda.to_device(game.hidden(seats)),
            cuda.to_device(np.vstack([sets, self._baseline])),
            seats,
            seed,
            first,
            matches,
            scores,
            breaks,
            endings,
        )
        points = scores.copy_to_host()
        at = np.arange(count)
        own = points[at, (first + at % matches) % seats]
        ahead = own - (points.sum(axis=1) - own) / (seats - 1)
        best = points * 1000 + breaks.copy_to_host()
        is_best = best == best.max(axis=1, keepdims=True)
        shares = is_best[at, (first + at % matches) % seats] / is_best.sum(axis=1)
        return ahead.reshape(len(sets), matches), shares.reshape(len(sets), matches)


def tuned(arena: Arena, start: Any, step: Any, matches: int, seconds: float) -> Any:
    """Covariance matrix adaptation from a start, until the time is over."""
    size = len(start)
    rng = np.random.default_rng(7)
    kept = SETS // 2
    weights = np.log(kept + 0.5) - np.log(np.arange(1, kept + 1))
    weights /= weights.sum()
    effective = 1.0 / (weights**2).sum()
    c_sigma = (effective + 2) / (size + effective + 5)
    d_sigma = 1 + c_sigma
    c_path = (4 + effective / size) / (size + 4 + 2 * effective / size)
    c_one = 2 / ((size + 1.3) ** 2 + effective)
    c_many = min(1 - c_one, 2 * (effective - 2 + 1 / effective) / ((size + 2) ** 2 + effective))
    expected = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
    mean, sigma, matrix = np.zeros(size), 0.5, np.eye(size)
    path, path_sigma = np.zeros(size), np.zeros(size)
    begin, first, generation = time.perf_counter(), 0, 0
    scale = None
    while time.perf_counter() - begin < seconds:
        values, vectors = np.linalg.eigh(matrix)
        roots = np.sqrt(np.maximum(values, 1e-12))
        drawn = (rng.standard_normal((SETS, size)) * roots) @ vectors.T
        ahead, shares = arena.play(start + step * (mean + sigma * drawn), matches, first)
        first += matches
        scale = ahead.std() if scale is None else scale
        worth = np.tanh(ahead / scale).mean(axis=1) + shares.mean(axis=1)
        order = np.argsort(-worth)[:kept]
        move = weights @ drawn[order]
        mean = mean + sigma * move
        inverse = vectors @ np.diag(1 / roots) @ vectors.T
        path_sigma = (1 - c_sigma) * path_sigma + np.sqrt(
            c_sigma * (2 - c_sigma) * effective
        ) * inverse @ move
        sigma *= np.exp((c_sigma / d_sigma) * (np.linalg.norm(path_sigma) / expected - 1))
        path = (1 - c_path) * path + np.sqrt(c_path * (2 - c_path) * effective) * move
        matrix = (1 - c_one - c_many) * matrix + c_one * np.outer(path, path)
        matrix += c_many * (drawn[order].T * weights) @ drawn[order]
        generation += 1
        if generation % 5 == 1:
            print(
                f"{generation}: {time.perf_counter() - begin:.0f} s, step {sigma:.2f}, ahead by"
                f" {ahead.mean():.2f}, won {100 * shares.mean():.1f} %",
                flush=True,
            )
    return start + step * mean


def main() -> None:
    """Tune, and play new deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("style")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--check", type=int, nargs="*", default=[])
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    game = game_of(chosen.game)
    data = tomllib.loads((game.folder / "data" / "weights.toml").read_text(encoding="utf-8"))
    names = list(data[BASELINE])
    baseline = np.array([data[BASELINE][name] for name in names], np.float64)
    step = np.array([data["step"][name] for name in names], np.float64)
    start = np.array([data[chosen.style][name] for name in names], np.float64)
    arena = Arena(game, chosen.seats, baseline)
    found_set = tuned(arena, start, step, chosen.matches, chosen.seconds)
    lines = [f"[{chosen.style}]"] + [
        f'"{n}" = {v:.4f}' for n, v in zip(names, found_set.tolist(), strict=True)
    ]
    if chosen.out:
        chosen.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for seats in [chosen.seats, *chosen.check]:
        arena.seats = seats
        ahead, shares = arena.play(np.vstack([found_set, start]), 4000 // seats * seats, 0, seed=2)
        for name, one, share in zip(("tuned", "start"), ahead, shares, strict=True):
            print(
                f"{game.id} {chosen.style} {name} seats {seats}: won {100 * share.mean():.1f} %"
                f" ± {196 * share.std() / len(share) ** 0.5:.1f} of {len(share)}, ahead by {one.mean():.2f}"
                f" ± {1.96 * one.std() / len(one) ** 0.5:.2f}",
                flush=True,
            )
    print("\n".join(lines), flush=True)


if __name__ == "__main__":
    main()
