"""What changed between two views: enough to rebuild the new one, and a digest that both sides compute."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenfold.agents import agent_of
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.server.table import deltas, frames
from tenfold.server.table.events import EntryAdded
from tests.server.table.variants import begun

VECTOR = Path(__file__).parents[3] / "web" / "src" / "net" / "deltas.vector.json"
"""Views and their digest; the browser's tests read the same file."""


MAX_IN_BROWSERS = 2**53
"""Browsers round larger numbers, so the digest of a view that has one would be another there."""


def numbers_in(values: Iterable[Any]) -> Iterator[int]:
    for value in values:
        yield from numbers_in(value) if isinstance(value, list) else (value,)


def applied(before: Any, change: Any) -> Any:
    """A list with some of its places changed, or the new value."""
    if not isinstance(change, dict):
        return change
    return [
        applied(value, change[str(at)]) if str(at) in change else value for at, value in enumerate(before)
    ]


def rebuilt(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The new view, by the description in docs/protocol.md."""
    state = {name: applied(view["state"][name], part) for name, part in change.pop("state", {}).items()}
    return {**view, **change, "state": {**view["state"], **state}}


@pytest.mark.parametrize(("game_id", "seed"), [*((name, 5) for name in game_ids()), ("heart_of_africa", 4)])
def test_views_are_rebuilt_from_deltas_and_have_the_digest(game_id: str, seed: int) -> None:
    table, agent = begun(game_of(game_id), 2, seed), agent_of("greedy", 2)
    sent: dict[int, deltas.SentViews] = {}
    has: dict[int, dict[str, Any]] = {}
    sizes: dict[str, list[int]] = {"view": [], "delta": []}
    while table.outcome is None and len(table.events) < 60:
        for observer in (0, 1, SPECTATOR):
            kind, body, sent[observer] = frames.view_or_delta(table, (observer,), [], sent.get(observer))
            frame = json.loads(body)
            sizes[kind].append(len(body))
            (view,) = frame["views"]
            if kind == "view":
                has[observer] = {**view, "legal": [action["number"] for action in view["legal"]]}
            else:
                has[observer] = rebuilt(has[observer], view)
                assert frame["digest"] == deltas.digest_of([deltas.encode_canonical(has[observer])])
            expected = json.loads(json.dumps(frames.bare_view(table, observer)))
            assert expected["state"].pop("stream") == [2**64 - 1] * 2
            assert has[observer] == expected
            [kept] = sent[observer].views
            assert len(kept.record) + len(kept.others) < len(deltas.encode_canonical(has[observer]))
            assert all(number <= MAX_IN_BROWSERS for number in numbers_in(has[observer]["state"].values()))
        seat = table.due[0]
        table.record(EntryAdded(seat, table.game.actions.notation(agent.act(table.view(seat)))))

    assert len(sizes["view"]) == 3
    assert sum(sizes["delta"]) / len(sizes["delta"]) < sum(sizes["view"]) / len(sizes["view"]) / 2


def test_an_action_is_described_once_a_connection() -> None:
    game = game_of("tenzania")
    table, agent = begun(game, 2, 5), agent_of("greedy", 2)
    sent, described = None, []
    while table.outcome is None:
        _, body, sent = frames.view_or_delta(table, (0,), [], sent)
        frame = json.loads(body)
        first = [
            action for view in frame["views"] for action in view.get("legal", []) if isinstance(action, dict)
        ]
        described += [action["number"] for action in (*first, *frame.get("actions", []))]
        seat = table.due[0]
        table.record(EntryAdded(seat, table.game.actions.notation(agent.act(table.view(seat)))))

    assert len(described) > 5
    assert len(described) == len(set(described))


def test_other_observers_get_a_whole_view() -> None:
    table = begun(game_of("tenzania"), 2, 5)
    *_, sent = frames.view_or_delta(table, (SPECTATOR,), [], None)

    assert frames.view_or_delta(table, (SPECTATOR,), [], sent)[0] == "delta"
    assert frames.view_or_delta(table, (0,), [], sent)[0] == "view"
    assert frames.view_or_delta(table, (0, 1), [], sent)[0] == "view"


def test_seats_that_share_a_screen_get_deltas_of_all_their_views() -> None:
    table = begun(game_of("tenzania"), 2, 5)
    *_, sent = frames.view_or_delta(table, (0, 1), [], None)
    seat = table.due[0]
    table.record(EntryAdded(seat, table.game.actions.notation(table.view(seat).legal[0])))
    kind, body, _ = frames.view_or_delta(table, (0, 1), [], sent)
    frame, views = json.loads(body), frames.bare_views(table, (0, 1))
    for view in views:
        del view["state"]["stream"]

    assert kind == "delta"
    assert len(frame["views"]) == 2
    assert frame["common"]["due"] == list(table.due)
    assert frame["digest"] == deltas.digest_of([deltas.encode_canonical(view) for view in views])


def test_the_browser_and_the_server_agree_about_a_digest() -> None:
    vector = json.loads(VECTOR.read_text(encoding="utf-8"))
    canonical = [deltas.encode_canonical(view) for view in vector["views"]]

    assert deltas.digest_of(canonical) == vector["digest"]
    assert [msgspec.json.decode(view) for view in canonical] == vector["views"]
