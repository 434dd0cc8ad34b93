"""Ratings: the most likely strengths, and how sure they are."""

import itertools
import json
import math
import random
from pathlib import Path

import pytest

from tenfold.agents.level_ratings import BASE, SCALE, level_ratings
from tenfold.core.registry import game_ids, game_of
from tenfold.server.ratings import PRIOR, Comparison, rate

LEVELS = Path(__file__).parents[2] / "bench/results/strength_levels.json"


def log_likelihood(games: list[Comparison], ratings: dict[str, float]) -> float:
    """How likely results are: written down anew, game by game and in logarithms."""
    total = 0.0
    for game in games:
        other = ratings[game.other] if isinstance(game.other, str) else game.other
        # Games of two people are told from both sides.
        weight = 0.5 if isinstance(game.other, str) else 1.0
        ahead = (ratings[game.person] - other) / SCALE * math.log(10)
        total -= weight * (
            game.won * math.log1p(math.exp(-ahead)) + (game.games - game.won) * math.log1p(math.exp(ahead))
        )
    for rating in ratings.values():
        ahead = (rating - BASE) / SCALE * math.log(10)
        total -= PRIOR * (math.log1p(math.exp(-ahead)) + math.log1p(math.exp(ahead)))
    return total


def best_by_search(games: list[Comparison]) -> dict[str, float]:
    """The most likely ratings, found by trying steps that get smaller; slow, and nothing like the other."""
    ratings, step = dict.fromkeys({game.person for game in games}, BASE), 256.0
    while step > 0.01:
        before = log_likelihood(games, ratings)
        for person in ratings:
            for change in (step, -step):
                trial = {**ratings, person: ratings[person] + change}
                if log_likelihood(games, trial) > log_likelihood(games, ratings):
                    ratings = trial
        if log_likelihood(games, ratings) == before:
            step /= 2
    return ratings


def played(strengths: dict[str, float], bots: tuple[float, ...], count: int, seed: int) -> list[Comparison]:
    """Games between people and against bots, by chance."""
    chance, found = random.Random(seed), []  # noqa: S311
    for _ in range(count):
        one, other = chance.sample([*strengths, *bots], 2)
        if not isinstance(one, str):
            one, other = other, one
        if not isinstance(one, str):
            continue
        rival = strengths[other] if isinstance(other, str) else other
        won = float(chance.random() < 1 / (1 + 10 ** ((rival - strengths[one]) / SCALE)))
        found.append(Comparison(one, other, won, 1.0))
        if isinstance(other, str):
            found.append(Comparison(other, one, 1 - won, 1.0))
    return found


def test_ratings_are_the_most_likely_ones() -> None:
    games = played({"ann": 1500, "bob": 1700, "eve": 1350}, (1400.0, 1600.0), 60, 5)
    found, expected = rate(games), best_by_search(games)

    assert found.keys() == expected.keys()
    for person, rating in found.items():
        assert rating.value == pytest.approx(expected[person], abs=0.2)
        assert rating.low < rating.value < rating.high


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    strengths = {"ann": 1500.0, "bob": 1650.0, "eve": 1400.0}
    inside = total = 0
    for seed in range(60):
        for person, rating in rate(played(strengths, (1450.0, 1550.0), 120, seed)).items():
            inside += rating.low <= strengths[person] <= rating.high
            total += 1
    assert 0.9 <= inside / total <= 0.99


def test_who_has_won_everything_has_a_wide_interval_and_more_games_narrow_it() -> None:
    assert rate([]) == {}
    [few] = rate([Comparison("ann", 1500.0, 2.0, 2.0)]).values()
    [many] = rate([Comparison("ann", 1500.0, 20.0, 40.0)]).values()

    assert few.value > 1600
    assert few.high - few.low > 700
    assert many.value == pytest.approx(1500, abs=1)
    assert many.high - many.low < 250


@pytest.mark.parametrize("game", game_ids())
def test_levels_have_the_ratings_that_were_measured(game: str) -> None:
    found = level_ratings(game)
    if not found:
        pytest.skip("never measured")
    title = str(game_of(game).title)
    rows = [
        row
        for row in json.loads(LEVELS.read_text(encoding="utf-8"))["tables"][0]["rows"]
        if title.endswith(row[0])
    ]
    order = ["beginner", "casual", "strong", "expert"]
    for below, level in itertools.pairwise(order):
        share = 100 / (1 + 10 ** ((found[below] - found[level]) / SCALE))
        matching = [row for row in rows if row[1].startswith(f"{level} against {below}")]
        assert any(float(row[2].split("%")[0]) == pytest.approx(share, abs=0.01) for row in matching), title
    assert found["casual"] == BASE
