"""Train and terrain cards: drawing, displays that are renewed, decks that run out."""

import pytest

from tenfold.core.jit import INTERPRET
from tenfold.core.record import SPECTATOR
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.state import EMPTY
from tenfold.games.heart_of_africa.tests.tables import CAPE, dealt, do, hand, moves, table, why


@pytest.mark.parametrize("second", ["take white", "take deck", "take jungle", "take terrain deck"])
@pytest.mark.parametrize("first", ["take purple", "take deck", "take desert", "take terrain deck"])
def test_h12_a_turn_has_two_cards_of_either_sort(first: str, second: str) -> None:
    states = table()

    do(states, first)
    assert (states[0].turn, states[0].cards_taken) == (0, 1)
    do(states, second)
    assert (states[0].turn, states[0].cards_taken) == (1, 0)
    terrain = (
        ("desert" in first) + ("jungle" in second) + first.endswith("n deck") + second.endswith("n deck")
    )
    assert states[0].terrain[0].sum() == terrain
    assert states[0].hand_size[0] == states[0].hand[0].sum() == 2 - terrain


def test_h13_a_card_from_the_display_is_replaced_at_once() -> None:
    states = table(deck="green 1", display="purple white blue yellow orange")

    state = do(states, "take blue")

    assert state.display.tolist() == [0, 1, 7, 3, 4]
    assert hand(states, 0) == [0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert why(states, "take blue").clause == "H13"
    assert why(states, "take mountain").clause == "H13"


def test_h13_a_terrain_card_from_the_display_is_replaced_at_once() -> None:
    states = table(terrain_deck="mountain 1")

    assert do(states, "take jungle").terrain_display.tolist() == [0, 2]
    assert states[0].terrain[0].tolist() == [0, 1, 0]


def test_h13_the_lowest_slot_of_equal_cards_is_taken() -> None:
    state = do(table(display="red blue red red blue", deck="green 3"), "take red")

    assert state.display.tolist() == [7, 2, 6, 6, 2]


def test_h14_a_locomotive_of_the_display_is_the_only_card() -> None:
    states = table(display="purple loco blue yellow orange")

    assert do(states, "take loco").turn == 1
    assert states[0].hand_size[0] == 1


@pytest.mark.parametrize("first", ["take purple", "take deck", "take desert", "take terrain deck"])
def test_h14_a_locomotive_of_the_display_is_never_the_second_card(first: str) -> None:
    states = table(display="purple loco blue yellow orange")
    do(states, first)

    assert "take loco" not in moves(states)
    assert why(states, "take loco").clause == "H14"


def test_h14_a_locomotive_drawn_blind_counts_as_any_card() -> None:
    states = table(deck="loco 5")

    state = do(states, "take deck", "take deck")

    assert state.hand[0, 8] == 2
    assert state.turn == 1


def test_h15_three_locomotives_make_the_display_new() -> None:
    states = table(display="loco loco blue yellow orange", deck="loco 1", discards="red 12 green 12")

    state = do(states, "take blue")

    assert state.renewals >= 1
    assert (state.display == 8).sum() < 3
    assert state.train_deck_size + state.train_discards.sum() == 24 + 5 - 5


def test_h15_two_locomotives_do_not() -> None:
    states = table(display="loco red blue yellow orange", deck="loco 1", discards="red 6 green 12")

    state = do(states, "take blue")

    assert state.display.tolist() == [8, 6, 8, 3, 4]
    assert state.renewals == 0


def test_h15_holds_while_setting_up() -> None:
    renewed = 0
    for seed in range(60 if INTERPRET else 400):
        state = dealt(2, seed)[0]
        assert (state.display == 8).sum() < 3
        renewed += int(state.renewals)
        assert state.train_discards.sum() == 5 * state.renewals
    assert renewed > 0


def test_h16_an_empty_deck_is_made_anew_from_its_own_discards() -> None:
    states = table(deck="green 1", discards="red 5")

    state = do(states, "take deck")

    assert hand(states, 0)[7] == 1
    assert state.train_deck.tolist() == [0, 0, 0, 0, 0, 0, 5, 0, 0]
    assert not state.train_discards.any()
    assert state.remade == 1


def test_h16_one_discard_is_a_deck_too() -> None:
    state = do(table(deck="green 1", discards="red 1"), "take deck")

    assert state.train_deck_size == 1
    assert state.remade == 1


def test_h16_a_deck_without_discards_is_not_made_anew() -> None:
    trains = do(table(deck="green 1", discards=""), "take deck")
    terrain = do(table(terrain_deck="mountain 1", terrain_discards=""), "take terrain deck")

    assert (trains.train_deck_size, trains.remade) == (0, 0)
    assert (int(terrain.terrain_deck.sum()), terrain.terrain_remade) == (0, 0)


def test_h16_the_same_for_terrain_cards() -> None:
    state = do(table(terrain_deck="mountain 1", terrain_discards="desert 4"), "take terrain deck")

    assert state.terrain[0].tolist() == [0, 0, 1]
    assert state.terrain_deck.tolist() == [4, 0, 0]
    assert not state.terrain_discards.any()
    assert state.terrain_remade == 1


def test_h17_hands_are_secret_their_size_is_open_and_has_no_limit() -> None:
    states = table("red 12 blue 11 green 12 loco 14", others={1: "white 3"})
    view = GAME.view(states, 2, 1)

    assert (view.state.hand[0] == -1).all()
    assert view.state.hand_size[0] == 49
    assert "take deck" in moves(states)


def test_h18_terrain_cards_lie_open() -> None:
    states = table(terrain={0: "desert 2 mountain 1", 1: "jungle 3"})

    for observer in (0, 1, SPECTATOR):
        assert GAME.view(states, 2, observer).state.terrain[:2].tolist() == [[2, 0, 1], [0, 3, 0]]


@pytest.mark.parametrize(("others", "renewed"), [("red 2", 0), ("red 3", 1)])
def test_h41_h55_the_display_is_renewed_only_while_three_others_are_left(others: str, renewed: int) -> None:
    states = table(display="loco loco blue yellow orange", deck="loco 1", discards=others)

    state = do(states, "take blue")

    # The two that lie in the display do not count before they are discarded.
    assert state.renewals == renewed
    assert ((state.display == 8).sum() >= 3) == (renewed == 0)


def test_h41_at_most_three_times_in_a_row() -> None:
    most = 0
    for seed in range(60):
        states = table(display="loco loco loco loco blue", deck="loco 10 red 5", seed=seed)
        state = do(states, "take blue")
        most = max(most, int(state.renewals))
        assert state.renewals <= 3
        if (state.display == 8).sum() >= 3:
            left = state.train_deck[:8].sum() + state.train_discards[:8].sum()
            assert state.renewals == 3 or left < 3
    assert most == 3


def test_h42_a_slot_stays_empty_until_its_deck_has_cards_again() -> None:
    states = table("black 3", display="red red", deck="", terrain={1: "mountain 1"})
    assert "take deck" not in moves(states)

    state = do(states, "take red", "take terrain deck")
    assert state.display.tolist() == [EMPTY, 6, EMPTY, EMPTY, EMPTY]
    state.turn = 0
    do(states, f"claim {CAPE}", "pay black x3")
    assert sorted(state.display.tolist()) == [5, 5, 5, 6, EMPTY]
    assert state.display[4] == EMPTY


def test_h42_the_same_for_terrain() -> None:
    states = table("black 3", terrain={0: "mountain 3"}, terrain_display="", terrain_deck="")
    states[0].terrain[0, 2] += states[0].terrain[1, 2]
    states[0].terrain[1, 2] = 0

    state = do(states, f"claim {CAPE}", "pay black x3", "double mountain x1")

    assert state.terrain_display.tolist() == [2, EMPTY]
    assert not state.terrain_discards.any()
    assert not state.terrain_deck.any()


def test_h43_if_nothing_may_be_drawn_after_the_first_card_the_turn_ends() -> None:
    states = table(display="red", deck="", terrain_display="", terrain_deck="")

    assert do(states, "take red").turn == 1


def test_h43_a_locomotive_in_the_display_is_nothing_that_may_follow() -> None:
    states = table(display="red loco", deck="", terrain_display="", terrain_deck="")

    assert do(states, "take red").turn == 1
    still = table(display="red loco", deck="", terrain_display="desert", terrain_deck="")
    assert do(still, "take red").turn == 0


def test_h43_a_coloured_card_of_the_display_is_enough_for_a_second_card() -> None:
    states = table(display="red blue", deck="", terrain_display="", terrain_deck="")

    assert do(states, "take red").turn == 0
    assert moves(states) == ["take blue"]


def test_h43_a_deck_alone_is_enough_for_a_second_card() -> None:
    states = table(display="loco " * 5, deck="loco 3", terrain_display="", terrain_deck="")

    assert do(states, "take deck").turn == 0
    assert moves(states) == ["take deck"]


@pytest.mark.parametrize(
    ("first", "second"), [("take desert", "take jungle"), ("take jungle", "take desert")]
)
def test_h43_a_terrain_card_of_the_display_is_enough_in_either_slot(first: str, second: str) -> None:
    states = table(display="", deck="", terrain_deck="")

    assert do(states, first).turn == 0
    assert moves(states) == [second]
    assert do(states, second).turn == 1


def test_h50_without_train_cards_terrain_claims_and_tickets_remain() -> None:
    states = table("black 3", display="", deck="")

    assert {text.split()[0] for text in moves(states)} == {"take", "tickets", "claim"}
    assert [text for text in moves(states) if text.startswith("take")] == [
        "take desert",
        "take jungle",
        "take terrain deck",
    ]
    assert why(states, "take deck").clause == "H50"
    without = table("black 3", terrain_display="", terrain_deck="")
    assert not any("terrain" in text or "desert" in text for text in moves(without))
    assert why(without, "take terrain deck").clause == "H50"


def test_h54_a_deck_is_made_anew_as_soon_as_it_has_discards() -> None:
    states = table("black 3", deck="", display="red red red blue blue")

    state = do(states, f"claim {CAPE}", "pay black x3")

    assert state.train_deck.tolist() == [0, 0, 0, 0, 0, 3, 0, 0, 0]
    assert not state.train_discards.any()
    assert state.remade == 1


def test_h55_empty_slots_are_filled_the_lowest_first() -> None:
    states = table("black 3", display="", deck="")

    state = do(states, f"claim {CAPE}", "pay black x3")

    assert state.display.tolist() == [5, 5, 5, EMPTY, EMPTY]


def test_h55_a_display_that_was_left_is_looked_at_again_only_when_it_changes() -> None:
    states = table("black 3", display="loco loco loco blue blue", deck="red 1")

    state = do(states, f"claim {CAPE}", "pay black x3")
    assert state.renewals == 0
    assert state.display.tolist() == [8, 8, 8, 2, 2]
    do(states, "take blue")
    assert state.renewals > 0


def test_h56_nothing_renews_the_terrain_display_and_blind_cards_lie_open() -> None:
    states = table(terrain_display="desert desert", terrain_deck="desert 9")

    state = do(states, "take desert", "take terrain deck")

    assert state.terrain_display.tolist() == [0, 0]
    assert state.terrain[0].tolist() == [2, 0, 0]
