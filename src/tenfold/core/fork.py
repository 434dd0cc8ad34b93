"""Copies to try things on, which can't leave out a field."""

from collections.abc import Callable
from functools import cache
from typing import Any, Self


class Forkable:
    """Base of objects with a `fork`: a copy that can change without changing the original.

    Every attribute is copied, whatever it is called: lists, dictionaries and sets one level deep, other
    forkable objects by their own fork. All other values are shared, because nothing changes them in place.
    """

    def fork(self) -> Self:
        """A second object with the same past."""
        other = object.__new__(type(self))
        other.__dict__ = {
            name: _copier(type(value))(value)  # type: ignore[arg-type]  # types are hashable
            for name, value in self.__dict__.items()
        }
        return other


_CONTAINERS = (list, dict, set)


@cache
def _copier(kind: Any) -> Callable[[Any], Any]:
    """How values of a type are copied; looked up once a type, because tables are forked for every move."""
    if issubclass(kind, _CONTAINERS):
        return kind.copy
    return kind.fork if issubclass(kind, Forkable) else _shared


def _shared(value: Any) -> Any:
    return value
