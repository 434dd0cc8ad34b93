"""The tablebase of 10 Squares: the exact value of every position, computed once.

Nothing is hidden but the order of the pile, and whoever turns a card does not matter, its colour does
(Q17): a position between two cards is the pile and the two markers. Before its marker has reached J a
colour's shapes do not count and stay in the pile (Q14); afterwards the marker is never on A, unless the
game is over. So a colour is in one of nine *modes*, the set of its shapes that are left or UNREACHED,
and its marker is on one of nine *places*.

A *layer* is a pair of modes: its values for all sets of red and of black numbers in the pile and all
places. A number leads to a smaller set of the same layer, a shape to a layer with fewer shapes, and
reaching J from UNREACHED to one with all three. What red may expect is what black loses, so of two
layers that differ by the exchange of colours one is kept: 45 of 81. A card that does not count changes
nothing, hence the average is taken over the others.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.core.bitset import popcount
from tenfold.core.jit import rule
from tenfold.core.tablebase import TablebaseMissing
from tenfold.core.view import View
from tenfold.games.ten_squares.actions import MAX_RETURNED
from tenfold.games.ten_squares.data import BLACK, CIRCLE, NUMBERS, RED, SQUARE, TRIANGLE, A, J, card_of
from tenfold.games.ten_squares.rules import ahead_of, back_of, is_home, seat_of

SETS = 1 << NUMBERS
PLACES = J
"""A colour's marker is on one of nine squares: A to I before it has reached J, B to J afterwards."""
HAS_TRIANGLE, HAS_SQUARE, HAS_CIRCLE = 1, 2, 4
ALL_SHAPES = HAS_TRIANGLE | HAS_SQUARE | HAS_CIRCLE
UNREACHED = ALL_SHAPES + 1
MODES = UNREACHED + 1
BACK_TO_A = -1
"""In place of a place: the marker is home."""
SHAPE = (SETS, SETS, PLACES, PLACES)
SCALE = 32767.0
"""Values are kept as whole numbers of 16 bits: a win is this much."""
LAYER_BYTES = SETS * SETS * PLACES * PLACES * 2
WORKING_BYTES = 8 * LAYER_BYTES
"""Memory in which a layer is computed: itself and what two circles bring, in single precision."""

GAME_ID = "ten_squares"

Layer = tuple[int, int]


def layers() -> list[Layer]:
    """The layers that are kept, each after those that it leads to: red's mode is not below black's."""
    kept = [(red, black) for red in range(MODES) for black in range(red + 1)]
    return sorted(kept, key=lambda layer: (_rank(layer[0]) + _rank(layer[1]), layer))


def _rank(mode: int) -> int:
    """How many layers can follow each other from a mode on: UNREACHED leads to all three shapes."""
    return 4 if mode == UNREACHED else mode.bit_count()


def numbers_first() -> list[NDArray[np.int64]]:
    """The sets of numbers, by how many they have: those of one size do not need each other."""
    sets = range(SETS)
    return [np.array([s for s in sets if s.bit_count() == size], np.int64) for size in range(NUMBERS + 1)]


AHEAD = np.array([[ahead_of(p + 1, n) - 1 for n in range(1, NUMBERS + 1)] for p in range(PLACES)], np.int64)
BACK = np.array([[back_of(p + 1, n) - 1 for n in range(1, NUMBERS + 1)] for p in range(PLACES)], np.int64)
"""Where a number brings a marker that has reached J, by its place; BACK_TO_A if it is home (Q8, Q19)."""
FIRST_END = np.array([[ahead_of(p, n) for n in range(1, NUMBERS + 1)] for p in range(PLACES)], np.int64)
REACHES = np.array([[p + n >= J for n in range(1, NUMBERS + 1)] for p in range(PLACES)], np.bool_)
"""Where a number brings a marker that has not, a square, and whether it reaches J on the way (Q6, Q18)."""


class Side(NamedTuple):
    """One colour of a layer that is being computed."""

    is_black: bool
    mode: int
    leads_to: Any
    """The layers after J is reached, after a triangle, after a square, and after a square that puts the
    other marker on J."""
    exchanged: Any
    """Which of them are kept with colours exchanged."""
    circle: Any
    """What the own circle brings."""


