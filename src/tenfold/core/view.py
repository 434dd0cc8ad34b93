"""Views: what a seat or a spectator may know and do."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tenfold.core import codec
from tenfold.core.outcome import Outcome
from tenfold.core.record import copy_of

if TYPE_CHECKING:
    from tenfold.core.game import Game


@dataclass(frozen=True, eq=False)
class View:
    """One observer's view of a match at one moment.

    What the observer may not know is UNKNOWN. Legal actions are there for their owner only.
    """

    game: "Game"
    observer: int
    seats: int
    kept: Any
    """A read-only array of one record of the game's own type."""
    due: tuple[int, ...]
    legal: tuple[int, ...]
    outcome: Outcome | None

    @property
    def states(self) -> Any:
        """An array of one record, the caller's own: whatever is written into it, the view stays as it is.

        It may be written into like any other, for compiled code takes arrays of one type only: an array
        that is read-only would be another, and everything would be compiled twice.
        """
        return copy_of(self.kept)

    @cached_property
    def state(self) -> Any:
        """The record, to read."""
        return self.game.state.reader_of(self.kept)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, so that nothing is hidden any more."""
        return self.outcome is not None

    def draw(self) -> str:
        """The board as text, as the terminal shows it."""
        from tenfold.core import drawing  # noqa: PLC0415  (batches do without sentences)

        return drawing.as_text(self)

    def _repr_html_(self) -> str:
        """How a notebook shows it."""
        from tenfold.core import drawing  # noqa: PLC0415  (batches do without sentences)

        return drawing.as_html(self)

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
