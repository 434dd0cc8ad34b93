"""The subcommands and their arguments; their help texts are in the catalogue."""

import argparse
import sys
from pathlib import Path
from typing import Any

from tenfold.cli.messages import message
from tenfold.cli.parser import Parser, number, option, parts, whole

MATCH = "game --seats --option --box --seed"
DATA = "--data --database"
SUBCOMMANDS = {
    "play": f"{MATCH} --bots --helper --pace --hotseat --names --seat --resume --save"
    " --server --join --plain",
    "learn": "game --plain",
    "serve": "--host --port --data --open --origin --host-name --database --host-token --settings --processes"
    " --log --redis",
    "tables": "",
    "backup": "file --data",
    "export": f"file --table {DATA}",
    "import": f"file {DATA}",
    "keys": "",
    "simulate": f"{MATCH} --matches --agents --out --device",
    "arena": f"{MATCH} --agents --matches --settle --processes --patience --out --json --ray",
    "box": "",
    "history": "game --server --plain",
    "replay": "file --all --seat --plain",
    "analyse": "file --seat --budget --seed --json --plain",
    "puzzle": "game --day --plain",
    "trace": "file",
    "bench": "game --json --seconds --device",
    "solve": "game --out --threads",
    "train": "game --minutes --device --base --teacher --rival --seed --out",
    "doctor": "--server",
    "warm": "game --fresh",
}
"""The arguments of each, both in the order of the help."""
ADMIN = f"{DATA} --server --token"
TABLE_ACTIONS = {
    "list": f"--status {ADMIN}",
    "close": f"table {ADMIN}",
    "remove": f"table {ADMIN}",
    "ban": f"address {ADMIN}",
    "unban": f"address {ADMIN}",
    "bans": ADMIN,
    "limits": ADMIN,
}
BOX_ACTIONS = {"check": "file", "new": "game --out"}
ACTIONS = {"tables": TABLE_ACTIONS, "box": BOX_ACTIONS}
"""Commands that do several things, each with arguments of its own."""
FLAG: dict[str, Any] = {"action": "store_true"}
SEVERAL: dict[str, Any] = {"action": "append", "default": []}
SETTINGS: dict[str, dict[str, Any]] = {
    **dict.fromkeys(("--all", "--fresh", "--hotseat", "--json", "--open", "--plain", "--settle"), FLAG),
    **{
        key: {"type": whole}
        for key in ("--budget", "--port", "--processes", "--seat", "--seats", "--threads")
    },
    **{key: {"type": Path} for key in ("--data", "--settings", "backup:file", "export:file", "import:file")},
    **{key: {"type": parts} for key in ("--bots", "--names", "simulate:--agents")},
    **{key: {"nargs": "?"} for key in ("play:game", "learn:game", "puzzle:game", "history:game")},
    **{key: {"nargs": "*"} for key in ("bench:game", "warm:game")},
    **dict.fromkeys(("--origin", "--host-name", "export:--table"), SEVERAL),
    "--box": {**SEVERAL, "type": Path},
    "box-check:file": {"type": Path},
    "box-new:--out": {"type": Path},
    "--option": {**SEVERAL, "type": option},
    "--pace": {"choices": ("calm", "normal", "quick")},
    "--status": {"choices": ("waiting", "playing", "over")},
    "--resume": {"nargs": "?", "const": ""},
    "train:--seed": {"type": whole, "default": 1},
    "--minutes": {"type": number, "default": 3.0},
    "--rival": {"type": Path},
    "--base": {"choices": ("strong",)},
    "--device": {"default": "cpu"},
    "--seconds": {"type": number, "default": 1.5},
    "--patience": {"type": number, "default": 3600.0},
    "simulate:--matches": {"type": whole, "default": 1},
    "arena:--matches": {"type": whole, "required": True},
    "arena:--agents": {"nargs": "+", "required": True},
    "analyse:--seed": {"type": whole, "default": 1},
}
"""What is special about an argument, of one command or of all that have it."""


class ShowVersion(argparse.Action):
    """Says the version and the commit, which are looked up only now."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Say it and stop."""
        from tenfold.version import version_text  # noqa: PLC0415  (help starts no processes)

        sys.stdout.write(f"tenfold {version_text()}\n")
        parser.exit()


def command_parser() -> Parser:
    """The whole command, in the language of whoever is being answered."""
    parser = Parser(
        prog="tenfold",
        description=message("about"),
        epilog=message("examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=ShowVersion, nargs=0, default=argparse.SUPPRESS)
    parser.add_argument("--language")
    for added in parser.add_commands("command", SUBCOMMANDS):
        _add_arguments(added, SUBCOMMANDS[added.command])
        if actions := ACTIONS.get(added.command):
            for action in added.add_commands("todo", actions, required=True):
                _add_arguments(action, actions[action.command.removeprefix(f"{added.command}-")])
    return parser


def _add_arguments(parser: Parser, names: str) -> None:
    for name in names.split():
        settings = SETTINGS.get(f"{parser.command}:{name}", SETTINGS.get(name, {}))
        parser.add_argument(name, **settings)
    # Said before the command or after it: one that says nothing must not undo what was said before.
    parser.add_argument("--language", default=argparse.SUPPRESS)
