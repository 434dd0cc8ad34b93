"""The command `tenfold` and its subcommands.

entry_point.py  in which language the command answers, and what becomes of whatever goes wrong
subcommands.py, parser.py: the tree of subcommands, and parsers that take their words from catalogues
commands/    the subcommands, one file each
table/       a match in the terminal: at this screen, or at a table of a server
files/       matches as files
compiling/   games made ready
screen/      where sentences go and answers come from
errors.py    what all of them use
messages.py: what they say, from the catalogues in text/
"""

import importlib
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; nothing is loaded before it is needed."""
    code: int = importlib.import_module("tenfold.cli.entry_point").run(arguments)
    return code
