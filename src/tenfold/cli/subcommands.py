"""The subcommands and their arguments; their help texts are in the catalogue.

Nothing here loads a game or Numba: `tenfold --help` answers at once.
"""

import argparse
from pathlib import Path

from tenfold import __version__
from tenfold.cli.messages import help_message
from tenfold.cli.parser import Parser, number, whole
from tenfold.core.registry import game_ids


def command_parser() -> Parser:
    """The whole command, in the language of whoever is being answered."""
    parser = Parser(
        prog="tenfold",
        description=help_message("about"),
        epilog=help_message("examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tenfold {__version__}")
    parser.add_language()
    add = parser.add_commands("command")
    for name, add_arguments in SUBCOMMANDS.items():
        added = add(name)
        add_arguments(added)
        added.add_language()
    return parser


def _add_game(parser: Parser, nargs: str | None = None) -> None:
    parser.add_argument("game", nargs=nargs, words={"games": ", ".join(game_ids())})


def _add_options(parser: Parser) -> None:
    parser.add_argument("--seats", type=whole)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed")


def _add_play(parser: Parser) -> None:
    _add_game(parser, "?")
    _add_options(parser)
    parser.add_argument("--bots")
    parser.add_argument("--helper")
    parser.add_argument("--pace", choices=("calm", "normal", "quick"))
    parser.add_argument("--hotseat", action="store_true")
    parser.add_argument("--names")
    parser.add_argument("--seat", type=whole)
    parser.add_argument("--resume", nargs="?", const="")
    parser.add_argument("--save")
    parser.add_argument("--server")
    parser.add_argument("--join")
    parser.add_argument("--plain", action="store_true")


def _add_learn(parser: Parser) -> None:
    _add_game(parser, "?")
    parser.add_argument("--plain", action="store_true")


def _add_serve(parser: Parser) -> None:
    parser.add_argument("--host")
    parser.add_argument("--port", type=whole)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--origin", action="append", default=[])
    parser.add_argument("--host-name", action="append", default=[])
    parser.add_argument("--database")
    parser.add_argument("--host-token")
    parser.add_argument("--settings", type=Path)
    parser.add_argument("--processes", type=whole)
    parser.add_argument("--log")
    parser.add_argument("--redis")


def _add_kept(parser: Parser) -> None:
    """Where a server keeps its data."""
    parser.add_argument("--data", type=Path)
    parser.add_argument("--database")


def _add_tables(parser: Parser) -> None:
    add = parser.add_commands("todo", required=True)
    for name in ("list", "close", "remove", "ban", "unban", "bans", "limits"):
        one = add(name)
        if name == "list":
            one.add_argument("--status", choices=("waiting", "playing", "over"))
        elif name in {"close", "remove"}:
            one.add_argument("table")
        elif name in {"ban", "unban"}:
            one.add_argument("address")
        _add_kept(one)
        one.add_argument("--server")
        one.add_argument("--token")
        one.add_language()


def _add_doctor(parser: Parser) -> None:
    parser.add_argument("--server")


def _add_solve(parser: Parser) -> None:
    _add_game(parser)
    parser.add_argument("--out")
    parser.add_argument("--threads", type=whole)


def _add_backup(parser: Parser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--data", type=Path)


def _add_export(parser: Parser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--table", action="append", default=[])
    _add_kept(parser)


def _add_import(parser: Parser) -> None:
    parser.set_defaults(command="import_")
    parser.add_argument("file", type=Path)
    _add_kept(parser)


def _add_simulate(parser: Parser) -> None:
    _add_game(parser)
    _add_options(parser)
    parser.add_argument("--matches", type=whole, default=1)
    parser.add_argument("--agents")
    parser.add_argument("--out")
    parser.add_argument("--device", default="cpu")


def _add_arena(parser: Parser) -> None:
    _add_game(parser)
    _add_options(parser)
    parser.add_argument("--agents", nargs="+", required=True)
    parser.add_argument("--matches", type=whole, required=True)
    parser.add_argument("--settle", action="store_true")
    parser.add_argument("--processes", type=whole)
    parser.add_argument("--patience", type=number, default=3600.0)
    parser.add_argument("--out")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--ray")


def _add_replay(parser: Parser) -> None:
    parser.add_argument("file")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seat", type=whole)
    parser.add_argument("--plain", action="store_true")


def _add_analyse(parser: Parser) -> None:
    parser.add_argument("file")
    parser.add_argument("--seat", type=whole)
    parser.add_argument("--budget", type=whole)
    parser.add_argument("--seed", type=whole, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plain", action="store_true")


def _add_puzzle(parser: Parser) -> None:
    _add_game(parser, "?")
    parser.add_argument("--day")
    parser.add_argument("--plain", action="store_true")


def _add_trace(parser: Parser) -> None:
    parser.add_argument("file")


def _add_bench(parser: Parser) -> None:
    _add_game(parser, "*")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=number, default=1.5)
    parser.add_argument("--device", default="cpu")


def _add_warm(parser: Parser) -> None:
    _add_game(parser, "*")
    parser.add_argument("--fresh", action="store_true")


def _add_keys(_: Parser) -> None:
    """It needs nothing."""


SUBCOMMANDS = {
    "play": _add_play,
    "learn": _add_learn,
    "serve": _add_serve,
    "tables": _add_tables,
    "backup": _add_backup,
    "export": _add_export,
    "import": _add_import,
    "keys": _add_keys,
    "simulate": _add_simulate,
    "arena": _add_arena,
    "replay": _add_replay,
    "analyse": _add_analyse,
    "puzzle": _add_puzzle,
    "trace": _add_trace,
    "bench": _add_bench,
    "solve": _add_solve,
    "doctor": _add_doctor,
    "warm": _add_warm,
}
"""In the order of the help."""
