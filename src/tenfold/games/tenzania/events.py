"""The events of a move, from the observer's views before and after it."""

from collections.abc import Iterator

from tenfold.core.game import GameEvent, SeenEntry
from tenfold.core.view import View
from tenfold.games.tenzania.actions import GOAL, card_of, value_of
from tenfold.games.tenzania.data import NUMBERS


def events(before: View, entry: SeenEntry, after: View) -> Iterator[GameEvent]:
    """A card is placed and a value stated; a pile may be won; a card may be drawn; the game may end."""
    seat = entry.seat
    card, value = card_of(entry.action), value_of(entry.action)
    cards = int(before.state.table_size) + 1
    yield GameEvent("place", {"seat": seat, "card": card, "value": value})
    if value == GOAL:
        yield GameEvent("tenzania", {"seat": seat, "cards": cards})
    elif value > GOAL:
        winner = (seat - 1) % after.seats
        yield GameEvent("over", {"seat": seat, "other": winner, "value": value, "cards": cards})
    if after.state.pile_size < before.state.pile_size:
        yield _draw(before, seat, card, after)
    if after.outcome is not None:
        yield GameEvent("end", {"cards": int(after.state.table_size)})


def _draw(before: View, seat: int, placed: int, after: View) -> GameEvent:
    """The owner sees which card was drawn, everybody else that one was (Z21)."""
    if after.observer != seat:
        return GameEvent("draw", {"seat": seat})
    was, now = before.state.hand[seat].tolist(), after.state.hand[seat].tolist()
    was.remove(placed)
    drawn = next(card for card in range(NUMBERS) if now.count(card) > was.count(card))
    return GameEvent("draw-own", {"seat": seat, "card": drawn})
