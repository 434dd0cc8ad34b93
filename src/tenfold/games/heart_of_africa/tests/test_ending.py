"""The places of tickets, the last round, rounds of passes, and the score."""

import numpy as np
import pytest

from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.data import BOARD
from tenfold.games.heart_of_africa.tests.tables import (
    ALL_SEATS,
    CAPE,
    NO_CARDS,
    TRACK_OF,
    do,
    done_at_the_end,
    due,
    moves,
    outcome,
    own,
    table,
    told,
    why,
)


def test_h31_terrain_cards_left_at_the_end_are_worth_nothing() -> None:
    states = table(trains={0: 0}, terrain={0: "desert 9", 1: "jungle 3"})
    states[0].turns_left = 1

    do(states, "take deck", "take deck")

    assert outcome(states).scores == (0, 0)


@pytest.mark.parametrize("stop", [0, 1])
def test_h32_a_ticket_to_madagascar_is_done_at_either_stop(stop: int) -> None:
    states = table(tickets={0: ["bloemfontein-madagascar"], 1: ["douala-madagascar"]})
    if stop == 1:
        own(states, 0, TRACK_OF["madagascar-durban"])
        own(states, 0, TRACK_OF["bloemfontein-durban"])
    else:
        for name in ("mocambique-madagascar", "mocambique-beira", "beira-durban", "bloemfontein-durban"):
            own(states, 0, TRACK_OF[name])

    assert done_at_the_end(states, 0) == 1


def test_h32_madagascar_is_a_way_through() -> None:
    states = table(tickets={0: ["durban-mombasa"], 1: []})
    for name in (
        "mombasa-dar-es-salaam",
        "dar-es-salaam-mocambique",
        "mocambique-madagascar",
        "madagascar-madagascar",
        "madagascar-durban",
    ):
        assert done_at_the_end(states.copy(), 0) == 0
        own(states, 0, TRACK_OF[name])

    assert done_at_the_end(states, 0) == 1


@pytest.mark.parametrize(
    ("ticket", "one", "other"),
    [
        ("bangui-douala", ["ngaoundere-nigeria", "ngaoundere-bangui"], "douala-nigeria white"),
        ("chad-port-florence", ["ngaoundere-chad"], "junction-northwest-chad"),
        ("libreville-sudan", ["fachoda-sudan"], "addis-ababa-sudan red"),
    ],
)
def test_h33_a_country_of_dead_ends_joins_nothing(ticket: str, one: list[str], other: str) -> None:
    states = table(tickets={0: [ticket]})
    for name in (*one, other):
        own(states, 0, TRACK_OF[name])

    assert done_at_the_end(states, 0) == 0
    groups = states[0].group[0]
    for place in BOARD.places:
        if place.is_dead_end:
            assert groups[place.stops[0]] != groups[place.stops[1]]


@pytest.mark.parametrize("end", ["douala-nigeria white", "ngaoundere-nigeria"])
def test_h33_a_ticket_to_such_a_country_is_done_at_any_end(end: str) -> None:
    states = table(tickets={0: ["bondo-nigeria"]})
    for name in (end, "ngaoundere-douala", "ngaoundere-bangui", "bangui-bondo"):
        own(states, 0, TRACK_OF[name])

    assert done_at_the_end(states, 0) == 1


def test_h34_junctions_are_ordinary_stops_that_no_ticket_names() -> None:
    states = table(tickets={0: ["bondo-nigeria"]})
    for name in ("ngaoundere-nigeria", "ngaoundere-junction-northwest", "junction-northwest-bondo"):
        own(states, 0, TRACK_OF[name])

    assert done_at_the_end(states, 0) == 1
    assert all(BOARD.places[end].kind != "junction" for ticket in BOARD.tickets for end in ticket.ends)


@pytest.mark.parametrize(("left", "ends"), [(0, True), (1, True), (2, True), (3, False)])
@pytest.mark.parametrize("seats", [2, 5])
def test_h35_two_trains_or_fewer_give_everybody_one_more_turn(left: int, seats: int, *, ends: bool) -> None:
    states = table("black 3", seats=seats, seat=1, trains={1: left + 3})

    state = do(states, f"claim {CAPE}", "pay black x3")

    assert state.turns_left == (seats if ends else 0)
    if ends:
        for turn in range(seats):
            assert state.turn == (2 + turn) % seats
            assert outcome(states) is None
            do(states, "take deck", "take deck")
        result = outcome(states)
        assert (result.ending, result.clause) == ("last-round", "H35")
        assert due(states) == ()


def test_h36_h37_done_tickets_add_others_subtract_and_globetrotter_is_10() -> None:
    states = table(
        tickets={0: ["cape-town-east-london", "bangui-douala"], 1: ["chad-mocambique"]},
        claims={0: [CAPE, "port-elizabeth-east-london"]},
    )
    states[0].points[:2] = [5, 50]
    done_at_the_end(states, 0)

    assert states[0].done.tolist()[:2] == [1, 0]
    assert outcome(states).scores == (5 + 4 - 4 + 10, 50 - 17)


def test_h36_only_own_tracks_join() -> None:
    states = table(
        seats=3, tickets={0: ["cape-town-east-london"]}, claims={0: [CAPE], 1: ["port-elizabeth-east-london"]}
    )

    assert done_at_the_end(states, 0) == 0


