"""The view as numbers for a network; seats are counted from the observer on."""

from typing import Any

from tenfold.core.game import Encoder, Part
from tenfold.core.kernel import rule
from tenfold.games.tenzania.data import DECK, NUMBERS
from tenfold.games.tenzania.rules import held
from tenfold.games.tenzania.state import HAND, SEATS

MOST_COPIES = 8

LAYOUT = (
    Part("hand", NUMBERS, "own cards of each number, divided by three"),
    Part("top", NUMBERS, "one at the number of the top card, none on an empty table"),
    Part("played", NUMBERS, "cards of each number played so far, divided by eight"),
    Part("value", 1, "the value, divided by ten"),
    Part("table", 1, "cards on the table, divided by the deck"),
    Part("pile", 1, "cards in the draw pile, divided by the deck"),
    Part("is_due", SEATS, "one at the seat on turn"),
    Part("is_there", SEATS, "one at each seat of the match"),
    Part("won", SEATS, "cards won by each seat, divided by the deck"),
    Part("hand_size", SEATS, "cards held by each seat, divided by three"),
    Part("options", 2, "tens in the deck; twos may double"),
)
SIZE = sum(part.length for part in LAYOUT)


@rule
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view; a spectator looks from the first seat and holds nothing."""
    for i in range(SIZE):
        out[i] = 0.0
    for card in range(NUMBERS):
        out[card] = held(view, observer, card) / HAND
        out[2 * NUMBERS + card] = view.played[card] / MOST_COPIES
    if view.table_size > 0:
        out[NUMBERS + int(view.table[int(view.table_size) - 1])] = 1.0
    at = 3 * NUMBERS
    out[at] = view.value / 10
    out[at + 1] = view.table_size / DECK
    out[at + 2] = view.pile_size / DECK
    seats = int(view.seats)
    for step in range(seats):
        seat = (max(observer, 0) + step) % seats
        out[at + 3 + step] = 1.0 if seat == view.turn and view.hand_size[seat] > 0 else 0.0
        out[at + 3 + SEATS + step] = 1.0
        out[at + 3 + 2 * SEATS + step] = view.won[seat] / DECK
        out[at + 3 + 3 * SEATS + step] = view.hand_size[seat] / HAND
    out[SIZE - 2] = float(view.tens)
    out[SIZE - 1] = float(view.doubling)


ENCODER = Encoder(observe, LAYOUT)
