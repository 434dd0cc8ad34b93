"""Search kernels: playouts get views, and opponents may have a heuristic of their own."""

from typing import Any

import numpy as np

from tenfold.agents.search_agent import search_memory
from tenfold.core import search_kernels
from tenfold.core.jit import bind
from tenfold.core.match import Match
from tenfold.core.record import UNKNOWN
from tenfold.core.registry import game_of


def test_playouts_see_what_each_seat_may_see() -> None:
    """The heuristic gets views: of the hands of others nothing is known, of the stream neither."""
    asked: list[int] = []

    def spy(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
        asked.append(seat)
        assert all((view.hand[other] == UNKNOWN).all() for other in range(3) if other != seat)
        assert (view.hand[seat] != UNKNOWN).all()
        assert (view.pile == UNKNOWN).all()
        assert (view.stream == np.uint64(0xFFFF_FFFF_FFFF_FFFF)).all()
        worths[:count] = actions[:count]

    sums = tried_by(score_actions=spy)

    assert set(asked) == {0, 1, 2}
    assert sums[0] == 0.0


def test_the_others_go_on_by_another_heuristic_in_every_second_world() -> None:
    asked: list[tuple[str, int]] = []

    def spy(name: str) -> Any:
        def score_actions(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
            asked.append((name, seat))
            assert all((view.hand[other] == UNKNOWN).all() for other in range(3) if other != seat)
            worths[:count] = actions[:count]

        return score_actions

    tried_by(score_actions=spy("own"), score_actions_as_opponent=spy("other"), OPPONENTS_DIFFER=True)
    assert {seat for name, seat in asked if name == "other"} == {1, 2}
    assert {seat for name, seat in asked if name == "own"} == {0, 1, 2}
    others = [name for name, seat in asked if seat > 0]
    assert others.count("other") > others.count("own") > 0, "two of the three worlds are such"

    asked.clear()
    tried_by(score_actions=spy("own"), score_actions_as_opponent=spy("other"))
    assert {name for name, _ in asked} == {"own"}


def tried_by(**names: Any) -> Any:
    """What two moves of Tenzania's first seat of three gain in three worlds, by plain functions."""
    game = game_of("tenzania")
    match = Match(game, 3, bytes(32), {"begins": "1"})
    assert game.search_model is not None
    plain = bind(
        search_kernels,
        "spied",
        game.folder,
        lambda function: function,
        **vars(game.rules) | {"evaluate": game.search_model.evaluate} | names,
        lowest_due=game.compiled.lowest_due,
        choose_best=game.compiled.choose_best,
    )
    view = match.view(0)
    settings = search_kernels.SearchSettings(observer=0, seats=3, turns=7, opponent_weight=1.0, seed=9)
    sums = np.zeros(2)
    plain.try_worlds(search_memory(view), settings, np.array(view.legal[:2]), 0, 3, sums, np.zeros(2))
    return sums
