"""An agent that plays perfectly by a game's tablebase."""

from functools import cache

from tenfold.core.game import Game
from tenfold.core.paths import tablebase_folder
from tenfold.core.tablebase import Tablebase, TablebaseMissing
from tenfold.core.view import View


class TablebaseAgent:
    """The agent that is called `perfect`: no play can do better."""

    def __init__(self, seed: int) -> None:
        """It needs no luck; the seed is there because every agent gets one."""

    def act(self, view: View) -> int:
        """The first of the best legal actions."""
        worths = tablebase_of(view.game).worths(view)
        return max(view.legal, key=lambda action: worths[action])


@cache
def tablebase_of(game: Game) -> Tablebase:
    """The table of a game; TablebaseMissing if there is none, or not all of it."""
    if game.tablebase is None:
        raise TablebaseMissing(game.id)
    table = game.tablebase(tablebase_folder(game.id))
    if table.missing:
        raise TablebaseMissing(game.id)
    return table


def has_tablebase(game: Game) -> bool:
    """Whether the table of a game is there, so that somebody can play by it."""
    folder = tablebase_folder(game.id)
    return game.tablebase is not None and folder.is_dir() and not game.tablebase(folder).missing
