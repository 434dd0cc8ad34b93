"""`tenfold backup`, `export` and `import`: a server's data in one file, as a copy or for another server."""

import argparse
import sys

from tenfold.cli.commands.serve import server_folder
from tenfold.cli.commands.tables import data_settings
from tenfold.cli.errors import OK, BadUsage, Unwritable
from tenfold.cli.messages import message
from tenfold.server.background.offline_admin import with_store
from tenfold.server.background.transfer import export_data, import_data
from tenfold.server.evening.evening import decode
from tenfold.server.notifications.addresses import check_subscription
from tenfold.server.settings import DATABASE
from tenfold.server.stores.sqlite_connection import backup


def run(chosen: argparse.Namespace) -> int:
    """Write or read the file, and say what was done."""
    lines = {"backup": _back_up, "export": _export, "import": _import}[chosen.command](chosen)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return OK


def _back_up(chosen: argparse.Namespace) -> list[str]:
    """Copy the one file, even while the server runs."""
    if chosen.file.is_dir():
        raise BadUsage(message("backup-folder", file=str(chosen.file)))
    try:
        backup((chosen.data or server_folder()) / DATABASE, chosen.file)
    except OSError as error:
        raise Unwritable(chosen.file, error) from error
    return [message("backup-done", file=str(chosen.file))]


def _export(chosen: argparse.Namespace) -> list[str]:
    """Write the file, even while the server runs."""
    tables, guests = with_store(
        data_settings(chosen), lambda store: export_data(store, chosen.file, chosen.table), alone=False
    )
    return [message("export-done", tables=tables, guests=guests, file=str(chosen.file))]


def _import(chosen: argparse.Namespace) -> list[str]:
    """Take in the whole file or nothing."""
    result = with_store(
        data_settings(chosen), lambda store: import_data(store, chosen.file, decode, check_subscription)
    )
    counts = {"added": result.added, "gone_on": result.extended, "known": result.known}
    recoded = result.recoded.items()
    return [
        message("import-done", **counts, guests=result.guests),
        *(message("import-code", code=code, other=other) for code, other in recoded),
    ]
