"""The ratings of levels: fixed points, by which the rating of a person means something.

They lie on Elo's scale, where 400 points more mean ten times the odds; *casual* has 1500. They follow from
how often a level won against the one below.
"""

import math
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path

from tenfold.core.levels import BEGINNER, CASUAL, EXPERT, STRONG

BASE = 1500.0
SCALE = 400.0
ASCENDING = (BEGINNER, CASUAL, STRONG, EXPERT)


@cache
def level_ratings(game_id: str) -> dict[str, float]:
    """The rating of each level that was measured; empty for other games."""
    path = Path(__file__).parent / "measured_levels.toml"
    shares = tomllib.loads(path.read_text(encoding="utf-8")).get(game_id)
    if shares is None:
        return {}
    found = {BEGINNER: 0.0}
    for below, level in pairwise(ASCENDING):
        odds = shares[level] / (100 - shares[level])
        found[level] = found[below] + SCALE * math.log10(odds)
    return {level: BASE + rating - found[CASUAL] for level, rating in found.items()}
