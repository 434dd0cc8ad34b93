"""Look back on a match in a process of its own: `python -m tenfold.server.background.analysis_process`.

The match comes in by the standard input, as `.tenfold` files have it, with how it ended where that was
not by its rules. Out come lines: `done N of M`, then `found` and all that was found, or `broken`.
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
    """An outcome of plain data."""
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
    """Look back on the match; whoever plays comes before that."""
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
