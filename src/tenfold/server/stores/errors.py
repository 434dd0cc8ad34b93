"""The errors that stores raise."""

from tenfold.core.errors import TenfoldError


class Conflict(Exception):
    """Another write came first: read again, decide again, write again."""


class Duplicate(Exception):
    """The command was stored before."""


class Taken(Exception):
    """Another table or evening has this id, key or code."""


class BadDatabase(TenfoldError):
    """The database can't be used; the message says why."""

    code = "bad-database"
