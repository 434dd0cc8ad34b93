"""`tenfold keys`: a key pair by which browsers know who tells them that it is their turn."""

import argparse
import sys

from tenfold.cli.problems import OK, BadUsage
from tenfold.cli.sentences import say
from tenfold.server.notices import sealing


def run(_: argparse.Namespace) -> int:
    """Print the lines of a settings file; nothing is kept."""
    if not sealing.IS_THERE:
        raise BadUsage(say("keys-missing"))
    key = sealing.new_key()
    public = sealing.packed(sealing.public_bytes(sealing.private_of(key)))
    sys.stdout.write(f'push_key = "{key}"\npush_contact = "mailto:me@example.org"\n\n')
    sys.stdout.write(say("keys-made", public=public) + "\n")
    return OK
