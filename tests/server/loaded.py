"""Imported, it loads every game, so that whatever is forked afterwards has it."""

import contextlib

from tenfold.core.registry import game_ids
from tenfold.server.upkeep import library

for _game in game_ids():
    with contextlib.suppress(Exception):
        library._try(_game)
