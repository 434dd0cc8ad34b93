"""The moves as text, for machines and for people."""

import pytest

from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.actions import ACTIONS, CLAIM, PASS
from tenfold.games.heart_of_africa.data import COPIES, KIND_NAMES, MAX_TICKETS, TICKETS


def test_the_numbers_of_the_actions_are_pinned() -> None:
    texts = [GAME.actions.notation(action) for action in range(ACTIONS)]

    assert len(texts) == 411 + 2 * (MAX_TICKETS - TICKETS)
    assert texts[PASS - 1] == "return ticket 60"
    assert texts[PASS] == "pass"
    assert COPIES.sum() == 110
    assert TICKETS == 48
    assert texts[CLAIM - 1] == "tickets"
    assert texts[:10] == [*(f"take {name}" for name in KIND_NAMES), "take deck"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("take red", "Take a red card"),
        ("take orange", "Take an orange card"),
        ("take loco", "Take a locomotive"),
        ("take deck", "Draw a train card from the deck"),
        ("take mountain", "Take a mountain terrain card"),
        ("take terrain deck", "Draw a terrain card from the deck"),
        ("tickets", "Draw tickets"),
        ("claim cape-town-port-elizabeth", "Claim Cape Town–Port Elizabeth"),
        ("claim douala-nigeria white", "Claim Douala–Nigeria (white)"),
        ("pay black x2 loco x1", "Pay with 2 black and 1 locomotive"),
        ("pay green x4", "Pay with 4 green"),
        ("pay loco x3", "Pay with 3 locomotives"),
        ("single", "Don’t double it"),
        ("double mountain x1 loco x1", "Double it with 1 mountain card and 1 locomotive"),
        ("double desert x2", "Double it with 2 desert cards"),
        ("double loco x5", "Double it with 5 locomotives"),
        ("keep bangui-douala", "Keep Bangui–Douala"),
        ("return bangui-douala", "Return Bangui–Douala"),
        ("keep ticket 60", "Keep ticket 60"),
        ("pass", "Pass"),
    ],
)
def test_h68_every_kind_of_move_can_be_typed_and_reads_well(typed: str, sentence: str) -> None:
    action = GAME.actions.parse(typed)

    assert GAME.actions.notation(action) == typed
    assert text_of(GAME).action(GAME.action_message(action)) == sentence


def test_moves_without_a_thing_name_none() -> None:
    for typed in ("take deck", "take terrain deck", "tickets", "single", "pass"):
        assert GAME.action_message(GAME.actions.parse(typed)).args == {}


@pytest.mark.parametrize(
    ("typed", "is_secret"),
    [
        ("take red", False),
        ("take terrain deck", False),
        ("tickets", False),
        ("claim cape-town-port-elizabeth", True),
        ("pay black x3", True),
        ("single", True),
        ("double loco x1", True),
        ("keep bangui-douala", True),
        ("return bangui-douala", True),
        ("pass", False),
    ],
)
def test_h7_h11_claims_until_they_are_complete_and_choices_of_tickets_are_secret(
    typed: str, *, is_secret: bool
) -> None:
    assert GAME.actions.is_secret(GAME.actions.parse(typed)) == is_secret
