"""Encodes a view as numbers for a network; the observer's own colour comes first."""

from typing import Any

from tenfold.core.game import Encoder, Part, offsets_of
from tenfold.core.jit import rule
from tenfold.games.ten_squares.data import CARDS, COLOURS, FACES, SQUARES, colour_of, face_of
from tenfold.games.ten_squares.rules import seat_of, to_act
from tenfold.games.ten_squares.state import NO_CARD

LAYOUT = (
    Part(
        "marker",
        COLOURS * SQUARES,
        "one at the square of the own marker, then of the opponent's",
        "marker red_seat",
    ),
    Part("has_reached", COLOURS, "one for each marker that has reached J", "has_reached red_seat"),
    Part(
        "in_pile",
        CARDS,
        "one for each card in the play pile: 1 to 10, triangle, square, circle",
        "in_pile red_seat",
    ),
    Part("card", CARDS, "one at the card that was turned last", "card red_seat"),
    Part("pile", 1, "cards in the play pile, divided by all cards", "pile_size"),
    Part("is_waiting", 1, "one if that card waits for a choice"),
    Part("to_act", 1, "one if the observer is to act", "turn is_waiting card"),
    Part("turn", 1, "one if the observer turns the next card"),
)
LEFT_OUT = {
    "stream": "nobody sees it",
    "begins": "only says how the beginner was found",
    "red": "only says how the colours were given",
    "beginner": "who began changes nothing later on: the seat on turn is there",
}
AT = offsets_of(LAYOUT)


@rule
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view into zeros; a spectator looks from the first seat."""
    seat = max(observer, 0)
    for colour in range(COLOURS):
        side = 0 if seat_of(view, colour) == seat else 1
        out[AT.marker + side * SQUARES + int(view.marker[colour])] = 1.0
        out[AT.has_reached + side] = float(view.has_reached[colour])
    for card in range(CARDS):
        if view.in_pile[card] == 1:
            out[AT.in_pile + place_of(view, seat, card)] = 1.0
    if view.card != NO_CARD:
        out[AT.card + place_of(view, seat, int(view.card))] = 1.0
    out[AT.pile] = view.pile_size / CARDS
    out[AT.is_waiting] = float(view.is_waiting)
    out[AT.to_act] = 1.0 if to_act(view) == seat else 0.0
    out[AT.turn] = 1.0 if view.turn == seat else 0.0


@rule
def place_of(view: Any, seat: int, card: int) -> int:
    """Where a card stands among all, the own colour first."""
    side = 0 if seat_of(view, colour_of(card)) == seat else 1
    return side * FACES + face_of(card) - 1


ENCODER = Encoder(observe, LAYOUT, LEFT_OUT)
