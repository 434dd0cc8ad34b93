"""Groups tests by game, so that one process compiles its rules and plays its matches once."""

import pytest

from tenfold.core.registry import game_ids
from tools.suites import family_of

FAMILIES = {f"families/{family_of(game)}": game for game in reversed(game_ids()) if family_of(game)}
"""Tests of a family that name no game run with the first of its games."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the gate run the contract game by game."""
    parser.addoption("--contract", metavar="GAMES", help="of the contract, only these games: a,b")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out games that are not asked for; say which game a test is about, by its name or its place."""
    if wanted := config.getoption("contract"):
        _leave_out_other_games(config, items, set(wanted.split(",")))
    for item in items:
        games = [game for game in game_ids() if game in item.nodeid]
        games += [game for family, game in FAMILIES.items() if family in item.nodeid]
        if games:
            item.add_marker(pytest.mark.xdist_group(games[0]))


def _leave_out_other_games(config: pytest.Config, items: list[pytest.Item], wanted: set[str]) -> None:
    others = [item for item in items if "tests/contract/" in item.nodeid and _game_of(item) not in wanted]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in others]


def _game_of(item: pytest.Item) -> str | None:
    call = getattr(item, "callspec", None)
    return None if call is None else call.params.get("game")
