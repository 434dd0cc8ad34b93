"""The heuristics play well."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM
from tenfold.core.game import Game
from tenfold.families.ten_days.tests.tables import AFRICA, USA, WORLD, every_game, single_board, table


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
    for days, seats in (("20", 2), ("20", 4), ("30", 3), ("40", 2)):
        states, scores = play(WORLD, [GREEDY] * seats, 100, days=days)
        assert scores.sum() >= 99
        assert states["turns"].mean() < 300
