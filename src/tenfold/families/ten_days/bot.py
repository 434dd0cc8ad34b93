"""The heuristic: how many turns a rack is from a complete journey, given the tiles that can still come.

A day's place is either kept or to be replaced. Between two kept places that follow each other the
gap is free (they are linked), or costs what it takes to close it: less, the more tiles that would
do so are still to be had. The cheapest choice of kept places is found in one pass over the days.
Nothing here is a rule: a wrong number makes a weaker player, never an illegal move.
"""

from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

from tenfold.core.bitset import popcount
from tenfold.core.exponential import exp
from tenfold.core.jit import generic, i64
from tenfold.core.levels import BEGINNER, CASUAL, EXPERT, STRONG, Level
from tenfold.families.ten_days.bound_names import (
    BIT,
    DISCARD,
    DRAW_MAP,
    FAR,
    FIRST,
    MAP,
    MAP_OF,
    MAPS,
    NEAR,
    PILES,
    PUT,
    SECOND,
    SWAP,
    TAKE,
    TILES,
)
from tenfold.families.ten_days.data import AUTOMOBILE_FACE, NO_FACE, PURPLE
from tenfold.families.ten_days.links import (
    can_ride,
    can_walk,
    days_of,
    face_on,
    is_place,
    is_ride,
    is_served,
    printing,
)
from tenfold.families.ten_days.state import CHOOSING, FILLING, NO_SHUFFLE, NO_TILE, OVER

WRONG = 1.0
"""Turns to replace a tile, besides waiting for the right one."""
EMPTY = 0.55
"""The same while racks are filled: the day is still open."""
WAIT = 3.0
"""Turns to wait for a tile that one tile of the box would be; more tiles, less waiting."""
LOOSE = 0.55
"""Turns to wait more for each tile of a gap of several, where the first leaves a choice of seconds."""
DRAW_GAIN = 0.75
"""How much nearer a tile from the draw pile brings a rack, on average."""
USEFUL_TOP = 0.05
"""What it is worth to leave a tile open that would help."""
NEVER = 1000.0
STEEP = 0.4
MIDDLE = 4.6
"""What a turn nearer to a journey is worth, and from where a rack is as likely to win as not."""
RIVALS = 0.3
"""Other racks are unknown and thought of as any, which says little: they count less than the own one."""
LEVELS = {
    BEGINNER: Level(temperature=1.1),
    CASUAL: Level(temperature=0.2),
    STRONG: Level(playouts=100),
    EXPERT: Level(playouts=1500, rounds=2),
}
LONG_LEVELS = {
    **LEVELS,
    BEGINNER: Level(temperature=0.75),
    STRONG: Level(playouts=60),
    EXPERT: Level(playouts=300, rounds=2),
}
"""Around the world there are more days and piles, and a try takes longer."""

MAX_DAYS = 40
NONE = i64(NO_FACE)
NO_DAY = i64(NO_TILE)
NO_PLACES = i64(0)


class Supply(NamedTuple):
    """The tiles that can still come."""

    first: int
    """Bits of the places of the first map."""
    second: int
    """Bits of the places of the second map."""
    rides: int
    """How many planes of each colour and automobiles, four bits each."""


class Walk(NamedTuple):
    """What the days of a rack so far cost at least."""

    one: float
    """If the place of the last of these days is kept; NEVER if there is none."""
    two: float
    """If the one before it is the last that is kept."""
    three: float
    older: float
    """If one before all these is, with the gap so far."""
    before: float
    """If no place is kept."""
    best: float
    """The cheapest whole journey found so far."""
    face_1: int
    """What's on the tile of the last day, and of those before it."""
    face_2: int
    face_3: int


class Change(NamedTuple):
    """Faces that are thought to be on two days of a rack."""

    a: int
    face_a: int
    b: int
    face_b: int


AS_IT_IS = Change(NO_DAY, NONE, NO_DAY, NONE)
START = Walk(NEVER, NEVER, NEVER, NEVER, 0.0, NEVER, NONE, NONE, NONE)
ENDS = 3
"""What so many days at the end cost depends on the tiles after them."""
ALL_WRONG = np.array([0.0, *accumulate([WRONG + LOOSE] * (MAX_DAYS - 1))])
"""Turns to replace so many tiles: added up one after the other, as is done where days are open."""


@generic
def waiting(count: int) -> float:
    """Turns until one of so many tiles comes."""
    return WAIT / (count + 0.3)


