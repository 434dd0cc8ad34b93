"""Every clause of 10 Squares, by its number."""

from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import pytest

from tenfold.core.errors import BadSeats
from tenfold.core.record import SPECTATOR
from tenfold.core.rng import seed_stream
from tenfold.games.ten_squares import COUNTED, GAME, MAX_ENTRIES
from tenfold.games.ten_squares.tests.scenarios import invariants
from tenfold.games.ten_squares.tests.table import (
    CARDS,
    COLOURS,
    FIELDS,
    LETTERS,
    due,
    gone,
    legal,
    markers,
    outcome,
    pile,
    play,
    random_games,
    reached,
    squares,
    table,
    turn,
)

BOTH_COLOURS = pytest.mark.parametrize("colour", COLOURS)
BOTH_SEATS = pytest.mark.parametrize("red_seat", [0, 1])
NINE = "bcdefghij"


def other(colour: str) -> str:
    return "black" if colour == "red" else "red"


def stand(colour: str, own: str, opponent: str, **rest: Any) -> Any:
    """A table seen from one colour: the own marker, then the opponent's."""
    return table(own, opponent, **rest) if colour == "red" else table(opponent, own, **rest)


def own_square(states: Any, colour: str) -> str:
    return markers(states).split()[COLOURS.index(colour)]


def seat_of(colour: str, red_seat: int) -> int:
    return red_seat if colour == "red" else 1 - red_seat


def dealt(seed: int = 1, **options: str) -> Any:
    """A dealt table in whose record every number was nonsense before."""
    states = GAME.template(2, options)
    kept = {option.name: int(states[option.name][0]) for option in GAME.options}
    for name in FIELDS:
        states[name][0] = kept.get(name, 77)
    seed_stream(states[0].stream, seed, 0)
    GAME.compiled.deal_at(states, 0, 2)
    return states


def walk(square: int, steps: int, direction: int) -> list[int]:
    """The squares that a marker passes, one step at a time: a second opinion on turning round."""
    passed = []
    for _ in range(steps):
        if not 0 <= square + direction <= 9:
            direction = -direction
        square += direction
        passed.append(square)
    return passed


def test_q1_two_play_and_each_colour_has_a_marker_of_its_own() -> None:
    assert GAME.seats == range(2, 3)
    for seats in (1, 3):
        with pytest.raises(BadSeats):
            GAME.validate_options(seats)
    states = turn(table(), "red 2", "black 5")

    assert markers(states) == "C F"


def test_q2_the_play_pile_has_26_cards() -> None:
    states = dealt()

    assert pile(states) == CARDS
    assert len(CARDS) == 26
    counts = np.full(26, 5)
    GAME.compiled.count_pieces_at(states, 0, counts)
    assert counts.tolist() == [1] * 26


def test_q2_the_census_counts_a_card_in_either_pile_and_misses_one_that_is_lost() -> None:
    states = turn(table(), "red 4")
    counts = np.zeros(26, np.int64)
    GAME.compiled.count_pieces_at(states, 0, counts)
    assert counts.tolist() == [1] * 26
    states[0].in_pile[3] = 2

    GAME.compiled.count_pieces_at(states, 0, counts)

    assert counts.tolist() == [1, 1, 1, 0] + [1] * 22


def test_q3_the_pile_is_shuffled_so_that_each_card_is_as_likely_as_any() -> None:
    states = dealt()
    seen = [0] * 26
    for seed in range(2600):
        trial = states.copy()
        seed_stream(trial[0].stream, seed, 7)
        GAME.compiled.apply_at(trial, 0, int(trial[0].turn), 0)
        seen[int(trial[0].card)] += 1

    assert sum((count - 100) ** 2 / 100 for count in seen) < 60  # chi-squared, 25 degrees: 1 in 10,000


def test_q3_only_cards_of_the_pile_are_turned_each_as_likely_as_any() -> None:
    states = table(left="red 3 9, black 1 10", reached="red black", red="J", black="J")
    seen = dict.fromkeys(CARDS, 0)
    for seed in range(1000):
        trial = states.copy()
        seed_stream(trial[0].stream, seed, 7)
        GAME.compiled.apply_at(trial, 0, 0, 0)
        seen[CARDS[int(trial[0].card)]] += 1

    assert {card for card, count in seen.items() if count} == {"red 3", "red 9", "black 1", "black 10"}
    assert all(200 < count < 300 for count in seen.values() if count)


