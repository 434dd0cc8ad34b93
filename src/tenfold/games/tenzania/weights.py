"""The weights of the heuristic: the baseline, and tuned ones."""

import tomllib
from pathlib import Path

import numpy as np

WEIGHT_NAMES = (
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
_DATA = tomllib.loads((Path(__file__).parent / "data" / "weights.toml").read_text(encoding="utf-8"))
BASELINE, TUNED, TUNED_FOR_MANY = range(3)
STYLES = np.array(
    [[_DATA[style][name] for name in WEIGHT_NAMES] for style in ("baseline", "tuned", "tuned-many")],
    np.float64,
)
"""The baseline's numbers, and those that tools/tune_weights.py tuned for two players and for more."""
MIN_FITTED = 2
"""With so many players the first of the two is meant."""
