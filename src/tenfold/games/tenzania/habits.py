"""The numbers by which the heuristics weigh: as they were thought of, and as they were tuned."""

import tomllib
from pathlib import Path

import numpy as np

HABITS = (
    "ten",
    "over",
    "next pile",
    "next goes over",
    "next makes ten",
    "last cards",
    "low value",
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "a ten",
)
TEN_NOW, OVER_NOW, NEXT_PILE, NEXT_OVER, NEXT_TEN, LAST_CARDS, LOW_VALUE, KEEPING = range(8)
"""The last is the worth of keeping a ZERO; those of the other numbers follow."""
_DATA = tomllib.loads((Path(__file__).parent / "data" / "habits.toml").read_text(encoding="utf-8"))
GREEDY, SHARP, SHARP_OF_MANY = (
    np.array([_DATA[style][name] for name in HABITS], np.float64)
    for style in ("greedy", "sharp", "sharp-many")
)
"""The baseline's, and those that tools/tune_habits.py tuned for two players and for more."""
