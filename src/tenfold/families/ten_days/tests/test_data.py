"""What is in the boxes."""

import copy
import json
import tomllib
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tenfold.core.game import Game
from tenfold.families.ten_days.data import (
    AUTOMOBILE,
    BOARDS,
    PLACE_TILE,
    PLANE,
    board_of,
    box_of,
    parsed,
    trivia_of,
)
from tenfold.families.ten_days.facts import facts_of
from tenfold.families.ten_days.names import tile_name
from tenfold.families.ten_days.state import HIDDEN, NO_TILE
from tenfold.families.ten_days.tests.tables import AFRICA, GAMES, USA, WORLD, box, every_game

pytestmark = pytest.mark.words

COLOURS = ("blue", "green", "orange", "pink", "yellow")


def kinds(game: Game) -> list[int]:
    counts = Counter(tile.kind for tile in box(game).tiles)
    return [counts[PLACE_TILE], counts[PLANE], counts[AUTOMOBILE]]


def test_d1_africa_has_60_tiles_and_five_countries_have_two() -> None:
    tiles = box(AFRICA).tiles
    twice = [
        place for place, count in Counter(tile.place for tile in tiles if tile.place).items() if count == 2
    ]

    assert kinds(AFRICA) == [45, 10, 5]
    assert len(tiles) == 60
    assert len(box(AFRICA).places) == 40
    assert twice == ["Chad", "Democratic Republic of the Congo", "Mali", "Niger", "Sudan"]
    assert Counter(tile.colour for tile in tiles if tile.kind == PLANE) == dict.fromkeys(COLOURS, 2)
    assert {tile.colour for tile in tiles if tile.kind == AUTOMOBILE} == {""}
    assert Counter(tile.colour for tile in tiles if tile.place) == dict.fromkeys(COLOURS, 9)


def test_d2_the_usa_have_66_tiles_and_two_purple_states() -> None:
    tiles = box(USA).tiles

    assert kinds(USA) == [50, 10, 6]
    assert len(tiles) == 66
    assert len(set(box(USA).places)) == 50
    assert [tile.place for tile in tiles if tile.colour == "purple"] == ["Alaska", "Hawaii"]
    assert Counter(tile.colour for tile in tiles if tile.kind == PLANE) == dict.fromkeys(COLOURS, 2)
    assert sorted(Counter(tile.colour for tile in tiles if tile.place).values()) == [2, 9, 9, 10, 10, 10]


def test_d30_d52_around_the_world_both_boxes_are_in_play() -> None:
    assert kinds(WORLD) == [95, 20, 11]
    assert len(box(WORLD).tiles) == 126
    assert box(WORLD).map_start == [0, 60, 126]


def test_d3_a_table_has_two_to_four_seats() -> None:
    assert [list(game.seats) for game in GAMES] == [[2, 3, 4]] * 3


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_d20_borders_are_mutual_and_neighbours_differ_in_colour(name: str) -> None:
    board = board_of(name)

    for place, goals in board.neighbours.items():
        assert place not in goals
        for goal in goals:
            assert place in board.neighbours[goal]
            assert board.colours[goal] != board.colours[place]


def test_d21_madagascar_has_two_ferries_and_no_border() -> None:
    assert board_of("africa").neighbours["Madagascar"] == ("Mozambique", "Tanzania")
    assert not any("Madagascar" in pair for pair in board_of("africa").borders)


def test_d24_countries_without_a_tile_are_in_no_table() -> None:
    left_out = {
        "Burundi",
        "Djibouti",
        "Equatorial Guinea",
        "Gambia",
        "Guinea-Bissau",
        "Lesotho",
        "Malawi",
        "South Sudan",
        "Swaziland",
        "Western Sahara",
    }
    board = board_of("africa")
    named = {place for pair in (*board.borders, *board.ferries, *board.older_borders) for place in pair}

    assert set(board.without_tile) == left_out
    assert not left_out & (named | set(board.places))


def test_d17_the_countries_with_two_tiles_are_marked() -> None:
    names = {tile_name(box(AFRICA), number) for number in range(60)}

    assert {name for name in names if name.endswith("*")} == {
        "Chad*",
        "Democratic Republic of the Congo*",
        "Mali*",
        "Niger*",
        "Sudan*",
    }


@every_game
def test_d33_no_border_and_no_road_joins_two_maps(game: Game) -> None:
    its = box(game)
    faces = [(its.face_of_place(place), its.map_of_place[place]) for place in its.places]
    apart = [(one, other) for one, here in faces for other, there in faces if here != there]

    for undivided in (0, 1):
        state = SimpleNamespace(undivided_sudan=undivided)
        assert not any(its.connections.can_walk(state, *pair) for pair in apart)
        assert not any(its.connections.can_drive(state, *pair) for pair in apart)


