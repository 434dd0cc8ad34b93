"""Every clause, tried on both sides: what it allows and what it refuses."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.kernel import INTERPRET
from tenfold.core.log import secret_of
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.rng import seed_stream
from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME, LONGEST
from tenfold.games.heart_of_africa.actions import ACTIONS, CLAIM, PASS
from tenfold.games.heart_of_africa.data import BOARD, COPIES, KIND_NAMES, LENGTH, TICKET_POINTS, TICKETS
from tenfold.games.heart_of_africa.state import EMPTY, FREE, NO_TICKET, NO_TRACK, SEATS
from tenfold.games.heart_of_africa.tests.moments import invariants
from tenfold.games.heart_of_africa.tests.tables import (
    TICKET_OF,
    TRACK_OF,
    dealt,
    do,
    due,
    moves,
    outcome,
    own,
    owner_of,
    start,
    table,
    told,
    tracks_between,
    why,
)

ALL_SEATS = (2, 3, 4, 5)
CAPE = "cape-town-port-elizabeth"
NO_CARDS: dict[str, Any] = {"display": "", "deck": "", "terrain_display": "", "terrain_deck": ""}
"""The last seat holds every card that is not named."""


def play_on(states: Any, seed: int, style: int = 0) -> Any:
    """Play by any legal actions; the state before each, the seat, the action."""
    chooser = np.random.default_rng(seed)
    while seats := due(states):
        seat = int(chooser.choice(seats))
        legal = GAME.legal(states, seat)
        action = int(chooser.choice(legal)) if style == 0 else int(legal[0])
        before = states.copy()
        GAME.compiled.apply_at(states, 0, seat, action)
        yield before[0], seat, action


def hand(states: Any, seat: int) -> list[int]:
    return states[0].hand[seat].tolist()


# What is in the box


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_h1_two_to_five_players_have_45_trains_each(seats: int) -> None:
    assert dealt(seats)[0].trains.tolist() == [45] * seats + [0] * (SEATS - seats)
    assert list(GAME.seats) == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_h2_h3_h4_all_cards_and_tickets_are_there_after_the_deal(seats: int) -> None:
    counts = np.zeros(len(GAME.pieces), np.int64)
    GAME.compiled.census_at(dealt(seats), 0, counts)

    assert counts[:9].tolist() == [12] * 8 + [14]
    assert counts[9:12].tolist() == [15] * 3
    assert counts[12:60].tolist() == [1] * 48
    assert counts[60:].tolist() == [45] * seats + [0] * (SEATS - seats)


# Setting up


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_h6_each_player_gets_4_train_cards_1_terrain_card_and_4_tickets(seats: int) -> None:
    state = dealt(seats)[0]

    assert state.hand[:seats].sum(1).tolist() == state.hand_size[:seats].tolist() == [4] * seats
    assert not state.hand[seats:].any()
    assert not state.known.any()
    assert state.terrain.sum(1).tolist() == [1] * seats + [0] * (SEATS - seats)
    assert (state.drawn[:seats] != NO_TICKET).all()
    assert (state.drawn[seats:] == NO_TICKET).all()
    assert len(set(state.drawn[:seats].ravel().tolist())) == 4 * seats
    assert (state.display != EMPTY).all()
    assert (state.terrain_display != EMPTY).all()
    assert state.train_deck_size == 110 - 4 * seats - 5 - 5 * state.renewals
    assert state.terrain_deck.sum() == 45 - seats - 2
    assert state.ticket_deck_size == 48 - 4 * seats


def test_h7_all_choose_at_once_and_keep_at_least_two() -> None:
    states = dealt(3)
    first = [GAME.actions.notation(GAME.legal(states, seat)[0]) for seat in range(3)]

    assert due(states) == (0, 1, 2)
    assert all(text.startswith("keep ") for text in first)
    for seat in (2, 0):
        for _ in range(2):
            GAME.compiled.apply_at(states, 0, seat, GAME.legal(states, seat)[1])
    assert due(states) == (1,)
    assert states[0].is_setup == 1
    for _ in range(4):
        GAME.compiled.apply_at(states, 0, 1, GAME.legal(states, 1)[0])
    assert states[0].ticket_count.tolist() == [2, 4, 2, 0, 0]
    assert states[0].tickets.sum(1).tolist() == [2, 4, 2, 0, 0]
    assert states[0].bottom_size == 4
    assert due(states) == (int(states[0].turn),)


def test_h8_h47_who_begins_is_chosen_or_drawn_by_lot_and_play_goes_clockwise() -> None:
    assert {int(dealt(3, seed)[0].beginner) for seed in range(40)} == {0, 1, 2}
    for begins in (1, 2, 3):
        states = start(dealt(3, options={"begins": str(begins)}))
        order = []
        for _ in range(4):
            order.append(int(states[0].turn))
            do(states, "take deck", "take deck")
        assert order == [(begins - 1 + i) % 3 for i in range(4)]
    assert GAME.rematch(3, {"begins": "lot"}, 2)["begins"] == "1"


# A turn


def test_h9_a_turn_is_cards_or_a_claim_or_tickets() -> None:
    texts = moves(table("black 3"))

    assert {text.split()[0] for text in texts} == {"take", "tickets", "claim"}
    assert why(table("black 3"), "pay black x3").clause == "H9"
    assert why(table("black 3"), "single").clause == "H9"


@pytest.mark.parametrize(("left", "drawn"), [(48, 4), (4, 4), (3, 3), (2, 2)])
def test_h10_tickets_are_drawn_by_four_or_all_that_are_left(left: int, drawn: int) -> None:
    states = table()
    states[0].ticket_deck[left:] = 0
    states[0].ticket_deck_size = left

    state = do(states, "tickets")

    assert state.choosing[0] == drawn
    assert (state.drawn[0] != NO_TICKET).sum() == drawn
    assert state.ticket_deck_size == left - drawn
    for _ in range(drawn - 1):
        assert due(states) == (0,)
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[1])
    assert state.ticket_count[0] == 1
    assert state.bottom_size == drawn - 1
    assert state.turn == 1


def test_h10_without_tickets_they_cannot_be_drawn() -> None:
    states = table(no_tickets_left=True)

    assert "tickets" not in moves(states)
    assert why(states, "tickets").clause == "H10"


def test_h11_tickets_are_secret_and_their_number_is_open() -> None:
    states = table(tickets={0: ["bangui-douala"], 1: ["cape-town-zomba", "chad-mocambique"]})

    for observer in (0, SPECTATOR):
        view = GAME.view(states, 2, observer)
        assert (view.state.tickets[1] == -1).all()
        assert view.state.ticket_count.tolist()[:2] == [1, 2]
    assert GAME.view(states, 2, 0).state.tickets[0, TICKET_OF["bangui-douala"]] == 1


# Drawing cards


@pytest.mark.parametrize("second", ["take white", "take deck", "take jungle", "take terrain deck"])
@pytest.mark.parametrize("first", ["take purple", "take deck", "take desert", "take terrain deck"])
def test_h12_a_turn_has_two_cards_of_either_sort(first: str, second: str) -> None:
    states = table()

    do(states, first)
    assert (states[0].turn, states[0].cards_taken) == (0, 1)
    do(states, second)
    assert (states[0].turn, states[0].cards_taken) == (1, 0)
    terrain = (
        ("desert" in first) + ("jungle" in second) + first.endswith("n deck") + second.endswith("n deck")
    )
    assert states[0].terrain[0].sum() == terrain
    assert states[0].hand_size[0] == states[0].hand[0].sum() == 2 - terrain


def test_h13_a_card_from_the_display_is_replaced_at_once() -> None:
    states = table(deck="green 1", display="purple white blue yellow orange")

    state = do(states, "take blue")

    assert state.display.tolist() == [0, 1, 7, 3, 4]
    assert hand(states, 0) == [0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert why(states, "take blue").clause == "H13"
    assert why(states, "take mountain").clause == "H13"


def test_h13_a_terrain_card_from_the_display_is_replaced_at_once() -> None:
    states = table(terrain_deck="mountain 1")

    assert do(states, "take jungle").terrain_display.tolist() == [0, 2]
    assert states[0].terrain[0].tolist() == [0, 1, 0]


def test_h13_the_lowest_slot_of_equal_cards_is_taken() -> None:
    state = do(table(display="red blue red red blue", deck="green 3"), "take red")

    assert state.display.tolist() == [7, 2, 6, 6, 2]


def test_h14_a_locomotive_of_the_display_is_the_only_card() -> None:
    states = table(display="purple loco blue yellow orange")

    assert do(states, "take loco").turn == 1
    assert states[0].hand_size[0] == 1


@pytest.mark.parametrize("first", ["take purple", "take deck", "take desert", "take terrain deck"])
def test_h14_a_locomotive_of_the_display_is_never_the_second_card(first: str) -> None:
    states = table(display="purple loco blue yellow orange")
    do(states, first)

    assert "take loco" not in moves(states)
    assert why(states, "take loco").clause == "H14"


def test_h14_a_locomotive_drawn_blind_counts_as_any_card() -> None:
    states = table(deck="loco 5")

    state = do(states, "take deck", "take deck")

    assert state.hand[0, 8] == 2
    assert state.turn == 1


def test_h15_three_locomotives_make_the_display_new() -> None:
    states = table(display="loco loco blue yellow orange", deck="loco 1", discards="red 12 green 12")

    state = do(states, "take blue")

    assert state.renewals >= 1
    assert (state.display == 8).sum() < 3
    assert state.train_deck_size + state.train_discards.sum() == 24 + 5 - 5


def test_h15_two_locomotives_do_not() -> None:
    states = table(display="loco red blue yellow orange", deck="loco 1", discards="red 6 green 12")

    state = do(states, "take blue")

    assert state.display.tolist() == [8, 6, 8, 3, 4]
    assert state.renewals == 0


def test_h15_holds_while_setting_up() -> None:
    renewed = 0
    for seed in range(60 if INTERPRET else 400):
        state = dealt(2, seed)[0]
        assert (state.display == 8).sum() < 3
        renewed += int(state.renewals)
        assert state.train_discards.sum() == 5 * state.renewals
    assert renewed > 0


def test_h16_an_empty_deck_is_made_anew_from_its_own_discards() -> None:
    states = table(deck="green 1", discards="red 5")

    state = do(states, "take deck")

    assert hand(states, 0)[7] == 1
    assert state.train_deck.tolist() == [0, 0, 0, 0, 0, 0, 5, 0, 0]
    assert not state.train_discards.any()
    assert state.remade == 1


def test_h16_the_same_for_terrain_cards() -> None:
    state = do(table(terrain_deck="mountain 1", terrain_discards="desert 4"), "take terrain deck")

    assert state.terrain[0].tolist() == [0, 0, 1]
    assert state.terrain_deck.tolist() == [4, 0, 0]
    assert not state.terrain_discards.any()
    assert state.terrain_remade == 1


def test_h17_hands_are_secret_their_size_is_open_and_has_no_limit() -> None:
    states = table("red 12 blue 11 green 12 loco 14", others={1: "white 3"})
    view = GAME.view(states, 2, 1)

    assert (view.state.hand[0] == -1).all()
    assert view.state.hand_size[0] == 49
    assert "take deck" in moves(states)


def test_h18_terrain_cards_lie_open() -> None:
    states = table(terrain={0: "desert 2 mountain 1", 1: "jungle 3"})

    for observer in (0, 1, SPECTATOR):
        assert GAME.view(states, 2, observer).state.terrain[:2].tolist() == [[2, 0, 1], [0, 3, 0]]


# Claiming a route


def test_h19_as_many_cards_of_one_colour_as_spaces_with_locomotives_for_any() -> None:
    states = table("black 3 loco 2 red 5")
    do(states, f"claim {CAPE}")

    assert moves(states) == ["pay black x1 loco x2", "pay black x2 loco x1", "pay black x3"]
    state = do(states, "pay black x2 loco x1", "single")
    assert hand(states, 0) == [0, 0, 0, 0, 0, 1, 5, 0, 1]
    assert state.trains[0] == 45 - 3
    assert owner_of(states, CAPE) == [0, FREE]
    assert state.turn == 1


@pytest.mark.parametrize(("cards", "can"), [("black 2", False), ("black 3", True), ("black 2 loco 1", True)])
def test_h19_too_few_cards_claim_nothing(cards: str, *, can: bool) -> None:
    states = table(cards)

    assert (f"claim {CAPE}" in moves(states)) == can
    if not can:
        assert why(states, f"claim {CAPE}").code == "too-few-cards"


@pytest.mark.parametrize(("trains", "can"), [(3, True), (2, False)])
def test_h19_a_player_needs_the_trains(trains: int, *, can: bool) -> None:
    states = table("black 3", trains={0: trains})

    assert (f"claim {CAPE}" in moves(states)) == can
    if not can:
        assert why(states, f"claim {CAPE}").code == "too-few-trains"


def test_h20_a_coloured_track_takes_its_colour_a_grey_one_any_one_colour() -> None:
    states = table("red 4 blue 3 loco 1")

    assert f"claim {CAPE}" not in moves(states)
    do(states, "claim douala-bangui")
    assert moves(states) == ["pay blue x3 loco x1", "pay red x3 loco x1", "pay red x4"]
    assert why(states, "pay blue x4").code == "not-in-hand"


def test_h20_another_colour_does_not_pay() -> None:
    states = table("black 3 red 3")
    do(states, f"claim {CAPE}")

    assert why(states, "pay red x3").clause == "H20"
    assert why(states, "pay black x2").code == "wrong-number"


@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        ("red 2 loco 1", ["pay red x2 loco x1"]),
        ("red 3 loco 1", ["pay red x2 loco x1"]),
        ("red 2 loco 3", ["pay red x1 loco x2", "pay red x2 loco x1", "pay loco x3"]),
    ],
)
def test_h21_a_ferry_needs_a_locomotive_for_each_symbol(cards: str, payments: list[str]) -> None:
    states = table(cards)
    do(states, "claim mocambique-madagascar")

    assert moves(states) == payments


def test_h21_without_its_locomotives_a_ferry_is_not_claimed() -> None:
    assert why(table("red 3"), "claim mocambique-madagascar").clause == "H21"
    assert why(table("red 6 loco 1"), "claim madagascar-durban").clause == "H21"
    assert "claim madagascar-durban" in moves(table("red 4 loco 2"))


@pytest.mark.parametrize(
    ("route", "cards", "points"),
    [
        ("windhoek-walvis-bay", "orange x1", 1),
        ("leopoldville-luanda", "blue x2", 2),
        (CAPE, "black x3", 4),
        ("port-nolloth-bloemfontein", "red x4", 7),
        ("fachoda-addis-ababa", "red x5", 10),
        ("madagascar-durban", "red x4 loco x2", 15),
    ],
)
def test_h22_points_for_1_to_6_spaces(route: str, cards: str, points: int) -> None:
    states = table(cards.replace(" x", " "), terrain={1: "desert 9 jungle 9 mountain 9"})

    state = do(states, f"claim {route}", f"pay {cards}")

    assert state.points.tolist()[:2] == [points, 0]
    assert state.turn == 1


def test_h23_one_route_a_turn_that_need_not_join_anything() -> None:
    states = table("black 3 red 4", claims={0: ["douala-bangui"]}, others={1: "red 1"})

    state = do(states, f"claim {CAPE}", "pay black x3")

    assert state.turn == 1
    assert owner_of(states, CAPE) == [0, FREE]


@pytest.mark.parametrize("seats", [2, 3])
def test_h24_with_two_or_three_the_second_track_is_closed(seats: int) -> None:
    for name, other in (("douala-nigeria white", "douala-nigeria black"), (CAPE, CAPE)):
        states = table("black 5 white 5", seats=seats, claims={1: [name]})

        assert f"claim {other}" not in moves(states)
        assert why(states, f"claim {other}").code == "closed"


@pytest.mark.parametrize("seats", [4, 5])
def test_h24_with_four_or_five_both_tracks_are_open_but_not_to_one_player(seats: int) -> None:
    for name, other in (("douala-nigeria white", "douala-nigeria black"), (CAPE, CAPE)):
        states = table("black 5 white 5", seats=seats, claims={1: [name]})
        assert f"claim {other}" in moves(states)

        mine = table("black 5 white 5", seats=seats, claims={0: [name]})
        assert f"claim {other}" not in moves(mine)
        assert why(mine, f"claim {other}").code == "both-tracks"


def test_h24_a_track_that_is_taken_stays_taken() -> None:
    states = table("black 5", seats=4, claims={1: [CAPE]})
    own(states, 2, tracks_between(CAPE)[1])

    assert why(states, f"claim {CAPE}").code == "owned"
    assert (
        why(table("blue 3", claims={1: ["leopoldville-luanda"]}), "claim leopoldville-luanda").code == "owned"
    )


# Doubling with terrain


@pytest.mark.parametrize(
    ("route", "cards", "terrain", "points"),
    [
        ("windhoek-walvis-bay", "orange x1", "desert x1", 2),
        ("leopoldville-luanda", "blue x2", "jungle x1", 4),
        (CAPE, "black x3", "mountain x1", 8),
        ("port-nolloth-bloemfontein", "red x4", "desert x2", 14),
        ("fachoda-addis-ababa", "red x5", "desert x2", 20),
        ("madagascar-durban", "red x4 loco x2", "mountain x2", 30),
    ],
)
def test_h25_h28_terrain_doubles_the_points_at_its_cost(
    route: str, cards: str, terrain: str, points: int
) -> None:
    states = table(cards.replace(" x", " "), terrain={0: "desert 3 jungle 3 mountain 3"})
    do(states, f"claim {route}", f"pay {cards}")

    assert moves(states) == ["single", f"double {terrain}"]
    state = do(states, f"double {terrain}")
    name, count = terrain.split(" x")
    assert state.points[0] == points
    assert state.terrain[0].sum() == 9 - int(count)
    assert state.terrain_discards.sum() == int(count)
    assert state.trains[0] == 45 - LENGTH[TRACK_OF[route]]
    assert name in ("desert", "jungle", "mountain")


def test_h25_doubling_is_a_choice() -> None:
    states = table("black 3", terrain={0: "mountain 1"})

    state = do(states, f"claim {CAPE}", "pay black x3", "single")

    assert state.points[0] == 4
    assert state.terrain[0].tolist() == [0, 0, 1]


@pytest.mark.parametrize(
    ("route", "pay", "fits"),
    [
        ("windhoek-walvis-bay", "orange 1", "desert"),
        ("windhoek-port-nolloth", "yellow 3", "desert"),
        ("port-nolloth-cape-town", "red 2", "desert"),
        ("leopoldville-luanda", "blue 2", "jungle"),
        ("bangui-leopoldville", "purple 3", "jungle"),
        ("bangui-bondo", "green 2", "jungle"),
        (CAPE, "black 3", "mountain"),
        ("bulawayo-pretoria", "white 2", "mountain"),
        ("junction-northeast-bogoro", "red 2", "mountain"),
    ],
)
def test_h26_terrain_must_match_the_colour_of_the_track(route: str, pay: str, fits: str) -> None:
    states = table(pay, terrain={0: "desert 5 jungle 5 mountain 5"})
    do(states, f"claim {route}", f"pay {pay.replace(' ', ' x')}")

    assert moves(states) == ["single", f"double {fits} x1"]
    other = "jungle" if fits == "desert" else "desert"
    assert why(states, f"double {other} x1").clause == "H26"


@pytest.mark.parametrize(("mine", "theirs", "can"), [(1, 1, True), (2, 1, True), (1, 2, False), (1, 0, True)])
def test_h27_the_player_needs_as_many_as_any_other(mine: int, theirs: int, *, can: bool) -> None:
    states = table("black 3", seats=3, terrain={0: f"mountain {mine}", 2: f"mountain {theirs}"})
    do(states, f"claim {CAPE}", "pay black x3")

    assert (states[0].turn == 0) == can
    assert states[0].points[0] == (0 if can else 4)


def test_h27_why_says_who_has_more() -> None:
    states = table("black 4 loco 1", terrain={0: "mountain 1", 1: "mountain 2"})
    do(states, f"claim {CAPE}", "pay black x3")

    reason = why(states, "double mountain x1")

    assert (reason.clause, reason.args["other"], reason.args["has"], reason.args["have"]) == ("H27", 1, 2, 1)
    assert "2 mountain" in text_of(GAME).reason(reason, 0)


def test_h29_a_locomotive_played_as_terrain_is_no_train_card_and_goes_to_the_train_discards() -> None:
    states = table("black 2 loco 2")
    do(states, f"claim {CAPE}", "pay black x2 loco x1")

    assert moves(states) == ["single", "double loco x1"]
    assert why(states, "double loco x2").clause == "H28"
    state = do(states, "double loco x1")
    assert state.points[0] == 8
    assert state.hand_size[0] == 0
    assert state.train_discards[8] == 2
    assert not state.terrain_discards.any()


def test_h29_only_locomotives_that_are_left_count_and_only_those_of_the_player_on_turn() -> None:
    states = table("black 2 loco 1", terrain={1: "mountain 1"}, others={1: "loco 5"})

    state = do(states, f"claim {CAPE}", "pay black x2 loco x1")

    assert state.turn == 1
    assert state.points[0] == 4
    ties = table("black 3", terrain={0: "mountain 1", 1: "mountain 1"}, others={1: "loco 5"})
    assert "double mountain x1" in (do(ties, f"claim {CAPE}", "pay black x3"), moves(ties))[1]


def test_h30_the_rulebooks_example_gives_8_points_and_keeps_the_mountain_card() -> None:
    states = table("black 3 loco 1", terrain={0: "mountain 1", 1: "mountain 2"})
    do(states, f"claim {CAPE}", "pay black x3")

    assert moves(states) == ["single", "double loco x1"]
    state = do(states, "double loco x1")
    assert state.points[0] == 8
    assert state.train_discards.tolist() == [0, 0, 0, 0, 0, 3, 0, 0, 1]
    assert state.terrain[0].tolist() == [0, 0, 1]
    assert not state.terrain_discards.any()
    assert state.claim_points[TRACK_OF[CAPE]] == 8


def test_h31_terrain_cards_left_at_the_end_are_worth_nothing() -> None:
    states = table(trains={0: 0}, terrain={0: "desert 9", 1: "jungle 3"})
    states[0].turns_left = 1

    do(states, "take deck", "take deck")

    assert outcome(states).scores == (0, 0)


# Places


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


def done_at_the_end(states: Any, seat: int) -> int:
    """How many tickets a seat has done if the match ends now."""
    state = states[0]
    state.turns_left, state.turn, state.cards_taken = 1, seat, 1
    do(states, "take deck")
    assert outcome(states) is not None
    return int(state.done[seat])


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


# The end


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


# Rulings


@pytest.mark.parametrize(
    ("locos", "mine", "theirs", "expected"),
    [
        (2, 2, 0, ["single", "double mountain x1 loco x1", "double mountain x2", "double loco x2"]),
        (1, 1, 0, ["single", "double mountain x1 loco x1"]),
        (2, 0, 0, ["single", "double loco x2"]),
        (2, 1, 3, ["single", "double loco x2"]),
        (2, 1, 2, ["single", "double mountain x1 loco x1", "double loco x2"]),
        (1, 2, 3, ["single", "double mountain x1 loco x1"]),
    ],
)
def test_h40_exactly_the_cost_is_played(locos: int, mine: int, theirs: int, expected: list[str]) -> None:
    states = table(f"red 4 loco {locos}", terrain={0: f"mountain {mine}", 1: f"mountain {theirs}"})
    do(states, "claim douala-bangui", "pay red x4")

    assert moves(states) == expected


@pytest.mark.parametrize(("locos", "can"), [(3, True), (4, True), (2, False)])
def test_h40_extra_locomotives_for_the_tie_are_an_option(locos: int, *, can: bool) -> None:
    for extra in ("off", "on"):
        states = table(
            f"black 3 loco {locos}", terrain={0: "mountain 1", 1: "mountain 4"}, options={"extra": extra}
        )
        state = do(states, f"claim {CAPE}", "pay black x3")
        if extra == "off" or not can:
            assert state.turn == 1
            continue
        assert moves(states) == ["single", "double loco x3"]
        assert why(states, "double loco x1").clause == "H40"
        do(states, "double loco x3")
        assert state.points[0] == 8
        assert state.terrain[0, 2] == 1
        assert state.train_discards[8] == 3


def test_h40_the_option_changes_nothing_where_the_cost_ties() -> None:
    states = table("black 3 loco 3", terrain={0: "mountain 1", 1: "mountain 2"}, options={"extra": "on"})
    do(states, f"claim {CAPE}", "pay black x3")

    assert moves(states) == ["single", "double loco x1"]


@pytest.mark.parametrize(("others", "renewed"), [("red 2", False), ("red 3", True)])
def test_h41_the_display_is_renewed_only_while_three_others_are_left(others: str, *, renewed: bool) -> None:
    states = table(display="loco loco blue yellow orange", deck=f"loco 1 {others}", seed=4)
    stream = states[0].stream.copy()
    for seed in range(60):
        states[0].stream[:] = stream
        seed_stream(states[0].stream, seed, 0)
        trial = states.copy()
        do(trial, "take blue")
        if trial[0].display[2] == 8 or trial[0].renewals:
            # The card that is turned up has left the deck: it counts no more.
            assert bool(trial[0].renewals) == renewed
    assert states[0].renewals == 0


@pytest.mark.parametrize("seed", range(1 if INTERPRET else 4))
def test_h15_h41_h55_the_display_rule_holds_whenever_the_display_has_changed(seed: int) -> None:
    states = dealt(2 + seed, seed)
    for before, _, _ in play_on(states, seed):
        state = states[0]
        if state.display.tolist() != before.display.tolist() and (state.display == 8).sum() >= 3:
            left = state.train_deck[:8].sum() + state.train_discards[:8].sum()
            assert left < 3 or state.renewals == before.renewals + 3
        if state.display.tolist() == before.display.tolist():
            assert state.renewals == before.renewals or (state.display == 8).sum() < 3


def test_h41_at_most_three_times_in_a_row() -> None:
    most = 0
    for seed in range(60):
        states = table(display="loco loco loco loco blue", deck="loco 10 red 5", seed=seed)
        state = do(states, "take blue")
        most = max(most, int(state.renewals))
        assert state.renewals <= 3
        if (state.display == 8).sum() >= 3:
            left = state.train_deck[:8].sum() + state.train_discards[:8].sum()
            assert state.renewals == 3 or left < 3
    assert most == 3


def test_h42_a_slot_stays_empty_until_its_deck_has_cards_again() -> None:
    states = table("black 3", display="red red", deck="", terrain={1: "mountain 1"})
    assert "take deck" not in moves(states)

    state = do(states, "take red", "take terrain deck")
    assert state.display.tolist() == [EMPTY, 6, EMPTY, EMPTY, EMPTY]
    state.turn = 0
    do(states, f"claim {CAPE}", "pay black x3")
    assert sorted(state.display.tolist()) == [5, 5, 5, 6, EMPTY]
    assert state.display[4] == EMPTY


def test_h42_the_same_for_terrain() -> None:
    states = table("black 3", terrain={0: "mountain 3"}, terrain_display="", terrain_deck="")
    states[0].terrain[0, 2] += states[0].terrain[1, 2]
    states[0].terrain[1, 2] = 0

    state = do(states, f"claim {CAPE}", "pay black x3", "double mountain x1")

    assert state.terrain_display.tolist() == [2, EMPTY]
    assert not state.terrain_discards.any()
    assert not state.terrain_deck.any()


def test_h43_if_nothing_may_be_drawn_after_the_first_card_the_turn_ends() -> None:
    states = table(display="red", deck="", terrain_display="", terrain_deck="")

    assert do(states, "take red").turn == 1


def test_h43_a_locomotive_in_the_display_is_nothing_that_may_follow() -> None:
    states = table(display="red loco", deck="", terrain_display="", terrain_deck="")

    assert do(states, "take red").turn == 1
    still = table(display="red loco", deck="", terrain_display="desert", terrain_deck="")
    assert do(still, "take red").turn == 0


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
    states[0].trains[:seats] = 0
    states[0].points[0] = 9

    for turn in range(seats):
        assert outcome(states) is None
        states[0].turns_left = 0
        states[0].trains[turn] = 3
        states[0].owner[states[0].owner == FREE] = seats - 1
        do(states, "pass")
    result = outcome(states)

    assert (result.ending, result.clause) == ("stuck", "H44")
    assert result.scores[0] == 9
    assert result.scores[-1] == -int(TICKET_POINTS.sum())


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


def test_h45_first_tickets_are_returned_in_seat_order_whoever_is_faster() -> None:
    slow, fast = dealt(3, 5), dealt(3, 5)
    for states, order in ((slow, (0, 1, 2)), (fast, (2, 0, 1))):
        for seat in order:
            for _ in range(2):
                GAME.compiled.apply_at(states, 0, seat, GAME.legal(states, seat)[1])

    assert slow[0].bottom_by.tolist()[:7] == [0, 0, 1, 1, 2, 2, FREE]
    for field in ("bottom", "bottom_by", "tickets", "ticket_deck"):
        assert (slow[0][field] == fast[0][field]).all()


def test_h46_others_see_a_card_of_the_display_but_not_one_drawn_blind() -> None:
    states = table()
    assert told(states, "take white", 1)[0].args["card"] == "white"
    events = told(states, "take deck", 1)

    assert events[0].code == "take-deck"
    assert set(events[0].args) == {"seat"}
    assert states[0].known[0].tolist() == [0, 1, 0, 0, 0, 0, 0, 0, 0]


def test_h46_of_a_claim_all_is_seen_and_of_tickets_how_many_were_kept() -> None:
    states = table("black 2 loco 2", terrain={1: "mountain 1"})
    for text in (f"claim {CAPE}", "pay black x2 loco x1"):
        assert told(states, text, 1) == []
    event = told(states, "double loco x1", 1)[0]
    assert event.code == "claim-doubled"
    assert event.args == {
        "seat": 0,
        "route": "Cape Town–Port Elizabeth",
        "cards": "black x2 loco x1",
        "points": 8,
        "doubling": "loco x1",
    }
    assert [e.code for e in told(states, "tickets", 0)] == ["tickets"]
    verdicts = [GAME.actions.notation(GAME.legal(states, 1)[1])]
    assert told(states, verdicts[0], 0) == []


# More of the base game


def test_h48_a_track_is_claimed_whole_and_the_cards_are_discarded() -> None:
    states = table("black 3 loco 1", terrain={0: "mountain 1"})

    state = do(states, f"claim {CAPE}", "pay black x3", "double mountain x1")

    assert state.train_discards.tolist() == [0, 0, 0, 0, 0, 3, 0, 0, 0]
    assert state.terrain_discards.tolist() == [0, 0, 1]
    assert owner_of(states, CAPE) == [0, FREE]
    assert (
        why(table("black 3", claims={0: ["leopoldville-luanda"]}), "claim leopoldville-luanda").clause
        == "H48"
    )


def test_h49_kept_tickets_stay_a_later_draw_returns_only_its_own() -> None:
    states = table(tickets={0: ["bangui-douala", "cape-town-zomba"]})
    assert why(states, "return bangui-douala").clause == "H49"

    do(states, "tickets")
    while states[0].choosing[0] > 0:
        assert "bangui-douala" not in " ".join(moves(states))
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[0])

    assert states[0].ticket_count[0] == 6
    assert states[0].tickets[0, TICKET_OF["bangui-douala"]] == 1


def test_h50_without_train_cards_terrain_claims_and_tickets_remain() -> None:
    states = table("black 3", display="", deck="")

    assert {text.split()[0] for text in moves(states)} == {"take", "tickets", "claim"}
    assert [text for text in moves(states) if text.startswith("take")] == [
        "take desert",
        "take jungle",
        "take terrain deck",
    ]
    assert why(states, "take deck").clause == "H50"
    without = table("black 3", terrain_display="", terrain_deck="")
    assert not any("terrain" in text or "desert" in text for text in moves(without))
    assert why(without, "take terrain deck").clause == "H50"


def test_h51_h53_the_table_is_told_about_five_players_the_tickets_and_the_map() -> None:
    text = text_of(GAME)

    assert "five players" in text.say("table-crowded")
    assert "designed" in text.say("table-tickets")
    assert "1910" in text.say("table-map")


def test_h52_points_stay_with_each_claim_and_are_never_recounted() -> None:
    states = table("black 3", terrain={0: "mountain 1"})
    do(states, f"claim {CAPE}", "pay black x3", "double mountain x1")
    done_at_the_end(states, 0)

    assert states[0].claim_points[TRACK_OF[CAPE]] == 8
    assert outcome(states).scores == (8, 0)


# More rulings


def test_h54_a_deck_is_made_anew_as_soon_as_it_has_discards() -> None:
    states = table("black 3", deck="", display="red red red blue blue")

    state = do(states, f"claim {CAPE}", "pay black x3")

    assert state.train_deck.tolist() == [0, 0, 0, 0, 0, 3, 0, 0, 0]
    assert not state.train_discards.any()
    assert state.remade == 1


@pytest.mark.parametrize("seed", range(2))
def test_h54_a_deck_is_empty_only_while_its_discards_are(seed: int) -> None:
    states = dealt(2 + seed % 4, seed)
    for before, _, _ in play_on(states, seed):
        assert before.train_deck_size > 0 or not before.train_discards.any()
        assert before.terrain_deck.any() or not before.terrain_discards.any()


def test_h55_empty_slots_are_filled_the_lowest_first() -> None:
    states = table("black 3", display="", deck="")

    state = do(states, f"claim {CAPE}", "pay black x3")

    assert state.display.tolist() == [5, 5, 5, EMPTY, EMPTY]


def test_h55_a_display_that_was_left_is_looked_at_again_only_when_it_changes() -> None:
    states = table("black 3", display="loco loco loco blue blue", deck="red 1")

    state = do(states, f"claim {CAPE}", "pay black x3")
    assert state.renewals == 0
    assert state.display.tolist() == [8, 8, 8, 2, 2]
    do(states, "take blue")
    assert state.renewals > 0


def test_h56_nothing_renews_the_terrain_display_and_blind_cards_lie_open() -> None:
    states = table(terrain_display="desert desert", terrain_deck="desert 9")

    state = do(states, "take desert", "take terrain deck")

    assert state.terrain_display.tolist() == [0, 0]
    assert state.terrain[0].tolist() == [2, 0, 0]


def test_h57_two_cards_are_a_duty() -> None:
    states = table("black 3")
    do(states, "take deck")

    assert {text.split()[0] for text in moves(states)} == {"take"}
    assert why(states, f"claim {CAPE}").clause == "H57"
    assert why(states, "tickets").clause == "H57"


def test_h57_who_can_neither_draw_a_card_nor_claim_must_draw_tickets() -> None:
    states = table("red 1", **NO_CARDS, claims={1: ["port-florence-junction-east"]})

    assert moves(states) == ["tickets"]


def test_h58_how_many_were_kept_is_shown_when_all_have_chosen() -> None:
    states = dealt(2)
    assert states[0].display.tolist() == GAME.view(states, 2, SPECTATOR).state.display.tolist()
    for _ in range(4):
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[0])

    assert GAME.view(states, 2, 1).state.ticket_count.tolist() == [0] * 5
    for _ in range(4):
        GAME.compiled.apply_at(states, 0, 1, GAME.legal(states, 1)[0])
    assert GAME.view(states, 2, 1).state.ticket_count.tolist() == [4, 4, 0, 0, 0]


def test_h59_returned_tickets_lie_below_in_the_order_drawn_and_who_returned_them_remembers() -> None:
    states = table()
    do(states, "tickets")
    drawn = states[0].drawn[0].tolist()
    do(states, *(f"return {name_of(ticket)}" for ticket in drawn[:3]))

    mine, other = GAME.view(states, 2, 0).state, GAME.view(states, 2, 1).state
    assert mine.bottom[0].tolist()[:4] == [*drawn[:3], NO_TICKET]
    assert (other.bottom[0] == -1).all()
    assert other.bottom_by.tolist()[:4] == [0, 0, 0, FREE]
    assert other.bottom_size == 3


def test_h59_they_are_drawn_in_that_order_when_the_others_are_used_up() -> None:
    states = table()
    do(states, "tickets")
    drawn = states[0].drawn[0].tolist()
    do(states, *(f"return {name_of(ticket)}" for ticket in drawn[:3]))
    states[0].ticket_deck[:] = 0
    states[0].ticket_deck[7] = 1
    states[0].ticket_deck_size = 1
    stream = states[0].stream.tolist()

    state = do(states, "tickets")

    assert state.drawn[1].tolist() == [7, *drawn[:3]]
    assert state.bottom_size == 0
    assert (state.bottom == NO_TICKET).all()
    assert (state.bottom_by == FREE).all()
    assert state.stream.tolist() != stream


def test_h59_what_is_left_moves_up() -> None:
    states = table(seats=3)
    names: list[int] = []
    for _ in range(2):
        do(states, "tickets")
        seat = int(states[0].turn)
        names += states[0].drawn[seat].tolist()[:3]
        do(states, *(f"return {name_of(ticket)}" for ticket in names[-3:]))
    states[0].ticket_deck[:] = 0
    states[0].ticket_deck_size = 0

    state = do(states, "tickets")

    assert state.drawn[2].tolist() == names[:4]
    assert state.bottom_by.tolist()[:3] == [1, 1, FREE]
    assert state.bottom[1].tolist()[:3] == [*names[4:], NO_TICKET]
    assert (state.bottom[0] == NO_TICKET).all()


def name_of(ticket: int) -> str:
    return next(name for name, number in TICKET_OF.items() if number == ticket)


@pytest.mark.parametrize("locos", [0, 1, 2, 3, 6, 14])
def test_h60_every_payment_is_offered_once(locos: int) -> None:
    cards = {"red": 5, "blue": 2, "green": 6}
    states = table(" ".join(f"{name} {count}" for name, count in cards.items()) + f" loco {locos}")
    texts = set(moves(states))
    for track, name in sorted((track, name) for name, track in TRACK_OF.items()):
        expected = payments(track, cards, locos)
        assert (f"claim {name}" in texts) == bool(expected), name
        if expected:
            trial = states.copy()
            do(trial, f"claim {name}")
            assert sorted(moves(trial)) == sorted(expected)


def payments(track: int, cards: dict[str, int], locos: int) -> set[str]:
    """The ways to pay for a track, thought out anew."""
    facts = BOARD.tracks[track]
    names = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green", "grey")
    colours = cards if names[facts.colour] == "grey" else {names[facts.colour]: 0}
    found = set()
    for played in range(facts.ferry, min(locos, facts.length) + 1):
        rest = facts.length - played
        tail = f"loco x{played}" if played else ""
        if rest == 0:
            found.add(f"pay {tail}")
        found |= {f"pay {c} x{rest} {tail}".strip() for c in colours if 0 < rest <= cards.get(c, 0)}
    return found


def test_h61_two_free_tracks_of_one_colour_are_one_choice() -> None:
    states = table("black 3", seats=4)

    assert moves(states).count(f"claim {CAPE}") == 1
    do(states, f"claim {CAPE}", "pay black x3")
    assert owner_of(states, CAPE) == [0, FREE]
    states[0].hand[1, 5], states[0].hand_size[1] = 3, 3
    do(states, f"claim {CAPE}", "pay black x3")
    assert owner_of(states, CAPE) == [0, 1]


def test_h61_two_tracks_of_two_colours_are_two_choices() -> None:
    states = table("black 2 white 2")

    assert {"claim douala-nigeria white", "claim douala-nigeria black"} <= set(moves(states))


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


def test_h64_the_least_numbers_rise_with_the_display_and_fall_with_what_is_played() -> None:
    states = table("black 4 loco 1", display="black black loco yellow orange", deck="green 9")
    state = do(states, "take black", "take black")
    assert state.known[0, 5] == 2
    state.turn = 0
    do(states, "take loco")
    assert state.known[0].tolist() == [0, 0, 0, 0, 0, 2, 0, 0, 1]
    state.turn = 0
    do(states, f"claim {CAPE}", "pay black x3", "single")
    assert state.known[0].tolist() == [0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert state.hand[0, 5] == 3


def test_h64_worlds_hold_what_everybody_saw() -> None:
    states = table("black 2", display="red red blue blue orange", others={1: "white 2"})
    do(states, "take red", "take blue")
    stream = np.zeros(2, np.uint64)
    hands = set()
    for seed in range(60):
        seed_stream(stream, seed, 0)
        world = states.copy()
        GAME.compiled.determinize_at(world, 0, 1, stream)
        assert world[0].hand[0, 6] >= 1
        assert world[0].hand[0, 2] >= 1
        assert world[0].hand[0].sum() == 4
        assert world[0].hand[1].tolist() == states[0].hand[1].tolist()
        hands.add(tuple(hand(world, 0)))
    assert len(hands) > 20


@pytest.mark.parametrize("seed", range(2 if INTERPRET else 8))
def test_h65_it_always_ends_within_the_bound(seed: int) -> None:
    states = dealt(2 + seed % 4, seed, {"extra": "on" if seed % 2 else "off"})
    entries = sum(1 for _ in play_on(states, seed))

    assert entries <= LONGEST
    assert outcome(states) is not None


@pytest.mark.parametrize("seed", range(1 if INTERPRET else 3))
def test_h65_also_if_nobody_claims_what_can_be_put_off(seed: int) -> None:
    states = dealt(2, seed)
    entries = 0
    for before, _, _ in play_on(states, seed, style=1):
        entries += 1
        invariants(before)

    assert entries <= LONGEST
    assert outcome(states) is not None


def test_h66_after_the_end_nothing_is_secret() -> None:
    states = table("red 3", tickets={1: ["bangui-douala"]})
    done_at_the_end(states, 0)
    view = GAME.view(states, 2, SPECTATOR).state

    for field in ("hand", "tickets", "train_deck", "ticket_deck", "bottom"):
        assert (view[field] == states[0][field]).all()
    world = states.copy()
    GAME.compiled.determinize_at(world, 0, 1, np.ones(2, np.uint64))
    assert (world[0].hand == states[0].hand).all()


def test_h67_tickets_are_decided_in_the_order_drawn_and_the_last_needed_are_kept() -> None:
    states = table()
    do(states, "tickets")
    drawn = [name_of(ticket) for ticket in states[0].drawn[0].tolist()]

    assert moves(states) == [f"keep {drawn[0]}", f"return {drawn[0]}"]
    assert why(states, f"keep {drawn[1]}").clause == "H10"
    assert why(states, "take deck").code == "choose-first"
    do(states, f"return {drawn[0]}", f"return {drawn[1]}", f"return {drawn[2]}")
    assert states[0].turn == 1
    assert states[0].tickets[0, TICKET_OF[drawn[3]]] == 1


def test_h67_a_single_ticket_is_kept_without_a_question() -> None:
    states = table()
    states[0].ticket_deck[1:] = 0
    states[0].ticket_deck_size = 1

    state = do(states, "tickets")

    assert (state.turn, state.ticket_count[0], state.choosing[0]) == (1, 1, 0)


def test_h68_a_half_made_claim_is_nobody_elses_and_is_taken_back_freely() -> None:
    match = Match(GAME, 2, secret_of("h68", "heart"), {"begins": "1"})
    for seat in range(2):
        for _ in range(4):
            match.submit(seat, match.view(seat).legal[0], match.count(seat))
    for _ in range(30):
        claims = [a for a in match.view(0).legal if CLAIM <= a < CLAIM + 101]
        if match.due == (0,) and claims:
            break
        seat = match.due[0]
        match.submit(seat, GAME.actions.parse("take deck"), match.count(seat))
    before = match.view(1).plain()
    entry = match.submit(0, claims[0], match.count(0))
    assert not entry.used_chance
    assert match.view(1).plain() == before
    assert match.events(entry.number, 1) == []
    assert match.view(0).state.claim_track[0] != NO_TRACK

    match.take_back(0, entry.number, match.count(0))
    assert match.view(0).state.claim_track[0] == NO_TRACK
    assert not match.is_noticed(len(match.entries), 1)


def test_h68_paying_completes_what_cannot_be_doubled() -> None:
    states = table("black 3")

    assert do(states, f"claim {CAPE}", "pay black x3").turn == 1
    assert why(table("black 3"), "double loco x1").code == "claim-first"


def test_h68_a_claim_that_was_begun_goes_on() -> None:
    states = table("black 3 loco 2", terrain={0: "mountain 1"})
    do(states, f"claim {CAPE}")
    assert why(states, "take deck").code == "pay-first"
    assert why(states, "double mountain x1").code == "pay-first"
    do(states, "pay black x3")
    assert why(states, "take deck").code == "double-or-not"
    assert why(states, "pay black x3").code == "double-or-not"
    assert why(states, "double loco x2").clause == "H28"
    assert why(states, "double mountain x2").clause == "H28"


# All of it together


@pytest.mark.parametrize("seed", range(4 if INTERPRET else 16))
def test_nothing_breaks_in_any_game(seed: int) -> None:
    states = dealt(2 + seed % 4, seed, {"extra": "on" if seed % 3 == 0 else "off"})
    for before, _, _ in play_on(states, seed):
        invariants(before)
    invariants(states[0])


def test_a_claim_never_costs_what_the_hand_lacks() -> None:
    states = dealt(3, 9)
    for before, seat, _ in play_on(states, 9):
        paid = before.hand[seat].astype(int) - states[0].hand[seat]
        assert (states[0].hand >= 0).all()
        assert (paid <= before.hand[seat]).all()
        assert (states[0].terrain >= 0).all()


def test_the_numbers_of_the_actions_are_pinned() -> None:
    texts = [GAME.actions.notation(action) for action in range(ACTIONS)]

    assert len(texts) == 411
    assert texts[PASS] == "pass"
    assert COPIES.sum() == 110
    assert TICKETS == 48
    assert texts[CLAIM - 1] == "tickets"
    assert texts[:10] == [*(f"take {name}" for name in KIND_NAMES), "take deck"]
