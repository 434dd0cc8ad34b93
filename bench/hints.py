"""Whether a game review agrees with hints: the win chance that following them loses, by the review.

    PYTHONPATH=src python3 bench/hints.py tenzania ten_squares --matches 200

One seat follows every hint, the others play as `--others`. Then each match is reviewed as its players could
review it. Prints a row for each game: matches, decisions, and what they lost on average, in points of win
chance, with the share of decisions that the review calls worse than another.
"""

import argparse
import sys
import time
from math import sqrt
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
    parser.add_argument("--seconds", type=float, default=float("inf"), help="for each game")
    parser.add_argument("--others", default="greedy")
    parser.add_argument("--budget", type=int)
    chosen = parser.parse_args()
    for game_id in chosen.games:
        start, found = time.monotonic(), [losses_of_hints(game_id, 0, chosen.others, chosen.budget)]
        while len(found) < chosen.matches and time.monotonic() - start < chosen.seconds:
            found.append(losses_of_hints(game_id, len(found), chosen.others, chosen.budget))
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
