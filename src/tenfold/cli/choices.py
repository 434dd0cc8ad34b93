"""The legal actions as a numbered list."""

from collections.abc import Iterator, Sequence

from tenfold.core.game import Line, Span
from tenfold.core.text import text_of
from tenfold.core.view import View

MOST_ROWS = 12
"""More choices than this stand in several columns, as far as the screen is wide."""
GAP = 3


def choices(view: View, width: int, actions: Sequence[int] | None = None) -> Iterator[Line]:
    """Number, meaning and notation of each legal action, or of some of them."""
    cells = [_cell(view, action) for action in (actions if actions is not None else view.legal)]
    meaning = max(len(cell[1].text) for cell in cells)
    notation = max(len(cell[2].text) for cell in cells)
    digits = len(str(len(view.legal)))
    needs = digits + 2 + meaning + GAP + notation + GAP
    columns = max(1, min(width // needs, -(-len(cells) // MOST_ROWS)))
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
        Span(text_of(game).action(game.describe(action)), "strong"),
        Span(game.actions.notation(action), "soft"),
    )
