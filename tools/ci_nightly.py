"""The long checks, two at a time: bounds, distributions, kills, ten thousand states, whole games, mutation.

What has passed is written to .slow/tasks.jsonl: an interrupted run goes on where it was, unless sources
have changed since. `make slow` runs this.
"""

import argparse
import re
import sys
import time

from tools import mutate
from tools.ci import interpreted
from tools.resume_log import ResumeLog
from tools.suites import (
    QUICK_TO_COMPILE,
    ROOT,
    TESTS,
    Suite,
    game_names,
    suite_named,
    suites,
)
from tools.task_runner import (
    LANES,
    Result,
    Task,
    conclude,
    npm,
    only,
    run_all,
    script,
    stopping,
    tool,
    with_needed,
)

SOURCES = ("src", "tests", "tools", "web", "conftest.py", "pyproject.toml", "hatch_build.py")
"""What the long checks speak about: documents and results are not among it."""
BOUNDS = {"NUMBA_BOUNDSCHECK": "1"}
PLAYING = "not ptx and not interpreted and (not contract or scenario or batch or worlds or observations)"
"""Bounds are checked where much is played: in the games' own tests, and in this task of the contract."""
SAMPLED = re.compile(r"\b(instead|thorough)\b[(<.]|\bisThorough\b")
LONG = re.compile(r"^(@|pytestmark = .*|    )pytest\.mark\.slow", re.MULTILINE)
ELAPSED = "(elapsed)"
WIRE = TESTS / "server" / "table" / "test_frames.py"


def bounds(suite: Suite) -> Task:
    """The tests of rules, compiled with checks of all bounds."""
    after = tuple(f"compile {game}, bounds checked" for game in suite.plays)
    command = tool("pytest", *suite.arguments("not slow", "-k", PLAYING))
    return Task(f"{suite.name}, bounds checked", command, BOUNDS, after=after)


def long_tests(suite: Suite) -> Task:
    """The tests of a suite that take minutes; those on the wire are tasks of their own."""
    after = tuple(f"compile {game}" for game in suite.plays)
    if suite.name == "server":
        after = ("redis", *after)
    if suite.name == "wasm":
        after = ("web build", *after)
    command = tool("pytest", *suite.arguments("slow", f"--ignore={WIRE}"))
    return Task(f"{suite.name}, slow tests", command, after=after)


def has_long_tests(suite: Suite) -> bool:
    """Whether a suite has tests that take minutes, besides those on the wire."""
    if set(suite.games) - set(QUICK_TO_COMPILE):
        return True
    files = (path for folder in suite.folders for path in (ROOT / folder).rglob("test_*.py"))
    return any(LONG.search(path.read_text(encoding="utf-8")) for path in files if path != ROOT / WIRE)


def on_postgres(suite: Suite) -> Task:
    """The tests of the server once more, with every server's data in Postgres."""
    after = ("redis", *(f"compile {game}" for game in suite.plays))
    command = tool("pytest", *suite.arguments("not slow and not one_file"))
    return Task(f"{suite.name}, on Postgres", command, {"TENFOLD_TEST_ON_POSTGRES": "1"}, after=after)


def wire(game: str) -> Task:
    """Ten thousand states of a game on the wire."""
    command = tool("pytest", "-q", "-n", "0", "-m", "slow", "-k", game, str(WIRE))
    return Task(f"wire {game}", command, after=(f"compile {game}",))


def every_game() -> list[str]:
    """The files of tests in a browser that ask some games in the gate, and here all of them."""
    web = ROOT / "web"
    return [
        str(path.relative_to(web))
        for path in sorted((web / "e2e").glob("*.test.ts"))
        if SAMPLED.search(path.read_text(encoding="utf-8"))
    ]


