"""Scenarios that play must reach: each phase, ending and special situation, tested on one entry."""

from collections.abc import Callable
from typing import Any

from tenfold.games.ten_squares.actions import (
    KIND_MOVE,
    KIND_PASS,
    KIND_RETURN,
    KIND_TURN,
    kind_of,
    marker_of,
    numbers_of,
    square_of,
)
from tenfold.games.ten_squares.data import (
    CIRCLE,
    FACES,
    NUMBERS,
    SQUARE,
    TRIANGLE,
    A,
    I,
    J,
    card_of,
    colour_of,
    face_of,
)
from tenfold.games.ten_squares.rules import is_drawn, is_home, seat_of

Scenario = Callable[[Any, int, int, Any], bool]

OPTIONS: list[dict[str, str]] = [
    {},
    {"begins": "1", "red": "1"},
    {"begins": "1", "red": "2"},
    {"begins": "2", "red": "1"},
    {"begins": "2", "red": "2"},
]


def _face(state: Any) -> int:
    return int(face_of(int(state.card)))


def _colour(state: Any) -> int:
    return int(colour_of(int(state.card)))


def _start(before: Any, after: Any) -> int:
    return int(before.marker[_colour(after)])


def _had_reached(before: Any, after: Any) -> bool:
    """Whether the marker of the card's colour had reached J before the entry."""
    return bool(before.has_reached[_colour(after)] == 1)


def _counted(action: int, after: Any) -> bool:
    return kind_of(action) == KIND_TURN and bool(after.in_pile[int(after.card)] == 0)


def _number(action: int, after: Any) -> bool:
    """A number was turned."""
    return kind_of(action) == KIND_TURN and _face(after) <= NUMBERS


def _forced(action: int, after: Any) -> bool:
    """A number was turned and moved its marker at once."""
    return _number(action, after) and bool(after.is_waiting == 0)


def _first_reach(before: Any, after: Any) -> bool:
    return int(after.has_reached.sum()) > int(before.has_reached.sum())


def _chosen(face: int) -> Scenario:
    """A marker was moved by choice, by a card of that face."""
    return lambda b, _s, a, _n: kind_of(a) == KIND_MOVE and _face(b) == face


def _moved_by_number(before: Any, action: int) -> bool:
    return kind_of(action) == KIND_MOVE and _face(before) <= NUMBERS


def _squared(before: Any, action: int) -> bool:
    return kind_of(action) == KIND_MOVE and _face(before) == SQUARE


def _stays(before: Any, action: int) -> bool:
    return bool(before.marker[marker_of(action)] == square_of(action))


def _uncounted(face: int) -> Scenario:
    return lambda _b, _s, a, n: (
        kind_of(a) == KIND_TURN and bool(n.in_pile[int(n.card)] == 1) and _face(n) == face
    )


def _home(state: Any) -> bool:
    return bool(is_home(state, 0) or is_home(state, 1))


def _draw(state: Any) -> bool:
    return bool(is_drawn(state)) and not _home(state)


def _returned(size: int) -> Scenario:
    return lambda _b, _s, a, _n: kind_of(a) == KIND_RETURN and len(numbers_of(a)) == size


def _last(before: Any) -> bool:
    """The pile is empty, and its last card waits."""
    return bool(before.pile_size == 0)


