"""A finished match, step by step, through everybody's eyes."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from tenfold.core import codec
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tenfold.core.view import View
from tenfold.server.table.frames import encode, event_plain, judged, legal_plain, lines_plain, outcome_plain
from tenfold.server.table.table import Table


def replay(table: Table, *, has_lines: bool = False) -> Iterator[bytes]:
    """The replay as JSON, a step at a time: a whole one may be long."""
    match = table.match
    assert match is not None
    head = encode(
        {
            "header": asdict(match.header),
            "players": table.lobby.names,
            "seed": match.secret().hex(),
            "outcome": outcome_plain(judged(match.view(SPECTATOR), table.lobby), table.lobby),
        }
    )
    yield head[:-1] + b',"steps":['
    for number in range(len(match.entries) + 1):
        yield (b"," if number else b"") + encode(_step(table, number, has_lines=has_lines))
    yield b"]}"


def _step(table: Table, number: int, *, has_lines: bool) -> dict[str, Any]:
    match = table.match
    assert match is not None
    observers = (SPECTATOR, *range(match.seats))
    seen = [judged(match.view_after(number, observer), table.lobby) for observer in observers]
    views = {str(view.observer): _view(table, view, number) for view in seen}
    true_state = codec.plain(match.true_state(number), table.game.state)
    del true_state["stream"]
    views["all"] = {**views[str(SPECTATOR)], "state": true_state}
    if has_lines:
        names = table.lobby.names
        for view in seen:
            views[str(view.observer)]["lines"] = lines_plain(view, names)
        views["all"]["lines"] = [
            line
            for seat in range(match.seats)
            for line in ([(names[seat], "strong")], [], *views[str(seat)]["lines"], [])
        ]
    events = {str(observer): _events(table, number, observer) for observer in observers}
    return {"number": number, "views": views, "events": events}


def _view(table: Table, view: View, number: int) -> dict[str, Any]:
    match = table.match
    assert match is not None
    return {
        "observer": view.observer,
        "seats": view.seats,
        "state": codec.plain(view.state, table.game.state),
        "due": view.due,
        "count": sum(entry.seat == view.observer for entry in match.entries[:number]),
        "legal": [legal_plain(table.game, action) for action in view.legal],
        "status": text_of(table.game).status(view, table.lobby.names),
        "can_take_back": False,
        "outcome": outcome_plain(view, table.lobby),
    }


def _events(table: Table, number: int, observer: int) -> list[dict[str, Any]]:
    match = table.match
    assert match is not None
    if number == 0:
        return []
    return [
        {"number": number, **event_plain(table, event, observer)} for event in match.events(number, observer)
    ]
