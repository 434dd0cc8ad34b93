"""Whatever is played, nothing is lost and what all know is true."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.game import Game
from tenfold.core.rng import seed_stream
from tenfold.families.ten_days.state import FILLING, OVER, PLACING
from tenfold.families.ten_days.tests.scenarios import invariants_for
from tenfold.families.ten_days.tests.tables import (
    AFRICA,
    GAMES,
    USA,
    WORLD,
    box,
    dealt,
    due,
    every_game,
    fill_all,
    world_of,
)

OPTIONS = [
    (AFRICA, 4, {}),
    (AFRICA, 2, {"days": "5", "no_swap": "on"}),
    (USA, 3, {"open_hands": "on"}),
    (WORLD, 2, {"days": "40"}),
    (WORLD, 4, {"no_swap": "on"}),
]


def play(game: Game, states: Any, moves: int, seed: int = 1) -> Any:
    """Random moves, kinds of moves being equally likely; any due seat may be next."""
    chooser = np.random.default_rng(seed)
    for _ in range(moves):
        seats = due(game, states)
        if not seats:
            return
        seat = int(chooser.choice(seats))
        legal = game.legal(states, seat)
        kinds = sorted({int(game.actions.kind_of(action)) for action in legal})
        kind = int(chooser.choice(kinds))
        action = int(chooser.choice([action for action in legal if game.actions.kind_of(action) == kind]))
        game.compiled.apply_at(states, 0, seat, action)
        yield states[0]


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_no_tile_is_lost_or_doubled_and_knowledge_is_true(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    states = dealt(game, seats, options)
    check = invariants_for(game, box(game))
    check(states[0])

    for state in play(game, states, 260):
        check(state)


@every_game
def test_worlds_keep_the_invariants(game: Game) -> None:
    states = dealt(game, 3)
    check = invariants_for(game, box(game))

    for number, state in enumerate(play(game, states, 200)):
        if number % 8 == 0 and state.phase != OVER:
            world = world_of(game, states, number % 3, number)
            world["stream"] = states["stream"]
            if state.phase in {FILLING, PLACING} or state.turns == 0:
                check(world[0])
            for name, field in game.state.fields.items():
                if field.seen_by == "all":
                    assert world[name].tolist() == states[name].tolist()


@every_game
def test_a_deal_leaves_nothing_of_an_earlier_match(game: Game) -> None:
    used = dealt(game, 4)
    for _ in play(game, used, 400):
        pass
    given = {*(option.name for option in game.options), *game.state.box_fields}
    for name in game.state.fields:
        if name not in given:
            used[name] = 1

    fresh = dealt(game, 2, seed=5)
    seed_stream(used[0].stream, 5, 0)
    game.compiled.deal_at(used, 0, 2)

    assert used.tobytes() == fresh.tobytes()


@every_game
def test_pieces_are_counted_wherever_they_are(game: Game) -> None:
    counts = np.zeros(len(box(game).tiles), np.int64)
    for states in (dealt(game), dealt(game, 4)):
        fill_all(game, states)
        for _ in play(game, states, 60):
            game.compiled.count_pieces_at(states, 0, counts)
            assert counts.tolist() == [1] * len(counts)
    states[0].pile[0, 0] = states[0].pile[1, 0]
    game.compiled.count_pieces_at(states, 0, counts)
    assert sorted(counts.tolist()) == [0, *[1] * (len(counts) - 2), 2]


def test_most_legal_is_enough_and_reached() -> None:
    for game in GAMES:
        states = dealt(game, 2, {"days": "40"} if game is WORLD else {})
        fill_all(game, states)
        assert len(game.legal(states, int(states[0].turn))) == game.rules.max_legal
