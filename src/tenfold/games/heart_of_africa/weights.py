"""The weights of the heuristic: the baseline, and tuned ones."""

import tomllib
from pathlib import Path

import numpy as np

WEIGHT_NAMES = (
    "first spaces",
    "later spaces",
    "spare trains",
    "hurry",
    "more tickets",
    "last spaces",
    "deck card",
    "locomotive card",
    "any card",
    "terrain near",
    "terrain far",
    "terrain deck",
    "claim without plan",
    "ready",
    "waiting",
    "patience",
    "near",
    "seen",
    "detour",
    "ticket",
    "points",
    "for colour",
    "for locomotive",
    "for grey",
    "for deck",
    "for terrain",
    "wanted terrain",
    "double card",
    "double locomotive",
    "pay locomotive",
    "long track",
    "claim in a hurry",
    "claim with many cards",
)
(
    FIRST_SPACES,
    LATER_SPACES,
    SPARE_TRAINS,
    HURRY,
    MORE_TICKETS,
    LAST_SPACES,
    DECK_CARD,
    LOCO_CARD,
    ANY_CARD,
    TERRAIN_NEAR,
    TERRAIN_FAR,
    TERRAIN_DECK,
    NO_PLAN,
    READY,
    WAITING,
    PATIENCE,
    NEAR,
    SEEN,
    DETOUR,
    TICKET,
    CLAIM_POINTS,
    FOR_COLOUR,
    FOR_LOCO,
    FOR_GREY,
    FOR_DECK,
    FOR_TERRAIN,
    WANTED_TERRAIN,
    DOUBLE_CARD,
    DOUBLE_LOCO,
    PAY_LOCO,
    LONG_TRACK,
    CLAIM_IN_HURRY,
    CLAIM_WITH_MANY,
) = range(len(WEIGHT_NAMES))
_DATA = tomllib.loads((Path(__file__).parent / "data" / "weights.toml").read_text(encoding="utf-8"))
BASELINE = np.array([_DATA["baseline"][name] for name in WEIGHT_NAMES], np.float64)
"""As they were thought of: the baseline."""
TUNED = np.array([_DATA["tuned"][name] for name in WEIGHT_NAMES], np.float64)
"""As tools/tune_weights.py tuned them, by matches against the baseline."""
