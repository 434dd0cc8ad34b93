"""Reasons for hints."""

from typing import Any

import pytest

from tenfold.core.game import Game
from tenfold.core.text import text_of
from tenfold.families.ten_days.tests.tables import AFRICA, act, table


def why(game: Game, states: Any, move: str, turns: float) -> str:
    """What speaks for a move of the seat on turn, after which the journey is so many turns away."""
    seat = int(states[0].turn)
    assert game.advise is not None
    event = game.advise(game.view(states, 2, seat), game.actions.parse(move), -turns)
    return text_of(game).advice(event)


TURNS = "leaves you about 5 turns from finishing."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("swap 1 2", f"That makes 1 more connection and {TURNS}"),
        ("swap 4 5", f"Swapping days 4 and 5 {TURNS}"),
        ("take 1", f"On day 3, the tile on pile 1 makes 1 more connection and {TURNS}"),
        ("take 2", f"The tile on pile 2 {TURNS}"),
        ("draw", f"No tile on the piles helps more. Drawing {TURNS}"),
    ],
)
def test_d15_a_hint_tells_the_connections_a_move_makes(move: str, sentence: str) -> None:
    rack = "Burkina-Faso Togo Mali plane:blue Kenya"
    states = table(AFRICA, rack, piles=["Ghana", "Madagascar"], options={"days": "5"})

    assert why(AFRICA, states, move, 5) == sentence


def test_d23_a_hint_tells_the_connections_of_the_tile_in_hand() -> None:
    rack = "Togo Burkina-Faso Mali Kenya Central-African-Republic"
    states = table(AFRICA, rack, piles=["plane:yellow"], options={"days": "5"})
    act(AFRICA, states, "take 1")

    assert why(AFRICA, states, "put day 4 on pile 1", 0) == (
        "On day 4, it makes 2 more connections and takes you right to the finish."
    )
    assert why(AFRICA, states, "put day 1 on pile 1", 6) == (
        "On day 1, it leaves you about 6 turns from finishing."
    )
