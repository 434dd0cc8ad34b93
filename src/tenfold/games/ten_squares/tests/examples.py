"""How the worked examples of the rules page are laid out and drawn; tools/generate_examples.py plays them."""

from typing import Any

from tenfold.core.game import Game
from tenfold.games.ten_squares.tests.table import table, turn

FIELDS = ("marker", "has_reached", "card", "is_waiting", "in_pile", "pile_size")


def stage(_game: Game, example: dict[str, Any]) -> dict[str, Any]:
    """The table of an example, the cards that are revealed, and what the board draws of it."""

    def reveal(states: Any, made: int) -> Any:
        wanted = example["cards"][made : made + 1]
        return turn(states, *wanted) if wanted else None

    return {"states": table(**example["table"]), "turn": reveal, "picture": _picture}


def _picture(state: Any, _seat: int) -> dict[str, Any]:
    return {name: state[name].tolist() for name in FIELDS}