def test_q4_both_markers_start_on_a_and_nothing_else_has_happened() -> None:
    states = dealt(begins="2", red="2")
    state = states[0]

    assert markers(states) == "A A"
    assert reached(states) == []
    assert state.card == 26
    assert state.is_waiting == 0
    assert (state.beginner, state.turn, state.red_seat) == (1, 1, 1)
    assert pile(states) == CARDS
    assert due(states) == [1]
    assert outcome(states) is None


def test_q5_the_players_take_turns_to_turn_a_card_onto_the_discard_pile() -> None:
    states = table(turn=1)
    assert due(states) == [1]
    assert legal(states) == ["turn"]
    turn(states, "red 4")

    assert due(states) == [0]
    assert legal(states) == ["turn"]
    assert gone(states) == ["red 4"]
    turn(states, "black 2")
    assert due(states) == [1]
    assert gone(states) == ["red 4", "black 2"]


@BOTH_COLOURS
def test_q6_a_number_moves_the_marker_of_its_colour_by_that_many_squares(colour: str) -> None:
    for number in range(1, 9):
        states = turn(table(), f"{colour} {number}")

        assert own_square(states, colour) == LETTERS[number].upper()
        assert own_square(states, other(colour)) == "A"
        assert reached(states) == []


def test_q6_red_4_leads_from_a_to_e() -> None:
    assert markers(turn(table(), "red 4")) == "E A"


@BOTH_COLOURS
def test_q7_a_marker_with_steps_left_at_j_turns_round(colour: str) -> None:
    for start in range(9):
        for number in range(1, 11):
            states = turn(stand(colour, LETTERS[start], "C"), f"{colour} {number}")

            passed = walk(start, number, +1)
            assert own_square(states, colour) == LETTERS[passed[-1]].upper(), (start, number)
            assert reached(states) == ([colour] if 9 in passed else [])
            assert own_square(states, other(colour)) == "C"
            assert states[0].is_waiting == 0


@BOTH_COLOURS
def test_q8_only_towards_j_before_it_was_reached_and_either_way_from_the_next_card_on(colour: str) -> None:
    states = stand(colour, "D", "A")
    turn(states, f"{colour} 2")
    assert own_square(states, colour) == "F"
    assert legal(states) == ["turn"]
    turn(states, f"{colour} 7")  # F to J and on to G: the rest of this card is not a choice
    assert own_square(states, colour) == "G"
    assert reached(states) == [colour]
    assert legal(states) == ["turn"]

    turn(states, f"{colour} 1")

    assert legal(states) == squares(colour, "fh")


@BOTH_COLOURS
def test_q8_a_marker_that_has_reached_j_has_both_ends_wherever_they_differ(colour: str) -> None:
    for start in range(1, 10):
        for number in range(1, 11):
            states = turn(stand(colour, LETTERS[start], "C", reached=colour), f"{colour} {number}")

            ahead = walk(start, number, +1)[-1]
            back = walk(start, number, -1)[-1]
            if ahead == back:
                assert own_square(states, colour) == LETTERS[ahead].upper()
                assert states[0].is_waiting == 0
            else:
                ends = LETTERS[min(ahead, back)] + LETTERS[max(ahead, back)]
                assert legal(states) == squares(colour, ends), (start, number)
                assert own_square(states, colour) == LETTERS[start].upper()
                assert states[0].is_waiting == 1


def test_q9_the_player_goes_to_i_or_to_e_and_nowhere_else() -> None:
    for end in "ie":
        states = turn(table("H", reached="red"), "red 3")
        assert legal(states) == ["red to e", "red to i"]
        play(states, f"red to {end}")

        assert markers(states) == f"{end.upper()} A"
        assert states[0].is_waiting == 0
        assert legal(states) == ["turn"]


