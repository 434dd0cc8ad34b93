"""Doubling with terrain, with locomotives, and who may."""

import pytest

from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.data import LENGTH
from tenfold.games.heart_of_africa.doubling import lack
from tenfold.games.heart_of_africa.tests.tables import CAPE, TRACK_OF, do, moves, table, why


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


def test_h27_nobody_lacks_what_nobody_has() -> None:
    assert lack(table()[0], 0, 0) == 0
