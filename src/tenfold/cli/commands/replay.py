"""`tenfold replay`: step through a match, as a spectator or as one seat saw it."""

import argparse

from tenfold.cli.errors import OK, BadUsage, Closed
from tenfold.cli.files.saves import load_match
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen, screen_of
from tenfold.cli.table.dialogue import show_result
from tenfold.cli.table.players import names_of, read
from tenfold.core.game import Span
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of


def run(arguments: argparse.Namespace) -> int:
    """Show a whole match, or step by step."""
    screen = screen_of(plain=arguments.plain)
    match, texts = load_match(arguments.file, screen)
    observer = SPECTATOR if arguments.seat is None else arguments.seat - 1
    if observer not in range(SPECTATOR, match.seats) or arguments.seat == 0:
        raise BadUsage(message("no-seat", seat=arguments.seat, seats=match.seats))
    replay = Replay(screen, match, names_of(read(texts, match.seats), ""), observer)
    (replay.show_all if arguments.all else replay.step_through)()
    return OK


class Replay:
    """A match and the current position in it."""

    def __init__(self, screen: Screen, match: Match, names: list[str], observer: int) -> None:
        self._screen = screen
        self._match = match
        self._names = names
        self._observer = observer
        self._text = text_of(match.game)
        self._last = len(match.entries)

    def show_all(self) -> None:
        """The deal, every event, and the end."""
        self._show(0)
        self._screen.say()
        for number in range(1, self._last + 1):
            self._screen.line(Span(f"{number:>4}  ", "soft"), Span(" ".join(self._sentences(number))))
        self._show_end()

    def step_through(self) -> None:
        """Ask after each moment where to go."""
        self._screen.say(message("replay-help"), "soft")
        number = 0
        self._show(number)
        while True:
            try:
                typed = self._screen.ask(f"{number}/{self._last} > ").lower()
            except Closed:
                return
            if typed in {"q", "quit"} or (typed in {"", "n"} and number == self._last):
                return
            wanted = self._wanted(typed, number)
            if wanted is None:
                self._screen.say(message("replay-help"))
                continue
            number = wanted
            self._show(number)
            if number == self._last:
                self._show_end()

    def _wanted(self, typed: str, number: int) -> int | None:
        """The moment to go to; None if the line means nothing."""
        if typed in {"", "n"}:
            return number + 1
        if typed == "b":
            return max(0, number - 1)
        if typed.isdecimal():
            return min(int(typed[:9]), self._last)
        word, _, seat = typed.partition(" ")
        if word != "s" or (seat and (not seat.isdecimal() or int(seat[:9]) > self._match.seats)):
            return None
        # SPECTATOR is the seat before the first: without a number, seats and it take turns.
        following = (self._observer + 2) % (self._match.seats + 1) - 1
        self._observer = int(seat) - 1 if seat else following
        return number

    def _show(self, number: int) -> None:
        who = message("replay-everybody") if self._observer == SPECTATOR else self._names[self._observer]
        after = message("replay-after", number=number, last=self._last, who=who)
        what = after if number else message("replay-deal", who=who)
        self._screen.heading(self._text.title(self._match.game), what)
        for sentence in self._sentences(number):
            self._screen.line(Span("  · ", "soft"), Span(sentence))
        if number:
            self._screen.say()
        view = self._match.view_after(number, self._observer)
        self._screen.lines(self._match.game.show(view, self._text, self._names))

    def _show_end(self) -> None:
        if self._match.is_over:
            show_result(self._screen, self._match.view(self._observer), self._names)
        else:
            self._screen.say(message("replay-open"))

    def _sentences(self, number: int) -> list[str]:
        events = self._match.events(number, self._observer) if number else ()
        return [self._text.event(event, self._observer, self._names) for event in events]
