"""Tablebases: the value of every position of a small game."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import translate

if TYPE_CHECKING:
    from tenfold.core.view import View


class TablebaseMissing(TenfoldError):
    """The tablebase of a game does not exist or is incomplete."""

    code = "not-solved"

    def __init__(self, game: str) -> None:
        super().__init__(translate("error-not-solved", command=f"tenfold solve {game}"))


class Tablebase(Protocol):
    """A game's tablebase in a folder: complete, partial or not computed yet."""

    parts: int
    part_bytes: int
    """Size of a part on disk."""
    working_bytes: int
    """Memory that computing a part needs."""

    @property
    def missing(self) -> Sequence[Any]:
        """The parts that have not been computed."""
        ...

    def compute(self, threads: int, ended: Callable[[Any], None]) -> None:
        """Compute the missing parts. It can be interrupted: a part is written completely or not at all."""
        ...

    def worths(self, view: "View") -> Mapping[int, float]:
        """The value of each legal action for the observer of a view: 1 is a sure win, -1 a sure loss."""
        ...