@rule
def load(values: Any, is_exchanged: bool, own: int, other: int, scale: float, block: Any) -> None:  # noqa: FBT001
    """What a colour may expect in a layer with these sets of numbers, by its place and the other's."""
    for p in range(PLACES):
        for q in range(PLACES):
            block[p, q] = (-values[other, own, q, p] if is_exchanged else values[own, other, p, q]) / scale


@rule
def add_number(number: int, after: Any, total: Any) -> None:
    """The own number, once J was reached: either way, home at once if one of them ends there (Q8, Q15)."""
    for p in range(PLACES):
        ahead = AHEAD[p, number]
        back = BACK[p, number]
        if BACK_TO_A in (ahead, back):
            for q in range(PLACES):
                total[p, q] += 1.0
        else:
            for q in range(PLACES):
                total[p, q] += max(after[ahead, q], after[back, q])


@rule
def add_first_number(number: int, after: Any, reached: Any, total: Any) -> None:
    """The own number before J was reached: towards J; a 10 from I is home (Q8, Q18, Q20)."""
    for p in range(PLACES):
        end = FIRST_END[p, number]
        for q in range(PLACES):
            if REACHES[p, number] and end == A:
                total[p, q] += 1.0
            elif REACHES[p, number]:
                total[p, q] += reached[end - 1, q]
            else:
                total[p, q] += after[end, q]


@rule
def add_triangle(after: Any, total: Any) -> None:
    """The own marker goes anywhere but to A, or stays (Q11, Q26)."""
    for q in range(PLACES):
        best = after[0, q]
        for p in range(1, PLACES):
            best = max(best, after[p, q])
        for p in range(PLACES):
            total[p, q] += best


@rule
def add_square(after: Any, reached: Any, is_unreached: bool, total: Any) -> None:  # noqa: FBT001
    """The other marker is put anywhere but on A, or leaves it; on J it has reached J (Q12, Q24, Q26)."""
    for p in range(PLACES):
        best = reached[p, PLACES - 1] if is_unreached else after[p, 0]
        for q in range(1, PLACES):
            best = max(best, after[p, q])
        for q in range(PLACES):
            total[p, q] += max(best, after[p, A]) if is_unreached and q == A else best


@rule
def add_block(block: Any, total: Any) -> None:
    """Add all values of a block."""
    for p in range(PLACES):
        for q in range(PLACES):
            total[p, q] += block[p, q]


@rule
def fill_circle(others: Any, layer: Any, is_exchanged: bool, columns: Any, circle: Any) -> None:  # noqa: FBT001
    """What the own circle brings for some sets of the other's numbers and every own set (Q13, Q27).

    `columns` are the values after nothing, one, two and three numbers were returned.
    """
    for at in range(others.size):
        other = others[at]
        for own in range(SETS):
            load(layer, is_exchanged, own, other, SCALE, columns[0, own])
        for returned in range(1, MAX_RETURNED + 1):
            for own in range(SETS):
                return_one(columns[returned - 1], own, columns[returned, own])
        for own in range(SETS):
            returned = min(NUMBERS - popcount(own), MAX_RETURNED)
            keep_best(columns[0, own], columns[returned, own], circle[other, own])


@rule
def return_one(after: Any, own: int, out: Any) -> None:
    """The best that one more returned number brings; the worst there is, if there is none to return."""
    for p in range(PLACES):
        for q in range(PLACES):
            out[p, q] = -1.0
    for number in range(NUMBERS):
        if own >> number & 1 == 0:
            keep_best(out, after[own | 1 << number], out)


@rule
def keep_best(first: Any, second: Any, out: Any) -> None:
    """The better of two, place by place."""
    for p in range(PLACES):
        for q in range(PLACES):
            out[p, q] = max(first[p, q], second[p, q])


