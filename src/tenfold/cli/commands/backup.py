"""`tenfold backup`: copy a server's data into one file, even while it runs."""

import argparse
import sys

from tenfold.cli.commands.serve import server_folder
from tenfold.cli.errors import OK, BadUsage, Unwritable
from tenfold.cli.messages import message
from tenfold.server.settings import DATABASE
from tenfold.server.stores.sqlite_connection import backup


def run(chosen: argparse.Namespace) -> int:
    """Copy the one file."""
    if chosen.file.is_dir():
        raise BadUsage(message("backup-folder", file=str(chosen.file)))
    try:
        backup((chosen.data or server_folder()) / DATABASE, chosen.file)
    except OSError as error:
        raise Unwritable(chosen.file, error) from error
    sys.stdout.write(message("backup-done", file=str(chosen.file)) + "\n")
    return OK
