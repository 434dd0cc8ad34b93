"""What a history keeps: the places of completed journeys, and of no others."""

from tenfold.families.ten_days.tests.tables import AFRICA, act, table


def test_d14_a_completed_journey_is_kept_without_what_it_travels_by() -> None:
    assert AFRICA.figures is not None
    states = table(AFRICA, "Libya Egypt Algeria Mali Guinea", options={"days": "5"})
    before = AFRICA.figures(AFRICA.view(states, 2, 0))
    act(AFRICA, states, "swap 1 2")

    assert before == {}
    assert AFRICA.figures(AFRICA.view(states, 2, 0)) == {
        "journey": ["Egypt", "Libya", "Algeria", "Mali", "Guinea"]
    }
    assert AFRICA.figures(AFRICA.view(states, 2, 1)) == {}
