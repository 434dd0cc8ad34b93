"""Deltas: what changed between two views of the same observers, for clients that ask for them.

A delta depends on the two views, and on which actions the connection was sent before. Its digest is of the
new views as a whole, so a client can check that it has arrived at the same ones (docs/adr/0022).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

encode_canonical = msgspec.json.Encoder(order="sorted").encode
"""Like `codec.canonical`, but faster: sorted names, no spaces, UTF-8."""
_decode = msgspec.json.Decoder(dict[str, Any]).decode
MIN_LENGTH_PER_PLACE = 4
"""A list of numbers is sent by its changed places if at most every fourth number has changed."""

BareView = Mapping[str, Any]
"""A view as clients get it, but with the numbers of its legal actions instead of the actions themselves."""


class SentViews(NamedTuple):
    """What a connection has: the bare views it was sent last, and the actions it was sent so far."""

    views: tuple[bytes, ...]
    """As canonical JSON, which takes less memory than the views."""
    actions: bytes
    """One bit for each action by its number."""


def unsent(actions: Iterable[int], sent: bytes) -> list[int]:
    """Those of some actions that a connection wasn't sent, in ascending order."""
    return sorted(action for action in actions if not sent[action >> 3] >> (action & 7) & 1)


def with_sent(sent: bytes, actions: Iterable[int]) -> bytes:
    """The actions that a connection was sent, with some more."""
    bits = bytearray(sent)
    for action in actions:
        bits[action >> 3] |= 1 << (action & 7)
    return bytes(bits)


def digest_of(views: Sequence[bytes]) -> str:
    """The CRC-32 of all views, one after another, as eight hexadecimal digits."""
    crc = 0
    for view in views:
        crc = crc32(view, crc)
    return f"{crc:08x}"


def changes_between(before: Sequence[bytes], after: Sequence[BareView]) -> list[dict[str, Any]] | None:
    """What changed in each view; None if they aren't views of the same observers with the same parts."""
    if len(before) != len(after):
        return None
    changes = []
    for old, new in zip(map(_decode, before), after, strict=True):
        if old["observer"] != new["observer"] or not old.keys() <= new.keys():
            return None
        changes.append(change_between(old, new))
    return changes


def change_between(before: BareView, after: BareView) -> dict[str, Any]:
    """The parts of a view that changed; of the state only the fields, and of its lists only the places."""
    change = {
        name: value
        for name, value in after.items()
        if name != "state" and (name not in before or value != before[name])
    }
    old, new = before["state"], after["state"]
    fields = {name: _difference(old[name], value) for name, value in new.items() if value != old[name]}
    return {**change, "state": fields} if fields else change


def _difference(before: Any, after: Any) -> Any:
    """A new value, or the changed places of a list by their numbers."""
    if not isinstance(after, list) or not after:
        return after
    is_nested = isinstance(after[0], list)
    max_places = len(after) if is_nested else len(after) // MIN_LENGTH_PER_PLACE
    if max_places == 0:
        return after
    places = [at for at, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    if len(places) > max_places:
        return after
    return {str(at): _difference(before[at], after[at]) for at in places}
