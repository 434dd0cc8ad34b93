"""The tree of subcommands, and what becomes of anything that goes wrong in one.

Nothing here loads a game or Numba: `tenfold --help` answers at once.
"""

import argparse
import errno
import importlib
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from tenfold import __version__
from tenfold.cli.problems import BAD_INPUT, INTERRUPTED, OK, PROBLEM_FOUND, BadUsage, Closed, printable
from tenfold.core.errors import ReplayDiverged, TenfoldError
from tenfold.core.languages import FIRST, language_for, languages, read_in
from tenfold.core.registry import game_ids

GONE = {errno.EPIPE, errno.EIO}
"""What writing says when the reader, or the terminal, is not there any more."""
DESCRIPTION = "Play tabletop games in the terminal, and study them at full speed."
AGENTS_IN_WORDS = "beginner, casual, strong, expert, greedy, random, search:PLAYOUTS, network:FILE"
EXAMPLES = """\
examples:
  tenfold play                              choose a game and play
  tenfold learn tenzania                    learn it by playing, in a few steps
  tenfold play tenzania --bots casual,kito
  tenfold play tenzania --hotseat --names Ann,Bo
  tenfold play --resume                     go on with the last match
  tenfold simulate tenzania --matches 10 --seed 1 --out matches
  tenfold replay matches/tenzania-1-00001.tenfold
  tenfold arena tenzania --agents greedy random --matches 400 --out strength
"""


class Parser(argparse.ArgumentParser):
    """A parser that answers a wrong call with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and where the help is."""
        clean = printable(message)
        self.exit(BAD_INPUT, f"{self.prog}: {clean}. See “{self.prog} --help”.\n")


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand; whatever goes wrong becomes a sentence and an exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(arguments)
    except ReplayDiverged as error:
        return _fail(error.sentence, PROBLEM_FOUND)
    except TenfoldError as error:
        return _fail(error.sentence, BAD_INPUT)
    except KeyboardInterrupt:
        return _fail("", INTERRUPTED)
    except Closed:
        return OK
    except OSError as error:
        return OK if error.errno in GONE else _unexpected(error)
    except Exception as error:  # noqa: BLE001  (the last resort: nobody wants to read a traceback)
        return _unexpected(error)
    finally:
        _let_go_of_output()


def _run(arguments: Sequence[str] | None) -> int:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        parser.print_help()
        return OK
    with read_in(_language(getattr(chosen, "language", None))):
        code: int = importlib.import_module(f"tenfold.cli.commands.{chosen.command}").run(chosen)
    return code


def _language(wanted: str | None) -> str:
    """The language that was asked for, or that of the terminal; English where there are no words for it."""
    if wanted is not None:
        found = language_for([wanted])
        if found is None:
            said = importlib.import_module("tenfold.cli.sentences").say
            raise BadUsage(said("language-unknown", name=printable(wanted), known=", ".join(languages())))
        return found
    # The first that is set decides, as everywhere in a terminal.
    set_up = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return language_for([set_up]) or FIRST


