"""`tenfold backup`: copy everything a server keeps into one file, also while it runs."""

import argparse
import sys

from tenfold.cli.commands.serve import server_folder
from tenfold.cli.problems import OK, BadUsage, Unwritable
from tenfold.server.settings import DATABASE
from tenfold.server.stores.opening import backup


def run(chosen: argparse.Namespace) -> int:
    """Copy the one file."""
    if chosen.file.is_dir():
        message = f"{chosen.file} is a folder: name a file for the copy."
        raise BadUsage(message)
    try:
        backup((chosen.data or server_folder()) / DATABASE, chosen.file)
    except OSError as error:
        raise Unwritable(chosen.file, error) from error
    sys.stdout.write(f"Copied to {chosen.file}.\n")
    return OK
