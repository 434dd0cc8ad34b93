"""What links two days, and what makes a journey."""

import pytest

from tenfold.core.game import Game
from tenfold.families.ten_days.data import board_of
from tenfold.families.ten_days.explain import Journeys
from tenfold.families.ten_days.tests.tables import AFRICA, USA, WORLD, box, every_game, tile_numbers, wins


def five(rack: str, game: Game = AFRICA, **options: str) -> bool:
    """Whether five days are a journey."""
    return wins(game, rack, {"days": "5", **options})


def how(game: Game, rack: str, **options: bool) -> list[tuple[str, str]]:
    """Each link or gap of a rack with its clause."""
    links = Journeys(box(game), **options).links(tile_numbers(game, rack))
    return [(link.code, link.clause) for link in links]


def test_d14_d15_ten_linked_days_win() -> None:
    rack = "Morocco Algeria Tunisia Libya Egypt Sudan Chad Cameroon Gabon Congo"

    assert wins(AFRICA, rack)
    assert not wins(AFRICA, rack.replace("Cameroon", "Kenya"))


@pytest.mark.parametrize("gap", range(4))
def test_d15_every_day_must_be_linked_with_the_next(gap: int) -> None:
    days = ["Egypt", "Libya", "Algeria", "Mali", "Guinea"]
    days[gap] = "Madagascar"

    assert not five(" ".join(days))
    assert five("Egypt Libya Algeria Mali Guinea")


def test_d16_a_journey_starts_and_ends_with_a_place() -> None:
    assert not five("automobile Libya Algeria Mali Guinea")
    assert not five("Libya Algeria Mali Guinea automobile")
    assert not five("plane:green Libya Algeria Mali Guinea")
    assert how(AFRICA, "automobile Libya Algeria")[:2] == [
        ("starts-with-ride", "D16"),
        ("ride-from-nowhere", "D15"),
    ]
    assert how(AFRICA, "Libya Algeria automobile")[1:] == [
        ("ride-to-nowhere", "D16"),
        ("ends-with-ride", "D16"),
    ]


def test_d17_two_tiles_of_a_country_may_not_stand_side_by_side() -> None:
    assert five("Chad Niger Chad Libya Egypt")
    assert not five("Libya Chad Chad Niger Mali")
    assert how(AFRICA, "Chad Chad") == [("same-country", "D17")]


def test_d18_a_journey_needs_no_plane_and_no_automobile() -> None:
    assert five("Egypt Libya Algeria Mali Guinea")
    assert five("Iowa Illinois Indiana Ohio Michigan", USA)


def test_d19_two_rides_in_a_row_are_not_linked() -> None:
    assert not five("Libya automobile automobile Niger Chad")
    assert not five("Libya plane:green plane:green Togo Ghana")
    assert not five("Egypt Libya Chad plane:orange plane:orange")
    assert how(AFRICA, "Libya automobile plane:green Togo") == [
        ("ride-to-nowhere", "D19"),
        ("two-rides", "D19"),
        ("ride-from-nowhere", "D15"),
    ]


def test_d20_on_foot_two_places_must_border_each_other() -> None:
    assert how(AFRICA, "Egypt Libya Togo") == [("walk", "D20"), ("no-border", "D20")]
    assert five("Egypt Libya Chad Niger Mali")
    assert not five("Egypt Chad Libya Niger Mali")


def test_d21_a_ferry_is_a_border() -> None:
    assert five("Madagascar Mozambique Zambia Angola Namibia")
    assert five("Uganda Tanzania Madagascar Mozambique Zambia")
    assert not five("Madagascar Kenya Uganda Rwanda Tanzania")
    assert how(AFRICA, "Tanzania Madagascar") == [("ferry", "D21")]


def drives(game: Game, origin: str, goal: str) -> list[str]:
    """The ways by which an automobile goes, in the rules and as explained."""
    rack = f"{origin} automobile {goal}".split()
    links = Journeys(box(game)).links(tile_numbers(game, " ".join(rack)))
    ways = Journeys(box(game)).ways(origin.replace("-", " "), goal.replace("-", " "))
    onward = _walk_on(game, origin.replace("-", " "), goal.replace("-", " "))
    assert wins(game, f"{' '.join(rack)} {onward}", {"days": "5"}) == links[0].is_linked == bool(ways)
    return ways


def _walk_on(game: Game, origin: str, goal: str) -> str:
    """Two more days on foot, to places that have not been visited."""
    neighbours = Journeys(box(game)).on_foot
    first, second = next(
        (first, second)
        for first in neighbours(goal)
        for second in neighbours(first)
        if len({origin, goal, first, second}) == 4
    )
    return f"{first.replace(' ', '-')} {second.replace(' ', '-')}"


