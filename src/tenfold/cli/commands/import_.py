"""`tenfold import`: read what another server has exported."""

import argparse
import sys

from tenfold.cli.commands.tables import data_settings
from tenfold.cli.errors import OK
from tenfold.cli.messages import message
from tenfold.server.background.offline_admin import with_store
from tenfold.server.background.transfer import import_data
from tenfold.server.evening.evening import decode


def run(chosen: argparse.Namespace) -> int:
    """Take in the whole file or nothing, and say what came."""
    result = with_store(data_settings(chosen), lambda store: import_data(store, chosen.file, decode))
    counts = {"added": result.added, "gone_on": result.extended, "known": result.known}
    lines = [
        message("import-done", **counts, guests=result.guests),
        *(message("import-code", code=code, other=other) for code, other in result.recoded.items()),
    ]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return OK
