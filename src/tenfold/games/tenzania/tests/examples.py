"""How the worked examples of the rules page are laid out and drawn; tools/generate_examples.py plays them."""

from typing import Any

from tenfold.core.game import Game
from tenfold.games.tenzania.tests.tables import remember_turns, table


def stage(_game: Game, example: dict[str, Any]) -> dict[str, Any]:
    """The table of an example, and what the board draws of it."""
    words = example["table"]
    others = {int(seat): cards for seat, cards in words["others"].items()} if "others" in words else None
    states = table(**{**words, **({"others": others} if others else {})})
    remember_turns(states)
    return {"states": states, "picture": _picture}


def _picture(state: Any, seat: int) -> dict[str, Any]:
    return {
        "table": state.table[: int(state.table_size)].tolist(),
        "value": int(state.value),
        "hand": state.hand[seat, : int(state.hand_size[seat])].tolist() if seat >= 0 else [],
        "won": state.won[: int(state.seats)].tolist(),
    }
