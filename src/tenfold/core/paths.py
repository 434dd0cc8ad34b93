"""Folders and names of the user's files."""

import os
from pathlib import Path

MATCH_SUFFIX = ".tenfold"
"""The suffix of match files."""


def data_folder() -> Path:
    """The folder of saved matches: $TENFOLD_DATA, or the user's data folder."""
    chosen = os.environ.get("TENFOLD_DATA")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return Path(home) / "tenfold"


def tablebase_folder(game: str) -> Path:
    """The folder of a game's tablebase: in $TENFOLD_SOLUTIONS, or beside the matches."""
    chosen = os.environ.get("TENFOLD_SOLUTIONS")
    return (Path(chosen) if chosen else data_folder() / "solutions") / game
