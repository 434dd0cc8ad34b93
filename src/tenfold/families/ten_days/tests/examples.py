"""How the worked examples of the rules page are laid out and drawn; tools/generate_examples.py plays them."""

from typing import Any

from tenfold.core.game import Game
from tenfold.families.ten_days.tests.tables import days, table, tile_numbers


def rack(game: Game, example: dict[str, Any]) -> dict[str, Any]:
    """An example without moves: a rack, its links, and perhaps the piles."""
    piles = {"piles": tile_numbers(game, example["piles"])} if "piles" in example else {}
    return {"rack": tile_numbers(game, example["rack"]), "links": example["links"], **piles}


def stage(game: Game, example: dict[str, Any]) -> dict[str, Any]:
    """The table of an example, and what the board draws of it."""
    length = days(game, example["table"]["options"])

    def picture(state: Any, _seat: int) -> dict[str, Any]:
        sizes = state.pile_size.tolist()
        return {
            "rack": state.rack[0, :length].tolist(),
            "in_hand": int(state.in_hand[0]),
            "pile": [state.pile[at, :size].tolist() for at, size in enumerate(sizes)],
            "pile_size": sizes,
            "draw_size": state.draw_size.tolist(),
        }

    return {"states": table(game, **example["table"]), "picture": picture, "turns": False}