@pytest.mark.parametrize(
    ("game", "origin", "goal", "ways"),
    [
        (AFRICA, "Egypt", "Sudan", ["Libya"]),
        (USA, "California", "Oregon", ["Nevada"]),
        (AFRICA, "Ivory-Coast", "Niger", ["Burkina Faso", "Mali"]),
        (USA, "Oregon", "Arizona", ["California", "Nevada"]),
        (AFRICA, "Niger", "Ivory-Coast", ["Burkina Faso", "Mali"]),
    ],
)
def test_d22_an_automobile_drives_by_way_of_a_third_place(
    game: Game, origin: str, goal: str, ways: list[str]
) -> None:
    assert drives(game, origin, goal) == ways


def test_d22_from_maine_nobody_drives_to_new_hampshire() -> None:
    assert how(USA, "Maine automobile New-Hampshire") == [("no-third-place", "D22")]
    assert not five("Maine automobile New-Hampshire Vermont New-York", USA)
    assert not five("New-York Vermont New-Hampshire automobile Maine", USA)


def test_d23_a_plane_links_two_places_of_its_colour() -> None:
    assert five("Libya plane:green Botswana Zambia Angola")
    assert not five("Libya plane:blue Botswana Zambia Angola")
    assert not five("Libya plane:green Zambia Botswana Namibia")
    assert not five("Chad plane:green Botswana Zambia Angola")
    assert how(AFRICA, "Libya plane:green Botswana") == [("fly", "D23")]
    assert how(AFRICA, "Libya plane:pink Zambia") == [("wrong-colour", "D23")]


def test_d24_nobody_walks_or_drives_through_a_country_without_a_tile() -> None:
    through_south_sudan = how(AFRICA, "Sudan Uganda")
    through_malawi = how(AFRICA, "Central-African-Republic automobile Kenya")

    assert through_south_sudan == [("divided-sudan", "D36")]
    assert through_malawi == [("no-third-place", "D22")]
    assert not five("Libya Sudan Uganda Kenya Tanzania")


def test_d25_the_four_corners_have_no_diagonal_links() -> None:
    assert not five("Arizona Colorado Kansas Missouri Iowa", USA)
    assert not five("New-Mexico Utah Nevada Oregon Washington", USA)
    assert how(USA, "Arizona Colorado") == how(USA, "Utah New-Mexico") == [("four-corners", "D25")]
    assert five("California Arizona Utah Colorado Kansas", USA)
    assert five("California Arizona New-Mexico Colorado Kansas", USA)


def test_d25_upper_and_lower_michigan_are_one() -> None:
    assert five("Pennsylvania Ohio Michigan Wisconsin Iowa", USA)


@pytest.mark.parametrize(
    ("ride", "is_linked"),
    [
        ("Texas plane:pink Alaska", True),
        ("Texas plane:green Alaska", False),
        ("Alaska plane:pink Texas", True),
        ("Alaska plane:green Texas", False),
        ("Hawaii plane:yellow Maine", True),
        ("Hawaii plane:orange Maine", False),
        ("Alaska plane:green Hawaii", True),
        ("Hawaii plane:orange Alaska", True),
        ("Alaska automobile Hawaii", False),
        ("Alaska automobile Washington", False),
        ("Alaska Washington Oregon", False),
        ("Alaska Hawaii Texas", False),
    ],
)
def test_d26_alaska_and_hawaii_are_reached_by_plane_only(ride: str, is_linked: bool) -> None:  # noqa: FBT001
    goal = ride.rsplit(maxsplit=1)[-1]
    onward = {
        "Texas": "Oklahoma Kansas",
        "Maine": "New-Hampshire Vermont",
        "Alaska": "plane:blue Iowa",
        "Hawaii": "plane:blue Iowa",
        "Washington": "Idaho Montana",
        "Oregon": "Idaho Montana",
    }[goal]

    assert five(f"{ride} {onward}", USA) == is_linked


def test_d26_is_told_to_whoever_asks() -> None:
    assert how(USA, "Texas plane:pink Alaska plane:green Hawaii") == [("fly", "D26")] * 2
    assert (
        how(USA, "Alaska automobile Washington")
        == how(USA, "Alaska Washington")
        == [("by-plane-only", "D26")]
    )


def world(rack: str, **options: str) -> bool:
    """Whether a journey of twenty days is complete."""
    assert len(rack.split()) == 20
    return wins(WORLD, rack, options)


AFRICAN = "Togo Ghana Ivory-Coast Mali Mauritania Senegal Guinea Liberia Sierra-Leone"
"""Nine days on foot that end in a yellow country."""
AMERICAN = "Maine New-Hampshire Vermont New-York Pennsylvania Ohio Indiana Illinois Iowa Missouri"
"""Ten days on foot that start in a yellow state."""


def test_d32_a_journey_needs_a_place_from_each_map() -> None:
    africa_alone = (
        "Morocco Algeria Tunisia Libya Egypt Sudan Eritrea Ethiopia Somalia Kenya Uganda Rwanda "
        "Tanzania Mozambique Zimbabwe South-Africa Botswana Namibia Angola Congo"
    )

    assert not world(africa_alone)
    assert how(WORLD, africa_alone)[-1] == ("map-not-visited", "D32")
    assert world(f"{AFRICAN} plane:yellow {AMERICAN}")


