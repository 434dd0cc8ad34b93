"""Evaluates a state for every seat: playouts go to the end, so it only reads the score."""

from typing import Any

from tenfold.core.jit import rule


@rule
def evaluate(state: Any, seats: int, values: Any) -> None:
    """The points of each seat: all of them at the end (H36, H37), until then those from claims (H22)."""
    for seat in range(seats):
        values[seat] = float(state.score[seat] if state.ending > 0 else state.points[seat])
