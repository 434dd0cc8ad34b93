"""`tenfold bench`: measure plies per second of random games and playouts per second of search."""

import argparse
import json
import sys
import time
from dataclasses import replace
from typing import Any

from tenfold.agents import agent_of
from tenfold.agents.search_agent import SearchAgent, warm_up_search
from tenfold.cli.compiling.warmup import warm_batches, warm_up
from tenfold.cli.errors import OK, BadUsage
from tenfold.cli.messages import format_number, message
from tenfold.cli.screen.screen import Screen, screen_of
from tenfold.core.batch import Batch
from tenfold.core.drivers import UNIFORM_BY_KIND
from tenfold.core.game import Game
from tenfold.core.gpu import CPU
from tenfold.core.jit import INTERPRET
from tenfold.core.levels import EXPERT
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.registry import game_ids, game_of
from tenfold.core.view import View

BATCH = 1 if INTERPRET else 256
GPU_BATCH = 1 << 18
MAX_SECONDS = 600
RANDOM_PLAY = "random play"
RANDOM_KINDS = "by kinds"
"""First a kind of move is chosen, then a move of that kind."""
SEARCH = "search"
WAYS = (RANDOM_PLAY, RANDOM_KINDS)
ROUND_SECONDS = 0.1
PLAYOUTS = 4 if INTERPRET else 1000
PLIES = 40
DECISIONS = 8
"""How far into a match decisions are looked for, at least, and how many of them search is measured by."""


def run(arguments: argparse.Namespace) -> int:
    """Measure the games, all or those that are named."""
    if not 0 < arguments.seconds <= MAX_SECONDS:
        raise BadUsage(message("bench-seconds", most=MAX_SECONDS))
    screen = screen_of()
    games = [game_of(name) for name in arguments.game or game_ids()]
    rows = [
        measure(game, screen, what, arguments.seconds, arguments.device) for what in WAYS for game in games
    ]
    searching = [game for game in games if game.search_model and arguments.device == CPU]
    searches = [measure_search(game, screen, arguments.seconds) for game in searching]
    if arguments.json:
        sys.stdout.write(json.dumps({"rows": rows, "searches": searches}) + "\n")
    else:
        _print(screen, rows, plies="plies_per_s", games="games_per_s")
        _print(screen, searches, playouts="playouts_per_s")
    return OK


def measure(game: Game, screen: Screen, what: str, seconds: float, device: str = CPU) -> dict[str, Any]:
    """One row: deal, legal, choose, apply, until the end, again and again, with the fewest seats.

    Of many short rounds the fastest counts: a machine is never faster than it is, but often slower,
    when others use it too.
    """
    batch = Batch(game, game.seats[0], BATCH if device == CPU else GPU_BATCH, device=device)
    styles = [UNIFORM_BY_KIND] * batch.seats if what == RANDOM_KINDS else None
    if device == CPU:
        warm_up(game, screen, warm_batches)
    else:
        batch.play(styles, max_plies=1)
    games, best = 0, (0.0, 0.0)
    end = time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        plies, first = 0, games
        while (elapsed := time.perf_counter() - start) < min(ROUND_SECONDS, seconds):
            plies += batch.play(styles, first=games)
            games += batch.count
        best = max(best, (plies / elapsed, (games - first) / elapsed))
    return {
        "what": what,
        "game": game.id,
        "seats": batch.seats,
        "plies_per_s": round(best[0]),
        "games_per_s": round(best[1], 1),
    }


def measure_search(game: Game, screen: Screen, seconds: float) -> dict[str, Any]:
    """One row: decisions of a match, tried as the expert tries them; the fastest of several rounds counts."""
    assert game.search_model is not None
    warm_up(game, screen, warm_up_search)
    level = replace(game.search_model.levels[EXPERT], playouts=PLAYOUTS)
    views = decisions_in(game)
    search = SearchAgent(1)
    rates: list[float] = []
    end = time.perf_counter() + seconds
    while not rates or time.perf_counter() < end:
        start = time.perf_counter()
        playouts = sum(search.decide(view, level).playouts for view in views)
        rates.append(playouts / (time.perf_counter() - start))
    return {"game": game.id, "seats": game.seats[0], "playouts_per_s": round(max(rates))}


def decisions_in(game: Game) -> list[View]:
    """What a seat sees that alone has a choice, here and there in a match of greedy bots.

    Where all seats choose at once for long, as racks are filled, they come late.
    """
    match = Match(game, game.seats[0], bytes(SECRET_BYTES))
    bots = [agent_of("greedy", seat) for seat in range(match.seats)]
    views: list[View] = []
    while match.due and (len(match.entries) < PLIES or len(views) < DECISIONS):
        seat = match.due[0]
        view = match.view(seat)
        if len(match.due) == 1 and len(view.legal) > 1:
            views.append(view)
        match.submit(seat, bots[seat].act(view), match.count(seat))
    return views[-DECISIONS:]


def _print(screen: Screen, rows: list[dict[str, Any]], **columns: str) -> None:
    """A table with some columns; what is measured is in words that are equally long, for another table."""
    ways = {
        RANDOM_PLAY: message("bench-random-play"),
        RANDOM_KINDS: message("bench-by-kinds"),
        SEARCH: message("bench-search"),
    }
    width = max(map(len, ways.values()))
    head = ["", *(message(f"bench-{name}") for name in ("game", "seats", *columns))]
    cells = [
        [
            ways[row.get("what", SEARCH)].ljust(width),
            row["game"],
            str(row["seats"]),
            *(format_number(row[column]) for column in columns.values()),
        ]
        for row in rows
    ]
    if rows:
        screen.table([head, *cells], left=2, indent="")
