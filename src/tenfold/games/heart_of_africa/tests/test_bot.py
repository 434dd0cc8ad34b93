"""The bot that plans."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.drivers import GREEDY, UNIFORM
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.bot import danger, threat, weigh
from tenfold.games.heart_of_africa.claims import is_open
from tenfold.games.heart_of_africa.data import BOARD, KIND_NAMES, TICKETS, TRACKS
from tenfold.games.heart_of_africa.state import NO_TRACK
from tenfold.games.heart_of_africa.tests.tables import (
    TICKET_OF,
    TRACK_OF,
    moves,
    own,
    play,
    table,
    tracks_between,
)
from tenfold.games.heart_of_africa.waves import FAR, is_shut, spaces_for, spaces_to, wave_from
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
    for ticket in range(TICKETS):
        way = way_to(graph, ticket)
        assert way is not None
        for end in (0, 1):
            digits = wave_from(states[0], 0, ticket, end, NO_TRACK)
            assert spaces_to(digits, ticket, 1 - end) == spaces_of(way)


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
        way = way_to(graph, ticket)
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


def test_the_bot_fears_for_tracks_that_others_are_near_and_collect_for() -> None:
    track = TRACK_OF["port-elizabeth-east-london"]
    alone = threat(table()[0], 0, track)
    near = table(claims={1: ["east-london-durban"]})
    seen = table()
    seen[0].known[1, KIND_NAMES.index("white")] = 1

    assert threat(table(seats=4)[0], 0, track) == 3 * alone
    assert threat(near[0], 0, track) == 2 * alone
    assert threat(seen[0], 0, track) > alone
    assert threat(table(trains={1: 0})[0], 0, track) == 0


def test_the_bot_fears_most_for_a_track_without_a_way_round() -> None:
    ticket, track = TICKET_OF["cape-town-east-london"], TRACK_OF["port-elizabeth-east-london"]
    fears = []
    for taken in ([], ["bloemfontein-east-london"], ["bloemfontein-east-london", "east-london-durban"]):
        states = table(seats=3, claims={0: ["cape-town-port-elizabeth"], 2: taken})
        states[0].trains[2] = 0
        fears.append(danger(states[0], 0, ticket, track, 1))

    assert 0 < fears[0] <= fears[1] <= fears[2]
    assert fears[2] == threat(states[0], 0, track) * 2 * 4


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


def worth(states: Any, text: str) -> float:
    """What the bot thinks of an action of the seat on turn, from its view."""
    seat = int(states[0].turn)
    legal = np.array(GAME.legal(states, seat), np.int64)
    worths = np.zeros(len(legal))
    view = GAME.view(states, int(states[0].seats), seat)
    weigh(view.state, seat, legal, len(legal), worths)
    return float(worths[legal.tolist().index(GAME.actions.parse(text))])


def test_a_way_uses_own_tracks_for_nothing_and_no_others() -> None:
    states = table(claims={0: ["cape-town-port-elizabeth"]})
    ticket = TICKET_OF["cape-town-east-london"]

    assert way_to(graph_of(states[0], 0), ticket) == [TRACK_OF["port-elizabeth-east-london"]]
    for name in ("port-elizabeth-east-london", "bloemfontein-east-london", "east-london-durban"):
        own(states, 1, TRACK_OF[name])
    assert way_to(graph_of(states[0], 0), ticket) is None
