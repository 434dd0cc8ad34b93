"""Interprets a typed line: a number, a move, its beginning, several moves, or a request."""

from functools import cache
from typing import NamedTuple

from tenfold.cli.messages import message
from tenfold.core.errors import BadNotation
from tenfold.core.game import Game
from tenfold.core.messages import shortened
from tenfold.core.text import text_of
from tenfold.core.view import View

REQUESTS = {
    "?": "help-question",
    "why": "help-why",
    "hint": "help-hint",
    "undo": "help-undo",
    "log": "help-log",
    "show": "help-show",
    "rules": "help-rules",
    "save": "help-save",
    "quit": "help-quit",
}
"""What a player may ask besides moving, in any language, and the sentence about each."""
ALIASES = {"help": "?", "h": "?", "q": "quit", "exit": "quit", "table": "show", "u": "undo"}
WITH_WORDS = {"?", "why", "log", "rules", "save"}
MAX_REASONS = 200
MAX_WORDS = 40
"""A line with more words is not read as several moves."""


class Move(NamedTuple):
    """An action was chosen."""

    action: int


class Several(NamedTuple):
    """Several legal actions begin like that."""

    actions: tuple[int, ...]


class Request(NamedTuple):
    """The player asked for something other than a move."""

    name: str
    words: str


class Unclear(NamedTuple):
    """The line has no valid meaning; the sentence says why."""

    sentence: str


Meaning = Move | Several | Request | Unclear


def understand(typed: str, view: View, names: list[str]) -> Meaning:
    """The meaning of a line that the observer of a view has typed; nothing means the only choice."""
    text = clean(typed)
    if not text and len(view.legal) == 1:
        return Move(view.legal[0])
    if not text:
        return Unclear(message("nothing-typed"))
    fitting = fitting_actions(view.game, text, view.legal)
    if len(fitting) == 1 and notations(view.game)[fitting[0]] == text:
        return Move(fitting[0])
    if text.isdecimal():
        return _numbered(text, view)
    if request := request_of(typed):
        return request
    if fitting:
        return Move(*fitting) if len(fitting) == 1 else Several(fitting)
    return Unclear(why_not(view, text, names))


def clean(typed: str) -> str:
    """A line without needless spaces and capitals."""
    return " ".join(typed.lower().split())


def _numbered(text: str, view: View) -> Meaning:
    number = int(text[:9])
    if number not in range(1, len(view.legal) + 1):
        return Unclear(message("no-such-choice", typed=shortened(text, 12), most=len(view.legal)))
    return Move(view.legal[number - 1])


def request_of(typed: str) -> Request | None:
    """The request that a line makes, if it makes one; file names keep their capitals."""
    line = typed.strip()
    word, _, words = line.partition(" ") if not line.startswith("?") else ("?", "", line[1:])
    name = ALIASES.get(word.lower(), word.lower())
    if name not in REQUESTS or (words.strip() and name not in WITH_WORDS):
        return None
    return Request(name, words.strip())


def steps_of(typed: str, game: Game) -> list[str]:
    """The moves of a line in which several stand one after the other, or else the line as it is.

    They are parted by commas, or by nothing: “claim … pay … single”.
    """
    words = tuple(clean(typed).split())
    if len(words) > MAX_WORDS or request_of(typed) is not None:
        return [typed]
    if "," in typed:
        return [step for step in map(clean, typed.split(",")) if step] or [typed]
    return _parted(words, frozenset(notations(game))) or [typed]


def _parted(words: tuple[str, ...], known: frozenset[str]) -> list[str]:
    """Words as moves, each as long as can be; nothing if they are not all moves."""
    for length in range(len(words), 0, -1):
        first = " ".join(words[:length])
        if first in known:
            if length == len(words):
                return [first]
            if rest := _parted(words[length:], known):
                return [first, *rest]
    return []


@cache
def notations(game: Game) -> tuple[str, ...]:
    """The text of every action of a game, by its number."""
    return tuple(game.actions.notation(action) for action in range(game.actions.count))


def fitting_actions(game: Game, text: str, actions: tuple[int, ...] | range) -> tuple[int, ...]:
    """The action that is called so, or else all that begin with these words."""
    texts = notations(game)
    exact = tuple(action for action in actions if texts[action] == text)
    return exact or tuple(action for action in actions if texts[action].startswith(text + " "))


def why_not(view: View, text: str, names: list[str]) -> str:
    """Why none of the moves that begin like this is legal, with the clause if it is one reason."""
    game = view.game
    fitting = fitting_actions(game, text, range(game.actions.count))
    if not fitting:
        try:
            game.actions.parse(text)
        except BadNotation as error:
            return message("what-is-legal", sentence=error.sentence)
    sentences = {reason_why(view, action, names) for action in fitting[:MAX_REASONS]}
    if len(sentences) == 1:
        return sentences.pop()
    return message("none-begins-so", typed=shortened(text))


def reason_why(view: View, action: int, names: list[str]) -> str:
    """Why one action is not legal for the observer of a view, with the clause."""
    reason = view.game.why(view, action)
    sentence = text_of(view.game).reason(reason, view.observer, names)
    return f"{sentence} ({reason.clause})" if reason.clause else sentence
