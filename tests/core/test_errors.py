"""Errors: one sentence and one code each."""

import inspect

import pytest

import tenfold.agents
from tenfold.agents import UnknownAgent
from tenfold.core import errors
from tenfold.core.errors import BadNotation, BadOption, BadSeats, TenfoldError, UnknownGame
from tests.wording import said


def error_types() -> list[type[TenfoldError]]:
    found = {**vars(errors), **vars(tenfold.agents)}.values()
    return [kind for kind in found if inspect.isclass(kind) and issubclass(kind, TenfoldError)]


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in error_types()]

    assert len(set(codes)) == len(codes)
    assert all(code == code.lower().replace(" ", "-") for code in codes)


@pytest.mark.parametrize(
    "error",
    [
        UnknownGame("chess", ["go"]),
        BadSeats("Go", 3, range(2, 3)),
        BadSeats("Lanterns", 9, range(2, 4)),
        BadOption("calm", "Calm is no choice."),
        BadNotation("x" * 500, []),
        BadNotation("drw", ["draw"]),
        errors.BadFile("This is not a match."),
        errors.ReplayDiverged(3, "Entry 3 cannot be played."),
        errors.MatchOver(),
        errors.NoSuchSeat(9),
        errors.StaleAction(1, 2),
        errors.NotDue(1),
        errors.IllegalAction(1, "enough", "L3", "You hold enough."),
        errors.IllegalAction(1, "no-such-action", "", said("core", "error-no-such-move")),
        errors.CannotTakeBack("That stays."),
        UnknownAgent("hal"),
    ],
    ids=lambda error: error.code,
)
def test_every_error_is_one_sentence(error: TenfoldError) -> None:
    assert error.sentence == str(error)
    assert error.sentence[-1] in ".?)"
    assert "\n" not in error.sentence
    assert len(error.sentence) < 200
