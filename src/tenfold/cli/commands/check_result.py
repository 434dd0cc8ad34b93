"""The result of one check of an installation or a server."""

from dataclasses import dataclass


@dataclass(frozen=True)
class CheckResult:
    """What was checked and found; with advice if something is wrong."""

    what: str
    fact: str
    advice: str = ""
    is_note: bool = False
    """Whether everything works nevertheless."""
