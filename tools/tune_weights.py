"""Tunes the weights of a heuristic: `PYTHONPATH=src python3 tools/tune_weights.py GAME STYLE`.

Many sets of weights play against named styles of the game's data/weights.toml, all with the same deals and
from every seat; with several numbers of seats, each generation plays with the next one. The better half of
the sets decides where the next ones are drawn from (covariance matrix adaptation, by N. Hansen's rules of
thumb). What counts is by how many points a set is ahead, a large lead counting less.
The mean of the last sets goes to the style's part of the game's data/weights.toml, if it wins new deals.
`--seconds 0` only measures a style. A GPU plays thousands of matches at once, a CPU one per thread.
"""

import argparse
import importlib
import itertools
import os
import sys
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.core.drivers import NOBODY
from tenfold.core.game import Game
from tenfold.core.gpu import CPU, CUDA, kernel_of, require_cuda, words_in
from tenfold.core.jit import allocating_rule, generic, i64, unbound
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_of
from tenfold.core.rng import seed_stream

BLOCK = 64
CHECKED = 4000
"""Matches of new deals that measure a style, for each number of seats."""
BASELINE = "baseline"

deal = legal = apply = outcome = ties = score_with = lowest_due = choose_best = unbound
cuda: Any = None
RECORD: Any = np.dtype([("stream", "u8", (2,))])
WORDS = MAX_LEGAL = 2


