"""Opening a saved match: its game is made ready first, then every entry is played again and checked."""

from tenfold.cli.compiling.preparing import prepare
from tenfold.cli.files.saves import plain_of
from tenfold.cli.screen.screen import Screen
from tenfold.core.match import Match
from tenfold.core.match_file import match_from_plain
from tenfold.core.registry import game_ids, game_of


def opened(name: str, screen: Screen) -> tuple[Match, list[str]]:
    """The match and the players of a file."""
    values = plain_of(name)
    game_id = values.get("game") if isinstance(values, dict) else None
    if game_id in game_ids():
        prepare(game_of(str(game_id)), screen)
    return match_from_plain(values)
