"""Turning points of made-up curves: none in noise, one where a chance really turns."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from tenfold.analysis.match_analysis import (
    Estimate,
    ReviewedDecision,
    TurningPoint,
    luck_and_skill,
    smoothed,
    sure_steps,
    turning_points,
)

ERROR = 0.12
"""Of a chance that a dozen worlds tell."""


def noisy(truth: list[float], seed: int, error: float = ERROR) -> list[Estimate]:
    """A curve of two seats, off by chance as worlds are; both its ends are known."""
    lot = random.Random(seed)  # noqa: S311
    chances = [chance + lot.gauss(0.0, error) for chance in truth]
    begun = [Estimate(at, (one, 1.0 - one), (error, error)) for at, one in enumerate(chances, 1)]
    before = Estimate(0, (0.5, 0.5), (0.0, 0.0), is_begun=False)
    return [before, *begun]


def match_of(length: int, *, used_chance: bool = False) -> Any:
    entries = [SimpleNamespace(seat=0, used_chance=used_chance) for _ in range(length)]
    return SimpleNamespace(seats=2, entries=entries)


@pytest.mark.parametrize("length", [60, 430])
def test_noise_gives_hardly_a_turning_point(length: int) -> None:
    """The jumps that twenty curves of the same chance make are not told, though they reach 40 points."""
    found = [sure_steps(noisy([0.45] * length, seed)) for seed in range(20)]

    assert sum(map(len, found)) <= 2


def test_a_real_turn_is_found_once_where_it_is_and_told_with_the_numbers_of_the_curve() -> None:
    match = match_of(400)
    for seed in range(10):
        estimates = noisy([0.3] * 200 + [0.8] * 200, seed)
        steps = sure_steps(estimates)
        drawn = smoothed(estimates, steps)
        (turn,) = turning_points(match, drawn, steps, [])

        assert turn.number == pytest.approx(201, abs=2)
        assert (turn.before, turn.after) == (
            drawn[turn.number - 1].chances[turn.seat],
            drawn[turn.number].chances[turn.seat],
        )
        assert abs(turn.after - turn.before) == pytest.approx(0.5, abs=0.2)
        assert turn.kind == "stretch"
        assert turn.first <= 201 <= turn.last


def test_of_a_long_rise_a_sure_step_is_told_or_nothing() -> None:
    rise = [0.2] * 150 + [0.2 + 0.6 * at / 30 for at in range(30)] + [0.8] * 150

    for seed in range(10):
        steps = sure_steps(noisy(rise, seed))
        assert len(steps) <= 3
        assert all(140 < step < 192 for step in steps)


def test_a_stretch_with_a_mistake_is_told_by_the_mistake() -> None:
    estimates = noisy([0.3] * 200 + [0.8] * 200, 1)
    steps = sure_steps(estimates)
    mistake = ReviewedDecision(202, 0, "", "", loss=0.2, is_exact=False)
    (turn,) = turning_points(match_of(400), smoothed(estimates, steps), steps, [mistake])

    assert (turn.number, turn.kind) == (202, "mistake")


def one_turn(*, used_chance: bool, has_choice: bool) -> TurningPoint:
    """The turning point of a short match in which a chance turns at the 21st move."""
    estimates = noisy([0.3] * 20 + [0.8] * 20, 1, error=0.001)
    decisions = [ReviewedDecision(21, 0, "", "", loss=0.0, is_exact=False)] if has_choice else []
    (turn,) = turning_points(
        match_of(40, used_chance=used_chance), estimates, sure_steps(estimates), decisions
    )
    return turn


def test_a_change_that_chance_alone_made_is_luck_and_what_somebody_chose_never_is() -> None:
    assert one_turn(used_chance=True, has_choice=False).kind == "luck"
    assert one_turn(used_chance=True, has_choice=True).kind == "chance"
    assert one_turn(used_chance=False, has_choice=True).kind == "move"


def test_only_a_stretch_of_a_long_match_has_a_first_and_a_last_move() -> None:
    turn = one_turn(used_chance=False, has_choice=True)

    assert (turn.number, turn.first, turn.last) == (21, 0, 0)


def test_the_first_chances_are_no_turning_point() -> None:
    """Nobody was ahead before them: what they tell is no move's doing."""
    assert sure_steps(noisy([0.9] * 50, 1, error=0.001)) == []
    assert sure_steps(noisy([0.1, *[0.9] * 400], 1)) == []


def test_luck_among_many_moves_has_an_error_as_large_as_itself() -> None:
    estimates = noisy([0.5] * 400, 3)
    match = match_of(400)
    for number, entry in enumerate(match.entries):
        entry.used_chance = number % 2 == 0
    account, _ = luck_and_skill(match, smoothed(estimates, []), [])

    assert abs(account.luck) < 2 * account.luck_error
