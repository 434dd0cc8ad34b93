"""Bit sets of choices, so that compiled code allocates nothing."""

import numpy as np

from tenfold.games.heart_of_africa.data import BOARD, CHOICE_FIRST, CHOICES, FERRY, KINDS, MAX_TRACK_LENGTH

HALF = (CHOICES + 1) // 2
"""A set of choices is two numbers: so many choices are in the first, the others in the second."""
_TRACKS = [BOARD.tracks[track] for track in CHOICE_FIRST.tolist()]


def set_of(is_in: list[bool]) -> list[int]:
    """A set of choices."""
    halves = is_in[:HALF], is_in[HALF:]
    return [sum(1 << number for number, yes in enumerate(half) if yes) for half in halves]


ALL_CHOICES = np.array(set_of([True] * CHOICES), np.int64)
SHORT = np.array(
    [
        [
            set_of([track.colour == colour and track.length <= longest for track in _TRACKS])
            for longest in range(MAX_TRACK_LENGTH + 1)
        ]
        for colour in range(KINDS)
    ],
    np.int64,
)
"""The choices of each colour with so many spaces at most; grey is the last colour (H19, H20)."""
MAX_SYMBOLS = int(FERRY.max())
FERRIED = np.array(
    [set_of([track.ferry <= locos for track in _TRACKS]) for locos in range(MAX_SYMBOLS + 1)], np.int64
)
"""The choices for which so many locomotives are enough (H21)."""