@BOTH_SEATS
@BOTH_COLOURS
@pytest.mark.parametrize("shape", ["triangle", "square", "circle"])
def test_q10_a_shape_instructs_the_player_of_its_colour(shape: str, colour: str, red_seat: int) -> None:
    for turner in (0, 1):
        states = stand(
            colour, "E", "F", reached="red black", gone="red 1, black 1", red_seat=red_seat, turn=turner
        )
        turn(states, f"{colour} {shape}")

        assert due(states) == [seat_of(colour, red_seat)]
        assert states[0].is_waiting == 1


@BOTH_COLOURS
def test_q11_a_triangle_moves_the_own_marker_to_any_square_but_a(colour: str) -> None:
    for end in NINE:
        states = turn(stand(colour, "D", "G", reached=colour), f"{colour} triangle")
        assert legal(states) == squares(colour, NINE)
        play(states, f"{colour} to {end}")

        assert own_square(states, colour) == end.upper()
        assert own_square(states, other(colour)) == "G"
        assert gone(states) == [f"{colour} triangle"]
        assert legal(states) == ["turn"]
        assert reached(states) == [colour]


@BOTH_COLOURS
def test_q12_a_square_moves_the_opponents_marker_to_any_square_but_a(colour: str) -> None:
    for end in NINE:
        states = turn(stand(colour, "D", "G", reached="red black"), f"{colour} square")
        assert legal(states) == squares(other(colour), NINE)
        play(states, f"{other(colour)} to {end}")

        assert own_square(states, other(colour)) == end.upper()
        assert own_square(states, colour) == "D"
        assert gone(states) == [f"{colour} square"]
        assert legal(states) == ["turn"]


@BOTH_COLOURS
def test_q13_a_circle_picks_any_three_own_numbers_of_the_discard_pile(colour: str) -> None:
    discarded = f"{colour} 2 5 7 10, {other(colour)} 1 3 8"
    states = turn(stand(colour, "D", "G", reached=colour, gone=discarded), f"{colour} circle")
    assert legal(states) == ["return 2 5 7", "return 2 5 10", "return 2 7 10", "return 5 7 10", "pass"]
    assert len(pile(states)) == 18
    play(states, "return 2 7 10")

    assert {f"{colour} 2", f"{colour} 7", f"{colour} 10"} <= set(pile(states))
    assert len(pile(states)) == 21
    assert f"{colour} 5" not in pile(states)
    assert f"{other(colour)} 1" not in pile(states)
    assert own_square(states, colour) == "D"
    assert legal(states) == ["turn"]


@BOTH_COLOURS
@pytest.mark.parametrize("shape", ["triangle", "square", "circle"])
def test_q14_a_shape_before_j_does_not_count_and_goes_back(shape: str, colour: str) -> None:
    states = stand(colour, "D", "G", gone="red 1 2, black 1 2")
    before = pile(states)
    turn(states, f"{colour} {shape}")

    assert pile(states) == before
    assert states[0].card == CARDS.index(f"{colour} {shape}")
    assert legal(states) == ["turn"]
    assert own_square(states, colour) == "D"
    assert own_square(states, other(colour)) == "G"
    assert reached(states) == []


@BOTH_SEATS
@BOTH_COLOURS
def test_q15_who_first_comes_back_to_a_exactly_wins(colour: str, red_seat: int) -> None:
    states = turn(stand(colour, "E", "D", reached="red black", red_seat=red_seat), f"{colour} 4")
    assert outcome(states) is None
    assert legal(states) == squares(colour, "ai")
    play(states, f"{colour} to a")

    ended = outcome(states)
    assert ended is not None
    assert (ended.ending, ended.clause) == ("home", "Q15")
    winner = seat_of(colour, red_seat)
    assert ended.winners == (winner,)
    assert ended.scores[winner] == 1
    assert ended.scores[1 - winner] == 0
    assert due(states) == []


def test_q15_coming_near_a_or_standing_on_a_at_the_start_does_not_win() -> None:
    states = turn(table("E", reached="red"), "red 3")
    play(states, "red to b")

    assert outcome(states) is None
    assert due(states) == [1]
    assert markers(states) == "B A"


@BOTH_COLOURS
def test_q16_if_nobody_comes_home_the_game_is_a_draw(colour: str) -> None:
    states = stand(colour, "J", "D", reached="red black", left=f"{colour} 3")
    assert outcome(states) is None
    turn(states, f"{colour} 3")

    ended = outcome(states)
    assert ended is not None
    assert (ended.ending, ended.clause) == ("draw", "Q16")
    assert ended.winners == ()
    assert ended.scores == (0, 0)
    assert due(states) == []


