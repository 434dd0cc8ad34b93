"""The bot that plans."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.drivers import GREEDY, UNIFORM
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.bot import danger, score_actions, score_actions_tuned, threat
from tenfold.games.heart_of_africa.data import KIND_NAMES
from tenfold.games.heart_of_africa.tests.tables import (
    TICKET_OF,
    TRACK_OF,
    moves,
    play,
    table,
)
from tenfold.games.heart_of_africa.weights import BASELINE as BASELINE_STYLE
from tenfold.games.heart_of_africa.weights import STYLES

BASELINE = STYLES[BASELINE_STYLE]


@pytest.mark.compiled
def test_the_planning_bot_beats_random_play() -> None:
    wins = 0
    points = 0
    for seat in (0, 1):
        styles = (GREEDY, UNIFORM) if seat == 0 else (UNIFORM, GREEDY)
        _, scores = play(2, styles, 250, 11 + seat)
        wins += int((scores[:, seat] > scores[:, 1 - seat]).sum())
        points += int(scores[:, seat].sum())

    assert wins >= 495
    assert points / 500 > 90


def test_the_bot_fears_for_tracks_that_others_are_near_and_collect_for() -> None:
    track = TRACK_OF["port-elizabeth-east-london"]
    alone = threat(table()[0], 0, track, BASELINE)
    near = table(claims={1: ["east-london-durban"]})
    seen = table()
    seen[0].known[1, KIND_NAMES.index("white")] = 1

    assert threat(table(seats=4)[0], 0, track, BASELINE) == 3 * alone
    assert threat(near[0], 0, track, BASELINE) == 2 * alone
    assert threat(seen[0], 0, track, BASELINE) > alone
    assert threat(table(trains={1: 0})[0], 0, track, BASELINE) == 0


def test_the_bot_fears_most_for_a_track_without_a_way_round() -> None:
    ticket, track = TICKET_OF["cape-town-east-london"], TRACK_OF["port-elizabeth-east-london"]
    fears = []
    for taken in ([], ["bloemfontein-east-london"], ["bloemfontein-east-london", "east-london-durban"]):
        states = table(seats=3, claims={0: ["cape-town-port-elizabeth"], 2: taken})
        states[0].trains[2] = 0
        fears.append(danger(states[0], 0, ticket, track, 1, BASELINE))

    assert 0 < fears[0] <= fears[1] <= fears[2]
    assert fears[2] == threat(states[0], 0, track, BASELINE) * 2 * 4


def test_the_bot_claims_a_bottleneck_before_a_track_that_has_another_way() -> None:
    states = table(
        "white 1 blue 2",
        tickets={0: ["cape-town-east-london", "bangui-douala"]},
        claims={0: ["cape-town-port-elizabeth"], 1: ["bloemfontein-east-london", "east-london-durban"]},
    )
    free = table(
        "white 1 blue 2", tickets={0: ["cape-town-east-london"]}, claims={0: ["cape-town-port-elizabeth"]}
    )
    bottleneck = worth(states, "claim port-elizabeth-east-london")

    assert bottleneck > worth(free, "claim port-elizabeth-east-london")
    assert bottleneck == max(worth(states, text) for text in moves(states))


def test_in_its_last_turn_the_expert_completes_a_ticket_rather_than_taking_more_points_h35_h36() -> None:
    states = table(
        "white 1 blue 6",
        seats=2,
        tickets={0: ["cape-town-east-london"]},
        claims={0: ["cape-town-port-elizabeth"]},
        trains={0: 8, 1: 2},
    )
    states[0].turns_left = 2
    expert = {text: worth(states, text, score_actions_tuned) for text in moves(states)}
    claims = {text: value for text, value in expert.items() if text.startswith("claim")}

    assert max(expert, key=expert.__getitem__) == "claim port-elizabeth-east-london"
    assert len(claims) > 1
    assert min(claims.values()) > max(value for text, value in expert.items() if text not in claims)


def worth(states: Any, text: str, heuristic: Any = score_actions) -> float:
    """What the bot thinks of an action of the seat on turn, from its view."""
    seat = int(states[0].turn)
    legal = np.array(GAME.legal(states, seat), np.int64)
    worths = np.zeros(len(legal))
    view = GAME.view(states, int(states[0].seats), seat)
    heuristic(view.state, seat, legal, len(legal), worths)
    return float(worths[legal.tolist().index(GAME.actions.parse(text))])
