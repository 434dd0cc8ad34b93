"""Where files of the user are kept, and what they are called."""

import os
from pathlib import Path

MATCH_SUFFIX = ".tenfold"
"""Of matches."""


def data_folder() -> Path:
    """Where matches are kept: $TENFOLD_DATA, or the user's data folder."""
    chosen = os.environ.get("TENFOLD_DATA")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return Path(home) / "tenfold"


def tablebase_folder(game: str) -> Path:
    """Where the table of all positions of a game is: in $TENFOLD_SOLUTIONS, or beside the matches."""
    chosen = os.environ.get("TENFOLD_SOLUTIONS")
    return (Path(chosen) if chosen else data_folder() / "solutions") / game
