"""Which Tenfold this is: its version, and the commit it was built from."""

import subprocess
from pathlib import Path

from tenfold import __version__

BUILT_FROM = Path(__file__).parent / "commit.txt"
"""Only wheels have it."""
CHECKOUT = Path(__file__).resolve().parents[2]


def version_text() -> str:
    """Such as `1.0.0 (1a2b3c4d)`; without the commit where nobody knows it."""
    commit = BUILT_FROM.read_text().strip() if BUILT_FROM.exists() else _checked_out()
    return f"{__version__} ({commit})" if commit else __version__


def _checked_out() -> str:
    """The commit of a checkout, and whether it has been changed since."""
    if not (CHECKOUT / ".git").exists():
        return ""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=8", "--exclude=*"]
    try:
        done = subprocess.run(  # noqa: S603 - nothing of it is anyone's input
            command, cwd=CHECKOUT, capture_output=True, text=True, check=False, timeout=5
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip()
