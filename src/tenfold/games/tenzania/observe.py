"""Encodes a view as numbers for a network; seats count from the observer."""

from typing import Any

from tenfold.core.game import Encoder, Part
from tenfold.core.jit import rule
from tenfold.games.tenzania.actions import GOAL
from tenfold.games.tenzania.data import DECK, NUMBERS
from tenfold.games.tenzania.rules import held
from tenfold.games.tenzania.state import HAND, NO_CARD, SEATS

MAX_COPIES = 8

LAYOUT = (
    Part("hand", NUMBERS, "own cards of each number, divided by three", ("hand",)),
    Part("top", NUMBERS, "one at the number of the top card, none on an empty table", ("table",)),
    Part("played", NUMBERS, "cards of each number played so far, divided by eight", ("played",)),
    Part("value", 1, "the value, divided by ten", ("value",)),
    Part("values", GOAL, "one at the value, from 0 to 9", ("value",)),
    Part("table", 1, "cards on the table, divided by the deck", ("table_size",)),
    Part("pile", 1, "cards in the draw pile, divided by the deck", ("pile_size",)),
    Part("is_due", SEATS, "one at the seat on turn", ("turn",)),
    Part("is_there", SEATS, "one at each seat of the match", ("seats",)),
    Part("won", SEATS, "cards won by each seat, divided by the deck", ("won",)),
    Part("hand_size", SEATS, "cards held by each seat, divided by three", ("hand_size",)),
    Part(
        "last_card", SEATS, "the card of each seat's last turn, plus one, divided by eleven", ("last_card",)
    ),
    Part("last_value", SEATS, "the value stated on each seat's last turn, divided by ten", ("last_value",)),
    Part("last_table", SEATS, "cards on the table before that turn, divided by the deck", ("last_table",)),
    Part("options", 2, "tens in the deck; twos may double", ("tens", "doubling")),
)
LEFT_OUT = {
    "stream": "nobody sees it",
    "pile": "nobody sees it; what it may hold follows from the cards played and the own hand",
    "begins": "only says how the beginner was found",
    "beginner": "who began changes nothing later on: the seat on turn is there",
}
TOP = NUMBERS
PLAYED = TOP + NUMBERS
VALUE = PLAYED + NUMBERS
VALUES = VALUE + 1
TABLE = VALUES + GOAL
PILE = TABLE + 1
IS_DUE = PILE + 1
IS_THERE = IS_DUE + SEATS
WON = IS_THERE + SEATS
HAND_SIZE = WON + SEATS
LAST_CARD = HAND_SIZE + SEATS
LAST_VALUE = LAST_CARD + SEATS
LAST_TABLE = LAST_VALUE + SEATS
TENS = LAST_TABLE + SEATS
DOUBLING = TENS + 1


@rule
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view into zeros; a spectator looks from the first seat and holds nothing."""
    for card in range(NUMBERS):
        out[card] = held(view, observer, card) / HAND
        out[PLAYED + card] = view.played[card] / MAX_COPIES
    if view.table_size > 0:
        out[TOP + int(view.table[int(view.table_size) - 1])] = 1.0
    out[VALUE] = view.value / GOAL
    out[VALUES + int(view.value)] = 1.0
    out[TABLE] = view.table_size / DECK
    out[PILE] = view.pile_size / DECK
    seats = int(view.seats)
    for step in range(seats):
        seat = (max(observer, 0) + step) % seats
        out[IS_DUE + step] = 1.0 if seat == view.turn and view.hand_size[seat] > 0 else 0.0
        out[IS_THERE + step] = 1.0
        out[WON + step] = view.won[seat] / DECK
        out[HAND_SIZE + step] = view.hand_size[seat] / HAND
        # Before its first turn a seat has placed NO_CARD, which is no number: zero.
        out[LAST_CARD + step] = (view.last_card[seat] + 1) % (NO_CARD + 1) / NUMBERS
        out[LAST_VALUE + step] = view.last_value[seat] / GOAL
        out[LAST_TABLE + step] = view.last_table[seat] / DECK
    out[TENS] = float(view.tens)
    out[DOUBLING] = float(view.doubling)


ENCODER = Encoder(observe, LAYOUT, LEFT_OUT)
