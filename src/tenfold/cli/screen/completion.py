"""Completion of typed moves with the Tab key, where the system has readline."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

try:
    import readline
except ImportError:  # there is none on some systems
    readline = None  # type: ignore[assignment]


@contextmanager
def offered(texts: Sequence[str]) -> Iterator[None]:
    """Offer some texts for the line that is being typed."""
    if readline is None:
        yield
        return

    def complete(typed: str, at: int) -> str | None:
        fitting = [text for text in texts if text.startswith(typed.lower())]
        return fitting[at] if at < len(fitting) else None

    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
    readline.set_completer_delims("\n")
    readline.set_completer(complete)
    try:
        yield
    finally:
        readline.set_completer(None)


def forget() -> None:
    """Forget the lines typed so far: the next person must not find them with the arrow keys."""
    if readline is not None:
        readline.clear_history()
