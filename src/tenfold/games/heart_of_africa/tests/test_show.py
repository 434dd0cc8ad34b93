"""What is shown at the table, and to whom."""

from tenfold.core.record import SPECTATOR
from tenfold.games.heart_of_africa.tests.tables import dealt, do, shown, table


def test_the_owner_sees_what_tickets_still_need_and_others_do_not() -> None:
    states = table(
        "black 2 loco 1",
        tickets={0: ["cape-town-east-london", "bangui-douala"]},
        claims={0: ["cape-town-port-elizabeth", "douala-bangui"]},
    )

    mine = shown(states, 0)
    assert "Cape Town–East London (4) needs one space: Port Elizabeth–East London 1 white" in mine
    assert "Bangui–Douala (4) is done" in mine
    assert "black 2, loco 1" in mine
    for observer in (1, SPECTATOR):
        assert "Bangui–Douala (4)" not in shown(states, observer)
        assert "black 2" not in shown(states, observer)


def test_a_half_made_claim_and_a_choice_of_tickets_are_shown_to_their_owner() -> None:
    states = table("black 3")
    do(states, "claim cape-town-port-elizabeth")
    assert "You are claiming Cape Town–Port Elizabeth: 3 spaces, black, 4 points" in shown(states, 0)
    assert "claiming" not in shown(states, 1)

    assert "Keep or return?" in shown(dealt(2), 0)


def test_h52_the_score_sheet_shows_claim_by_claim_and_ticket_by_ticket() -> None:
    states = table(
        "black 3", terrain={0: "mountain 1"}, tickets={0: ["cape-town-east-london"], 1: ["bangui-douala"]}
    )
    do(states, "claim cape-town-port-elizabeth", "pay black x3", "double mountain x1")
    states[0].turns_left = 1
    do(states, "take deck", "take deck")

    sheet = shown(states, SPECTATOR)
    assert "Claims 8: Cape Town–Port Elizabeth +8 (doubled)" in sheet
    assert "Tickets not done −4 (1): Cape Town–East London −4" in sheet
    assert "Total 4" in sheet
