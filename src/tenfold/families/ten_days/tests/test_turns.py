"""A turn: draw and place, or swap; renewals; how it ends."""

from collections import Counter
from typing import Any

import numpy as np

from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.families.ten_days.state import (
    CHOOSING,
    HIDDEN,
    LAST_TURN,
    NO_SHUFFLE,
    NO_TILE,
    OVER,
    PLACING,
)
from tenfold.families.ten_days.tests.tables import (
    AFRICA,
    USA,
    WORLD,
    act,
    box,
    due,
    every_game,
    is_legal,
    moves,
    outcome,
    single_board,
    table,
    tile,
    tile_numbers,
    top,
)


def first_draw(game: Game) -> str:
    return "draw 1" if game is WORLD else "draw"


@every_game
def test_d9_play_goes_clockwise(game: Game) -> None:
    states = table(game, seats=3, seat=1)
    order = []
    for _ in range(4):
        order.append(due(game, states))
        act(game, states, "swap 1 2")

    assert order == [(1,), (2,), (0,), (1,)]


@every_game
def test_d10_a_turn_is_a_draw_or_a_swap_and_there_is_no_pass(game: Game) -> None:
    states = table(game)
    piles = len(states[0].pile_size)
    draws = ["draw 1", "draw 2", "draw 3"] if game is WORLD else ["draw"]
    length = 20 if game is WORLD else 10
    swaps = [
        f"swap {first} {second}" for first in range(1, length) for second in range(first + 1, length + 1)
    ]

    assert moves(game, states) == [*draws, *(f"take {pile}" for pile in range(1, piles + 1)), *swaps]
    act(game, states, first_draw(game))
    assert all(move.startswith(("put", "discard")) for move in moves(game, states))


@every_game
def test_d11_the_top_tile_of_a_pile_is_taken(game: Game) -> None:
    wanted = "Iowa" if game is USA else "Chad"
    other = "Ohio" if game is USA else "Libya"
    states = table(game, piles=[f"{other} {wanted}"])

    state = act(game, states, "take 1")

    assert state.in_hand[0] == tile(game, wanted)
    assert state.phase == PLACING
    assert top(states, 1) == tile(game, other)


@every_game
def test_d11_the_top_tile_of_the_draw_pile_is_any_of_its_tiles(game: Game) -> None:
    names = "Iowa Ohio Utah Texas" if game is USA else "Chad Libya Togo Kenya"
    drawn: Counter[int] = Counter()
    for seed in range(80):
        states = table(game, draw=names, seed=seed)
        if game is WORLD:
            states[0].draw_size[:] = [2, 1, 1]
        drawn[int(act(game, states, first_draw(game)).in_hand[0])] += 1

    assert set(drawn) == set(tile_numbers(game, names))
    assert max(drawn.values()) < 50


@single_board
def test_d11_taking_the_last_tile_renews_the_draw_pile_at_once(game: Game) -> None:
    last, heap, tops = {
        AFRICA.id: ("Chad", "Libya Togo Kenya", ["Mali", "Egypt"]),
        USA.id: ("Iowa", "Ohio Utah Texas", ["Maine", "Idaho"]),
    }[game.id]
    states = table(game, draw=last, piles=[heap, tops[0], tops[1]])
    covered = set(states[0].pile[0].tolist()) - {NO_TILE, top(states, 1)}

    state = act(game, states, "draw")

    assert state.in_hand[0] == tile(game, last)
    assert state.pile_size.tolist() == [1, 1, 1]
    assert [top(states, pile) for pile in (1, 2, 3)] == tile_numbers(
        game, f"{heap.split()[-1]} {' '.join(tops)}"
    )
    assert set(state.stock.tolist()) - {NO_TILE} == covered
    assert state.draw_size.tolist() == [len(covered)]
    assert state.renewals == 1


@single_board
def test_d11_taking_another_tile_renews_nothing(game: Game) -> None:
    states = table(game, draw="Iowa Ohio" if game is USA else "Chad Libya")
    heap = states[0].pile[0].tolist()

    state = act(game, states, "draw")

    assert state.renewals == 0
    assert state.draw_size.tolist() == [1]
    assert state.pile[0].tolist() == heap


