"""`tenfold play --server URL`: play at a server's table, with people in browsers and terminals."""

import argparse
import contextlib
import http.client
import math
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from msgspec import ValidationError, convert

from tenfold.cli.compiling.warmup import warm_up
from tenfold.cli.errors import OK, BadUsage, Unwritable
from tenfold.cli.files.saves import read_json, write
from tenfold.cli.messages import message, says_yes
from tenfold.cli.screen.screen import Screen, screen_of
from tenfold.cli.table.dialogue import Dialogue, Quit, show_result
from tenfold.cli.table.prompt import Request, notations
from tenfold.client import Client, TableConnection
from tenfold.core.errors import BadFile, TenfoldError
from tenfold.core.game import Game
from tenfold.core.messages import title_of
from tenfold.core.outcome import Outcome
from tenfold.core.paths import data_folder
from tenfold.core.registry import game_of
from tenfold.core.text import shared_text
from tenfold.core.view import View

MAX_NEWS = 12
"""So many pieces of news are told at once; of more, the last."""
LISTENING = 1.0
"""Seconds at a time, so that Ctrl-C is heard."""
UNKNOWN_STREAM = [2**64 - 1] * 2
"""No one may know it, so views that are sent as changes leave it out."""


def run(arguments: argparse.Namespace) -> int:
    """Find or make a table, sit down, and play to the end of the match or until one leaves."""
    screen = screen_of(plain=arguments.plain)
    client = client_of(arguments.server)
    try:
        introduce(client, arguments.names or [])
        table = client.join(arguments.join) if arguments.join else _made(client, arguments)
        with client.sit(table) as line:
            line.wait(lambda line: line.table is not None)
            visit = Visit(screen, line, client.url)
            visit.sit_down()
            visit.play()
    except (OSError, http.client.HTTPException) as error:
        raise BadUsage(message("no-server", url=client.url)) from error
    return OK


def client_of(url: str) -> Client:
    """A client of a server at an address that somebody typed."""
    address = urlsplit(url if "://" in url else f"http://{url}")
    if address.scheme not in {"http", "https"} or not address.hostname:
        raise BadUsage(message("server-address", url=url, example="http://192.168.1.20:8010"))
    return Client(address.geturl())


def introduce(client: Client, names: Sequence[str]) -> None:
    """Be who we were on that server, if we were there; take the name that was given, and keep who we are."""
    if len(names) > 1:
        raise BadUsage(message("server-one-name"))
    book = data_folder() / "guests.json"
    known: dict[str, str] = {}
    with contextlib.suppress(BadFile):
        known = read_json(str(book))
    client.cookie = str(known.get(client.url, ""))
    client.rename(names[0]) if names else client.me()
    with contextlib.suppress(Unwritable):
        write(book, {**known, client.url: client.cookie})


def _made(client: Client, arguments: argparse.Namespace) -> str:
    """A new table: seats that no bot takes are open for others."""
    if arguments.game is None:
        raise BadUsage(message("server-which"))
    game = game_of(arguments.game)
    bots = arguments.bots or []
    seats = arguments.seats or max(game.seats[0], 1 + len(bots))
    options = game.validate_options(seats, dict(arguments.option))
    plan = ["me", *bots, *["open"] * (seats - 1 - len(bots))]
    wishes = {"helper": arguments.helper, "pace": arguments.pace}
    chosen = {name: wish for name, wish in wishes.items() if wish is not None}
    return str(client.make(game.id, plan, options=options, start=True, **chosen)["table"])


def _is_ready(seat: Any) -> bool:
    return bool(seat["kind"] == "bot" or seat["yours"] or (seat["kind"] == "person" and seat["ready"]))


