"""Explains why a move is not legal."""

from tenfold.core.game import Reason
from tenfold.core.view import View
from tenfold.games.ten_squares import actions, data
from tenfold.games.ten_squares.actions import listed, marker_of, numbers_of, square_of
from tenfold.games.ten_squares.data import CIRCLE, COLOUR_NAMES, NUMBERS, SQUARE, SQUARE_NAMES, TRIANGLE


def why(view: View, action: int) -> Reason:
    """The clause that forbids an action of the view's observer, who is due."""
    kind = actions.kind_of(action)
    if view.state.is_waiting == 0:
        return Reason("turn-first", "Q5")
    card = int(view.state.card)
    face = data.face_of(card)
    args = {"colour": COLOUR_NAMES[data.colour_of(card)], "face": data.face_name(face)}
    if kind == actions.KIND_TURN:
        return Reason("choose-first", _clause_of(face), args)
    if face == CIRCLE:
        return _why_not_by_circle(view, action)
    if kind == actions.KIND_RETURN:
        return Reason("no-circle", "Q13", args)
    if kind == actions.KIND_PASS:
        return Reason("no-pass", "Q22", args) if face <= NUMBERS else Reason("name-the-square", "Q35", args)
    return _why_not_there(view, action)


def _clause_of(face: int) -> str:
    """The clause of the choice for which a card waits."""
    return {TRIANGLE: "Q11", SQUARE: "Q12", CIRCLE: "Q13"}.get(face, "Q9")


def _why_not_there(view: View, action: int) -> Reason:
    """Number, triangle and square move one marker, to certain squares (Q6, Q9, Q11, Q12, Q37)."""
    card = int(view.state.card)
    colour, face = data.colour_of(card), data.face_of(card)
    args: dict[str, int | str] = {"colour": COLOUR_NAMES[colour], "face": data.face_name(face)}
    if face == SQUARE and marker_of(action) == colour:
        return Reason("opponents-marker", "Q12", args)
    if face != SQUARE and marker_of(action) != colour:
        return Reason("own-marker", "Q11" if face == TRIANGLE else "Q6", args)
    if face > NUMBERS:
        return Reason("not-on-a", "Q37", args)
    ends = [SQUARE_NAMES[square_of(end)] for end in view.legal]
    args |= {"from": SQUARE_NAMES[int(view.state.marker[colour])], "first": ends[0], "second": ends[1]}
    return Reason("not-that-far", "Q9", {**args, "to": SQUARE_NAMES[square_of(action)]})


def _why_not_by_circle(view: View, action: int) -> Reason:
    """A circle moves nothing; it returns three numbers that lie on the discard pile, or all (Q13, Q27)."""
    colour = data.colour_of(int(view.state.card))
    if actions.kind_of(action) == actions.KIND_MOVE:
        return Reason("circle-moves-nothing", "Q13")
    there = tuple(
        number for number in range(1, NUMBERS + 1) if view.state.in_pile[data.card_of(colour, number)] == 0
    )
    args: dict[str, int | str] = {"colour": COLOUR_NAMES[colour], "there": listed(there)}
    for number in numbers_of(action):
        if number not in there:
            return Reason("not-discarded", "Q13", {**args, "number": number})
    if len(there) < actions.MAX_RETURNED:
        return Reason("all-of-them", "Q27", args)
    return Reason("three-of-them", "Q13", args)
