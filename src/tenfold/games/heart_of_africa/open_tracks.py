"""Which tracks, and so which choices, are still open to a seat."""

from typing import Any

import numpy as np

from tenfold.core.jit import rule
from tenfold.games.heart_of_africa.choice_sets import ALL_CHOICES, HALF, set_of
from tenfold.games.heart_of_africa.data import CHOICE_FIRST, CHOICE_OF, CHOICE_SECOND, NONE, TRACKS, TWIN
from tenfold.games.heart_of_africa.state import FREE, NO_TRACK

BOTH_OPEN = 4
"""From so many seats on both tracks of a double route may be taken (H24)."""


@rule
def close(state: Any, track: int) -> None:
    """A track was claimed: nobody may take it any more, and its twin only who may take both (H24)."""
    twin = int(TWIN[track])
    for seat in range(int(state.seats)):
        update_choice(state, seat, int(CHOICE_OF[track]))
        if twin != NONE:
            update_choice(state, seat, int(CHOICE_OF[twin]))


@rule
def update_choice(state: Any, seat: int, choice: int) -> None:
    """A choice without an open track is none any more."""
    if open_track(state, seat, choice) == NO_TRACK:
        state.open_choices[seat, choice // HALF] &= ~(1 << choice % HALF)


@rule
def open_track(state: Any, seat: int, choice: int) -> int:
    """The track of a choice that a seat may still take, the first if both are free (H24, H61)."""
    first = int(CHOICE_FIRST[choice])
    if is_open(state, seat, first):
        return first
    second = int(CHOICE_SECOND[choice])
    if second != NONE and is_open(state, seat, second):
        return second
    return NO_TRACK


@rule
def is_open(state: Any, seat: int, track: int) -> bool:
    """A track is free, and its twin too, or is another's with four or five players (H24)."""
    if state.owner[track] != FREE:
        return False
    twin = int(TWIN[track])
    if twin == NONE or state.owner[twin] == FREE:
        return True
    return state.seats >= BOTH_OPEN and state.owner[twin] != seat


@rule
def mark_open(state: Any, seat: int, out: Any) -> None:
    """Write of each track whether a seat may still take it (H24)."""
    for track in range(TRACKS):
        out[track] = is_open(state, seat, track)


def derive(state: Any) -> None:
    """Work the open choices out from who owns which track (H24, H61)."""
    owner = np.array(state.owner)
    taken_by_twin = np.where(TWIN == NONE, FREE, owner[TWIN])
    state.open_choices[:] = ALL_CHOICES
    for seat in range(int(state.seats)):
        may_take_both = int(state.seats) >= BOTH_OPEN and taken_by_twin != seat
        is_open = (owner == FREE) & ((taken_by_twin == FREE) | may_take_both)
        has_second = (CHOICE_SECOND != NONE) & is_open[CHOICE_SECOND]
        state.open_choices[seat] = set_of((is_open[CHOICE_FIRST] | has_second).tolist())
