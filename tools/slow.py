"""The long checks, two at a time: bounds, distributions, kills, ten thousand states, whole games, mutation.

What has passed is written to .slow/parts.jsonl: an interrupted run goes on where it was, unless sources
have changed since. `make slow` runs this.
"""

import argparse
import re
import sys
import time

from tools import mutate
from tools.gate import interpreted
from tools.journal import Journal
from tools.parts import LANES, Part, Result, conclude, npm, only, run_all, script, stopping, tool
from tools.subjects import (
    QUICK_TO_COMPILE,
    ROOT,
    TESTS,
    Subject,
    game_names,
    subject_named,
    subjects,
)

SOURCES = ("src", "tests", "tools", "web", "conftest.py", "pyproject.toml", "hatch_build.py")
"""What the long checks speak about: documents and results are not among it."""
BOUNDS = {"NUMBA_BOUNDSCHECK": "1"}
PLAYING = "not ptx and not interpreted and (not contract or moment or batch or worlds or observations)"
"""Bounds are checked where much is played: in the games' own tests, and in this part of the contract."""
LONG = re.compile(r"^(@|pytestmark = .*|    )pytest\.mark\.slow", re.MULTILINE)
ELAPSED = "(elapsed)"
WIRE = TESTS / "server" / "table" / "test_frames.py"


def bounds(subject: Subject) -> Part:
    """The tests of rules, compiled with checks of all bounds."""
    after = tuple(f"compile {game}, bounds checked" for game in subject.plays)
    command = tool("pytest", *subject.arguments("not slow", "-k", PLAYING))
    return Part(f"{subject.name}, bounds checked", command, BOUNDS, after=after)


def long_tests(subject: Subject) -> Part:
    """The tests of a subject that take minutes; those on the wire are parts of their own."""
    after = tuple(f"compile {game}" for game in subject.plays)
    if subject.name == "server":
        after = ("redis", *after)
    command = tool("pytest", *subject.arguments("slow", f"--ignore={WIRE}"))
    return Part(f"{subject.name}, slow tests", command, after=after)


def has_long_tests(subject: Subject) -> bool:
    """Whether a subject has tests that take minutes, besides those on the wire."""
    if set(subject.games) - set(QUICK_TO_COMPILE):
        return True
    files = (path for folder in subject.folders for path in (ROOT / folder).rglob("test_*.py"))
    return any(LONG.search(path.read_text(encoding="utf-8")) for path in files if path != ROOT / WIRE)


def on_postgres(subject: Subject) -> Part:
    """The tests of the server once more, with every server's data in Postgres."""
    after = ("redis", *(f"compile {game}" for game in subject.plays))
    command = tool("pytest", *subject.arguments("not slow and not one_file"))
    return Part(f"{subject.name}, on Postgres", command, {"TENFOLD_TEST_ON_POSTGRES": "1"}, after=after)


def wire(game: str) -> Part:
    """Ten thousand states of a game on the wire."""
    command = tool("pytest", "-q", "-n", "0", "-m", "slow", "-k", game, str(WIRE))
    return Part(f"wire {game}", command, after=(f"compile {game}",))


def every_game() -> list[str]:
    """The files of tests in a browser that ask some games in the gate, and here all of them."""
    web = ROOT / "web"
    return [
        str(path.relative_to(web))
        for path in sorted((web / "e2e").glob("*.test.ts"))
        if "instead(" in path.read_text(encoding="utf-8")
    ]


def slow() -> list[Part]:
    """All parts: each can be done again when it was interrupted, and of mutants each is remembered."""
    found, games = subjects(), game_names()
    return [
        Part("web build", script("build_web.py")),
        *(Part(f"compile {game}", script("compile_games.py", game)) for game in games),
        *(
            Part(f"compile {game}, bounds checked", script("compile_games.py", game), BOUNDS)
            for game in games
        ),
        *(bounds(subject) for subject in found if subject.has_rules),
        *(interpreted(subject) for subject in found if subject.has_rules),
        Part("chromium", ["tools/chromium.sh"]),
        Part("postgres", ["tools/postgres.sh"], after=("chromium",)),
        Part("redis", ["tools/redis.sh"], after=("postgres",)),
        *(long_tests(subject) for subject in found if has_long_tests(subject)),
        on_postgres(subject_named("server", found)),
        *(wire(game) for game in games),
        Part(
            "end to end, whole games",
            npm("run", "slow"),
            after=("web build", "chromium", *(f"compile {game}" for game in games)),
        ),
        Part(
            "end to end, every game",
            npm("run", "e2e", "--", *every_game()),
            {"TENFOLD_EVERY_GAME": "1"},
            after=("web build", "chromium", *(f"compile {game}" for game in games)),
        ),
        *(
            Part(
                f"mutation {home.name}",
                [sys.executable, "-m", "tools.mutate", "--home", home.name],
                lanes=LANES,
            )
            for home in mutate.homes()
        ),
    ]


def main() -> int:
    """Run what has not passed yet; say what had, and the total of both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="only these")
    parser.add_argument("--fresh", action="store_true", help="forget what has passed, mutants too")
    parser.add_argument("--list", action="store_true", help="name the parts, and say which have passed")
    wishes = parser.parse_args()
    journal = Journal("parts", SOURCES, fresh=wishes.fresh)
    if wishes.fresh:
        mutate.forget()
    parts = only(slow(), wishes.parts)
    passed = {part.name: _before(journal, part) for part in parts if journal.get(part.name)}
    for name, result in passed.items():
        print(f"── {name}: has passed before, {result.wall:.1f} s", flush=True)
    if wishes.list:
        print("\n".join(f"── {part.name}: to be run" for part in parts if part.name not in passed))
        return 0
    clock = Clock(journal)
    waiting = [part.name for part in parts if part.name not in passed]
    results = run_all(only(parts, waiting), ended=lambda _, result: clock.note(result)) if waiting else []
    done = passed | {result.name: result for result in results}
    return conclude([done[part.name] for part in parts], clock.elapsed())


class Clock:
    """How long all has taken, earlier runs that were interrupted included."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._before = float((journal.get(ELAPSED) or {}).get("wall", 0.0))
        self._start = time.monotonic()

    def elapsed(self) -> float:
        """Seconds on the clock, of this run and of those before it up to the last part that ended."""
        return self._before + time.monotonic() - self._start

    def note(self, result: Result) -> None:
        """Remember a part that has passed, and how late it is."""
        if result.passed:
            self._journal.note(result.name, wall=round(result.wall, 1), cpu=round(result.cpu, 1))
        self._journal.note(ELAPSED, wall=round(self.elapsed(), 1))


def _before(journal: Journal, part: Part) -> Result:
    line = journal.get(part.name) or {}
    return Result(part.name, passed=True, wall=line["wall"], cpu=line["cpu"])


if __name__ == "__main__":
    with stopping():
        sys.exit(main())
