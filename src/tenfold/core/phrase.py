"""Arguments of sentences that are phrases or lists: the reader's catalogue words them.

Each is also a plain string in English, which is what clients of the protocol get as an argument.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

Arguments = Mapping[str, int | str]


class Phrase(str):
    """A phrase of the catalogue, named `term-<code>`, with arguments of its own."""

    __slots__ = ("args", "code")

    def __new__(cls, plain: str, code: str, args: Arguments | None = None) -> Self:
        """A phrase with its plain English text."""
        phrase = super().__new__(cls, plain)
        phrase.code = code
        phrase.args = args or {}
        return phrase

    code: str
    args: Arguments


class Listed(str):
    """Several names or phrases, joined by the sentence `list-<conjunction>`."""

    __slots__ = ("conjunction", "items")

    def __new__(cls, items: Sequence[str], conjunction: str) -> Self:
        """A list with its plain English text."""
        *first, last = items or ("",)
        listed = super().__new__(cls, f"{', '.join(first)} {conjunction} {last}" if first else last)
        listed.items = tuple(items)
        listed.conjunction = conjunction
        return listed

    items: tuple[str, ...]
    conjunction: str


def all_of(items: Sequence[str]) -> Listed:
    """A list of all of these: `A, B and C`."""
    return Listed(items, "and")


def any_of(items: Sequence[str]) -> Listed:
    """A list of alternatives: `A, B or C`."""
    return Listed(items, "or")


def wording_of(arg: int | str) -> Any:
    """What an argument's words depend on: phrases and lists equal any string with the same English text."""
    if isinstance(arg, Phrase):
        return arg.code, tuple((name, wording_of(value)) for name, value in arg.args.items())
    if isinstance(arg, Listed):
        return arg.conjunction, tuple(map(wording_of, arg.items))
    return arg


def plain_args(args: Arguments) -> dict[str, int | str]:
    """Arguments as clients get them: numbers and plain strings."""
    return {name: str(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
