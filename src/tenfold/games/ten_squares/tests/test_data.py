"""The 26 cards and the numbers of the actions."""

import pytest

from tenfold.games.ten_squares import GAME, actions, data
from tenfold.games.ten_squares.tests.table import CARDS, COLOURS

pytestmark = pytest.mark.words


def test_q2_there_are_ten_numbers_and_three_shapes_in_each_colour() -> None:
    assert data.CARDS == 26
    assert [data.card_name(card) for card in range(26)] == CARDS
    assert list(GAME.piece_names) == CARDS


def test_q2_colour_and_face_name_each_card_once() -> None:
    named = [(data.colour_of(card), data.face_of(card)) for card in range(26)]

    assert named == [(colour, face) for colour in range(2) for face in range(1, 14)]
    assert [data.card_of(colour, face) for colour, face in named] == list(range(26))
    assert (data.TRIANGLE, data.SQUARE, data.CIRCLE) == (11, 12, 13)


def test_q1_a_row_has_the_squares_a_to_j() -> None:
    assert data.SQUARE_NAMES == "ABCDEFGHIJ"
    assert data.SQUARES == 10
    assert [data.SQUARE_NAMES[square] for square in (data.A, data.B, data.I, data.J)] == list("ABIJ")
    assert data.COLOUR_NAMES == COLOURS


def test_q36_the_sets_of_one_two_and_three_numbers_are_175() -> None:
    returns = [action for action in range(actions.ACTIONS) if actions.kind_of(action) == actions.KIND_RETURN]
    sets = [actions.numbers_of(action) for action in returns]

    assert len(sets) == 175 == len(set(sets))
    assert [len(numbers) for numbers in sets] == [1] * 10 + [2] * 45 + [3] * 120
    assert all(list(numbers) == sorted(set(numbers)) for numbers in sets)
    for action, numbers in zip(returns, sets, strict=True):
        assert {n for n in range(64) if actions.bits_of(action) >> n & 1} == set(numbers)


def test_actions_of_one_kind_stand_together_and_kinds_ascend() -> None:
    kinds = [actions.kind_of(action) for action in range(actions.ACTIONS)]

    assert kinds == [0] + [1] * 20 + [2] * 175 + [3]
    assert GAME.actions.kinds == ("turn", "move", "return", "pass")


def test_notation_and_parser_are_inverse() -> None:
    notations = [GAME.actions.notation(action) for action in range(GAME.actions.count)]

    assert len(set(notations)) == GAME.actions.count == 197
    assert [GAME.actions.parse(text) for text in notations] == list(range(197))
    assert all(text == text.lower() for text in notations)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "turn"),
        (1, "red to a"),
        (10, "red to j"),
        (11, "black to a"),
        (15, "black to e"),
        (20, "black to j"),
        (21, "return 1"),
        (30, "return 10"),
        (31, "return 1 2"),
        (75, "return 9 10"),
        (76, "return 1 2 3"),
        (195, "return 8 9 10"),
        (196, "pass"),
    ],
)
def test_the_numbers_of_the_actions_never_change(number: int, text: str) -> None:
    assert GAME.actions.notation(number) == text
    assert GAME.actions.parse(text) == number


def test_moves_name_a_marker_and_a_square() -> None:
    for colour in range(2):
        for square in range(10):
            action = actions.move_of(colour, square)

            assert actions.marker_of(action) == colour
            assert actions.square_of(action) == square
            assert GAME.actions.notation(action) == f"{COLOURS[colour]} to {'abcdefghij'[square]}"
