"""Scenarios that play of a 10 Days game must reach, options to play with, and invariants.

What holds is written down here a second time, from the clauses and from the explained journeys, not
from the compiled rules: two opinions that share no code.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from tenfold.core import codec
from tenfold.core.box import FORMAT
from tenfold.core.box import Box as OtherBox
from tenfold.core.game import Game
from tenfold.families.ten_days.box import MAX_AUTOMOBILES, MAX_PLANES, MIN_TILES, PLANES, game_of_board
from tenfold.families.ten_days.data import NO_KIND, Board, Box, box_in, faces_on
from tenfold.families.ten_days.names import journeys_of
from tenfold.families.ten_days.state import (
    CHOOSING,
    FILLING,
    HIDDEN,
    LAST_TURN,
    NO_SEAT,
    NO_SHUFFLE,
    NO_TILE,
    OVER,
    PLACING,
)

Scenario = Callable[[Any, int, int, Any], bool]


class Move(NamedTuple):
    """One move: the record before it, who did what (in words), the record after it."""

    before: Any
    seat: int
    words: list[str]
    after: Any

    @property
    def is_end(self) -> bool:
        """Whether the match is over now."""
        return bool(self.after.phase == OVER)

    @property
    def pile(self) -> int:
        """The pile that is named last."""
        return int(self.words[-1]) - 1

    @property
    def day(self) -> int:
        """The day on which something is put."""
        return int(self.words[2]) - 1  # put day 4 on pile 2

    def seen(self, day: int) -> int:
        """What all knew of a day of the own rack before."""
        return int(self.before.seen[self.seat, day])


def _moved_known(m: Move) -> bool:
    if m.words[0] != "swap":
        return False
    tiles = [m.seen(int(word) - 1) for word in m.words[1:]]
    return HIDDEN in tiles and tiles != [HIDDEN, HIDDEN]


COMMON: Mapping[str, Callable[[Move], bool]] = {
    "a day is filled": lambda m: m.words[0] == "fill",
    "a seat fills while another is ready": lambda m: (
        m.words[0] == "fill" and bool((m.before.filled[: m.before.seats] > m.before.filled[m.seat]).any())
    ),
    "the last day is filled": lambda m: m.before.phase == FILLING and m.after.phase == CHOOSING,
    "a tile is drawn": lambda m: m.before.phase == CHOOSING and m.words[0] == "draw",
    "a tile is taken": lambda m: m.words[0] == "take",
    "the last tile of a pile is taken": lambda m: m.words[0] == "take" and m.before.pile_size[m.pile] == 1,
    "a covering tile is taken": lambda m: m.words[0] == "take" and m.before.pile_size[m.pile] > 1,
    "a hidden tile is replaced": lambda m: m.words[0] == "put" and m.seen(m.day) == HIDDEN,
    "a known tile is replaced": lambda m: m.words[0] == "put" and m.seen(m.day) != HIDDEN,
    "a hidden tile is put on a rack": lambda m: (
        m.words[0] == "put" and m.before.seen_in_hand[m.seat] == HIDDEN
    ),
    "a known tile is put on a rack": lambda m: (
        m.words[0] == "put" and m.before.seen_in_hand[m.seat] != HIDDEN
    ),
    "a discard begins the empty pile anew": lambda m: (
        m.words[0] in {"put", "discard"} and m.before.pile_size[m.pile] == 0
    ),
    "a discard covers a pile": lambda m: m.words[0] in {"put", "discard"} and m.before.pile_size[m.pile] > 0,
    "a tile from a pile is discarded again": lambda m: (
        m.words[0] == "discard" and m.before.seen_in_hand[m.seat] != HIDDEN
    ),
    "a drawn tile is discarded": lambda m: (
        m.words[0] == "discard" and m.before.seen_in_hand[m.seat] == HIDDEN
    ),
    "a swap": lambda m: m.words[0] == "swap",
    "a swap moves a known tile": _moved_known,
    "a renewal": lambda m: m.after.renewals > m.before.renewals,
    "a second renewal": lambda m: m.after.renewals > m.before.renewals > 0,
    "a draw from a renewed pile": lambda m: (
        m.words[0] == "draw" and m.before.phase == CHOOSING and m.before.renewals > 0
    ),
    "a hidden tile of an older shuffle is on a rack": lambda m: bool(
        ((m.after.rack_shuffle < m.after.renewals) & (m.after.seen == HIDDEN)).any()
    ),
    "a journey is completed by a put": lambda m: (
        m.is_end and m.after.winner != NO_SEAT and m.words[0] == "put"
    ),
    "a journey is completed by a swap": lambda m: (
        m.is_end and m.after.winner != NO_SEAT and m.words[0] == "swap"
    ),
    "a draw after the last turn": lambda m: m.is_end and m.after.winner == NO_SEAT,
    "the first seat is next": lambda m: m.after.turn == 0 and m.before.turn == m.before.seats - 1,
    "open hands": lambda m: m.before.open_hands == 1 and m.words[0] == "draw",
    "no swaps": lambda m: m.before.no_swap == 1 and m.before.phase == CHOOSING,
    "begins by lot": lambda m: m.before.begins == 0,
    "begins by choice": lambda m: m.before.begins == 2 and m.before.turns == 0 and m.before.phase == CHOOSING,
    "two seats": lambda m: m.before.seats == 2,
    "three seats": lambda m: m.before.seats == 3,
    "four seats": lambda m: m.before.seats == 4,
}

ONE_MAP: Mapping[str, Callable[[Move], bool]] = {
    "ten days": lambda m: m.before.days == 0,
    "five days": lambda m: m.before.days == 1,
    "five days are completed": lambda m: m.before.days == 1 and m.is_end and m.after.winner != NO_SEAT,
}

AFRICA: Mapping[str, Callable[[Move], bool]] = {
    "same-country transport": lambda m: m.before.same_country == 1 and m.is_end,
    "undivided Sudan": lambda m: m.before.undivided_sudan == 1 and m.is_end,
}

WORLD: Mapping[str, Callable[[Move], bool]] = {
    "a tile of Africa is drawn while filling": lambda m: m.words == ["draw", "africa"],
    "a tile of the USA is drawn while filling": lambda m: m.words == ["draw", "usa"],
    "the third draw pile is drawn from": lambda m: m.words == ["draw", "3"],
    "a new top of another map": lambda m: (
        m.before.phase == CHOOSING and bool((m.before.top_map != m.after.top_map).any())
    ),
    "each draw pile is of another shuffle": lambda m: len(set(m.after.draw_shuffle.tolist())) == 3,
    "a draw from a pile of an older shuffle": lambda m: (
        m.before.phase == CHOOSING
        and m.words[0] == "draw"
        and m.before.draw_shuffle[m.pile] < m.before.renewals
    ),
    "twenty days": lambda m: m.before.days == 0,
    "thirty days": lambda m: m.before.days == 1,
    "forty days": lambda m: m.before.days == 2,
    "a long journey is completed": lambda m: m.is_end and m.after.winner != NO_SEAT and m.before.days > 0,
}


def scenarios_for(game: Game, *parts: Mapping[str, Callable[[Move], bool]]) -> dict[str, Scenario]:
    """Named moments over (before, seat, action, after)."""

    def moment(happens: Callable[[Move], bool]) -> Scenario:
        def has_happened(before: Any, seat: int, action: int, after: Any) -> bool:
            return bool(happens(Move(before, seat, game.actions.notation(action).split(), after)))

        return has_happened

    return {name: moment(happens) for part in parts for name, happens in part.items()}


def invariants_for(game: Game, box: Box) -> Callable[[Any], None]:
    """What holds after the deal and after every move; anything else is our own mistake."""
    days = [int(choice) for option in game.options if option.name == "days" for choice in option.choices]

    def invariants(state: Any) -> None:
        now = SimpleNamespace(**codec.plain(state, game.state))
        now.length = days[now.days]
        own = box_in(box, state)
        _check_tiles(now, own)
        _check_knowledge(now)
        _check_piles(now)
        _check_racks(now)
        _check_order(now)
        _check_winner(now, state, own)
        if len(box.boards) > 1:
            _check_backs(now, own)

    return invariants


def _check_tiles(now: Any, box: Box) -> None:
    """No tile is ever lost or doubled, and there are no others than the box has (D1, D2, D30)."""
    places = [now.stock, now.in_hand, *now.rack, *now.pile]
    found = Counter(tile for place in places for tile in place if tile != NO_TILE)
    assert found == Counter(number for number, tile in enumerate(box.tiles) if tile.kind != NO_KIND)


def _check_knowledge(now: Any) -> None:
    """What all know is true, and what is hidden is of the shuffle that all know (D39, D49)."""
    slots = [
        *zip(now.in_hand, now.seen_in_hand, now.hand_shuffle, strict=True),
        *(
            slot
            for rack, seen, shuffles in zip(now.rack, now.seen, now.rack_shuffle, strict=True)
            for slot in zip(rack, seen, shuffles, strict=True)
        ),
    ]
    hidden = set()
    for tile, seen, shuffle in slots:
        if seen == HIDDEN:
            assert now.shuffle_of[tile] == shuffle <= now.renewals
            hidden.add(tile)
        else:
            assert seen == tile
            assert shuffle == NO_SHUFFLE
    out_of_sight = {tile for tile, shuffle in enumerate(now.shuffle_of) if shuffle != NO_SHUFFLE}
    assert out_of_sight == hidden | {tile for tile in now.stock if tile != NO_TILE}
    if now.open_hands:
        assert hidden == set()


def _check_piles(now: Any) -> None:
    """Always so many piles with a top tile after a turn, and draw piles with a tile (D8, D12, D41)."""
    for pile, size in zip(now.pile, now.pile_size, strict=True):
        assert NO_TILE not in pile[:size]
        assert pile[size:] == [NO_TILE] * (len(pile) - size)
    if now.phase == FILLING:
        assert not any(now.pile_size)
        assert not any(now.draw_size)
        return
    assert min(now.draw_size) >= 1
    assert sum(now.draw_size) == sum(tile != NO_TILE for tile in now.stock)
    assert sum(size == 0 for size in now.pile_size) <= (1 if now.phase == PLACING else 0)


def _check_racks(now: Any) -> None:
    """Racks are full once play has begun; only who fills or places holds a tile (D5, D12)."""
    for seat, (rack, held) in enumerate(zip(now.rack, now.in_hand, strict=True)):
        filled = sum(tile != NO_TILE for tile in rack)
        assert now.filled[seat] == filled
        assert rack[now.length :] == [NO_TILE] * (len(rack) - now.length)
        if seat >= now.seats:
            assert filled == 0
            assert held == NO_TILE
        elif now.phase == FILLING:
            assert held == NO_TILE or filled < now.length
        else:
            assert filled == now.length
            assert (held != NO_TILE) == (now.phase == PLACING and seat == now.turn)


def _check_order(now: Any) -> None:
    """The order never breaks, and there are at most 1,000 turns (D9, D42, D43)."""
    assert 2 <= now.seats <= 4
    assert now.begins in {0, now.beginner + 1}
    assert 0 <= now.turns <= LAST_TURN
    taken = now.turns - (1 if now.phase == OVER else 0)
    assert now.turn == (now.beginner + taken) % now.seats
    if now.phase == FILLING:
        assert now.turns == 0


def _check_winner(now: Any, state: Any, box: Box) -> None:
    """Whoever has a complete journey at the end of an own turn has won, and nobody else (D14, D38)."""
    journeys = journeys_of(box, state)
    if now.winner != NO_SEAT:
        assert now.phase == OVER
        assert now.winner == now.turn
        assert journeys.is_complete(now.rack[now.winner][: now.length])
    elif now.turns > 0 and now.phase == CHOOSING:
        before = (now.turn - 1) % now.seats
        assert not journeys.is_complete(now.rack[before][: now.length])
    elif now.phase == OVER:
        assert now.turns == LAST_TURN
        assert not journeys.is_complete(now.rack[now.turn][: now.length])


def _check_backs(now: Any, box: Box) -> None:
    """The backs that all see are those of the tiles (D31, D55)."""
    maps = [tile.map for tile in box.tiles]

    def back_of(tile: int) -> int:
        return len(box.boards) if tile == NO_TILE else maps[tile]

    assert now.hand_back == [back_of(tile) for tile in now.in_hand]
    assert now.back == [[back_of(tile) for tile in rack] for rack in now.rack]
    if now.phase == FILLING:
        return
    for shuffle in set(now.draw_shuffle):
        tiles = [tile for tile in now.stock if tile != NO_TILE and now.shuffle_of[tile] == shuffle]
        piles = [which for which, its in enumerate(now.draw_shuffle) if its == shuffle]
        assert len(tiles) == sum(now.draw_size[which] for which in piles)
        tops = Counter(now.top_map[which] for which in piles)
        assert not tops - Counter(maps[tile] for tile in tiles)


def random_boxes_for(box: Box) -> Callable[[int], list[OtherBox]]:
    """Any colouring and any tiles for the boards, the fewest and the most tiles among them."""

    def random_boxes(number: int) -> list[OtherBox]:
        chooser = np.random.default_rng(number)
        chosen = [board for board in box.boards if len(box.boards) == 1 or chooser.random() < 0.7]
        return [_random_box(board, number, chooser) for board in chosen or box.boards[:1]]

    return random_boxes


def _random_box(board: Board, number: int, chooser: Any) -> OtherBox:
    colours = chooser.permutation(PLANES)[: int(chooser.integers(1, len(PLANES) + 1))].tolist()
    places = chooser.permutation([place for place in board.places if place not in board.by_plane_only])
    twice = [*colours, *colours]
    its = [*twice, *chooser.choice(colours, len(places) - len(twice)).tolist()]
    most = len(faces_on(board, 0, {}))
    total = (most, MIN_TILES, int(chooser.integers(MIN_TILES, most + 1)))[number // 3 % 3]
    planes = Counter(colours)
    tiles: dict[str, int] = {}
    automobiles = 0
    for _ in range(total - len(board.places) - len(colours)):
        what = int(chooser.integers(3))
        place = str(chooser.choice(board.places))
        if what == 0 and place not in tiles:
            tiles[place] = 2
        elif max(planes.values()) < MAX_PLANES and (what == 1 or automobiles == MAX_AUTOMOBILES):
            planes[str(chooser.choice(colours))] += 1
        else:
            automobiles += 1
    ones = {place: 1 for place in board.two_tiles if place not in tiles}
    return {
        "format": FORMAT,
        "game": game_of_board(board),
        "name": f"Box {number}",
        "automobiles": automobiles,
        "colours": dict(zip(places.tolist(), its, strict=True)),
        "tiles": {**tiles, **ones},
        "planes": {colour: planes[colour] for colour in PLANES},
    }
