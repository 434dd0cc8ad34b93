"""What the history of a player keeps of a match."""

from tenfold.core.view import View
from tenfold.families.ten_days.data import Box, box_in
from tenfold.families.ten_days.names import days_of


def figures(box: Box, view: View) -> dict[str, list[str]]:
    """The places of the observer's journey in their order, if it's complete (D14)."""
    if view.state.winner != view.observer:
        return {}
    tiles = box_in(box, view.state).tiles
    rack = view.state.rack[view.observer][: days_of(view)]
    return {"journey": [place for tile in rack if (place := tiles[tile].place)]}
