"""The weights of the heuristic: the baseline as it was thought of, and those of tools/tune_weights.py."""

from pathlib import Path

from tenfold.core.weights import weights_in

W, (BASELINE, TUNED) = weights_in(Path(__file__).parent, "baseline", "tuned")
"""The place of each weight by its name, and the weights."""
