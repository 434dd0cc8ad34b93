"""`tenfold history`: the games that were finished on this device or at a server, and what they add up to."""

import argparse
import http.client
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from tenfold.agents.characters import agent_name_of, characters
from tenfold.cli.errors import OK, BadUsage, printable
from tenfold.cli.files.history import FinishedGame, figures_of, result_of, saved_games
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen, screen_of
from tenfold.cli.table.server_table import client_of, introduce
from tenfold.client import Client
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of

MOST = 20


def run(arguments: argparse.Namespace) -> int:
    """Show the latest games and the figures of all."""
    screen = screen_of(plain=arguments.plain)
    games = saved_games()
    if arguments.server:
        client = client_of(arguments.server)
        try:
            introduce(client, [])
            games += games_of_server(client)
        except (OSError, http.client.HTTPException) as error:
            raise BadUsage(message("no-server", url=client.url)) from error
    if arguments.game is not None:
        games = [game for game in games if game["game"] == game_of(arguments.game).id]
    if not games:
        screen.say(message("history-none"))
        return OK
    games.sort(key=lambda game: -int(game["ended"]))
    for game in games[:MOST]:
        screen.say(_line(game))
    if len(games) > MOST:
        screen.say(message("history-more", count=len(games) - MOST), "soft")
    _show_figures(screen, games)
    return OK


def games_of_server(client: Client) -> list[FinishedGame]:
    """The finished games of the guest, page by page."""
    found: list[FinishedGame] = []
    following: str | None = ""
    while following is not None:
        page = client.call("GET", f"/api/me/history?before={quote(following)}")
        found += page["games"]
        following = page["next"]
    return found


def _show_figures(screen: Screen, games: Sequence[FinishedGame]) -> None:
    figures = figures_of(games, lambda bot: agent_name_of(bot) if bot in characters() else None)
    if not figures["all"]["played"]:
        return
    screen.say()
    head = ["", message("history-played"), message("history-won"), message("history-best")]
    has_journeys = any(one["journey"] for one in figures["games"])
    head += [message("history-journey")] * has_journeys
    rows = [
        [_title(one["key"]), *_tally(one), *[str(one["journey"] or "")] * has_journeys]
        for one in figures["games"]
    ]
    last = [message("history-all"), *_tally(figures["all"]), *[""] * has_journeys]
    screen.table([head, *rows, last], left=1)
    screen.say(message("history-streak", **figures["streak"]))


def _tally(one: dict[str, Any]) -> list[str]:
    return [
        str(one["played"]),
        message("history-share", percent=round(100 * one["won"] / one["played"])),
        str(one.get("best") or ""),
    ]


def _title(game_id: str) -> str:
    if game_id not in game_ids():
        return printable(game_id)
    game = game_of(game_id)
    return text_of(game).title(game)


def _line(game: FinishedGame) -> str:
    """A game in one line."""
    ended = datetime.fromtimestamp(game["ended"], UTC).astimezone()
    result, seats = result_of(game), game["seats"]
    rivals = ", ".join(_name(seat) for seat in seats if not seat["yours"])
    scores = [seat["score"] for seat in sorted(seats, key=lambda seat: not seat["yours"])]
    return message(
        "history-line",
        date=ended.date().isoformat(),
        game=_title(game["game"]),
        result=result or "shared",
        scores=f" {'–'.join(map(str, scores))}" if max(scores) > 1 else "",
        names=rivals or ", ".join(_name(seat) for seat in seats),
    )


def _name(seat: dict[str, Any]) -> str:
    bot = str(seat["bot"])
    if bot and seat["name"].removeprefix("bot:") == bot:
        return characters()[bot].name if bot in characters() else bot.capitalize()
    return printable(str(seat["name"])) or message("history-unnamed")
