"""The heuristics play well."""

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM
from tenfold.core.game import Game
from tenfold.families.ten_days.bot import DRAW_GAIN
from tenfold.families.ten_days.state import NO_TILE
from tenfold.families.ten_days.tests.tables import (
    AFRICA,
    USA,
    WORLD,
    act,
    days,
    dealt,
    every_game,
    fill_all,
    moves,
    single_board,
    table,
    top,
)


def play(game: Game, styles: list[int], games: int, **options: str) -> tuple[Any, Any]:
    """The final states and the scores of so many games."""
    batch = Batch(game, len(styles), games, options)
    batch.play(styles, seed=3)
    return batch.states, batch.scores


def best(game: Game, states: Any, seat: int = 0) -> str:
    """The move that is weighed most."""
    actions = np.array(game.legal(states, seat), np.int64)
    worths = np.zeros(actions.size)
    view = game.view(states, int(states[0].seats), seat)
    game.compiled.score_actions_at(view.states, 0, seat, actions, actions.size, worths)
    return game.actions.notation(int(actions[int(worths.argmax())]))


def worth(game: Game, states: Any, *moves: str) -> list[float]:
    """What moves are worth to the seat on turn."""
    actions = np.array([game.actions.parse(move) for move in moves], np.int64)
    worths = np.zeros(actions.size)
    game.compiled.score_actions_at(states, 0, int(states[0].turn), actions, actions.size, worths)
    return list(worths.tolist())


def changed(states: Any, tiles: dict[int, int], hand: int = NO_TILE) -> Any:
    """The same with other tiles on some days of the rack on turn, and in hand."""
    copied = states.copy()
    state = copied[0]
    for day, tile in tiles.items():
        state.rack[state.turn, day] = tile
    state.in_hand[state.turn] = hand
    return copied


@every_game
def test_a_change_is_worth_what_the_changed_rack_is(game: Game) -> None:
    rng = random.Random(1)  # noqa: S311  days of a test
    length = days(game)
    draw = next(move for move in moves(game, table(game)) if move.startswith("draw"))
    pairs = list(combinations(range(length), 2))
    for seed in range(2):
        states = dealt(game, seed=seed)
        fill_all(game, states)
        rack = states[0].rack[int(states[0].turn)].tolist()
        tried = sorted({*rng.sample(pairs, 8), *pairs[:2], *pairs[-3:]})
        swaps = worth(game, states, *(f"swap {first + 1} {second + 1}" for first, second in tried))
        for (first, second), found in zip(tried, swaps, strict=True):
            swapped = changed(states, {first: rack[second], second: rack[first]})
            assert [DRAW_GAIN + found] == worth(game, swapped, draw)

        held = top(states, 1)
        replaced = [changed(states, {day: held}, hand=rack[day]) for day in range(length)]
        [found] = worth(game, states, "take 1")
        assert DRAW_GAIN + found == max(worth(game, one, draw)[0] for one in replaced)

        act(game, states, "take 1")
        puts = worth(game, states, *(f"put day {day + 1} on pile 1" for day in range(length)))
        for day, found in enumerate(puts):
            [kept] = worth(game, changed(states, {day: held}, hand=rack[day]), "discard on pile 1")
            assert found == kept


def test_a_swap_that_wins_is_made() -> None:
    assert best(AFRICA, table(AFRICA, "Libya Egypt Algeria Mali Guinea", options={"days": "5"})) == "swap 1 2"
    states = table(USA, "Iowa Ohio Indiana Illinois Michigan", options={"days": "5"})
    assert best(USA, states) in {"swap 2 4", "swap 1 5"}


def test_a_tile_that_wins_is_taken_and_put() -> None:
    states = table(AFRICA, "Egypt Libya Togo Mali Guinea", piles=["Kenya", "Algeria"], options={"days": "5"})
    assert best(AFRICA, states) == "take 2"

    AFRICA.compiled.apply_at(states, 0, 0, AFRICA.actions.parse("take 2"))

    assert best(AFRICA, states).startswith("put day 3 on pile 2")


@pytest.mark.compiled
@single_board
def test_d42_games_of_sensible_players_end_early(game: Game) -> None:
    for seats, most in ((2, 20), (4, 28)):
        states, scores = play(game, [GREEDY] * seats, 200)
        assert states["turns"].mean() <= most
        assert scores.sum() == 200


@pytest.mark.compiled
@single_board
def test_greedy_play_beats_random_play(game: Game) -> None:
    _, scores = play(game, [GREEDY, UNIFORM], 100)

    assert scores[:, 0].sum() >= 99


@pytest.mark.slow
@pytest.mark.compiled
@every_game
def test_greedy_play_beats_random_play_in_99_of_100_games(game: Game) -> None:
    first, second = play(game, [GREEDY, UNIFORM], 500)[1], play(game, [UNIFORM, GREEDY], 500)[1]

    assert first[:, 0].sum() + second[:, 1].sum() >= 990


@pytest.mark.slow
@pytest.mark.compiled
@single_board
def test_d42_a_thousand_games_of_sensible_players_end_early(game: Game) -> None:
    for seats, most in ((2, 20), (4, 28)):
        states, _ = play(game, [GREEDY] * seats, 1000)
        assert states["turns"].mean() <= most


@pytest.mark.slow
@pytest.mark.compiled
def test_d42_long_journeys_of_sensible_players_end_too() -> None:
    for length, seats in (("20", 2), ("20", 4), ("30", 3), ("40", 2)):
        states, scores = play(WORLD, [GREEDY] * seats, 100, days=length)
        assert scores.sum() >= 99
        assert states["turns"].mean() < 300
