"""Fits the value of cards in hand to match results of Tenzania: `python tools/fit_tenzania.py`.

Greedy players play matches, which are stopped after 4, 7, 10 … moves and also played to their ends. How
many cards a seat wins from there on, more than the others on average, is fitted by least squares to how
many cards of each number it holds, and to how far it is from its turn. Only differences between cards
count: the mean is taken off. The mean over three stretches of the match goes into games/tenzania/bot.py.
"""

import argparse
from typing import Any

import numpy as np

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY
from tenfold.core.registry import game_of
from tenfold.games.tenzania.data import DECK, NUMBERS

STRETCHES = ((0, 20), (20, 45), (45, DECK))
"""Cards that are still to be won."""
SEED = 3


def positions(seats: int, matches: int) -> tuple[Any, Any, Any]:
    """Of each seat in each position: what it has, what it will win more than others, what is left to win."""
    game = game_of("tenzania")
    whole = Batch(game, seats, matches)
    whole.play([GREEDY] * seats, seed=SEED)
    final = whole.states["won"][:, :seats].astype(float)
    known, wanted, left = [], [], []
    for moves in range(4, DECK - 4, 3):
        batch = Batch(game, seats, matches)
        batch.play([GREEDY] * seats, seed=SEED, max_plies=moves)
        won = batch.states["won"][:, :seats].astype(float)
        for seat in range(seats):
            hand = batch.states["hand"][:, seat]
            cards = np.stack([(hand == number).sum(axis=1) for number in range(NUMBERS)], axis=1)
            away = (seat - batch.states["turn"].astype(int)) % seats
            known.append(np.hstack([cards, away[:, None] == np.arange(seats)]).astype(float))
            others = np.delete(final - won, seat, axis=1).mean(axis=1)
            wanted.append(final[:, seat] - won[:, seat] - others)
            left.append(DECK - won.sum(axis=1))
    return np.vstack(known), np.concatenate(wanted), np.concatenate(left)


def card_worths(seats: int, matches: int) -> Any:
    """What a card of each number is worth, as a mean over the stretches of a match."""
    known, wanted, left = positions(seats, matches)
    rows = []
    for fewest, most in STRETCHES:
        inside = (left >= fewest) & (left < most)
        worths = np.linalg.lstsq(known[inside], wanted[inside], rcond=None)[0][:NUMBERS]
        rows.append(worths - worths.mean())
    return np.mean(rows, axis=0)


def main() -> None:
    """Fit for two, three and four players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    chosen = parser.parse_args()
    for seats in (2, 3, 4):
        print(seats, np.round(card_worths(seats, chosen.matches), 1).tolist())


if __name__ == "__main__":
    main()