@BOTH_SEATS
@BOTH_COLOURS
def test_q17_the_colour_of_the_card_decides_who_chooses_whoever_turned_it(colour: str, red_seat: int) -> None:
    for turner in (0, 1):
        states = stand(colour, "F", "C", reached="red black", red_seat=red_seat, turn=turner)
        turn(states, f"{colour} 2")

        assert due(states) == [seat_of(colour, red_seat)]
        assert legal(states) == squares(colour, "dh")


@BOTH_COLOURS
def test_q18_from_a_a_9_reaches_j_and_a_10_turns_back_to_i(colour: str) -> None:
    for number, end in ((9, "J"), (10, "I")):
        states = turn(table(), f"{colour} {number}")

        assert own_square(states, colour) == end
        assert reached(states) == [colour]
        assert legal(states) == ["turn"]
    states = turn(table(), f"{colour} 8")
    assert own_square(states, colour) == "I"
    assert reached(states) == []


@BOTH_COLOURS
def test_q19_a_marker_turns_at_a_too_and_passing_a_does_not_win(colour: str) -> None:
    states = turn(stand(colour, "C", "B", reached=colour), f"{colour} 5")
    assert legal(states) == squares(colour, "dh")
    play(states, f"{colour} to d")
    assert own_square(states, colour) == "D"
    assert outcome(states) is None

    states = turn(stand(colour, "J", "B", reached=colour), f"{colour} 10")
    assert own_square(states, colour) == "B"
    assert outcome(states) is None
    assert legal(states) == ["turn"]


@BOTH_SEATS
@BOTH_COLOURS
def test_q20_8_then_10_wins_in_two_cards(colour: str, red_seat: int) -> None:
    states = turn(table(red_seat=red_seat), f"{colour} 8", f"{colour} 10")

    ended = outcome(states)
    assert ended is not None
    assert ended.ending == "home"
    assert ended.winners == (seat_of(colour, red_seat),)
    assert own_square(states, colour) == "A"
    assert reached(states) == [colour]


def test_q20_a_10_from_i_wins_by_way_of_j_only() -> None:
    states = turn(table("I", reached="red"), "red 10")
    assert legal(states) == ["red to a", "red to c"]

    assert outcome(play(states.copy(), "red to c")) is None
    ended = outcome(play(states, "red to a"))
    assert ended is not None
    assert ended.winners == (0,)


def test_q21_on_j_there_is_one_direction() -> None:
    for number in range(1, 9):
        states = turn(table("J", reached="red"), f"red {number}")

        assert markers(states) == f"{LETTERS[9 - number].upper()} A"
        assert legal(states) == ["turn"]
    states = turn(table("J", reached="red"), "red 9")
    ended = outcome(states)
    assert ended is not None
    assert ended.winners == (0,)


def test_q21_a_9_always_ends_on_the_mirror_square_without_a_choice() -> None:
    for start, end in zip("bcdefghi", "IHGFEDCB", strict=True):
        states = turn(table(start, reached="red"), "red 9")

        assert markers(states) == f"{end} A"
        assert legal(states) == ["turn"]


def test_q22_a_number_is_moved_in_full_and_cannot_be_passed() -> None:
    states = turn(table("E", reached="red"), "red 2")

    assert legal(states) == ["red to c", "red to g"]
    with pytest.raises(AssertionError):
        play(states, "pass")
    assert markers(turn(table("I", reached="red"), "red 9")) == "B A"


@BOTH_COLOURS
@pytest.mark.parametrize("shape", ["triangle", "square", "circle"])
def test_q23_whether_a_shape_counts_depends_on_the_marker_of_its_own_colour(shape: str, colour: str) -> None:
    discarded = "red 1 2, black 1 2"
    states = stand(colour, "E", "F", reached=other(colour), gone=discarded)
    turn(states, f"{colour} {shape}")
    assert f"{colour} {shape}" in pile(states)
    assert legal(states) == ["turn"]

    states = stand(colour, "E", "F", reached=colour, gone=discarded)
    turn(states, f"{colour} {shape}")
    assert f"{colour} {shape}" not in pile(states)
    assert len(legal(states)) == {"triangle": 9, "square": 9, "circle": 2}[shape]


