"""`tenfold doctor`: check the installation, and say in a sentence what to do about each problem.

Nothing of the games is loaded before it is checked, so that this works where they do not.
"""

import argparse
import importlib
import importlib.util
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tenfold import __version__
from tenfold.cli.commands.check_result import CheckResult
from tenfold.cli.errors import OK, PROBLEM_FOUND, printable
from tenfold.cli.messages import message
from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text
from tenfold.core.paths import MATCH_SUFFIX, data_folder
from tenfold.core.registry import game_ids

MIN_PYTHON = (3, 11)
OKAY, NOTE, PROBLEM = "doctor-ok", "doctor-note", "doctor-problem"


def run(chosen: argparse.Namespace) -> int:
    """Print every finding; a problem makes the exit code 1."""
    problems = 0
    for finding in _about_server(chosen.server) if chosen.server else run_checks():
        mark = OKAY if not finding.advice else NOTE if finding.is_note else PROBLEM
        problems += mark == PROBLEM
        sys.stdout.write(printable(_line(mark, finding)) + "\n")
        sys.stdout.flush()
    told = message("doctor-problems", count=str(problems)) if problems else message("doctor-well")
    sys.stdout.write(f"\n{told}\n")
    return PROBLEM_FOUND if problems else OK


def _line(mark: str, finding: CheckResult) -> str:
    """A finding in a line, the marks one under the other."""
    width = max(len(message(one)) for one in (OKAY, NOTE, PROBLEM))
    advice = f" — {finding.advice}" if finding.advice else ""
    return (
        f"{message(mark):<{width}} {message('doctor-finding', what=finding.what, fact=finding.fact)}{advice}"
    )


def _about_server(address: str) -> Iterator[CheckResult]:
    server: Any = importlib.import_module("tenfold.cli.commands.doctor_server")
    yield from server.run_checks(address)


def run_checks() -> Iterator[CheckResult]:
    """All checks, in an order in which an early problem explains the later ones."""
    yield _python()
    for name in ("numpy", "numba", "fluent.runtime"):
        yield _library(name)
    yield _rich()
    yield from _guarded(message("doctor-compiled"), _cache)
    yield from _guarded(message("doctor-matches"), _data)
    yield from _games()
    yield _terminal()


def _guarded(what: str, check: Callable[[], CheckResult]) -> Iterator[CheckResult]:
    """A check that fails is a finding too."""
    try:
        yield check()
    except Exception as error:  # noqa: BLE001  (a doctor does not faint)
        yield CheckResult(
            what, f"{type(error).__name__}: {error}".splitlines()[0], message("doctor-reinstall")
        )


def _tenths(number: float) -> str:
    return f"{number:.1f}".replace(".", message("decimal-sign"))


def _python() -> CheckResult:
    fact = message(
        "doctor-python", python=platform.python_version(), path=sys.executable, tenfold=__version__
    )
    advice = "" if sys.version_info >= MIN_PYTHON else message("doctor-python-old")
    return CheckResult("Python", fact, advice)


def _library(name: str) -> CheckResult:
    try:
        module = importlib.import_module(name)
    except Exception as error:  # noqa: BLE001  (broken installations raise anything)
        return CheckResult(name, message("doctor-not-loaded", why=str(error)), message("doctor-reinstall"))
    return CheckResult(name, str(getattr(module, "__version__", message("doctor-found"))))


def _rich() -> CheckResult:
    if importlib.util.find_spec("rich") is None:
        return CheckResult("rich", message("doctor-not-found"), message("doctor-rich"), is_note=True)
    return CheckResult("rich", message("doctor-found"))


def _cache() -> CheckResult:
    folders: Any = importlib.import_module("tenfold.cli.compiling.cache_folders")
    root: Path = folders.cache_root()
    what = message("doctor-compiled")
    trouble = _trouble_writing(root)
    if trouble:
        return CheckResult(what, trouble, message("doctor-compiled-where"))
    size = _tenths(folders.size_of(root) / 1e6)
    old = len(list(folders.stale_folders()))
    advice = message("doctor-compiled-old", count=str(old)) if old else ""
    return CheckResult(
        what, message("doctor-compiled-size", folder=str(root), size=size), advice, is_note=True
    )


def _data() -> CheckResult:
    folder = data_folder()
    what = message("doctor-matches")
    trouble = _trouble_writing(folder)
    if trouble:
        return CheckResult(what, trouble, message("doctor-matches-where"))
    count = sum(1 for _ in folder.glob(f"*{MATCH_SUFFIX}"))
    return CheckResult(what, message("doctor-matches-count", folder=str(folder), count=str(count)))


def _trouble_writing(folder: Path) -> str:
    """Why nothing can be written there; empty if it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return message("doctor-unwritable", folder=str(folder), why=os_error_text(error))


def _games() -> Iterator[CheckResult]:
    if not game_ids():
        yield CheckResult(message("doctor-games"), message("doctor-not-found"), message("doctor-reinstall"))
    for game_id in game_ids():
        start = time.monotonic()
        try:
            plies = _played(game_id)
        except TenfoldError as error:
            yield CheckResult(game_id, error.sentence, message("doctor-sentence"))
        except Exception as error:  # noqa: BLE001  (a doctor does not faint)
            what = f"{type(error).__name__}: {error}".splitlines()[0]
            yield CheckResult(game_id, message("doctor-not-played", why=what), message("doctor-fresh"))
        else:
            seconds = _tenths(time.monotonic() - start)
            yield CheckResult(game_id, message("doctor-played", plies=str(plies), seconds=seconds))


def _played(game_id: str) -> int:
    """Deal and play one game, compiling it if need be."""
    warmup: Any = importlib.import_module("tenfold.cli.compiling.warmup")
    screen: Any = importlib.import_module("tenfold.cli.screen.screen").screen_of()
    registry: Any = importlib.import_module("tenfold.core.registry")
    game = registry.game_of(game_id)
    warmup.warm_up(game, screen, warmup.warm_match, warmup.warm_batches)
    return int(warmup.Batch(game, game.seats[0], 1).play())


def _terminal() -> CheckResult:
    features = [
        message("doctor-is-terminal" if sys.stdout.isatty() else "doctor-no-terminal"),
        f"TERM={os.environ.get('TERM', '')}",
        message("doctor-encoding", name=str(sys.stdout.encoding)),
        "readline" if importlib.util.find_spec("readline") else message("doctor-no-readline"),
    ]
    if os.environ.get("NO_COLOR"):
        features.append("NO_COLOR")
    is_unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    advice = "" if is_unicode else message("doctor-signs")
    return CheckResult(message("doctor-terminal"), ", ".join(features), advice, is_note=True)
