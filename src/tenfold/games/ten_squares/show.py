"""The table as lines of text: two rows of squares, the revealed card, the cards left."""

from collections.abc import Iterator, Sequence

from tenfold.core.game import Line, Span, seat_head
from tenfold.core.text import Text
from tenfold.core.view import View
from tenfold.games.ten_squares import data
from tenfold.games.ten_squares.data import COLOUR_NAMES, COLOURS, SQUARE_NAMES
from tenfold.games.ten_squares.rules import seat_of
from tenfold.games.ten_squares.state import NO_CARD


def show(view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """A line a seat, the two rows, the revealed card, then the cards left, which both may know (Q32)."""
    for seat in range(view.seats):
        yield _seat(view, text, names, seat)
    yield ()
    yield (Span("    " + "   ".join(SQUARE_NAMES), "soft"),)
    for colour in range(COLOURS):
        yield _row(view, text, colour)
    yield ()
    yield _turned(view, text)
    yield (Span(text.say("show-left", {"size": int(view.state.pile_size)}), "soft"),)
    for colour in range(COLOURS):
        yield _left(view, text, colour)


def _seat(view: View, text: Text, names: Sequence[str], seat: int) -> Line:
    state = view.state
    colour = next(colour for colour in range(COLOURS) if seat_of(state, colour) == seat)
    args = {
        "colour": COLOUR_NAMES[colour],
        "square": SQUARE_NAMES[int(state.marker[colour])],
        "reached": "yes" if state.has_reached[colour] == 1 else "no",
    }
    return (*seat_head(view, names, seat), Span("  " + text.say("show-seat", args), "soft"))


def _row(view: View, text: Text, colour: int) -> Line:
    """One row from A to J; the marker is its colour's letter."""
    at = int(view.state.marker[colour])
    style, letter = COLOUR_NAMES[colour], _letter(text, colour)
    squares = (
        Span(f" [{letter}]", style) if square == at else Span("  · ", "soft")
        for square in range(data.SQUARES)
    )
    return (Span(f"{letter} ", style), *squares)


def _letter(text: Text, colour: int) -> str:
    """Colours have letters: colour alone would leave some people out."""
    return text.say("show-letter", {"colour": COLOUR_NAMES[colour]})


def _turned(view: View, text: Text) -> Line:
    card = int(view.state.card)
    if card == NO_CARD:
        return (Span(text.say("show-no-card"), "soft"),)
    colour = data.colour_of(card)
    state = "waiting" if view.state.is_waiting == 1 else "done"
    if view.state.in_pile[card] == 1:
        state = "uncounted"
    return (
        Span(text.say("show-card") + "  ", "soft"),
        Span(f"[{_letter(text, colour)} {_face(text, data.face_of(card))}]", COLOUR_NAMES[colour]),
        Span("  " + text.say("show-card-state", {"state": state}), "soft"),
    )


def _face(text: Text, face: int) -> str:
    return text.say("show-face", {"face": data.face_name(face)})


def _left(view: View, text: Text, colour: int) -> Line:
    faces = [
        _face(text, face)
        for face in range(1, data.FACES + 1)
        if view.state.in_pile[data.card_of(colour, face)] == 1
    ]
    cards = " ".join(faces) or text.say("show-none")
    return (Span(f"{_letter(text, colour)}  ", COLOUR_NAMES[colour]), Span(cards))