@BOTH_COLOURS
def test_q24_a_square_may_hit_an_opponent_who_then_goes_on_forward_only(colour: str) -> None:
    states = turn(stand(colour, "E", "H", reached=colour), f"{colour} square")
    play(states, f"{other(colour)} to b")
    assert reached(states) == [colour]
    turn(states, f"{other(colour)} 3")
    assert own_square(states, other(colour)) == "E"
    assert legal(states) == ["turn"]


@BOTH_COLOURS
def test_q24_putting_the_opponent_on_j_counts_as_reaching_it(colour: str) -> None:
    states = turn(stand(colour, "E", "H", reached=colour), f"{colour} square")
    play(states, f"{other(colour)} to j")
    assert reached(states) == ["red", "black"]
    assert own_square(states, other(colour)) == "J"
    turn(states, f"{other(colour)} 3", f"{other(colour)} 1")

    assert legal(states) == squares(other(colour), "fh")


@BOTH_COLOURS
def test_q25_a_marker_that_was_put_back_keeps_its_freedom(colour: str) -> None:
    states = turn(stand(colour, "E", "J", reached="red black"), f"{colour} square")
    play(states, f"{other(colour)} to c")
    assert reached(states) == ["red", "black"]
    turn(states, f"{other(colour)} 1")

    assert legal(states) == squares(other(colour), "bd")


@BOTH_COLOURS
def test_q26_a_shape_may_leave_things_as_they_are(colour: str) -> None:
    states = turn(stand(colour, "E", "H", reached="red black"), f"{colour} triangle")
    assert own_square(play(states, f"{colour} to e"), colour) == "E"
    states = turn(stand(colour, "E", "A", reached=colour), f"{colour} square")
    play(states, f"{other(colour)} to a")
    assert own_square(states, other(colour)) == "A"
    assert outcome(states) is None
    assert reached(states) == [colour]
    states = turn(stand(colour, "E", "H", reached=colour, gone=f"{colour} 1 2 3"), f"{colour} circle")
    before = pile(states)
    play(states, "pass")
    assert pile(states) == before
    assert legal(states) == ["turn"]
    assert f"{colour} circle" in gone(states)


@BOTH_COLOURS
@pytest.mark.parametrize(
    ("discarded", "choices"),
    [
        ("3 7", ["return 3 7", "pass"]),
        ("1 10", ["return 1 10", "pass"]),
        ("9 10", ["return 9 10", "pass"]),
        ("1 2", ["return 1 2", "pass"]),
        ("10", ["return 10", "pass"]),
        ("1", ["return 1", "pass"]),
        ("1 2 3", ["return 1 2 3", "pass"]),
        ("8 9 10", ["return 8 9 10", "pass"]),
    ],
)
def test_q27_a_circle_with_fewer_than_three_brings_back_all_or_none(
    discarded: str, choices: list[str], colour: str
) -> None:
    states = stand(colour, "E", "F", reached=colour, gone=f"{colour} {discarded}, {other(colour)} 1 2 3 4")
    turn(states, f"{colour} circle")
    assert legal(states) == choices
    passed = play(states.copy(), "pass")
    play(states, choices[0])

    assert gone(states) == [
        card
        for card in CARDS
        if card == f"{colour} circle" or card in {f"{other(colour)} {n}" for n in range(1, 5)}
    ]
    assert len(gone(passed)) == len(gone(states)) + len(discarded.split())
    assert legal(states) == ["turn"]
    assert legal(passed) == ["turn"]


@BOTH_COLOURS
def test_q27_q28_the_circle_of_the_other_is_no_number_to_bring_back(colour: str) -> None:
    states = stand(colour, "E", "F", reached=colour, gone=f"{colour} 2 5, {other(colour)} circle")
    turn(states, f"{colour} circle")

    assert legal(states) == ["return 2 5", "pass"]


@BOTH_COLOURS
def test_q27_a_circle_without_any_number_has_no_effect_and_is_spent(colour: str) -> None:
    states = stand(colour, "J", "F", reached=colour, gone=f"{other(colour)} 1 2 3, {colour} triangle square")
    turn(states, f"{colour} circle")

    assert legal(states) == ["turn"]
    assert due(states) == [1]
    assert f"{colour} circle" in gone(states)
    assert len(gone(states)) == 6


