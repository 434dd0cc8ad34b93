"""The questions and answers at a table, whether its match runs in this terminal or on a server."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from tenfold.agents.characters import characters
from tenfold.cli.messages import message, worth_in_words
from tenfold.cli.screen.screen import Screen
from tenfold.cli.table.choices import choices
from tenfold.cli.table.prompt import (
    REQUESTS,
    Meaning,
    Move,
    Request,
    Several,
    notations,
    steps_of,
    understand,
)
from tenfold.core.game import Game, Span, rulebook_name
from tenfold.core.languages import current_language
from tenfold.core.text import text_of
from tenfold.core.view import View

NOBODY = -2


class Quit(Exception):
    """A player leaves; the match can be resumed."""


class Dialogue(ABC):
    """What is said at one table: questions, answers to requests, and news."""

    def __init__(self, screen: Screen, game: Game) -> None:
        self._screen = screen
        self._game = game
        self._text = text_of(game)
        self._typed_ahead: list[str] = []
        """The moves of one typed line that are still to be made."""
        self._typed_by = NOBODY

    @property
    @abstractmethod
    def _names(self) -> list[str]:
        """What the players are called."""

    @abstractmethod
    def _note(self, view: View) -> str:
        """What stands beside the title."""

    @abstractmethod
    def _play(self, view: View, action: int) -> bool:
        """Play a legal move; whether that ends the questions."""

    @abstractmethod
    def _help(self, view: View) -> None:
        """Say what can be typed."""

    def _decide(self, view: View) -> None:
        """One decision, and all the questions before it; Quit to leave."""
        if self._typed_by != view.observer:
            self._typed_ahead = []
        if not self._typed_ahead:
            self._lay_out(view)
        is_open = True
        while is_open:
            meaning = self._next_meaning(view)
            if isinstance(meaning, Move):
                is_open = not self._play(view, meaning.action)
            elif isinstance(meaning, Request):
                is_open = not self._answer(meaning, view)
            elif isinstance(meaning, Several):
                self._screen.say(message("which"))
                self._list(view, meaning.actions)
            else:
                self._screen.say(meaning.sentence)

    def _next_meaning(self, view: View) -> Meaning:
        """What the player types, or has typed ahead: a line may hold several moves."""
        if not self._typed_ahead:
            texts = [*(notations(self._game)[action] for action in view.legal), *list(REQUESTS)[1:]]
            self._typed_ahead = steps_of(self._screen.ask(self._question(view), texts), self._game)
            self._typed_by = view.observer
        meaning = understand(self._typed_ahead.pop(0), view, self._names)
        if not isinstance(meaning, Move):
            self._typed_ahead = []
        return meaning

    def _question(self, _view: View) -> str:
        return message("ask-move", whose=message("your-move"))

    def _answer(self, request: Request, view: View) -> bool:
        """Answer a request; whether the match has changed by it."""
        match request.name:
            case "quit":
                raise Quit
            case "show":
                self._show(view)
            case "rules":
                self._rules(request.words)
            case _ if not request.words:
                self._help(view)
            case _ if view.game.about is None:
                self._screen.say(message("no-places", game=self._text.title(self._game)))
            case _:
                self._screen.lines(view.game.about(view, self._text, request.words, self._names))
        return False

    def _introduce(self, bots: Iterable[str]) -> None:
        """Who else sits at the table, before the first move."""
        for bot in bots:
            if bot in characters():
                self._screen.say(characters()[bot].about, "soft")

    def _tell_news(self, sentence: str) -> None:
        self._screen.line(Span("  · ", "soft"), Span(sentence))

    def _show(self, view: View) -> None:
        show_table(self._screen, view, self._names, self._note(view))

    def _lay_out(self, view: View) -> None:
        """Everything that a decision needs: the table and what is legal."""
        self._show(view)
        self._list(view)
        self._screen.say()

    def _list(self, view: View, actions: Sequence[int] | None = None) -> None:
        self._screen.lines(choices(view, self._screen.width, actions))

    def _advise(
        self, first: str, why: str, others: Iterable[tuple[str, float, float | None, str]] = ()
    ) -> None:
        """A hint: the move that is advised, and others with their worth, their chance and their reason."""
        self._screen.say(f"{first} {why}".rstrip())
        for move, worth, chance, reason in others:
            told = f"{move} ({worth_in_words(worth, chance)}). {reason}".rstrip()
            self._screen.line(Span(f"  {message('hint-or')} ", "soft"), Span(told, "soft"))

    def _rules(self, words: str) -> None:
        """The whole RULES.md, or one clause of it."""
        game = self._game
        path = game.rulebook(current_language())
        try:
            rules = path.read_text(encoding="utf-8") if path is not None else ""
        except (OSError, ValueError):
            rules = ""
        if path is None or not rules:
            self._screen.say(message("no-rules", game=self._text.title(game)))
        elif not words:
            if path.name != rulebook_name(current_language()):
                self._screen.say(message("not-translated"), "soft")
            self._screen.markdown(rules)
        elif clause := clause_of(rules, words):
            self._screen.markdown(clause)
        else:
            self._screen.say(message("no-clause", clause=words, example=f"{game.clauses}7"))


def show_table(screen: Screen, view: View, names: Sequence[str], note: str) -> None:
    """What lies on the table, under the title."""
    text = text_of(view.game)
    screen.heading(text.title(view.game), note)
    screen.lines(view.game.show(view, text, names))
    screen.say()


def show_result(screen: Screen, view: View, names: Sequence[str]) -> None:
    """The last table, who has won and why, and everybody's score."""
    outcome = view.outcome
    assert outcome is not None
    show_table(screen, view, names, message("the-end"))
    screen.say(text_of(view.game).result(view, names), "strong")
    screen.say()
    width = max(len(name) for name in names)
    digits = max(len(str(score)) for score in outcome.scores)
    for seat in sorted(range(view.seats), key=lambda seat: outcome.ranking[seat]):
        has_won = seat in outcome.winners
        screen.line(
            Span(f"  {outcome.ranking[seat]}. "),
            Span(names[seat].ljust(width + 2), "strong" if has_won else ""),
            Span(str(outcome.scores[seat]).rjust(digits)),
            Span("  ★" if has_won else "", "accent"),
        )


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