@every_game
def test_d12_the_drawn_tile_replaces_any_tile_which_is_discarded_on_any_pile(game: Game) -> None:
    states = table(game)
    before = states[0].rack[0].tolist()
    state = act(game, states, first_draw(game))
    held = int(state.in_hand[0])
    assert len(moves(game, states)) == (20 * 6 + 6 if game is WORLD else 10 * 3 + 3)

    act(game, states, "put day 4 on pile 2")

    assert state.rack[0].tolist() == [*before[:3], held, *before[4:]]
    assert top(states, 2) == before[3]
    assert state.pile_size[1] == 2
    assert state.in_hand[0] == NO_TILE


@every_game
def test_d12_the_drawn_tile_itself_may_be_discarded(game: Game) -> None:
    states = table(game)
    before = states[0].rack[0].tolist()
    held = int(act(game, states, first_draw(game)).in_hand[0])

    state = act(game, states, "discard on pile 3")

    assert state.rack[0].tolist() == before
    assert top(states, 3) == held
    assert state.turn == 1


@every_game
def test_d12_the_discard_must_go_where_the_last_tile_was_taken(game: Game) -> None:
    states = table(game)
    act(game, states, "take 2")

    assert {move.split()[-1] for move in moves(game, states)} == {"2"}
    assert is_legal(game, states, "put day 1 on pile 2")
    assert is_legal(game, states, "discard on pile 2")
    act(game, states, "put day 1 on pile 2")
    assert states[0].pile_size.min() == 1


def test_d12_with_five_days_only_five_can_be_replaced() -> None:
    states = table(AFRICA, options={"days": "5"})
    act(AFRICA, states, "draw")

    assert [move for move in moves(AFRICA, states) if move.endswith("1")] == [
        *(f"put day {day} on pile 1" for day in range(1, 6)),
        "discard on pile 1",
    ]


@every_game
def test_d13_a_swap_exchanges_two_tiles_and_draws_nothing(game: Game) -> None:
    states = table(game)
    before = states.copy()[0]

    state = act(game, states, "swap 3 7")

    rack = before.rack[0].tolist()
    rack[2], rack[6] = rack[6], rack[2]
    assert state.rack[0].tolist() == rack
    assert state.pile.tolist() == before.pile.tolist()
    assert state.stock.tolist() == before.stock.tolist()
    assert state.turn == 1


def test_d14_a_journey_wins_at_the_end_of_an_own_turn() -> None:
    states = table(AFRICA, "Libya Egypt Algeria Mali Guinea", options={"days": "5"})
    assert outcome(AFRICA, states) is None

    act(AFRICA, states, "swap 1 2")

    result = outcome(AFRICA, states)
    assert result is not None
    assert (result.ending, result.clause, result.winners, result.scores) == ("journey", "D14", (0,), (1, 0))
    assert due(AFRICA, states) == ()
    assert states[0].phase == OVER


def test_d14_nobody_wins_in_the_turn_of_another() -> None:
    states = table(AFRICA, other="Egypt Libya Algeria Mali Guinea", options={"days": "5"})

    act(AFRICA, states, "swap 1 2")

    assert outcome(AFRICA, states) is None
    assert states[0].turn == 1


def test_d14_the_winning_rack_is_shown_to_all() -> None:
    states = table(AFRICA, "Libya Egypt Algeria Mali Guinea", options={"days": "5"})
    act(AFRICA, states, "swap 1 2")

    for observer in (1, -1):
        assert AFRICA.view(states, 2, observer).state.rack[0].tolist() == states[0].rack[0].tolist()


def test_d38_a_journey_that_its_owner_breaks_up_does_not_win() -> None:
    states = table(AFRICA, "Egypt Libya Algeria Mali Guinea", options={"days": "5"})
    act(AFRICA, states, "swap 1 2")
    assert outcome(AFRICA, states) is None

    states = table(AFRICA, "Egypt Libya Algeria Mali Guinea", options={"days": "5"})
    act(AFRICA, states, "draw", "discard on pile 1")
    assert outcome(AFRICA, states) is not None


def test_d14_while_a_tile_is_in_hand_nobody_has_won() -> None:
    states = table(AFRICA, "Egypt Libya Algeria Mali Guinea", options={"days": "5"})

    act(AFRICA, states, "draw")

    assert outcome(AFRICA, states) is None
    assert due(AFRICA, states) == (0,)


@every_game
def test_d29_without_swaps_a_turn_is_a_draw(game: Game) -> None:
    states = table(game, options={"no_swap": "on"})

    assert not any(move.startswith("swap") for move in moves(game, states))
    assert is_legal(game, states, first_draw(game))
    assert is_legal(game, states, "take 3")


