"""The table as lines of text."""

from collections.abc import Iterator, Sequence

from tenfold.core.game import Line, Span, seat_head
from tenfold.core.text import Text
from tenfold.core.view import View
from tenfold.games.tenzania.state import NO_CARD

RECENT = 12
"""As many cards of the table as fit on a line."""


def show(view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """A line a seat, then the middle of the table, then the own hand (Z21)."""
    for seat in range(view.seats):
        yield _seat(view, text, names, seat)
    yield ()
    yield _table(view, text)
    yield _value(view, text)
    if view.observer in range(view.seats) and view.state.hand_size[view.observer] > 0:
        hand = [card for card in view.state.hand[view.observer].tolist() if card != NO_CARD]
        yield (Span(text.say("show-hand") + "  ", "soft"), *_cards(hand))


def _seat(view: View, text: Text, names: Sequence[str], seat: int) -> Line:
    open_to_all = {"won": int(view.state.won[seat]), "held": int(view.state.hand_size[seat])}
    return (*seat_head(view, names, seat), Span("  " + text.say("show-seat", open_to_all), "soft"))


def _table(view: View, text: Text) -> Line:
    size = int(view.state.table_size)
    if size == 0:
        return (Span(text.say("show-empty"), "soft"),)
    older = (Span("… ", "soft"),) if size > RECENT else ()
    recent = view.state.table[max(0, size - RECENT) : size].tolist()
    return (Span(text.say("show-table") + "  ", "soft"), *older, *_cards(recent))


def _value(view: View, text: Text) -> Line:
    state = view.state
    sizes = {"table": int(state.table_size), "pile": int(state.pile_size)}
    return (
        Span(text.say("show-value") + "  ", "soft"),
        Span(f" {int(state.value)} ", "value"),
        Span("   " + text.say("show-sizes", sizes), "soft"),
    )


def _cards(cards: Sequence[int]) -> Line:
    return tuple(span for card in cards for span in (Span(f"[{card}]", "card"), Span(" ")))
