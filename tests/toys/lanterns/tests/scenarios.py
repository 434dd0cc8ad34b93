"""What play of Lanterns must reach, and what must hold in each of its states."""

from collections.abc import Callable
from typing import Any

from tests.toys.lanterns.actions import DRAW, SEAL
from tests.toys.lanterns.state import HELD, LANTERNS, NONE

Predicate = Callable[[Any, int, int, Any], bool]

OPTIONS: list[dict[str, str]] = [{}, {"calm": "on"}, {"rounds": "three"}, {"calm": "on", "rounds": "three"}]

SCENARIOS: dict[str, Predicate] = {
    "a seat draws while another has sealed": lambda before, _seat, action, _after: (
        action == DRAW and before.sealed.any()
    ),
    "the last seat seals": lambda before, _seat, action, after: action == SEAL and after.turn > before.turn,
    "a round without a point": lambda before, _seat, _action, after: (
        after.turn > before.turn and after.points.sum() == before.points.sum()
    ),
    "a round against the wind": lambda before, _seat, _action, after: (
        after.turn > before.turn and after.wind == 1 and after.calm == 0
    ),
    "dawn": lambda _before, _seat, _action, after: after.turn == 2 + after.rounds and after.points.sum() > 0,
    "darkness": lambda _before, _seat, _action, after: (
        after.turn == 2 + after.rounds and after.points.sum() == 0
    ),
}


def invariants(state: Any) -> None:
    """A marked lantern is held; nobody holds too many; who has sealed has marked."""
    for seat in range(int(state.seats)):
        marked = int(state.marked[seat])
        assert marked == NONE or state.holds[seat, marked - 1] == 1
        assert state.holds[seat].sum() <= HELD
        assert sorted(state.share[seat].tolist()) == list(range(1, LANTERNS + 1))
        assert not state.sealed[seat] or marked != NONE
