"""Statistics of thousands of games."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM
from tenfold.core.jit import rule
from tenfold.core.rng import Stream, below, seed_stream
from tenfold.games.tenzania import GAME, rules
from tenfold.games.tenzania.actions import value_of

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


@rule
def count_endings(states: Any, seed: int, chooser: Stream, actions: Any, counts: Any) -> None:
    """Play each dealt state with uniform choice; count turns, piles at ten, piles over ten, ties."""
    for at in range(states.size):
        seed_stream(states[at].stream, seed, at)
        rules.deal(states[at], 2)
        seat = int(states[at].turn)
        while rules.due(states[at], seat):
            count = rules.legal(states[at], seat, actions)
            action = actions[below(chooser, count)]
            counts[0] += 1
            if value_of(action) == 10:
                counts[1] += 1
            if value_of(action) > 10:
                counts[2] += 1
            rules.apply(states[at], seat, action)
            seat = int(states[at].turn)
        if states[at].won[0] == states[at].won[1]:
            counts[3] += 1


def share_of_wins(games: int, greedy: int) -> float:
    """How many of its games against random play the greedy seat wins."""
    batch = Batch(GAME, 2, games)
    batch.play([GREEDY if seat == greedy else UNIFORM for seat in range(2)], seed=11)
    scores = batch.scores
    return float((scores[:, greedy] > scores[:, 1 - greedy]).mean())


def test_random_play_of_two_wins_as_many_piles_as_it_always_did() -> None:
    games = 20_000
    states = np.repeat(GAME.template(2), games).view(np.recarray)
    counts = np.zeros(4, np.int64)
    chooser = np.zeros(2, np.uint64)
    seed_stream(chooser, 8, 0)

    count_endings(states, 7, chooser, np.empty(rules.MAX_LEGAL, np.int64), counts)
    turns_played, at_ten, over, ties = (counts / games).tolist()

    assert turns_played == 80
    assert abs(at_ten - 5.7) <= 0.2
    assert abs(over - 20.3) <= 0.2
    assert abs(ties - 0.021) <= 0.005


def test_greedy_play_beats_random_play() -> None:
    games = 5_000
    shares = [share_of_wins(games, greedy) for greedy in range(2)]

    assert sum(shares) / 2 >= 0.98