def test_q28_only_numbers_of_the_own_colour_come_back_and_shapes_never_do() -> None:
    shapes = "red triangle square, black triangle square circle"
    states = turn(table("E", reached="red", gone=f"red 4 6 8, black 1 2 3, {shapes}"), "red circle")
    assert legal(states) == ["return 4 6 8", "pass"]
    play(states, "return 4 6 8")

    assert gone(states) == ["red triangle", "red square", "red circle"] + [
        f"black {face}" for face in ("1", "2", "3", "triangle", "square", "circle")
    ]


def test_q29_a_card_that_does_not_count_goes_back_and_the_other_player_turns_next() -> None:
    states = table(turn=1)
    turn(states, "black circle")
    assert due(states) == [0]
    assert pile(states) == CARDS
    turn(states, "black circle")  # shuffled in again, it may come at once

    assert due(states) == [1]
    assert pile(states) == CARDS
    turn(states, "red 5")
    assert len(pile(states)) == 25


def test_q30_the_draw_waits_for_the_last_card_to_be_carried_out() -> None:
    states = turn(table("E", "F", reached="red", left="red 2"), "red 2")
    assert outcome(states) is None
    assert due(states) == [0]
    play(states, "red to c")

    ended = outcome(states)
    assert ended is not None
    assert ended.ending == "draw"
    assert due(states) == []


def test_q30_the_last_card_can_win() -> None:
    states = play(turn(table("E", reached="red", left="red 4"), "red 4"), "red to a")

    ended = outcome(states)
    assert ended is not None
    assert (ended.ending, ended.winners) == ("home", (0,))


def test_q30_a_circle_as_last_card_refills_the_pile_and_play_goes_on() -> None:
    states = turn(table("E", reached="red", left="red circle"), "red circle")
    assert due(states) == [0]
    assert len(legal(states)) == 121
    passed = play(states.copy(), "pass")
    play(states, "return 1 4 5")

    assert outcome(states) is None
    assert pile(states) == ["red 1", "red 4", "red 5"]
    assert due(states) == [1]
    ended = outcome(passed)
    assert ended is not None
    assert ended.ending == "draw"


def test_q31_at_most_32_cards_count_and_a_pile_always_has_cards_that_do() -> None:
    assert COUNTED == 32
    counted = entries = 0
    for moment in random_games(60, seed=31):
        if moment is None:
            assert counted <= COUNTED
            assert entries <= MAX_ENTRIES
            counted = entries = 0
            continue
        _, _, action, after = moment
        entries += 1
        counted += action == 0 and after[0].in_pile[int(after[0].card)] == 0
        invariants(after[0])


def test_q31_a_marker_short_of_j_has_used_five_of_its_numbers_at_most() -> None:
    """From A eight steps at most, and once, after an opponent's square, seven more from B."""
    numbers = range(1, 11)
    most = max(
        len(first) + len(second)
        for size in range(5)
        for first in combinations(numbers, size)
        if sum(first) <= 8
        for rest in [[number for number in numbers if number not in first]]
        for length in range(5)
        for second in combinations(rest, length)
        if sum(second) <= 7
    )

    assert most == 5


def test_q31_the_longest_match_is_exceeded_with_negligible_chance() -> None:
    """At most 32 cards count, and while any does not, at least five numbers face three shapes."""
    others = MAX_ENTRIES - 2 * COUNTED
    turns = others + COUNTED
    chance = sum(comb(turns, n) * (3 / 8) ** n * (5 / 8) ** (turns - n) for n in range(others + 1, turns + 1))

    assert others == 192
    assert chance < 1e-45


def test_q32_everybody_sees_the_cards_left_and_everything_else() -> None:
    states = turn(table("D", "F", reached="red", gone="red 1 2 3"), "red 4")
    for observer in (0, 1, SPECTATOR):
        view = GAME.view(states, 2, observer)

        for name in FIELDS:
            assert np.array_equal(view.state[name], states[0][name]), name
        assert set(view.state.stream.tolist()) == {2**64 - 1}


