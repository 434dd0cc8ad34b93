"""The languages that there are, and the one in which whoever is being answered reads.

A language is there when the catalogue that all games share has a file for it. Which one a sentence
is said in depends on its reader alone: whoever answers says for whom, and nothing else changes.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

DEFAULT_LANGUAGE = "en"
"""In which every sentence exists."""
FOLDER = Path(__file__).parent / "text"

_language: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)


@cache
def languages() -> tuple[str, ...]:
    """The tags of all languages, English first."""
    others = sorted(path.stem for path in FOLDER.glob("*.ftl") if path.stem != DEFAULT_LANGUAGE)
    return (DEFAULT_LANGUAGE, *others)


def current_language() -> str:
    """The language of whoever is being answered."""
    return _language.get()


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Whatever is said within is said in a language."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def language_for(wanted: Iterable[str]) -> str | None:
    """The first of the wanted tags that there is: `fr-CA` and `fr_FR.UTF-8` want French."""
    for tag in wanted:
        main = tag.replace("_", "-").split("-")[0].split(".")[0].strip().lower()
        if main in languages():
            return main
    return None


def from_accept_language(header: str) -> str | None:
    """The language that a browser likes best, by its header Accept-Language."""
    weighed = []
    for at, part in enumerate(header[:400].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            liking = float(weight or 1)
        except ValueError:
            continue
        if liking > 0:
            weighed.append((-liking, at, tag))
    return language_for(tag for _, _, tag in sorted(weighed))
