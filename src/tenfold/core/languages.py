"""The available languages, and the current one.

A language is available when the catalogue that all games share has a file for it. Beside it, `xx.partial`
marks a language that lacks sentences: neither a terminal nor a browser begins with it. The current
language is the one of whoever reads the answer; it changes sentences and nothing else.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

DEFAULT_LANGUAGE = "en"
"""The language that has every sentence."""
FOLDER = Path(__file__).parent / "text"

_language: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)


@cache
def languages() -> tuple[str, ...]:
    """The tags of all languages, the default first."""
    others = sorted(path.stem for path in FOLDER.glob("*.ftl") if path.stem != DEFAULT_LANGUAGE)
    return (DEFAULT_LANGUAGE, *others)


@cache
def complete_languages() -> tuple[str, ...]:
    """Those that have every sentence, the default first."""
    return tuple(tag for tag in languages() if not (FOLDER / f"{tag}.partial").exists())


def current_language() -> str:
    """The language in which sentences are written now."""
    return _language.get()


def set_language(language: str) -> None:
    """Write sentences in a language until the current task ends."""
    _language.set(language)


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Write sentences in a language within the block."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def language_for(wanted: Iterable[str], among: Sequence[str] | None = None) -> str | None:
    """The first available language among some tags: `fr-CA` and `fr_FR.UTF-8` mean French."""
    for tag in wanted:
        main = tag.replace("_", "-").split("-")[0].split(".")[0].strip().lower()
        if main in (languages() if among is None else among):
            return main
    return None


def from_accept_language(header: str) -> str | None:
    """The available language that Accept-Language prefers: our pages write there what they speak."""
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
