"""Builds tables for tests from text."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tenfold.core.game import Game, GameEvent
from tenfold.core.outcome import Outcome
from tenfold.core.registry import game_of
from tenfold.core.rng import seed_stream
from tenfold.families.ten_days.data import AUTOMOBILE, PLANE, Box, box_of
from tenfold.families.ten_days.state import CHOOSING, HIDDEN, NO_SEAT, NO_SHUFFLE, NO_TILE

AFRICA = game_of("ten_days_africa")
USA = game_of("ten_days_usa")
WORLD = game_of("ten_days_world")
GAMES = (AFRICA, USA, WORLD)
ONE_MAP = (AFRICA, USA)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
single_board = pytest.mark.parametrize("game", ONE_MAP, ids=lambda game: game.id)

BOXES = {AFRICA.id: box_of("africa"), USA.id: box_of("usa"), WORLD.id: box_of("africa", "usa")}


def box(game: Game) -> Box:
    """The box of a game."""
    return BOXES[game.id]


def days(game: Game, options: Mapping[str, str] | None = None) -> int:
    """How many days a journey has with these options."""
    return int(game.validate_options(2, options)["days"])


def tile_numbers(game: Game, text: str) -> list[int]:
    """The tiles that a text like "Libya plane:green South-Africa automobile" names, each another one."""
    found: list[int] = []
    for word in text.split():
        fitting = [number for number in range(len(box(game).tiles)) if _is_called(game, number, word)]
        found.append(next(number for number in fitting if number not in found))
    return found


def _is_called(game: Game, number: int, word: str) -> bool:
    tile = box(game).tiles[number]
    if tile.kind == AUTOMOBILE:
        return word == "automobile"
    if tile.kind == PLANE:
        return word == f"plane:{tile.colour}"
    return word == tile.place.replace(" ", "-")


def tile(game: Game, word: str) -> int:
    """The first tile of a name."""
    return tile_numbers(game, word)[0]


# Many parameters, each with a default: a test names only what its table needs.
def table(
    game: Game,
    rack: str = "",
    *,
    other: str = "",
    piles: Sequence[str] = (),
    draw: str | None = None,
    seats: int = 2,
    seat: int = 0,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Any:
    """An array of one state in play: the rack of the seat on turn, hidden from the others.

    Racks that are not named, and the rest of one that is, get any tiles. A pile is named from the
    bottom to the top. If the draw pile is named, all tiles that lie nowhere else are under pile 1.
    """
    states = game.template(seats, options)
    state = states[0]
    game.derive(state)
    seed_stream(state.stream, seed, 0)
    state.seats, state.turn, state.beginner, state.winner = seats, seat, seat, NO_SEAT
    state.phase = CHOOSING
    state.filled[:seats] = days(game, options)
    for name in ("rack", "in_hand", "seen", "seen_in_hand", "swapped", "pile", "stock"):
        state[name][...] = NO_TILE
    state.rack_shuffle[:] = state.hand_shuffle[:] = NO_SHUFFLE
    named = tile_numbers(game, " ".join([rack, other, draw or "", *piles]))
    rest = [number for number in range(len(box(game).tiles)) if number not in named]
    parts = _cut(named, [len(text.split()) for text in (rack, other, draw or "", *piles)])
    racks = {seat: parts[0], (seat + 1) % seats: parts[1]}
    length = days(game, options)
    for owner in range(seats):
        tiles = racks.get(owner, [])
        tiles += [rest.pop() for _ in range(length - len(tiles))]
        state.rack[owner, :length] = tiles
        state.seen[owner, :length] = tiles if state.open_hands else HIDDEN
        state.rack_shuffle[owner, :length] = NO_SHUFFLE if state.open_hands else 0
    pile_count = state.pile.shape[0]
    named_piles = parts[3:]
    heaps = [*named_piles, *([rest.pop()] for _ in range(pile_count - len(named_piles)))]
    if draw is not None:
        heaps[0] = rest + heaps[0]
    stock = rest if draw is None else parts[2]
    for number, heap in enumerate(heaps):
        state.pile[number, : len(heap)] = heap
        state.pile_size[number] = len(heap)
    state.stock[: len(stock)] = stock
    hidden = {*stock, *(() if state.open_hands else state.rack.ravel().tolist())}
    state.shuffle_of[:] = [0 if number in hidden else NO_SHUFFLE for number in range(len(box(game).tiles))]
    _deal_draw_piles(game, state, len(stock))
    return states


def _cut(tiles: Sequence[int], lengths: Sequence[int]) -> list[list[int]]:
    ends = np.cumsum([0, *lengths]).tolist()
    return [list(tiles[start:end]) for start, end in pairwise(ends)]


def _deal_draw_piles(game: Game, state: Any, count: int) -> None:
    piles = state.draw_size.shape[0]
    state.draw_size[:] = [count // piles + (which < count % piles) for which in range(piles)]
    if game is WORLD:
        maps = [tile.map for tile in box(game).tiles]
        state.back[:] = 2
        state.hand_back[:] = 2
        for seat in range(int(state.seats)):
            for day, number in enumerate(state.rack[seat].tolist()):
                state.back[seat, day] = 2 if number == NO_TILE else maps[number]
        state.top_map[:] = [maps[number] for number in state.stock[:piles].tolist()]


def act(game: Game, states: Any, *moves: str) -> Any:
    """The seat on turn makes legal moves; the state after them."""
    for move in moves:
        seat, action = int(states[0].turn), game.actions.parse(move)
        assert action in game.legal(states, seat), move
        game.compiled.apply_at(states, 0, seat, action)
    return states[0]


def fill(game: Game, states: Any, seat: int, *moves: str) -> Any:
    """A seat that fills its rack makes legal moves; the state after them."""
    for move in moves:
        action = game.actions.parse(move)
        assert action in game.legal(states, seat), move
        game.compiled.apply_at(states, 0, seat, action)
    return states[0]


def moves(game: Game, states: Any, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, of the one on turn if none is named, as text."""
    owner = int(states[0].turn) if seat is None else seat
    return [game.actions.notation(action) for action in game.legal(states, owner)]


