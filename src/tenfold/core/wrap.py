"""Wraps the items of a list over several lines, without breaking an item."""

import textwrap
from collections.abc import Sequence

UNBROKEN = "\0"
"""Stands for a space at which no line is broken."""


def wrap_items(
    head: str, items: Sequence[str], width: int, indent: str = "", separator: str = ","
) -> list[str]:
    """A head and items after it, as lines of at most `width` columns; further lines are indented."""
    first, *others = (text.replace(" ", UNBROKEN) for text in (head, *items))
    text = f"{first} {f'{separator} '.join(others)}"
    lines = textwrap.wrap(
        text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
    return [line.replace(UNBROKEN, " ") for line in lines]
