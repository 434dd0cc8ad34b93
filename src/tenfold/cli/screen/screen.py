"""Input and output as plain text; `rich_screen` adds colours.

Everything a player needs is in the plain text: styles only repeat what a symbol or a word says.
"""

import importlib
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import cast

from tenfold.cli.errors import Closed
from tenfold.cli.messages import message
from tenfold.core.game import Line, Span

try:
    import readline
except ImportError:  # there is none on some systems
    readline = None  # type: ignore[assignment]

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what was scrolled out of it."""
WIDEST = 100
EMPHASIS = re.compile(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)")
"""Marks of Markdown that plain text does without."""


class Screen:
    """Plain text on the standard output, line by line."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty()
        self.is_interactive = self.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """How many characters fit on a line."""
        return min(shutil.get_terminal_size().columns, WIDEST)

    def line(self, *spans: Span) -> None:
        """One line."""
        self.write("".join(span.text for span in spans) + "\n")

    def say(self, sentence: str = "", style: str = "") -> None:
        """One sentence."""
        self.line(Span(sentence, style))

    def lines(self, lines: Iterable[Line]) -> None:
        """Several lines."""
        for line in lines:
            self.line(*line)

    def table(self, rows: Sequence[Sequence[str]], *, left: int, indent: str = "  ") -> None:
        """A head and rows under it; so many columns of names stand left, numbers stand right."""
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = [
                cell.ljust(width) if at < left else cell.rjust(width)
                for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            self.say(indent + "  ".join(cells).rstrip(), "soft" if row is rows[0] else "")

    def heading(self, title: str, note: str = "") -> None:
        """A line that sets apart what follows."""
        self.say()
        self.say(f"── {title} · {note}" if note else f"── {title}")

    def write(self, text: str) -> None:
        """Text as it is."""
        sys.stdout.write(text)
        sys.stdout.flush()

    def clear(self) -> None:
        """Leave nothing to read, not even above the screen."""
        if self.is_terminal and os.environ.get("TERM", "dumb") != "dumb":
            self.write(CLEAR)
        elif self.is_terminal:
            self.write("\n" * shutil.get_terminal_size().lines)
        else:
            self.heading("✂")

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """A line of input; Closed when there will be none any more."""
        with completing(completions):
            try:
                answer = input(prompt)
            except EOFError:
                self.write("\n")
                raise Closed from None
            except OSError as error:
                raise Closed from error
        if not sys.stdin.isatty():
            self.write(answer + "\n")
        return answer.strip()

    def markdown(self, text: str) -> None:
        """A text in Markdown, a screenful at a time."""
        self.pages(self._rendered(text))

    def _rendered(self, text: str) -> list[str]:
        bare = EMPHASIS.sub("", text)
        if not self.is_terminal:
            return bare.splitlines()
        return [part for line in bare.splitlines() for part in _wrapped(line, self.width)]

    def pages(self, lines: Sequence[str]) -> None:
        """Lines, a screenful at a time where somebody can turn the page."""
        height = shutil.get_terminal_size().lines - 2 if self.is_interactive else len(lines)
        height = max(height, 5)
        for start in range(0, len(lines), height):
            self.write("\n".join(lines[start : start + height]) + "\n")
            is_last = start + height >= len(lines)
            if not is_last and self.ask(message("screen-more")).lower() in {"q", "quit"}:
                return

    @contextmanager
    def working(self, title: str) -> Iterator[Callable[[str], None]]:
        """Show on the standard error that something takes long; the result tells how far it is."""
        is_live = sys.stderr.isatty()
        sys.stderr.write(title + ("…" if is_live else "…\n"))
        sys.stderr.flush()

        def tell(state: str) -> None:
            if is_live:
                sys.stderr.write("\r\x1b[K" + message("screen-working", title=title, state=state))
                sys.stderr.flush()

        try:
            yield tell
        finally:
            if is_live:
                sys.stderr.write("\n")
                sys.stderr.flush()

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator[Callable[[int], None]]:
        """Show on the standard error how much is done of what there is; the result takes what was done."""
        done = 0
        with self.working(title) as tell:

            def advance(count: int) -> None:
                nonlocal done
                done += count
                tell(f"{done} / {total}")

            yield advance


def screen_of(*, plain: bool = False) -> Screen:
    """The prettiest screen that there is: Rich on a terminal, plain text everywhere else."""
    is_colourful = sys.stdout.isatty() or os.environ.get("FORCE_COLOR", "") != ""
    if plain or not is_colourful:
        return Screen()
    try:
        module = importlib.import_module("tenfold.cli.screen.rich_screen")
    except ImportError:
        return Screen()
    return cast("Screen", module.RichScreen())


def _wrapped(line: str, width: int) -> list[str]:
    bullet = re.match(r"\s*(?:[-*]|\d+\.)?\s*", line)
    indent = " " * len(bullet.group()) if bullet else ""
    return textwrap.wrap(line, width, subsequent_indent=indent) or [""]


@contextmanager
def completing(texts: Sequence[str]) -> Iterator[None]:
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


def forget_typed() -> None:
    """Forget the lines typed so far: the next person must not find them with the arrow keys."""
    if readline is not None:
        readline.clear_history()
