"""The compiled rules, the explained journeys and a second opinion agree about racks by the thousand."""

import importlib
from typing import Any

import numpy as np
import pytest

from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET, bind
from tenfold.families.ten_days.explain import Journeys
from tenfold.families.ten_days.tests import rack_check
from tenfold.families.ten_days.tests.reference import Reference
from tenfold.families.ten_days.tests.tables import AFRICA, GAMES, USA, WORLD, box, every_game, tile_numbers

GATE = 2_000
SLOW = 1_000_000

OPTIONS = [
    (AFRICA, False, False),
    (AFRICA, True, False),
    (AFRICA, False, True),
    (USA, False, False),
    (WORLD, False, False),
    (WORLD, True, True),
]
NAMES = {AFRICA.id: ("africa",), USA.id: ("usa",), WORLD.id: ("africa", "usa")}


class Walker:
    """Makes racks: walks over links, some of them changed in one or two days."""

    def __init__(self, reference: Reference, length: int, seed: int) -> None:
        self._reference = reference
        self._length = length
        self._random = np.random.default_rng(seed)
        self._numbers: dict[tuple[str, str], list[int]] = {}
        for number, tile in enumerate(reference.tiles):
            self._numbers.setdefault(tile, []).append(number)
        self._places = [what for kind, what in self._numbers if kind == "place"]
        self._rides = [tile for tile in self._numbers if tile[0] != "place"]
        self._near = {place: sorted(reference.near[place]) for place in self._places}
        self._goals = {
            (place, ride): [goal for goal in self._places if reference._rides(place, *ride, goal)]
            for place in self._places
            for ride in self._rides
        }

    def rack(self) -> list[int]:
        """Tiles by number, none twice."""
        tiles = self._walk()
        while len(tiles) < self._length:
            tiles = self._walk()
        numbers = [self._numbers[tile][tiles[:at].count(tile)] for at, tile in enumerate(tiles)]
        return self._changed(numbers)

    def _pick(self, items: Any) -> Any:
        return items[int(self._random.random() * len(items))]

    def _walk(self) -> list[tuple[str, str]]:
        """A walk until the rack is full, or until there is nowhere to go."""
        place = self._pick(self._places)
        tiles = [("place", place)]
        while len(tiles) < self._length:
            near = [goal for goal in self._near[place] if self._is_left(("place", goal), tiles)]
            ride = self._pick(self._rides)
            goals = [goal for goal in self._goals[place, ride] if self._is_left(("place", goal), tiles)]
            can_ride = goals and len(tiles) + 2 <= self._length and self._is_left(ride, tiles)
            if can_ride and (not near or self._random.random() < 0.4):
                place = self._pick(goals)
                tiles += [ride, ("place", place)]
            elif near:
                place = self._pick(near)
                tiles.append(("place", place))
            else:
                return []
        return tiles

    def _is_left(self, tile: tuple[str, str], tiles: list[tuple[str, str]]) -> bool:
        return tiles.count(tile) < len(self._numbers[tile])

    def _changed(self, numbers: list[int]) -> list[int]:
        for _ in range(self._pick((0, 0, 1, 1, 2))):
            if self._random.random() < 0.5:
                one, two = self._pick(range(self._length)), self._pick(range(self._length))
                numbers[one], numbers[two] = numbers[two], numbers[one]
            else:
                rest = [number for number in range(len(self._reference.tiles)) if number not in numbers]
                numbers[self._pick(range(self._length))] = self._pick(rest)
        return numbers


def compare(game: Game, count: int, *, undivided: bool, same: bool, seed: int) -> float:
    """Compare so many racks; returns which part of them is complete."""
    reference = Reference(*NAMES[game.id], undivided_sudan=undivided, same_country=same)
    length = 20 if game is WORLD else 10
    walker = Walker(reference, length, seed)
    options = (
        {}
        if game is USA
        else {"undivided_sudan": ["off", "on"][undivided], "same_country": ["off", "on"][same]}
    )
    states = game.template(2, options)
    rules = importlib.import_module(f"tenfold.games.{game.id}.rules").RULES
    judged = bind(rack_check, game.id, game.folder, is_complete=rules.is_complete)
    explained = Journeys(box(game), undivided_sudan=undivided, same_country=same)
    complete = 0
    for start in range(0, count, 10_000):
        racks = np.array([walker.rack() for _ in range(min(10_000, count - start))], np.int64)
        verdicts = np.zeros(len(racks), np.bool_)
        judged.judge(states, racks, verdicts)
        expected = [reference.is_journey(rack) for rack in racks.tolist()]
        assert verdicts.tolist() == expected
        if start == 0:
            some = racks[:400].tolist()
            assert [explained.is_complete(rack) for rack in some] == expected[:400]
        complete += sum(expected)
    return complete / count


@pytest.mark.parametrize(("game", "undivided", "same"), OPTIONS)
def test_d15_a_second_opinion_agrees_about_random_walks(game: Game, undivided: bool, same: bool) -> None:  # noqa: FBT001
    count = GATE // 10 if INTERPRET else GATE

    assert compare(game, count, undivided=undivided, same=same, seed=1) >= 0.2


@pytest.mark.slow
@pytest.mark.compiled
@every_game
def test_d15_a_second_opinion_agrees_about_a_million_racks(game: Game) -> None:
    assert compare(game, SLOW, undivided=False, same=False, seed=2) >= 0.2


def test_the_second_opinion_numbers_tiles_as_the_rules_do() -> None:
    for game in GAMES:
        tiles = Reference(*NAMES[game.id]).tiles
        assert len(tiles) == len(box(game).tiles)
        for number, (kind, what) in enumerate(tiles):
            tile = box(game).tiles[number]
            assert what == (tile.place if kind == "place" else tile.colour)


def test_the_second_opinion_knows_a_journey() -> None:
    reference = Reference("africa")

    assert reference.is_journey(tile_numbers(AFRICA, "Libya plane:green Botswana Zambia Angola"))
    assert not reference.is_journey(tile_numbers(AFRICA, "Libya plane:green Botswana Zambia Egypt"))
