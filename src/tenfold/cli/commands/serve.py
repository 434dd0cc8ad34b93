"""`tenfold serve`: a table for friends, on this machine and in its network."""

import argparse
from pathlib import Path

from tenfold.cli.files.places import data_folder
from tenfold.cli.problems import OK
from tenfold.server.serving import serve
from tenfold.server.settings import Settings

PORT = 8010


def server_folder() -> Path:
    """Where a server keeps its data unless told otherwise."""
    return data_folder() / "server"


def run(chosen: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    settings = Settings(
        data=chosen.data or server_folder(),
        host=chosen.host,
        port=PORT if chosen.port is None else chosen.port,
        origins=tuple(chosen.origin),
    )
    serve(settings, opens=chosen.open, may_move=chosen.port is None)
    return OK
