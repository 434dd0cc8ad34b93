"""Encodes a view as numbers for a network; seats count from the observer."""

from typing import Any

from tenfold.core.game import Category, Encoder, Part, offsets_of
from tenfold.core.jit import rule
from tenfold.games.tenzania.actions import GOAL
from tenfold.games.tenzania.data import DECK, NUMBERS
from tenfold.games.tenzania.rules import held
from tenfold.games.tenzania.state import HAND, NO_CARD, SEATS

MAX_COPIES = 8

LAYOUT = (
    Part("hand", NUMBERS, "own cards of each number, divided by three"),
    Part("top", NUMBERS, "one at the number of the top card, none on an empty table", "table"),
    Part("played", NUMBERS, "cards of each number played so far, divided by eight"),
    Part("value", 1, "the value, divided by ten"),
    Part("values", GOAL, "one at the value, from 0 to 9", "value"),
    Part("table", 1, "cards on the table, divided by the deck", "table_size"),
    Part("pile", 1, "cards in the draw pile, divided by the deck", "pile_size"),
    Part("is_due", SEATS, "one at the seat on turn", "turn"),
    Part("is_there", SEATS, "one at each seat of the match", "seats"),
    Part("won", SEATS, "cards won by each seat, divided by the deck"),
    Part("hand_size", SEATS, "cards held by each seat, divided by three"),
    Part("last_card", SEATS, "the card of each seat's last turn, plus one, divided by eleven"),
    Part("last_value", SEATS, "the value stated on each seat's last turn, divided by ten"),
    Part("last_table", SEATS, "cards on the table before that turn, divided by the deck"),
    Part("options", 2, "tens in the deck; twos may double", "tens doubling"),
)
LEFT_OUT = {
    "stream": "nobody sees it",
    "pile": "nobody sees it; what it may hold follows from the cards played and the own hand",
    "begins": "only says how the beginner was found",
    "beginner": "who began changes nothing later on: the seat on turn is there",
}
AT = offsets_of(LAYOUT)


@rule
def observe(view: Any, observer: int, out: Any) -> None:
    """Write one view into zeros; a spectator looks from the first seat and holds nothing."""
    for card in range(NUMBERS):
        out[AT.hand + card] = held(view, observer, card) / HAND
        out[AT.played + card] = view.played[card] / MAX_COPIES
    if view.table_size > 0:
        out[AT.top + int(view.table[int(view.table_size) - 1])] = 1.0
    out[AT.value] = view.value / GOAL
    out[AT.values + int(view.value)] = 1.0
    out[AT.table] = view.table_size / DECK
    out[AT.pile] = view.pile_size / DECK
    seats = int(view.seats)
    for step in range(seats):
        seat = (max(observer, 0) + step) % seats
        out[AT.is_due + step] = 1.0 if seat == view.turn and view.hand_size[seat] > 0 else 0.0
        out[AT.is_there + step] = 1.0
        out[AT.won + step] = view.won[seat] / DECK
        out[AT.hand_size + step] = view.hand_size[seat] / HAND
        # Before its first turn a seat has placed NO_CARD, which is no number: zero.
        out[AT.last_card + step] = (view.last_card[seat] + 1) % (NO_CARD + 1) / NUMBERS
        out[AT.last_value + step] = view.last_value[seat] / GOAL
        out[AT.last_table + step] = view.last_table[seat] / DECK
    out[AT.options] = float(view.tens)
    out[AT.options + 1] = float(view.doubling)


CATEGORIES = (
    Category(AT.last_card, SEATS, NUMBERS, NUMBERS + 1),
    Category(AT.last_value, SEATS, GOAL, GOAL + 2),
)
"""Cards and values; what goes over ten is all the same."""
ENCODER = Encoder(observe, LAYOUT, LEFT_OUT, categories=CATEGORIES, byte_unit=60)