SCENARIOS: dict[str, Scenario] = {
    "seat 1 begins": lambda b, s, _a, n: b.pile_size == 26 > n.pile_size and b.beginner == 0 == s,
    "seat 2 begins": lambda b, s, _a, n: b.pile_size == 26 > n.pile_size and b.beginner == 1 == s,
    "seat 1 plays red": lambda b, _s, _a, _n: b.red_seat == 0,
    "seat 2 plays red": lambda b, _s, _a, _n: b.red_seat == 1,
    "begins by lot": lambda b, _s, _a, _n: b.begins == 0,
    "red by lot": lambda b, _s, _a, _n: b.red == 0,
    "begins by choice": lambda b, _s, _a, _n: b.begins > 0,
    "red by choice": lambda b, _s, _a, _n: b.red > 0,
    "an own card is turned": lambda _b, s, a, n: kind_of(a) == KIND_TURN and seat_of(n, _colour(n)) == s,
    "an opponent's card is turned": lambda _b, s, a, n: (
        kind_of(a) == KIND_TURN and seat_of(n, _colour(n)) != s
    ),
    "who turned the card chooses": lambda b, s, a, _n: kind_of(a) != KIND_TURN and b.turn != s,
    "who did not turn the card chooses": lambda b, s, a, _n: kind_of(a) != KIND_TURN and b.turn == s,
    "a number before J": lambda b, _s, a, n: (
        _forced(a, n) and not _had_reached(b, n) and not _first_reach(b, n)
    ),
    "J is reached exactly": lambda b, _s, a, n: (
        _forced(a, n) and _first_reach(b, n) and n.marker[_colour(n)] == J
    ),
    "J is passed for the first time": lambda b, _s, a, n: (
        _forced(a, n) and _first_reach(b, n) and n.marker[_colour(n)] != J
    ),
    "J is reached by an opponent's square": lambda b, _s, a, n: _squared(b, a) and _first_reach(b, n),
    "a number leaves a choice": lambda _b, _s, a, n: _number(a, n) and n.is_waiting == 1,
    "a choice towards A": lambda b, _s, a, _n: (
        _moved_by_number(b, a) and square_of(a) == int(b.marker[marker_of(a)]) - _face(b)
    ),
    "a choice towards J": lambda b, _s, a, _n: (
        _moved_by_number(b, a) and square_of(a) == int(b.marker[marker_of(a)]) + _face(b)
    ),
    "a turn at A": lambda b, _s, a, _n: (
        _moved_by_number(b, a) and square_of(a) == _face(b) - int(b.marker[marker_of(a)]) > 0
    ),
    "a turn at J by choice": lambda b, _s, a, _n: (
        _moved_by_number(b, a)
        and int(b.marker[marker_of(a)]) + _face(b) > J
        and square_of(a) == 2 * J - int(b.marker[marker_of(a)]) - _face(b)
    ),
    "on J there is one direction": lambda b, _s, a, n: _forced(a, n) and _start(b, n) == J,
    "from J with a 10 to B": lambda b, _s, a, n: _forced(a, n) and _start(b, n) == J and _face(n) == 10,
    "both directions end on one square": lambda b, _s, a, n: (
        _forced(a, n) and _had_reached(b, n) and _start(b, n) != J
    ),
    "a number ends where it began": lambda b, _s, a, _n: _moved_by_number(b, a) and _stays(b, a),
    "home by choice": lambda _b, _s, a, n: kind_of(a) == KIND_MOVE and _home(n),
    "home without a choice": lambda _b, _s, a, n: _forced(a, n) and _home(n),
    "home from I by a 10, free": lambda b, _s, a, n: (
        _moved_by_number(b, a) and _face(b) == 10 and b.marker[marker_of(a)] == I and _home(n)
    ),
    "home by the card that first reaches J": lambda b, _s, _a, n: _home(n) and _first_reach(b, n),
    "home is turned down": lambda b, _s, a, n: (
        _moved_by_number(b, a) and int(b.marker[marker_of(a)]) == _face(b) and not _home(n)
    ),
    "red is home": lambda _b, _s, _a, n: bool(is_home(n, 0)),
    "black is home": lambda _b, _s, _a, n: bool(is_home(n, 1)),
    "a triangle": _chosen(TRIANGLE),
    "a triangle leaves the marker": lambda b, s, a, n: _chosen(TRIANGLE)(b, s, a, n) and _stays(b, a),
    "a triangle to J": lambda b, s, a, n: _chosen(TRIANGLE)(b, s, a, n) and square_of(a) == J,
    "a square on an opponent who has reached J": lambda b, _s, a, _n: (
        _squared(b, a) and b.has_reached[marker_of(a)] == 1
    ),
    "a square on an opponent who has not reached J": lambda b, _s, a, _n: (
        _squared(b, a) and b.has_reached[marker_of(a)] == 0
    ),
    "a square leaves the opponent": lambda b, _s, a, _n: _squared(b, a) and _stays(b, a),
    "a square leaves the opponent on A": lambda b, _s, a, _n: _squared(b, a) and square_of(a) == A,
    "a circle returns three": _returned(3),
    "a circle returns two": _returned(2),
    "a circle returns one": _returned(1),
    "a circle is passed": lambda _b, _s, a, _n: kind_of(a) == KIND_PASS,
    "a triangle does not count": _uncounted(TRIANGLE),
    "a square does not count": _uncounted(SQUARE),
    "a circle does not count": _uncounted(CIRCLE),
    "a card that did not count comes again at once": lambda b, _s, a, n: (
        kind_of(a) == KIND_TURN and b.card == n.card and n.in_pile[int(n.card)] == 1
    ),
    "a number is turned after its circle": lambda b, _s, a, n: (
        _number(a, n) and b.in_pile[int(card_of(_colour(n), CIRCLE))] == 0
    ),
    "the last card waits": lambda _b, _s, a, n: (
        kind_of(a) == KIND_TURN and n.pile_size == 0 and n.is_waiting == 1
    ),
    "the last card is a circle and refills the pile": lambda b, _s, a, _n: (
        _last(b) and kind_of(a) == KIND_RETURN
    ),
    "the last card wins": lambda _b, _s, _a, n: n.pile_size == 0 and _home(n),
    "a draw after a choice": lambda _b, _s, a, n: kind_of(a) != KIND_TURN and _draw(n),
    "a draw without a choice": lambda _b, _s, a, n: kind_of(a) == KIND_TURN and _draw(n),
}

RARE: dict[str, Scenario] = {
    "a circle finds no number": lambda _b, _s, a, n: (
        _counted(a, n) and _face(n) == CIRCLE and n.is_waiting == 0
    ),
    "the last card is a circle that is passed": lambda b, _s, a, _n: _last(b) and kind_of(a) == KIND_PASS,
}
"""Too rare to wait for (once in 2,700 games, once in 400): the tests of Q27 and Q30 set them up instead."""


def invariants(state: Any) -> None:
    """What holds in every state that play can reach."""
    pile = state.in_pile.tolist()
    assert set(pile) <= {0, 1}
    assert sum(pile) == state.pile_size
    for colour in range(2):
        own = pile[colour * FACES : (colour + 1) * FACES]
        assert state.marker[colour] in range(J + 1)
        assert state.has_reached[colour] in (0, 1)
        if state.has_reached[colour] == 0:
            # The claims of Q31, and Q14: none of its shapes has counted.
            assert sum(own[:NUMBERS]) >= 5
            assert own[NUMBERS:] == [1, 1, 1]
            assert state.marker[colour] < J
    assert not (is_home(state, 0) and is_home(state, 1))
    assert state.turn in (0, 1)
    assert state.red_seat in (0, 1)
    if state.is_waiting == 1:
        assert state.card in range(2 * FACES)
        assert state.in_pile[int(state.card)] == 0
        assert state.has_reached[_colour(state)] == 1
        assert not _home(state)
