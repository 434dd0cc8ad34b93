"""Imported, it loads every game, so that whatever is forked afterwards has it."""

import contextlib

from tenfold.core.registry import game_ids
from tenfold.server.background import game_loader

for _game in game_ids():
    with contextlib.suppress(Exception):
        game_loader._try(_game)
