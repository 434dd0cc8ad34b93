"""Tests of one game run in one process, so that its rules are compiled and its matches are played once."""

import pytest

from tenfold.core.registry import game_ids

FAMILIES = {"families/ten_days": "ten_days_africa"}
"""Tests of a family that name no game go with one of its games."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say which game a test is about, by its name or its place."""
    for item in items:
        games = [game for game in game_ids() if game in item.nodeid]
        games += [game for family, game in FAMILIES.items() if family in item.nodeid]
        if games:
            item.add_marker(pytest.mark.xdist_group(games[0]))
