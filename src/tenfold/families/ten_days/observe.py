"""Encodes a view as numbers for a network; seats count from the observer."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core.game import Part
from tenfold.core.jit import generic
from tenfold.families.ten_days.bound_names import AT, DAYS, DRAW_PILES, HAS_AFRICA, MAPS, PILES, SHARE, TILES
from tenfold.families.ten_days.links import days_of, face_on, is_ride, stop_by_ride, stop_on_foot
from tenfold.families.ten_days.state import FILLING, LAST_TURN, NO_SHUFFLE, NO_TILE, OVER, SEATS

PHASES = 4
FRACTION = 8
"""As many renewals as count one."""
HAS_SEAT = 5
"""The last of the options, and the last number of all."""


# Long because it is one table: every part of an observation in order.
def layout_of(
    tiles: int, days: int, maps: int, piles: int, draw_piles: int, *, has_africa: bool
) -> tuple[Part, ...]:
    """The parts of an observation, in their order."""
    several = maps if maps > 1 else 0
    return (
        Part("rack", days * tiles, "for each day, one at the own tile that stands there"),
        Part("in_hand", tiles, "one at the own tile in hand"),
        Part("tops", piles * tiles, "for each pile, one at its top tile", "pile pile_size"),
        Part(
            "under",
            piles * tiles,
            "for each pile and tile in it, one divided by how many tiles lie above; none for the top",
            "pile pile_size",
        ),
        Part("unseen", tiles, "one at each tile that is out of sight, own tiles included", "shuffle_of"),
        Part(
            "unseen_age",
            tiles,
            "for each of these, how many renewals ago it was last shuffled, divided by eight",
            "shuffle_of renewals",
        ),
        Part(
            "others",
            (SEATS - 1) * tiles,
            "for each other seat, one at each tile seen on its rack or in hand",
            "seen seen_in_hand",
        ),
        Part(
            "others_days",
            (SEATS - 1) * tiles,
            "for each of these on a rack, its day from 1, divided by the most days",
            "seen",
        ),
        Part(
            "shown", days + 1, "one at each own day, and the own hand, whose tile everybody has seen", "seen"
        ),
        Part("linked", days, "one at each own day with a place that is linked on to the next place", "rack"),
        Part(
            "links", 1, "days of the longest stretch of the own rack that is linked, divided by all", "rack"
        ),
        Part(
            "ages",
            SEATS * (days + 1),
            "for each seat, day and hand with a hidden tile, how many renewals ago it was shuffled, plus 1, "
            "divided by eight",
            "rack_shuffle hand_shuffle renewals",
        ),
        Part("swapped", days, "one at each of the two days that the last turn swapped"),
        Part(
            "backs",
            SEATS * several * days,
            "for each seat and map, one at each day that shows its back",
            "back",
        ),
        Part(
            "hand_backs",
            SEATS * several,
            "for each seat, one at the map on the back of the tile in hand",
            "hand_back",
        ),
        Part(
            "top_maps",
            draw_piles * several,
            "for each draw pile, one at the map of its top tile",
            "top_map",
        ),
        Part(
            "draw_ages",
            draw_piles if several else 0,
            "for each draw pile, how many renewals ago it was shuffled, divided by eight",
            "draw_shuffle renewals",
        ),
        Part(
            "sizes",
            piles + draw_piles,
            "tiles of each pile and draw pile, divided by the box",
            "pile_size draw_size",
        ),
        Part(
            "table",
            PHASES + 3 * SEATS + 2,
            "phase; seat on turn; seats there; days filled; renewals, by eight; turns, by 1000",
            "phase turn seats filled renewals turns",
        ),
        Part(
            "options",
            6,
            "days divided by the most; open hands; no swap; same country; undivided Sudan; has a seat",
            "days open_hands no_swap" + (" same_country undivided_sudan" if has_africa else ""),
        ),
    )


LEFT_OUT = {
    "stream": "nobody sees it",
    "stock": "nobody sees it; what it may hold is what is out of sight",
    "begins": "only says how the beginner was found",
    "beginner": "who began changes nothing later on: the seat on turn is there",
    "has_box": "what's printed is the same in a whole batch; what follows from it is there",
    "box_tiles": "what's printed is the same in a whole batch",
    "face": "what's printed is the same in a whole batch",
    "colour": "what's printed is the same in a whole batch; which days it links is there",
    "served": "follows from the colours",
    "winner": "there is none before the end",
}


def shares_of(depth: int) -> NDArray[np.float32]:
    """One divided by each number of tiles."""
    return np.array([0.0, *(1 / count for count in range(1, depth))], np.float32)


@generic
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view into zeros; a spectator looks from the first seat and has no rack."""
    if observer >= 0:
        observe_rack(view, observer, out)
    for pile in range(PILES):
        size = int(view.pile_size[pile])
        if size > 0:
            mark(out, AT.tops + pile * TILES, int(view.pile[pile, size - 1]))
        for at in range(size - 1):
            out[AT.under + pile * TILES + int(view.pile[pile, at])] = SHARE[size - 1 - at]
        out[AT.sizes + pile] = size / TILES
    for which in range(DRAW_PILES):
        out[AT.sizes + PILES + which] = view.draw_size[which] / TILES
    renewals = int(view.renewals)
    for tile in range(TILES):
        out[AT.unseen + tile] = 1.0 if view.shuffle_of[tile] != NO_SHUFFLE else 0.0
        out[AT.unseen_age + tile] = age(renewals, int(view.shuffle_of[tile]))
    for at in range(2):
        if view.swapped[at] != NO_TILE:
            out[AT.swapped + int(view.swapped[at])] = 1.0
    observe_seats(view, observer, out)
    observe_options(view, observer, out)


