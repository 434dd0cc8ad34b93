"""Analyses a match in its own process: `python -m tenfold.server.background.analysis_process`.

It reads a match from standard input, in the format of `.tenfold` files, with its outcome if it didn't end
by its rules. It prints `done N of M` as it goes, then `found` with the analysis as JSON, or `broken`.
"""

import contextlib
import json
import os
import sys
from typing import Any

from tenfold.analysis.match_analysis import analyse_match
from tenfold.core.match_file import match_from_plain
from tenfold.core.outcome import Outcome

NICE = 5


def ended(values: Any) -> Outcome | None:
    """An outcome from plain data."""
    if values is None:
        return None
    return Outcome(
        values["ending"],
        values["clause"],
        tuple(values["scores"]),
        tuple(values["ranking"]),
        tuple(values["winners"]),
    )


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Analyse the match from standard input, at low priority."""
    os.nice(NICE)
    try:
        asked = json.load(sys.stdin)
        match, _ = match_from_plain(asked["file"])
        found = analyse_match(
            match,
            asked.get("budget"),
            tell=lambda done, count: _tell(f"done {done} of {count}"),
            ended=ended(asked["ended"]),
        )
        _tell("found " + json.dumps(found.plain()))
    except Exception as error:  # noqa: BLE001  (whatever is wrong with it is the server's to tell)
        _tell("broken " + f"{type(error).__name__}: {error}".splitlines()[0])
    return 0


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        sys.exit(main())
