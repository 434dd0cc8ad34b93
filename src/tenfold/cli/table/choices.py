"""Lists the legal actions with numbers; many similar ones share a line."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from tenfold.cli.messages import message
from tenfold.core.game import Line, Span
from tenfold.core.text import text_of
from tenfold.core.view import View

MAX_ROWS = 12
"""More choices than this stand in several columns, as far as the screen is wide."""
MANY = 24
"""From so many choices on, kinds of which there are more than a few are shown by their first."""
FEW = 9
MAX_SHOWN = 120
"""Of an answer to “which one?” no more are shown."""
GAP = 3


def choices(view: View, width: int, actions: Sequence[int] | None = None) -> Iterator[Line]:
    """Number, meaning and notation of each legal action, or of some of them."""
    if actions is not None:
        yield from _listed(view, width, actions[:MAX_SHOWN])
        if len(actions) > MAX_SHOWN:
            yield (Span(message("more-moves", count=len(actions) - MAX_SHOWN), "soft"),)
    elif len(view.legal) < MANY:
        yield from _listed(view, width, view.legal)
    else:
        yield from _by_kind(view, width)


def _by_kind(view: View, width: int) -> Iterator[Line]:
    """Short kinds whole, of each long kind the first, and how to see the others."""
    groups = [list(group) for _, group in groupby(view.legal, view.game.actions.kind_of)]
    yield from _listed(
        view, width, [action for group in groups for action in (group if len(group) <= FEW else group[:1])]
    )
    for group in groups:
        if len(group) > FEW:
            kind = view.game.actions.notation(group[0]).split()[0]
            first, last = (view.legal.index(action) + 1 for action in (group[1], group[-1]))
            yield (Span(message("more-alike", first=first, last=last, kind=kind), "soft"),)


def _listed(view: View, width: int, actions: Sequence[int]) -> Iterator[Line]:
    cells = [_cell(view, action) for action in actions]
    meaning = max(len(cell[1].text) for cell in cells)
    notation = max(len(cell[2].text) for cell in cells)
    digits = len(str(len(view.legal)))
    needs = digits + 2 + meaning + GAP + notation + GAP
    columns = max(1, min(width // needs, -(-len(cells) // MAX_ROWS)))
    rows = -(-len(cells) // columns)
    for row in range(rows):
        line: list[Span] = []
        for number, words, text in cells[row::rows]:
            line += [
                Span(number.text.rjust(digits + 1) + "  ", number.style),
                Span(words.text.ljust(meaning + GAP), words.style),
                Span(text.text.ljust(notation + GAP), text.style),
            ]
        yield (*line[:-1], Span(line[-1].text.rstrip(), line[-1].style))


def _cell(view: View, action: int) -> tuple[Span, Span, Span]:
    game = view.game
    return (
        Span(str(view.legal.index(action) + 1), "accent"),
        Span(text_of(game).action(game.action_message(action)), "strong"),
        Span(game.actions.notation(action), "soft"),
    )
