"""What everybody may know by watching, and worlds that agree with it."""

from itertools import pairwise

from tenfold.core.game import Game
from tenfold.families.ten_days.state import HIDDEN, NO_SHUFFLE, NO_TILE
from tenfold.families.ten_days.tests.tables import (
    AFRICA,
    USA,
    WORLD,
    act,
    box,
    dealt,
    every_game,
    fill,
    single_board,
    table,
    tile,
    tile_numbers,
    world_of,
)

WORLDS = 12


def draw(game: Game) -> str:
    return "draw 1" if game is WORLD else "draw"


def some(game: Game) -> tuple[str, str]:
    return ("Iowa", "Ohio") if game is USA else ("Chad", "Libya")


@every_game
def test_d39_a_tile_taken_from_a_pile_is_known_where_it_is_put(game: Game) -> None:
    wanted, _ = some(game)
    states = table(game, piles=[wanted])

    act(game, states, "take 1", "put day 4 on pile 1")

    seen = game.view(states, 2, 1).state
    assert seen.seen[0, 3] == tile(game, wanted)
    assert seen.rack_shuffle[0, 3] == NO_SHUFFLE
    assert seen.seen[0, 4] == HIDDEN


@every_game
def test_d39_a_tile_from_the_draw_pile_is_not(game: Game) -> None:
    states = table(game)
    act(game, states, draw(game))
    assert game.view(states, 2, 1).state.seen_in_hand[0] == HIDDEN

    act(game, states, "put day 4 on pile 1")

    assert game.view(states, 2, 1).state.seen[0, 3] == HIDDEN
    assert game.view(states, 2, 0).state.rack[0, 3] == states[0].rack[0, 3]


@every_game
def test_d39_a_swap_moves_what_is_known_and_a_replacement_clears_it(game: Game) -> None:
    wanted, other = some(game)
    states = table(game, piles=[wanted, other])
    act(game, states, "take 1", "put day 4 on pile 1", "swap 1 2", "swap 4 7")
    assert states[0].seen[0].tolist()[:8] == [HIDDEN] * 6 + [tile(game, wanted), HIDDEN]
    assert states[0].rack_shuffle[0].tolist()[:8] == [0] * 6 + [NO_SHUFFLE, 0]

    act(game, states, "swap 1 2", draw(game), "put day 7 on pile 1")

    assert states[0].seen[0, 6] == HIDDEN
    assert states[0].rack_shuffle[0, 6] == 0
    assert states[0].shuffle_of[tile(game, wanted)] == NO_SHUFFLE


@every_game
def test_d39_everybody_sees_which_days_are_swapped(game: Game) -> None:
    states = table(game)
    assert dealt(game)[0].swapped.tolist() == [NO_TILE, NO_TILE]

    act(game, states, "swap 2 5")
    assert game.view(states, 2, 1).state.swapped.tolist() == [1, 4]
    act(game, states, draw(game))
    assert states[0].swapped.tolist() == [NO_TILE, NO_TILE]
    act(game, states, "discard on pile 1", "swap 1 2", "take 1")
    assert states[0].swapped.tolist() == [NO_TILE, NO_TILE]


@every_game
def test_d27_d47_open_hands_show_everything(game: Game) -> None:
    states = table(game, options={"open_hands": "on"})

    state = act(game, states, draw(game))

    assert game.view(states, 2, 1).state.seen_in_hand[0] == state.in_hand[0]
    act(game, states, "put day 4 on pile 1")
    assert game.view(states, 2, -1).state.seen.tolist() == state.rack.tolist()


@single_board
def test_d49_all_know_which_tiles_a_new_draw_pile_holds(game: Game) -> None:
    first, second = some(game)
    states = table(game, draw=first, piles=[second])
    covered = set(states[0].pile[0].tolist()) - {NO_TILE, tile(game, second)}

    state = act(game, states, "draw")

    assert {number for number, its in enumerate(state.shuffle_of.tolist()) if its == 1} == covered
    assert state.hand_shuffle[0] == 0
    assert state.shuffle_of[tile(game, first)] == 0


@single_board
def test_d49_a_hidden_tile_keeps_the_shuffle_from_which_it_was_drawn(game: Game) -> None:
    states = table(game, draw=some(game)[0])

    act(game, states, "draw", "put day 2 on pile 1", "draw", "put day 3 on pile 1")

    state = states[0]
    assert state.rack_shuffle[0, 1] == 0
    assert state.rack_shuffle[1, 2] == 1
    assert state.shuffle_of[state.rack[1, 2]] == 1


@single_board
def test_d49_a_world_draws_hidden_tiles_from_their_own_shuffle(game: Game) -> None:
    states = table(game, draw=some(game)[0])
    act(game, states, "draw", "put day 2 on pile 1", "draw", "put day 3 on pile 1")
    of_first = {number for number, its in enumerate(states[0].shuffle_of.tolist()) if its == 0}
    differs = False

    for seed in range(WORLDS):
        world = world_of(game, states, 0, seed)
        guessed = world[0].rack[1].tolist()[:10]
        assert world[0].shuffle_of[guessed[2]] == 1
        assert set(guessed[:2] + guessed[3:]) <= of_first
        assert world[0].rack[0].tolist() == states[0].rack[0].tolist()
        differs = differs or guessed != states[0].rack[1].tolist()[:10]
    assert differs