@generic
def observe_rack(view: Any, observer: int, out: Any) -> None:
    """The own rack: its tiles, which of them everybody knows, and how they are linked (D15–D19)."""
    days = days_of(view)
    mark(out, AT.in_hand, int(view.in_hand[observer]))
    if view.seen_in_hand[observer] < TILES:
        out[AT.shown + DAYS] = 1.0
    for day in range(days):
        mark(out, AT.rack + day * TILES, int(view.rack[observer, day]))
        out[AT.shown + day] = 1.0 if view.seen[observer, day] < TILES else 0.0
    out[AT.links] = observe_links(view, observer, days, out) / days


@generic
def observe_links(view: Any, observer: int, days: int, out: Any) -> int:
    """Mark the own days that are linked on; how many days the longest stretch of them has (D15–D19)."""
    longest = 0
    # How many days later the stretches end that lead on from the next day, and from the day after it.
    one = two = 0
    there = beyond = face_on(view, observer, days - 1)
    for day in range(days - 2, -1, -1):
        here = face_on(view, observer, day)
        if is_ride(there):
            stop = stop_by_ride(view, day, here, there, beyond)
        else:
            stop = stop_on_foot(view, day, here, there)
        there, beyond = here, there
        out[AT.linked + day] = 1.0 if stop > 0 else 0.0
        later = (one + 1) * int(stop == day + 1) + (two + 2) * int(stop == day + 2)
        longest = max(longest, later)
        one, two = later, one
    return longest + 1 if longest > 0 else 0


@generic
def age(renewals: int, shuffle: int) -> float:
    """How many renewals ago a shuffle was, divided by eight; one at most, and none for a tile in sight."""
    return min(renewals - shuffle, FRACTION) * int(shuffle != NO_SHUFFLE) / FRACTION


@generic
def mark(out: Any, start: int, tile: int) -> None:
    """A one for a tile, where there is one with a face."""
    if 0 <= tile < TILES:
        out[start + tile] = 1.0


@generic
def observe_seats(view: Any, observer: int, out: Any) -> None:
    """What is open about every seat."""
    seats = int(view.seats)
    renewals = int(view.renewals) + 1
    seat = max(observer, 0)
    for step in range(seats):
        out[AT.table + PHASES + step] = 1.0 if is_on_turn(view, seat) else 0.0
        out[AT.table + PHASES + SEATS + step] = 1.0
        out[AT.table + PHASES + 2 * SEATS + step] = view.filled[seat] / DAYS
        if step > 0:
            observe_other(view, seat, step - 1, out)
        for day in range(DAYS):
            out[AT.ages + step * (DAYS + 1) + day] = age(renewals, int(view.rack_shuffle[seat, day]))
        out[AT.ages + step * (DAYS + 1) + DAYS] = age(renewals, int(view.hand_shuffle[seat]))
        if MAPS > 1:
            observe_backs(view, seat, step, out)
        seat = seat + 1 if seat + 1 < seats else 0


@generic
def observe_other(view: Any, seat: int, place: int, out: Any) -> None:
    """The tiles that everybody has seen on another seat's rack and in its hand.

    Which of them are known has no pattern that a processor could guess: what is written of a tile that is
    not goes where `observe_options` writes at last.
    """
    mark(out, AT.others + place * TILES, int(view.seen_in_hand[seat]))
    for day in range(DAYS):
        tile = int(view.seen[seat, day])
        out[place_if(tile < TILES, AT.others + place * TILES + tile)] = 1.0
        out[place_if(tile < TILES, AT.others_days + place * TILES + tile)] = (day + 1) / DAYS


@generic
def place_if(is_so: bool, at: int) -> int:  # noqa: FBT001
    """A place of an observation, or else the one that is written last."""
    last = AT.options + HAS_SEAT
    return last + int(is_so) * (at - last)


@generic
def observe_backs(view: Any, seat: int, step: int, out: Any) -> None:
    """The maps on the backs of a seat's tiles, around the world (D53)."""
    if view.hand_back[seat] < MAPS:
        out[AT.hand_backs + step * MAPS + int(view.hand_back[seat])] = 1.0
    for day in range(DAYS):
        if view.back[seat, day] < MAPS:
            out[AT.backs + (step * MAPS + int(view.back[seat, day])) * DAYS + day] = 1.0


@generic
def is_on_turn(view: Any, seat: int) -> bool:
    """Whether a seat may act, as far as all can see."""
    if view.phase == FILLING:
        return view.filled[seat] < days_of(view)
    return seat == view.turn and view.phase != OVER


@generic
def observe_options(view: Any, observer: int, out: Any) -> None:
    """The phase, the draw piles' tops and how the table plays."""
    out[AT.table + int(view.phase)] = 1.0
    out[AT.table + PHASES + 3 * SEATS] = min(1.0, view.renewals / FRACTION)
    out[AT.table + PHASES + 3 * SEATS + 1] = view.turns / LAST_TURN
    if MAPS > 1:
        for which in range(DRAW_PILES):
            out[AT.draw_ages + which] = age(int(view.renewals), int(view.draw_shuffle[which]))
            if view.top_map[which] < MAPS:
                out[AT.top_maps + which * MAPS + int(view.top_map[which])] = 1.0
    out[AT.options] = days_of(view) / DAYS
    out[AT.options + 1] = float(view.open_hands)
    out[AT.options + 2] = float(view.no_swap)
    if HAS_AFRICA:
        out[AT.options + 3] = float(view.same_country)
        out[AT.options + 4] = float(view.undivided_sudan)
    out[AT.options + HAS_SEAT] = 1.0 if observer >= 0 else 0.0
