"""The facts of the box, counted anew from the file, and nonsense that is refused."""

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.data import BOARD, CHOICES, COPIES, TERRAIN, TERRAIN_NAMES, board_of
from tenfold.games.heart_of_africa.facts import facts

pytestmark = pytest.mark.words

FILE: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent.parent / "data" / "board.toml").read_text("utf-8")
)


def test_h2_there_are_110_train_cards() -> None:
    assert COPIES.tolist() == [12] * 8 + [14]


def test_h3_each_terrain_has_three_colours() -> None:
    terrain_of = {track["colour"]: TERRAIN_NAMES[TERRAIN[n]] for n, track in enumerate(FILE["track"])}

    assert terrain_of == {
        **dict.fromkeys(("yellow", "orange", "red"), "desert"),
        **dict.fromkeys(("purple", "blue", "green"), "jungle"),
        **dict.fromkeys(("white", "grey", "black"), "mountain"),
    }


def test_h4_there_are_48_tickets_worth_the_shortest_way() -> None:
    stops = {place["id"]: [stop["id"] for stop in place["stops"]] for place in FILE["place"]}
    ends = {stop["id"] for place in FILE["place"] if place["dead_end"] for stop in place["stops"]}

    assert len(FILE["ticket"]) == 48
    for ticket in FILE["ticket"]:
        first, second = ticket["between"]
        ways = [shortest(start, goal, ends) for start in stops[first] for goal in stops[second]]
        assert ticket["points"] == min(ways), ticket


def shortest(start: str, goal: str, dead_ends: set[str]) -> int:
    """Bellman and Ford, over the file; nobody passes a dead end."""
    far = {start: 0}
    for _ in range(60):
        for track in FILE["track"]:
            for one, other in (track["between"], track["between"][::-1]):
                if one in far and (one == start or one not in dead_ends):
                    far[other] = min(far.get(other, 999), far[one] + track["length"])
    return far[goal]


def test_h5_the_board_has_its_places_stops_tracks_routes_doubles_and_ferries() -> None:
    routes = Counter(tuple(sorted(track["between"])) for track in FILE["track"])

    assert len(FILE["place"]) == len(BOARD.places) == 47
    assert sum(len(place["stops"]) for place in FILE["place"]) == len(BOARD.stops) == 51
    assert len(FILE["track"]) == len(BOARD.tracks) == 117
    assert len(routes) == 96
    assert sorted(routes.values()) == [1] * 75 + [2] * 21
    ferries = [tuple(track["between"]) for track in FILE["track"] if track.get("ferry")]
    assert Counter(ferries) == {("mocambique", "madagascar#0"): 2, ("madagascar#1", "durban"): 2}
    assert CHOICES == 101


def test_h5_the_spaces_of_each_colour_are_317_together() -> None:
    spaces: Counter[str] = Counter()
    for track in FILE["track"]:
        spaces[track["colour"]] += track["length"]

    assert spaces == {
        "red": 34,
        "orange": 33,
        "yellow": 33,
        "purple": 36,
        "blue": 35,
        "green": 35,
        "white": 34,
        "black": 34,
        "grey": 43,
    }
    assert spaces.total() == 317


def _set(_kind: str, _number: int, **values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda changed: changed[_kind][_number].update(values)


@pytest.mark.parametrize(
    "change",
    [
        _set("place", 0, kind="lake"),
        _set("place", 0, name=""),
        _set("place", 1, id="ngaoundere"),
        _set("place", 0, stops=[{"id": "ngaoundere", "x": 1.5, "y": 0.1}]),
        _set("place", 0, stops=[{"id": "douala", "x": 0.5, "y": 0.1}]),
        _set("track", 2, length=7),
        _set("track", 2, length=0),
        _set("track", 2, colour="pink"),
        _set("track", 2, between=["ngaoundere", "atlantis"]),
        _set("track", 2, between=["ngaoundere", "ngaoundere"]),
        _set("track", 2, ferry=1),
        _set("track", 0, length=2),
        _set("track", 0, double="alone"),
        _set("track", 2, between=["ngaoundere", "chad#1"]),
        _set("ticket", 0, between=["bangui", "junction-east"]),
        _set("ticket", 0, between=["bangui", "bangui"]),
        _set("ticket", 0, between=["east-london", "cape-town"]),
        _set("ticket", 0, points=0),
    ],
)
def test_h5_nonsense_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    changed = copy.deepcopy(FILE)
    change(changed)

    with pytest.raises(ValueError, match=r"\."):
        board_of(changed)


def test_the_facts_for_the_browser_are_the_board() -> None:
    told = facts()

    assert [len(told[name]) for name in ("places", "stops", "tracks")] == [47, 51, 117]
    assert told["box"]["box_tickets"] == 48
    assert sum(track["length"] for track in told["tracks"]) == 317
    assert sum(track["twin"] is not None for track in told["tracks"]) == 42
    for number, track in enumerate(told["tracks"]):
        if track["twin"] is not None:
            assert told["tracks"][track["twin"]]["twin"] == number
        assert GAME.actions.parse(f"claim {track['claim']}") >= 0
    assert all(0 <= stop["x"] <= 1 and 0 <= stop["y"] <= 1 for stop in told["stops"])
