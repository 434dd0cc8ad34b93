"""A screen with Rich: the same lines, with colours for light and dark terminals."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.rule import Rule
from rich.text import Text

from tenfold.cli.messages import message
from tenfold.cli.screen.screen import WIDEST, Screen
from tenfold.core.game import Span

STYLES = {
    "soft": "dim",
    "strong": "bold",
    "accent": "bold magenta",
    "card": "bold",
    "value": "bold reverse",
    "red": "bold red",
    "black": "bold",
    "good": "bold green",
    "danger": "bold red",
}
"""The styles that games name; a name that is not here is plain text."""
MIN_WIDTH = 20
HELD = str.maketrans("\u00a0\u202f", "\ue000\ue001")
"""Rich breaks lines at spaces that must not break; these characters take their place meanwhile."""
FREED = {held: free for free, held in HELD.items()}


class RichScreen(Screen):
    """Styled text on the standard output."""

    def __init__(self) -> None:
        super().__init__()
        self._console = Console(highlight=False, markup=False, emoji=False)
        self._notices = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._console.width = min(self._console.width, WIDEST)

    def line(self, *spans: Span) -> None:
        """One line, broken between words where it is too long; the rest stands under its beginning."""
        head, body = (_text(spans[:1]), _text(spans[1:])) if len(spans) > 1 else (Text(), _text(spans))
        if head.cell_len + body.cell_len <= self._console.width:
            self._console.print(head + body)
            return
        body.plain = body.plain.translate(HELD)
        for part in body.wrap(self._console, max(self._console.width - head.cell_len, MIN_WIDTH)):
            part.plain = part.plain.translate(FREED)
            self._console.print(head + part)
            head = Text(" " * head.cell_len)

    def heading(self, title: str, note: str = "") -> None:
        """A ruled line, or the words alone where they fill it."""
        self._console.print()
        words = Text.assemble((title, "bold"), (f" · {note}" if note else "", "dim"))
        has_room = words.cell_len + 2 < self._console.width
        self._console.print(Rule(words, align="left", style="dim") if has_room else words)

    def _rendered(self, text: str) -> list[str]:
        with self._console.capture() as capture:
            self._console.print(Markdown(text.translate(HELD)))
        return capture.get().translate(FREED).splitlines()

    @contextmanager
    def working(self, title: str) -> Iterator[Callable[[str], None]]:
        """A spinner, where it can turn."""
        if not sys.stderr.isatty():
            with super().working(title) as tell:
                yield tell
            return
        with self._notices.status(f"{title}…") as status:
            yield lambda state: status.update(message("screen-working", title=title, state=state))

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar with what is left of the time, where it can move."""
        if not sys.stderr.isatty():
            with super().progress(title, total) as advance:
                yield advance
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self._notices, transient=True) as bar:
            task = bar.add_task(title, total=total)
            yield lambda count: bar.advance(task, count)


def _text(spans: Sequence[Span]) -> Text:
    return Text.assemble(*((span.text, STYLES.get(span.style, "")) for span in spans))
