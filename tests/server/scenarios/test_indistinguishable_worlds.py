"""No observer can tell two worlds apart that differ only in what they may not know (P4)."""

from typing import Any

import pytest

from tenfold.core.registry import game_ids
from tenfold.server.table import frames
from tenfold.server.table.table import Table
from tests.server import indistinguishable_worlds
from tests.server.helpers import Running
from tests.server.indistinguishable_worlds import QUICK

PAIRS = 60
"""States and observers of each quick game in the gate, on each kind of server."""
MANY_PAIRS = 3_400
"""The same of each game among the long checks: each kind has matches of its own, ten thousand together."""


@pytest.mark.parametrize("game_id", QUICK)
def test_the_wire_is_the_same_whatever_an_observer_may_not_know(any_server: Running, game_id: str) -> None:
    indistinguishable_worlds.check(any_server, game_id, PAIRS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("any_server", "first"),
    [pytest.param("sqlite", 0, marks=pytest.mark.one_file), ("postgres", 1_000), ("three processes", 2_000)],
    indirect=["any_server"],
)
@pytest.mark.parametrize("game_id", game_ids())
def test_the_wire_is_the_same_in_thousands_of_states(any_server: Running, first: int, game_id: str) -> None:
    indistinguishable_worlds.check(any_server, game_id, MANY_PAIRS, first)


@pytest.mark.one_file
def test_a_server_that_tells_too_much_is_caught(patient: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = frames.bare_view

    def leaky(table: Table, observer: int, **more: Any) -> dict[str, Any]:
        assert table.match is not None
        pile: list[int] = table.match.true_state().pile.tolist()
        return {**honest(table, observer, **more), "pile": pile}

    monkeypatch.setattr(frames, "bare_view", leaky)

    with pytest.raises(AssertionError, match="tell two worlds apart"):
        indistinguishable_worlds.check(patient, "tenzania", 30)
