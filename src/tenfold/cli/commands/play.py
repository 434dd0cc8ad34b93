"""`tenfold play`: choose a game and players, then play it; rematches and saved matches too."""

import argparse
import contextlib
import importlib
import secrets
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tenfold.agents.characters import agent_name_of, require_agent
from tenfold.cli.compiling.warmup import steps_for, warm_up
from tenfold.cli.errors import OK, BadUsage, Closed
from tenfold.cli.files.saves import Autosave, game_with_boxes, latest, load_match, new_path, path_of
from tenfold.cli.messages import message, says_yes
from tenfold.cli.screen.screen import Screen, screen_of
from tenfold.cli.table.dialogue import Quit, show_result
from tenfold.cli.table.local_game import HELPER, TerminalGame
from tenfold.cli.table.players import Player, names_of, read, seated, written
from tenfold.core.game import BEGINS, BY_LOT, Game, Span
from tenfold.core.languages import current_language
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES, secret_of
from tenfold.core.messages import title_of
from tenfold.core.paths import MATCH_SUFFIX
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import GAMES, game_ids, game_of
from tenfold.core.text import COMMON, Text, text_of


@dataclass
class Table:
    """A match, its players and its file."""

    match: Match
    players: Sequence[Player]
    autosave: Autosave


def run(arguments: argparse.Namespace) -> int:
    """Play until nobody wants to any more."""
    end_at_hang_up()
    if arguments.server is not None:
        return int(importlib.import_module("tenfold.cli.table.server_table").run(arguments))
    if arguments.pace is not None:
        raise BadUsage(message("pace-here"))
    screen = screen_of(plain=arguments.plain)
    table = _resumed(screen, arguments) if arguments.resume is not None else _new(screen, arguments)
    if table is None:
        return OK
    helper = agent_name_of(require_agent(arguments.helper or HELPER, table.match.game.id))
    rematches = 0
    while True:
        _sit(screen, table, helper)
        if not table.match.is_over or not screen.is_interactive:
            return OK
        if not says_yes(screen.ask(message("another"))):
            return OK
        rematches += 1
        table = _rematch(table, arguments.seed, rematches)


