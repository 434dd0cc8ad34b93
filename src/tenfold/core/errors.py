"""What can go wrong that is not our own mistake: one sentence each, a stable code, data as attributes."""

from typing import ClassVar


class TenfoldError(Exception):
    """Base of every error that a user may see."""

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
        super().__init__(f"There is no game called “{name}”. Choose one of: {', '.join(known)}.")


class BadSeats(TenfoldError):
    """The game is not for that many players."""

    code = "bad-seats"

    def __init__(self, title: str, seats: int, fitting: range) -> None:
        self.seats = seats
        self.fitting = fitting
        fit = f"{fitting[0]} to {fitting[-1]} players" if len(fitting) > 1 else f"{fitting[0]} players"
        super().__init__(f"{title} is for {fit}, not {seats}.")


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
        hint = f" Did you mean “{close[0]}”?" if close else ""
        super().__init__(f"“{shortened(text)}” is not a move of this game.{hint}")


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
        super().__init__("The match is over.")


class NoSuchSeat(Refused):
    """The match has no such seat."""

    code = "no-such-seat"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        super().__init__("That seat is not at this table.")


class StaleAction(Refused):
    """The submission was made for an earlier moment of its seat."""

    code = "stale"

    def __init__(self, count: int, expected: int) -> None:
        self.count = count
        self.expected = expected
        super().__init__("That move was meant for an earlier moment; look at the table again.")


class NotDue(Refused):
    """Another seat is to act."""

    code = "not-due"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        super().__init__("It is not your turn.")


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


def shortened(text: str, limit: int = 60) -> str:
    """A text that fits into a sentence."""
    clean = " ".join(text.split())
    return clean if len(clean) <= limit else clean[: limit - 1] + "…"