@every_game
def test_d37_a_tile_taken_from_a_pile_may_be_discarded_again(game: Game) -> None:
    states = table(game, piles=["Iowa Ohio" if game is USA else "Chad Libya"])
    taken = int(act(game, states, "take 1").in_hand[0])
    assert is_legal(game, states, "discard on pile 1")

    act(game, states, "discard on pile 3")

    assert top(states, 3) == taken
    assert states[0].pile_size.tolist()[:3] == [1, 1, 2]


@every_game
def test_d50_a_turn_may_change_nothing(game: Game) -> None:
    states = table(game)
    before = states.copy()[0]

    state = act(game, states, "take 1", "discard on pile 1")

    assert state.pile.tolist() == before.pile.tolist()
    assert state.rack.tolist() == before.rack.tolist()
    assert (state.turns, state.turn) == (1, 1)


def test_d50_two_tiles_of_a_country_may_be_swapped() -> None:
    states = table(AFRICA, "Chad Libya Chad")

    assert is_legal(AFRICA, states, "swap 1 3")
    assert box(AFRICA).tiles[int(act(AFRICA, states, "swap 1 3").rack[0, 0])].place == "Chad"


@every_game
def test_d42_a_match_is_a_draw_after_1000_turns(game: Game) -> None:
    states = table(game)
    states[0].turns = LAST_TURN - 2
    act(game, states, "swap 1 2")
    assert outcome(game, states) is None

    act(game, states, "swap 1 2")

    result = outcome(game, states)
    assert result is not None
    assert (result.ending, result.clause, result.winners) == ("draw", "D42", ())
    assert states[0].turns == 1000


def test_d42_a_journey_in_the_last_turn_wins() -> None:
    states = table(AFRICA, "Libya Egypt Algeria Mali Guinea", options={"days": "5"})
    states[0].turns = LAST_TURN - 1

    act(AFRICA, states, "swap 1 2")

    result = outcome(AFRICA, states)
    assert result is not None
    assert result.winners == (0,)


def test_d41_each_draw_pile_is_renewed_alone_from_the_covered_tiles_of_all_piles() -> None:
    states = table(WORLD, draw="Chad Libya Togo Iowa Ohio", piles=["Kenya", "Mali Niger", "Utah Maine"])
    state = states[0]
    state.draw_size[:] = [1, 2, 2]
    covered = {
        number for pile in range(6) for number in state.pile[pile, : state.pile_size[pile] - 1].tolist()
    }

    act(WORLD, states, "draw 1")

    assert state.draw_size.tolist() == [len(covered), 2, 2]
    assert state.draw_shuffle.tolist() == [1, 0, 0]
    assert state.pile_size.tolist() == [1] * 6
    assert {number for number, its in enumerate(state.shuffle_of.tolist()) if its == 1} == covered
    assert covered < set(state.stock.tolist())
    assert covered >= set(tile_numbers(WORLD, "Mali Utah"))


def test_d41_with_three_draw_piles_a_renewal_finds_at_least_one_tile() -> None:
    states = table(WORLD, draw="Chad Libya Togo Iowa Ohio", options={"days": "40"})
    state = states[0]
    state.draw_size[:] = [1, 2, 2]
    act(WORLD, states, "draw 1", "discard on pile 1")
    assert (state.pile_size - 1).sum() == 1

    act(WORLD, states, "draw 2", "discard on pile 2", "draw 2", "discard on pile 3")

    assert state.draw_shuffle.tolist() == [1, 2, 0]
    assert state.draw_size.min() >= 1
    for _ in range(5):
        before = int(state.renewals)
        size = int(state.draw_size[1])
        for _ in range(size):
            act(WORLD, states, "draw 2", "discard on pile 1")
        assert state.renewals == before + 1
        assert state.draw_size.min() >= 1


@single_board
def test_d41_with_one_draw_pile_a_renewal_finds_at_least_16_tiles(game: Game) -> None:
    # Four seats hold most; only draws bring a renewal, and each of them covers a tile.
    states = table(game, seats=4)
    state = states[0]
    while state.renewals == 0:
        act(game, states, "draw", "discard on pile 1")
    fewest = min(int(state.draw_size[0]), len(box(game).tiles) - 40 - 1 - 3)

    assert fewest >= 16


