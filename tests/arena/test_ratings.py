"""Shares, ratings and their intervals, beside a second opinion that shares no code with them."""

import math

import numpy as np
import pytest

from tenfold.arena.early_stopping import checkpoints, is_decided
from tenfold.arena.ratings import ratings, share_interval, strengths, wilson


def inverted(share: float, tries: int, side: int) -> float:
    """Where the score test with 1.96 standard errors begins to refuse, by halving."""
    near, far = share, float(side > 0)
    for _ in range(100):
        middle = (near + far) / 2
        error = math.sqrt(middle * (1 - middle) / tries)
        near, far = (middle, far) if abs(share - middle) <= 1.959964 * error else (near, middle)
    return near


@pytest.mark.parametrize(("won", "tries"), [(0, 10), (3, 10), (75, 100), (310, 400), (400, 400)])
def test_wilsons_interval_is_where_the_score_test_refuses(won: int, tries: int) -> None:
    found = wilson(won / tries, tries)

    assert found.low == pytest.approx(inverted(won / tries, tries, -1), abs=1e-6)
    assert found.high == pytest.approx(inverted(won / tries, tries, +1), abs=1e-6)


def test_deals_that_are_single_tries_give_wilsons_interval() -> None:
    deals = [1.0] * 150 + [0.0] * 50

    found, plain = share_interval(deals), wilson(0.75, 200)

    assert found.low == pytest.approx(plain.low, abs=0.002)
    assert found.high == pytest.approx(plain.high, abs=0.002)


def test_deals_in_which_both_matches_end_alike_count_as_one_try_each() -> None:
    alike = share_interval([1.0] * 60 + [0.0] * 40)
    apart = share_interval([0.5] * 80 + [1.0] * 20)

    assert alike.high - alike.low == pytest.approx(0.19, abs=0.01)
    assert apart.high - apart.low < 0.1


def likelihood(values: np.ndarray, wins: np.ndarray) -> float:
    strength = 10 ** (values / 400)
    total = 0.0
    for one in range(len(values)):
        total += 0.5 * math.log(strength[one] / (strength[one] + 1)) + 0.5 * math.log(1 / (strength[one] + 1))
        for other in range(len(values)):
            if one != other:
                chance = strength[one] / (strength[one] + strength[other])
                total += wins[one, other] * math.log(chance)
    return total


def climbed(wins: np.ndarray) -> np.ndarray:
    """The most likely ratings by trying steps in every direction, smaller and smaller."""
    values, step = np.zeros(len(wins)), 256.0
    while step > 0.01:
        tried = [values + step * side * np.eye(len(wins))[at] for at in range(len(wins)) for side in (-1, 1)]
        best = max(tried, key=lambda one: likelihood(one, wins))
        if likelihood(best, wins) > likelihood(values, wins):
            values = best
        else:
            step /= 2
    return values - values.mean()


def test_ratings_are_the_most_likely_ones() -> None:
    wins = np.array([[0, 60, 80.5], [40, 0, 55], [19.5, 45, 0]])

    assert strengths(wins) == pytest.approx(climbed(wins), abs=0.5)


def test_a_share_of_ten_in_eleven_is_four_hundred_points() -> None:
    first, second = ratings(np.tile([[0, 10], [1, 0]], (1000, 1, 1)), anchor=1)

    assert second.value == 1500
    assert first.value == pytest.approx(1900, abs=1)


def deals_of(chances: np.random.Generator, true: np.ndarray, count: int) -> np.ndarray:
    """Deals of two matches for each pair, won by lot as Elo has it."""
    tables = np.zeros((count, len(true), len(true)))
    for one in range(len(true)):
        for other in range(one):
            won = chances.binomial(2, 1 / (1 + 10 ** ((true[other] - true[one]) / 400)), count)
            tables[:, one, other], tables[:, other, one] = won, 2 - won
    return tables


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    true = np.array([0.0, 120.0, 300.0])
    chances = np.random.default_rng(5)
    held = []
    for _ in range(100):
        found = ratings(deals_of(chances, true, 60), anchor=0)
        held += [one.low - 1500 <= at <= one.high - 1500 for one, at in zip(found, true, strict=True)][1:]

    assert 0.9 <= np.mean(held) <= 0.99


def test_who_has_won_everything_is_not_sure_to_win_for_ever() -> None:
    first, _ = ratings(np.tile([[0.0, 2.0], [0.0, 0.0]], (16, 1, 1)), anchor=1)

    assert first.low < 2000 < first.value <= first.high


def test_the_same_results_give_the_same_intervals() -> None:
    tables = deals_of(np.random.default_rng(1), np.array([0.0, 50.0]), 30)

    assert ratings(tables) == ratings(tables)


def test_equals_are_rarely_said_to_be_settled_and_unequals_soon_are() -> None:
    chances = np.random.default_rng(3)
    planned = checkpoints(400)

    def settled(lead: float) -> bool:
        tables = deals_of(chances, np.array([0.0, lead]), 400)
        return any(is_decided(tables[:look], len(planned)) for look in planned)

    assert planned == [16, 32, 64, 128, 256]
    assert sum(settled(0.0) for _ in range(200)) <= 20
    assert all(settled(200.0) for _ in range(20))
