"""The bot that plans."""

import pytest

from tenfold.core.drivers import GREEDY, UNIFORM
from tenfold.core.kernel import INTERPRET
from tenfold.games.heart_of_africa.bot import distance, wave
from tenfold.games.heart_of_africa.data import BOARD
from tenfold.games.heart_of_africa.tests.tables import TICKET_OF, TRACK_OF, own, play, table
from tenfold.games.heart_of_africa.ways import graph_of, spaces_of, way_to


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


def test_the_bots_wave_finds_the_same_ways_as_a_search() -> None:
    states = table(claims={0: ["cape-town-port-elizabeth", "douala-bangui"], 1: ["bondo-bogoro"]})
    graph = graph_of(states[0], 0)
    for ticket, facts in list(enumerate(BOARD.tickets))[:: 12 if INTERPRET else 1]:
        first, second = (BOARD.places[end].stops for end in facts.ends)
        digits = wave(states[0], 0, sum(1 << stop for stop in first))
        way = way_to(graph, ticket)

        assert way is not None
        assert min(distance(digits, stop) for stop in second) == spaces_of(way)


def test_a_way_uses_own_tracks_for_nothing_and_no_others() -> None:
    states = table(claims={0: ["cape-town-port-elizabeth"]})
    ticket = TICKET_OF["cape-town-east-london"]

    assert way_to(graph_of(states[0], 0), ticket) == [TRACK_OF["port-elizabeth-east-london"]]
    for name in ("port-elizabeth-east-london", "bloemfontein-east-london", "east-london-durban"):
        own(states, 1, TRACK_OF[name])
    assert way_to(graph_of(states[0], 0), ticket) is None
