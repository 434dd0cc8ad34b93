"""Deltas: what changed between two views of the same observers, for clients that ask for them.

A delta depends on the two views, and on which actions the connection was sent before. Its digest is of the
new views as a whole, so a client can check that it has arrived at the same ones (docs/adr/0022).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import compress
from operator import ne
from struct import Struct
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from tenfold.core.record import Record

encode_canonical = msgspec.json.Encoder(order="sorted").encode
"""Like `codec.canonical`, but faster: sorted names, no spaces, UTF-8."""
_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode
MIN_LENGTH_PER_PLACE = 4
"""A list of numbers is sent by its changed places if at most every fourth number has changed."""

Unpack = Callable[[bytes, int], tuple[Any, ...]]
BareView = Mapping[str, Any]
"""A view as clients get it, but with the numbers of its legal actions instead of the actions themselves."""


class SentView(NamedTuple):
    """A bare view that a connection was sent, as bytes: they take little memory, and are soon compared."""

    record: bytes
    """The observer's own record; its state follows from it."""
    others: bytes
    """All but the state, as JSON."""


class SentViews(NamedTuple):
    """What a connection has: the bare views it was sent last, and the actions it was sent so far."""

    views: tuple[SentView, ...]
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


def sent_view(view: BareView, record: bytes) -> SentView:
    return SentView(record, _encode({name: value for name, value in view.items() if name != "state"}))


def changes_between(
    kind: type[Record], before: Sequence[SentView], after: Sequence[SentView], views: Sequence[BareView]
) -> list[dict[str, Any]] | None:
    """What changed in each view; None if they aren't views of the same observers with the same parts."""
    if len(before) != len(after):
        return None
    changes = []
    for old, new, view in zip(before, after, views, strict=True):
        parts = _decode(old.others)
        if parts["observer"] != view["observer"] or not parts.keys() <= view.keys():
            return None
        change = {
            name: value
            for name, value in view.items()
            if name != "state" and (name not in parts or value != parts[name])
        }
        if fields := _changed_fields(kind, old.record, new.record, view["state"]):
            change["state"] = fields
        changes.append(change)
    return changes


def _changed_fields(kind: type[Record], before: bytes, after: bytes, state: Mapping[str, Any]) -> Any:
    """The fields of a state that changed, and of their lists only the places."""
    if before == after:
        return {}
    return {
        name: _difference(_cut(_nested(unpack(before, start), shape), state[name]), state[name])
        if shape
        else state[name]
        for name, start, end, unpack, shape in _places(kind)  # type: ignore[arg-type]  # types are hashable
        if before[start:end] != after[start:end]
    }


@cache
def _places(kind: type[Record]) -> tuple[tuple[str, int, int, Unpack, tuple[int, ...]], ...]:
    """Where the bytes of each field are that clients get, how they're read, and its shape."""
    fields = kind.dtype.fields
    assert fields is not None
    found = []
    for name in kind.stored_fields:
        dtype, start = fields[name][:2]
        numbers = Struct(f"{dtype.itemsize // dtype.base.itemsize}{dtype.base.char}")
        found.append((name, start, start + dtype.itemsize, numbers.unpack_from, dtype.shape))
    return tuple(place for place in found if place[0] != "stream")


def _nested(numbers: Sequence[int], shape: Sequence[int]) -> list[Any]:
    """Numbers as lists in lists."""
    if len(shape) == 1:
        return list(numbers)
    size = len(numbers) // shape[0]
    return [_nested(numbers[at : at + size], shape[1:]) for at in range(0, len(numbers), size)]


def _cut(before: Any, after: Any) -> Any:
    """Rows as long as they're told, which can be shorter than in a record."""
    if isinstance(after[0], list):
        return list(map(_cut, before, after))
    return before if len(before) == len(after) else before[: len(after)]


def _difference(before: Any, after: Any) -> Any:
    """A new value, or the changed places of a list by their numbers."""
    if not isinstance(after, list) or not after:
        return after
    is_nested = isinstance(after[0], list)
    max_places = len(after) if is_nested else len(after) // MIN_LENGTH_PER_PLACE
    if max_places == 0:
        return after
    places = [*compress(range(len(after)), map(ne, before, after))]
    if len(places) > max_places:
        return after
    return {str(at): _difference(before[at], after[at]) for at in places}
