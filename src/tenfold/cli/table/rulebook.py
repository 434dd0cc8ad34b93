"""A game's RULES.md, whole or one clause of it."""

import re

from tenfold.core.game import Game, rulebook_name
from tenfold.core.languages import current_language


def rules_of(game: Game) -> str | None:
    """The rules as Markdown, or None where the game has not written them down."""
    try:
        path = game.rulebook(current_language())
        return None if path is None else path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None


def is_translated(game: Game) -> bool:
    """Whether the rules are there in the reader's language."""
    path = game.rulebook(current_language())
    return path is not None and path.name == rulebook_name(current_language())


def clause_of(rules: str, name: str) -> str | None:
    """One clause by its number, from its own line to where the next one begins."""
    number = re.escape(name.upper())
    beginning = re.compile(rf"^\s*(?:[-*]\s+|#+\s+|\|\s*)?(?:\*\*)?{number}\b", re.IGNORECASE)
    following = re.compile(r"^\s*(?:$|[-*]\s|#|\||\*\*[A-Z]+\d)")
    lines = rules.splitlines()
    for start, line in enumerate(lines):
        if beginning.match(line):
            end = start + 1
            while end < len(lines) and not following.match(lines[end]):
                end += 1
            return "\n".join(lines[start:end])
    return None
