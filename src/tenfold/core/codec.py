"""Converts records to plain data by field name, and computes digests."""

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np

from tenfold.core.errors import BadFile
from tenfold.core.messages import translate
from tenfold.core.record import HAS_BOX, Record


def plain(state: Any, kind: type[Record]) -> dict[str, Any]:
    """One record as plain numbers and lists, by field name; what is derived is left out.

    Rows are as long as the record says, and what the standard box says is left out, too.
    """
    values = zip(kind.stored_fields, kind.stored_lists, state.item(), strict=False)
    told = {name: value.tolist() if is_list else value for name, is_list, value in values}
    return _fitted(told, kind) if kind.box_fields else told


def _fitted(told: dict[str, Any], kind: type[Record]) -> dict[str, Any]:
    for name, length, depth in rows_with_lengths(kind):  # type: ignore[arg-type]  # types are hashable
        told[name] = _cut(told[name], told[length], depth)
    if told[HAS_BOX] == 0:
        for name in kind.box_fields:
            del told[name]
    return told


@cache
def rows_with_lengths(kind: type[Record]) -> tuple[tuple[str, str, int], ...]:
    """The fields whose rows differ in length: which field says how long they are, and how deep they lie."""
    sized = ((name, kind.fields[name]) for name in kind.stored_fields)
    return tuple((name, field.length, len(field.shape)) for name, field in sized if field.length)


def _cut(rows: Any, length: int, depth: int) -> Any:
    return rows[:length] if depth == 1 else [_cut(row, length, depth - 1) for row in rows]


def states_of(values: dict[str, Any], kind: type[Record]) -> Any:
    """An array of one record, made from plain numbers by field name; what is derived is zero.

    Where the fields of a box are missing, the record has the standard box.
    """
    states = kind.zeros()
    given = set(values) if isinstance(values, dict) else set()
    missing = set(kind.stored_fields) ^ given
    if missing and missing != set(kind.box_fields):
        raise BadFile(translate("error-state-fields"))
    if missing:
        set_standard_box(states, kind)
    # What says how long rows are comes first.
    for name in sorted(given, key=lambda name: bool(kind.fields[name].length)):
        _set_field(states, kind, name, values[name])
    return states


def set_standard_box(states: Any, kind: type[Record]) -> None:
    """Put the standard box into all records."""
    for name in kind.box_fields:
        states[name] = kind.fields[name].standard


def _set_field(states: Any, kind: type[Record], name: str, value: Any) -> None:
    field = kind.fields[name]
    try:
        numbers = np.array(value, field.dtype)
    except (TypeError, ValueError, OverflowError) as error:
        raise BadFile(translate("error-state-damaged", name=name)) from error
    shape = (*field.shape[:-1], int(states[field.length][0])) if field.length else field.shape
    if numbers.shape != shape or shape > field.shape:
        raise BadFile(translate("error-state-shape", name=name))
    if numbers.tolist() != value:
        raise BadFile(translate("error-state-numbers", name=name))
    states[name][(0, *map(slice, shape))] = numbers


_encode_integers: Callable[[Any], bytes] | None = None
"""Writes whole numbers, lists and names like `canonical`, ten times as fast."""
with suppress(ImportError):  # a machine for training may not have it
    from msgspec.json import Encoder

    _encode_integers = Encoder(order="sorted").encode
_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode


def canonical(value: Any) -> bytes:
    """The one way to write a value as JSON: sorted names, no spaces, UTF-8."""
    return _encode(value).encode()


def digest(state: Any, kind: type[Record]) -> str:
    """SHA-256 of a state as canonical JSON by field name."""
    write = _encode_integers or canonical
    return hashlib.sha256(write(plain(state, kind))).hexdigest()
