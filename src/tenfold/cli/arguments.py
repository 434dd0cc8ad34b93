"""Lists and options as they stand on the command line."""

from collections.abc import Sequence

from tenfold.cli.problems import BadUsage


def listed(text: str | None) -> list[str] | None:
    """The parts of `a,b,c`; None where nothing was given."""
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        message = f"“{text}” has an empty place: write names with one comma between them."
        raise BadUsage(message)
    return parts


def options_of(texts: Sequence[str]) -> dict[str, str]:
    """The options of several `name=choice`; the game says whether it knows them."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, choice = (part.strip() for part in text.partition("="))
        if not (name and equals and choice):
            message = f"“{text}” is not an option: write it as name=choice."
            raise BadUsage(message)
        options[name] = choice
    return options
