"""Whether a game review agrees with hints: the win chance that following them loses, by the review.

    PYTHONPATH=src python3 bench/hints.py tenzania ten_squares --matches 200 --processes 16 --out hints.jsonl

One seat follows every hint, the others play as `--others`. Then each match is reviewed as its players could
review it. What the file has already is not played again. Prints a row for each game when all is played, or
the time is over: matches, decisions, and what they lost on average, in points of win chance, with the share
of decisions that the review calls worse than another.
"""

import argparse
import json
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from functools import partial
from itertools import takewhile
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev

from tenfold.agents import agent_of
from tenfold.agents.hints import suggest
from tenfold.analysis.match_analysis import analyse_match
from tenfold.core.levels import EXPERT
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of


def losses_of_hints(
    game_id: str, number: int, others: str = "greedy", budget: int | None = None, hints: str = EXPERT
) -> list[float]:
    """What the decisions of the seat that followed hints lost in one match, by its review."""
    game = game_of(game_id)
    match = Match(game, game.seats[0], secret_of("hints", game_id, number))
    follower = number % match.seats
    bots = [agent_of(others, 100 * number + seat) for seat in range(match.seats)]
    while match.due:
        seat = match.due[0]
        view = match.view(seat)
        hinted = seat == follower and len(view.legal) > 1
        action = suggest(hints, view, len(match.entries))[0].action if hinted else bots[seat].act(view)
        match.submit(seat, action, match.count(seat))
    reviewed = analyse_match(match, budget, seed=number + 1).decisions
    return [decision.loss for decision in reviewed if decision.seat == follower]


def main() -> None:
    """Play, review and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=86_400.0)
    parser.add_argument("--others", default="greedy")
    parser.add_argument("--budget", type=int)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="where matches are kept, line by line")
    chosen = parser.parse_args()
    play = partial(losses_of_hints, others=chosen.others, budget=chosen.budget)
    end = time.monotonic() + chosen.seconds
    with ProcessPoolExecutor(chosen.processes) as pool:
        running = {
            pool.submit(play, game_id, number): (game_id, number)
            for game_id in chosen.games
            for number in range(chosen.matches)
            if number not in known(chosen.out, game_id)
        }
        while running and time.monotonic() < end:
            done = wait(running, max(0.0, end - time.monotonic()), FIRST_COMPLETED).done
            with chosen.out.open("a", encoding="utf-8") as file:
                for one in done:
                    game_id, number = running.pop(one)
                    file.write(json.dumps({"game": game_id, "match": number, "losses": one.result()}) + "\n")
        for process in list(pool._processes.values()) if running else ():  # noqa: SLF001
            process.kill()
    for game_id in chosen.games:
        matches = known(chosen.out, game_id)
        # Of the first ones only: those that end soon are others than those that don't.
        first = list(takewhile(matches.__contains__, range(chosen.matches)))
        if first:
            say(game_id, [matches[number] for number in first])


def known(path: Path, game_id: str) -> dict[int, list[float]]:
    """What was found so far, by the numbers of the matches."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = [json.loads(line) for line in lines]
    return {one["match"]: one["losses"] for one in found if one["game"] == game_id}


def say(game_id: str, found: list[list[float]]) -> None:
    """A row for a game."""
    losses = [100 * loss for one in found for loss in one]
    half = 1.96 * pstdev(losses) / sqrt(len(losses))
    worse = fmean(loss > 0 for loss in losses)
    sys.stdout.write(
        f"{game_id}: {len(found)} matches, {len(losses):,} decisions, {fmean(losses):.3f} ± {half:.3f}"
        f" points per decision, {worse:.1%} called worse, at most {max(losses):.1f}\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
