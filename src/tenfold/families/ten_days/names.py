"""Names of tiles, and what an observer knows of the racks."""

from typing import Any

from tenfold.core.phrase import Phrase
from tenfold.core.record import UNKNOWN
from tenfold.core.view import View
from tenfold.families.ten_days.data import AUTOMOBILE, NO_KIND, PLANE, Box, box_in
from tenfold.families.ten_days.explain import Journeys
from tenfold.families.ten_days.state import HIDDEN, NO_TILE

TWO_TILES = "*"
"""Follows the name of a place that has two tiles (D17)."""


def tile_name(box: Box, number: int) -> str:
    """A tile's name; a country with two tiles has a * (D17)."""
    tile = box.tiles[number]
    if tile.kind == PLANE:
        return Phrase(f"{tile.colour} plane", f"tile-{tile.colour}")
    if tile.kind == AUTOMOBILE:
        return Phrase("automobile", "tile-automobile")
    if box.tile_count(tile.place) > 1:
        return Phrase(tile.place + TWO_TILES, "one-of-two-tiles", {"place": tile.place})
    return tile.place


def tile_words(box: Box, number: int) -> str:
    """A tile in a sentence: one of several that are alike has an article."""
    tile = box.tiles[number]
    if tile.kind == PLANE:
        return Phrase(
            f"{'an' if tile.colour[0] in 'aeiou' else 'a'} {tile.colour} plane", f"plane-{tile.colour}"
        )
    if tile.kind == AUTOMOBILE:
        return Phrase("an automobile", "automobile")
    return tile_name(box, number)


def the_tile(box: Box, number: int) -> str:
    """A certain tile in a sentence: `Mali`, `the blue plane`."""
    tile = box.tiles[number]
    if tile.kind == PLANE:
        return Phrase(f"the {tile.colour} plane", "the-plane", {"colour": tile.colour})
    return Phrase("the automobile", "the-automobile") if tile.kind == AUTOMOBILE else tile.place


def a_tile(box: Box, number: int) -> str:
    """Any tile that looks like this one, in a sentence: `Mali`, `a blue plane`."""
    return box.tiles[number].place or tile_words(box, number)


def piece_names(box: Box) -> tuple[str, ...]:
    """A name for each tile of the box, equal ones numbered."""
    names = [
        "missing tile" if tile.kind == NO_KIND else tile_name(box, number)
        for number, tile in enumerate(box.tiles)
    ]
    numbered = [f"{name} {names[: at + 1].count(name)}" for at, name in enumerate(names)]
    return tuple(
        with_number if names.count(name) > 1 else name
        for name, with_number in zip(names, numbered, strict=True)
    )


def known_tile(view: View, seat: int, day: int) -> int:
    """The tile that the observer knows on a day: NO_TILE if there is none, HIDDEN if it is not known."""
    return _known(int(view.state.rack[seat, day]), int(view.state.seen[seat, day]))


def known_in_hand(view: View, seat: int) -> int:
    """The tile that the observer knows in a hand: NO_TILE if there is none, HIDDEN if it is not known."""
    return _known(int(view.state.in_hand[seat]), int(view.state.seen_in_hand[seat]))


def _known(own: int, seen: int) -> int:
    return seen if own == UNKNOWN else own


def is_known(tile: int) -> bool:
    """Whether that is a tile with a face."""
    return tile not in {NO_TILE, HIDDEN, UNKNOWN}


def days_of(view: View) -> int:
    """How many days a journey has (D28, D30)."""
    choices = next(option.choices for option in view.game.options if option.name == "days")
    return int(choices[int(view.state.days)])


def journeys_of(box: Box, state: Any) -> Journeys:
    """Who explains racks, with the options of a state."""
    names = state.dtype.names
    return Journeys(
        box_in(box, state),
        undivided_sudan="undivided_sudan" in names and state.undivided_sudan == 1,
        same_country="same_country" in names and state.same_country == 1,
    )
