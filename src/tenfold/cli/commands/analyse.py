"""`tenfold analyse`: review a match: its turning points, better moves, luck and skill."""

import argparse
import json
import sys
from collections.abc import Sequence

from tenfold.agents.search_agent import warm_up_search
from tenfold.analysis.match_analysis import MatchAnalysis, analyse_match
from tenfold.analysis.narration import TurningPointText, describe_turning_point
from tenfold.cli.compiling.warmup import warm_up
from tenfold.cli.errors import OK, BadUsage
from tenfold.cli.files.saves import load_match
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen, screen_of
from tenfold.cli.table.players import names_of, read
from tenfold.core.game import Span
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of

BARS = "▁▂▃▄▅▆▇█"
WIDEST_CURVE = 60
MAX_BUDGET = 10_000_000


def run(arguments: argparse.Namespace) -> int:
    """Judge every decision, and print what was found."""
    screen = Screen() if arguments.json else screen_of(plain=arguments.plain)
    budget = arguments.budget
    if budget is not None and budget not in range(1, MAX_BUDGET + 1):
        raise BadUsage(message("analyse-bad-budget", most=MAX_BUDGET))
    match, texts = load_match(arguments.file, screen)
    if arguments.seat is not None and arguments.seat not in range(1, match.seats + 1):
        raise BadUsage(message("no-seat", seat=arguments.seat, seats=match.seats))
    warm_up(match.game, screen, warm_up_search)
    found = _found(match, budget, arguments.seed, screen)
    names = names_of(read(texts, match.seats), "")
    seats = range(match.seats) if arguments.seat is None else [arguments.seat - 1]
    if arguments.json:
        sys.stdout.write(json.dumps(plain(match, found, names, seats), ensure_ascii=False) + "\n")
    else:
        Report(screen, match, found, names).show(seats)
    return OK


def _found(match: Match, budget: int | None, seed: int, screen: Screen) -> MatchAnalysis:
    if not match.is_over:
        return analyse_match(match)  # which says that it is not
    with screen.progress(message("analyse-working"), len(match.standing())) as advance:

        def tell(done: int, _: int) -> None:
            if done:
                advance(1)

        return analyse_match(match, budget, seed, tell)


def plain(
    match: Match, found: MatchAnalysis, names: Sequence[str], seats: Sequence[int]
) -> dict[str, object]:
    """All that was found, of some seats, as plain data."""
    whole = found.plain()
    return {
        "game": match.game.id,
        "players": list(names),
        **whole,
        "decisions": [one for one in whole["decisions"] if one["seat"] in seats],
        "turns": [one for one in whole["turns"] if one["seat"] in seats],
    }


class Report:
    """Prints an analysis."""

    def __init__(self, screen: Screen, match: Match, found: MatchAnalysis, names: Sequence[str]) -> None:
        self._screen = screen
        self._match = match
        self._found = found
        self._names = names
        self._widest = max(map(len, names))

    def show(self, seats: Sequence[int]) -> None:
        """The curve, the turning points, and luck and skill apart."""
        game = self._match.game
        note = message("analyse-note", moves=len(self._match.standing()))
        self._screen.heading(text_of(game).title(game), note)
        self._screen.say(text_of(game).result(self._match.view(SPECTATOR), self._names))
        self._screen.heading(message("analyse-curve"))
        for seat in seats:
            self._show_curve(seat)
        self._screen.heading(message("analyse-turns"))
        turns = [turn for turn in self._found.turns if turn.seat in seats]
        reader = seats[0] if len(seats) == 1 else SPECTATOR
        for turn in turns:
            self._show_turn(describe_turning_point(self._match, self._found, turn, self._names, reader))
        if not turns:
            self._screen.say(message("analyse-no-turns"))
        self._screen.heading(message("analyse-accounts"))
        for seat in seats:
            self._show_account(seat)
        self._screen.say(message("analyse-how", budget=self._found.budget, seed=self._found.seed), "soft")

    def _show_curve(self, seat: int) -> None:
        chances = [moment.chances[seat] for moment in self._found.moments]
        ends = message("analyse-from-to", start=percent(chances[0]), end=percent(chances[-1]))
        name = f"{self._names[seat]:<{self._widest}}  "
        width = max(10, min(WIDEST_CURVE, self._screen.width - len(name) - len(ends) - 4))
        self._screen.line(Span(name, "strong"), Span(sparkline(chances, width)), Span(f"  {ends}", "soft"))

    def _show_turn(self, one: TurningPointText) -> None:
        turn = one.turn
        head = Span(f"{turn.number:>4}  ", "soft")
        args = {"name": self._names[turn.seat], "before": percent(turn.before), "after": percent(turn.after)}
        if one.played is None or one.best is None:
            self._screen.line(head, Span(message("analyse-luck", **args)), Span(f" {one.happened}", "soft"))
            return
        self._screen.line(head, Span(message("analyse-mistake", **args, played=one.played.text), "strong"))
        better = message("analyse-better", best=one.best.text, gain=percent(one.loss))
        self._screen.line(Span("      "), Span(f"{better} {one.best.why}".rstrip()))

    def _show_account(self, seat: int) -> None:
        account = self._found.accounts[seat]
        luck, moves = (f"{percent(change):+d}".replace("-", "−") for change in (account.luck, account.moves))
        lost, given = percent(account.lost), percent(account.given)
        sentence = message("analyse-account", lost=lost, given=given, luck=luck, moves=moves)
        own = [one for one in self._found.decisions if one.seat == seat]
        good = sum(one.loss == 0 for one in own)
        choices = message("analyse-choices", good=good, count=len(own))
        name = f"{self._names[seat]:<{self._widest}}  "
        self._screen.line(Span(name, "strong"), Span(f"{sentence} {choices}"))


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def sparkline(chances: Sequence[float], width: int) -> str:
    """Chances as bars, not more of them than there is room for."""
    width = min(width, len(chances))
    picked = [chances[round(at * (len(chances) - 1) / max(1, width - 1))] for at in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)
