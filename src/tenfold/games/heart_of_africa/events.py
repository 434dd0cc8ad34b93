"""The events of a move, from the observer's views before and after it."""

from collections.abc import Iterator

from tenfold.core.game import GameEvent, SeenEntry
from tenfold.core.record import UNKNOWN
from tenfold.core.view import View
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.actions import describe, doubling_title, parts, payment_title
from tenfold.games.heart_of_africa.ending import is_globetrotter


def events(before: View, entry: SeenEntry, after: View) -> Iterator[GameEvent]:
    """A deed, if it may be known; what it made public; and what followed by itself (H46)."""
    if entry.action != UNKNOWN:
        yield from _deed(before, entry, after)
    yield from _claimed(before, entry.seat, after)
    yield from _tickets(before, entry.seat, after)
    yield from _decks(before, after)
    yield from _end(before, entry.seat, after)


def _deed(before: View, entry: SeenEntry, after: View) -> Iterator[GameEvent]:
    """What the seat did; half-made claims and choices of tickets are told to nobody else."""
    seat, (kind, _) = entry.seat, parts(entry.action)
    args = {"seat": seat, **describe(before.state, entry.action).args}
    match kind:
        case "take-deck":
            yield _blind(before, seat, after)
        case "take-terrain" | "take-terrain-deck":
            gained = (after.state.terrain[seat] - before.state.terrain[seat]).tolist().index(1)
            yield GameEvent(kind, {"seat": seat, "card": data.TERRAIN_NAMES[gained]})
        case "tickets":
            left = before.state.ticket_deck_size + before.state.bottom_size
            gone = left - after.state.ticket_deck_size - after.state.bottom_size
            yield GameEvent(kind, {"seat": seat, "count": int(gone)})
        case "claim":
            yield GameEvent("claim-begun", args)
        case "pay":
            if after.state.claim_track[seat] == before.state.claim_track[seat]:
                yield GameEvent("pay-begun", args)
        case "take" | "keep" | "return" | "pass":
            yield GameEvent(kind, args)


def _blind(before: View, seat: int, after: View) -> GameEvent:
    """Its owner sees which card was drawn, everybody else that one was (H46)."""
    if after.observer != seat:
        return GameEvent("take-deck", {"seat": seat})
    gained = (after.state.hand[seat] - before.state.hand[seat]).tolist().index(1)
    return GameEvent("take-deck-own", {"seat": seat, "card": data.KIND_NAMES[gained]})


def _claimed(before: View, seat: int, after: View) -> Iterator[GameEvent]:
    """Of a claim everybody sees everything (H46)."""
    if after.state.trains[seat] == before.state.trains[seat]:
        return
    state = after.state
    track = int(state.paid_track)
    colour, locos = int(state.paid_colour), int(state.paid_locos)
    cards = 0 if colour == data.LOCO else int(data.LENGTH[track]) - locos
    args: dict[str, int | str] = {
        "seat": seat,
        "route": data.route_title(track),
        "cards": payment_title(colour, cards, locos),
        "points": int(state.claim_points[track]),
    }
    terrain, wild = int(state.paid_terrain), int(state.paid_wild)
    if terrain + wild > 0:
        doubling = doubling_title(int(data.TERRAIN[track]), terrain, wild)
        yield GameEvent("claim-doubled", {**args, "doubling": doubling})
    else:
        yield GameEvent("claim", args)


def _tickets(before: View, seat: int, after: View) -> Iterator[GameEvent]:
    """How many tickets were kept; at the start it is shown when all have chosen (H58)."""
    if after.state.is_setup == 1:
        if after.state.choosing[seat] < before.state.choosing[seat]:
            yield GameEvent("chosen", {"seat": seat})
        return
    for other in range(after.seats):
        kept = int(after.state.ticket_count[other]) - int(before.state.ticket_count[other])
        if kept > 0:
            yield GameEvent("kept", {"seat": other, "count": kept})
    if before.state.is_setup == 1:
        yield GameEvent("begin", {"seat": int(after.state.turn)})


def _decks(before: View, after: View) -> Iterator[GameEvent]:
    """Three locomotives, and decks that were made anew (H15, H16)."""
    for field, code in (("renewals", "renewed"), ("remade", "remade"), ("terrain_remade", "terrain-remade")):
        if after.state[field] > before.state[field]:
            yield GameEvent(code)


def _end(before: View, seat: int, after: View) -> Iterator[GameEvent]:
    """The last round begins; the game ends, and all tickets are shown (H35, H36)."""
    if after.state.turns_left > before.state.turns_left:
        yield GameEvent("last-round", {"seat": seat, "trains": int(after.state.trains[seat])})
    if after.outcome is None:
        return
    yield GameEvent("end")
    most = int(after.state.done[: after.seats].max())
    for other in range(after.seats):
        if is_globetrotter(after.state, other, most):
            yield GameEvent("globetrotter", {"seat": other, "count": most})
