"""`tenfold arena`: compare bots: who is stronger, by how much, and how certain that is."""

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tenfold.arena.agent_loading import load_agent
from tenfold.arena.executors import Executor, ProcessPool, available_cores
from tenfold.arena.journal import Journal
from tenfold.arena.messages import BadTournament, message
from tenfold.arena.plot import draw_svg
from tenfold.arena.ratings import Interval
from tenfold.arena.ray_executor import RayExecutor
from tenfold.arena.schedule import Schedule, create_schedule
from tenfold.arena.standings import Row, Standings
from tenfold.arena.tournament import Tournament
from tenfold.cli.compiling.warmup import steps_for, warm_up
from tenfold.cli.errors import INTERRUPTED, OK, PROBLEM_FOUND, Unwritable, printable
from tenfold.cli.files.saves import game_with_boxes
from tenfold.cli.messages import format_number
from tenfold.cli.screen.screen import Screen, screen_of
from tenfold.core.game import Game
from tenfold.core.messages import title_of

TABLE = "table.json"
PICTURE = "ratings.svg"
MAX_NAMED_FAILURES = 5


def run(arguments: argparse.Namespace) -> int:
    """Play the tournament, and print its table."""
    screen = Screen() if arguments.json else screen_of()
    game = game_with_boxes(arguments.game, arguments.box)
    schedule = _schedule(arguments, game)
    _check(arguments)
    folder = Path(arguments.out) if arguments.out is not None else None
    journal = Journal(folder, schedule) if folder is not None else None
    tournament = Tournament(schedule, schedule.deals_for(arguments.matches), arguments.settle, journal)

    def tell(name: str, **args: object) -> None:
        """Beside the table, or away from JSON that is to be read by a program."""
        if arguments.json:
            sys.stderr.write(message(name, **args) + "\n")
        else:
            screen.say(message(name, **args))

    if tournament.matches != arguments.matches:
        tell("rounded", wished=arguments.matches, matches=tournament.matches, each=schedule.per_deal)
    if tournament.results:
        tell("known", count=len(tournament.results))
    warm_up(game, screen, *steps_for(schedule.agents))
    is_whole = _play(arguments, tournament, screen, game)
    table = tournament.standings()
    if arguments.json:
        sys.stdout.write(json.dumps(plain(schedule, table)) + "\n")
    else:
        _show(screen, game, schedule, table)
    if tournament.decided_after is not None:
        tell("settled", deals=tournament.decided_after)
    if folder is not None and table.rows:
        _keep(folder, game, schedule, table)
        tell("kept", folder=str(folder))
    tell("seed", seed=schedule.seed)
    if not is_whole:
        tell("interrupted", kept="yes" if folder is not None else "no")
        return INTERRUPTED
    return PROBLEM_FOUND if table.failed else OK


def _schedule(arguments: argparse.Namespace, game: Game) -> Schedule:
    names = [name.strip() for text in arguments.agents for name in text.split(",") if name.strip()]
    seed = arguments.seed if arguments.seed is not None else str(secrets.randbelow(10**9))
    schedule = create_schedule(game, names, arguments.seats, dict(arguments.option), seed)
    for name in schedule.agents:
        load_agent(name, 0)
    return schedule


def _check(arguments: argparse.Namespace) -> None:
    if arguments.matches < 1:
        raise BadTournament("bad-matches")
    if arguments.processes is not None and arguments.processes < 1:
        raise BadTournament("bad-processes")
    if not arguments.patience > 0:
        raise BadTournament("bad-patience")


def _play(arguments: argparse.Namespace, tournament: Tournament, screen: Screen, game: Game) -> bool:
    """Whether it came to its end; whoever interrupts it sees what there is."""
    with ExitStack() as stack:
        executor: Executor
        if arguments.ray is None:
            executor = ProcessPool(arguments.processes or available_cores(), arguments.patience).play
        else:
            executor = stack.enter_context(closing(RayExecutor(arguments.ray, arguments.processes))).play
        title = message("playing", game=title_of(game))
        advance = stack.enter_context(screen.progress(title, tournament.matches))
        advance(len(tournament.results))
        try:
            tournament.play(executor, lambda _: advance(1))
        except KeyboardInterrupt:
            return False
    return True


def plain(schedule: Schedule, table: Standings) -> dict[str, Any]:
    """The table as plain data, ready for JSON."""
    rows = [row.plain() for row in table.rows]
    return {"tournament": asdict(schedule), **asdict(table), "rows": rows}


def _keep(folder: Path, game: Game, schedule: Schedule, table: Standings) -> None:
    try:
        text = json.dumps(plain(schedule, table), indent=1)
        (folder / TABLE).write_text(text + "\n", encoding="utf-8")
        (folder / PICTURE).write_text(draw_svg(schedule, table, title_of(game)), encoding="utf-8")
    except OSError as error:
        raise Unwritable(folder, error) from error


def _show(screen: Screen, game: Game, schedule: Schedule, table: Standings) -> None:
    screen.heading(message("title", game=title_of(game), seats=schedule.seats))
    if not table.rows:
        screen.say(message("nothing-played"))
    else:
        even = _percent(table.even)
        screen.say(message("summary", matches=table.matches, deals=table.deals, even=even))
        screen.say()
        head = [message(f"head-{name}") for name in ("agent", "rating", "share", "seats", "score", "time")]
        screen.table([head, *map(_cells, table.rows)], left=1)
        screen.say()
        screen.say(message("anchored", agent=table.anchor) if table.anchor else message("unanchored"), "soft")
    if table.failed:
        screen.say(message("failed", count=len(table.failed)), "danger")
        for result in table.failed[:MAX_NAMED_FAILURES]:
            told = {"players": ", ".join(result.players), "why": printable(result.failed)}
            screen.say("  " + message("failed-match", number=result.number + 1, **told))
        if len(table.failed) > MAX_NAMED_FAILURES:
            screen.say("  " + message("failed-more", count=len(table.failed) - MAX_NAMED_FAILURES))


def _cells(row: Row) -> list[str]:
    return [
        row.agent,
        _interval(row.rating, lambda value: f"{value:.0f}"),
        _interval(row.share, _percent),
        str(row.seats),
        format_number(row.score, fine=True),
        message("milliseconds", number=row.ms),
    ]


def _interval(value: Interval, written: Callable[[float], str]) -> str:
    return message("interval", value=written(value.value), low=written(value.low), high=written(value.high))


def _percent(share: float) -> str:
    return message("percent", number=100 * share)