def nightly_tasks() -> list[Task]:
    """All tasks: each can be done again when it was interrupted, and of mutants each is remembered."""
    found, games = suites(), game_names()
    return [
        Task("linker", ["tools/lld.sh"]),
        Task("web build", script("build_web.py"), after=("linker",)),
        *(Task(f"compile {game}", script("compile_games.py", game)) for game in games),
        *(
            Task(f"compile {game}, bounds checked", script("compile_games.py", game), BOUNDS)
            for game in games
        ),
        *(bounds(suite) for suite in found if suite.has_rules),
        *(interpreted(suite) for suite in found if suite.has_rules),
        Task("chromium", ["tools/chromium.sh"], after=("linker",)),
        Task("postgres", ["tools/postgres.sh"], after=("chromium",)),
        Task("redis", ["tools/redis.sh"], after=("postgres",)),
        *(long_tests(suite) for suite in found if has_long_tests(suite)),
        on_postgres(suite_named("server", found)),
        *(wire(game) for game in games),
        Task(
            "end to end, whole games",
            npm("run", "slow"),
            after=("web build", "chromium", *(f"compile {game}" for game in games)),
        ),
        Task(
            "end to end, every game",
            npm("run", "e2e", "--", *every_game()),
            {"TENFOLD_EVERY_GAME": "1"},
            after=("web build", "chromium", *(f"compile {game}" for game in games)),
        ),
        *(
            Task(
                f"mutation {home.name}",
                [sys.executable, "-m", "tools.mutate", "--home", home.name],
                lanes=LANES,
            )
            for home in mutate.homes()
        ),
    ]


PARTS = {
    "bounds": ", bounds checked",
    "interpreted": ", interpreted",
    "long": "slow tests",
    "postgres": "on Postgres",
    "wire": "wire ",
    "browsers": "end to end",
    "mutation": "mutation ",
}
"""The parts that several machines can share, and what their tasks have in their names."""


def main() -> int:
    """Run what has not passed yet; say what had, and the total of both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tasks", nargs="*", metavar="TASK", help="only these")
    parser.add_argument("--part", choices=tuple(PARTS), help="only one part, and what its tasks need")
    parser.add_argument("--fresh", action="store_true", help="forget what has passed, mutants too")
    parser.add_argument("--list", action="store_true", help="name the tasks, and say which have passed")
    wishes = parser.parse_args()
    log = ResumeLog("tasks", SOURCES, fresh=wishes.fresh)
    if wishes.fresh:
        mutate.forget()
    tasks = only(nightly_tasks(), wishes.tasks)
    if wishes.part:
        tasks = with_needed(tasks, [task.name for task in tasks if PARTS[wishes.part] in task.name])
    passed = {task.name: _before(log, task) for task in tasks if log.get(task.name)}
    for name, result in passed.items():
        print(f"── {name}: has passed before, {result.wall:.1f} s", flush=True)
    if wishes.list:
        print("\n".join(f"── {task.name}: to be run" for task in tasks if task.name not in passed))
        return 0
    clock = Clock(log)
    waiting = [task.name for task in tasks if task.name not in passed]
    results = run_all(only(tasks, waiting), ended=lambda _, result: clock.note(result)) if waiting else []
    done = passed | {result.name: result for result in results}
    return conclude([done[task.name] for task in tasks], clock.elapsed())


class Clock:
    """Measures how long all runs took, including interrupted ones."""

    def __init__(self, log: ResumeLog) -> None:
        self._log = log
        self._before = float((log.get(ELAPSED) or {}).get("wall", 0.0))
        self._start = time.monotonic()

    def elapsed(self) -> float:
        """Seconds on the clock, of this run and of those before it up to the last task that ended."""
        return self._before + time.monotonic() - self._start

    def note(self, result: Result) -> None:
        """Remember a task that has passed, and how late it is."""
        if result.passed:
            self._log.note(result.name, wall=round(result.wall, 1), cpu=round(result.cpu, 1))
        self._log.note(ELAPSED, wall=round(self.elapsed(), 1))


def _before(log: ResumeLog, task: Task) -> Result:
    line = log.get(task.name) or {}
    return Result(task.name, passed=True, wall=line["wall"], cpu=line["cpu"])


if __name__ == "__main__":
    with stopping():
        sys.exit(main())
