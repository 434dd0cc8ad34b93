"""The view as numbers for a network; seats are counted from the observer on."""

from typing import Any

from tenfold.core.game import Part
from tenfold.core.kernel import generic
from tenfold.families.ten_days.links import days_of
from tenfold.families.ten_days.state import FILLING, NO_SHUFFLE, OVER, SEATS
from tenfold.families.ten_days.tables import (
    BACKS,
    DAYS,
    DRAW_PILES,
    HAS_AFRICA,
    IN_HAND,
    MAPS,
    OBSERVED,
    OPTIONS,
    OTHERS,
    PILES,
    SIZES,
    TABLE,
    TILES,
    TOP_MAPS,
    TOPS,
    UNDER,
    UNSEEN,
)

PHASES = 4
FRACTION = 8
"""As many renewals as count one."""


def layout_of(tiles: int, days: int, maps: int, piles: int, draw_piles: int) -> tuple[Part, ...]:
    """The parts of an observation, in their order."""
    several = maps if maps > 1 else 0
    return (
        Part("rack", days * tiles, "for each day, one at the own tile that stands there"),
        Part("in_hand", tiles, "one at the own tile in hand"),
        Part("tops", piles * tiles, "for each pile, one at its top tile"),
        Part("under", tiles, "one at each tile that lies under a top tile"),
        Part("unseen", tiles, "one at each tile that is out of sight, own tiles included"),
        Part(
            "others", (SEATS - 1) * tiles, "for each other seat, one at each tile seen on its rack or in hand"
        ),
        Part("backs", SEATS * several * days, "for each seat and map, one at each day that shows its back"),
        Part("top_maps", draw_piles * several, "for each draw pile, one at the map of its top tile"),
        Part("sizes", piles + draw_piles, "tiles of each pile and draw pile, divided by the box"),
        Part("table", PHASES + 3 * SEATS + 1, "phase; seat on turn; seats there; days filled; renewals"),
        Part(
            "options",
            6,
            "days divided by the most; open hands; no swap; same country; undivided Sudan; has a seat",
        ),
    )


def offsets_of(layout: tuple[Part, ...]) -> dict[str, int]:
    """Where each part begins, and where all end."""
    names = (
        "RACK",
        "IN_HAND",
        "TOPS",
        "UNDER",
        "UNSEEN",
        "OTHERS",
        "BACKS",
        "TOP_MAPS",
        "SIZES",
        "TABLE",
        "OPTIONS",
    )
    starts = [sum(part.length for part in layout[:at]) for at in range(len(layout) + 1)]
    return dict(zip((*names, "OBSERVED"), starts, strict=True))


@generic
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view; a spectator looks from the first seat and has no rack."""
    for at in range(OBSERVED):
        out[at] = 0.0
    if observer >= 0:
        mark(out, IN_HAND, int(view.in_hand[observer]))
        for day in range(DAYS):
            mark(out, day * TILES, int(view.rack[observer, day]))
    for pile in range(PILES):
        for at in range(int(view.pile_size[pile])):
            is_top = at == view.pile_size[pile] - 1
            mark(out, TOPS + pile * TILES if is_top else UNDER, int(view.pile[pile, at]))
        out[SIZES + pile] = view.pile_size[pile] / TILES
    for which in range(DRAW_PILES):
        out[SIZES + PILES + which] = view.draw_size[which] / TILES
    for tile in range(TILES):
        out[UNSEEN + tile] = 0.0 if view.shuffle_of[tile] == NO_SHUFFLE else 1.0
    observe_seats(view, observer, out)
    observe_options(view, observer, out)


@generic
def mark(out: Any, start: int, tile: int) -> None:
    """A one for a tile, where there is one with a face."""
    if 0 <= tile < TILES:
        out[start + tile] = 1.0


@generic
def observe_seats(view: Any, observer: int, out: Any) -> None:
    """What is open about every seat."""
    seats = int(view.seats)
    for step in range(seats):
        seat = (max(observer, 0) + step) % seats
        out[TABLE + PHASES + step] = 1.0 if is_on_turn(view, seat) else 0.0
        out[TABLE + PHASES + SEATS + step] = 1.0
        out[TABLE + PHASES + 2 * SEATS + step] = view.filled[seat] / DAYS
        if step > 0:
            mark(out, OTHERS + (step - 1) * TILES, int(view.seen_in_hand[seat]))
        for day in range(DAYS):
            if step > 0:
                mark(out, OTHERS + (step - 1) * TILES, int(view.seen[seat, day]))
            if MAPS > 1 and view.back[seat, day] < MAPS:
                out[BACKS + (step * MAPS + int(view.back[seat, day])) * DAYS + day] = 1.0


@generic
def is_on_turn(view: Any, seat: int) -> bool:
    """Whether a seat may act, as far as all can see."""
    if view.phase == FILLING:
        return view.filled[seat] < days_of(view)
    return seat == view.turn and view.phase != OVER


@generic
def observe_options(view: Any, observer: int, out: Any) -> None:
    """The phase, the draw piles' tops and how the table plays."""
    out[TABLE + int(view.phase)] = 1.0
    out[TABLE + PHASES + 3 * SEATS] = min(1.0, view.renewals / FRACTION)
    if MAPS > 1:
        for which in range(DRAW_PILES):
            if view.top_map[which] < MAPS:
                out[TOP_MAPS + which * MAPS + int(view.top_map[which])] = 1.0
    out[OPTIONS] = days_of(view) / DAYS
    out[OPTIONS + 1] = float(view.open_hands)
    out[OPTIONS + 2] = float(view.no_swap)
    if HAS_AFRICA:
        out[OPTIONS + 3] = float(view.same_country)
        out[OPTIONS + 4] = float(view.undivided_sudan)
    out[OPTIONS + 5] = 1.0 if observer >= 0 else 0.0
