"""Prints tables of aligned columns."""

from collections.abc import Sequence

from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen


def format_number(number: float, *, fine: bool = False) -> str:
    """A number as the language writes it: whole, or with two places."""
    return message("figure-fine", number=number) if fine else message("figure", number=number)


def print_table(screen: Screen, rows: Sequence[Sequence[str]], *, left: int, indent: str = "  ") -> None:
    """A head and rows under it; so many columns of names stand to the left, numbers stand to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for number, row in enumerate(rows):
        cells = [
            cell.ljust(width) if at < left else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        screen.say(indent + "  ".join(cells).rstrip(), "soft" if number == 0 else "")
