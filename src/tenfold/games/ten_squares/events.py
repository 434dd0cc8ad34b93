"""The events of a move, from the observer's views before and after it."""

from collections.abc import Iterator

from tenfold.core.game import GameEvent, SeenEntry
from tenfold.core.phrase import Phrase
from tenfold.core.view import View
from tenfold.games.ten_squares import data
from tenfold.games.ten_squares.actions import KIND_MOVE, KIND_RETURN, KIND_TURN, kind_of, listed, numbers_of
from tenfold.games.ten_squares.data import COLOUR_NAMES, COLOURS, NUMBERS, SQUARE_NAMES
from tenfold.games.ten_squares.rules import ahead_of, back_of, opposite, seat_of


def events(before: View, entry: SeenEntry, after: View) -> Iterator[GameEvent]:
    """A card is turned, carried out or put back; a choice is made; J is reached; the game may end."""
    kind = kind_of(entry.action)
    colour = data.colour_of(int(after.state.card))
    card = {"colour": COLOUR_NAMES[colour], "face": data.face_name(data.face_of(int(after.state.card)))}
    if kind == KIND_TURN:
        yield GameEvent("turn", {"seat": entry.seat, **card})
        yield from _carried_out(before, after, card)
    elif kind == KIND_MOVE:
        yield _moved(before, entry, after)
    elif kind == KIND_RETURN:
        numbers = listed(numbers_of(entry.action))
        yield GameEvent("return", {"seat": entry.seat, "colour": card["colour"], "numbers": numbers})
    else:
        yield GameEvent("pass", {"seat": entry.seat, **card})
    yield from _reached(before, after)
    yield from _ended(after)


def _carried_out(before: View, after: View, card: dict[str, str]) -> Iterator[GameEvent]:
    """What follows at once: a move without a choice, or a card without effect (Q14, Q21, Q27)."""
    colour, face = data.colour_of(int(after.state.card)), data.face_of(int(after.state.card))
    if after.state.in_pile[int(after.state.card)] == 1:
        yield GameEvent("uncounted", card)
    elif after.state.is_waiting == 1:
        yield GameEvent("choice", {"seat": seat_of(after.state, colour), **card})
    elif face <= NUMBERS:
        yield GameEvent("step", {**card, **_way(before, after, colour)})
    else:
        yield GameEvent("no-number", card)


def _moved(before: View, entry: SeenEntry, after: View) -> GameEvent:
    """A marker is moved by choice, which may mean that it is left (Q26)."""
    card = int(after.state.card)
    colour = data.colour_of(card)
    if data.face_of(card) == data.SQUARE:
        colour = opposite(colour)
    way = {"colour": COLOUR_NAMES[colour], **_way(before, after, colour)}
    is_left = data.face_of(card) > NUMBERS and way["from"] == way["to"]
    return GameEvent("leave" if is_left else "move", {"seat": entry.seat, **way})


def _way(before: View, after: View, colour: int) -> dict[str, str]:
    """Where a marker comes from and goes to: `E`, or `J and back to E` if it turns round on the way (Q7)."""
    start, end = int(before.state.marker[colour]), int(after.state.marker[colour])
    to = SQUARE_NAMES[end]
    turn = _turning_square(before, data.face_of(int(after.state.card)), colour, end)
    if turn is not None:
        to = Phrase(to, "bounce", {"end": SQUARE_NAMES[turn], "to": to})
    return {"from": SQUARE_NAMES[start], "to": to}


def _turning_square(before: View, face: int, colour: int, end: int) -> int | None:
    """Where a number turns a marker round: at J, at A, or not; None too if both ways lead there (Q21)."""
    if face > NUMBERS:
        return None
    start = int(before.state.marker[colour])
    ahead = start < data.J and ahead_of(start, face) == end
    back = before.state.has_reached[colour] == 1 and back_of(start, face) == end
    if ahead and not back:
        return data.J if start + face > data.J else None
    return data.A if back and not ahead and start < face else None


def _reached(before: View, after: View) -> Iterator[GameEvent]:
    """From the next card on the marker moves in either direction (Q8)."""
    for colour in range(COLOURS):
        if after.state.has_reached[colour] != before.state.has_reached[colour]:
            yield GameEvent("reach", {"seat": seat_of(after.state, colour), "colour": COLOUR_NAMES[colour]})


def _ended(after: View) -> Iterator[GameEvent]:
    """Somebody is home, or the play pile is empty (Q15, Q16)."""
    if after.outcome is None:
        return
    if after.outcome.winners:
        yield GameEvent("home", {"seat": after.outcome.winners[0]})
    else:
        yield GameEvent("draw")
