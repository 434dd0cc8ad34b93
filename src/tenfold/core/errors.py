"""Errors that users can see: each has one sentence, a stable code, and its data as attributes."""

from collections.abc import Sequence
from typing import ClassVar

from tenfold.core.messages import shortened, translate


class TenfoldError(Exception):
    """Base of every error that a user can see."""

    code: ClassVar[str] = "error"

    @property
    def sentence(self) -> str:
        """The one sentence that says what happened and what to do."""
        return str(self)


class UnknownGame(TenfoldError):
    """There is no game of that name."""

    code = "unknown-game"

    def __init__(self, name: str, known: list[str]) -> None:
        self.name = name
        self.known = known
        super().__init__(translate("error-unknown-game", name=name, known=", ".join(known)))


class BadSeats(TenfoldError):
    """The game is not for that many players."""

    code = "bad-seats"

    def __init__(self, title: str, seats: int, fitting: range) -> None:
        self.seats = seats
        self.fitting = fitting
        fewest = fitting[0] if len(fitting) > 1 else 0
        super().__init__(
            translate("error-bad-seats", title=title, fewest=fewest, most=fitting[-1], seats=seats)
        )


class BadBox(TenfoldError):
    """A box that can't be read or played with; `faults` says in codes what's wrong with it."""

    code = "bad-box"

    def __init__(self, sentence: str, faults: Sequence[object] = ()) -> None:
        self.faults = tuple(faults)
        super().__init__(sentence)


class BadOption(TenfoldError):
    """An option is unknown, has no such choice, or does not go with the rest."""

    code = "bad-option"

    def __init__(self, name: str, sentence: str) -> None:
        self.name = name
        super().__init__(sentence)


class BadNotation(TenfoldError):
    """A text names no action of the game."""

    code = "bad-notation"

    def __init__(self, text: str, close: list[str]) -> None:
        self.text = text
        self.close = close
        short = shortened(text)
        super().__init__(
            translate("error-bad-notation-close", text=short, close=close[0])
            if close
            else translate("error-bad-notation", text=short)
        )


class BadFile(TenfoldError):
    """A file is not a match that this program can read."""

    code = "bad-file"


class ReplayDiverged(BadFile):
    """A log does not lead where it says: the first entry at which it differs is named."""

    code = "replay-diverged"

    def __init__(self, number: int, sentence: str) -> None:
        self.number = number
        super().__init__(sentence)


class Refused(TenfoldError):
    """The match refuses a submission; nothing has changed."""

    code = "refused"


class MatchOver(Refused):
    """Nobody is due any more."""

    code = "over"

    def __init__(self) -> None:
        super().__init__(translate("error-over"))


class NoSuchSeat(Refused):
    """The match has no such seat."""

    code = "no-such-seat"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        super().__init__(translate("error-no-such-seat"))


class StaleAction(Refused):
    """The submission was made for an earlier moment of its seat."""

    code = "stale"

    def __init__(self, count: int, expected: int) -> None:
        self.count = count
        self.expected = expected
        super().__init__(translate("error-stale"))


class NotDue(Refused):
    """Another seat is to act."""

    code = "not-due"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        super().__init__(translate("error-not-due"))


class IllegalAction(Refused):
    """The rules do not allow the action now; the reason names the clause."""

    code = "illegal"

    def __init__(self, action: int, reason_code: str, clause: str, sentence: str) -> None:
        self.action = action
        self.reason_code = reason_code
        self.clause = clause
        super().__init__(f"{sentence} ({clause})" if clause else sentence)


class CannotTakeBack(Refused):
    """What was done stays done."""

    code = "cannot-take-back"