@generic
def play_match(
    at: int,
    buffer: Any,
    eye: Any,
    actions: Any,
    worths: Any,
    chooser: Any,
    job: Any,
    arrays: Any,
) -> None:
    """One match: a set of weights at one seat, one of the opponents at all others.

    `job`: seats, seed, the first match's number, matches per set, sets. `arrays`: the template, what is
    hidden from each seat, all weights, scores, tie-breaks and endings.
    """
    seats, seed, first, matches, sets = job
    template, hidden, weights, scores, breaks, endings = arrays
    state = buffer.view(RECORD)[0]
    view = eye.view(RECORD)[0]
    number = first + at % matches
    own = i64(number % seats)
    opponent = sets + (number // seats) % (weights.shape[0] - sets)
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
            row = at // matches if seat == own else opponent
            score_with(view, seat, actions, count, worths, weights[row])
            action = i64(choose_best(actions, count, worths, chooser))
        apply(state, seat, action)
        seat = i64(lowest_due(state, seats))
    endings[at] = outcome(state, scores[at])
    ties(state, breaks[at])


@generic
def play_on_gpu(job: Any, arrays: Any) -> None:
    """One match a thread."""
    at = cuda.grid(1)
    if at < arrays[5].size:
        buffer = cuda.local.array(WORDS, np.uint64)
        eye = cuda.local.array(WORDS, np.uint64)
        actions = cuda.local.array(MAX_LEGAL, np.int64)
        worths = cuda.local.array(MAX_LEGAL, np.float64)
        chooser = cuda.local.array(2, np.uint64)
        play_match(at, buffer, eye, actions, worths, chooser, job, arrays)


@generic
def play_on_cpu(start: int, stop: int, job: Any, arrays: Any) -> None:
    """Some of the matches, one after the other."""
    buffer = np.zeros(WORDS, np.uint64)
    eye = np.zeros(WORDS, np.uint64)
    actions = np.zeros(MAX_LEGAL, np.int64)
    worths = np.zeros(MAX_LEGAL, np.float64)
    chooser = np.zeros(2, np.uint64)
    for at in range(start, stop):
        play_match(at, buffer, eye, actions, worths, chooser, job, arrays)


class Arena:
    """Plays sets of weights against opponents, which take turns from deal to deal."""

    def __init__(self, game: Game, opponents: Any, device: str, threads: int) -> None:
        self._game = game
        self._opponents = opponents
        self._device = device
        self._threads = threads
        bot = importlib.import_module(f"tenfold.games.{game.id}.bot")
        own_cuda = require_cuda() if device == CUDA else None
        self._bound = game.bind(
            sys.modules[__name__],
            kernel_of(game, keeps=False) if own_cuda is not None else allocating_rule,
            score_with=bot.score_with,
            lowest_due=game.compiled.lowest_due,
            choose_best=game.compiled.choose_best,
            cuda=own_cuda,
            RECORD=game.state.zeros().dtype,
            WORDS=words_in(game),
            MAX_LEGAL=game.rules.max_legal,
        )

    def play(self, sets: Any, seats: int, matches: int, first: int, seed: int = 1) -> tuple[Any, Any]:
        """By how many points each set is ahead in each match, and its part of the win."""
        count = len(sets) * matches
        points = np.zeros((count, seats), np.int64)
        breaks = np.zeros((count, seats), np.int64)
        arrays = (
            bytes_of(self._game.template(seats)).view(np.uint64)[0],
            self._game.hidden(seats),
            np.vstack([sets, self._opponents]),
            points,
            breaks,
            np.zeros(count, np.int64),
        )
        self._run(count, (seats, seed, first, matches, len(sets)), arrays)
        at = np.arange(count)
        own = points[at, (first + at % matches) % seats]
        ahead = own - (points.sum(axis=1) - own) / (seats - 1)
        best = points * 1000 + breaks
        is_best = best == best.max(axis=1, keepdims=True)
        shares = is_best[at, (first + at % matches) % seats] / is_best.sum(axis=1)
        return ahead.reshape(len(sets), matches), shares.reshape(len(sets), matches)

    def _run(self, count: int, job: Any, arrays: Any) -> None:
        if self._device == CUDA:
            cuda_api = require_cuda()
            held = tuple(cuda_api.to_device(one) for one in arrays)
            self._bound.play_on_gpu[-(-count // BLOCK), BLOCK](job, held)
            for one, other in zip(arrays[3:], held[3:], strict=True):
                other.copy_to_host(one)
            return
        edges = np.linspace(0, count, self._threads + 1).astype(int).tolist()
        with ThreadPoolExecutor(self._threads) as pool:
            parts = [
                pool.submit(self._bound.play_on_cpu, start, stop, job, arrays)
                for start, stop in itertools.pairwise(edges)
            ]
            for part in parts:
                part.result()


def tuned(arena: Arena, start: Any, step: Any, plan: argparse.Namespace) -> Any:
    """Covariance matrix adaptation from a start, until the time is over."""
    size, seats, matches, sigma = len(start), plan.seats, plan.matches, plan.sigma
    rng = np.random.default_rng(7)
    kept = plan.sets // 2
    weights = np.log(kept + 0.5) - np.log(np.arange(1, kept + 1))
    weights /= weights.sum()
    effective = 1.0 / (weights**2).sum()
    c_sigma = (effective + 2) / (size + effective + 5)
    d_sigma = 1 + c_sigma
    c_path = (4 + effective / size) / (size + 4 + 2 * effective / size)
    c_one = 2 / ((size + 1.3) ** 2 + effective)
    c_many = min(1 - c_one, 2 * (effective - 2 + 1 / effective) / ((size + 2) ** 2 + effective))
    expected = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
    mean, matrix = np.zeros(size), np.eye(size)
    path, path_sigma = np.zeros(size), np.zeros(size)
    begin, first, generation = time.perf_counter(), 0, 0
    scale = None
    while time.perf_counter() - begin < plan.seconds:
        values, vectors = np.linalg.eigh(matrix)
        roots = np.sqrt(np.maximum(values, 1e-12))
        drawn = (rng.standard_normal((plan.sets, size)) * roots) @ vectors.T
        table = seats[generation % len(seats)]
        ahead, shares = arena.play(start + step * (mean + sigma * drawn), table, matches, first)
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
                f"{generation}: {table} seats, {time.perf_counter() - begin:.0f} s, step {sigma:.2f},"
                f" ahead by {ahead.mean():.2f}, won {100 * shares.mean():.1f} %",
                flush=True,
            )
    return start + step * mean


def measure(arena: Arena, named: dict[str, Any], seats: int) -> None:
    """Print how sets of weights do with new deals."""
    matches = CHECKED // seats * seats
    ahead, shares = arena.play(np.vstack(list(named.values())), seats, matches, 0, seed=2)
    for name, one, share in zip(named, ahead, shares, strict=True):
        print(
            f"{name}, {seats} seats: won {100 * share.mean():.1f} %"
            f" ± {196 * share.std() / len(share) ** 0.5:.1f} of {len(share)}, ahead by {one.mean():.2f}"
            f" ± {1.96 * one.std() / len(one) ** 0.5:.2f}",
            flush=True,
        )


def main() -> None:
    """Tune, and play new deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("style")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--against", nargs="+", default=[BASELINE], help="styles of the opponents")
    parser.add_argument("--sets", type=int, default=32, help="sets of weights that are tried at a time")
    parser.add_argument("--matches", type=int, default=1024, help="matches of each set")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--sigma", type=float, default=0.5, help="how wide the first sets spread, in steps")
    parser.add_argument("--check", type=int, nargs="*", default=[])
    parser.add_argument("--device", choices=(CUDA, CPU), default=CUDA)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--start", type=Path, help="a file that --out wrote, to start from")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    game = game_of(chosen.game)
    data = tomllib.loads((game.folder / "data" / "weights.toml").read_text(encoding="utf-8"))
    names = list(data[BASELINE])

    def weights_of(table: dict[str, float]) -> Any:
        return np.array([table[name] for name in names], np.float64)

    begun = tomllib.loads(chosen.start.read_text(encoding="utf-8")) if chosen.start else data
    start = weights_of(begun[chosen.style])
    opponents = np.vstack([weights_of(data[name]) for name in chosen.against])
    arena = Arena(game, opponents, chosen.device, chosen.threads)
    found = start
    if chosen.seconds > 0:
        found = tuned(arena, start, weights_of(data["step"]), chosen)
    lines = [f"[{chosen.style}]"] + [f'"{n}" = {v:.4f}' for n, v in zip(names, found.tolist(), strict=True)]
    if chosen.out:
        chosen.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    named = {"start": start} if found is start else {"tuned": found, "start": start}
    for seats in chosen.check or chosen.seats:
        measure(arena, named, seats)
    print("\n".join(lines), flush=True)


if __name__ == "__main__":
    main()