def test_d33_planes_fly_between_the_maps_and_nothing_else_does() -> None:
    assert world(f"{AFRICAN} plane:yellow {AMERICAN}")
    assert not world(f"{AFRICAN} plane:green {AMERICAN}")
    assert not world(f"{AFRICAN} automobile {AMERICAN}")
    assert how(WORLD, "Mali Maine") == [("other-map", "D33")]
    assert how(WORLD, "Mali automobile Maine") == [("other-map-drive", "D33")]


def test_d33_alaska_and_hawaii_take_planes_from_africa() -> None:
    assert how(WORLD, "Mali plane:yellow Alaska plane:blue Sudan") == [("fly", "D26"), ("fly", "D26")]
    assert how(WORLD, "Mali plane:blue Alaska")[0] == ("wrong-colour", "D23")
    assert world(f"{AFRICAN} plane:yellow Alaska plane:yellow {' '.join(AMERICAN.split()[:8])}")
    assert not world(f"{AFRICAN} plane:blue Alaska plane:yellow {' '.join(AMERICAN.split()[:8])}")


def test_d52_rides_count_for_neither_map_and_serve_on_both() -> None:
    # The second yellow plane and the sixth automobile are from the other box: any of them does.
    africa = "Morocco Algeria Tunisia Libya Egypt Sudan Eritrea Ethiopia Somalia Kenya Uganda Rwanda Tanzania"
    with_six = f"{africa} Mozambique automobile Zambia automobile Botswana automobile Namibia"

    assert not world(with_six)
    assert all(tile.map in {0, 1} for tile in box(WORLD).tiles if not tile.place)
    states_only = " ".join(AMERICAN.split()[:9])
    assert world(f"{AFRICAN} plane:yellow {states_only} Missouri")


def test_d35_a_ride_goes_to_another_country() -> None:
    assert not five("Chad automobile Chad Niger Mali")
    assert not five("Chad plane:orange Chad Niger Mali")
    assert (
        how(AFRICA, "Chad automobile Chad")
        == how(AFRICA, "Chad plane:orange Chad")
        == [("same-country-ride", "D35")]
    )


def test_d35_with_the_option_it_may_come_back() -> None:
    assert five("Chad automobile Chad Niger Mali", same_country="on")
    assert five("Chad plane:orange Chad Niger Mali", same_country="on")
    assert not five("Chad plane:blue Chad Niger Mali", same_country="on")
    assert not five("Libya Chad Chad Niger Mali", same_country="on")
    assert how(AFRICA, "Chad automobile Chad", same_country=True) == [("drive", "D22")]


def test_d36_sudan_borders_three_more_countries_in_the_older_printing() -> None:
    for goal, onward in {
        "Democratic-Republic-of-the-Congo": "Angola Namibia",
        "Uganda": "Kenya Tanzania",
        "Kenya": "Uganda Rwanda",
    }.items():
        assert not five(f"Libya Sudan {goal} {onward}")
        assert five(f"Libya Sudan {goal} {onward}", undivided_sudan="on")
    assert five("Eritrea automobile Uganda Rwanda Tanzania", undivided_sudan="on")
    assert not five("Eritrea automobile Uganda Rwanda Tanzania")


@pytest.mark.parametrize(
    ("origin", "goal", "ways"),
    [
        ("Arizona", "Colorado", ["New Mexico", "Utah"]),
        ("New-Mexico", "Utah", ["Arizona", "Colorado"]),
    ],
)
def test_d44_across_the_four_corners_an_automobile_takes_the_sides(
    origin: str, goal: str, ways: list[str]
) -> None:
    assert drives(USA, origin, goal) == ways


def test_d44_four_bordering_pairs_have_no_automobile_link() -> None:
    found = {
        frozenset(pair)
        for name in ("africa", "usa")
        for pair in (*board_of(name).borders, *board_of(name).ferries)
        if not set(board_of(name).neighbours[pair[0]]) & set(board_of(name).neighbours[pair[1]])
    }

    assert found == {
        frozenset({"Arizona", "New Mexico"}),
        frozenset({"Maine", "New Hampshire"}),
        frozenset({"Michigan", "Wisconsin"}),
        frozenset({"Algeria", "Morocco"}),
    }
    assert not five("Arizona automobile New-Mexico Texas Oklahoma", USA)
    assert not five("Morocco automobile Algeria Libya Egypt")


def test_d45_ferries_are_roads_too() -> None:
    assert drives(AFRICA, "Madagascar", "Zambia") == ["Mozambique", "Tanzania"]
    assert drives(AFRICA, "Madagascar", "Mozambique") == ["Tanzania"]


@every_game
def test_an_open_day_is_no_gap_to_complain_about(game: Game) -> None:
    first = tile_numbers(game, "automobile")

    assert [link.code for link in Journeys(box(game)).links([126, 126])][:1] == ["open"]
    assert "open" in [link.code for link in Journeys(box(game)).links([0, *first, 126])]