def test_q32_another_future_changes_the_stream_and_nothing_else() -> None:
    states = turn(table("D", "F", reached="red"), "red 4")
    other_world = states.copy()
    stream = np.zeros(2, np.uint64)
    seed_stream(stream, 5, 5)
    GAME.compiled.determinize_at(other_world, 0, 1, stream)

    assert other_world[0].stream.tolist() != states[0].stream.tolist()
    for name in FIELDS:
        assert np.array_equal(other_world[0][name], states[0][name]), name


def test_q33_colours_and_who_begins_are_chosen_at_the_table() -> None:
    for begins in ("1", "2"):
        for red in ("1", "2"):
            for seed in range(8):
                state = dealt(seed, begins=begins, red=red)[0]

                assert state.beginner == state.turn == int(begins) - 1
                assert state.red_seat == int(red) - 1


def test_q33_otherwise_the_lot_decides_each_by_itself() -> None:
    drawn = [dealt(seed)[0] for seed in range(400)]
    pairs = [(int(state.beginner), int(state.red_seat)) for state in drawn]

    assert all(state.beginner == state.turn for state in drawn)
    assert set(pairs) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert all(60 < pairs.count(pair) < 140 for pair in set(pairs))


def test_q33_a_rematch_lets_the_other_one_begin() -> None:
    assert GAME.rematch(2, {"begins": "lot", "red": "lot"}, 0)["begins"] == "2"
    assert GAME.rematch(2, {"begins": "1", "red": "lot"}, 1)["begins"] == "1"


def test_q34_red_4_red_8_red_2_leads_to_i_or_to_e() -> None:
    states = table()
    assert markers(turn(states, "red 4")) == "E A"
    assert markers(turn(states, "red 8")) == "G A"
    turn(states, "red 2")

    assert legal(states) == ["red to e", "red to i"]


@BOTH_COLOURS
def test_q35_a_triangle_has_nine_choices_and_a_square_nine_or_ten(colour: str) -> None:
    for place in NINE:
        states = turn(stand(colour, place, "G", reached=colour), f"{colour} triangle")
        assert legal(states) == squares(colour, NINE)
        states = turn(stand(colour, "E", place, reached=colour), f"{colour} square")
        assert legal(states) == squares(other(colour), NINE)

    states = turn(stand(colour, "E", "A", reached=colour), f"{colour} square")
    assert legal(states) == squares(other(colour), LETTERS)


def test_q36_a_choice_is_a_set_of_three_different_numbers_without_order() -> None:
    discarded = "red 1 2 3 4 5 6 7 8 9 10"
    states = turn(table("E", reached="red", gone=discarded), "red circle")
    threes = [" ".join(["return", *map(str, three)]) for three in combinations(range(1, 11), 3)]

    assert legal(states) == [*threes, "pass"]
    assert len(legal(states)) == 121 == GAME.rules.max_legal


def test_q36_a_number_that_came_back_counts_as_before() -> None:
    states = turn(table("E", reached="red", gone="red 1 4 9"), "red circle")
    play(states, "return 1 4 9")
    turn(states, "red 4")

    assert legal(states) == ["red to a", "red to i"]
    assert "red 4" in gone(states)
    assert "red 9" in pile(states)


@BOTH_COLOURS
def test_q37_a_shape_never_puts_a_marker_on_a(colour: str) -> None:
    states = turn(stand(colour, "B", "B", reached="red black"), f"{colour} triangle")
    assert f"{colour} to a" not in legal(states)
    states = turn(stand(colour, "B", "B", reached="red black"), f"{colour} square")
    assert f"{other(colour)} to a" not in legal(states)


def test_q38_the_two_turn_by_turns_whoever_acted_on_the_card() -> None:
    states = table("E", "F", reached="red", red_seat=1, gone="red 1 2 3")
    turners = []
    for card, choice in [
        ("red 4", "red to i"),  # seat 1 chooses, seat 0 turned
        ("red triangle", "red to d"),
        ("black triangle", ""),  # does not count
        ("black 1", ""),
        ("red circle", "pass"),
        ("red square", "black to c"),
        ("red 9", ""),
    ]:
        turners.append(due(states)[0])
        turn(states, card)
        if choice:
            assert due(states) == [1]
            play(states, choice)

    assert turners == [0, 1, 0, 1, 0, 1, 0]
    assert due(states) == [1]


