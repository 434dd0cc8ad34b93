"""Errors of batched environments."""

from tenfold.core.errors import TenfoldError


class BadBatch(TenfoldError):
    """A batch cannot be created, saved or restored like that."""

    code = "bad-batch"


class IllegalStep(TenfoldError):
    """An action that the rules do not allow; its match stays as it is, all others have moved."""

    code = "illegal-step"

    def __init__(self, row: int, seat: int, action: int, named: str, reason: str, clause: str) -> None:
        self.row = row
        self.seat = seat
        self.action = action
        self.reason = reason
        self.clause = clause
        because = f" {reason}" if reason else ""
        where = f" ({clause})" if clause else ""
        super().__init__(f"Match {row} of the batch, seat {seat}: {named} is not legal.{because}{where}")
