"""Plays a match in the terminal: bots move, people are asked, every move is saved."""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Sequence

from tenfold.agents.hints import HINT_SEED, suggest
from tenfold.cli.compiling.warmup import steps_for, warm_up
from tenfold.cli.errors import Closed
from tenfold.cli.files.saves import Autosave
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen, forget_typed
from tenfold.cli.table.dialogue import NOBODY, Dialogue, Quit, show_result
from tenfold.cli.table.players import Player, bot_of, names_of
from tenfold.cli.table.prompt import REQUESTS, Request, clean, fitting_actions, notations, why_not
from tenfold.core.errors import Refused, TenfoldError
from tenfold.core.game import Span
from tenfold.core.levels import EXPERT
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.view import View

HELPER = EXPERT
"""The agent that gives hints, where no other was chosen."""
MAX_LOGGED = 20


class TerminalGame(Dialogue):
    """One match in the terminal, until it ends or a player quits."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        players: Sequence[Player],
        autosave: Autosave,
        helper: str = HELPER,
    ) -> None:
        super().__init__(screen, match.game)
        self._match = match
        self._players = players
        self._autosave = autosave
        self._helper = helper
        self._people = [seat for seat, player in enumerate(players) if player.is_person]
        self._is_alone = len(self._people) == 1
        self._bots = {
            seat: bot_of(player, match.secret(), seat, len(match.entries))
            for seat, player in enumerate(players)
            if not player.is_person
        }
        self._has_secrets = any(field.seen_by == "owner" for field in self._game.state.fields.values())
        self._at_screen = self._people[0] if self._is_alone else NOBODY
        start = max(0, len(match.entries) - match.seats)
        self._told = dict.fromkeys((SPECTATOR, *range(match.seats)), start)
        """How many entries each observer has been told of; who comes back hears the last ones again."""
        self._untold_moves: dict[int, Counter[int]] = defaultdict(Counter)
        """For each observer, how many moves others have made while nobody waited for anybody, untold yet."""
        self._was_warned = False
        self._is_warm = False

    @property
    def _names(self) -> list[str]:
        return names_of(self._players)

    def play(self) -> None:
        """Play until the match is over; Quit, Closed or KeyboardInterrupt end it earlier."""
        self._save()
        if not self._match.entries:
            self._introduce(player.bot for player in self._players)
        try:
            self._play_on()
        except BaseException:
            self._hide()
            raise
        self._finish()

    def _play_on(self) -> None:
        while not self._match.is_over:
            seat = self._next_seat()
            if seat in self._bots:
                self._submit(seat, self._bots[seat].act(self._match.view(seat)))
                if self._is_alone:
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
        self._save()

    def _save(self) -> None:
        if self._autosave.save():
            self._screen.say(message("not-saved", trouble=self._autosave.error), "danger")

    def _ask(self, seat: int) -> None:
        """One decision of a person, after all that happened before it."""
        self._hand_over(seat)
        for other, count in sorted(self._untold_moves.pop(seat, Counter()).items()):
            self._tell_news(message("meanwhile", name=self._names[other], count=count))
        self._decide(self._match.view(seat))

    def _play(self, view: View, action: int) -> bool:
        self._submit(view.observer, action)
        if self._is_alone:
            self._screen.say()
            self._tell(view.observer)
        return True

    def _question(self, view: View) -> str:
        name = self._names[view.observer]
        whose = message("your-move") if self._is_alone else message("your-move-name", name=name)
        if len(view.legal) == 1:
            return message("ask-move-only", whose=whose, move=notations(self._game)[view.legal[0]])
        return message("ask-move", whose=whose)

    def _note(self, view: View) -> str:
        number = len(self._match.entries) + 1
        if self._is_alone:
            return message("move-number", number=number)
        return message("move-number-name", name=self._names[view.observer], number=number)

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is cleared, and the next person says when."""
        if not self._is_alone and not self._has_secrets:
            self._tell(SPECTATOR)
            return
        if self._at_screen != seat:
            forget_typed()
            self._screen.clear()
            if self._screen.ask(message("pass-to", name=self._names[seat])).lower() in {"q", "quit"}:
                raise Quit
            self._screen.clear()
            self._at_screen = seat
        self._tell(seat)

    def _hide(self) -> None:
        """Who leaves in the middle of a match leaves no hand on the screen."""
        if not self._is_alone and self._has_secrets:
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
                self._tell_news(self._text.event(event, observer, self._names))
        self._told[observer] = len(self._match.entries)

    def _is_due_throughout(self, observer: int, number: int) -> bool:
        """Whether an observer was to act before an entry and is after it: nobody waited for anybody."""
        return all(observer in self._match.view_after(at, SPECTATOR).due for at in (number - 1, number))

    def _finish(self) -> None:
        """The last events, the table with nothing hidden, and who has won."""
        observer = self._people[0] if self._is_alone else SPECTATOR
        if observer == SPECTATOR:
            self._told[SPECTATOR] = max(self._told.values())
        self._tell(observer)
        show_result(self._screen, self._match.view(observer), self._names)

    def _answer(self, request: Request, view: View) -> bool:
        match request.name:
            case "why":
                self._why(clean(request.words), view)
            case "hint":
                self._hint(view)
            case "undo":
                return self._undo()
            case "log":
                self._log(view, is_whole=request.words.lower() == "all")
            case "save":
                self._save_as(request.words)
            case "quit" if self._autosave.error and not self._was_warned:
                self._was_warned = True
                self._screen.say(message("save-first", trouble=self._autosave.error))
            case _:
                return super()._answer(request, view)
        return False

    def _help(self, view: View) -> None:
        self._screen.say(message("help"))
        self._list(view)
        self._screen.say()
        for name, meaning in REQUESTS.items():
            self._screen.line(Span(f"  {name:<7}", "strong"), Span(message(meaning), "soft"))

    def _why(self, text: str, view: View) -> None:
        moves = notations(view.game)
        if text.isdecimal() and int(text[:9]) in range(1, len(view.legal) + 1):
            text = moves[view.legal[int(text[:9]) - 1]]
        legal = fitting_actions(view.game, text, view.legal)
        if not text:
            self._screen.say(message("why-which", move=moves[0]))
        elif len(legal) == 1:
            number = view.legal.index(legal[0]) + 1
            self._screen.say(message("why-legal", move=moves[legal[0]], number=number))
        elif legal:
            self._screen.say(message("why-these"))
            self._list(view, legal)
        else:
            self._screen.say(why_not(view, text, self._names))

    def _hint(self, view: View) -> None:
        if not self._is_warm:  # what only hints need isn't compiled until someone asks for one
            warm_up(self._game, self._screen, *steps_for([self._helper]))
            self._is_warm = True
        first, *others = suggest(self._helper, view, HINT_SEED)
        moves = [
            message(
                "hint-other", number=view.legal.index(one.action) + 1, move=notations(view.game)[one.action]
            )
            for one in others
        ]
        told = ((move, one.worth, one.chance, one.why) for move, one in zip(moves, others, strict=True))
        self._advise(self._advised(view, first.action, *first.then), first.why, told)

    def _advised(self, view: View, action: int, *then: int) -> str:
        move = ", ".join(notations(view.game)[one] for one in (action, *then))
        return message("hint", number=view.legal.index(action) + 1, move=move)

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
        self._save()
        return True

    def _log(self, view: View, *, is_whole: bool) -> None:
        """The entries that the observer noticed, with the observer's own numbers."""
        told = [
            " ".join(self._text.event(event, view.observer, self._names) for event in events)
            for events in (self._match.events(entry.number, view.observer) for entry in self._match.entries)
            if events
        ]
        if not told:
            self._screen.say(message("log-empty"))
        first = 0 if is_whole else max(0, len(told) - MAX_LOGGED)
        if first:
            self._screen.say(message("log-last", count=MAX_LOGGED, all=len(told)), "soft")
        for number, sentences in enumerate(told[first:], first + 1):
            self._screen.line(Span(f"{number:>4}  ", "soft"), Span(sentences))

    def _save_as(self, name: str) -> None:
        try:
            if name:
                self._autosave.move_to(name)
            else:
                self._autosave.save()
        except TenfoldError as error:
            self._screen.say(error.sentence)
        else:
            trouble = self._autosave.error
            saved = message("saved", path=str(self._autosave.path))
            self._screen.say(message("save-elsewhere", trouble=trouble) if trouble else saved)
