"""Runs the cheap checks, then the tests that a change can affect. `make quick` runs this.

The change is everything that differs from where the branch left main, committed or not. Rules are
interpreted here, for compiling them anew would take longer than the tests. What has not ended after a
minute is left to the gate. `make quick` runs this.
"""

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from tools.ci import ci_tasks
from tools.suites import (
    CONTRACT,
    FAMILIES,
    GAMES,
    ROOT,
    TESTS,
    TOY_GAMES,
    family_of,
    folders_in,
    game_names,
)
from tools.task_runner import Task, conclude, npm, run_all, stopping, tool

SECONDS = 60.0
MAINS = ("main", "origin/main")
INTERPRETED = {"TENFOLD_INTERPRET": "1"}
SMALL = "ten_squares"
"""A change of the core is tried on this game; the gate tries all."""
HEAVY = ("test_frames.py", "test_crash.py", "test_secrets_on_wire.py", "test_unreliable_clients.py")
"""Tests of the server that play for long."""
WEB_FORMAT = "web format"
WORDS = (
    "core/test_languages.py",
    "core/test_messages.py",
    "core/test_wording.py",
    "agents/test_characters.py",
)
"""What holds for every sentence, in every language."""


@dataclass(frozen=True)
class Choice:
    """A task, its rank (lower is cheaper), and the file that it was chosen for."""

    task: Task
    rank: int
    why: str = ""


CHECKS = (
    Choice(Task("format", tool("ruff", "format", "--check", ".")), 0, "always"),
    Choice(Task("lint", tool("ruff", "check", ".")), 0, "always"),
    Choice(Task("layers", tool("lint-imports", "--no-logo")), 1, "always"),
    Choice(Task("types", tool("mypy")), 2, "always"),
)


def some_tests(
    name: str, rank: int, *arguments: str, interpreted: bool = False, stops: bool = True
) -> Choice:
    """Some tests as a task, which stops at the first that fails if it's wished."""
    markers = "not slow and not compiled" if interpreted else "not slow"
    command = tool("pytest", "-q", *["-x"] * stops, "-n", "0", "-m", markers, *arguments)
    return Choice(Task(name, command, INTERPRETED if interpreted else {}), rank)


def own(place: Path) -> Choice:
    """The tests beside the rules of a game or family."""
    return some_tests(f"{place.name}, own tests", 2, str(place), interpreted=True)


def contract(game: str) -> Choice:
    """A game's task of the contract."""
    return some_tests(f"{game}, contract", 4, str(CONTRACT), "--contract", game, interpreted=True)


def of_game(game: str) -> list[Choice]:
    """A game's tests and its contract."""
    return [own(GAMES / game), contract(game)] if game in game_names() else []


def of_family(family: str) -> list[Choice]:
    """A family's tests, and all of its games."""
    games = [game for game in game_names() if family_of(game) == family]
    return [own(FAMILIES / family), *(choice for game in games for choice in of_game(game))]


def of_core(_: str) -> list[Choice]:
    """The tests of the core, the toys that break the contract, and the contract of a small game."""
    toys = some_tests("toys", 3, str(TESTS / "toys"), interpreted=True)
    return [
        some_tests("core", 3, str(TESTS / "core"), interpreted=True),
        toys,
        *(contract(game) for game in (*TOY_GAMES, SMALL)),
    ]


def of_folder(folder: str) -> list[Choice]:
    """All tests of a folder of tests/, the heavy ones of the server aside."""
    if folder == CONTRACT.name:
        return [contract(game) for game in (*TOY_GAMES, SMALL)]
    if folder == "toys":
        return of_core("")[1:2]
    heavy = (path for path in sorted((ROOT / TESTS / folder).rglob("test_*.py")) if path.name in HEAVY)
    left_out = [f"--ignore={path.relative_to(ROOT)}" for path in heavy]
    return [some_tests(folder, 5, str(TESTS / folder), *left_out)] if folder in folders_in(TESTS) else []


def of_server(_: str) -> list[Choice]:
    """The tests of the server."""
    return of_folder("server")


def of_command(_: str) -> list[Choice]:
    """The tests of the command."""
    return of_folder("cli")


def of_shared(_: str) -> list[Choice]:
    """What server and command both stand on."""
    return [*of_folder("server"), *of_folder("cli")]


def of_documents(_: str) -> list[Choice]:
    """The tests of the documents."""
    return [replace(choice, rank=3) for choice in of_folder("docs")]


def of_tools(_: str) -> list[Choice]:
    """The tests of the tools."""
    return [replace(choice, rank=3) for choice in of_folder("tools")]


def of_browser_tests(_: str) -> list[Choice]:
    """The style of the browser's sources; a browser is opened by the gate only."""
    return [
        Choice(Task(WEB_FORMAT, ()), 0),
        Choice(Task("web lint", npm("run", "lint")), 7),
    ]


