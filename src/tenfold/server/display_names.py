"""What guests are called: names are cleaned, and made distinct at a table."""

import re
import unicodedata

from tenfold.server.errors import BadRequest

MAX_NAME_LENGTH = 24
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that count as letters or signs but show nothing. Variation selectors are harmless."""
MARK = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
MARKS = re.compile(f"({MARK}{{3}}){MARK}+")
"""More than three combining marks on a letter would reach over other lines."""


def clean_name(text: str) -> str:
    """A name as plain text: visible, short, without control characters; empty if nothing is left."""
    composed = unicodedata.normalize("NFC", text[:400])
    blank = {letter for letter in composed if unicodedata.category(letter)[0] in "CZ"} | FILLERS
    shown = "".join(" " if letter in blank else letter for letter in composed)
    name = " ".join(MARKS.sub(r"\1", shown).split())[:MAX_NAME_LENGTH].rstrip()
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else ""


def visible_name(text: str) -> str:
    """A clean name; a name of which nothing is visible is refused."""
    clean = clean_name(text)
    if text.strip() and not clean:
        raise BadRequest("bad-request-name")
    return clean


def distinct_name(name: str, taken: list[str]) -> str:
    if name not in taken:
        return name
    number = 2
    while (other := f"{name[: MAX_NAME_LENGTH - 3]} {number}") in taken:
        number += 1
    return other
