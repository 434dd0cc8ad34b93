"""Analyses a match in its own process: `python -m tenfold.server.background.analysis_process`.

It reads a match from standard input, in the format of `.tenfold` files, with its outcome if it didn't end
by its rules. It prints `done N of M` as it goes, then `found` with the analysis as JSON, or `broken`.
"""

import json
import sys

import msgspec

from tenfold.analysis.match_analysis import analyse_match
from tenfold.core.match_file import match_from_plain
from tenfold.core.outcome import Outcome
from tenfold.server.background.child_process import run_child, tell


def main() -> None:
    asked = json.load(sys.stdin)
    match, _ = match_from_plain(asked["file"])
    found = analyse_match(
        match,
        asked.get("budget"),
        tell=lambda done, count: tell(f"done {done} of {count}"),
        ended=msgspec.convert(asked["ended"], Outcome | None),
    )
    tell("found " + json.dumps(found.plain()))


if __name__ == "__main__":
    run_child(main)
