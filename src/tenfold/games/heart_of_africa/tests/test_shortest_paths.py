"""The compiled search agrees with the plain one for display; they share no code."""

import pytest

from tenfold.games.heart_of_africa.data import BOARD, TICKETS, TRACKS
from tenfold.games.heart_of_africa.open_tracks import is_open
from tenfold.games.heart_of_africa.shortest_paths import (
    FAR,
    distances_between,
    is_shut,
    spaces_for,
    spaces_to,
)
from tenfold.games.heart_of_africa.state import NO_TRACK
from tenfold.games.heart_of_africa.tests.tables import (
    TICKET_OF,
    TRACK_OF,
    own,
    table,
    tracks_between,
)
from tenfold.games.heart_of_africa.ticket_routes import graph_of, shortest_route, spaces_of


def test_the_bots_wave_finds_the_same_ways_as_a_search() -> None:
    states = table(claims={0: ["cape-town-port-elizabeth", "douala-bangui"], 1: ["bondo-bogoro"]})
    graph = graph_of(states[0], 0)
    for ticket in range(TICKETS):
        way = shortest_route(states[0], graph, ticket)
        assert way is not None
        for end in (0, 1):
            bits = distances_between(states[0], 0, ticket, end, NO_TRACK)
            assert spaces_to(states[0], bits, ticket, 1 - end) == spaces_of(way)


@pytest.mark.parametrize("begin", range(4))
def test_the_bots_wave_finds_ways_over_what_others_left(begin: int) -> None:
    states = table(seats=4)
    for track in range(begin, TRACKS, 4):
        own(states, 1, track)
    graph = graph_of(states[0], 0)
    for ticket in range(TICKETS):
        way = shortest_route(states[0], graph, ticket)
        assert spaces_for(states[0], 0, ticket, NO_TRACK) == (FAR if way is None else spaces_of(way))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_bots_wave_goes_round_a_lost_track(seats: int) -> None:
    states = table(seats=seats, claims={0: ["port-elizabeth-east-london"]})
    ticket = TICKET_OF["cape-town-east-london"]
    for track in [track for track in range(TRACKS) if is_open(states[0], 0, track)]:
        lost = {track, *(twin for twin in [BOARD.tracks[track].twin] if seats < 4)}
        graph = {
            stop: [step for step in steps if step[2] not in lost]
            for stop, steps in graph_of(states[0], 0).items()
        }
        way = shortest_route(states[0], graph, ticket)
        assert way is not None
        assert spaces_for(states[0], 0, ticket, track) == spaces_of(way)


def test_h24_a_lost_track_shuts_its_twin_with_two_or_three_players() -> None:
    one, other = tracks_between("cape-town-port-elizabeth")

    assert is_shut(table(seats=3)[0], other, one)
    assert not is_shut(table(seats=4)[0], other, one)
    assert is_shut(table(seats=4)[0], one, one)
    two = table()[0]
    assert not any(is_shut(two, track, NO_TRACK) for track in range(TRACKS))


def test_places_that_cannot_be_reached_are_far() -> None:
    states = table()
    ticket = TICKET_OF["cape-town-east-london"]
    for name in ("port-elizabeth-east-london", "bloemfontein-east-london", "east-london-durban"):
        own(states, 1, TRACK_OF[name])

    assert spaces_for(states[0], 0, ticket, NO_TRACK) == FAR


def test_a_way_uses_own_tracks_for_nothing_and_no_others() -> None:
    states = table(claims={0: ["cape-town-port-elizabeth"]})
    ticket = TICKET_OF["cape-town-east-london"]

    assert shortest_route(states[0], graph_of(states[0], 0), ticket) == [
        TRACK_OF["port-elizabeth-east-london"]
    ]
    for name in ("port-elizabeth-east-london", "bloemfontein-east-london", "east-london-durban"):
        own(states, 1, TRACK_OF[name])
    assert shortest_route(states[0], graph_of(states[0], 0), ticket) is None
