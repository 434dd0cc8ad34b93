"""The view as numbers for a network; the observer's own colour comes first."""

from typing import Any

from tenfold.core.game import Encoder, Part
from tenfold.core.kernel import rule
from tenfold.games.ten_squares.data import CARDS, COLOURS, FACES, SQUARES, colour_of, face_of
from tenfold.games.ten_squares.rules import seat_of, to_act

LAYOUT = (
    Part("marker", COLOURS * SQUARES, "one at the square of the own marker, then of the opponent's"),
    Part("has_reached", COLOURS, "one for each marker that has reached J"),
    Part("in_pile", CARDS, "one for each card in the play pile: 1 to 10, triangle, square, circle"),
    Part("card", CARDS, "one at the card that was turned last"),
    Part("pile", 1, "cards in the play pile, divided by all cards"),
    Part("is_waiting", 1, "one if that card waits for a choice"),
    Part("to_act", 1, "one if the observer is to act"),
    Part("turn", 1, "one if the observer turns the next card"),
)
SIZE = sum(part.length for part in LAYOUT)
REACHED = COLOURS * SQUARES
PILE = REACHED + COLOURS
CARD = PILE + CARDS
REST = CARD + CARDS


@rule
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view; a spectator looks from the first seat."""
    for i in range(SIZE):
        out[i] = 0.0
    seat = max(observer, 0)
    for colour in range(COLOURS):
        side = 0 if seat_of(view, colour) == seat else 1
        out[side * SQUARES + int(view.marker[colour])] = 1.0
        out[REACHED + side] = float(view.has_reached[colour])
    for card in range(CARDS):
        side = 0 if seat_of(view, colour_of(card)) == seat else 1
        place = side * FACES + face_of(card) - 1
        out[PILE + place] = float(view.in_pile[card])
        out[CARD + place] = 1.0 if view.card == card else 0.0
    out[REST] = view.pile_size / CARDS
    out[REST + 1] = float(view.is_waiting)
    out[REST + 2] = 1.0 if to_act(view) == seat else 0.0
    out[REST + 3] = 1.0 if view.turn == seat else 0.0


ENCODER = Encoder(observe, LAYOUT)
