"""A person's own events in a table's log, for the export of their data."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from tenfold.server.table.events import AnyEvent, EntryAdded, RematchCreated, TableCreated
from tenfold.server.table.lobby import OPEN, Lobby, initial_lobby, reduce


def personal_events(events: Sequence[AnyEvent], times: Iterable[int], guest: str) -> Iterator[dict[str, Any]]:
    """A person's own events, in order, without anything that others did and without digests."""
    lobby = Lobby("", {}, is_public=False, has_hints=False, host="", seats=())
    for event, at in zip(events, times, strict=True):
        lobby = initial_lobby(event) if isinstance(event, TableCreated) else reduce(lobby, event)
        if _is_by(event, lobby, guest):
            yield {"at": at, **_plain(event, guest)}


def _is_by(event: AnyEvent, lobby: Lobby, guest: str) -> bool:
    match event:
        case TableCreated():
            return event.host == guest
        case EntryAdded():
            return event.by == "person" and lobby.seats[event.seat].guest == guest
        case RematchCreated():
            return event.by == guest
        case _:
            return getattr(event, "guest", None) == guest


def _plain(event: AnyEvent, guest: str) -> dict[str, Any]:
    match event:
        case TableCreated():
            own = [{"seat": n, "name": p.name} for n, p in enumerate(event.seats) if p.guest == guest]
            return {"what": "made", "options": event.options, "public": event.public, "seats": own}
        case EntryAdded():
            deed = {"action": event.action} if event.action is not None else {"took_back": True}
            return {"what": "played", "seat": event.seat, **deed}
        case RematchCreated():
            return {"what": "rematched", "table": event.table}
        case _:
            plain: dict[str, Any] = msgspec.to_builtins(event)
            del plain["guest"]
            return {"what": plain.pop("type"), **plain}


def final_lobby(events: Sequence[AnyEvent]) -> Lobby:
    lobby = Lobby("", {}, is_public=False, has_hints=False, host="", seats=(OPEN,))
    for event in events:
        lobby = initial_lobby(event) if isinstance(event, TableCreated) else reduce(lobby, event)
    return lobby