@every_game
def test_d31_a_turn_takes_from_any_of_the_piles(game: Game) -> None:
    for pile in range(1, len(table(game)[0].pile_size) + 1):
        states = table(game)
        expected = top(states, pile)
        assert act(game, states, f"take {pile}").in_hand[0] == expected
    for which in range(1, len(table(game)[0].draw_size) + 1):
        states = table(game)
        sizes = states[0].draw_size.tolist()
        act(game, states, f"draw {which}" if game is WORLD else "draw")
        sizes[which - 1] -= 1
        assert states[0].draw_size.tolist() == sizes


def test_d31_the_drawn_tile_has_the_back_that_all_saw() -> None:
    maps = [tile.map for tile in box(WORLD).tiles]
    drawn: Counter[int] = Counter()
    for seed in range(40):
        states = table(WORLD, draw="Chad Iowa Libya Ohio Togo Utah Mali Texas Kenya", seed=seed)
        for which in (1, 2, 3):
            back = int(states[0].top_map[which - 1])
            held = int(act(WORLD, states, f"draw {which}").in_hand[int(states[0].turn)])
            assert maps[held] == back
            drawn[back] += 1
            act(WORLD, states, "discard on pile 1")
    assert set(drawn) == {0, 1}


def test_d55_a_new_top_is_of_a_map_as_often_as_its_tiles_are_in_the_pile() -> None:
    # Of nine tiles of Africa three are tops; when one of them is drawn, the next is one of the other
    # six or one of the three of the USA.
    names = "Togo Ghana Benin Kenya Mali Niger Egypt Sudan Congo Iowa Ohio Utah"
    tops: Counter[int] = Counter()
    for seed in range(300):
        states = table(WORLD, draw=names, seed=seed)
        state = states[0]
        assert state.top_map.tolist() == [0, 0, 0]
        act(WORLD, states, "draw 1")
        tops[int(state.top_map[0])] += 1

    assert 70 < tops[1] < 130


@every_game
def test_d40_the_order_of_a_pile_is_known_to_all(game: Game) -> None:
    states = table(game)
    act(game, states, first_draw(game), "discard on pile 1", first_draw(game), "discard on pile 1")

    for observer in (0, 1, -1):
        seen = game.view(states, 2, observer).state
        assert seen.pile.tolist() == states[0].pile.tolist()
        assert set(seen.stock.tolist()) == {-1}


@every_game
def test_d48_after_the_end_nothing_is_secret(game: Game) -> None:
    states = table(game)
    states[0].turns = LAST_TURN - 1
    act(game, states, "swap 1 2")
    seen = game.view(states, 2, -1).state

    assert seen.rack.tolist() == states[0].rack.tolist()
    assert seen.stock.tolist() == states[0].stock.tolist()


@every_game
def test_d11_drawing_uses_chance_and_taking_does_not(game: Game) -> None:
    match = Match(game, 2, secret_of(3, game.id))
    while match.true_state().phase != CHOOSING:
        seat = match.due[0]
        match.submit(seat, match.view(seat).legal[0], match.count(seat))
    seat = match.due[0]
    forked = match.fork()

    taken = match.submit(seat, game.actions.parse("take 1"), match.count(seat))
    drawn = forked.submit(seat, game.actions.parse(first_draw(game)), forked.count(seat))

    assert not taken.used_chance
    assert drawn.used_chance


def played(game: Game, seed: int, turns: int) -> Any:
    """States along a match of random turns."""
    chooser = np.random.default_rng(seed)
    states = table(game, seed=seed)
    for _ in range(turns):
        seat = int(states[0].turn)
        before = states.copy()
        action = int(chooser.choice(game.legal(states, seat)))
        game.compiled.apply_at(states, 0, seat, action)
        yield before[0], game.actions.notation(action), states[0]
        if states[0].phase == OVER:
            return


@every_game
def test_d11_d12_a_draw_pile_is_renewed_exactly_when_its_last_tile_is_drawn(game: Game) -> None:
    for before, move, after in played(game, 7, 250):
        which = int(move.split()[1]) - 1 if game is WORLD and move.startswith("draw") else 0
        is_last = move.startswith("draw") and before.draw_size[which] == 1
        assert (after.renewals > before.renewals) == is_last
        assert after.draw_size.min() >= 1
        if after.phase == CHOOSING:
            assert after.pile_size.min() >= 1


@every_game
def test_nothing_is_hidden_twice(game: Game) -> None:
    state = table(game)[0]

    assert ((state.seen == HIDDEN) == (state.rack_shuffle != NO_SHUFFLE)).all()
