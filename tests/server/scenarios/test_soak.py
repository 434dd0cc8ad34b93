"""A runtime that plays for long keeps what it should let go of: nothing."""

import asyncio
from pathlib import Path

import pytest

from bench.soak import Moment, complaints, soak
from tenfold.core.registry import game_ids

MATCHES = 600
EARLY = 240
"""By then every game is loaded and every cache is full."""
GROWTH = 0.05


@pytest.mark.slow
def test_memory_stays_the_same_over_hundreds_of_matches(tmp_path: Path) -> None:
    soaked = asyncio.run(soak(tmp_path, MATCHES, EARLY, game_ids()))

    assert soaked.growth < GROWTH


def moments(**last: float) -> list[Moment]:
    """An hour in which nothing grows but the log, unless the last moment says otherwise."""
    names = frozenset({"tenfold.db", "tenfold.db-wal"})
    found = [
        Moment(minute * 60.0, minute * 10, 200.0 + (minute % 3), 40, names, 50_000 + minute * 10 * 30_000)
        for minute in range(61)
    ]
    return [*found[:-1], Moment(**{**vars(found[-1]), **last})]


@pytest.mark.parametrize(
    ("last", "complaint"),
    [
        ({}, ""),
        ({"memory": 215.0}, "memory grew"),
        ({"open_files": 60}, "open files grew"),
        ({"names": frozenset({"tenfold.db", "tenfold.db-wal", "core"})}, "files came: core"),
        ({"size": 10**9}, "a match left"),
    ],
)
def test_what_grows_is_complained_of(last: dict[str, float], complaint: str) -> None:
    found = complaints(moments(**last))

    assert [line.startswith(complaint) for line in found] == ([True] if complaint else [])
