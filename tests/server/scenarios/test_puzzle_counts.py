"""How many people solved the puzzle of the day: counted once each, and nobody is stored."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tenfold.client import Client, Refused
from tests.server.helpers import running, settings_for

TODAY = datetime.now(UTC).date()


def answered(client: Client, *, solved: bool = True, day: object = TODAY, game: str = "tenzania") -> Any:
    return client.call("POST", f"/api/games/{game}/puzzle", {"day": str(day), "solved": solved})


def test_everybody_counts_once_a_day_and_is_not_stored(tmp_path: Path) -> None:
    with running(settings_for(tmp_path), at_once=True) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        assert answered(ann) == {"people": 1, "solved": 1}
        assert answered(ann, solved=False) == {"people": 1, "solved": 1}
        assert answered(bob, solved=False) == {"people": 2, "solved": 1}
        counts = ann.call("GET", f"/api/games/tenzania/puzzle/counts?day={TODAY}")
        assert counts == {"people": 2, "solved": 1}
        assert answered(bob, game="ten_squares") == {"people": 1, "solved": 1}
        assert answered(ann, day=TODAY - timedelta(3)) == {"people": 0, "solved": 0}
        rows = server.run(server.runtime.store.driver.fetch("SELECT * FROM puzzles ORDER BY game"))
        assert [tuple(row) for row in rows] == [
            ("ten_squares", str(TODAY), 1, 1),
            ("tenzania", str(TODAY), 2, 1),
        ]
        for fields in ({"day": "soon"}, {"game": "chess"}):
            with pytest.raises(Refused):
                answered(ann, **fields)
        with pytest.raises(Refused):
            answered(Client(server.url))
