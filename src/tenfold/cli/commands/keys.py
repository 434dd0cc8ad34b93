"""`tenfold keys`: make the key pair for push notifications."""

import argparse
import sys

from tenfold.cli.errors import OK, BadUsage
from tenfold.cli.messages import message
from tenfold.server.notifications import webpush_crypto


def run(_: argparse.Namespace) -> int:
    """Print the lines of a settings file; nothing is kept."""
    if not webpush_crypto.AVAILABLE:
        raise BadUsage(message("keys-missing"))
    key = webpush_crypto.generate_key()
    public = webpush_crypto.b64url(webpush_crypto.public_bytes(webpush_crypto.private_key(key)))
    sys.stdout.write(f'push_key = "{key}"\npush_contact = "mailto:me@example.org"\n\n')
    sys.stdout.write(message("keys-made", public=public) + "\n")
    return OK
