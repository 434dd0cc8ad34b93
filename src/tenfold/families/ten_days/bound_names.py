"""Names that each game binds to its own values: sizes, tables, action numbers.

The values here are stand-ins for the type checker and the reader; `bind` puts each game's own in
their place (see `kernel.py`).
"""

from typing import Any

import numpy as np

_NOTHING: Any = np.zeros(0, np.int64)

# Sizes.
TILES = PLACES = DAYS = PILES = DRAW_PILES = DEPTH = MAPS = 0
NO_MAP = 0
"""Where there is no tile, or none with a back that is seen."""
HAS_AFRICA = False
"""Whether the options of Africa are there (D35, D36, D51)."""
CHOICES_OF_DAYS = _NOTHING
"""How many days each choice of the option means."""

# Of each tile, and of NO_TILE and HIDDEN.
MAP = _NOTHING
MAP_START = _NOTHING
"""Tiles of map m have the numbers from MAP_START[m] on."""

# Of each face. Bits of places: they are small enough for the constant memory of a GPU.
MAP_OF = _NOTHING
"""The map of a place."""
BIT = _NOTHING
"""The bit of a place among the places of its map."""
NEAR = _NOTHING
"""Of each printing and face: the places that border its place."""
FAR = _NOTHING
"""Of each printing and face: the places that an automobile reaches from its place."""

# Where each kind of action begins.
FILL = DRAW_MAP = DRAW = TAKE = SWAP = PUT = DISCARD = ACTIONS = 0
KIND_OF = _NOTHING
"""The kind of each action."""
FIRST = SECOND = _NOTHING
"""The two days of each swap."""
SWAPS = _NOTHING
"""For each choice of days, the swaps within so many days, ascending."""

AT = _NOTHING
"""Where each part of an observation begins."""
SHARE = _NOTHING
"""One divided by each number of tiles that lie above one."""
