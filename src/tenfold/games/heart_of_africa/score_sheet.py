"""The final score sheet: totals by seat, then every claim and ticket."""

from collections.abc import Iterator, Sequence

from tenfold.core.game import Line, Span
from tenfold.core.text import Text
from tenfold.core.view import View
from tenfold.core.wrap import wrap_items
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.ending import GLOBETROTTER, is_done, is_globetrotter

WIDTH = 78
INDENT = "    "
SUMS = ("claims", "done", "missed", "globetrotter", "total")


def sheet(view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """Claims, tickets done and not done, Globetrotter and total of each seat (H36, H37, H52)."""
    width = max(len(name) for name in names)
    heads = [text.say(f"sheet-{name}") for name in SUMS]
    yield (Span("  " + " " * width + "".join("  " + head for head in heads), "soft"),)
    for seat in range(view.seats):
        sums = _sums(view, seat)
        row = "".join(f"  {number:>{len(head)}}" for number, head in zip(sums, heads, strict=True))
        assert view.outcome is not None
        style = "strong" if seat in view.outcome.winners else ""
        yield (Span("  "), Span(names[seat].ljust(width) + row, style))
    for seat in range(view.seats):
        yield ()
        yield (Span(names[seat], "strong"),)
        yield from _items(view, text, seat)


def _tickets(view: View, seat: int, *, are_done: bool) -> list[int]:
    """The tickets of a seat that are done, or those that are not (H36)."""
    held = [ticket for ticket in range(int(view.state.box_tickets)) if view.state.tickets[seat, ticket] == 1]
    return [ticket for ticket in held if is_done(view.state, seat, ticket) == are_done]


def _sums(view: View, seat: int) -> list[str]:
    state = view.state
    done, missed = (
        sum(int(view.state.ticket_points[ticket]) for ticket in _tickets(view, seat, are_done=are_done))
        for are_done in (True, False)
    )
    most = int(state.done[: view.seats].max())
    bonus = GLOBETROTTER if is_globetrotter(state, seat, most) else 0
    return [
        str(int(state.points[seat])),
        f"+{done}",
        f"−{missed}" if missed else "0",
        f"+{bonus}",
        str(int(state.score[seat])),
    ]


def _items(view: View, text: Text, seat: int) -> Iterator[Line]:
    """Every claim with its points, every ticket with what it gave or took."""
    claims = [_claim(view, text, track) for track in range(data.TRACKS) if view.state.owner[track] == seat]
    if claims:
        yield from wrapped("  " + text.say("sheet-claims-of", {"count": len(claims)}), claims)
    for code, sign, are_done in (("done", "+", True), ("missed", "−", False)):
        tickets = _tickets(view, seat, are_done=are_done)
        if tickets:
            head = text.say(f"sheet-{code}-of", {"count": len(tickets)})
            yield from wrapped("  " + head, [_ticket(view, text, ticket, sign) for ticket in tickets])


def _ticket(view: View, text: Text, ticket: int, sign: str) -> str:
    """A ticket with what it gave or took."""
    title = text.localized(data.ticket_title(view.state, ticket))
    return f"{title} {sign}{int(view.state.ticket_points[ticket])}"


def _claim(view: View, text: Text, track: int) -> str:
    """A claim with its points; which were doubled cannot be seen on the board (H52)."""
    points = int(view.state.claim_points[track])
    doubled = " " + text.say("sheet-doubled") if points > data.POINTS[data.LENGTH[track]] else ""
    return f"{text.localized(data.route_title(track))} +{points}{doubled}"


def wrapped(head: str, items: Sequence[str], style: str = "") -> Iterator[Line]:
    """A list after its head, on as many lines as it needs."""
    for line in wrap_items(head, items, WIDTH, INDENT):
        yield (Span(line, style),)
