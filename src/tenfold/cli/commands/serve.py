"""`tenfold serve`: run a server on this machine and its network."""

import argparse
import os
from pathlib import Path

from tenfold.cli.errors import OK
from tenfold.core.paths import data_folder
from tenfold.server.settings import Settings
from tenfold.server.settings_loader import load_settings
from tenfold.server.supervisor import serve

PORT = 8010
SAME_AS_SETTING = ("database", "redis", "log", "processes", "host", "port", "host_token")
EVERYWHERE = "0.0.0.0"  # noqa: S104  (friends in the same house should reach it)


def server_folder() -> Path:
    """Where a server keeps its data unless told otherwise."""
    return data_folder() / "server"


def run(chosen: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    data = chosen.data or server_folder()
    settings = load_settings(
        Settings(data=data, host=EVERYWHERE, port=PORT),
        os.environ,
        chosen.settings,
        origins=chosen.origin or None,
        host_names=chosen.host_name or None,
        **{name: getattr(chosen, name) for name in SAME_AS_SETTING},
    )
    serve(settings, opens=chosen.open, may_move=chosen.port is None and settings.port == PORT)
    return OK
