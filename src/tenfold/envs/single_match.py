"""One match, for adapters to libraries that ask about one seat at a time."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from tenfold.core.batch_step import batch_drivers_of
from tenfold.core.game import Game
from tenfold.core.record import copy_of
from tenfold.core.registry import game_of
from tenfold.core.rng import seed_stream
from tenfold.core.view import View
from tenfold.envs.config import BYTE, WIDE, checked_dtype
from tenfold.envs.errors import IllegalStep

if TYPE_CHECKING:
    from tenfold.core.outcome import Outcome

MAX_OBSERVED = 4.0
"""No number of an observation is greater; none is below zero."""


class SingleMatch:
    """One match: dealt from a seed, played by seat and action, seen by seat."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        dtype: str = WIDE,
    ) -> None:
        self._dtype = checked_dtype(dtype)
        self.game = game_of(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self._template = self.game.template(self.seats, options)
        self.states = copy_of(self._template)
        self.due: tuple[int, ...] = ()
        self.outcome: Outcome | None = None

    def deal(self, seed: int) -> None:
        """Deal the match of a seed."""
        self.states[:] = self._template
        seed_stream(self.states[0].stream, seed, 0)
        self.game.compiled.deal_at(self.states, 0, self.seats)
        self.update_status()

    def update_status(self) -> None:
        """Update who is due, also after a change from outside."""
        self.due, self.outcome = self.game.status(self.states, self.seats)

    def copy(self) -> Self:
        """The same match once more."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.states = copy_of(self.states)
        return other

    def legal(self, seat: int) -> tuple[int, ...]:
        """The legal actions of a seat, ascending; none if it is not due."""
        return self.game.legal(self.states, seat) if seat in self.due else ()

    def act(self, seat: int, action: int) -> None:
        """Play a legal action."""
        if action not in self.legal(seat):
            raise IllegalStep(0, seat, action, f"action {action}", "", "")
        self.game.compiled.apply_at(self.states, 0, seat, action)
        self.update_status()

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.game.view(self.states, self.seats, seat)

    def observation(self, seat: int) -> Any:
        """A seat's view as numbers."""
        numbers = np.zeros(self.game.encoder.size, np.float32)
        self.game.compiled.observe_at(self.view(seat).states, 0, seat, numbers)
        if self._dtype != BYTE:
            return numbers.astype(self._dtype, copy=False)
        told = np.zeros(numbers.shape, BYTE)
        batch_drivers_of(self.game.shared).write_bytes(numbers, self.game.encoder.byte_unit, told)
        return told

    def mask(self, seat: int) -> Any:
        """Which actions are legal for a seat, as int8."""
        mask = np.zeros(self.game.actions.count, np.int8)
        mask[list(self.legal(seat))] = 1
        return mask

    def rewards(self) -> list[float]:
        """What each seat gets: nothing before the end, then a share of one win; they add up to zero."""
        if self.outcome is None or not self.outcome.winners:
            return [0.0] * self.seats
        share = self.seats / len(self.outcome.winners)
        wins = [share if seat in self.outcome.winners else 0.0 for seat in range(self.seats)]
        return [(win - 1.0) / (self.seats - 1) for win in wins]

    def text(self, seat: int) -> str:
        """A seat's view as lines of text."""
        from tenfold.core.text import text_of  # noqa: PLC0415  only who reads needs Fluent

        text = text_of(self.game)
        names = [text.seat_name(other) for other in range(self.seats)]
        lines = self.game.show(self.view(seat), text, names)
        return "\n".join("".join(span.text for span in line) for line in lines)