def end_at_hang_up() -> None:
    """A terminal that is closed ends the command as the end of its input does."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, _hang_up)


def _hang_up(_signal: int, _frame: object) -> NoReturn:
    raise Closed


def _sit(screen: Screen, table: Table, helper: str) -> None:
    """One sitting; however it ends, say where the match is."""
    try:
        TerminalGame(screen, table.match, table.players, table.autosave, helper).play()
    except Quit:
        _say_goodbye(screen, table)
    except (Closed, KeyboardInterrupt):
        with contextlib.suppress(OSError, Closed):
            screen.say()
        _say_goodbye(screen, table)
        raise
    except Exception:
        _say_goodbye(screen, table)
        raise
    else:
        if not table.autosave.error:
            screen.say()
            screen.say(message("kept", path=str(table.autosave.path)), "soft")


def _say_goodbye(screen: Screen, table: Table) -> None:
    """Where the match is; if the terminal is gone, nobody needs to know."""
    with contextlib.suppress(OSError, Closed):
        if table.autosave.error:
            screen.say(message("lost", trouble=table.autosave.error))
            return
        screen.say(message("saved", path=str(table.autosave.path)))
        screen.say(message("resume", command=table.autosave.how_to_resume))


def _new(screen: Screen, arguments: argparse.Namespace) -> Table:
    """A new match as the command line wants it."""
    game = game_with_boxes(arguments.game or chosen_game(screen), arguments.box)
    players = seated(game, arguments)
    options = game.validate_options(len(players), dict(arguments.option))
    path = _free(path_of(arguments.save)) if arguments.save else new_path(game.id)
    asked = [player.bot for player in players if player.bot]
    warm_up(game, screen, *steps_for(asked))
    if arguments.hotseat and BEGINS not in dict(arguments.option):
        options = _who_begins(screen, game, names_of(players), options)
    return _table(game, players, options, arguments.seed, 0, path)


def _table(
    game: Game, players: Sequence[Player], options: dict[str, str], seed: str | None, number: int, path: Path
) -> Table:
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_of(seed, game.id, number)
    match = Match(game, len(players), secret, options)
    return Table(match, players, Autosave(match, written(players), path.absolute()))


def _free(path: Path) -> Path:
    """A path at which nothing is yet."""
    if path.is_dir():
        raise BadUsage(message("file-folder", path=str(path), suffix=MATCH_SUFFIX))
    if path.exists():
        raise BadUsage(message("save-taken", path=str(path)))
    return path


def chosen_game(screen: Screen) -> str:
    """Offer the games by number."""
    ids = game_ids()
    offers = [_offer(game_id) for game_id in ids]
    width = max(len(title) for title, _ in offers)
    screen.heading("Tenfold", message("choose"))
    for number, (title, summary) in enumerate(offers, 1):
        screen.line(Span(f"{number:>2}  {title.ljust(width + 3)}", "strong"), Span(summary, "soft"))
    screen.say()
    while True:
        typed = screen.ask(message("choose-ask"), ids).lower()
        if typed in {"q", "quit"}:
            raise Closed
        if typed.isdecimal() and int(typed[:9]) in range(1, len(ids) + 1):
            return ids[int(typed[:9]) - 1]
        fitting = [game_id for game_id in ids if typed and game_id.startswith(typed.replace(" ", "_"))]
        if typed in ids or len(fitting) == 1:
            return typed if typed in ids else fitting[0]
        screen.say(message("choose-number", most=len(ids)))


def _offer(game_id: str) -> tuple[str, str]:
    """Title and summary of a game, without loading it."""
    catalogue = GAMES / game_id / "text" / "en.ftl"
    text = Text((COMMON, catalogue) if catalogue.exists() else (COMMON,), current_language())
    title = text.say("title") if text.has("title") else game_id
    return title, text.say("summary") if text.has("summary") else ""


def _who_begins(screen: Screen, game: Game, names: Sequence[str], options: dict[str, str]) -> dict[str, str]:
    """People at one screen can settle it themselves, if the game has a way to."""
    text = text_of(game)
    if options.get(BEGINS) != BY_LOT or not text.has(f"{BEGINS}-1"):
        return options
    screen.heading(text.title(game), message("begins"))
    number = 1
    while text.has(f"{BEGINS}-{number}"):
        screen.line(Span(f"{number:>3}. ", "soft"), Span(text.say(f"{BEGINS}-{number}")))
        number += 1
    screen.say()
    for seat, name in enumerate(names, 1):
        screen.line(Span(f"{seat:>2}  ", "accent"), Span(name, "strong"))
    screen.say()
    while True:
        typed = screen.ask(message("begins-ask"))
        if not typed:
            return options
        if typed.isdecimal() and int(typed[:9]) in range(1, len(names) + 1):
            return {**options, BEGINS: str(int(typed))}
        screen.say(message("begins-number", most=len(names)))


def _resumed(screen: Screen, arguments: argparse.Namespace) -> Table | None:
    """A saved match with its players; None if it is over already."""
    given = (arguments.seats, arguments.bots, arguments.names, arguments.seed, arguments.seat, arguments.save)
    if any(value is not None for value in given) or arguments.option or arguments.box or arguments.hotseat:
        raise BadUsage(message("resume-alone"))
    name, wanted = arguments.resume, arguments.game
    if name in game_ids() and not Path(name).exists():
        name, wanted = "", name
    if wanted is not None:
        game_of(wanted)
    path = Path(name) if name else latest(wanted)
    match, texts = load_match(str(path), screen)
    if wanted not in {None, match.game.id}:
        raise BadUsage(message("resume-other-game", path=str(path), game=title_of(match.game), wanted=wanted))
    players = read(texts, match.seats)
    if match.is_over:
        show_result(screen, match.view(SPECTATOR), names_of(players, ""))
        screen.say(message("is-over"))
        return None
    if not any(player.is_person for player in players):
        raise BadUsage(message("resume-only-bots", path=str(path)))
    screen.say(message("go-on", game=text_of(match.game).title(match.game), count=len(match.entries)), "soft")
    return Table(match, players, Autosave(match, written(players), path.absolute()))


def _rematch(table: Table, seed: str | None, number: int) -> Table:
    """The same players again; the next seat begins."""
    match = table.match
    options = dict(match.header.options)
    if BEGINS in options:
        beginner = int(match.true_state(0)["beginner"])
        options = match.game.rematch(match.seats, options, beginner)
    return _table(match.game, table.players, options, seed, number, new_path(match.game.id))
