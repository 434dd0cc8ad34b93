"""How strong an agent is against another: `python bench/duels.py GAME A B [--matches N] [--seats K]`.

A sits at one seat, at each by turns, B at all others; the deals are the same for all turns. Prints how
often A won, a shared win being a part of one, with the interval of 95 in 100, and A's processor time a
decision, on average and at most.
"""

import argparse
import time
from math import sqrt

import numpy as np

from tenfold.agents import agent_of
from tenfold.agents.search import try_search
from tenfold.core.game import Game
from tenfold.core.registry import game_of
from tenfold.core.rng import seed_stream

SEED = 5
EVERY = 100
"""After so many matches it says how it stands."""


class Duel:
    """What has been seen so far."""

    def __init__(self, game: Game, seats: int, names: tuple[str, str]) -> None:
        self._game = game
        self._seats = seats
        self._names = names
        self._won: list[float] = []
        self._spent: list[float] = []

    def play(self, number: int) -> None:
        """One match."""
        game, seats = self._game, self._seats
        own = number % seats
        agents = [agent_of(self._names[seat != own], number * seats + seat + 1) for seat in range(seats)]
        states = game.template(seats)
        seed_stream(states[0].stream, SEED, number // seats)
        game.compiled.deal_at(states, 0, seats)
        due, outcome = game.status(states, seats)
        while outcome is None:
            seat = due[0]
            view = game.view(states, seats, seat)
            start = time.process_time()
            action = agents[seat].act(view)
            if seat == own and len(view.legal) > 1:
                self._spent.append(time.process_time() - start)
            game.compiled.apply_at(states, 0, seat, action)
            due, outcome = game.status(states, seats)
        winners = outcome.winners or range(seats)
        self._won.append((own in winners) / len(winners))

    def __str__(self) -> str:
        """How it stands."""
        share, count = float(np.mean(self._won)), len(self._won)
        half = 1.96 * float(np.std(self._won)) / sqrt(count)
        mean, most = 1000 * float(np.mean(self._spent)), 1000 * float(np.max(self._spent))
        first, second = self._names
        return (
            f"{self._game.id} {self._seats} seats: {first} won {100 * share:.1f} % ± {100 * half:.1f}"
            f" of {count} against {second}, {mean:.1f} ms a decision, {most:.0f} at most"
        )


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("agents", nargs=2, metavar="AGENT")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    arguments = parser.parse_args()
    one, other = arguments.agents
    try_search(game_of(arguments.game))
    duel = Duel(game_of(arguments.game), arguments.seats, (one, other))
    for number in range(arguments.matches):
        duel.play(arguments.first + number)
        if (number + 1) % EVERY == 0 or number + 1 == arguments.matches:
            print(duel, flush=True)


if __name__ == "__main__":
    main()
