"""`tenfold import`: what another server has exported comes into this one's data."""

import argparse
import sys

from tenfold.cli.commands.tables import data_settings
from tenfold.cli.errors import OK
from tenfold.cli.messages import say
from tenfold.server.background.offline_admin import with_store
from tenfold.server.background.transfer import take_in
from tenfold.server.evening.evening import decode


def run(chosen: argparse.Namespace) -> int:
    """Take in the whole file or nothing, and say what came."""
    came = with_store(data_settings(chosen), lambda store: take_in(store, chosen.file, decode))
    lines = [
        say("import-done", added=came.added, gone_on=came.gone_on, known=came.known, guests=came.guests),
        *(say("import-code", code=code, other=other) for code, other in came.recoded.items()),
    ]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return OK
