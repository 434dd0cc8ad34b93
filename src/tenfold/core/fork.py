"""Copies to try things on, which can't leave out a field."""

from typing import Any, Self


class Forkable:
    """Base of objects with a `fork`: a copy that can change without changing the original.

    Every attribute is copied, whatever it is called: lists, dictionaries and sets one level deep, other
    forkable objects by their own fork. All other values are shared, because nothing changes them in place.
    """

    def fork(self) -> Self:
        """A second object with the same past."""
        other = object.__new__(type(self))
        other.__dict__ = {name: _copied(value) for name, value in self.__dict__.items()}
        return other


_CONTAINERS = (list, dict, set)


def _copied(value: Any) -> Any:
    if isinstance(value, _CONTAINERS):
        return value.copy()
    return value.fork() if isinstance(value, Forkable) else value
