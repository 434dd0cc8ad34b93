"""The moves of Lanterns."""

from tenfold.core.game import Actions, GameEvent
from tenfold.core.jit import rule
from tests.toys.lanterns.state import LANTERNS

DRAW = 0
MARK = DRAW + 1
SEAL = MARK + LANTERNS
ACTIONS = SEAL + 1


@rule
def kind_of(action: int) -> int:
    """Draw, mark, seal."""
    if action < MARK:
        return 0
    return 1 if action < SEAL else 2


def notation(action: int) -> str:
    if action == DRAW:
        return "draw"
    return "seal" if action == SEAL else f"mark {action - MARK + 1}"


def describe(action: int) -> GameEvent:
    if action == DRAW:
        return GameEvent("draw")
    return GameEvent("seal") if action == SEAL else GameEvent("mark", {"lantern": action - MARK + 1})


def is_secret(action: int) -> bool:
    """Drawing and marking are unseen (L3, L4)."""
    return action != SEAL


ALL = Actions(ACTIONS, ("draw", "mark", "seal"), kind_of, notation, is_secret)
