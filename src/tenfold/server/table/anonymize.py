"""Anonymization of logs: every trace of an erased guest is replaced.

A match consists of seats, actions and a seed, so it replays to the same digests without names.
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
"""Stands in logs for the name of an erased guest; no other name begins with a space."""


def display_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names as they're shown: erased guests get a word of the current language."""
    if ANONYMOUS not in names:
        return tuple(names)
    shown = list(names)
    for count, at in enumerate([at for at, name in enumerate(names) if name == ANONYMOUS], 1):
        key = "somebody" if count == 1 else "somebody-more"
        shown[at] = shared_text().say(key, {"number": count})
    return tuple(shown)


def replace_guest(body: bytes, guest: str, other: str) -> bytes:
    """A stored event with a guest's id replaced and without their name, picture and earlier wins."""
    event = msgspec.json.decode(body)
    if event["type"] == "made" and any(plan["guest"] == guest for plan in event["seats"]):
        event.pop("wins", None)
    if event["type"] == "made" and event["host"] == guest:
        event["boxes"] = [_unsigned(box) for box in event.get("boxes", [])]
    return msgspec.json.encode(_replaced(event, guest, other))


def _unsigned(box: dict[str, Any]) -> dict[str, Any]:
    """A box without what somebody wrote about it."""
    return {**{name: value for name, value in box.items() if name != "source"}, "name": box["game"]}


def replace_command_guest(command: str | None, guest: str, other: str) -> str | None:
    if command is None or not command.startswith(f"{guest}:"):
        return command
    return f"{other}:{command.removeprefix(f'{guest}:')}"


def _replaced(value: Any, guest: str, other: str) -> Any:
    """Plain data with a guest's id replaced; a name beside the id is theirs, and anonymous."""
    if isinstance(value, list):
        return [_replaced(item, guest, other) for item in value]
    if not isinstance(value, dict):
        return other if value == guest else value
    is_theirs = value.get("guest") == guest
    found = {name: _replaced(item, guest, other) for name, item in value.items()}
    if is_theirs and found.get("name"):
        found["name"] = ANONYMOUS
    if is_theirs and "avatar" in found:
        found["avatar"] = ""
    if is_theirs and isinstance(found.get("names"), dict):
        found["names"] = dict.fromkeys(found["names"], ANONYMOUS)
    return found


def names_used_by(events: Iterable[AnyEvent], guest: str) -> set[str]:
    found: set[str] = set()
    for event in events:
        plain = msgspec.to_builtins(event)
        planned = plain["seats"] if isinstance(event, TableCreated) else []
        for part in (plain, *planned):
            if part.get("guest") == guest:
                found |= {part.get("name", ""), *part.get("names", {}).values()}
    return found - {""}


def replace_names(body: bytes, names: Iterable[str]) -> bytes:
    """A compressed part of a replay with names replaced, for what can't be made again."""
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