def _parser() -> Parser:
    parser = Parser(
        prog="tenfold",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tenfold {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    _add_play(commands.add_parser("play", help="play a game against bots or at one screen"))
    _add_learn(commands.add_parser("learn", help="learn a game by playing it, step by step"))
    _add_serve(commands.add_parser("serve", help="serve tables for friends, in the browser"))
    _add_tables(commands.add_parser("tables", help="look after a server's tables: list, close, remove, ban"))
    _add_backup(commands.add_parser("backup", help="copy what a server keeps into one file"))
    _add_export(commands.add_parser("export", help="write what a server keeps into a file for another"))
    _add_import(commands.add_parser("import", help="take in what another server has exported"))
    _add_simulate(commands.add_parser("simulate", help="let bots play matches, and keep them"))
    _add_arena(commands.add_parser("arena", help="find out which bots are stronger, and how sure that is"))
    _add_replay(commands.add_parser("replay", help="step through a match"))
    _add_analyse(
        commands.add_parser("analyse", help="look back on a match: what turned it, and what was luck")
    )
    _add_puzzle(commands.add_parser("puzzle", help="the puzzle of the day: find the best move"))
    _add_trace(commands.add_parser("trace", help="print a match as JSON, every state of it"))
    _add_bench(commands.add_parser("bench", help="measure how fast the games are"))
    _add_solve(commands.add_parser("solve", help="compute what every position of a game is worth"))
    _add_doctor(commands.add_parser("doctor", help="check the installation, or a server"))
    _add_warm(commands.add_parser("warm", help="compile everything once, ahead of time"))
    return parser


def _add_game(parser: argparse.ArgumentParser, nargs: str | None = None) -> None:
    games = ", ".join(game_ids())
    parser.add_argument("game", metavar="GAME", nargs=nargs, help=f"one of: {games}")


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=CHOICE",
        help="an option of the game; may be given several times",
    )
    parser.add_argument("--seed", metavar="S", help="a seed, to deal the same cards again")


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, "?")
    _add_options(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        help="who else plays: characters (pip, tali, kito), how well they play (beginner, casual, strong, "
        "expert), greedy, random, search:PLAYOUTS, network:FILE",
    )
    parser.add_argument("--helper", metavar="A", help="who gives hints, as in --bots (greedy)")
    parser.add_argument(
        "--pace", choices=("calm", "normal", "quick"), help="with --server: how soon bots move (normal)"
    )
    parser.add_argument("--hotseat", action="store_true", help="several people at this screen")
    parser.add_argument("--names", metavar="ANN,BO", help="the names of the people")
    parser.add_argument("--seat", type=int, metavar="K", help="your seat, from 1")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a saved match; without FILE, with the last one",
    )
    parser.add_argument("--save", metavar="FILE", help="where to save the match")
    parser.add_argument("--server", metavar="URL", help="play at a table of this server")
    parser.add_argument("--join", metavar="CODE", help="with --server: the code or link of a table")
    parser.add_argument("--plain", action="store_true", help="plain text: no colours, no boxes")
    parser.add_argument("--language", metavar="TAG", help="en or fr; without it, as LANG says")


def _add_learn(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, "?")
    parser.add_argument("--plain", action="store_true", help="plain text: no colours, no boxes")
    parser.add_argument("--language", metavar="TAG", help="en or fr; without it, as LANG says")


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen; 127.0.0.1: this device only")
    parser.add_argument("--port", type=int, metavar="N", help="the port (8010, or the next free one)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where everything is kept")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site that may connect"
    )
    parser.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help="another name that the server has"
    )
    parser.add_argument(
        "--database", metavar="URL", help="keep everything in Postgres, postgresql://… (else in one file)"
    )
    parser.add_argument(
        "--host-token", metavar="T", help="lets you look after all tables at /host (or TENFOLD_HOST_TOKEN)"
    )
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="limits and more (settings.toml in the data folder)"
    )
    parser.add_argument(
        "--processes", type=int, metavar="N", help="so many processes on one database serve together (1)"
    )
    parser.add_argument(
        "--log", metavar="KIND", help="how log lines are written: text, or json (one object a line)"
    )
    parser.add_argument(
        "--redis",
        metavar="URL",
        help="by which processes on one database tell each other of moves, redis://…",
    )


