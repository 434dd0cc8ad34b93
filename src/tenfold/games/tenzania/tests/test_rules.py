"""The clauses of Tenzania, one after the other."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tenfold.core.errors import BadOption, BadSeats
from tenfold.core.record import SPECTATOR, UNKNOWN, bytes_of
from tenfold.core.rng import Stream, seed_stream
from tenfold.games.tenzania import GAME, rules
from tenfold.games.tenzania.actions import ACTIONS, VALUES
from tenfold.games.tenzania.state import HAND, NO_CARD, SEATS, State
from tenfold.games.tenzania.tests.scenarios import (
    DECK_WITH_TENS,
    DECK_WITHOUT_TENS,
    OPTIONS,
    SCENARIOS,
    invariants,
)
from tenfold.games.tenzania.tests.tables import (
    cards_of,
    dealt,
    due,
    hand,
    moves,
    outcome,
    place,
    table,
    turns,
    values,
    values_on,
)

NO_DOUBLING = {"doubling": "off"}
NO_TENS = {"tens": "off"}

ALL_SEATS = tuple(GAME.seats)


def stream_of(seed: int) -> Stream:
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, seed, 0)
    return stream


def count_of(states: Any) -> list[int]:
    """The cards of each number, wherever they are."""
    counts = np.full(len(DECK_WITH_TENS), 99, np.int64)
    GAME.compiled.count_pieces_at(states, 0, counts)
    return list(counts.tolist())


def assert_likely(drawn: Counter[int], weights: list[int]) -> None:
    """What was drawn agrees with the weights: none strays by more than five deviations."""
    draws = drawn.total()
    for card, weight in enumerate(weights):
        share = weight / sum(weights)
        assert abs(drawn[card] - draws * share) <= 5 * (draws * share * (1 - share)) ** 0.5


# Setting up.


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("garbage", [0x55, 0xFF])
def test_z1_the_deal_gives_three_cards_to_each_hand_and_leaves_the_rest(seats: int, garbage: int) -> None:
    states = State.zeros()
    bytes_of(states)[:] = garbage
    states[0].tens, states[0].doubling, states[0].begins = 1, 1, 2
    seed_stream(states[0].stream, seats, garbage)

    GAME.compiled.deal_at(states, 0, seats)

    state = states[0]
    assert state.seats == seats
    assert state.beginner == state.turn == 1
    assert state.hand_size.tolist() == [HAND] * seats + [0] * (SEATS - seats)
    assert (state.hand[:seats] < NO_CARD).all()
    assert (state.hand[:seats] >= 0).all()
    assert (state.hand[seats:] == NO_CARD).all()
    assert (np.diff(state.hand[:seats], axis=1) >= 0).all()
    assert (state.table == NO_CARD).all()
    assert state.table_size == state.value == 0
    assert not state.won.any()
    assert not state.played.any()
    assert (state.last_card == NO_CARD).all()
    assert not state.last_value.any()
    assert not state.last_table.any()
    assert state.pile_size == 80 - HAND * seats
    assert state.pile.tolist() == [
        count - state.hand.ravel().tolist().count(card) for card, count in enumerate(DECK_WITH_TENS)
    ]
    assert (state.tens, state.doubling, state.begins) == (1, 1, 2)
    invariants(state)


def test_z1_the_cards_are_shuffled_so_that_each_is_as_likely_in_each_hand() -> None:
    first, last = Counter[int](), Counter[int]()

    for seed in range(800):
        states = dealt(seats=3, seed=seed)
        first.update(hand(states, 0))
        last.update(hand(states, 2))

    assert_likely(first, list(DECK_WITH_TENS))
    assert_likely(last, list(DECK_WITH_TENS))


def test_z2_z20_the_seat_that_was_chosen_begins() -> None:
    for seats in ALL_SEATS:
        for chosen in range(1, seats + 1):
            states = dealt(seats, options={"begins": str(chosen)})

            assert states[0].beginner == states[0].turn == chosen - 1
            assert due(states) == (chosen - 1,)


def test_z20_otherwise_the_lot_decides_who_begins() -> None:
    begun = Counter(int(dealt(seats=3, seed=seed)[0].beginner) for seed in range(600))

    assert set(begun) == {0, 1, 2}
    assert_likely(begun, [1, 1, 1])
    assert {int(dealt(seats=8, seed=seed)[0].turn) for seed in range(200)} == set(range(8))


def test_z20_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption, match="Seat 3"):
        GAME.validate_options(2, {"begins": "3"})


def test_z20_in_a_rematch_the_next_seat_begins() -> None:
    assert GAME.rematch(3, {}, 0)["begins"] == "2"
    assert GAME.rematch(3, {}, 2)["begins"] == "1"


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_z18_the_game_is_played_with_eighty_cards_or_without_the_tens(seats: int) -> None:
    with_tens, without_tens = dealt(seats), dealt(seats, options=NO_TENS)

    assert count_of(with_tens) == list(DECK_WITH_TENS)
    assert count_of(without_tens) == list(DECK_WITHOUT_TENS)
    assert with_tens[0].pile_size == 80 - 3 * seats
    assert without_tens[0].pile_size == 76 - 3 * seats


def test_z18_without_tens_nobody_is_ever_dealt_or_draws_one() -> None:
    with_tens = {card for before, _, _ in turns(dealt(8)) for card in before.hand.ravel().tolist()}
    without = {card for before, _, _ in turns(dealt(8, options=NO_TENS)) for card in before.hand.ravel()}

    assert 10 in with_tens
    assert 10 not in without


def test_z19_two_to_eight_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    for seats in (1, 9):
        with pytest.raises(BadSeats, match="2–8 players"):
            GAME.validate_options(seats)


# A turn.


def test_z3_the_player_on_turn_must_place_a_card_of_the_hand() -> None:
    states = table("3", 3, hand="1 4 9", seat=1, seats=3, others={0: "6 6 6", 2: "7 7 7"})

    assert due(states) == (1,)
    assert moves(states) == ["play 1 say 4", "play 4 say 7", "play 9 say 12"]


def test_z3_the_card_goes_from_the_hand_to_the_table_and_the_value_is_stated() -> None:
    states = table("3", 3, hand="1 4 9", pile="")

    state = place(states, 4, 7)

    assert hand(states, 0) == [1, 9]
    assert state.table[:3].tolist() == [3, 4, NO_CARD]
    assert state.table_size == 2
    assert state.value == 7


@pytest.mark.parametrize(
    ("cards", "card", "left"),
    [("1 4 9", 1, [4, 9]), ("1 4 9", 9, [1, 4]), ("1 4", 4, [1]), ("1 4", 1, [4]), ("4", 4, [])],
)
def test_z3_a_hand_keeps_its_other_cards_in_order(cards: str, card: int, left: list[int]) -> None:
    states = table(hand=cards, pile="")

    place(states, card, card)

    assert hand(states, 0) == left


def test_z3_a_placed_card_counts_as_played() -> None:
    states = table("3", 3, hand="4 4 9")

    state = place(states, 4, 7)

    assert state.played.tolist() == [0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0]


def test_z3_the_last_turn_of_each_seat_is_known_to_all() -> None:
    states = table("3", 3, hand="4 4 9", seats=3, others={1: "1 8 9", 2: "2 6 6"})

    place(states, 4, 7)
    state = place(states, 1, 8)
    view = GAME.view(states, 3, observer=2).state

    assert view.last_card.tolist() == [4, 1] + [NO_CARD] * 6
    assert view.last_value.tolist() == [7, 8, 0, 0, 0, 0, 0, 0]
    assert view.last_table.tolist() == [1, 2, 0, 0, 0, 0, 0, 0]
    place(states, 2, 10)
    assert (state.last_card[2], state.last_value[2], state.last_table[2]) == (2, 10, 3)
    place(states, 9, 9)
    place(states, 8, 17)
    assert state.last_card.tolist()[:3] == [9, 8, 2]
    assert state.last_value.tolist()[:3] == [9, 17, 10]
    assert state.last_table.tolist()[:3] == [0, 1, 3]


def test_z31_a_whole_game_can_be_played_from_the_buffer_that_the_rules_fill() -> None:
    states = dealt(3)
    buffer = np.empty(rules.MAX_LEGAL, np.int64)

    plies = GAME.compiled.playout(states[0], 3, GAME.max_entries, stream_of(1), buffer)

    assert plies == 80
    assert outcome(states) is not None
    invariants(states[0])


def test_z4_z23_the_first_card_states_its_number_and_nothing_else() -> None:
    for card in range(11):
        assert values_on("", 0, card) == [card]
    for card in range(10):
        assert place(table(hand=f"{card}"), card, card).value == card


@pytest.mark.parametrize("card", [1, 3, 4, 6, 7, 8, 9, 10])
@pytest.mark.parametrize("value", range(10))
def test_z5_a_card_adds_its_number(card: int, value: int) -> None:
    added = [value + card]

    assert values_on("2", value, card) == (added if card != value else [card, *added])


def test_z6_ten_wins_all_cards_on_the_table() -> None:
    states = table("3 6", 9, hand="1 7 7", seats=3, seat=1, won=[10, 20, 30])

    state = place(states, 1, 10)

    assert state.won.tolist() == [10, 23, 30, 0, 0, 0, 0, 0]
    assert (state.table == NO_CARD).all()
    assert state.table_size == state.value == 0


def test_z6_below_ten_nobody_wins() -> None:
    states = table("3 5", 8, hand="1 7 7", won=[1, 2])

    state = place(states, 1, 9)

    assert state.won.tolist() == [1, 2, 0, 0, 0, 0, 0, 0]
    assert state.table[:4].tolist() == [3, 5, 1, NO_CARD]
    assert state.value == 9


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_z7_above_ten_the_previous_player_wins_all_cards_on_the_table(seats: int) -> None:
    for seat in range(seats):
        states = table("3 5", 8, hand="3", seats=seats, seat=seat)

        state = place(states, 3, 11)

        previous = (seat + seats - 1) % seats
        assert [int(state.won[other]) for other in range(SEATS)] == [
            3 if other == previous else 0 for other in range(SEATS)
        ]
        assert (state.table == NO_CARD).all()
        assert state.table_size == state.value == 0


def test_z7_the_highest_value_that_can_be_stated_goes_over_too() -> None:
    assert VALUES == 20
    assert place(table("9", 9, hand="10", won=[0, 40]), 10, 19).won.tolist()[:2] == [0, 42]


@pytest.mark.parametrize(
    ("drawn", "after"),
    [(0, [0, 3, 6]), (3, [3, 3, 6]), (4, [3, 4, 6]), (6, [3, 6, 6]), (9, [3, 6, 9])],
)
def test_z8_the_player_draws_one_card_so_that_the_hand_has_three(drawn: int, after: list[int]) -> None:
    states = table("2", 2, hand="3 6 7", pile=f"{drawn} {drawn}", others={1: "1 1 4"})

    state = place(states, 7, 9)

    assert hand(states, 0) == after
    assert hand(states, 1) == [1, 1, 4]
    assert state.pile_size == 1
    assert state.pile.tolist() == [1 if card == drawn else 0 for card in range(11)]


def test_z8_the_player_draws_after_winning_and_after_going_over_too() -> None:
    for card, value in ((7, 10), (8, 11)):
        states = table("3", 3, hand="1 7 8", pile="4 4")

        assert place(states, card, value).pile_size == 1
        assert len(hand(states, 0)) == 3


def test_z8_every_card_of_the_draw_pile_is_as_likely() -> None:
    pile = "0 1 1 1 2 2 4 4 4 4 5 8 8 9 9 10"
    drawn = Counter[int]()
    chooser = table(hand="7", pile=pile)

    for seed in range(1600):
        states = chooser.copy()
        seed_stream(states[0].stream, seed, 3)
        GAME.compiled.apply_at(states, 0, 0, 7 * VALUES + 7)
        drawn.update(hand(states, 0))

    assert drawn.total() == 1600
    assert_likely(drawn, [cards_of(pile).count(card) for card in range(11)])


def test_z8_drawing_moves_the_stream_on_so_that_the_next_card_is_another_draw() -> None:
    states = dealt()
    seen = {states[0].stream.tobytes()}

    for _ in turns(states):
        seen.add(states[0].stream.tobytes())

    assert len(seen) == 1 + 80 - 6


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_z9_then_the_player_on_the_left_is_on_turn(seats: int) -> None:
    left = {seat: seat + 1 for seat in range(seats - 1)} | {seats - 1: 0}
    for seat in range(seats):
        states = table("2", 2, hand="1 3 4", seats=seats, seat=seat, others={left[seat]: "1 3"})

        state = place(states, 1, 3)

        assert state.turn == left[seat]
        assert due(states) == (left[seat],)


# Special cards.


@pytest.mark.parametrize(
    ("value", "allowed"),
    [
        (0, [5]),
        (1, [6]),
        (3, [8]),
        (4, [9]),
        (5, [0, 5, 10]),
        (6, [1, 11]),
        (8, [3, 13]),
        (9, [4, 14]),
    ],
)
def test_z10_z24_a_five_adds_or_subtracts_where_the_value_stays_above_zero(
    value: int, allowed: list[int]
) -> None:
    assert values_on("2", value, 5) == allowed


def test_z10_subtracting_leaves_the_cards_on_the_table() -> None:
    states = table("3 6", 9, hand="5", won=[1, 1])

    state = place(states, 5, 4)

    assert state.value == 4
    assert state.table_size == 3
    assert state.won.tolist()[:2] == [1, 1]


def test_z10_no_other_card_subtracts() -> None:
    for card in (1, 3, 4, 6, 7, 9):
        assert min(values_on("2", 8, card)) > 8


@pytest.mark.parametrize("value", range(10))
def test_z11_z25_a_zero_makes_the_value_zero_without_a_choice(value: int) -> None:
    assert values_on("2", value, 0) == [0]
    assert values_on("0", value, 0) == [0]


def test_z25_after_a_zero_the_cards_stay_on_the_table() -> None:
    states = table("3 6", 9, hand="0 0 1", won=[4, 4])

    state = place(states, 0, 0)

    assert state.value == 0
    assert state.table[:4].tolist() == [3, 6, 0, NO_CARD]
    assert state.won.tolist()[:2] == [4, 4]


def test_z25_value_0_with_cards_on_the_table_is_not_an_empty_table() -> None:
    assert values_on("3 0", 0, 2) == [0, 2]
    assert values_on("", 0, 2) == [2]
    assert values_on("5 5", 0, 5) == [5]
    assert values_on("2 0", 0, 7) == [7]


@pytest.mark.parametrize("card", [1, 4, 6, 7, 8, 9])
def test_z12_z27_the_same_card_as_the_top_one_is_added_or_becomes_the_value(card: int) -> None:
    assert values_on(f"3 {card}", 5, card) == [card, 5 + card]
    assert values_on(f"{card} 3", 5, card) == [5 + card]


def test_z12_the_value_can_be_set_to_the_same_card() -> None:
    state = place(table("2 6", 8, hand="6"), 6, 6)

    assert state.value == 6
    assert state.table[:4].tolist() == [2, 6, 6, NO_CARD]


def test_z27_after_a_pile_was_won_no_card_is_the_same() -> None:
    states = table("4 3", 7, hand="3", others={1: "3 3"})

    place(states, 3, 10)

    assert moves(states) == ["play 3 say 3"]


def test_z27_a_card_further_down_is_not_the_same() -> None:
    assert values_on("7 0 2", 2, 7) == [9]
    assert values_on("7 7", 1, 7) == [7, 8]


@pytest.mark.parametrize("card", [1, 3, 4, 6, 7, 8, 9])
def test_z13_a_card_equal_to_the_value_is_added_or_becomes_the_value(card: int) -> None:
    assert values_on("2", card, card) == [card, 2 * card]
    assert values_on("2", card - 1, card) == [2 * card - 1]
    if card < 9:
        assert values_on("2", card + 1, card) == [2 * card + 1]


@pytest.mark.parametrize(
    ("value", "allowed"),
    [
        (0, [0, 2]),
        (1, [2, 3]),
        (2, [2, 4]),
        (3, [5, 6]),
        (4, [6, 8]),
        (5, [7, 10]),
        (6, [8, 12]),
        (8, [10, 16]),
        (9, [11, 18]),
    ],
)
def test_z14_a_two_adds_2_or_doubles_the_value(value: int, allowed: list[int]) -> None:
    assert values_on("3", value, 2) == allowed


@pytest.mark.parametrize("value", range(10))
def test_z34_without_doubling_a_two_is_like_any_card(value: int) -> None:
    assert values_on("3", value, 2, NO_DOUBLING) == ([2, 4] if value == 2 else [value + 2])
    assert values_on("2", 7, 2, NO_DOUBLING) == [2, 9]


def test_z34_doubling_is_an_option_that_is_on_unless_it_is_switched_off() -> None:
    assert GAME.validate_options(2) == {"tens": "on", "doubling": "on", "begins": "lot"}
    assert GAME.validate_options(2, NO_DOUBLING)["doubling"] == "off"
    assert dealt()[0].doubling == 1
    assert dealt(options=NO_DOUBLING)[0].doubling == 0


def test_z14_no_other_card_doubles() -> None:
    for card in (1, 3, 4, 6, 7, 8):
        assert values_on("2", 5, card) == [5 + card]


# The end.


def test_z15_the_game_ends_when_the_draw_pile_and_all_hands_are_empty() -> None:
    states = table("3", 3, hand="1", seat=1, pile="")

    assert due(states) == (1,)
    assert outcome(states) is None

    place(states, 1, 4)
    result = outcome(states)

    assert due(states) == ()
    assert result is not None
    assert (result.ending, result.clause) == ("all-cards-played", "Z15")


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_z15_as_long_as_a_hand_has_a_card_the_game_goes_on(seats: int) -> None:
    for seat in range(seats):
        following = (seat + 1) % seats
        states = table(hand="1", seats=seats, seat=seat, others={following: "4"}, pile="")

        place(states, 1, 1)

        assert due(states) == (following,)
        assert outcome(states) is None


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_z16_whoever_won_the_most_cards_wins(seats: int) -> None:
    for best in range(seats):
        won = [3 + seat for seat in range(seats)]
        won[best] = 40
        states = table("3", 3, seats=seats, won=won, pile="")
        result = outcome(states)

        assert result is not None
        assert result.scores == tuple(won)
        assert result.winners == (best,)
        assert result.ranking[best] == 1


def test_z16_scores_are_there_before_the_end_and_only_for_seats_that_play() -> None:
    states = table("3", 3, hand="1", seats=3, won=[4, 5, 6, 7])
    scores = np.full(SEATS, 99, np.int64)

    assert rules.outcome(states[0], scores) == 0
    assert scores.tolist() == [4, 5, 6, 99, 99, 99, 99, 99]


def test_z17_the_example_joe_makes_ten_and_wins_three_cards() -> None:
    jim, tim, joe = range(3)
    states = table(hand="3 4 4", seats=3, seat=jim, others={tim: "6 4 4", joe: "1 7 4"})

    assert place(states, 3, 3).value == 3
    assert place(states, 6, 9).value == 9
    assert values(states, 1) == [10]
    assert place(states, 1, 10).won.tolist()[:3] == [0, 0, 3]


def test_z17_the_example_had_joe_gone_over_tim_would_have_won_three_cards() -> None:
    jim, tim, joe = range(3)
    states = table(hand="3 4 4", seats=3, seat=jim, others={tim: "6 4 4", joe: "1 7 4"})
    place(states, 3, 3)
    place(states, 6, 9)

    assert values(states, 7) == [16]
    assert place(states, 7, 16).won.tolist()[:3] == [0, 3, 0]


# Who sees what.


def test_z21_hands_and_the_draw_pile_are_hidden_the_rest_is_open() -> None:
    states = table("3 6", 9, hand="1 7 7", seats=3, others={1: "0 2 2", 2: "4 4 4"}, won=[3, 2, 1])

    view = GAME.view(states, 3, observer=1).state

    assert view.hand[1].tolist() == [0, 2, 2]
    assert (view.hand[[0, 2]] == UNKNOWN).all()
    assert (view.pile == UNKNOWN).all()
    assert view.table[:3].tolist() == [3, 6, NO_CARD]
    assert view.value == 9
    assert view.won.tolist()[:3] == [3, 2, 1]
    assert view.hand_size.tolist()[:3] == [3, 3, 3]
    assert view.pile_size == states[0].pile_size
    assert view.played.tolist() == states[0].played.tolist()


def test_z21_a_spectator_sees_no_hand() -> None:
    view = GAME.view(dealt(4), 4, SPECTATOR)

    assert (view.state.hand == UNKNOWN).all()
    assert view.legal == ()


@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("played", [0, 30, 70, 79, 80])
def test_z21_worlds_dealt_anew_keep_what_the_observer_knows(seats: int, played: int) -> None:
    states = dealt(seats, seed=seats)
    for _ in zip(range(played), turns(states), strict=False):
        pass

    for observer in (SPECTATOR, 0, 1, seats - 1):
        mask = State.mask(observer, over=False)
        world = State.blank()
        bytes_of(world)[0][mask] = bytes_of(states)[0][mask]
        GAME.compiled.determinize_at(world, 0, observer, stream_of(seats))

        assert (bytes_of(world)[0][mask] == bytes_of(states)[0][mask]).all()
        assert count_of(world) == list(DECK_WITH_TENS)
        assert (world[0].hand[seats:] == NO_CARD).all()
        invariants(world[0])


def test_z21_worlds_dealt_anew_differ_in_what_the_observer_cannot_know() -> None:
    states = dealt(3)
    stream = stream_of(5)
    hands, streams = [set[bytes](), set[bytes](), set[bytes]()], set[bytes]()

    for _ in range(20):
        GAME.compiled.determinize_at(states, 0, 1, stream)
        streams.add(states[0].stream.tobytes())
        for seat in range(3):
            hands[seat].add(states[0].hand[seat].tobytes())

    assert len(hands[0]) > 5
    assert len(hands[1]) == 1
    assert len(hands[2]) > 5
    assert len(streams) == 20


def test_z21_a_spectator_deals_all_hands_anew() -> None:
    states = dealt(8)
    before = states[0].hand.copy()

    GAME.compiled.determinize_at(states, 0, SPECTATOR, stream_of(1))

    assert count_of(states) == list(DECK_WITH_TENS)
    assert all((states[0].hand[seat] != before[seat]).any() for seat in range(8))
    invariants(states[0])


def test_z21_worlds_dealt_anew_have_no_tens_where_there_are_none() -> None:
    states = dealt(8, options=NO_TENS)

    for seed in range(10):
        GAME.compiled.determinize_at(states, 0, 0, stream_of(seed))

        assert count_of(states) == list(DECK_WITHOUT_TENS)


def test_z21_worlds_dealt_anew_deal_every_unseen_card_as_likely() -> None:
    states = table("3 6 0 0", 0, hand="0 7 7", others={1: "4 4 4"}, won=[0, 0])
    unseen = [count - [0, 0, 0, 3, 6, 7, 7].count(card) for card, count in enumerate(DECK_WITH_TENS)]
    stream = stream_of(3)
    dealt_anew = Counter[int]()

    for _ in range(800):
        GAME.compiled.determinize_at(states, 0, 0, stream)
        dealt_anew.update(hand(states, 1))

    assert_likely(dealt_anew, unseen)


def test_z21_the_census_counts_hands_draw_pile_and_played_cards_of_all_seats() -> None:
    states = table("3", 3, hand="1", seats=8)
    assert count_of(states) == list(DECK_WITH_TENS)

    states[0].hand[7, 2] = 9
    states[0].hand[0, 1] = 0
    states[0].pile[4] += 2
    states[0].played[10] += 3

    assert count_of(states) == [8, 8, 8, 8, 10, 5, 8, 8, 8, 9, 7]


# Rulings.


def test_z22_nobody_may_pass_and_any_card_may_be_placed_with_any_allowed_value() -> None:
    states = table("3 5", 8, hand="2 5 9")

    assert GAME.actions.kinds == ("place",)
    assert ACTIONS == 11 * VALUES
    assert moves(states) == [
        "play 2 say 10",
        "play 2 say 16",
        "play 5 say 3",
        "play 5 say 5",
        "play 5 say 13",
        "play 9 say 17",
    ]


def test_z22_a_player_who_is_due_always_has_a_move_whatever_the_buffer_held() -> None:
    for before, seat, action in turns(dealt(5)):
        states = GAME.template(5)
        states[0] = before
        allowed = GAME.legal(states, seat)
        for filler in (UNKNOWN, 10**6, allowed[0]):
            buffer = np.full(rules.MAX_LEGAL, filler, np.int64)
            count = rules.legal(before, seat, buffer)

            assert buffer[:count].tolist() == list(allowed)
            assert (buffer[count:] == filler).all()
        assert action in allowed


def test_z22_z29_no_hand_has_more_moves_than_the_rules_make_room_for() -> None:
    states = table("3 2", 5, hand="2 5 9")

    assert moves(states) == [
        "play 2 say 2",
        "play 2 say 7",
        "play 2 say 10",
        "play 5 say 0",
        "play 5 say 5",
        "play 5 say 10",
        "play 9 say 14",
    ]
    assert 7 <= GAME.rules.max_legal <= 9


def test_z22_only_the_seat_on_turn_is_due_and_only_with_a_card() -> None:
    states = table("3", 3, hand="1", seats=3, seat=1, others={0: "4", 2: ""})

    assert [bool(rules.due(states[0], seat)) for seat in range(SEATS)] == [False, True, *[False] * 6]
    states[0].turn = 2
    assert due(states) == ()


def test_z24_five_on_five_makes_zero() -> None:
    state = place(table("5", 5, hand="5"), 5, 0)

    assert state.value == 0
    assert state.table_size == 2


def test_z26_a_ten_on_an_empty_table_or_on_0_is_a_tenzania() -> None:
    assert place(table(hand="10"), 10, 10).won.tolist()[:2] == [1, 0]
    assert values_on("3 0", 0, 10) == [10]
    assert place(table("3 0", 0, hand="10"), 10, 10).won.tolist()[:2] == [3, 0]


@pytest.mark.parametrize("value", range(1, 10))
def test_z26_a_ten_on_anything_else_goes_over(value: int) -> None:
    assert values_on("3 0", value, 10) == [10 + value]
    assert place(table("3", value, hand="10"), 10, 10 + value).won.tolist()[:2] == [0, 2]


@pytest.mark.parametrize(
    ("cards", "value", "card", "allowed"),
    [
        ("5", 5, 5, [0, 5, 10]),
        ("2", 5, 5, [0, 5, 10]),
        ("2 5", 7, 5, [2, 5, 12]),
        ("4 5", 4, 5, [5, 9]),
        ("5 2", 7, 2, [2, 9, 14]),
        ("2", 2, 2, [2, 4]),
        ("3", 2, 2, [2, 4]),
        ("3 2", 5, 2, [2, 7, 10]),
        ("0 2", 0, 2, [0, 2]),
        ("7 2", 9, 2, [2, 11, 18]),
        ("9", 9, 9, [9, 18]),
    ],
)
def test_z28_permissions_add_up(cards: str, value: int, card: int, allowed: list[int]) -> None:
    assert values_on(cards, value, card) == allowed


def test_z29_equal_values_are_one_move_and_a_card_has_three_at_most() -> None:
    assert values_on("2", 2, 2) == [2, 4]
    for top in range(10):
        for value in range(10):
            for card in range(11):
                allowed = values_on(f"{top}", value, card)
                assert allowed == sorted(set(allowed))
                assert 1 <= len(allowed) <= 3


def test_z29_a_move_is_a_card_and_a_value() -> None:
    texts = [GAME.actions.notation(action) for action in range(ACTIONS)]

    assert texts[0] == "play 0 say 0"
    assert texts[6 * VALUES + 9] == "play 6 say 9"
    assert texts[-1] == "play 10 say 19"
    assert [GAME.actions.parse(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_z30_the_left_neighbour_begins_the_next_pile_whoever_won(seats: int) -> None:
    for seat in range(seats):
        for card, value in ((6, 10), (9, 13)):
            states = table("4", 4, hand=f"{card}", seats=seats, seat=seat)

            state = place(states, card, value)

            assert state.table_size == 0
            assert state.turn == (seat + 1) % seats


def test_z31_with_an_empty_draw_pile_nobody_draws_and_play_goes_on() -> None:
    states = table("2", 2, hand="1 3 4", others={1: "6 7 8"}, pile="")
    stream = states[0].stream.tolist()

    state = place(states, 1, 3)

    assert hand(states, 0) == [3, 4]
    assert (state.pile_size, state.pile.sum()) == (0, 0)
    assert state.stream.tolist() == stream
    assert moves(states) == ["play 6 say 9", "play 7 say 10", "play 8 say 11"]


def test_z31_the_last_card_of_the_draw_pile_is_drawn() -> None:
    states = table("2", 2, hand="1 3 4", others={1: "6 7 8"}, pile="9")

    state = place(states, 1, 3)

    assert hand(states, 0) == [3, 4, 9]
    assert (state.pile_size, state.pile.sum()) == (0, 0)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_z31_z38_a_game_is_as_many_turns_as_cards_and_the_order_never_breaks(seats: int) -> None:
    for number, options in enumerate(OPTIONS):
        states = dealt(seats, seed=number, options=options)
        order = []
        for before, seat, _ in turns(states, seed=number):
            order.append(seat)
            invariants(before)
        invariants(states[0])

        beginner = int(states[0].beginner)
        cards = 76 if options.get("tens") == "off" else 80
        assert order == [(beginner + turn) % seats for turn in range(cards)]
        assert outcome(states) is not None


def test_z32_cards_left_on_the_table_belong_to_nobody() -> None:
    states = table("3 4", 7, hand="1", seat=1, won=[40, 37], pile="")

    place(states, 1, 8)
    result = outcome(states)

    assert result is not None
    assert result.scores == (40, 37)
    assert states[0].table_size == 3


def test_z32_the_last_card_still_wins_a_pile_for_its_player_or_the_previous_one() -> None:
    for card, value, scores in ((3, 10, (40, 40)), (4, 11, (43, 37))):
        states = table("3 4", 7, hand=f"{card}", seat=1, won=[40, 37], pile="")

        place(states, card, value)
        result = outcome(states)

        assert result is not None
        assert result.scores == scores


def test_z33_ties_are_shared_wins() -> None:
    result = outcome(table(seats=4, won=[25, 10, 25, 20], pile=""))

    assert result is not None
    assert result.winners == (0, 2)
    assert result.ranking == (1, 4, 1, 3)


def test_z37_equal_cards_in_a_hand_are_one_choice() -> None:
    assert moves(table("3", 3, hand="7 7 7")) == ["play 7 say 10"]
    assert moves(table("3", 3, hand="1 7 7")) == ["play 1 say 4", "play 7 say 10"]
    assert moves(table("3", 3, hand="1 1 7")) == ["play 1 say 4", "play 7 say 10"]
    assert moves(table("3", 3, hand="1 1")) == ["play 1 say 4"]


def test_z37_one_of_the_equal_cards_is_placed_the_others_stay() -> None:
    states = table("3", 3, hand="4 4 7", pile="")

    state = place(states, 4, 7)

    assert hand(states, 0) == [4, 7]
    assert state.played[4] == 8 - 1


@pytest.mark.parametrize(
    ("cards", "value", "card"), [("5", 5, 2), ("5", 5, 5), ("8", 8, 2), ("3 0", 0, 10), ("9", 9, 1)]
)
def test_z38_ten_counts_however_it_was_reached(cards: str, value: int, card: int) -> None:
    states = table(cards, value, hand=f"{card}")

    state = place(states, card, 10)

    assert state.won[0] == len(cards_of(cards)) + 1
    assert state.table_size == 0


def test_z38_after_a_ten_there_is_no_pile_that_could_hold_it() -> None:
    for before in (table(hand="10"), table("3", 3, hand="10"), table("3 0", 0, hand="10")):
        state = place(before, 10, 10 + int(before[0].value))

        assert state.table_size == state.value == 0
        assert (state.table == NO_CARD).all()


def test_z38_a_first_card_never_goes_over() -> None:
    for card in range(11):
        assert max(values_on("", 0, card)) <= 10


def test_the_moments_of_a_few_games_are_noticed() -> None:
    noticed = set()
    for number, options in enumerate(OPTIONS):
        states = dealt(2 + number, seed=number, options=options)
        for before, seat, action in turns(states, seed=number):
            noticed |= {name for name, is_met in SCENARIOS.items() if is_met(before, seat, action, states[0])}

    assert len(noticed) > len(SCENARIOS) // 2
