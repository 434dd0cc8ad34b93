"""Steps of a batch on one core, and one step of one match from Python beyond the rules.

    python bench/steps.py --games tenzania,heart_of_africa
    python bench/steps.py --beside ../earlier/src

With another source tree beside it (`git worktree add ../earlier COMMIT`), both are measured by turns, each
in processes of its own, and the better of their rounds are shown: a busy machine then is busy for both. All
of it is processor time. What the rules take of a single step is what a step takes in a batch of a few
matches, which the first caches hold: the same compiled work, with one call from Python for all of them.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = "ten_squares,tenzania,ten_days_africa,ten_days_usa,ten_days_world,heart_of_africa"
BATCH = 1024
FEW = 32
"""Matches of a batch that the first caches hold."""
SETTLED = 200
"""Steps after which matches are at all stages."""
ROUNDS = 3


def shortest(work: Callable[[], object], times: int, rounds: int) -> float:
    """Seconds of processor time that a piece of work takes, in the shortest of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.thread_time()
        for _ in range(times):
            work()
        best = min(best, (time.thread_time() - start) / times)
    return best


def measured(name: str) -> dict[str, float]:
    """Nanoseconds of a match: a step with its sample, and a sample alone, in batches of three sizes."""
    from tenfold.envs import make  # noqa: PLC0415  from whichever tree this process is for

    def times_of(env: Any, times: int, rounds: int) -> tuple[float, float]:
        both = shortest(lambda: env.step(env.sample()), times, rounds)
        return both, shortest(env.sample, times, rounds)

    counts = {"many": BATCH, "few": FEW, "one": 1}
    figures = {}
    for which, count in counts.items():
        env = make(name, count)
        for _ in range(SETTLED):
            env.step(env.sample())
        times = max(1, BATCH // count // 2)
        for what, seconds in zip(("both", "sample"), times_of(env, times, 150), strict=True):
            figures[f"{which} {what}"] = 1e9 * seconds / count
    return figures


def asked(tree: Path, name: str) -> dict[str, float]:
    """The figures of a game by the sources of a tree, in a process of its own."""
    told = subprocess.run(
        [sys.executable, __file__, "--measure", name],
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(told.stdout)
    return figures


def row(name: str, tree: str, best: dict[str, float]) -> str:
    """A line of the table."""
    many, few, one = (best[f"{which} both"] - best[f"{which} sample"] for which in ("many", "few", "one"))
    return (
        f"| {name} | {tree} | {1e3 / many:.2f} M | {1e3 / best['many both']:.2f} M "
        f"| {one / 1e3:.2f} µs | {(one - few) / 1e3:.2f} µs |"
    )


def main() -> int:
    """Measure this tree, and the one beside it by turns."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--beside", type=Path, help="the src folder of another tree")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps(measured(chosen.measure)))
        return 0
    trees = {"here": ROOT / "src", **({"beside": chosen.beside} if chosen.beside else {})}
    print("| game | tree | steps/s | with sampling | single step | beyond the rules |\n" + 6 * "|---" + "|")
    for name in chosen.games.split(","):
        rounds: dict[str, list[dict[str, float]]] = {tree: [] for tree in trees}
        for _ in range(chosen.rounds):
            for tree, path in trees.items():
                rounds[tree].append(asked(path.resolve(), name))
        for tree, figures in rounds.items():
            best = {key: min(one[key] for one in figures) for key in figures[0]}
            print(row(name, tree, best), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