@rule
def add_cards(
    values: Any, own: int, other: int, side: Side, other_mode: int, blocks: Any, total: Any
) -> None:
    """Add what each card of a colour that counts brings that colour, for all places of both markers."""
    for number in range(NUMBERS):
        if own >> number & 1 == 1:
            left = own ^ (1 << number)
            load(values, side.is_black, left, other, 1.0, blocks[0])
            if side.mode == UNREACHED:
                load(side.leads_to[0], side.exchanged[0], left, other, SCALE, blocks[1])
                add_first_number(number, blocks[0], blocks[1], total)
            else:
                add_number(number, blocks[0], total)
    if side.mode == UNREACHED:
        return
    if side.mode & HAS_TRIANGLE != 0:
        load(side.leads_to[1], side.exchanged[1], own, other, SCALE, blocks[0])
        add_triangle(blocks[0], total)
    if side.mode & HAS_SQUARE != 0:
        load(side.leads_to[2], side.exchanged[2], own, other, SCALE, blocks[0])
        if other_mode == UNREACHED:
            load(side.leads_to[3], side.exchanged[3], own, other, SCALE, blocks[1])
        add_square(blocks[0], blocks[1], other_mode == UNREACHED, total)
    if side.mode & HAS_CIRCLE != 0:
        add_block(side.circle[other, own], total)


@rule
def count_of(numbers: int, mode: int) -> int:
    """How many cards of a colour count."""
    return popcount(numbers) + (0 if mode == UNREACHED else popcount(mode))


@rule
def fill(rows: Any, values: Any, red: Side, black: Side, blocks: Any) -> None:
    """Value a layer for some sets of red's numbers and all of black's; an empty pile is a draw (Q16)."""
    gain, loss = blocks[2], blocks[3]
    for row in range(rows.size):
        reds = rows[row]
        for blacks in range(SETS):
            cards = count_of(reds, red.mode) + count_of(blacks, black.mode)
            for p in range(PLACES):
                for q in range(PLACES):
                    gain[p, q] = loss[p, q] = 0.0
            add_cards(values, reds, blacks, red, black.mode, blocks, gain)
            add_cards(values, blacks, reds, black, red.mode, blocks, loss)
            for p in range(PLACES):
                for q in range(PLACES):
                    values[reds, blacks, p, q] = (gain[p, q] - loss[q, p]) / max(cards, 1)


@rule
def pack(rows: Any, values: Any, out: Any) -> None:
    """Some rows of a layer as whole numbers."""
    for row in range(rows.size):
        for black in range(SETS):
            for p in range(PLACES):
                for q in range(PLACES):
                    out[rows[row], black, p, q] = np.int16(round(values[rows[row], black, p, q] * SCALE))


class Solution:
    """A tablebase in a folder, one file per layer; complete, partial or empty."""

    parts = len(layers())
    part_bytes = LAYER_BYTES
    working_bytes = WORKING_BYTES

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._open: dict[Layer, Any] = {}

    def path(self, layer: Layer) -> Path:
        """The file of a layer."""
        return self.folder / f"layer-{layer[0]}-{layer[1]}.i16"

    def has(self, layer: Layer) -> bool:
        """Whether a layer has been computed."""
        path = self.path(layer)
        return path.exists() and path.stat().st_size == LAYER_BYTES

    @property
    def missing(self) -> list[Layer]:
        """The layers that are still to be computed, in order."""
        return [layer for layer in layers() if not self.has(layer)]

    def oriented(self, red: int, black: int) -> tuple[Any, bool]:
        """The values of a pair of modes, and whether they are kept with colours exchanged."""
        is_exchanged = red < black
        layer = (black, red) if is_exchanged else (red, black)
        if layer not in self._open:
            if not self.has(layer):
                raise TablebaseMissing(GAME_ID)
            self._open[layer] = np.asarray(np.memmap(self.path(layer), np.int16, "r", shape=SHAPE))
        return self._open[layer], is_exchanged

    def value(self, state: Any) -> float:
        """What red may expect of a state in which no card waits and nobody is home: 1 is a sure win."""
        (red, reds, p), (black, blacks, q) = (_of_colour(state, colour) for colour in (RED, BLACK))
        kept, is_exchanged = self.oriented(red, black)
        return float(-kept[blacks, reds, q, p] if is_exchanged else kept[reds, blacks, p, q]) / SCALE

    def worths(self, view: View) -> dict[int, float]:
        """What each legal action is worth to who chooses; to turn a card is no choice."""
        if view.state.is_waiting == 0:
            return dict.fromkeys(view.legal, 0.0)
        sign = 1.0 if seat_of(view.state, RED) == view.observer else -1.0
        return {action: sign * self._after(view, action) for action in view.legal}

    def _after(self, view: View, action: int) -> float:
        states = view.states.copy()
        view.game.compiled.apply_at(states, 0, view.observer, action)
        for colour, won in ((RED, 1.0), (BLACK, -1.0)):
            if is_home(states[0], colour):
                return won
        return self.value(states[0])

    def compute(self, threads: int, ended: Callable[[Layer], None] = lambda _: None) -> None:
        """Compute what is missing; a layer is there as a whole or not at all, so this may be interrupted."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(threads) as pool:
            for layer in self.missing:
                self._write(layer, Computing(self, layer, pool, threads).packed())
                ended(layer)

    def _write(self, layer: Layer, packed: NDArray[np.int16]) -> None:
        path = self.path(layer)
        unfinished = path.with_suffix(".unfinished")
        with unfinished.open("wb") as file:
            packed.tofile(file)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)


def _of_colour(state: Any, colour: int) -> tuple[int, int, int]:
    """The mode, the numbers in the pile and the marker's place of a colour."""
    numbers = sum(1 << n for n in range(NUMBERS) if state.in_pile[card_of(colour, n + 1)] == 1)
    if state.has_reached[colour] == 0:
        return UNREACHED, numbers, int(state.marker[colour])
    shapes = {TRIANGLE: HAS_TRIANGLE, SQUARE: HAS_SQUARE, CIRCLE: HAS_CIRCLE}
    mode = sum(bit for face, bit in shapes.items() if state.in_pile[card_of(colour, face)] == 1)
    return mode, numbers, int(state.marker[colour]) - 1