def _twice_coloured(facts: dict[str, Any]) -> None:
    facts["colours"]["blue"].append("Libya")


def _unknown_place(facts: dict[str, Any]) -> None:
    facts["borders"].append(["Libya", "Atlantis"])


def _named_twice(facts: dict[str, Any]) -> None:
    facts["borders"].append(["Libya", "Algeria"])


def _itself(facts: dict[str, Any]) -> None:
    facts["borders"].append(["Libya", "Libya"])


def _same_colours(facts: dict[str, Any]) -> None:
    facts["borders"].append(["Libya", "Togo"])


def _no_such_colour(facts: dict[str, Any]) -> None:
    facts["colours"]["mauve"] = facts["colours"].pop("blue")


def _second_without_first(facts: dict[str, Any]) -> None:
    facts["two_tiles"].append("Atlantis")


def _in_and_out(facts: dict[str, Any]) -> None:
    facts["without_tile"].append("Libya")


def _purple_with_border(facts: dict[str, Any]) -> None:
    facts["colours"]["green"].remove("Libya")
    facts["colours"]["purple"] = ["Libya"]
    facts["by_plane_only"] = ["Libya"]


def _purple_unnamed(facts: dict[str, Any]) -> None:
    facts["by_plane_only"] = ["Libya"]


def _shapeless(facts: dict[str, Any]) -> None:
    del facts["shapes"]["Libya"]


@pytest.mark.parametrize(
    "spoil",
    [
        _twice_coloured,
        _unknown_place,
        _named_twice,
        _itself,
        _same_colours,
        _no_such_colour,
        _second_without_first,
        _in_and_out,
        _purple_with_border,
        _purple_unnamed,
        _shapeless,
    ],
)
def test_nonsense_on_a_board_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    facts = copy.deepcopy(tomllib.loads((BOARDS / "africa.toml").read_text(encoding="utf-8")))
    spoil(facts)

    with pytest.raises(ValueError, match=r"Africa: .*\."):
        parsed(facts)


@every_game
def test_every_piece_has_a_name_of_its_own(game: Game) -> None:
    assert len(set(game.piece_names)) == len(box(game).tiles)


def test_facts_for_the_browser_know_ferries_colours_and_shapes() -> None:
    africa = facts_of(box_of("africa"), (10, 5))["maps"][0]["places"]
    usa = facts_of(box_of("usa"), (10, 5))["maps"][0]["places"]

    assert africa["Madagascar"]["ferries"] == ["Mozambique", "Tanzania"]
    assert africa["Sudan"]["shape"] == "729"
    assert (usa["Hawaii"]["shape"], usa["Hawaii"]["colour"]) == ("15", "purple")


@every_game
def test_facts_for_the_browser_are_json_with_every_tile(game: Game) -> None:
    assert game.facts is not None
    facts = json.loads(json.dumps(game.facts()))

    assert len(facts["tiles"]) == len(box(game).tiles)
    assert facts["tiles"][0]["kind"] == "place"
    assert facts["tiles"][-1] == {
        "name": "automobile",
        "kind": "automobile",
        "map": len(box(game).boards) - 1,
        "place": None,
        "colour": None,
    }


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_every_place_and_nothing_else_has_capital_area_and_population_with_their_years(name: str) -> None:
    trivia = trivia_of(name)

    assert set(trivia["places"]) == set(board_of(name).places)
    for place, facts in trivia["places"].items():
        assert set(facts) == {"capitals", "area", "population"}, place
        assert all(facts["capitals"]), place
        assert min(facts["area"], facts["population"]) > 0, place
    assert set(trivia["years"]) == {"area", "population"}


def test_a_country_has_all_its_capitals() -> None:
    facts = trivia_of("africa")["places"]["South Africa"]

    assert facts["capitals"] == ["Pretoria", "Bloemfontein", "Cape Town"]


@every_game
def test_what_has_no_face_is_no_place_and_leads_nowhere(game: Game) -> None:
    its = box(game)
    for number in (NO_TILE, HIDDEN):
        face = its.face[number]
        assert not its.connections.is_place(face)
        assert not its.connections.is_ride(face)
        assert not any(
            its.connections.can_walk(SimpleNamespace(undivided_sudan=0), face, other)
            for other in its.face.tolist()
        )