def test_q16_scores_are_written_whole_whatever_stood_there_before() -> None:
    for states, expected in (
        (table(), [0, 0]),
        (turn(table("J", "D", reached="red", left="red 3"), "red 3"), [0, 0]),
        (turn(table("J", "D", reached="red", red_seat=1), "red 9"), [0, 1]),
    ):
        scores = np.full(2, 7, np.int64)
        GAME.compiled.status_at(states, 0, 2, np.zeros(2, np.bool_), scores)

        assert scores.tolist() == expected


@pytest.mark.parametrize("card", ["red 2", "red triangle", "red square", "red circle"])
def test_q35_q36_nothing_is_written_beyond_the_choices_that_there_are(card: str) -> None:
    states = turn(table("E", "G", reached="red", gone="red 1 3 5 8"), card)
    actions = np.full(GAME.rules.max_legal, -7, np.int64)
    count = GAME.compiled.legal_at(states, 0, 0, actions)

    assert count == {"red 2": 2, "red circle": 5}.get(card, 9)
    assert (actions[:count] >= 0).all()
    assert (actions[count:] == -7).all()


def test_a_second_opinion_agrees_with_every_move_of_random_games() -> None:
    plies = 0
    for moment in random_games(40, seed=2):
        if moment is None:
            continue
        before, seat, action, after = moment
        plies += 1
        assert legal(before) == expected_choices(before)
        assert due(before) == [seat]
        expected = expected_after(before, GAME.actions.notation(action), CARDS[int(after[0].card)])
        assert told(after) == expected

    assert plies > 800


def told(states: Any) -> tuple[Any, ...]:
    state = states[0]
    return (
        markers(states),
        reached(states),
        sorted(pile(states)),
        CARDS[int(state.card)],
        bool(state.is_waiting),
        int(state.turn),
    )


def expected_choices(states: Any) -> list[str]:
    """What may be chosen, worked out from the words of the clauses."""
    if not states[0].is_waiting:
        return ["turn"]
    colour, face = CARDS[int(states[0].card)].split()
    if face == "circle":
        numbers = [
            int(name.split()[1]) for name in gone(states) if name.split()[0] == colour and name[-1].isdigit()
        ]
        chosen = combinations(sorted(numbers), min(3, len(numbers)))
        return [" ".join(["return", *map(str, three)]) for three in chosen] + ["pass"]
    moved = other(colour) if face == "square" else colour
    at = own_square(states, moved).lower()
    if face.isdigit():
        return squares(
            moved, sorted({LETTERS[walk(LETTERS.index(at), int(face), way)[-1]] for way in (1, -1)})
        )
    return squares(moved, sorted({*NINE, at}))


def expected_after(before: Any, action: str, card: str) -> tuple[Any, ...]:
    """The table after an action, worked out from the words of the clauses."""
    at = dict(zip(COLOURS, markers(before).split(), strict=True))
    free = set(reached(before))
    left = set(pile(before))
    next_turn = int(before[0].turn)
    is_waiting = False
    colour, face = card.split()
    if action == "turn":
        next_turn = 1 - next_turn
        assert card in left
        if face.isdigit():
            left.remove(card)
            start = LETTERS.index(at[colour].lower())
            passed = walk(start, int(face), +1)
            ends = {passed[-1]} | ({walk(start, int(face), -1)[-1]} if colour in free else set())
            is_waiting = len(ends) == 2
            if not is_waiting:
                at[colour] = LETTERS[ends.pop()].upper()
                free |= {colour} if 9 in passed else set()
        elif colour in free:
            left.remove(card)
            numbers = {f"{colour} {n}" for n in range(1, 11)} - left
            is_waiting = face != "circle" or bool(numbers)
    elif action.startswith("return"):
        left |= {f"{colour} {n}" for n in action.split()[1:]}
    elif action != "pass":
        moved, _, end = action.split()
        at[moved] = end.upper()
        free |= {moved} if end == "j" else set()
    places = f"{at['red']} {at['black']}"
    return (places, sorted(free, reverse=True), sorted(left), card, is_waiting, next_turn)