@generic
def work(face: int) -> float:
    """Turns to put another tile in the place of one, or on an open day."""
    return EMPTY if face == NO_FACE else WRONG


@generic
def thought_on(view: Any, seat: int, day: int, change: Change) -> int:
    """What's on a day of a rack that is thought to be changed."""
    if day == change.a:
        return change.face_a
    return change.face_b if day == change.b else i64(face_on(view, seat, day))


@generic
def is_to_be_had(view: Any, seat: int, tile: int) -> bool:
    """Whether a tile can still come: it is out of sight and not mine, or on top of a pile."""
    if view.shuffle_of[tile] != NO_SHUFFLE:
        return not is_mine(view, seat, tile)
    for pile in range(PILES):
        if view.pile_size[pile] > 0 and view.pile[pile, int(view.pile_size[pile]) - 1] == tile:
            return True
    return False


@generic
def is_mine(view: Any, seat: int, tile: int) -> bool:
    """Whether a tile is on the own rack or in hand."""
    found = view.in_hand[seat] == tile
    for day in range(days_of(view)):
        found = found or view.rack[seat, day] == tile
    return found


@generic
def supply_of(view: Any, seat: int) -> Supply:
    """The tiles that can still come."""
    second = places_to_be_had(view, seat, 1) if MAPS > 1 else NO_PLACES
    return Supply(places_to_be_had(view, seat, 0), second, rides_to_be_had(view, seat))


@generic
def places_to_be_had(view: Any, seat: int, map_: int) -> int:
    """Bits of the places of a map of which a tile can still come."""
    found = 0
    for tile in range(TILES):
        face = int(view.face[tile])
        if is_place(face) and MAP[tile] == map_ and is_to_be_had(view, seat, tile):
            found |= int(BIT[face])
    return found


@generic
def rides_to_be_had(view: Any, seat: int) -> int:
    """How many planes of each colour and automobiles can still come, four bits each."""
    found = 0
    for tile in range(TILES):
        face = int(view.face[tile])
        if is_ride(face) and is_to_be_had(view, seat, tile):
            found += 1 << (4 * face)
    return found


@generic
def rides_of(rides: int, face: int) -> int:
    """How many planes of a colour, or automobiles, are counted; two tiles of a colour are a better hope."""
    return (rides >> (4 * face)) & 15


@generic
def near(view: Any, place: int) -> int:
    """Bits of the places that border a place."""
    return int(NEAR[printing(view), place])


@generic
def reached_by(view: Any, place: int, ride: int) -> int:
    """Bits of the places of the same map that a transport tile reaches from a place."""
    if ride >= AUTOMOBILE_FACE:
        return int(FAR[printing(view), place])
    if not is_served(view, place, ride):
        return 0
    return int(view.served[int(MAP_OF[place]), ride]) & ~int(BIT[place])


@generic
def closers(view: Any, left: int, right: int, places: int, rides: int) -> int:
    """How many tiles would close a gap of one day between two places."""
    count = 0
    if MAP_OF[left] == MAP_OF[right]:
        count += popcount(near(view, left) & near(view, right) & places)
    if left == right:
        return count
    if MAP_OF[left] == MAP_OF[right] and int(FAR[printing(view), left]) & int(BIT[right]) != 0:
        count += rides_of(rides, AUTOMOBILE_FACE)
    for colour in range(PURPLE):
        if is_served(view, left, colour) and is_served(view, right, colour):
            count += rides_of(rides, colour)
    return count


@generic
def gap_of_one(view: Any, left: int, middle: int, right: int, places: int, rides: int) -> float:
    """Turns to close a gap of one day."""
    if is_ride(middle) and can_ride(view, left, middle, right):
        return 0.0
    return work(middle) + waiting(closers(view, left, right, places, rides))


@generic
def gap_of_two(view: Any, left: int, first: int, second: int, right: int, places: int) -> float:
    """Turns to close a gap of two days, a transport tile in it being kept if it helps."""
    cost = work(first) + work(second) + 2.0 * LOOSE
    if MAP_OF[left] != MAP_OF[right]:
        cost += WAIT
    elif near(view, left) & int(FAR[printing(view), right]) & places == 0:
        cost += 0.5 * WAIT
    if MAP_OF[left] == MAP_OF[right]:
        if is_ride(first):
            ways = reached_by(view, left, first) & near(view, right) & places
            cost = min(cost, work(second) + waiting(popcount(ways)))
        if is_ride(second):
            ways = reached_by(view, right, second) & near(view, left) & places
            cost = min(cost, work(first) + waiting(popcount(ways)))
    return cost


