"""An observation is complete: each field of the record is in it, or the game says why not."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM, UNIFORM_BY_KIND
from tenfold.core.game import Game
from tenfold.core.registry import game_ids, game_of
from tenfold.envs.observed_space import MAX_BYTE
from tenfold.envs.single_match import MAX_OBSERVED

STYLES = (UNIFORM, UNIFORM_BY_KIND, GREEDY)
MOMENTS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 233, 610, 5000)
BEFORE_THE_END = (1, 2, 3, 5)
"""Moments that are counted from the end of a match that is played to win."""

pytestmark = pytest.mark.compiled

every_game = pytest.mark.parametrize("game", [game_of(name) for name in game_ids()], ids=lambda game: game.id)


@cache
def views_of(game: Game) -> list[Any]:
    """What the first seat saw at many moments of many matches, with all options this way and that."""
    views = []
    others = {
        option.name: next(choice for choice in option.choices if choice != option.default)
        for option in game.options
        if option.default != "lot"
    }
    for options in ({}, others):
        for seats in (2, 3) if len(game.seats) > 1 and not options else (2,):
            for style in STYLES:
                for moment in MOMENTS:
                    batch = Batch(game, seats, 2, options)
                    batch.play([style] * seats, seed=3, first=moment, max_plies=moment)
                    views += [game.view(batch.states[at : at + 1], seats, 0) for at in range(2)]
            for number in range(4):
                batch = Batch(game, seats, 1, options)
                plies = batch.play([GREEDY] * seats, seed=3, first=number)
                for before in BEFORE_THE_END:
                    batch.play([GREEDY] * seats, seed=3, first=number, max_plies=plies - before)
                    views.append(game.view(batch.states, seats, 0))
    return views


def observation(game: Game, states: Any) -> Any:
    numbers = np.zeros(game.encoder.size, np.float32)
    game.compiled.observe_at(states, 0, 0, numbers)
    return numbers


def changes(game: Game, name: str) -> bool:
    """Whether another value of a field ever changes what is observed."""
    views = views_of(game)
    for at, view in enumerate(views):
        other = views[(at * 7 + 3) % len(views)]
        if (view.states[name] == other.states[name]).all():
            continue
        states = view.states.copy()
        before = observation(game, states)
        states[name] = other.states[name]
        if (observation(game, states) != before).any():
            return True
    return False


@every_game
def test_each_field_is_in_the_layout_or_left_out_with_a_reason(game: Game) -> None:
    told = {name for part in game.encoder.layout for name in part.fields}

    assert told.isdisjoint(game.encoder.left_out)
    assert told | set(game.encoder.left_out) == set(game.state.fields)
    assert all(part.fields or part.length == 0 for part in game.encoder.layout)
    assert all(game.encoder.left_out.values())


@every_game
def test_what_the_layout_names_is_told(game: Game) -> None:
    told = sorted({name for part in game.encoder.layout for name in part.fields})

    assert [name for name in told if not changes(game, name)] == []


@every_game
def test_what_is_left_out_is_not_told(game: Game) -> None:
    assert [name for name in game.encoder.left_out if changes(game, name)] == []


@every_game
def test_numbers_are_small(game: Game) -> None:
    most = max(float(np.abs(observation(game, view.states)).max()) for view in views_of(game))

    assert most <= MAX_OBSERVED
    assert most * game.encoder.byte_unit <= MAX_BYTE
