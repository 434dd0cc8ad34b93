"""What a check of an installation, or of a server, has found."""

from dataclasses import dataclass


@dataclass(frozen=True)
class CheckResult:
    """One thing that was checked; advice only if something is wrong."""

    what: str
    fact: str
    advice: str = ""
    is_note: bool = False
    """Whether everything works nevertheless."""
