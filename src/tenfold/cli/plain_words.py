"""Words that are read at once: those of the command line itself, and of the doctor.

Fluent's own reader is not loaded for a help page, and may be what the doctor finds missing. These catalogues
keep to plain sentences with arguments; a test compares each with what Fluent says.
"""

import re
from functools import cache
from pathlib import Path
from textwrap import dedent

from tenfold.core.languages import DEFAULT_LANGUAGE, current_language

CATALOGUES = tuple(Path(__file__).parent / "text" / name / "en.ftl" for name in ("help", "doctor"))
ENTRY = re.compile(r"^([a-z][\w-]*) =([^\n]*)((?:\n+ +[^\n]*)*)$", re.MULTILINE)
BLANKS = " \n"
PLACE = re.compile(r'\{ (?:\$([\w-]+)|"([^"]*)") \}')


def word(name: str, /, **args: str) -> str:
    """One sentence of the catalogues, by its name, for whoever is being answered."""
    own = _words(current_language())
    sentence = own[name] if name in own else _words(DEFAULT_LANGUAGE)[name]
    return PLACE.sub(lambda place: args[place[1]] if place[1] else place[2], sentence)


def tenths(number: float) -> str:
    """A number with one place, as the language writes it."""
    return f"{number:.1f}".replace(".", word("decimal-sign"))


def has_word(name: str) -> bool:
    """Whether there is a sentence of that name."""
    return name in _words(DEFAULT_LANGUAGE)


@cache
def _words(language: str) -> dict[str, str]:
    paths = [path.with_name(f"{language}.ftl") for path in CATALOGUES]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.is_file())
    return {
        name: (first.strip(BLANKS) + dedent(more)).strip(BLANKS) for name, first, more in ENTRY.findall(text)
    }
