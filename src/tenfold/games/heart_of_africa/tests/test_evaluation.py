"""The evaluation agrees with a plain count of the table, feature by feature."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tenfold.games.heart_of_africa.data import KIND_NAMES, LENGTH, TICKET_POINTS, TRAINS
from tenfold.games.heart_of_africa.ending import LAST_ROUND, STUCK
from tenfold.games.heart_of_africa.evaluation import AT_END, FEATURES, WORTHS, evaluate
from tenfold.games.heart_of_africa.tests.tables import TICKET_OF, TRACK_OF, own, table
from tenfold.games.heart_of_africa.ticket_routes import graph_of, shortest_route, spaces_of

EAST_LONDON = "cape-town-east-london"
DONE = "bloemfontein-madagascar"
CLOSED = "durban-mombasa"
CLAIMS = {0: ["madagascar-durban", "bloemfontein-durban"], 1: ["cape-town-port-elizabeth"]}
TO_MOMBASA = [name for name in TRACK_OF if "mombasa" in name]


def counted(state: Any, seat: int) -> Counter[str]:
    """How many of each thing a seat has, by the search for people."""
    counts = Counter(
        {
            "points": int(state.points[seat]),
            "train_cards": int(state.hand[seat].sum()),
            "locomotives": int(state.hand[seat, KIND_NAMES.index("loco")]),
            "terrain_cards": int(state.terrain[seat].sum()),
            "turn": int(state.turn == seat),
        }
    )
    graph = graph_of(state, seat)
    for ticket in np.flatnonzero(state.tickets[seat]):
        way = shortest_route(graph, int(ticket))
        points = int(TICKET_POINTS[ticket])
        if way == []:
            counts["done_tickets"] += points
        elif way is None or spaces_of(way) > state.trains[seat]:
            counts["lost_tickets"] += points
        else:
            counts["open_tickets"] += points
            counts["spaces"] += spaces_of(way)
    return counts


def expected(state: Any, seat: int, early: float) -> float:
    """Each thing by its worth while so large a part of the trains is left."""
    counts = counted(state, seat)
    return sum(
        counts[name] * (late + early * more)
        for name, late, more in zip(FEATURES._fields, *WORTHS, strict=True)
    )


def judged(states: Any) -> list[float]:
    """What each seat may expect, by the evaluation function."""
    values = np.zeros(states[0].seats)
    evaluate(states[0], len(values), values)
    return [float(value) for value in values]


def laid() -> Any:
    """Three seats that have of everything: tickets done, open, too far, and with every way closed."""
    states = table(
        "loco 2 black 3",
        seats=3,
        seat=1,
        others={0: "red 4", 2: "green 1 loco 5"},
        terrain={0: "desert 2 jungle 1", 1: "mountain 4", 2: "jungle 3"},
        tickets={0: [DONE, EAST_LONDON], 1: [EAST_LONDON, DONE], 2: [CLOSED]},
        claims=CLAIMS,
        trains={0: 40, 1: 17, 2: 30},
    )
    for name in TO_MOMBASA:
        own(states, 0, TRACK_OF[name])
    states[0].points[:3] = 31, 12, 7
    return states


def test_each_thing_counts_by_its_worth_and_by_the_fewest_trains() -> None:
    states = laid()
    state = states[0]
    found: Counter[str] = Counter()
    for turn, trains in enumerate(((40, 17, 30), (9, 17, 29), (30, 17, 3))):
        state.turn, state.trains[:3] = turn, trains
        early = min(trains) / TRAINS
        assert judged(states) == pytest.approx([expected(state, seat, early) for seat in range(3)])
        found += sum((counted(state, seat) for seat in range(3)), Counter())

    assert set(found) == set(FEATURES._fields)


def test_a_ticket_is_lost_when_it_asks_for_more_spaces_than_there_are_trains() -> None:
    """Cape Town to East London asks for the last track alone, once the first is the seat's own (H19)."""
    states = table(tickets={0: [EAST_LONDON]}, claims={0: ["cape-town-port-elizabeth"]})
    length = int(LENGTH[TRACK_OF["port-elizabeth-east-london"]])
    points = int(TICKET_POINTS[TICKET_OF[EAST_LONDON]])

    states[0].trains[0] = length
    worth = dict(zip(FEATURES._fields, WORTHS[0] + length / TRAINS * WORTHS[1], strict=True))
    assert judged(states)[0] == pytest.approx(
        worth["turn"] + points * worth["open_tickets"] + length * worth["spaces"]
    )
    states[0].trains[0] = length - 1
    worth = dict(zip(FEATURES._fields, WORTHS[0] + (length - 1) / TRAINS * WORTHS[1], strict=True))
    assert judged(states)[0] == pytest.approx(worth["turn"] + points * worth["lost_tickets"])


@pytest.mark.parametrize("ending", [LAST_ROUND, STUCK])
def test_after_the_end_the_final_score_alone_counts(ending: int) -> None:
    states = laid()
    states[0].ending = ending
    states[0].score[:3] = 40, -7, 0

    assert judged(states) == pytest.approx([AT_END * 40, AT_END * -7, 0])
