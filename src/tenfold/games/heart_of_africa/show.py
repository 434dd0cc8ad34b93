"""The table as lines of text, and at the end the score sheet."""

from collections.abc import Iterator, Sequence

from tenfold.core.game import Line, Span
from tenfold.core.text import Text
from tenfold.core.view import View
from tenfold.games.heart_of_africa.cards import terrain_deck_size
from tenfold.games.heart_of_africa.data import (
    COLOUR,
    KIND_NAMES,
    KINDS,
    LENGTH,
    POINTS,
    TERRAIN_NAMES,
    TICKET_POINTS,
    TICKETS,
    TRACK_COLOUR_NAMES,
    TRACKS,
    route_title,
    ticket_title,
)
from tenfold.games.heart_of_africa.ending import GLOBETROTTER, is_done, is_globetrotter
from tenfold.games.heart_of_africa.state import EMPTY, KEPT, NO_TICKET, NO_TRACK, RETURNED
from tenfold.games.heart_of_africa.tickets import tickets_left
from tenfold.games.heart_of_africa.ways import Graph, graph_of, spaces_of, way_to

WIDTH = 78


def show(view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """A line a seat, what lies open, who claimed what; then what is the observer's own (H11, H17, H18)."""
    for seat in range(view.seats):
        yield _seat(view, text, names, seat)
    yield ()
    if view.outcome is not None:
        yield from _sheet(view, text, names)
        return
    yield from _open(view, text)
    for seat in range(view.seats):
        yield from _tracks(view, text, names, seat)
    if view.observer in range(view.seats):
        yield ()
        yield from _own(view, text)


def _seat(view: View, text: Text, names: Sequence[str], seat: int) -> Line:
    state = view.state
    width = max(len(name) for name in names)
    terrain = {name: int(state.terrain[seat, number]) for number, name in enumerate(TERRAIN_NAMES)}
    open_to_all = {
        "points": int(state.score[seat] if view.is_over else state.points[seat]),
        "trains": int(state.trains[seat]),
        "cards": int(state.hand_size[seat]),
        "tickets": int(state.ticket_count[seat]),
        **terrain,
    }
    return (
        Span("▸ " if seat in view.due else "  ", "accent"),
        Span(names[seat].ljust(width), "strong" if seat == view.observer else ""),
        Span("  " + text.say("show-seat", open_to_all), "soft"),
    )


def _open(view: View, text: Text) -> Iterator[Line]:
    """The displays, the decks, and whether the last round is on."""
    state = view.state
    decks = {
        "trains": int(state.train_deck_size),
        "terrain": int(terrain_deck_size(state)),
        "tickets": int(tickets_left(state)),
    }
    shown = [KIND_NAMES[card] for card in state.display.tolist() if card != EMPTY]
    terrain = [TERRAIN_NAMES[card] for card in state.terrain_display.tolist() if card != EMPTY]
    yield (Span(text.say("show-display") + "  ", "soft"), *_cards(shown), *_cards(terrain))
    yield (Span(text.say("show-decks", decks), "soft"),)
    if state.turns_left > 0:
        yield (Span(text.say("show-last-round", {"count": int(state.turns_left)}), "accent"),)


def _cards(names: Sequence[str]) -> Line:
    return tuple(span for name in names for span in (Span(f"[{name}]", "card"), Span(" ")))


def _claims(view: View, seat: int) -> list[int]:
    return [track for track in range(TRACKS) if view.state.owner[track] == seat]


def _tracks(view: View, text: Text, names: Sequence[str], seat: int) -> Iterator[Line]:
    tracks = [route_title(track) for track in _claims(view, seat)]
    if tracks:
        yield from _wrapped(text.say("show-tracks", {"name": names[seat]}), tracks)


def _wrapped(head: str, words: Sequence[str]) -> Iterator[Line]:
    """Words with commas, on as many lines as they need."""
    line = head
    for number, word in enumerate(words):
        word_and_comma = word + ("," if number + 1 < len(words) else "")
        if len(line) + 1 + len(word_and_comma) > WIDTH:
            yield (Span(line, "soft"),)
            line = "   "
        line += " " + word_and_comma
    yield (Span(line, "soft"),)


def _own(view: View, text: Text) -> Iterator[Line]:
    """Hand, tickets with what they still need, tickets to choose from, a claim half made."""
    state, seat = view.state, view.observer
    hand = [
        f"{KIND_NAMES[kind]} {int(state.hand[seat, kind])}" for kind in range(KINDS) if state.hand[seat, kind]
    ]
    yield (Span(text.say("show-hand") + "  ", "soft"), Span(", ".join(hand) or text.say("show-none")))
    graph = graph_of(state, seat)
    for ticket in range(TICKETS):
        if state.tickets[seat, ticket] == 1:
            yield from _ticket(view, text, ticket, graph)
    for ticket, verdict in zip(state.drawn[seat].tolist(), state.chosen[seat].tolist(), strict=True):
        if ticket != NO_TICKET:
            yield from _choice(view, text, ticket, verdict, graph)
    track = int(state.claim_track[seat])
    if track != NO_TRACK:
        args = {
            "route": route_title(track),
            "length": int(LENGTH[track]),
            "colour": TRACK_COLOUR_NAMES[COLOUR[track]],
            "points": int(POINTS[LENGTH[track]]),
        }
        yield (Span(text.say("show-claim", args), "accent"),)


def _need(view: View, text: Text, ticket: int, graph: Graph) -> tuple[str, list[str]]:
    """Whether a ticket is done, how many spaces it still needs, and over which tracks."""
    state, seat = view.state, view.observer
    if is_done(state, seat, ticket):
        return text.say("show-ticket-done"), []
    way = way_to(graph, ticket)
    if way is None or spaces_of(way) > state.trains[seat]:
        return text.say("show-ticket-closed"), []
    tracks = [
        f"{route_title(track)} {int(LENGTH[track])} {TRACK_COLOUR_NAMES[COLOUR[track]]}" for track in way
    ]
    return text.say("show-ticket-needs", {"spaces": spaces_of(way)}), tracks


def _ticket(view: View, text: Text, ticket: int, graph: Graph) -> Iterator[Line]:
    need, tracks = _need(view, text, ticket, graph)
    args = {"ticket": ticket_title(ticket), "points": int(TICKET_POINTS[ticket])}
    yield from _wrapped(text.say("show-ticket", args) + " " + need, tracks)


def _choice(view: View, text: Text, ticket: int, verdict: int, graph: Graph) -> Iterator[Line]:
    need, tracks = _need(view, text, ticket, graph)
    state = {KEPT: "kept", RETURNED: "returned"}.get(verdict, "undecided")
    args = {"ticket": ticket_title(ticket), "points": int(TICKET_POINTS[ticket]), "state": state}
    yield from _wrapped(text.say("show-choice", args) + " " + need, tracks)


def _sheet(view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """The score sheet of each seat: claim by claim, ticket by ticket, Globetrotter (H36, H37, H52)."""
    state = view.state
    most = int(state.done[: view.seats].max())
    for seat in range(view.seats):
        yield (Span(names[seat], "strong"),)
        yield from _wrapped(
            "  " + text.say("show-sheet-claims", {"points": int(state.points[seat])}),
            [_claim(view, text, track) for track in _claims(view, seat)],
        )
        held = [ticket for ticket in range(TICKETS) if state.tickets[seat, ticket] == 1]
        done = [ticket for ticket in held if is_done(state, seat, ticket)]
        missed = [ticket for ticket in held if ticket not in done]
        for code, sign, tickets in (("done", "+", done), ("missed", "−", missed)):
            points = sum(int(TICKET_POINTS[ticket]) for ticket in tickets)
            head = text.say(f"show-sheet-{code}", {"points": points, "count": len(tickets)})
            each = [f"{ticket_title(ticket)} {sign}{int(TICKET_POINTS[ticket])}" for ticket in tickets]
            yield from _wrapped("  " + head, each)
        if is_globetrotter(state, seat, most):
            yield (Span("  " + text.say("show-sheet-globetrotter", {"points": GLOBETROTTER})),)
        yield (Span("  " + text.say("show-sheet-total", {"points": int(state.score[seat])}), "strong"),)


def _claim(view: View, text: Text, track: int) -> str:
    """A claim with its points; which were doubled cannot be seen on the board (H52)."""
    points = int(view.state.claim_points[track])
    doubled = " " + text.say("show-doubled") if points > POINTS[LENGTH[track]] else ""
    return f"{route_title(track)} +{points}{doubled}"