@every_game
def test_d39_a_world_leaves_what_has_been_seen(game: Game) -> None:
    wanted, _ = some(game)
    states = table(game, piles=[wanted], seat=1)
    act(game, states, "take 1", "put day 4 on pile 1")

    for seed in range(WORLDS):
        assert world_of(game, states, 0, seed)[0].rack[1, 3] == tile(game, wanted)


@every_game
def test_d7_worlds_of_a_spectator_deal_every_rack_anew(game: Game) -> None:
    states = table(game)
    worlds = [world_of(game, states, -1, seed)[0] for seed in range(WORLDS)]

    for seat in (0, 1):
        assert len({tuple(world.rack[seat].tolist()) for world in worlds}) == WORLDS
        assert {world.rack[3].tolist()[0] for world in worlds} == {NO_TILE}


@every_game
def test_d46_worlds_deal_shares_anew_while_racks_are_filled(game: Game) -> None:
    states = dealt(game, 3)
    start = ["draw usa"] if game is WORLD else []
    fill(game, states, 0, *start, "fill 4", *start)
    fill(game, states, 1, *start, "fill 2", *start)
    gaps = [number for number, held in enumerate(states[0].stock.tolist()) if held == NO_TILE]
    worlds = [world_of(game, states, 0, seed) for seed in range(WORLDS)]

    for world in worlds:
        stock = world[0].stock.tolist()
        assert [number for number, held in enumerate(stock) if held == NO_TILE] == gaps
        assert world[0].rack[0].tolist() == states[0].rack[0].tolist()
        assert world[0].in_hand[0] == states[0].in_hand[0]
        for low, high in pairwise(box(game).map_start):
            left = [held for held in stock[low:high] if held != NO_TILE]
            assert left != sorted(left)
        if game is WORLD:
            assert all(held < 60 for held in stock[:60] if held != NO_TILE)
            assert all(held >= 60 for held in stock[60:] if held != NO_TILE)
    assert len({tuple(world[0].stock.tolist()) for world in worlds}) == WORLDS
    assert len({int(world[0].in_hand[1]) for world in worlds}) > 3


def test_d55_a_world_agrees_with_the_backs() -> None:
    states = table(WORLD)
    maps = [tile.map for tile in box(WORLD).tiles]

    for seed in range(WORLDS):
        world = world_of(WORLD, states, 0, seed)[0]
        for day, held in enumerate(world.rack[1].tolist()):
            assert world.back[1, day] == (2 if held == NO_TILE else maps[held])


def test_d55_backs_move_with_their_tiles() -> None:
    states = table(WORLD, "Chad Iowa", piles=["Ohio"])
    act(WORLD, states, "swap 1 2", "swap 1 2")
    assert states[0].back[0].tolist()[:2] == [1, 0]

    act(WORLD, states, "take 1")
    assert states[0].hand_back.tolist() == [1, 2, 2, 2]
    act(WORLD, states, "put day 2 on pile 1")
    assert states[0].back[0].tolist()[:2] == [1, 1]
    assert states[0].hand_back.tolist() == [2, 2, 2, 2]


def test_d41_d49_every_draw_pile_around_the_world_has_its_own_shuffle() -> None:
    states = table(WORLD, draw="Chad Libya Togo Iowa Ohio", options={"days": "20"})
    state = states[0]
    state.draw_size[:] = [1, 2, 2]
    act(WORLD, states, "draw 1", "put day 1 on pile 1", "draw 1", "put day 1 on pile 1", "draw 2")

    assert state.draw_shuffle.tolist() == [1, 0, 0]
    assert state.rack_shuffle[0, 0] == 0
    assert state.rack_shuffle[1, 0] == 1
    assert state.hand_shuffle[0] == 0
    assert int(state.in_hand[0]) in tile_numbers(WORLD, "Chad Libya Togo Iowa Ohio")


@every_game
def test_d48_after_the_end_a_world_is_the_truth(game: Game) -> None:
    states = table(game)
    states[0].turns = 999
    act(game, states, "swap 1 2")

    world = world_of(game, states, 1, 1)

    assert world[0].rack.tolist() == states[0].rack.tolist()
    assert world[0].stock.tolist() == states[0].stock.tolist()


def test_d49_four_of_a_shuffle_are_dealt_to_a_slot_equally_often() -> None:
    states = table(AFRICA, draw="Chad")
    act(AFRICA, states, "draw", "put day 2 on pile 1")
    guesses = [int(world_of(AFRICA, states, 0, seed)[0].rack[1, 0]) for seed in range(150)]

    assert len(set(guesses)) == 10
    assert max(guesses.count(guess) for guess in set(guesses)) < 35