def _add_kept(parser: argparse.ArgumentParser) -> None:
    """Where a server keeps its data."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the folder of the server's data")
    parser.add_argument("--database", metavar="URL", help="its database, postgresql://…, if it has one")


def _add_tables(parser: argparse.ArgumentParser) -> None:
    todo = parser.add_subparsers(dest="todo", metavar="WHAT", required=True, title="what to do")
    each = {
        "list": "all tables, the latest first",
        "close": "end the match of a table; it stays as it is",
        "remove": "delete a table with everything of it",
        "ban": "keep an address or a network out",
        "unban": "let an address in again",
        "bans": "who is kept out",
        "limits": "which limits were hit lately (with --server)",
    }
    for name, told in each.items():
        one = todo.add_parser(name, help=told)
        if name == "list":
            one.add_argument("--status", choices=("waiting", "playing", "over"), help="only these")
        elif name in {"close", "remove"}:
            one.add_argument("table", metavar="TABLE", help="the code of a table")
        elif name in {"ban", "unban"}:
            one.add_argument("address", metavar="ADDRESS", help="as 203.0.113.7 or 203.0.113.0/24")
        _add_kept(one)
        one.add_argument("--server", metavar="URL", help="ask a server that runs, which needs its token")
        one.add_argument("--token", metavar="T", help="its token (or TENFOLD_HOST_TOKEN)")


def _add_doctor(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", metavar="URL", help="check a server that runs, as its guests reach it")


def _add_solve(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--out", metavar="FOLDER", help="where the table is kept (8 GB; with the user's matches)"
    )
    parser.add_argument("--threads", type=int, metavar="N", help="how many cores work (all)")


def _add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; it holds secrets, keep it safe")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the folder of the server's data")


def _add_export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the file; it holds secrets, keep it safe")
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="CODE",
        help="only this table, or these",
    )
    _add_kept(parser)


def _add_import(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(command="import_")
    parser.add_argument("file", type=Path, metavar="FILE", help="what tenfold export has written")
    _add_kept(parser)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    _add_options(parser)
    parser.add_argument("--matches", type=int, default=1, metavar="N", help="how many matches (1)")
    parser.add_argument(
        "--agents", metavar="A,B", help=f"who plays: {AGENTS_IN_WORDS}; one for all, or one a seat"
    )
    parser.add_argument("--out", metavar="DIR", help="the folder for the matches; without it, none is kept")
    _add_device(parser)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    _add_options(parser)
    parser.add_argument(
        "--agents",
        nargs="+",
        required=True,
        metavar="A",
        help="who plays: bots by name, network:FILE, or a program of your own as MODULE:NAME; with more than "
        "there are seats, all line-ups are played; with fewer, the last one fills the table",
    )
    parser.add_argument(
        "--matches", type=int, required=True, metavar="N", help="how many matches, up to whole deals"
    )
    parser.add_argument("--settle", action="store_true", help="stop early when the order is certain")
    parser.add_argument("--processes", type=int, metavar="N", help="how many at a time (one a core)")
    parser.add_argument(
        "--patience", type=float, default=3600.0, metavar="T", help="seconds a match may take (3600)"
    )
    parser.add_argument("--out", metavar="FOLDER", help="keep the results there, and go on from there")
    parser.add_argument("--json", action="store_true", help="print the table as JSON")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster; local: on one of this machine's own"
    )


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .tenfold file, or - for the standard input")
    parser.add_argument("--all", action="store_true", help="print the whole match")
    parser.add_argument("--seat", type=int, metavar="K", help="through the eyes of this seat, from 1")
    parser.add_argument("--plain", action="store_true", help="plain text: no colours, no boxes")
    parser.add_argument("--language", metavar="TAG", help="en or fr; without it, as LANG says")


def _add_analyse(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .tenfold file of a finished match, or -")
    parser.add_argument("--seat", type=int, metavar="K", help="only this seat, from 1")
    parser.add_argument(
        "--budget", type=int, metavar="N", help="how often moves are tried for a decision (by the length)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the worlds that are tried (1)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--plain", action="store_true", help="plain text: no colours, no boxes")
    parser.add_argument("--language", metavar="TAG", help="en or fr; without it, as LANG says")


def _add_puzzle(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, "?")
    parser.add_argument("--day", metavar="DATE", help="of another day, as 2026-12-24")
    parser.add_argument("--plain", action="store_true", help="plain text: no colours, no boxes")
    parser.add_argument("--language", metavar="TAG", help="en or fr; without it, as LANG says")


def _add_trace(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .tenfold file, or - for the standard input")


def _add_bench(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, "*")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument(
        "--seconds", type=float, default=1.5, metavar="T", help="how long each game runs (1.5)"
    )
    _add_device(parser)


def _add_device(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--device", default="cpu", metavar="D", help="cpu, or cuda for a GPU (pip install “tenfold[gpu]”)"
    )


def _add_warm(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, "*")
    parser.add_argument("--fresh", action="store_true", help="throw away what was compiled before")


def _fail(sentence: str, code: int) -> int:
    try:
        sys.stdout.flush()
        sys.stderr.write(printable(sentence) + "\n")
        sys.stderr.flush()
    except (OSError, ValueError):
        pass  # nobody is there to read it
    return code


def _unexpected(error: Exception) -> int:
    if os.environ.get("TENFOLD_DEBUG", "") not in {"", "0"}:
        traceback.print_exc()
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    first_line = what.splitlines()[0]
    return _fail(
        f"Sorry, this should not have happened: {first_line}\n"
        "“tenfold doctor” may know more; with TENFOLD_DEBUG=1 you see where it was.",
        PROBLEM_FOUND,
    )


def _let_go_of_output() -> None:
    """A reader that has gone away must not make Python complain at its very end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            try:
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            except (OSError, ValueError):
                continue
