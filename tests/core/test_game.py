"""Options of a game: which fit, and how they are stored."""

import numpy as np
import pytest

from tenfold.core.errors import BadOption
from tenfold.core.registry import game_of
from tests.toys.lanterns import GAME
from tests.wording import like


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"storm": "on"}),
        (2, {"calm": "perhaps"}),
        (3, {"calm": "on", "rounds": "three"}),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.validate_options(seats, options)


def test_who_begins_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption, match=like("core", "error-bad-beginner")):
        game_of("tenzania").validate_options(2, {"begins": "3"})


def test_options_are_written_into_the_record() -> None:
    states = GAME.template(2, {"rounds": "three"})

    assert (states[0].rounds, states[0].calm) == (1, 0)
    assert not np.any(states["share"])
