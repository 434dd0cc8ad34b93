"""Answers a player's requests between moves: help, reasons, hints, the log, the rules."""

from collections.abc import Sequence

from tenfold.agents.hints import Suggestion, suggest
from tenfold.cli.files.saves import Autosave
from tenfold.cli.messages import message, worth_in_words
from tenfold.cli.screen.screen import Screen
from tenfold.cli.table.choices import choices
from tenfold.cli.table.prompt import REQUESTS, Request, clean, fitting_actions, notations, why_not
from tenfold.cli.table.rulebook import clause_of, is_translated, rules_of
from tenfold.core.errors import Refused, TenfoldError
from tenfold.core.game import Span
from tenfold.core.match import Match
from tenfold.core.text import text_of
from tenfold.core.view import View

HELPER = "greedy"
"""The agent that gives hints, where no other was chosen."""
RECENT = 20
"""As many entries as `log` shows."""


def tell_about(screen: Screen, view: View, words: str, names: Sequence[str]) -> None:
    """What the board says about a place, to whoever asks."""
    if view.game.about is None:
        screen.say(message("no-places", game=text_of(view.game).title(view.game)))
    else:
        screen.lines(view.game.about(view, text_of(view.game), words, names))


def _number(view: View, candidate: Suggestion) -> int:
    return view.legal.index(candidate.action) + 1


class RequestHandler:
    """Answers requests; only `undo` changes the match."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        people: Sequence[int],
        names: list[str],
        autosave: Autosave,
        helper: str = HELPER,
    ) -> None:
        self._screen = screen
        self._match = match
        self._people = people
        self._names = names
        self._autosave = autosave
        self._helper = helper
        self._was_warned = False

    def answer(self, request: Request, view: View) -> bool:
        """Answer one request; whether the match has changed by it."""
        match request.name:
            case "why":
                self._why(request.words, view)
            case "hint":
                self._hint(view)
            case "undo":
                return self._undo()
            case "log":
                self._log(view, is_whole=request.words.lower() == "all")
            case "rules":
                self._rules(request.words)
            case "save":
                self._save(request.words)
            case _ if request.words:
                tell_about(self._screen, view, request.words, self._names)
            case _:
                self._help(view)
        return False

    def may_leave(self) -> bool:
        """Whether nothing is lost by leaving, or the player was told so."""
        if not self._autosave.error or self._was_warned:
            return True
        self._was_warned = True
        self._screen.say(message("save-first", trouble=self._autosave.error))
        return False

    def _help(self, view: View) -> None:
        self._screen.say(message("help"))
        self._screen.lines(choices(view, self._screen.width))
        self._screen.say()
        for name, meaning in REQUESTS.items():
            self._screen.line(Span(f"  {name:<7}", "strong"), Span(message(meaning), "soft"))

    def _why(self, words: str, view: View) -> None:
        text = clean(words)
        if text.isdecimal() and int(text[:9]) in range(1, len(view.legal) + 1):
            text = notations(view.game)[view.legal[int(text[:9]) - 1]]
        legal = fitting_actions(view.game, text, view.legal)
        if not text:
            example = notations(view.game)[0]
            self._screen.say(message("why-which", move=example))
        elif len(legal) == 1:
            number = view.legal.index(legal[0]) + 1
            self._screen.say(message("why-legal", move=notations(view.game)[legal[0]], number=number))
        elif legal:
            self._screen.say(message("why-these"))
            self._screen.lines(choices(view, self._screen.width, legal))
        else:
            self._screen.say(why_not(view, text, self._names))

    def _hint(self, view: View) -> None:
        first, *others = suggest(self._helper, view, len(self._match.entries))
        tried = message("hint", number=_number(view, first), move=notations(view.game)[first.action])
        self._screen.say(f"{tried} {first.why}".rstrip())
        for other in others:
            worth = worth_in_words(other.worth, other.chance)
            written = f"{_number(view, other)}: {notations(view.game)[other.action]} ({worth})"
            told = f"{written}. {other.why}".rstrip()
            self._screen.line(Span(f"  {message('hint-or')} ", "soft"), Span(told, "soft"))

    def _undo(self) -> bool:
        """The last move of a person; bots consent, and so do people at one screen."""
        own = [n for n in self._match.standing() if self._match.entries[n - 1].seat in self._people]
        if not own:
            self._screen.say(message("nothing-to-undo"))
            return False
        seat = self._match.entries[own[-1] - 1].seat
        try:
            self._match.take_back(seat, own[-1], self._match.count(seat), range(self._match.seats))
        except Refused as refusal:
            self._screen.say(refusal.sentence)
            return False
        return True

    def _log(self, view: View, *, is_whole: bool) -> None:
        """The entries that the observer noticed, with the observer's own numbers."""
        text = text_of(view.game)
        told = [
            " ".join(text.event(event, view.observer, self._names) for event in events)
            for events in (self._match.events(entry.number, view.observer) for entry in self._match.entries)
            if events
        ]
        if not told:
            self._screen.say(message("log-empty"))
        first = 0 if is_whole else max(0, len(told) - RECENT)
        if first:
            self._screen.say(message("log-last", count=RECENT, all=len(told)), "soft")
        for number, sentences in enumerate(told[first:], first + 1):
            self._screen.line(Span(f"{number:>4}  ", "soft"), Span(sentences))

    def _rules(self, words: str) -> None:
        game = self._match.game
        rules = rules_of(game)
        if rules is None:
            self._screen.say(message("no-rules", game=text_of(game).title(game)))
        elif not words:
            if not is_translated(game):
                self._screen.say(message("not-translated"), "soft")
            self._screen.markdown(rules)
        else:
            clause = clause_of(rules, words.strip())
            missing = message("no-clause", clause=words.strip(), example=f"{game.clauses}7")
            self._screen.markdown(clause) if clause else self._screen.say(missing)

    def _save(self, words: str) -> None:
        try:
            if words:
                self._autosave.move_to(words)
            else:
                self._autosave.save()
        except TenfoldError as error:
            self._screen.say(error.sentence)
            return
        if self._autosave.error:
            self._screen.say(message("save-elsewhere", trouble=self._autosave.error))
        else:
            self._screen.say(message("saved", path=str(self._autosave.path)))
