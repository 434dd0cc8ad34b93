"""Draws what an observer sees: as text for a console, or as HTML for a notebook."""

from html import escape

from tenfold.core.game import Line
from tenfold.core.text import text_of
from tenfold.core.view import View

STYLES = {
    "soft": "opacity: 0.65",
    "strong": "font-weight: bold",
    "accent": "font-weight: bold",
    "card": "font-weight: bold",
    "value": "font-weight: bold; text-decoration: underline",
    "red": "font-weight: bold; color: #c33",
    "good": "font-weight: bold; color: #383",
    "danger": "font-weight: bold; color: #c33",
}
"""The styles that games name; a name that is not here is plain text."""


def lines_of(view: View) -> list[Line]:
    """The board as the terminal shows it; seats are called by their numbers."""
    text = text_of(view.game)
    names = [text.say("seat-name", {"number": seat + 1}) for seat in range(view.seats)]
    return list(view.game.show(view, text, names))


def as_text(view: View) -> str:
    """The lines without styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines_of(view))


def as_html(view: View) -> str:
    """The lines as preformatted text with styles."""
    lines = ("".join(_span(span.text, span.style) for span in line) for line in lines_of(view))
    return '<pre style="line-height: 1.35">' + "\n".join(lines) + "</pre>"


def _span(text: str, style: str) -> str:
    told = escape(text)
    return f'<span style="{STYLES[style]}">{told}</span>' if style in STYLES else told
