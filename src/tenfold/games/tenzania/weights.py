"""The weights of the heuristic: the baseline, and those that tools/tune_weights.py found."""

from pathlib import Path

from tenfold.core.weights import weights_in

W, STYLES = weights_in(Path(__file__).parent, "baseline", "tuned", "tuned-many")
"""The place of each weight by its name, and the weights; what keeping a ZERO to a TEN is worth comes last."""
BASELINE, TUNED, TUNED_FOR_MANY = range(3)
TUNED_SEATS = 2
"""`TUNED` is for this many players, `TUNED_FOR_MANY` for more."""
