"""Plays a match in the terminal: bots move, people are asked, every move is saved."""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Sequence

from tenfold.agents.characters import characters
from tenfold.cli.errors import Closed
from tenfold.cli.files.saves import Autosave
from tenfold.cli.messages import message
from tenfold.cli.screen import completion
from tenfold.cli.screen.screen import Screen
from tenfold.cli.table.choices import choices
from tenfold.cli.table.players import Player, bot_of, names_of
from tenfold.cli.table.prompt import (
    REQUESTS,
    Meaning,
    Move,
    Request,
    Several,
    Unclear,
    notations,
    steps_of,
    understand,
)
from tenfold.cli.table.requests import HELPER, RequestHandler
from tenfold.core.game import Span
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tenfold.core.view import View

NOBODY = -2


class Quit(Exception):
    """A player leaves; the match can be resumed."""


class TerminalGame:
    """One match in the terminal, until it ends or a player quits."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        players: Sequence[Player],
        autosave: Autosave,
        helper: str = HELPER,
    ) -> None:
        self._screen = screen
        self._match = match
        self._game = match.game
        self._text = text_of(match.game)
        self._players = players
        self._names = names_of(players)
        self._autosave = autosave
        self._people = [seat for seat, player in enumerate(players) if player.is_person]
        self._bots = {
            seat: bot_of(player, match.secret(), seat, len(match.entries))
            for seat, player in enumerate(players)
            if not player.is_person
        }
        self._has_secrets = any(field.seen_by == "owner" for field in self._game.state.fields.values())
        self._at_screen = self._people[0] if len(self._people) == 1 else NOBODY
        start = max(0, len(match.entries) - match.seats)
        self._told = dict.fromkeys((SPECTATOR, *range(match.seats)), start)
        """How many entries each observer has been told of; who comes back hears the last ones again."""
        self._untold_moves: dict[int, Counter[int]] = defaultdict(Counter)
        """For each observer, how many moves others have made while nobody waited for anybody, untold yet."""
        self._typed_ahead: list[str] = []
        """The moves of one typed line that are still to be made."""
        self._typed_by = NOBODY
        self._requests = RequestHandler(screen, match, self._people, self._names, autosave, helper)

    def play(self) -> None:
        """Play until the match is over; Quit, Closed or KeyboardInterrupt end it earlier."""
        self._keep()
        self._introduce()
        try:
            self._play_on()
        except BaseException:
            self._hide()
            raise
        self._finish()

    def _introduce(self) -> None:
        """Who else sits at the table, before the first move."""
        if not self._match.entries:
            for player in self._players:
                if player.bot in characters():
                    self._screen.say(characters()[player.bot].about, "soft")

    def _play_on(self) -> None:
        while not self._match.is_over:
            seat = self._next_seat()
            if seat in self._bots:
                self._submit(seat, self._bots[seat].act(self._match.view(seat)))
                if len(self._people) == 1:
                    self._tell(self._people[0])
            else:
                self._ask(seat)

    def _next_seat(self) -> int:
        """A bot that is due, or else who sits at the screen, or else the first."""
        due = self._match.due
        bots = [seat for seat in due if seat in self._bots]
        if bots:
            return bots[0]
        return self._at_screen if self._at_screen in due else due[0]

    def _submit(self, seat: int, action: int) -> None:
        self._match.submit(seat, action, self._match.count(seat))
        self._keep()

    def _keep(self) -> None:
        if self._autosave.save():
            self._screen.say(message("not-saved", trouble=self._autosave.error), "danger")

    def _ask(self, seat: int) -> None:
        """One decision of a person, and all the questions before it."""
        self._hand_over(seat)
        self._sum_up(seat)
        view = self._match.view(seat)
        if self._typed_by != seat:
            self._typed_ahead = []
        if not self._typed_ahead:
            self._lay_out(view)
        while True:
            meaning = self._next_meaning(view)
            if isinstance(meaning, Move):
                if not self._takes(view, meaning.action):
                    continue
                self._submit(seat, meaning.action)
                if len(self._people) == 1:
                    self._screen.say()
                    self._tell(seat)
                return
            if isinstance(meaning, Unclear):
                self._screen.say(meaning.sentence)
            elif isinstance(meaning, Several):
                self._screen.say(message("which"))
                self._screen.lines(choices(view, self._screen.width, meaning.actions))
            elif self._answer(meaning, view):
                return

    def _lay_out(self, view: View) -> None:
        """Everything that a decision needs: the table and what is legal."""
        self._show(view)
        self._screen.lines(choices(view, self._screen.width))
        self._screen.say()

    def _takes(self, _view: View, _action: int) -> bool:
        """Whether a legal move is played at this table."""
        return True

    def _next_meaning(self, view: View) -> Meaning:
        """What the player types, or has typed ahead: a line may hold several moves."""
        if not self._typed_ahead:
            texts = [*(notations(self._game)[action] for action in view.legal), *list(REQUESTS)[1:]]
            typed = self._screen.ask(self._question(view), texts)
            self._typed_ahead = steps_of(typed, self._game)
            self._typed_by = view.observer
        meaning = understand(self._typed_ahead.pop(0), view, self._names)
        if not isinstance(meaning, Move):
            self._typed_ahead = []
        return meaning

    def _answer(self, request: Request, view: View) -> bool:
        """Answer a request; whether the match has changed by it."""
        if request.name == "show":
            self._show(view)
            return False
        if request.name == "quit":
            if self._requests.may_leave():
                raise Quit
            return False
        has_changed = self._requests.answer(request, view)
        if has_changed:
            self._keep()
        return has_changed

    def _question(self, view: View) -> str:
        is_alone = len(self._people) == 1
        whose = (
            message("your-move") if is_alone else message("your-move-name", name=self._names[view.observer])
        )
        if len(view.legal) == 1:
            return message("ask-move-only", whose=whose, move=notations(self._game)[view.legal[0]])
        return message("ask-move", whose=whose)

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is cleared, and the next person says when."""
        if len(self._people) == 1:
            self._tell(seat)
            return
        if not self._has_secrets:
            self._tell(SPECTATOR)
            return
        if self._at_screen != seat:
            completion.forget()
            self._screen.clear()
            if self._screen.ask(message("pass-to", name=self._names[seat])).lower() in {"q", "quit"}:
                raise Quit
            self._screen.clear()
            self._at_screen = seat
        self._tell(seat)

    def _hide(self) -> None:
        """Who leaves in the middle of a match leaves no hand on the screen."""
        if len(self._people) > 1 and self._has_secrets:
            with contextlib.suppress(OSError, Closed):
                self._screen.clear()

    def _tell(self, observer: int) -> None:
        """What has happened since the observer last looked; of what happened at the same time, how much."""
        for number in range(self._told[observer] + 1, len(self._match.entries) + 1):
            seat = self._match.entries[number - 1].seat
            if seat != observer and self._is_due_throughout(observer, number):
                self._untold_moves[observer][seat] += 1
                continue
            for event in self._match.events(number, observer):
                sentence = self._text.event(event, observer, self._names)
                self._screen.line(Span("  · ", "soft"), Span(sentence))
        self._told[observer] = len(self._match.entries)

    def _is_due_throughout(self, observer: int, number: int) -> bool:
        """Whether an observer was to act before an entry and is after it: nobody waited for anybody."""
        return all(observer in self._match.view_after(at, SPECTATOR).due for at in (number - 1, number))

    def _sum_up(self, observer: int) -> None:
        """A line about each seat that has filled its rack, or the like, while the observer did not look."""
        for seat, count in sorted(self._untold_moves.pop(observer, Counter()).items()):
            sentence = message("meanwhile", name=self._names[seat], count=count)
            self._screen.line(Span("  · ", "soft"), Span(sentence))

    def _show(self, view: View) -> None:
        number = len(self._match.entries) + 1
        name = self._names[view.observer]
        is_alone = len(self._people) == 1
        where = (
            message("move-number", number=number)
            if is_alone
            else message("move-number-name", name=name, number=number)
        )
        self._screen.heading(self._text.title(self._game), where)
        self._screen.lines(self._game.show(view, self._text, self._names))
        self._screen.say()

    def _finish(self) -> None:
        """The last events, the table with nothing hidden, and who has won."""
        observer = self._people[0] if len(self._people) == 1 else SPECTATOR
        if observer == SPECTATOR:
            self._told[SPECTATOR] = max(self._told.values())
        self._tell(observer)
        show_result(self._screen, self._match.view(observer), self._names)


def show_result(screen: Screen, view: View, names: Sequence[str]) -> None:
    """The last table, who has won and why, and everybody's score."""
    assert view.outcome is not None
    text = text_of(view.game)
    screen.heading(text.title(view.game), message("the-end"))
    screen.lines(view.game.show(view, text, names))
    screen.say()
    screen.say(text.result(view, names), "strong")
    screen.say()
    width = max(len(name) for name in names)
    digits = max(len(str(score)) for score in view.outcome.scores)
    for seat in sorted(range(view.seats), key=lambda seat: view.outcome.ranking[seat]):  # type: ignore[union-attr]
        has_won = seat in view.outcome.winners
        screen.line(
            Span(f"  {view.outcome.ranking[seat]}. "),
            Span(names[seat].ljust(width + 2), "strong" if has_won else ""),
            Span(str(view.outcome.scores[seat]).rjust(digits)),
            Span("  ★" if has_won else "", "accent"),
        )
