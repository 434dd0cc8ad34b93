"""Statistics of thousands of games."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.jit import rule
from tenfold.core.rng import Stream, below, seed_stream
from tenfold.games.ten_squares import GAME, rules
from tenfold.games.ten_squares.actions import TURN
from tenfold.games.ten_squares.state import State

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

GAMES = 20_000


@rule
def count_cards(states: Any, seed: int, chooser: Stream, actions: Any, scores: Any, counts: Any) -> None:
    """Play each state with uniform choice; count draws, cards turned, and cards that counted."""
    for at in range(states.size):
        seed_stream(states[at].stream, seed, at)
        rules.deal(states[at], 2)
        while rules.outcome(states[at], scores) == 0:
            seat = rules.to_act(states[at])
            count = rules.legal(states[at], seat, actions)
            action = actions[below(chooser, count)]
            rules.apply(states[at], seat, action)
            if action == TURN:
                counts[1] += 1
                if states[at].in_pile[int(states[at].card)] == 0:
                    counts[2] += 1
        if rules.outcome(states[at], scores) == rules.DRAW:
            counts[0] += 1


def test_q16_q31_draws_and_cards_turned_are_as_often_as_they_should_be() -> None:
    states = State.zeros(GAMES)
    chooser = np.zeros(2, np.uint64)
    seed_stream(chooser, 5, 0)
    counts = np.zeros(3, np.int64)
    actions = np.empty(GAME.rules.max_legal, np.int64)

    count_cards(states, 4, chooser, actions, np.zeros(2, np.int64), counts)

    draws, turned, counting = counts / GAMES
    assert draws == pytest.approx(0.257, abs=0.01)
    assert turned == pytest.approx(20.3, abs=0.3)
    assert counting == pytest.approx(19.0, abs=0.3)
