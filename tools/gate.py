"""The gate: every check, two at a time, with how long each took. `make test` and CI run this."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.parts import ROOT, WAITING, Part, conclude, npm, only, run_all, script, stopping, tool, try_again
from tools.subjects import Subject, game_names, siblings, subject_named, subjects

POSTGRES = "postgres"
REDIS = "redis"
CADDY = "caddy"
SERVER = "server"
TWO_AT_ONCE = ("-n", "2", "--dist", "loadfile")
"""The server's tests wait for clocks and sockets most of the time."""

REMEMBERING = ("-o", "cache_dir=.pytest_cache/server")
"""Which tests failed is written down where no other part writes."""
WHAT_FAILED = ("--last-failed", "--last-failed-no-failures", "none")

OWN_AND_STEPPED = ("-k", "not test_contract or batch or drivers or observations")
"""Of the contract the gate interprets what is compiled for small games only; that compiled play is
interpreted play is a test of its own, for every game."""


def compiling(game: str) -> str:
    """The name of the part that compiles a game."""
    return f"compile {game}"


def compiled(subject: Subject) -> Part:
    """The tests of a subject, as soon as what they play is compiled."""
    after = tuple(compiling(game) for game in subject.plays)
    if subject.name == SERVER:
        command = tool("pytest", *subject.arguments("not slow", *TWO_AT_ONCE, *REMEMBERING))
        again = tool("pytest", *subject.arguments("not slow", *REMEMBERING, *WHAT_FAILED))
        return Part(subject.name, command, after=(*after, REDIS), waits=True, again=again)
    return Part(subject.name, tool("pytest", *subject.arguments("not slow")), after=after)


def interpreted(subject: Subject, *wanted: str) -> Part:
    """The tests of rules once more, interpreted; `wanted`: which of them."""
    command = tool("pytest", *subject.arguments("not slow and not compiled and not words", *wanted))
    return Part(f"{subject.name}, interpreted", command, {"TENFOLD_INTERPRET": "1"})


def crews() -> list[list[Path]]:
    """The files of tests in a browser, in as many crews as wait at a time, evenly by size."""
    files = sorted((ROOT / "web" / "e2e").glob("*.test.ts"), key=lambda path: -path.stat().st_size)
    found: list[list[Path]] = [[] for _ in range(WAITING)]
    for path in files:
        min(found, key=lambda crew: sum(one.stat().st_size for one in crew)).append(path)
    return found


def end_to_end() -> list[Part]:
    """Each crew in a browser of its own, when the page is built and the games are compiled.

    What a process costs before its first test, it costs once a crew.
    """
    after = ("web build", "chromium", *map(compiling, game_names()))
    return [
        Part(
            f"end to end {number}",
            npm("run", "e2e", "--", *(f"e2e/{path.name}" for path in crew)),
            after=after,
            waits=True,
        )
        for number, crew in enumerate(crews(), start=1)
    ]


def waiting(found: Sequence[Subject]) -> list[Part]:
    """The parts that wait as long as they compute: the server's tests are the longest, the rest is even."""
    return [compiled(subject_named(SERVER, found)), *end_to_end()]


def gate() -> list[Part]:
    """All parts: what others wait for first, then the long ones, so that no lane is idle in the end."""
    found = subjects()
    return [
        # One after the other: they may install packages, and Debian's tool lets nobody else do it meanwhile.
        Part("chromium", ["tools/chromium.sh"], waits=True),
        Part(POSTGRES, ["tools/postgres.sh"], after=("chromium",), waits=True),
        Part(REDIS, ["tools/redis.sh"], after=(POSTGRES,), waits=True),
        Part(CADDY, ["tools/caddy.sh"], after=(REDIS,), waits=True),
        Part("format", tool("ruff", "format", "--check", ".")),
        Part("lint", tool("ruff", "check", ".")),
        # Before the tests: some of them read the maps that the web's packages bring.
        Part("web build", script("build_web.py")),
        *(Part(compiling(game), script("compile_games.py", game)) for game in game_names()),
        Part("layers", tool("lint-imports", "--no-logo")),
        Part("types", tool("mypy")),
        Part("web format", npm("run", "format:check"), after=("web build",)),
        Part("web lint", npm("run", "lint"), after=("web build",)),
        Part("web types", npm("run", "check"), after=("web build",)),
        Part("web tests", npm("test"), after=("web build",)),
        *waiting(found),
        *(compiled(subject) for subject in found if subject.name != SERVER),
        *(
            interpreted(subject, *OWN_AND_STEPPED)
            for subject in found
            if subject.has_rules and subject.name not in siblings()
        ),
    ]


def main() -> int:
    """Run the parts, or those that are named; a failing one does not hide the next."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="only these, and nothing before them")
    parser.add_argument("--list", action="store_true", help="name the parts")
    wishes = parser.parse_args()
    parts = gate()
    if wishes.list:
        print("\n".join(part.name for part in parts))
        return 0
    start = time.monotonic()
    chosen = only(parts, wishes.parts)
    results = try_again(chosen, run_all(chosen))
    return conclude(results, time.monotonic() - start)


if __name__ == "__main__":
    with stopping():
        sys.exit(main())
