"""`tenfold export`: write a server's data to one file, for another server."""

import argparse
import sys

from tenfold.cli.commands.tables import data_settings
from tenfold.cli.errors import OK
from tenfold.cli.messages import message
from tenfold.server.background.offline_admin import with_store
from tenfold.server.background.transfer import export_data


def run(chosen: argparse.Namespace) -> int:
    """Write the file, also while the server runs."""
    tables, guests = with_store(
        data_settings(chosen), lambda store: export_data(store, chosen.file, chosen.table), alone=False
    )
    said = message("export-done", tables=tables, guests=guests, file=str(chosen.file))
    sys.stdout.write(said + "\n")
    return OK
