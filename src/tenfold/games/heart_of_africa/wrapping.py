"""Words on as many lines as they need."""

from collections.abc import Iterator, Sequence

from tenfold.core.game import Line, Span

WIDTH = 78
INDENT = "    "


def wrapped(head: str, words: Sequence[str], style: str = "") -> Iterator[Line]:
    """Words with commas after a head; further lines are indented."""
    commas = [word + ("," if number + 1 < len(words) else "") for number, word in enumerate(words)]
    return _lines(head, commas, style)


def listed(words: Sequence[str]) -> Iterator[Line]:
    """Words that already say how they hang together, indented."""
    return _lines(INDENT[:-1], words, "soft")


def spoken(sentence: str, style: str = "") -> Iterator[Line]:
    """A sentence, broken between its words."""
    first, *others = sentence.split()
    return _lines(first, others, style)


def _lines(line: str, words: Sequence[str], style: str) -> Iterator[Line]:
    for word in words:
        if len(line) + 1 + len(word) > WIDTH:
            yield (Span(line, style),)
            line = INDENT[:-1]
        line += " " + word
    yield (Span(line, style),)
