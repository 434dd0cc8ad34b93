"""Converts records to plain data by field name, and computes digests."""

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np

from tenfold.core.errors import BadFile
from tenfold.core.messages import translate
from tenfold.core.record import Record


def plain(state: Any, kind: type[Record]) -> dict[str, Any]:
    """One record as plain numbers and lists, by field name; what is derived is left out."""
    values = zip(kind.stored_fields, kind.stored_lists, state.item(), strict=False)
    return {name: value.tolist() if is_list else value for name, is_list, value in values}


def states_of(values: dict[str, Any], kind: type[Record]) -> Any:
    """An array of one record, made from plain numbers by field name; what is derived is zero."""
    states = kind.zeros()
    if not isinstance(values, dict) or set(values) != set(kind.stored_fields):
        raise BadFile(translate("error-state-fields"))
    for name in kind.stored_fields:
        field = kind.fields[name]
        try:
            numbers = np.array(values[name], field.dtype)
        except (TypeError, ValueError, OverflowError) as error:
            raise BadFile(translate("error-state-damaged", name=name)) from error
        if numbers.shape != field.shape:
            raise BadFile(translate("error-state-shape", name=name))
        if numbers.tolist() != values[name]:
            raise BadFile(translate("error-state-numbers", name=name))
        states[name][0] = numbers
    return states


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