def of_web(_: str) -> list[Choice]:
    """The browser's style, types and unit tests."""
    return [
        *of_browser_tests(""),
        Choice(Task("web tests", npm("test")), 5),
        Choice(Task("web types", npm("run", "check")), 6),
    ]


def of_words() -> list[Choice]:
    """The tests of sentences, whoever says them."""
    names = (str(TESTS / name) for name in WORDS)
    return [some_tests("words", 1, *names, interpreted=True, stops=False)]


def of_games_tests(game: str) -> list[Choice]:
    """A game's tests alone: they say nothing about the contract."""
    return of_game(game)[:1]


AFFECTED: tuple[tuple[str, Callable[[str], list[Choice]]], ...] = (
    (r"src/tenfold/games/(\w+)/tests/test_.*", of_games_tests),
    (r"src/tenfold/games/(\w+)/.*", of_game),
    (r"src/tenfold/families/(\w+)/.*", of_family),
    (r"src/tenfold/core/(.*)", of_core),
    (r"src/tenfold/server/(.*)", of_server),
    (r"src/tenfold/cli/(.*)", of_command),
    (r"src/tenfold/(?:agents|client)/(.*)", of_shared),
    (r"src/tenfold/(envs|arena|guides|analysis|training)/.*", of_folder),
    (r"tests/(\w+)/.*", of_folder),
    (r"web/e2e/(.*)", of_browser_tests),
    (r"web/(.*)", of_web),
    (r"tools/(.*)", of_tools),
    (r"(?:docs/.*|[^/]*\.md)()", of_documents),
)


def changed_files() -> list[str]:
    """What differs from where this branch left main, and what git does not know yet."""
    mains = [main for main in MAINS if git("rev-parse", "--verify", "--quiet", main)]
    base = git("merge-base", "HEAD", mains[0])[0] if mains else "HEAD"
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


def git(*arguments: str) -> list[str]:
    """The lines that git says."""
    told = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout.splitlines()


def chosen(paths: Iterable[str]) -> list[Choice]:
    """The checks, and the tests that some files can affect: each once, the cheapest first."""
    found: dict[str, Choice] = {}
    paths = list(paths)
    for path in paths:
        for choice in (*_file_itself(path), *_affected(path)):
            found.setdefault(choice.task.name, replace(choice, why=path))
    if WEB_FORMAT in found:
        found[WEB_FORMAT] = replace(found[WEB_FORMAT], task=web_format(paths))
    needed = [choice for name, choice in found.items() if not _is_within(name, found)]
    return [*CHECKS, *sorted(needed, key=lambda choice: choice.rank)]


def web_format(paths: Iterable[str]) -> Task:
    """The style of the browser's files that changed: that of all takes longer than the rest."""
    files = [
        path.removeprefix("web/") for path in paths if path.startswith("web/") and (ROOT / path).exists()
    ]
    return Task(
        WEB_FORMAT, npm("exec", "--", "prettier", "--check", "--ignore-unknown", *(files or ["package.json"]))
    )


def _is_within(name: str, others: Container[str]) -> bool:
    """Whether a file of tests is run with its folder anyway."""
    path = Path(name)
    return any(parent.name in others for parent in path.parents) and path.name not in HEAVY


def _affected(path: str) -> list[Choice]:
    if _file_itself(path):
        return []
    words = of_words() if path.endswith(".ftl") else []
    for pattern, choose in AFFECTED:
        if match := re.fullmatch(pattern, path):
            return [*words, *choose(match[1])]
    return words


def _file_itself(path: str) -> list[Choice]:
    """A file of tests that was changed is run alone."""
    is_test = re.fullmatch(r"tests/(?!contract/).*/test_\w+\.py", path) and (ROOT / path).exists()
    return [some_tests(path, 3, path)] if is_test else []


def left_to_the_gate(choices: Iterable[Choice]) -> list[str]:
    """The tasks of the gate that are not run here as they are there."""
    names = {choice.task.name for choice in choices}
    return [task.name for task in ci_tasks() if task.name not in names]


def main() -> int:
    """Say what is chosen and why, run it for a minute at most, and say what is left."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", help="as if these had changed")
    parser.add_argument("--list", action="store_true", help="choose only")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="what has not ended by then is left")
    wishes = parser.parse_args()
    choices = chosen(wishes.files or changed_files())
    for choice in choices:
        print(f"── {choice.task.name}: {choice.why}", flush=True)
    if wishes.list:
        return 0
    start = time.monotonic()
    results = run_all([choice.task for choice in choices], seconds=wishes.seconds)
    code = conclude(results, time.monotonic() - start)
    ended = {result.name for result in results if not result.is_late}
    if late := [choice.task.name for choice in choices if choice.task.name not in ended]:
        print(f"not finished within {wishes.seconds:.0f} s:", *late, sep="\n  ")
    left = left_to_the_gate(choices)
    print(f"left to the gate: {len(left)} tasks, `python -m tools.ci --list` names them")
    return code


if __name__ == "__main__":
    with stopping():
        sys.exit(main())