@generic
def open_end(view: Any, edge: int, ride: int, days: int, places: int) -> float:
    """Turns for one or two open days before the first kept place, or after the last."""
    if days == 0:
        return 0.0
    if days == 1:
        return work(ride) + waiting(popcount(near(view, edge) & places))
    cost = 2.0 * WRONG + LOOSE
    if is_ride(ride):
        cost = min(cost, WRONG + waiting(popcount(reached_by(view, edge, ride) & places)))
    return cost


@generic
def put_on(day: int, face: int) -> Change:
    """Another face on one day."""
    return Change(i64(day), face, NO_DAY, NONE)


@generic
def rest(view: Any, seat: int, day: int, change: Change) -> float:
    """Turns to replace or fill all days after a day."""
    days = days_of(view)
    if view.filled[seat] == days:
        return float(ALL_WRONG[days - 1 - day])
    turns = 0.0
    for later in range(day + 1, days):
        turns += work(thought_on(view, seat, later, change)) + LOOSE
    return turns


@generic
def walk_on(view: Any, seat: int, walk: Walk, first: int, last: int, change: Change, supply: Supply) -> Walk:
    """Go on over the days `first` to `last` - 1 of a rack that is thought to be changed."""
    days = days_of(view)
    one, two, three, older = walk.one, walk.two, walk.three, walk.older
    before, best = walk.before, walk.best
    face_1, face_2, face_3 = walk.face_1, walk.face_2, walk.face_3
    for day in range(first, last):
        face = thought_on(view, seat, day, change)
        here = NEVER
        if is_place(face):
            places = supply.first if MAP_OF[face] == 0 else supply.second
            here = before if day > 2 else 0.0
            if day in (1, 2):
                here = open_end(view, face, face_1, day, places)
            here = min(here, older)
            if one < NEVER and can_walk(view, face_1, face):
                here = min(here, one)
            if two < NEVER:
                here = min(here, two + gap_of_one(view, face_2, face_1, face, places, supply.rides))
            if three < NEVER:
                here = min(here, three + gap_of_two(view, face_3, face_2, face_1, face, places))
            left = days - 1 - day
            after = 0.0
            if left in (1, 2):
                next_face = thought_on(view, seat, day + 1, change)
                after = open_end(view, face, next_face, left, places)
            elif left > 2:
                after = rest(view, seat, day, change)
            best = min(best, here + after)
        before += work(face) + LOOSE
        older = min(
            older + work(face) + LOOSE, three + work(face_2) + work(face_1) + work(face) + 3.0 * LOOSE
        )
        three, two, one = two, one, here
        face_3, face_2, face_1 = face_2, face_1, face
    return Walk(one, two, three, older, before, best, face_1, face_2, face_3)


@generic
def turns_from(view: Any, seat: int, walk: Walk, first: int, change: Change, supply: Supply) -> float:
    """How many turns the rack is away from a journey, its days before `first` being gone over already."""
    whole = walk_on(view, seat, walk, first, days_of(view), change, supply)
    return min(whole.best, whole.before)


@generic
def turns_away(view: Any, seat: int, change: Change, supply: Supply) -> float:
    """How many turns a rack that is thought to be changed is away from a journey."""
    return turns_from(view, seat, START, 0, change, supply)


@generic
def fixed_days(view: Any, day: int) -> int:
    """How many days of a full rack can be gone over once for all changes of a day and of later ones."""
    return min(day, days_of(view) - ENDS)


@generic
def walk_to(view: Any, seat: int, walk: Walk, first: int, last: int, supply: Supply) -> Walk:
    """Go on over days of the rack as it is, from the start again if they have been gone over."""
    if last < first:
        return walk_on(view, seat, START, 0, last, AS_IT_IS, supply)
    return walk_on(view, seat, walk, first, last, AS_IT_IS, supply)


@generic
def score_actions(view: Any, seat: int, actions: Any, count: int, worths: Any) -> None:
    """What each move is worth, as turns that the rack is then nearer to a journey."""
    supply = supply_of(view, seat)
    if view.phase == FILLING:
        score_fillings(view, seat, actions, count, worths, supply)
    elif view.phase == CHOOSING:
        score_choices(view, seat, actions, count, worths, supply)
    else:
        score_placings(view, seat, actions, count, worths, supply)


