"""The moves: a card and the value that its player states (Z29)."""

from tenfold.core.game import Actions, GameEvent
from tenfold.core.jit import rule
from tenfold.games.tenzania.data import MAX_NUMBER, NUMBERS

GOAL = 10
VALUES = (GOAL - 1) + MAX_NUMBER + 1
"""A pile is worth 9 at most before a card, and a card adds 10 at most."""
ACTIONS = NUMBERS * VALUES

PLACE = 0


@rule
def move_of(card: int, value: int) -> int:
    """The number of a move."""
    return card * VALUES + value


@rule
def card_of(action: int) -> int:
    """The card that a move places."""
    return action // VALUES


@rule
def value_of(action: int) -> int:
    """The value that a move states."""
    return action % VALUES


@rule
def kind_of(_action: int) -> int:
    """There is one kind of move (Z3)."""
    return PLACE


def notation(action: int) -> str:
    """A move as text: `play 6 say 9`."""
    return f"play {action // VALUES} say {action % VALUES}"


def describe(action: int) -> GameEvent:
    """A move as a message."""
    return GameEvent("place", {"card": action // VALUES, "value": action % VALUES})


ALL = Actions(count=ACTIONS, kinds=("place",), kind_of=kind_of, notation=notation)
