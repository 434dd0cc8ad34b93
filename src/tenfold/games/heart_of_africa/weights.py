"""The weights of the heuristic: the baseline as it was thought of, and those of tools/tune_weights.py."""

from pathlib import Path

from tenfold.core.weights import weights_in

W, STYLES = weights_in(Path(__file__).parent, "baseline", "expert", "expert-many")
"""The place of each weight by its name, and the weights."""
BASELINE, EXPERT, EXPERT_FOR_MANY = range(3)
EXPERT_SEATS = 2
"""`EXPERT` is for this many players, `EXPERT_FOR_MANY` for more."""
