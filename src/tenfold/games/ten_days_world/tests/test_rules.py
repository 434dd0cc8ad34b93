"""What is special about journeys around the world; what all 10 Days games share is tested in their family."""

import pytest

from tenfold.core.errors import BadOption
from tenfold.families.ten_days.tests.tables import dealt, fill, moves, wins
from tenfold.games.ten_days_world import GAME
from tenfold.games.ten_days_world.rules import BOX, CHOICES_OF_DAYS, refuse


def test_d30_the_boxes_have_126_tiles_for_journeys_of_20_30_or_40_days() -> None:
    assert len(BOX.tiles) == len(GAME.piece_names) == 126
    assert CHOICES_OF_DAYS == (20, 30, 40)
    assert GAME.validate_options(4)["days"] == "20"


def test_d30_d55_a_seat_names_a_map_before_every_tile() -> None:
    states = dealt(GAME)
    fill(GAME, states, 1, "draw africa", "fill 20")

    assert moves(GAME, states, 1) == ["draw africa", "draw usa"]
    assert states[0].back[1].tolist()[19] == 0


def test_d32_d33_a_journey_over_both_maps_wins() -> None:
    africa = "Togo Ghana Ivory-Coast Mali Mauritania Senegal Guinea Liberia Sierra-Leone"
    usa = "Maine New-Hampshire Vermont New-York Pennsylvania Ohio Indiana Illinois Iowa Missouri"

    assert wins(GAME, f"{africa} plane:yellow {usa}")
    assert not wins(GAME, f"{africa} automobile {usa}")


def test_d34_journeys_that_do_not_fit_are_refused_with_a_reason() -> None:
    assert refuse(4, {"days": "20"}) is None
    assert refuse(3, {"days": "40"}) == (
        "A journey of 40 days is for 2 players, not 3: there are only 126 tiles (D34)."
    )
    with pytest.raises(BadOption, match="A journey of 30 days is for 2 to 3 players, not 4"):
        GAME.validate_options(4, {"days": "30"})