def test_h37_all_who_tie_are_globetrotters() -> None:
    states = table(
        seats=3,
        tickets={0: ["cape-town-east-london"], 1: ["bangui-douala", "chad-mocambique"], 2: []},
        claims={0: [CAPE, "port-elizabeth-east-london"], 1: ["douala-bangui"]},
    )
    done_at_the_end(states, 0)

    assert outcome(states).scores == (4 + 10, 4 - 17 + 10, 0)


def test_h38_the_longest_path_gives_nothing() -> None:
    states = table(claims={0: [CAPE, "port-elizabeth-east-london", "east-london-durban"]})
    done_at_the_end(states, 0)

    assert outcome(states).scores == (0, 0)


def test_h39_a_tie_goes_to_whoever_has_done_more_tickets() -> None:
    states = table(
        seats=3,
        tickets={0: ["cape-town-east-london"], 1: ["bangui-douala"], 2: []},
        claims={0: [CAPE, "port-elizabeth-east-london"]},
    )
    states[0].points[:3] = [6, 24, 20]
    done_at_the_end(states, 0)
    result = outcome(states)

    assert result.scores == (20, 20, 20)
    assert result.ranking == (1, 2, 2)
    assert result.winners == (0,)


def test_h39_still_tied_they_share_the_win() -> None:
    states = table(seats=3)
    states[0].points[:3] = [7, 3, 7]
    done_at_the_end(states, 0)

    assert outcome(states).winners == (0, 2)
    assert outcome(states).ranking == (1, 3, 1)


def test_h43_h69_who_can_do_nothing_passes_and_nobody_else() -> None:
    states = table("red 1", no_tickets_left=True, **NO_CARDS, claims={1: ["port-florence-junction-east"]})

    assert moves(states) == ["pass"]
    assert told(states, "pass", 1)[0].code == "pass"
    assert states[0].turn == 1
    assert states[0].passes_left == 1
    can = table("orange 1", no_tickets_left=True, **NO_CARDS, claims={1: ["port-florence-junction-east"]})
    assert moves(can) == ["claim windhoek-walvis-bay"]
    assert why(can, "pass").clause == "H43"


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_h44_a_round_of_passes_ends_the_game_and_it_is_scored(seats: int) -> None:
    states = table(seats=seats, no_tickets_left=True, **NO_CARDS)
    states[0].owner[:], states[0].open_choices[:] = seats - 1, 0
    states[0].points[0] = 9

    for left in range(seats, 0, -1):
        assert outcome(states) is None
        assert states[0].passes_left == left
        assert moves(states) == ["pass"]
        do(states, "pass")
    result = outcome(states)

    assert (result.ending, result.clause) == ("stuck", "H44")
    assert result.scores[0] == 9
    assert result.scores[-1] == -sum(ticket.points for ticket in BOARD.tickets)


def test_h44_a_claim_between_passes_counts_anew() -> None:
    states = table("orange 1", seat=0, no_tickets_left=True, **NO_CARDS)
    states[0].passes_left = 1

    state = do(states, "claim windhoek-walvis-bay", "pay orange x1")

    assert state.passes_left == 2
    assert outcome(states) is None


def test_h44_cards_and_tickets_gone_is_no_end() -> None:
    states = table("orange 1", no_tickets_left=True, **NO_CARDS)

    assert outcome(states) is None
    assert due(states) == (0,)


def test_h69_the_last_turn_of_the_last_round_ends_it_though_all_have_passed() -> None:
    states = table("red 1", no_tickets_left=True, **NO_CARDS, claims={1: ["port-florence-junction-east"]})
    states[0].turns_left, states[0].passes_left = 1, 1

    do(states, "pass")

    assert outcome(states).ending == "last-round"


def test_h52_points_stay_with_each_claim_and_are_never_recounted() -> None:
    states = table("black 3", terrain={0: "mountain 1"})
    do(states, f"claim {CAPE}", "pay black x3", "double mountain x1")
    done_at_the_end(states, 0)

    assert states[0].claim_points[TRACK_OF[CAPE]] == 8
    assert outcome(states).scores == (8, 0)


def test_h62_others_who_come_down_to_two_trains_change_nothing() -> None:
    states = table("black 3", seats=3, seat=1, trains={1: 3, 2: 3}, others={2: "black 3"})
    do(states, f"claim {CAPE}", "pay black x3")
    assert states[0].turns_left == 3

    state = do(states, "claim east-london-durban", "pay black x3")

    assert state.turns_left == 2
    do(states, "take deck", "take deck", "take deck", "take deck")
    assert outcome(states) is not None


def test_h63_without_a_done_ticket_nobody_is_globetrotter_and_points_may_be_below_zero() -> None:
    states = table(tickets={0: ["addis-ababa-port-elizabeth"], 1: ["bangui-douala"]})
    done_at_the_end(states, 0)

    assert outcome(states).scores == (-20, -4)


def test_h22_while_the_match_runs_points_from_claims_count() -> None:
    states = table("black 3", seats=3)
    do(states, f"claim {CAPE}", "pay black x3")
    is_due, scores = np.zeros(3, np.bool_), np.zeros(3, np.int64)

    assert GAME.compiled.status_at(states, 0, 3, is_due, scores) == 0
    assert scores.tolist() == [4, 0, 0]
