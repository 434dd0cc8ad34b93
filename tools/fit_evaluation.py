"""Fits the evaluation of The Heart of Africa to match results: `python tools/fit_evaluation.py`.

All seats play by the tuned heuristic; every third round the state is noted. The chance of a seat is taken
for its share of e to what it may expect, which is linear in what is counted, with worths that change with the
fewest trains that a seat has left. The worths with the least log-loss (Newton's method, a little ridge) go
into games/heart_of_africa/evaluation.py. Every fourth match is held out: the log-loss there is told, and that
of even chances beside it.

`--curve N` measures what people see: the curve of a look back, on N new matches of two seats.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.agents.level_agent import LevelAgent
from tenfold.agents.search_agent import search_memory
from tenfold.agents.win_probability import win_shares
from tenfold.analysis.match_analysis import Curve
from tenfold.core.levels import EXPERT
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.record import bytes_of
from tenfold.core.registry import game_of
from tenfold.core.rng import seed_stream
from tenfold.core.search_kernels import LOT, TRIAL, SearchSettings
from tenfold.games.heart_of_africa.data import TRAINS
from tenfold.games.heart_of_africa.evaluation import FEATURES, expectation

GAME = game_of("heart_of_africa")
ROUNDS = 3
HELD_OUT = 4
RIDGE = 1.0
STEPS = 25
MOVES = 12
"""Between two moments of a curve that are measured."""
MIN_CHANCE = 0.01

Numbers = NDArray[np.float64]


class Noted(NamedTuple):
    """The features of each seat in a state, and each seat's share of the win."""

    counted: Numbers
    shares: Numbers
    is_held_out: bool


def counted(state: Any, seats: int) -> Numbers:
    """What is counted of each seat, and the same times the part of the trains that is left."""
    early = min(int(state.trains[seat]) for seat in range(seats)) / TRAINS
    rows = np.zeros((seats, len(FEATURES)))
    for which in range(len(FEATURES)):
        one = np.zeros((2, len(FEATURES)))
        one[0, which] = 1.0
        for seat in range(seats):
            rows[seat, which] = expectation(state, seat, early, one)
    return np.hstack([rows, early * rows])


def noted(seats: int, matches: int) -> Iterator[Noted]:
    """The states of matches that the tuned heuristic plays."""
    settings = SearchSettings(0, seats, ROUNDS * seats, 1.0, 0)
    for number in range(matches):
        match = Match(GAME, seats, secret_of("prospects", str(seats), number))
        memory = search_memory(match.view(0))
        memory.words[TRIAL] = bytes_of(np.asarray(match.true_state()).reshape(1)).view(np.uint64)[0]
        seed_stream(memory.streams[LOT], number, LOT)
        rows = []
        trial = memory.records[TRIAL]
        while True:
            GAME.searcher.play_on(memory, settings, False)
            _, outcome = GAME.status(memory.records[TRIAL : TRIAL + 1], seats)
            if outcome is not None:
                break
            rows.append(counted(trial, seats))
        shares = np.array(win_shares(outcome))
        yield from (Noted(row, shares, number % HELD_OUT == 0) for row in rows)


def chances(values: Numbers) -> Numbers:
    """Shares of e to the values."""
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def fitted(parts: Sequence[tuple[Numbers, Numbers]]) -> Numbers:
    """The worths with the least log-loss over all parts, each of matches with one number of seats."""
    scale = parts[0][0].std(axis=(0, 1)) + 1e-9
    worths = np.zeros(scale.size)
    for _ in range(STEPS):
        slope = RIDGE * worths
        bend = RIDGE * np.eye(scale.size)
        for known, shares in parts:
            scaled = known / scale
            told = chances(scaled @ worths)
            mean = np.einsum("ns,nsf->nf", told, scaled)
            slope = slope + np.einsum("ns,nsf->f", told - shares, scaled)
            bend = bend + np.einsum("ns,nsf,nsg->fg", told, scaled, scaled, optimize=True) - mean.T @ mean
        worths = worths - np.linalg.solve(bend, slope)
    return np.asarray(worths / scale)


def fit(matches: int) -> None:
    """Fit, and say how good it is."""
    parts, held = [], []
    for seats, count in ((2, matches), (3, matches // 4), (4, matches // 4)):
        rows = list(noted(seats, count))
        for is_held_out, into in ((False, parts), (True, held)):
            own = [row for row in rows if row.is_held_out == is_held_out]
            into.append((np.array([row.counted for row in own]), np.array([row.shares for row in own])))
    worths = fitted(parts)
    for known, shares in held:
        loss = -(shares * np.log(chances(known @ worths))).sum(axis=1).mean()
        print(f"{shares.shape[1]} seats: log-loss {loss:.4f}, even chances {math.log(shares.shape[1]):.4f}")
    print(np.round(worths.reshape(2, -1), 3).tolist())


def measure_curve(matches: int, worlds: int) -> None:
    """The log-loss of the curve that a look back draws, by the trains that are left."""
    losses: dict[int, list[float]] = {}
    for number in range(matches):
        match = Match(GAME, 2, secret_of("curve", "prospects", number))
        bots = [LevelAgent(2 * number + seat, EXPERT) for seat in range(2)]
        while match.due:
            seat = match.due[0]
            match.submit(seat, bots[seat].act(match.view(seat)), match.count(seat))
        assert match.outcome is not None
        shares = win_shares(match.outcome)
        for moves in range(MOVES, len(match.entries), MOVES):
            told = np.clip(Curve(match, worlds, seed=1).moment(moves).chances, MIN_CHANCE, 1 - MIN_CHANCE)
            trains = min(int(match.view_after(moves, 0).state.trains[seat]) for seat in range(2))
            loss = -sum(share * math.log(chance) for share, chance in zip(shares, told, strict=True))
            losses.setdefault(trains // 10, []).append(loss)
    every = [loss for some in losses.values() for loss in some]
    print(f"log-loss of the curve: {np.mean(every):.4f} over {len(every)} moments")
    for tens, some in sorted(losses.items(), reverse=True):
        print(f"  {10 * tens} trains and more: {np.mean(some):.4f} over {len(some)}")


def main() -> None:
    """Fit, or measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=4000, help="with two seats; a fourth of it with more")
    parser.add_argument("--curve", type=int, default=0, help="measure the curve on so many matches instead")
    parser.add_argument("--worlds", type=int, default=12)
    chosen = parser.parse_args()
    if chosen.curve:
        measure_curve(chosen.curve, chosen.worlds)
    else:
        fit(chosen.matches)


if __name__ == "__main__":
    main()
