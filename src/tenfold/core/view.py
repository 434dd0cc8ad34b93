"""What a seat, or a spectator, may know and may do: built from nothing."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tenfold.core import codec
from tenfold.core.outcome import Outcome

if TYPE_CHECKING:
    from tenfold.core.game import Game


@dataclass(frozen=True, eq=False)
class View:
    """One observer's view of one moment.

    `states` is an array of one record of the game's own type; what the observer may not know
    is UNKNOWN in it. Legal actions are there for their owner only.
    """

    game: "Game"
    observer: int
    seats: int
    states: Any
    due: tuple[int, ...]
    legal: tuple[int, ...]
    outcome: Outcome | None

    @property
    def state(self) -> Any:
        """The record."""
        return self.states[0]

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, so that nothing is hidden any more."""
        return self.outcome is not None

    def plain(self) -> dict[str, Any]:
        """The view as plain data, ready for JSON; actions in notation."""
        return {
            "observer": self.observer,
            "seats": self.seats,
            "state": codec.plain(self.state, self.game.state),
            "due": list(self.due),
            "legal": [self.game.actions.notation(action) for action in self.legal],
            "outcome": self.outcome.plain() if self.outcome else None,
        }
