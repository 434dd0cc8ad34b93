"""Replays: a finished match step by step for each observer, in pages of differences.

A page begins with a whole view; each further step says what changed. Once made, a page never changes and
needs no rules to be read.
"""

import gzip
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import msgspec

from tenfold.core import codec
from tenfold.core.match_file import match_to_plain
from tenfold.core.record import SPECTATOR
from tenfold.core.view import View
from tenfold.server.table import frames
from tenfold.server.table.table import Table

PAGE = 50
"""How many steps a page has."""
ALL = "all"
"""The observer who sees the true state, in the words for a spectator."""
SUMMARY, FILE = "replay", "file"
GZIP_LEVEL = 6
"""A higher level takes twice as long and saves little."""


def page_name(observer: str, page: int) -> str:
    return f"{SUMMARY}/{observer}/{page}"


def observers_of(table: Table) -> list[str]:
    return [str(SPECTATOR), *(str(seat) for seat in range(len(table.lobby.seats))), ALL]


def length_of(table: Table) -> int:
    assert table.match is not None
    return len(table.match.entries) + 1


def pages_of(table: Table) -> range:
    return range((length_of(table) + PAGE - 1) // PAGE)


def stored_parts(table: Table) -> Iterator[tuple[str, bytes]]:
    """All stored parts of a replay, by name and compressed, starting with what a page shows first."""
    yield SUMMARY, gzip_bytes(summary(table))
    yield FILE, gzip_bytes(file(table))
    for observer in observers_of(table):
        for number in pages_of(table):
            yield page_name(observer, number), gzip_bytes(page(table, observer, number))


def gzip_bytes(body: bytes) -> bytes:
    return gzip.compress(body, GZIP_LEVEL, mtime=0)


def summary(table: Table) -> bytes:
    match = table.match
    assert match is not None
    view = frames.with_resignations(table.view(SPECTATOR), table.lobby)
    return frames.encode(
        {
            "header": asdict(match.header),
            "players": table.lobby.names,
            "characters": [seat.character or None for seat in table.lobby.seats],
            "from_device": table.lobby.is_from_device,
            "seed": match.secret().hex(),
            "outcome": frames.outcome_json(view, table.lobby),
            "length": length_of(table),
            "page": PAGE,
            "observers": observers_of(table),
            "moves": [
                {
                    "number": entry.number,
                    "seat": entry.seat,
                    "text": "" if entry.action is None else frames.action_text(table.game, entry.action),
                    "takes_back": entry.takes_back,
                }
                for entry in match.entries
            ],
        }
    )


def file(table: Table) -> bytes:
    assert table.match is not None
    return frames.encode(match_to_plain(table.match, table.lobby.names))


def page(table: Table, observer: str, number: int, *, has_lines: bool = False) -> bytes:
    assert table.match is not None
    first, end = number * PAGE, min((number + 1) * PAGE, length_of(table))
    witness = SPECTATOR if observer == ALL else int(observer)
    seen = [_seen(table, witness, at) for at in range(first, end)]
    count = sum(entry.seat == witness for entry in table.match.entries[:first])
    steps: list[dict[str, Any]] = []
    before: dict[str, Any] | None = None
    for at, view in enumerate(seen, first):
        if at > first:
            count += table.match.entries[at - 1].seat == witness
        plain = _plain(table, observer, at, view, count, has_lines=has_lines)
        events = _events(table, at, seen[at - first - 1] if at > first else None, view)
        change = {"view": plain} if before is None else {"change": _change(before, plain)}
        steps.append({"number": at, "events": events, **change})
        before = plain
    return frames.encode({"observer": observer, "page": number, "steps": steps})


def _change(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What changed between two views; of the state, only the fields that did."""
    change = {name: value for name, value in after.items() if name != "state" and value != before.get(name)}
    old, new = before["state"], after["state"]
    fields = {name: value for name, value in new.items() if value != old[name]}
    return {**change, "state": fields} if fields else change


def _plain(
    table: Table, observer: str, number: int, view: View, count: int, *, has_lines: bool
) -> dict[str, Any]:
    names = table.lobby.names
    match = table.match
    assert match is not None
    plain: dict[str, Any] = {**frames.passive_view_json(view, names, count)}
    plain["outcome"] = frames.outcome_json(view, table.lobby)
    if observer == ALL:
        plain["state"] = codec.plain(match.true_state(number), table.game.state)
        del plain["state"]["stream"]
    if has_lines:
        plain["lines"] = frames.lines_json(view, names) if observer != ALL else _all_lines(table, number)
    return plain


def _seen(table: Table, observer: int, number: int) -> View:
    match = table.match
    assert match is not None
    is_last = number == len(match.entries)
    view = table.view(observer) if is_last else match.view_after(number, observer)
    return frames.with_resignations(view, table.lobby)


def _all_lines(table: Table, number: int) -> list[Any]:
    names = table.lobby.names
    return [
        line
        for seat, name in enumerate(names)
        for line in ([(name, "strong")], [], *frames.lines_json(_seen(table, seat, number), names), [])
    ]


def _events(table: Table, number: int, before: View | None, after: View) -> list[msgspec.Raw]:
    """What an observer noticed of a step, by name: no one is "you" in a replay.

    It's told from the views on the page, where there are two and the rules have made both.
    """
    match = table.match
    assert match is not None
    entry = match.entries[number - 1] if number else None
    if entry is None:
        noticed = []
    elif before is None or entry.action is None or number == len(match.entries):
        noticed = match.events(number, after.observer)
    else:
        seen = table.game.seen_entry(entry.seat, entry.action, after.observer)
        noticed = list(table.game.events(before, seen, after))
    bodies = [frames.event_json(table, event, SPECTATOR, table.lobby.names) for event in noticed]
    return [msgspec.Raw(b'{"number":%d,%b' % (number, body[1:])) for body in bodies]
