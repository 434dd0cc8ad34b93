"""What the board in pages asks the rules for."""

import pytest

from tenfold.games.heart_of_africa import board_help
from tenfold.games.heart_of_africa.data import LENGTH
from tenfold.games.heart_of_africa.tests.tables import (
    CAPE,
    TICKET_OF,
    TRACK_OF,
    dealt,
    do,
    moves,
    name_of,
    own,
    table,
    why,
)
from tenfold.games.heart_of_africa.tickets import least_kept

TICKET = "bangui-salisbury"


def test_h36_own_tracks_cost_nothing_and_wanted_ones_neither() -> None:
    states, ticket = table(), TICKET_OF[TICKET]
    [(code, way, spaces)] = board_help.ways(states[0], 0, [ticket], ())
    assert code == "open"
    assert spaces == sum(LENGTH[track] for track in way)

    [(_, shared_way, rest)] = board_help.ways(states[0], 0, [ticket], way[:1])
    assert (shared_way, rest) == (way, spaces - LENGTH[way[0]])

    for track in way:
        own(states, 0, track)
    assert board_help.ways(states[0], 0, [ticket], ()) == [("done", way, 0)]


@pytest.mark.parametrize("kept", [(0, 1), (2, 3), (0, 3), (0, 1, 2, 3)])
def test_h67_decisions_are_legal_until_there_is_nothing_left_to_choose(kept: tuple[int, ...]) -> None:
    states = dealt(2)
    drawn = board_help.undecided(states[0], 0)
    wanted = [drawn[at] for at in kept]
    for ticket, is_kept in board_help.decisions(states[0], 0, wanted):
        do(states, f"{'keep' if is_kept else 'return'} {name_of(ticket)}", seat=0)
    assert states[0].choosing[0] == 0
    assert least_kept(states[0]) == 2


def test_h28_doublings_are_those_that_are_legal_once_the_claim_is_paid() -> None:
    states = table("black 3 loco 2", terrain={0: "mountain 1"})
    do(states, f"claim {CAPE}", "pay black x3")
    names = [f"double {terrain}" for terrain in ("mountain x1", "loco x1")]
    assert moves(states) == ["single", *names]
    assert board_help.doublings(states[0], 0) == [(1, 0), (0, 1)]


def test_h27_what_a_doubling_would_cost_is_asked_about_where_none_is_possible() -> None:
    states = table("black 3", terrain={0: "mountain 1", 1: "mountain 2"})
    asked = board_help.doublings_asked(states[0], 0, TRACK_OF[CAPE])
    do(states, f"claim {CAPE}")
    assert board_help.doublings(states[0], 0) == []
    assert asked == [(1, 0), (0, 1)]
    assert why(states, "double mountain x1").code == "double-majority"
