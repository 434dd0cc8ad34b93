"""The view as numbers for a network; seats are counted from the observer on."""

from typing import Any

from tenfold.core.game import Encoder, Part
from tenfold.core.kernel import rule
from tenfold.games.tenzania.actions import GOAL
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
TOP = NUMBERS
PLAYED = TOP + NUMBERS
VALUE = PLAYED + NUMBERS
TABLE = VALUE + 1
PILE = TABLE + 1
IS_DUE = PILE + 1
IS_THERE = IS_DUE + SEATS
WON = IS_THERE + SEATS
HAND_SIZE = WON + SEATS
TENS = HAND_SIZE + SEATS
DOUBLING = TENS + 1
SIZE = DOUBLING + 1


@rule
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view; a spectator looks from the first seat and holds nothing."""
    for i in range(SIZE):
        out[i] = 0.0
    for card in range(NUMBERS):
        out[card] = held(view, observer, card) / HAND
        out[PLAYED + card] = view.played[card] / MOST_COPIES
    if view.table_size > 0:
        out[TOP + int(view.table[int(view.table_size) - 1])] = 1.0
    out[VALUE] = view.value / GOAL
    out[TABLE] = view.table_size / DECK
    out[PILE] = view.pile_size / DECK
    seats = int(view.seats)
    for step in range(seats):
        seat = (max(observer, 0) + step) % seats
        out[IS_DUE + step] = 1.0 if seat == view.turn and view.hand_size[seat] > 0 else 0.0
        out[IS_THERE + step] = 1.0
        out[WON + step] = view.won[seat] / DECK
        out[HAND_SIZE + step] = view.hand_size[seat] / HAND
    out[TENS] = float(view.tens)
    out[DOUBLING] = float(view.doubling)


ENCODER = Encoder(observe, LAYOUT)