@generic
def score_fillings(view: Any, seat: int, actions: Any, count: int, worths: Any, supply: Supply) -> None:
    """Put the tile where it leaves the rack nearest to a journey; any map is as good as another."""
    held = i64(view.face[int(view.in_hand[seat])])
    for i in range(count):
        if actions[i] < DRAW_MAP:
            worths[i] = -turns_away(view, seat, put_on(actions[i], held), supply)
        else:
            worths[i] = 0.0


@generic
def score_choices(view: Any, seat: int, actions: Any, count: int, worths: Any, supply: Supply) -> None:
    """Take what helps most, swap what helps more, or else draw."""
    now = turns_away(view, seat, AS_IT_IS, supply)
    walk = START
    gone = i64(0)
    for i in range(count):
        action = int(actions[i])
        if action < TAKE:
            worths[i] = DRAW_GAIN - now
        elif action < SWAP:
            pile = action - TAKE
            top = i64(face_of_top(view, pile))
            worths[i] = -best_with(view, seat, top, supply)
        else:
            a = i64(FIRST[action - SWAP])
            b = i64(SECOND[action - SWAP])
            face_a = i64(face_on(view, seat, b))
            face_b = i64(face_on(view, seat, a))
            fixed = i64(fixed_days(view, a))
            walk = walk_to(view, seat, walk, gone, fixed, supply)
            gone = fixed
            worths[i] = -turns_from(view, seat, walk, gone, Change(a, face_a, b, face_b), supply)


@generic
def face_of_top(view: Any, pile: int) -> int:
    """What's on the top tile of a pile that has one."""
    return int(view.face[int(view.pile[pile, int(view.pile_size[pile]) - 1])])


@generic
def best_with(view: Any, seat: int, face: int, supply: Supply) -> float:
    """How near a journey a full rack can come with one more tile."""
    best = NEVER
    walk = START
    gone = i64(0)
    for day in range(days_of(view)):
        fixed = i64(fixed_days(view, day))
        walk = walk_to(view, seat, walk, gone, fixed, supply)
        gone = fixed
        best = min(best, turns_from(view, seat, walk, gone, put_on(day, face), supply))
    return best


@generic
def score_placings(view: Any, seat: int, actions: Any, count: int, worths: Any, supply: Supply) -> None:
    """Put the tile where it helps most; cover a pile whose top is of no use."""
    now = turns_away(view, seat, AS_IT_IS, supply)
    count_turns(view, seat, actions, count, worths, supply, now)
    for pile in range(PILES):
        use = 0.0
        if view.pile_size[pile] > 0:
            top = i64(face_of_top(view, pile))
            use = USEFUL_TOP * max(0.0, now - best_with(view, seat, top, supply))
        for i in range(count):
            if pile_of(int(actions[i])) == pile:
                worths[i] = -use - worths[i]


@generic
def pile_of(action: int) -> int:
    """The pile that a placing covers."""
    return action - DISCARD if action >= DISCARD else (action - PUT) % PILES


@generic
def count_turns(
    view: Any, seat: int, actions: Any, count: int, turns: Any, supply: Supply, now: float
) -> None:
    """How many turns the rack is away after each placing; the pile makes no difference."""
    held = i64(view.face[int(view.in_hand[seat])])
    walk = START
    gone, last, away = i64(0), NO_DAY, now
    for i in range(count):
        action = int(actions[i])
        day = i64((action - PUT) // PILES)
        if action >= DISCARD:
            away = now
        elif day != last:
            fixed = i64(fixed_days(view, day))
            walk = walk_to(view, seat, walk, gone, fixed, supply)
            gone = fixed
            away = turns_from(view, seat, walk, gone, put_on(day, held), supply)
        last = day
        turns[i] = away


@generic
def evaluate(state: Any, seats: int, values: Any) -> None:
    """How likely each seat is to arrive first, as far as its rack tells; who has arrived has won.

    The form was fitted to who won 400 matches of two greedy players: of two racks, one that is a turn
    nearer wins exp(STEEP) times as often as it loses. The middle is how far away racks were on average.
    """
    for seat in range(seats):
        if state.phase == OVER:
            values[seat] = 1.0 if state.winner == seat else 0.0
        else:
            away = turns_away(state, seat, AS_IT_IS, supply_of(state, seat))
            values[seat] = 1.0 / (1.0 + exp(STEEP * (away - MIDDLE)))
