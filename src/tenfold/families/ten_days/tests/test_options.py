"""Which options and seats go together."""

import pytest

from tenfold.core.errors import BadOption, BadSeats
from tenfold.core.game import Game
from tenfold.families.ten_days.tests.tables import AFRICA, USA, WORLD, every_game, single_board


@every_game
def test_d51_open_hands_and_no_swap_go_everywhere(game: Game) -> None:
    settled = game.validate_options(2, {"open_hands": "on", "no_swap": "on"})

    assert (settled["open_hands"], settled["no_swap"]) == ("on", "on")
    assert game.validate_options(2)["open_hands"] == game.validate_options(2)["no_swap"] == "off"


@single_board
def test_d51_d28_five_days_are_for_a_single_board(game: Game) -> None:
    assert game.validate_options(4)["days"] == "10"
    assert game.validate_options(4, {"days": "5"})["days"] == "5"
    with pytest.raises(BadOption, match="20"):
        game.validate_options(2, {"days": "20"})
    with pytest.raises(BadOption, match="5"):
        WORLD.validate_options(2, {"days": "5"})


@pytest.mark.parametrize("name", ["same_country", "undivided_sudan"])
def test_d51_d35_d36_some_options_need_africa(name: str) -> None:
    for game in (AFRICA, WORLD):
        assert game.validate_options(2)[name] == "off"
        assert game.validate_options(2, {name: "on"})[name] == "on"
    with pytest.raises(BadOption, match=name):
        USA.validate_options(2, {name: "on"})


@pytest.mark.parametrize(("days", "seats"), [("20", (2, 3, 4)), ("30", (2, 3)), ("40", (2,))])
def test_d34_long_journeys_are_for_few(days: str, seats: tuple[int, ...]) -> None:
    for count in (2, 3, 4):
        if count in seats:
            assert WORLD.validate_options(count, {"days": days})["days"] == days
        else:
            with pytest.raises(BadOption, match=rf"A journey of {days} days is for 2.* not {count}.*D34"):
                WORLD.validate_options(count, {"days": days})


def test_d34_every_seat_count_that_fits_can_be_dealt() -> None:
    tiles = 126
    for days, seats in ((20, 4), (30, 3), (40, 2)):
        shares = 60 // seats + 66 // seats
        assert days <= shares
        assert tiles - days * seats >= 6 + 3


@every_game
def test_d3_other_numbers_of_seats_are_refused(game: Game) -> None:
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            game.validate_options(seats)


@every_game
def test_d43_a_seat_that_is_not_there_cannot_begin(game: Game) -> None:
    with pytest.raises(BadOption, match="Seat 4"):
        game.validate_options(3, {"begins": "4"})
