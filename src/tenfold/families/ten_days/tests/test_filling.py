"""Setting up: shares, filling the racks at the same time, the piles."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.families.ten_days.state import CHOOSING, FILLING, HIDDEN, NO_TILE
from tenfold.families.ten_days.tests.tables import (
    AFRICA,
    GAMES,
    USA,
    WORLD,
    box,
    days,
    dealt,
    due,
    every_game,
    fill,
    fill_all,
    fill_rack,
    is_legal,
    moves,
    outcome,
    single_board,
)


def test_d4_every_tile_comes_to_every_place_also_to_its_own() -> None:
    orders = [dealt(AFRICA, seed=seed)[0].stock.tolist()[20:] for seed in range(600)]

    for at in range(0, 40, 13):
        tiles = Counter(order[at] for order in orders)
        assert set(tiles) == set(range(60))
        assert max(tiles.values()) < 30


@every_game
def test_d4_all_tiles_are_shuffled(game: Game) -> None:
    one, same, other = (dealt(game, seed=seed)[0].stock.tolist() for seed in (1, 1, 2))

    assert one == same != other
    assert one != sorted(one)


@pytest.mark.compiled
@single_board
def test_d4_every_tile_comes_first_as_often_as_any_other(game: Game) -> None:
    firsts = Counter(int(dealt(game, seed=seed)[0].in_hand[seed % 2]) for seed in range(1500))

    assert set(firsts) == set(range(len(box(game).tiles)))
    assert max(firsts.values()) < 1500 / len(box(game).tiles) * 2.2


@every_game
def test_d5_racks_are_filled_without_taking_turns(game: Game) -> None:
    states = dealt(game, 3)

    assert due(game, states) == (0, 1, 2)
    fill_rack(game, states, 1)
    assert due(game, states) == (0, 2)
    fill_rack(game, states, 0)
    fill_rack(game, states, 2)
    assert due(game, states) == (int(states[0].beginner),)


@single_board
def test_d5_a_tile_is_put_on_any_open_day_and_only_then_the_next_is_drawn(game: Game) -> None:
    states = dealt(game)
    first = int(states[0].in_hand[0])
    assert moves(game, states, 0) == [f"fill {day}" for day in range(1, 11)]

    fill(game, states, 0, "fill 4")

    assert states[0].rack[0, 3] == first
    assert states[0].in_hand[0] not in {first, NO_TILE}
    assert states[0].filled.tolist() == [1, 0, 0, 0]


@single_board
def test_d5_after_the_last_day_no_tile_is_drawn(game: Game) -> None:
    states = dealt(game)
    fill_rack(game, states, 0)

    assert states[0].in_hand[0] == states[0].seen_in_hand[0] == NO_TILE
    assert states[0].phase == FILLING


@every_game
def test_d6_a_tile_that_was_put_down_stays(game: Game) -> None:
    states = dealt(game)
    start = ["draw africa"] if game is WORLD else []
    fill(game, states, 0, *start, "fill 4", *start)

    assert not is_legal(game, states, "fill 4", 0)
    assert is_legal(game, states, "fill 3", 0)
    assert not is_legal(game, states, "swap 3 4", 0)


@every_game
def test_d7_d46_others_see_which_days_are_filled_and_nothing_of_the_tiles(game: Game) -> None:
    states = dealt(game)
    start = ["draw usa"] if game is WORLD else []
    fill(game, states, 0, *start, "fill 4")
    mine, theirs = (game.view(states, 2, observer).state for observer in (0, 1))

    assert mine.rack[0, 3] == states[0].rack[0, 3]
    assert theirs.rack[0].tolist() == [-1] * len(theirs.rack[0])
    assert theirs.in_hand[0] == -1
    assert theirs.seen[0].tolist()[:5] == [NO_TILE, NO_TILE, NO_TILE, HIDDEN, NO_TILE]
    assert theirs.filled[0] == 1


@every_game
def test_d8_the_rest_is_the_draw_pile_and_its_top_tiles_begin_the_piles(game: Game) -> None:
    states = dealt(game, 3)
    state = states[0]
    fill_rack(game, states, 0)
    fill_rack(game, states, 1)
    assert state.phase == FILLING
    assert not state.pile_size.any()

    fill_rack(game, states, 2)

    piles = len(state.pile_size)
    assert state.phase == CHOOSING
    assert state.pile_size.tolist() == [1] * piles
    assert state.draw_size.sum() == len(box(game).tiles) - 3 * days(game) - piles
    assert (state.shuffle_of[state.pile[:, 0]] > 0).all()


def interleaved(game: Game, order: tuple[int, ...]) -> Any:
    """The racks and piles after all have filled, moving in an order that repeats."""
    match = Match(game, 3, secret_of(5, game.id))
    while match.true_state().phase == FILLING:
        for seat in order:
            if seat in match.due and match.true_state().phase == FILLING:
                match.submit(seat, match.view(seat).legal[-1], match.count(seat))
    return match.true_state()


@every_game
def test_d46_d53_no_seats_tiles_depend_on_how_fast_another_is(game: Game) -> None:
    racks = [interleaved(game, order) for order in ((0, 1, 2), (2, 1, 0), (0, 0, 0, 1, 2), (2, 1, 2, 2, 0))]

    for state in racks[1:]:
        assert state.rack.tolist() == racks[0].rack.tolist()
        assert state.pile.tolist() == racks[0].pile.tolist()


@single_board
def test_d46_a_look_at_the_next_tile_cannot_be_taken_back(game: Game) -> None:
    match = Match(game, 2, secret_of(5, game.id))
    entry = match.submit(0, 0, 0)

    assert entry.used_chance


def test_d9_d43_the_beginner_is_chosen_or_drawn_by_lot() -> None:
    for game in GAMES:
        lots = Counter(int(dealt(game, 4, seed=seed)[0].beginner) for seed in range(50))
        assert set(lots) == {0, 1, 2, 3}
        assert max(lots.values()) < 25
        for seat in ("1", "2", "3"):
            states = dealt(game, 3, {"begins": seat})
            fill_all(game, states)
            assert due(game, states) == (int(seat) - 1,)


def test_d43_a_rematch_moves_the_beginner_on() -> None:
    assert AFRICA.rematch(3, {}, 0) == {"begins": "2"}
    assert AFRICA.rematch(3, {}, 2) == {"begins": "1"}


def test_d30_around_the_world_a_seat_names_the_map_to_draw_from() -> None:
    states = dealt(WORLD)
    assert moves(WORLD, states, 0) == ["draw africa", "draw usa"]
    assert states[0].in_hand.tolist() == [NO_TILE] * 4

    fill(WORLD, states, 0, "draw usa")
    assert box(WORLD).tiles[int(states[0].in_hand[0])].map == 1
    assert moves(WORLD, states, 0) == [f"fill {day}" for day in range(1, 21)]

    fill(WORLD, states, 0, "fill 20", "draw africa")
    assert box(WORLD).tiles[int(states[0].in_hand[0])].map == 0


@pytest.mark.parametrize(("seats", "africa", "usa"), [(2, 30, 33), (3, 20, 22), (4, 15, 16)])
def test_d53_a_seat_draws_from_a_map_as_long_as_its_share_lasts(seats: int, africa: int, usa: int) -> None:
    options = {"days": {2: "40", 3: "30", 4: "20"}[seats]}
    for name, share in (("africa", africa), ("usa", usa)):
        states = dealt(WORLD, seats, options)
        for day in range(1, share + 1):
            fill(WORLD, states, seats - 1, f"draw {name}", f"fill {day}")
        other = {"africa": "usa", "usa": "africa"}[name]
        assert moves(WORLD, states, seats - 1) == [f"draw {other}"]
        assert moves(WORLD, states, 0) == ["draw africa", "draw usa"]


def test_d53_no_seats_tiles_depend_on_the_maps_that_another_names() -> None:
    def rack_of_second(map_of_first: str) -> list[int]:
        states = dealt(WORLD, 2)
        for day in range(1, 11):
            fill(WORLD, states, 0, f"draw {map_of_first}", f"fill {day}")
            fill(WORLD, states, 1, "draw usa", f"fill {day}")
        return states[0].rack[1].tolist()

    assert rack_of_second("africa") == rack_of_second("usa")


@pytest.mark.parametrize(
    ("seats", "choice", "sizes"),
    [(2, "20", [27, 27, 26]), (3, "20", [20, 20, 20]), (4, "20", [14, 13, 13]), (2, "30", [20, 20, 20]),
     (3, "30", [10, 10, 10]), (2, "40", [14, 13, 13])],
)  # fmt: skip
def test_d31_d54_the_rest_is_dealt_into_three_draw_piles_with_two_piles_each(
    seats: int, choice: str, sizes: list[int]
) -> None:
    states = dealt(WORLD, seats, {"days": choice})
    fill_all(WORLD, states)

    assert states[0].draw_size.tolist() == sizes
    assert states[0].pile_size.tolist() == [1] * 6
    assert set(states[0].top_map.tolist()) <= {0, 1}


def test_d54_the_first_draw_pile_begins_piles_1_and_2() -> None:
    # The sizes before the piles begin are 29, 29, 28 for two seats: two tiles of each are turned up.
    states = dealt(WORLD, 2)
    fill_all(WORLD, states)

    assert [size + 2 for size in states[0].draw_size.tolist()] == [29, 29, 28]


def test_d55_backs_are_open_while_filling() -> None:
    states = dealt(WORLD)
    fill(WORLD, states, 0, "draw usa")
    seen = WORLD.view(states, 2, 1).state
    assert seen.hand_back.tolist() == [1, 2, 2, 2]

    fill(WORLD, states, 0, "fill 3", "draw africa", "fill 1")
    seen = WORLD.view(states, 2, 1).state
    assert seen.back[0].tolist()[:4] == [0, 2, 1, 2]
    assert seen.hand_back[0] == 2


def test_d38_a_rack_that_is_complete_after_setting_up_has_not_won_yet() -> None:
    states = dealt(AFRICA, 2, {"days": "5"})
    walk = ["Egypt", "Libya", "Algeria", "Mali", "Guinea"]
    names = [tile.place for tile in box(AFRICA).tiles]
    state = states[0]
    for day, place in enumerate(walk[:4]):
        _exchange(state, names.index(place))
        fill(AFRICA, states, 0, f"fill {day + 1}")
    _exchange(state, names.index(walk[4]))
    fill(AFRICA, states, 0, "fill 5")
    fill_rack(AFRICA, states, 1)

    assert outcome(AFRICA, states) is None


def _exchange(state: Any, wanted: int) -> None:
    """Put a tile into the hand of seat 0, for the one that it holds."""
    held = int(state.in_hand[0])
    for field in (state.stock, state.in_hand):
        tiles = field.copy()
        field[tiles == wanted] = held
        field[tiles == held] = wanted


def test_d28_five_days_have_racks_of_five() -> None:
    for game in (AFRICA, USA):
        states = dealt(game, options={"days": "5"})
        assert moves(game, states, 0) == [f"fill {day}" for day in range(1, 6)]
        fill_all(game, states)
        assert states[0].filled.tolist() == [5, 5, 0, 0]
        assert states[0].draw_size.tolist() == [len(box(game).tiles) - 13]


def test_d47_with_open_hands_all_is_seen_from_the_first_tile_on() -> None:
    for game in GAMES:
        states = dealt(game, options={"open_hands": "on"})
        start = ["draw africa"] if game is WORLD else []
        fill(game, states, 0, *start)
        assert game.view(states, 2, 1).state.seen_in_hand[0] == states[0].in_hand[0] != NO_TILE
        fill(game, states, 0, "fill 2", *start)
        assert game.view(states, 2, 1).state.seen[0, 1] == states[0].rack[0, 1]
        assert not np.isin(states[0].shuffle_of[states[0].rack[0, 1]], [0])
