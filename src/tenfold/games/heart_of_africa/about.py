"""Answers questions about a place on the board."""

import unicodedata
from collections.abc import Iterator, Sequence

from tenfold.core.game import Line, Span
from tenfold.core.phrase import Phrase
from tenfold.core.text import Text
from tenfold.core.view import View
from tenfold.games.heart_of_africa import data
from tenfold.games.heart_of_africa.actions import count_title
from tenfold.games.heart_of_africa.data import BOARD
from tenfold.games.heart_of_africa.open_tracks import is_open
from tenfold.games.heart_of_africa.score_sheet import wrapped
from tenfold.games.heart_of_africa.state import FREE


def about(view: View, text: Text, words: str, names: Sequence[str]) -> Iterator[Line]:
    """Each place that begins with the words: its tracks, who has them, and the tickets that name it."""
    wanted = _plain(words)
    called = [_called(text, place) for place in range(data.PLACES)]
    exact = [place for place in range(data.PLACES) if wanted in called[place]]
    begun = [
        place
        for place in range(data.PLACES)
        if wanted and any(name.startswith(wanted) for name in called[place])
    ]
    if not begun:
        yield (Span(text.say("about-unknown", {"words": words})),)
    for place in exact or begun:
        yield from _place(text, place, view, names)


def _plain(words: str) -> str:
    """Small letters without marks, with spaces between: what people can type."""
    letters = unicodedata.normalize("NFD", words.lower().replace("-", " "))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def _called(text: Text, place: int) -> tuple[str, ...]:
    """A place by its name in English and in the reader's language, and as it is typed in moves."""
    title = data.place_title(place)
    return _plain(title), _plain(text.localized(title)), _plain(BOARD.places[place].id)


def _place(text: Text, place: int, view: View, names: Sequence[str]) -> Iterator[Line]:
    facts = BOARD.places[place]
    kind = "island" if len(facts.stops) > 1 and not facts.is_dead_end else facts.kind
    yield (
        Span(text.localized(data.place_title(place)), "strong"),
        Span("  " + text.say(f"about-{kind}"), "soft"),
    )
    tracks = [track for track in range(data.TRACKS) if set(BOARD.tracks[track].ends) & set(facts.stops)]
    goals = [text.localized(_goal(track, place)) for track in tracks]
    spaces = [text.localized(_spaces(track)) for track in tracks]
    wide, long = (max(map(len, column)) for column in (goals, spaces))
    for goal, track, length in sorted(zip(goals, tracks, spaces, strict=True)):
        yield (Span(f"  {goal:<{wide}}  {length:<{long}}  "), Span(_facts(text, track, view, names)))
    state = view.state
    tickets = [ticket for ticket in range(int(state.box_tickets)) if place in data.ends_of(state, ticket)]
    if tickets:
        yield from wrapped(
            "  " + text.say("about-tickets"), [_ticket(view, text, ticket) for ticket in tickets], "soft"
        )
    if view.observer in range(view.seats):
        own = [ticket for ticket in tickets if view.state.tickets[view.observer, ticket] == 1]
        if own:
            yield from wrapped(
                "  " + text.say("about-own-tickets"), [_ticket(view, text, ticket) for ticket in own]
            )


def _goal(track: int, place: int) -> str:
    """Where a track leads to from a place."""
    one, other = BOARD.tracks[track].ends
    return data.stop_title(other if BOARD.stops[one].place == place else one)


def _spaces(track: int) -> Phrase:
    facts = BOARD.tracks[track]
    return count_title(data.TRACK_COLOUR_NAMES[facts.colour], facts.length)


def _facts(text: Text, track: int, view: View, names: Sequence[str]) -> str:
    """Terrain; ferry and double; and who has it, or whether it is closed to whoever asks."""
    facts = BOARD.tracks[track]
    notes = []
    if facts.ferry:
        notes.append(text.say("about-ferry", {"count": facts.ferry}))
    if facts.twin != data.NONE:
        notes.append(text.say("about-double"))
    notes += _owner(text, track, view, names)
    terrain = text.say("show-track-kind", {"card": data.TERRAIN_NAMES[data.TERRAIN[track]]})
    return f"{terrain:<8}  {', '.join(notes)}".rstrip()


def _owner(text: Text, track: int, view: View, names: Sequence[str]) -> list[str]:
    owner = int(view.state.owner[track])
    if owner == view.observer:
        return [text.say("about-yours")]
    if owner != FREE:
        return [text.say("about-owned", {"name": names[owner]})]
    return [] if is_open(view.state, view.observer, track) else [text.say("about-closed")]


def _ticket(view: View, text: Text, ticket: int) -> str:
    title = text.localized(data.ticket_title(view.state, ticket))
    return f"{title} ({int(view.state.ticket_points[ticket])})"
