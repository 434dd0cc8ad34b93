"""The command `tenfold` and its subcommands; docs/architecture.md shows the layers."""

import importlib
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; nothing is loaded before it is needed."""
    return int(importlib.import_module("tenfold.cli.entry_point").run(arguments))