def is_legal(game: Game, states: Any, move: str, seat: int | None = None) -> bool:
    """Whether a seat may make a move."""
    return move in moves(game, states, seat)


def dealt(game: Game, seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 1) -> Any:
    """A state after the deal."""
    states = game.template(seats, options)
    seed_stream(states[0].stream, seed, 0)
    game.compiled.deal_at(states, 0, seats)
    return states


def fill_all(game: Game, states: Any) -> Any:
    """All seats fill their racks from day 1 on; the state after it."""
    for seat in range(int(states[0].seats)):
        fill_rack(game, states, seat)
    return states[0]


def fill_rack(game: Game, states: Any, seat: int) -> None:
    """A seat fills its rack by the first legal moves."""
    while seat in due(game, states) and states[0].phase == 0:
        game.compiled.apply_at(states, 0, seat, game.legal(states, seat)[0])


def due(game: Game, states: Any) -> tuple[int, ...]:
    """The seats that are to act."""
    return game.status(states, int(states[0].seats))[0]


def outcome(game: Game, states: Any) -> Outcome | None:
    """How the game ended, if it has."""
    return game.status(states, int(states[0].seats))[1]


def wins(game: Game, rack: str, options: Mapping[str, str] | None = None) -> bool:
    """Whether a rack is complete at the end of its owner's turn: a top tile is taken and put back."""
    states = table(game, rack, options=options)
    act(game, states, "take 1", "discard on pile 1")
    result = outcome(game, states)
    return result is not None and result.winners == (0,)


def top(states: Any, pile: int) -> int:
    """The top tile of a pile, counted from 1."""
    size = int(states[0].pile_size[pile - 1])
    return int(states[0].pile[pile - 1, size - 1])


def told(game: Game, states: Any, move: str, observer: int) -> list[GameEvent]:
    """What an observer is told when the seat on turn makes a move; the states move on."""
    seats, seat = int(states[0].seats), int(states[0].turn)
    before = game.view(states, seats, observer)
    act(game, states, move)
    entry = game.seen_entry(seat, game.actions.parse(move), observer)
    return list(game.events(before, entry, game.view(states, seats, observer)))


def world_of(game: Game, states: Any, observer: int, seed: int) -> Any:
    """A state in which all that an observer cannot know was dealt anew."""
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, seed, 9)
    worlds = game.view(states, int(states[0].seats), observer).states
    game.compiled.determinize_at(worlds, 0, observer, stream)
    return worlds
