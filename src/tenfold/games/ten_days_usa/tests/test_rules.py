"""What is special about 10 Days in the USA; what all 10 Days games share is tested in their family."""

from tenfold.families.ten_days.tests.tables import dealt, fill_all, wins
from tenfold.games.ten_days_usa import GAME
from tenfold.games.ten_days_usa.rules import BOX, CHOICES_OF_DAYS


def test_d2_d3_the_box_has_66_tiles_for_journeys_of_ten_or_five_days() -> None:
    assert len(BOX.tiles) == len(GAME.piece_names) == 66
    assert CHOICES_OF_DAYS == (10, 5)


def test_d14_d22_d25_d26_a_journey_by_all_means_wins() -> None:
    by_all_means = "Oregon automobile Arizona Utah plane:yellow Hawaii plane:pink Michigan Wisconsin Iowa"

    assert wins(GAME, by_all_means)
    assert not wins(GAME, by_all_means.replace("plane:pink", "plane:green"))
    assert not wins(GAME, by_all_means.replace("Arizona Utah", "Arizona Colorado"))


def test_d51_there_are_no_options_about_countries() -> None:
    assert [option.name for option in GAME.options] == ["days", "open_hands", "no_swap", "begins"]


def test_d8_the_rest_is_the_draw_pile() -> None:
    assert fill_all(GAME, dealt(GAME, 4)).draw_size.tolist() == [66 - 40 - 3]
