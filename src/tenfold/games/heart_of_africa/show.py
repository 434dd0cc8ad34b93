"""The table as lines of text."""

import textwrap
from collections.abc import Iterator, Sequence

from tenfold.core.game import Line, Span, seat_head
from tenfold.core.text import Text
from tenfold.core.view import View
from tenfold.core.wrap import wrap_items
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.actions import payment_title
from tenfold.games.heart_of_africa.cards import terrain_deck_size
from tenfold.games.heart_of_africa.data import KIND_NAMES, LENGTH, TERRAIN_NAMES, route_title, ticket_title
from tenfold.games.heart_of_africa.ending import is_done
from tenfold.games.heart_of_africa.score_sheet import INDENT, WIDTH, sheet, wrapped
from tenfold.games.heart_of_africa.state import EMPTY, KEPT, NO_TRACK, RETURNED, UNDECIDED
from tenfold.games.heart_of_africa.ticket_routes import (
    Graph,
    graph_of,
    route_words,
    shortest_route,
    spaces_of,
)
from tenfold.games.heart_of_africa.tickets import next_undecided, tickets_left

COLUMNS = ("points", "trains", "cards", "tickets", *TERRAIN_NAMES)
"""What is told of each seat, each a column as wide as its word."""


def show(view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """A line a seat, what lies open, who claimed what; then what is the observer's own (H11, H17, H18)."""
    yield from _seats(view, text, names)
    yield ()
    if view.outcome is not None:
        yield from sheet(view, text, names)
        return
    yield from _open(view, text)
    for seat in range(view.seats):
        yield from _seen(view, text, names, seat)
    if view.observer in range(view.seats):
        yield ()
        yield from _own(view, text)


def _seats(view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """Points, trains, cards, tickets and terrain of each seat, in columns."""
    state = view.state
    width = max(len(name) for name in names)
    heads = [text.say(f"show-column-{column}") for column in COLUMNS]
    yield (Span("  " + " " * width + "".join("  " + head for head in heads), "soft"),)
    for seat in range(view.seats):
        numbers = [
            state.score[seat] if view.is_over else state.points[seat],
            state.trains[seat],
            state.hand_size[seat],
            state.ticket_count[seat],
            *state.terrain[seat],
        ]
        row = "".join(f"  {int(number):>{len(head)}}" for number, head in zip(numbers, heads, strict=True))
        yield (*seat_head(view, names, seat), Span(row))


def _open(view: View, text: Text) -> Iterator[Line]:
    """The displays, the decks, and whether the last round is on."""
    state = view.state
    decks = {
        "trains": int(state.train_deck_size),
        "terrain": int(terrain_deck_size(state)),
        "tickets": int(tickets_left(state)),
    }
    cards = [KIND_NAMES[card] for card in state.display.tolist() if card != EMPTY]
    terrain = [TERRAIN_NAMES[card] for card in state.terrain_display.tolist() if card != EMPTY]
    for code, names in (("display", cards), ("terrain", terrain)):
        title = text.say(f"show-{code}")
        yield (Span(f"{title:<9}", "soft"), *(_cards(text, names) or (Span(text.say("show-none")),)))
    yield (Span(text.say("show-decks", decks), "soft"),)
    if state.turns_left > 0:
        yield (Span(text.say("show-last-round", {"count": int(state.turns_left)}), "accent"),)


def _cards(text: Text, names: Sequence[str]) -> Line:
    shown = [text.say("show-card", {"card": name}) for name in names]
    return tuple(span for card in shown for span in (Span(card, "card"), Span(" ")))


def _seen(view: View, text: Text, names: Sequence[str], seat: int) -> Iterator[Line]:
    """The tracks of a seat, and the cards that everybody saw another take and not yet play (H46)."""
    tracks = [
        text.localized(route_title(track))
        for track, owner in enumerate(view.state.owner.tolist())
        if owner == seat
    ]
    if tracks:
        yield from wrapped(text.say("show-tracks", {"name": names[seat]}), tracks)
    known = counted(text, view.state.known[seat].tolist())
    if known and seat != view.observer:
        yield from wrapped(text.say("show-known", {"name": names[seat]}), known)


def counted(text: Text, counts: Sequence[int], names: Sequence[str] = KIND_NAMES) -> list[str]:
    """Train cards, or spaces of colours, with their numbers: `black 2`."""
    return [
        text.say("show-counted", {"card": names[kind], "count": count})
        for kind, count in enumerate(counts)
        if count
    ]


def _own(view: View, text: Text) -> Iterator[Line]:
    """Hand, tickets with what they still need, tickets to choose from, a claim half made."""
    state, seat = view.state, view.observer
    yield from wrapped(
        text.say("show-hand"), counted(text, state.hand[seat].tolist()) or [text.say("show-none")], "strong"
    )
    graph = graph_of(state, seat)
    for ticket, is_held in enumerate(state.tickets[seat].tolist()):
        if is_held:
            yield from _ticket(view, text, ticket, graph, "held")
    yield from _choice(view, text, graph)
    below = [
        ticket for ticket in state.bottom[seat].tolist()[: state.bottom_size] if ticket != state.box_tickets
    ]
    returned = [text.localized(ticket_title(state, ticket)) for ticket in below]
    if returned:
        yield from wrapped(text.say("show-returned"), returned)
    yield from _claim(view, text)


def _choice(view: View, text: Text, graph: Graph) -> Iterator[Line]:
    """The tickets to choose from: which is to be decided now, which were, which come later (H67)."""
    state, seat = view.state, view.observer
    now = int(next_undecided(state, seat))
    for place, ticket in enumerate(state.drawn[seat].tolist()):
        if ticket != state.box_tickets:
            verdicts = {KEPT: "kept", RETURNED: "returned", UNDECIDED: "now" if place == now else "later"}
            verdict = verdicts[int(state.chosen[seat, place])]
            yield from _ticket(view, text, ticket, graph, verdict)


def _ticket(view: View, text: Text, ticket: int, graph: Graph, verdict: str) -> Iterator[Line]:
    """A ticket, whether it is done, and else the shortest way that it still needs, with its cost."""
    state, seat = view.state, view.observer
    args: dict[str, int | str] = {
        "ticket": text.localized(ticket_title(view.state, ticket)),
        "points": int(view.state.ticket_points[ticket]),
        "verdict": verdict,
    }
    head = text.say("show-ticket", args) + " "
    style = "accent" if verdict == "now" else ""
    way = shortest_route(state, graph, ticket)
    if is_done(state, seat, ticket):
        yield (Span(head, style), Span(text.say("show-ticket-done"), "strong"))
    elif verdict == "returned":
        yield (Span(head, "soft"),)
    elif way is None or spaces_of(way) > state.trains[seat]:
        yield (Span(head, style), Span(text.say("show-ticket-closed"), "soft"))
    else:
        needs = text.say("show-ticket-needs", {"spaces": spaces_of(way)})
        yield from wrapped(head + needs, _cost(text, way), style)
        words = [text.localized(word) for word in route_words(state, seat, ticket, way)]
        for line in wrap_items(INDENT[:-1], words, WIDTH, INDENT, separator=""):
            yield (Span(line, "soft"),)


def _cost(text: Text, way: list[int]) -> list[str]:
    """How many cards of each colour the tracks of a way ask for."""
    spaces = [0] * len(data.TRACK_COLOUR_NAMES)
    for track in way:
        spaces[data.COLOUR[track]] += int(LENGTH[track])
    return counted(text, spaces, data.TRACK_COLOUR_NAMES)


def _claim(view: View, text: Text) -> Iterator[Line]:
    """A half-made claim: what the track asks for, and how it is being paid."""
    state, seat = view.state, view.observer
    track = int(state.claim_track[seat])
    if track == NO_TRACK:
        return
    length, locos, colour = int(LENGTH[track]), int(state.claim_locos[seat]), int(state.claim_colour[seat])
    args: dict[str, int | str] = {
        "route": text.localized(route_title(track)),
        "length": length,
        "colour": data.TRACK_COLOUR_NAMES[data.COLOUR[track]],
        "points": int(data.POINTS[length]),
        "terrain": TERRAIN_NAMES[data.TERRAIN[track]],
        "cost": int(data.COST[length]),
    }
    for line in textwrap.wrap(text.say("show-claim", args), WIDTH, subsequent_indent=INDENT):
        yield (Span(line, "accent"),)
    if colour != EMPTY:
        cards = text.localized(payment_title(colour, length - locos, locos))
        told = {**args, "cards": cards, "doubled": 2 * int(data.POINTS[length])}
        for line in textwrap.wrap(text.say("show-paid", told), WIDTH, subsequent_indent=INDENT):
            yield (Span(line, "accent"),)
