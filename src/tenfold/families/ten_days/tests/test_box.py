"""D1, D2: other colours and other tiles: what's wrong with a box, and that all rules play with any."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tenfold.core import codec
from tenfold.core.batch import Batch
from tenfold.core.box import Box
from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET
from tenfold.core.match import Match
from tenfold.families.ten_days.data import box_in
from tenfold.families.ten_days.explain import Journeys
from tenfold.families.ten_days.state import NO_SEAT
from tenfold.families.ten_days.tests.reference import Reference
from tenfold.families.ten_days.tests.tables import AFRICA, GAMES, USA, WORLD, box, every_game
from tests.contract.play import scenarios_of

ENOUGH = 60 if INTERPRET else 2500
"""So many entries are played."""
NAMES = {AFRICA.id: ("africa",), USA.id: ("usa",), WORLD.id: ("africa", "usa")}


def told(game: Game, **changes: Any) -> list[tuple[str, bool]]:
    """The codes of what's said about the standard box with some changes, and whether they are faults."""
    assert game.box_support is not None
    standard = dict(game.box_support.standard())
    for key, value in changes.items():
        is_merged = isinstance(value, dict) and isinstance(standard[key], dict)
        standard[key] = {**standard[key], **value} if is_merged else value
    return [(note.code, note.is_fault) for note in game.box_support.notes_on(standard)]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"colours": {"Atlantis": "blue"}}, "place"),
        ({"colours": {"Moroco": "blue"}}, "place-close"),
        ({"tiles": {"Atlantis": 2}}, "place"),
        ({"colours": {"Morocco": "mauve"}}, "colour"),
        ({"colours": {"Morocco": 3}}, "colour"),
        ({"colours": {"Morocco": "purple"}}, "not-purple"),
        ({"colours": ["blue"]}, "not-a-table"),
        ({"tiles": 3}, "not-a-table"),
        ({"planes": "blue"}, "not-a-table"),
        ({"tiles": {"Morocco": 3}}, "place-tiles"),
        ({"tiles": {"Morocco": 0}}, "place-tiles"),
        ({"tiles": {"Morocco": float("nan")}}, "place-tiles"),
        ({"tiles": {"Morocco": True}}, "place-tiles"),
        ({"planes": {"mauve": 1}}, "plane-colour"),
        ({"planes": {"purple": 1}}, "plane-colour"),
        ({"planes": {"blue": 10}}, "plane-count"),
        ({"planes": {"blue": -1}}, "plane-count"),
        ({"automobiles": 16}, "automobile-count"),
        ({"automobiles": 5.0}, "automobile-count"),
        ({"automobiles": 6}, "tile-count"),
        ({"planes": {"blue": 0}}, "place-unreached"),
    ],
)
def test_a_box_that_nobody_can_play_with_is_explained(changes: dict[str, Any], code: str) -> None:
    assert (code, True) in told(AFRICA, **changes)


def test_d2_places_that_only_planes_reach_stay_purple() -> None:
    assert ("purple", True) in told(USA, colours={"Alaska": "blue"})


def test_planes_need_places_to_fly_to() -> None:
    reds = {place: "pink" for place, colour in box(AFRICA).colours.items() if colour == "blue"}
    assert ("plane-nowhere", True) in told(AFRICA, colours=reds)


def test_too_few_tiles_are_refused() -> None:
    ones = dict.fromkeys(box(AFRICA).boards[0].two_tiles, 1)
    assert told(AFRICA, tiles=ones, automobiles=1) == [("tile-count", True)]
    assert told(AFRICA, tiles=ones, automobiles=2) == []


def test_neighbours_of_one_colour_are_allowed() -> None:
    notes = told(AFRICA, colours={"Libya": box(AFRICA).colours["Algeria"]})
    assert set(notes) == {("neighbours", False)}


def test_what_a_box_does_not_name_is_as_in_the_standard_one() -> None:
    game = AFRICA.with_boxes([{"format": 1, "game": AFRICA.id, "name": "Mine", "colours": {"Libya": "blue"}}])
    own = box_in(box(AFRICA), game.template(2)[0])
    assert own.colours == {**box(AFRICA).colours, "Libya": "blue"}
    assert [tile.place for tile in own.tiles] == [tile.place for tile in box(AFRICA).tiles]


def test_two_boxes_go_around_the_world() -> None:
    boxes = [box for game in (AFRICA, USA) for box in random_boxes(game, 4)]
    state = WORLD.with_boxes(boxes).template(2)[0]
    own = box_in(box(WORLD), state)
    assert own.colours == {place: colour for one in boxes for place, colour in one["colours"].items()} | {
        "Alaska": "purple",
        "Hawaii": "purple",
    }
    for number, one in enumerate(boxes):
        planes = Counter(tile.colour for tile in own.tiles if tile.map == number and tile.kind == 1)
        assert planes == +Counter(one["planes"])


