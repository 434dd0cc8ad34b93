"""Runs every check, two at a time, with timings. `make test` and CI run this."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.suites import Suite, game_names, siblings, suite_named, suites
from tools.task_runner import (
    ROOT,
    WAITING,
    Task,
    conclude,
    npm,
    only,
    run_all,
    script,
    stopping,
    tool,
    try_again,
    with_needed,
)

LINKER = "linker"
POSTGRES = "postgres"
REDIS = "redis"
CADDY = "caddy"
SERVER = "server"
TWO_AT_ONCE = ("-n", "2", "--dist", "loadfile")
"""The server's tests wait for clocks and sockets most of the time."""

REMEMBERING = ("-o", "cache_dir=.pytest_cache/server")
"""Which tests failed is written down where no other task writes."""
WHAT_FAILED = ("--last-failed", "--last-failed-no-failures", "none")

LARGE = ("heart_of_africa",)
"""Whose rules the gate plays compiled only; `make slow` interprets them, too."""

OWN_AND_STEPPED = ("-k", "not test_contract or batch or drivers or observations")
"""Of the contract the gate interprets what is compiled for small games only; that compiled play is
interpreted play is a test of its own, for every game."""


def compiling(game: str) -> str:
    """The name of the task that compiles a game."""
    return f"compile {game}"


def compiled(suite: Suite) -> Task:
    """The tests of a suite, as soon as what they play is compiled."""
    # Some tests read the maps that the web's packages bring, or the pages.
    after = ("web build", *map(compiling, suite.plays))
    if suite.name == SERVER:
        command = tool("pytest", *suite.arguments("not slow", *TWO_AT_ONCE, *REMEMBERING))
        again = tool("pytest", *suite.arguments("not slow", *REMEMBERING, *WHAT_FAILED))
        return Task(suite.name, command, after=(*after, CADDY), waits=True, again=again)
    return Task(suite.name, tool("pytest", *suite.arguments("not slow")), after=after)


def interpreted(suite: Suite, *wanted: str) -> Task:
    """The tests of rules once more, interpreted; `wanted`: which of them."""
    command = tool("pytest", *suite.arguments("not slow and not compiled and not words", *wanted))
    return Task(f"{suite.name}, interpreted", command, {"TENFOLD_INTERPRET": "1"})


def crews() -> list[list[Path]]:
    """The files of tests in a browser, in as many crews as wait at a time, evenly by size."""
    files = sorted((ROOT / "web" / "e2e").glob("*.test.ts"), key=lambda path: -path.stat().st_size)
    found: list[list[Path]] = [[] for _ in range(WAITING)]
    for path in files:
        min(found, key=lambda crew: sum(one.stat().st_size for one in crew)).append(path)
    return found


def end_to_end() -> list[Task]:
    """Each crew in a browser of its own, when the page is built and the games are compiled.

    What a process costs before its first test, it costs once a crew.
    """
    after = ("web build", "chromium", *map(compiling, game_names()))
    return [
        Task(
            f"end to end {number}",
            npm("run", "e2e", "--", *(f"e2e/{path.name}" for path in crew)),
            after=after,
            waits=True,
        )
        for number, crew in enumerate(crews(), start=1)
    ]


def waiting(found: Sequence[Suite]) -> list[Task]:
    """The tasks that wait as long as they compute: the server's tests are the longest, the rest is even."""
    return [compiled(suite_named(SERVER, found)), *end_to_end()]


def ci_tasks() -> list[Task]:
    """All tasks: what others wait for first, then the long ones, so that no lane is idle in the end."""
    found = suites()
    return [
        # One after the other: they may install packages, and Debian's tool lets nobody else do it meanwhile.
        Task(LINKER, ["tools/lld.sh"], waits=True),
        Task("chromium", ["tools/chromium.sh"], after=(LINKER,), waits=True),
        Task(POSTGRES, ["tools/postgres.sh"], after=("chromium",), waits=True),
        Task(REDIS, ["tools/redis.sh"], after=(POSTGRES,), waits=True),
        Task(CADDY, ["tools/caddy.sh"], after=(REDIS,), waits=True),
        Task("format", tool("ruff", "format", "--check", ".")),
        Task("lint", tool("ruff", "check", ".")),
        Task("web build", script("build_web.py"), after=(LINKER,)),
        *(Task(compiling(game), script("compile_games.py", game)) for game in game_names()),
        Task("layers", tool("lint-imports", "--no-logo")),
        Task("types", tool("mypy")),
        Task("web format", npm("run", "format:check"), after=("web build",)),
        Task("web lint", npm("run", "lint"), after=("web build",)),
        Task("web types", npm("run", "check"), after=("web build",)),
        Task("web tests", npm("test"), after=("web build",)),
        *waiting(found),
        *(compiled(suite) for suite in found if suite.name != SERVER),
        *(
            interpreted(suite, *OWN_AND_STEPPED)
            for suite in found
            if suite.has_rules and suite.name not in (*siblings(), *LARGE)
        ),
    ]


def part_of(task: Task) -> str:
    """Which part of the gate a task belongs to, where several machines share the work."""
    if task.name == SERVER:
        return SERVER
    if task.name.startswith(("end to end", "web ")):
        return "pages"
    is_rules = task.name in game_names() or task.name.endswith("interpreted")
    return "rules" if is_rules else "rest"


PARTS = ("rules", SERVER, "pages", "rest")


def main() -> int:
    """Run the tasks, or those that are named; a failing one does not hide the next."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tasks", nargs="*", metavar="TASK", help="only these, and nothing before them")
    parser.add_argument("--part", choices=PARTS, help="only one part, and what its tasks need")
    parser.add_argument("--list", action="store_true", help="name the tasks")
    wishes = parser.parse_args()
    tasks = ci_tasks()
    if wishes.part:
        tasks = with_needed(tasks, [task.name for task in tasks if part_of(task) == wishes.part])
    if wishes.list:
        print("\n".join(task.name for task in tasks))
        return 0
    start = time.monotonic()
    chosen = only(tasks, wishes.tasks)
    results = try_again(chosen, run_all(chosen))
    return conclude(results, time.monotonic() - start)


if __name__ == "__main__":
    with stopping():
        sys.exit(main())
