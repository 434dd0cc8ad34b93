"""What is special about 10 Days in Africa; what all 10 Days games share is tested in their family."""

from tenfold.families.ten_days.tests.tables import act, due, fill_all, outcome, table, wins
from tenfold.families.ten_days.tests.tables import dealt as dealt_for
from tenfold.games.ten_days_africa import GAME
from tenfold.games.ten_days_africa.rules import BOX, CHOICES_OF_DAYS


def test_d1_d3_the_box_has_60_tiles_for_journeys_of_ten_or_five_days() -> None:
    assert len(BOX.tiles) == len(GAME.piece_names) == 60
    assert CHOICES_OF_DAYS == (10, 5)
    assert GAME.validate_options(2)["days"] == "10"


def test_d14_d21_d22_d23_a_journey_by_all_means_wins() -> None:
    by_all_means = (
        "Madagascar Tanzania automobile Angola Congo plane:blue Nigeria Niger automobile Ivory-Coast"
    )

    assert wins(GAME, by_all_means)
    assert not wins(GAME, by_all_means.replace("plane:blue", "plane:pink"))


def test_d51_only_africa_has_the_options_about_countries() -> None:
    names = [option.name for option in GAME.options]

    assert names == ["days", "open_hands", "no_swap", "same_country", "undivided_sudan", "begins"]


def test_d8_d9_a_match_goes_from_filling_to_turns() -> None:
    states = dealt_for(GAME, 4)
    state = fill_all(GAME, states)

    assert state.draw_size.tolist() == [60 - 40 - 3]
    assert due(GAME, states) == (int(state.beginner),)


def test_d14_the_match_ends_with_the_turn_that_completes_a_journey() -> None:
    states = table(GAME, "Libya Egypt Algeria Mali Guinea Liberia Ivory-Coast Ghana Togo Benin")
    act(GAME, states, "swap 1 2")

    result = outcome(GAME, states)
    assert result is not None
    assert result.winners == (0,)