def random_boxes(game: Game, number: int) -> list[Box]:
    boxes: list[Box] = scenarios_of(game).random_boxes(number)
    return boxes


def play(game: Game, seats: int, number: int) -> Match:
    """A match; every other seat plays by the heuristic, the others at random, and at last all by it."""
    match = Match(game, seats, bytes([number]) * 32)
    chooser = np.random.default_rng(number)
    while match.due and len(match.entries) < ENOUGH:
        seat = match.due[0]
        view = match.view(seat)
        legal = np.array(view.legal, np.int64)
        worths = chooser.random(legal.size)
        if (seat + number) % 2 or len(match.entries) > ENOUGH // 4:
            game.compiled.score_actions_at(view.states, 0, seat, legal, legal.size, worths)
        match.submit(seat, int(legal[worths.argmax()]), match.count(seat))
    return match


@every_game
@given(some.integers(0, 10_000), some.integers(2, 4))
@settings(max_examples=1 if INTERPRET else 4, deadline=None)
def test_any_box_is_played_by_its_own_colours_and_tiles(game: Game, number: int, seats: int) -> None:
    boxes = random_boxes(game, number)
    own = game.with_boxes(boxes)
    match = play(own, seats, number % 256)
    invariants = scenarios_of(game).invariants
    for states in match._history[::7]:
        invariants(states[0])
    plain = codec.plain(match.true_state(), game.state)
    assert plain["has_box"] == 1
    reference = Reference(*NAMES[game.id], boxes=boxes)
    kinds = {"place": 0, "plane": 1, "automobile": 2, "nothing": 3}
    whole = box_in(box(game), match.true_state())
    assert [(kinds[kind], what) for kind, what in reference.tiles] == [
        (tile.kind, tile.place or tile.colour) for tile in whole.tiles
    ]
    if plain["winner"] != NO_SEAT:
        days = len(plain["rack"][0]) if game is not WORLD else 20
        assert reference.is_journey(plain["rack"][plain["winner"]][:days])


@every_game
def test_a_second_opinion_agrees_with_a_box_of_ones_own(game: Game) -> None:
    boxes = random_boxes(game, 3)
    own = box_in(box(game), game.with_boxes(boxes).template(2)[0])
    reference = Reference(*NAMES[game.id], boxes=boxes)
    there = [number for number, tile in enumerate(own.tiles) if tile.kind != 3]
    chooser = np.random.default_rng(1)
    journeys = Journeys(own)
    for _ in range(200):
        origin, plane, goal = chooser.choice(there, 3, replace=False).tolist()
        if {own.tiles[origin].kind, own.tiles[goal].kind} == {0} and own.tiles[plane].kind == 1:
            linked = all(step.is_linked for step in journeys.steps([origin, plane, goal]) if step.day < 4)
            kind, colour = reference.tiles[plane]
            assert kind == "plane"
            ends = (reference.tiles[origin][1], reference.tiles[goal][1])
            visits = game is not WORLD or len({own.tiles[one].map for one in (origin, goal)}) == 2
            assert (linked or not visits) == (reference._rides(ends[0], kind, colour, ends[1]) or not visits)


@pytest.mark.compiled
@every_game
def test_boxes_side_by_side_share_all_compiled_code(game: Game) -> None:
    games = [game, *(game.with_boxes(random_boxes(game, number)) for number in range(3))]
    for one in games:
        batch = Batch(one, 3, 50)
        batch.play(seed=5)
        assert (batch.states["phase"] == 3).all()
        assert (batch.states["face"] == one.template(3)["face"]).all()
    assert all(one.compiled is game.compiled for one in games)
    assert len(game.compiled.play_many.signatures) <= 1


@every_game
def test_what_a_box_lacks_lies_nowhere(game: Game) -> None:
    boxes = random_boxes(game, 6)
    state = play(game.with_boxes(boxes), 2, 1).true_state()
    missing = [number for number, face in enumerate(state.face[: len(box(game).tiles)]) if face == 6]
    assert missing
    for name in ("stock", "pile", "rack", "in_hand"):
        assert not np.isin(state[name], missing).any()


def test_games_of_the_family_take_boxes() -> None:
    assert [game.box_support.games for game in GAMES if game.box_support] == [
        ("ten_days_africa",),
        ("ten_days_usa",),
        ("ten_days_africa", "ten_days_usa"),
    ]