def as_clock(milliseconds: float) -> str:
    """Time as a clock shows it; nothing only when nothing is left."""
    minutes, seconds = divmod(math.ceil(milliseconds / 1000), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


class Visit(Dialogue):
    """One person at one table of a server."""

    def __init__(self, screen: Screen, line: TableConnection, url: str) -> None:
        super().__init__(screen, game_of(line.table["game"]))
        self._line = line
        self._url = url
        self._asked: set[int] = set()
        warm_up(self._game, screen)

    @property
    def _names(self) -> list[str]:
        return [seat["name"] or shared_text().seat_name(seat["seat"]) for seat in self._line.table["seats"]]

    @property
    def _own(self) -> list[int]:
        return [seat["seat"] for seat in self._line.table["seats"] if seat["yours"]]

    def sit_down(self) -> None:
        """Take the first open seat, say that we are ready, and wait for the others."""
        table = self._line.table
        if not self._own:
            free = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
            if table["status"] != "waiting" or not free:
                self._screen.say(message("server-full"), "soft")
                return
            self._ask("sit", seat=free[0])
        if table["status"] != "waiting":
            return
        if not table["host"]:
            self._ask("ready", yes=True)
        self._screen.say(message("server-waiting", link=f"{self._url}{table['path']}"))
        self._screen.say(message("server-code", code=table["code"]))
        while self._line.table["status"] == "waiting":
            self._line.receive(LISTENING)
            table = self._line.table
            if table["status"] == "waiting" and table["host"] and all(map(_is_ready, table["seats"])):
                self._line.send("start")

    def play(self) -> None:
        """Until the match is over, or one leaves; the seat stays ours."""
        self._introduce(seat.get("character") for seat in self._line.table["seats"])
        while True:
            self._tell()
            ended = self._line.table.get("ended")
            if ended is not None:
                self._screen.say(ended["text"])
                return
            if self._line.is_over:
                values = next(iter(self._line.views.values()))
                show_result(self._screen, view_of(self._game, values), self._names)
                return
            turn = self._line.turn
            if turn is None:
                self._agree()
                self._line.receive(LISTENING)
                continue
            try:
                self._decide(view_of(self._game, turn))
            except Quit:
                self._screen.say(message("server-leave"))
                return

    def _tell(self) -> None:
        """What has happened; of much at once, as while all fill their racks, the last of it."""
        earlier = len(self._line.events) - MAX_NEWS
        if earlier > 0:
            self._screen.say(message("earlier-news", count=earlier), "soft")
        for event in list(self._line.events)[-MAX_NEWS:]:
            self._tell_news(event["text"])
        self._line.events.clear()

    def _lay_out(self, view: View) -> None:
        """The table, what is legal, and what everybody has left now, where time counts."""
        super()._lay_out(view)
        since = (time.monotonic() - self._line.clocks_at) * 1000
        for name, clock in zip(self._names, self._line.clocks, strict=False):
            left = max(0, clock["left"] - (since if clock["runs"] else 0))
            self._screen.say(message("server-clock", name=name, left=as_clock(left)), "soft")

    def _note(self, _view: View) -> str:
        return self._url

    def _help(self, view: View) -> None:
        self._screen.say(message("server-help"))
        self._list(view)

    def _play(self, view: View, action: int) -> bool:
        values = self._line.views[view.observer]
        self._after(self._line.act(values, notations(self._game)[action]), values)
        return True

    def _answer(self, request: Request, view: View) -> bool:
        seat = view.observer
        match request.name:
            case "why":
                self._ask("why", seat=seat, action=request.words)
            case "hint":
                self._ask("hint", seat=seat)
            case "undo":
                values = self._line.views[seat]
                answer = self._line.send("take-back", seat=seat, count=values["count"])
                if answer.get("asked"):
                    self._screen.say(message("server-asked"))
                else:
                    self._after(answer, values)
                return bool(answer["ok"])
            case "show":
                super()._lay_out(view)
            case "save":
                self._screen.say(message("server-keeps"))
            case _:
                return super()._answer(request, view)
        return False

    def _after(self, answer: Any, values: Any) -> None:
        """Wait until the table shows what was acknowledged, or say why it was refused."""
        if not answer["ok"]:
            self._typed_ahead = []
            self._screen.say(answer["sentence"])
            return
        seat, count = values["observer"], values["count"]
        self._line.wait(lambda line: line.is_over or line.views[seat]["count"] > count)

    def _ask(self, command: str, **fields: Any) -> None:
        """Send a command, and say what the server answers in words."""
        answer = self._line.send(command, **fields)
        clause = f" ({answer['clause']})" if answer.get("clause") else ""
        if answer.get("sentence"):
            self._screen.say(f"{answer['sentence']}{clause}")
        elif answer.get("action"):
            others = [
                (other["action"], other["worth"], other.get("chance"), other["why"])
                for other in answer.get("others", ())
            ]
            self._advise(message("server-hint", move=answer["action"]), answer.get("why", ""), others)
        elif command == "why" and answer.get("legal"):
            self._screen.say(message("server-legal"))

    def _agree(self) -> None:
        """Others may ask whether they may take a move back."""
        for ask in self._line.table["asks"]:
            if ask["ask"] in self._asked or ask["seat"] in self._own:
                continue
            self._asked.add(ask["ask"])
            name = self._names[ask["seat"]]
            typed = self._screen.ask(message("server-agree", name=name))
            for seat in self._own:
                self._ask("agree", ask=ask["ask"], seat=seat, yes=says_yes(typed))


def view_of(game: Game, values: Any) -> View:
    """The view that a server sent, as the game's own parts want it."""
    try:
        return View(
            game=game,
            observer=values["observer"],
            seats=values["seats"],
            kept=game.states_of({"stream": UNKNOWN_STREAM, **values["state"]}),
            due=tuple(values["due"]),
            legal=tuple(game.actions.parse(legal["action"]) for legal in values["legal"]),
            outcome=convert(values["outcome"], Outcome | None),
        )
    except (TenfoldError, ValidationError, KeyError, TypeError) as error:
        raise BadUsage(message("server-version", game=title_of(game))) from error
