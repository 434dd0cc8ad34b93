"""A log in which somebody has no name: every word that a person left in it, replaced.

A match is made of seats, actions and a seed, so it replays to the same digests whoever played it.
"""

import gzip
import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tenfold.core.text import shared_text
from tenfold.server.table.events import AnyEvent, TableCreated

ANONYMOUS = " somebody"
"""Stands in a log for the name of a person who was forgotten. No name that is taken begins with a space."""


def display_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names as they are shown: whoever was forgotten is somebody, in the words of each reader."""
    if ANONYMOUS not in names:
        return tuple(names)
    told: list[str] = []
    count = 0
    for name in names:
        if name != ANONYMOUS:
            told.append(name)
            continue
        count += 1
        text = shared_text()
        told.append(text.say("somebody") if count == 1 else text.say("somebody-more", {"number": count}))
    return tuple(told)


def replace_guest(body: bytes, guest: str, other: str) -> bytes:
    """A stored event in which another id stands for a guest, and no name."""
    return msgspec.json.encode(_replaced(msgspec.json.decode(body), guest, other))


def replace_command_guest(command: str | None, guest: str, other: str) -> str | None:
    """The key of a command, which says whose it was."""
    if command is None or not command.startswith(f"{guest}:"):
        return command
    return f"{other}:{command.removeprefix(f'{guest}:')}"


def _replaced(value: Any, guest: str, other: str) -> Any:
    """Plain data in which a guest stands nowhere; what has a name beside the guest is theirs."""
    if isinstance(value, list):
        return [_replaced(item, guest, other) for item in value]
    if not isinstance(value, dict):
        return other if value == guest else value
    is_theirs = value.get("guest") == guest
    found = {name: _replaced(item, guest, other) for name, item in value.items()}
    if is_theirs and found.get("name"):
        found["name"] = ANONYMOUS
    if is_theirs and isinstance(found.get("names"), dict):
        found["names"] = dict.fromkeys(found["names"], ANONYMOUS)
    return found


def names_used_by(events: Iterable[AnyEvent], guest: str) -> set[str]:
    """Every name that a guest has had at a table."""
    found: set[str] = set()
    for event in events:
        plain = msgspec.to_builtins(event)
        planned = plain["seats"] if isinstance(event, TableCreated) else []
        for part in (plain, *planned):
            if part.get("guest") == guest:
                found |= {part.get("name", ""), *part.get("names", {}).values()}
    return found - {""}


def replace_names(body: bytes, names: Iterable[str]) -> bytes:
    """Something that was kept of a match, compressed, without some names; for what cannot be made anew."""
    longest_first = sorted(names, key=len, reverse=True)
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest_first))
    word = shared_text().say("somebody")

    def replaced(value: Any) -> Any:
        if isinstance(value, str):
            return pattern.sub(word, value)
        if isinstance(value, list):
            return [replaced(item) for item in value]
        if isinstance(value, dict):
            return {name: replaced(item) for name, item in value.items()}
        return value

    return gzip.compress(msgspec.json.encode(replaced(json.loads(gzip.decompress(body)))), mtime=0)
