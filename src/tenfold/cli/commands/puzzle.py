"""`tenfold puzzle`: the daily puzzle: one decision, its best move and the reason."""

import argparse
from datetime import UTC, date, datetime

from tenfold.agents.hints import rank_by_heuristic
from tenfold.analysis.puzzles import Puzzle, puzzle_of_day, puzzles_of
from tenfold.cli.compiling.warmup import warm_up
from tenfold.cli.errors import OK, BadUsage, Closed, printable
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen, screen_of
from tenfold.cli.table.choices import choices
from tenfold.cli.table.dialogue import show_table
from tenfold.cli.table.prompt import Move, Several, Unclear, understand
from tenfold.core.game import Game
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of
from tenfold.core.view import View

ANSWER = "answer"


def run(arguments: argparse.Namespace) -> int:
    """Show the puzzle of a game, or which games have one."""
    screen = screen_of(plain=arguments.plain)
    day = day_of(arguments.day)
    if arguments.game is None:
        screen.say(message("puzzle-games"))
        for game_id in game_ids():
            game = game_of(game_id)
            if puzzles_of(game):
                screen.say(f"  tenfold puzzle {game_id:<16}  {text_of(game).title(game)}")
        return OK
    game = game_of(arguments.game)
    number, puzzle = puzzle_of_day(game, day)
    warm_up(game, screen)
    ask(screen, game, puzzle, message("puzzle-note", day=day.isoformat(), number=number + 1))
    return OK


def day_of(text: str | None) -> date:
    """The day that is meant; without a word, today."""
    if text is None:
        return datetime.now(UTC).astimezone().date()
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise BadUsage(message("puzzle-bad-day", day=printable(text[:40]))) from error


def ask(screen: Screen, game: Game, puzzle: Puzzle, note: str) -> None:
    """Ask until the answer is found, or wanted."""
    match = puzzle.match(game)
    view = match.view(match.due[0])
    text = text_of(game)
    names = [text.seat_name(seat) for seat in range(match.seats)]
    show_table(screen, view, names, note)
    screen.say(f"{text.status(view, names)} {message('puzzle-task')}", "strong")
    screen.lines(choices(view, screen.width))
    while True:
        try:
            typed = screen.ask(message("puzzle-ask"))
        except Closed:
            return
        if typed.lower() == ANSWER:
            show_answer(screen, view, puzzle, message("puzzle-answer"))
        if typed.lower() in {"q", "quit", ANSWER} or is_found(screen, view, puzzle, names, typed):
            return


def is_found(screen: Screen, view: View, puzzle: Puzzle, names: list[str], typed: str) -> bool:
    """Say what a typed line is worth; whether it was the answer."""
    meant = understand(typed, view, names)
    if isinstance(meant, Several):
        screen.lines(choices(view, screen.width, meant.actions))
    elif isinstance(meant, Move):
        if view.game.actions.notation(meant.action) == puzzle.answer:
            show_answer(screen, view, puzzle, message("puzzle-right"))
            return True
        (reason,) = rank_by_heuristic(view, meant.action, 1)
        screen.say(f"{message('puzzle-wrong')} {reason.why}".rstrip())
    else:
        screen.say(meant.sentence if isinstance(meant, Unclear) else message("puzzle-help"))
    return False


def show_answer(screen: Screen, view: View, puzzle: Puzzle, head: str) -> None:
    """The best move, by how much it is the best, and why."""
    action = view.game.actions.parse(puzzle.answer)
    text = text_of(view.game)
    (reason,) = rank_by_heuristic(view, action, 1)
    screen.say(f"{head} {text.action(view.game.action_message(action))} ({puzzle.answer})", "good")
    points = max(1, round(100 * puzzle.margin))
    exact, tried = message("puzzle-margin-exact", points=points), message("puzzle-margin", points=points)
    screen.say(f"{reason.why} {exact if puzzle.exact else tried}".lstrip())