NOTHING = np.zeros((1, 1, 1, 1), np.int16)
NOTHING.flags.writeable = False  # as layers that are read are: else all would be compiled once more
NO_CIRCLE = np.zeros((1, 1, 1, 1), np.float32)
"""In place of what a layer does not lead to."""


class Computing:
    """One layer while several threads compute it."""

    def __init__(self, solution: Solution, layer: Layer, pool: ThreadPoolExecutor, threads: int) -> None:
        self._solution = solution
        self._red, self._black = layer
        self._pool = pool
        self._threads = threads

    def packed(self) -> NDArray[np.int16]:
        """The layer as it is kept."""
        values = np.zeros(SHAPE, np.float32)
        red, black = (self._side(colour) for colour in (RED, BLACK))
        for sets in numbers_first():
            self._each(sets, lambda rows: fill(rows, values, red, black, _blocks(4)))
        out = np.zeros(SHAPE, np.int16)
        self._each(np.arange(SETS), lambda rows: pack(rows, values, out))
        return out

    def _each(self, sets: NDArray[np.int64], work: Callable[[Any], None]) -> None:
        parts = np.array_split(sets, min(self._threads, sets.size))
        for done in [self._pool.submit(work, part) for part in parts]:
            done.result()

    def _side(self, colour: int) -> Side:
        own, other = (self._red, self._black) if colour == RED else (self._black, self._red)
        wanted = self._leads_to(own, other)
        found = [(NOTHING, False) if pair is None else self._solution.oriented(*pair) for pair in wanted]
        exchanged = np.array([is_exchanged for _, is_exchanged in found], np.bool_)
        layers = tuple(layer for layer, _ in found)
        return Side(colour == BLACK, own, layers, exchanged, self._circle(own, other))

    def _leads_to(self, own: int, other: int) -> tuple[Layer | None, ...]:
        """After reaching J; after a triangle; after a square, and after one that puts the other on J."""
        if own == UNREACHED:
            return (ALL_SHAPES, other), None, None, None
        triangle = (own ^ HAS_TRIANGLE, other) if own & HAS_TRIANGLE else None
        if not own & HAS_SQUARE:
            return None, triangle, None, None
        rest = own ^ HAS_SQUARE
        return None, triangle, (rest, other), (rest, ALL_SHAPES) if other == UNREACHED else None

    def _circle(self, own: int, other: int) -> NDArray[np.float32]:
        if own == UNREACHED or not own & HAS_CIRCLE:
            return NO_CIRCLE
        layer, is_exchanged = self._solution.oriented(own ^ HAS_CIRCLE, other)
        circle = np.zeros(SHAPE, np.float32)
        columns = (MAX_RETURNED + 1, SETS)
        self._each(
            np.arange(SETS),
            lambda others: fill_circle(others, layer, is_exchanged, _blocks(*columns), circle),
        )
        return circle


def _blocks(*shape: int) -> NDArray[np.float32]:
    return np.zeros((*shape, PLACES, PLACES), np.float32)
