"""How guests look at tables: a picture, and the colour of their seats."""

from collections.abc import Collection
from typing import Annotated, Literal, NamedTuple, get_args

import msgspec

Avatar = Literal[
    "",
    "captain",
    "pilot",
    "gardener",
    "cook",
    "astronaut",
    "painter",
    "diver",
    "cyclist",
    "musician",
    "reader",
    "hiker",
    "magician",
]
"""The pictures that guests can choose, in `web/src/art/avatars`; empty for none."""
AVATARS = frozenset(get_args(Avatar))
COLOURS = 8
"""How many colours seats have: those of `--tint-0` and so on, which no route and no tile has."""
Colour = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]


class Look(NamedTuple):
    """What others see of a guest."""

    name: str = ""
    avatar: str = ""
    colour: int | None = None
    """The colour they would like; None for any."""


def free_colour(wanted: int | None, taken: Collection[int | None]) -> int | None:
    """The colour that a guest gets: the one they want, or the next that nobody at the table has chosen."""
    if wanted is None:
        return None
    order = ((wanted + step) % COLOURS for step in range(COLOURS))
    return next((colour for colour in order if colour not in taken), None)


def colours_of(chosen: list[int | None]) -> list[int]:
    """The colour of every seat: what was chosen, or else the next free one from its own number."""
    found = list(chosen)
    for seat, colour in enumerate(chosen):
        if colour is None:
            free = free_colour(seat % COLOURS, found)
            found[seat] = seat % COLOURS if free is None else free
    return [colour for colour in found if colour is not None]
