"""Games of which every position can be valued: what the table of such a game offers."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import translate

if TYPE_CHECKING:
    from tenfold.core.view import View


class TablebaseMissing(TenfoldError):
    """There is no table of a game, or not all of it."""

    code = "not-solved"

    def __init__(self, game: str) -> None:
        super().__init__(translate("error-not-solved", command=f"tenfold solve {game}"))


class Tablebase(Protocol):
    """The table of a game in a folder: whole, partly there, or still to be computed."""

    parts: int
    part_bytes: int
    """How large a part is on the disk."""
    working_bytes: int
    """How much memory it takes to compute one."""

    @property
    def missing(self) -> Sequence[Any]:
        """The parts that are still to be computed."""
        ...

    def compute(self, threads: int, ended: Callable[[Any], None]) -> None:
        """Compute the missing parts; each is there as a whole or not at all, so this may be interrupted."""
        ...

    def worths(self, view: "View") -> Mapping[int, float]:
        """What each legal action is worth to the observer of a view: 1 is a sure win, -1 a sure loss."""
        ...
