"""The evaluation is the score: what claims brought (H22), and at the end everything (H36, H37)."""

from typing import Any

import numpy as np

from tenfold.games.heart_of_africa.ending import end_turn
from tenfold.games.heart_of_africa.evaluation import evaluate
from tenfold.games.heart_of_africa.tests.tables import table

DONE = "bloemfontein-madagascar"
OPEN = "cape-town-east-london"
CLAIMS = {0: ["madagascar-durban", "bloemfontein-durban"]}


def evaluated(states: Any) -> list[float]:
    values = np.zeros(2)
    evaluate(states[0], 2, values)
    return [float(value) for value in values]


def last_turn() -> Any:
    """The last turn of two seats: one has done its ticket, the other hasn't."""
    states = table("loco 1", seats=2, seat=1, tickets={0: [DONE], 1: [OPEN]}, claims=CLAIMS)
    states[0].points[:2] = 31, 12
    states[0].turns_left = 1
    return states


def test_until_the_end_claims_count_h22() -> None:
    assert evaluated(last_turn()) == [31, 12]


def test_at_the_end_tickets_and_the_globetrotter_count_h36_h37() -> None:
    states = last_turn()
    end_turn(states[0], 1)

    assert states[0].ending > 0
    assert evaluated(states) == [int(score) for score in states[0].score[:2]]
    assert states[0].score[0] > 31
    assert states[0].score[1] < 12
