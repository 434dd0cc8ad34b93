"""Loads a saved match: compiles its game, then replays and checks every entry."""

from tenfold.cli.compiling.warmup import warm_up
from tenfold.cli.files.saves import read_json
from tenfold.cli.screen.screen import Screen
from tenfold.core.match import Match
from tenfold.core.match_file import match_from_plain
from tenfold.core.registry import game_ids, game_of


def load_match(name: str, screen: Screen) -> tuple[Match, list[str]]:
    """The match and the players of a file."""
    values = read_json(name)
    game_id = values.get("game") if isinstance(values, dict) else None
    if game_id in game_ids():
        warm_up(game_of(str(game_id)), screen)
    return match_from_plain(values)
