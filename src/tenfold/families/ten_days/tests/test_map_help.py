"""What boards ask the rules for; that pages hear the same, their own tests compare."""

from types import SimpleNamespace

from tenfold.core.game import Game
from tenfold.families.ten_days import map_help
from tenfold.families.ten_days.data import box_of
from tenfold.families.ten_days.tests.tables import WORLD, box, dealt, every_game, fill, moves

AFRICA = box_of("africa")
USA = box_of("usa")
NEWER = (False, False)
OLDER = (True, False)
PRINTED = SimpleNamespace(has_box=0)


def test_d20_d21_on_foot_and_by_ferry() -> None:
    assert map_help.on_foot(AFRICA, NEWER, "Madagascar") == [("Mozambique", True), ("Tanzania", True)]
    assert ("Kenya", False) in map_help.on_foot(AFRICA, NEWER, "Tanzania")
    assert map_help.on_foot(USA, NEWER, "Hawaii") == []


def test_d22_an_automobile_goes_by_way_of_third_places() -> None:
    assert map_help.by_automobile(AFRICA, NEWER, "Morocco") == {
        place: ["Algeria"] for place in ("Libya", "Mali", "Mauritania", "Niger", "Tunisia")
    }
    assert map_help.by_automobile(USA, NEWER, "Oregon")["Arizona"] == ["California", "Nevada"]


def test_d23_d26_planes_serve_their_colour_and_what_is_reached_by_plane_only() -> None:
    assert set(map_help.by_plane(USA, PRINTED, "Alaska")) == set(USA.places) - {"Alaska"}
    colours = {USA.boards[0].colours[place] for place in map_help.by_plane(USA, PRINTED, "Oregon")}
    assert colours == {USA.boards[0].colours["Oregon"], "purple"}


def test_d36_the_older_printing_has_other_borders() -> None:
    assert ("Uganda", False) in map_help.on_foot(AFRICA, OLDER, "Sudan")
    assert ("Uganda", False) not in map_help.on_foot(AFRICA, NEWER, "Sudan")


@every_game
def test_steps_are_links_without_words(game: Game) -> None:
    rack = list(range(10))
    steps = map_help.steps(box(game), PRINTED, NEWER, rack)
    links = map_help.links(box(game), PRINTED, NEWER, rack)
    told = {(link.day, link.last_day, link.code, link.clause, link.is_linked) for link in links}
    assert told == {(step.day, step.last_day, step.code, step.clause, step.is_linked) for step in steps}


def test_d53_what_is_left_of_a_share_can_be_drawn() -> None:
    left = WORLD.board_help["left_of_share"]
    states = dealt(WORLD, 4, {"days": "20"})
    assert [left(states[0], 0, map_) for map_ in range(2)] == [15, 16]
    for day in range(1, 16):
        assert moves(WORLD, states, 0) == ["draw africa", "draw usa"]
        fill(WORLD, states, 0, "draw africa", f"fill {day}")
    assert [left(states[0], 0, map_) for map_ in range(2)] == [0, 16]
    assert moves(WORLD, states, 0) == ["draw usa"]
