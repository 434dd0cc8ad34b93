"""`tenfold doctor`: check the installation, and say in a sentence what to do about each problem.

Nothing of the games is loaded before it is checked, so that this works where they do not.
"""

import argparse
import importlib.util
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tenfold.cli.errors import OK, PROBLEM_FOUND, printable
from tenfold.cli.messages import has_plain, message
from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text
from tenfold.core.paths import MATCH_SUFFIX, data_folder
from tenfold.core.registry import game_ids
from tenfold.version import version_text

MIN_PYTHON = (3, 11)
OKAY, NOTE, PROBLEM = "doctor-ok", "doctor-note", "doctor-problem"


class CheckResult:
    """What was checked and found; with advice if something is wrong. All by the names of sentences."""

    def __init__(
        self, what: str, fact: str, advice: str = "", *, is_note: bool = False, **args: object
    ) -> None:
        """`is_note`: everything works nevertheless. What names no sentence is said as it is."""
        self.what, self.fact, self.advice = (
            message(text, **args) if has_plain(text) else text for text in (what, fact, advice)
        )
        self.mark = OKAY if not advice else NOTE if is_note else PROBLEM

    @property
    def line(self) -> str:
        """All of it in a line, the marks one under the other."""
        width = max(len(message(one)) for one in (OKAY, NOTE, PROBLEM))
        finding = message("doctor-finding", what=self.what, fact=self.fact)
        return f"{message(self.mark):<{width}} {finding}" + (f" — {self.advice}" if self.advice else "")


def run(chosen: argparse.Namespace) -> int:
    """Print every finding; a problem makes the exit code 1."""
    problems, findings = 0, run_checks()
    if chosen.server:
        from tenfold.cli.commands import doctor_server  # noqa: PLC0415  (an installation may lack sockets)

        findings = doctor_server.run_checks(chosen.server)
    for finding in findings:
        problems += finding.mark == PROBLEM
        sys.stdout.write(printable(finding.line) + "\n")
        sys.stdout.flush()
    told = message("doctor-problems", count=problems) if problems else message("doctor-well")
    sys.stdout.write(f"\n{told}\n")
    return PROBLEM_FOUND if problems else OK


def run_checks() -> Iterator[CheckResult]:
    """All checks, in an order in which an early problem explains the later ones."""
    python = message(
        "doctor-python", python=platform.python_version(), path=sys.executable, tenfold=version_text()
    )
    yield CheckResult("Python", python, "doctor-python-old" if sys.version_info < MIN_PYTHON else "")
    for name in ("numpy", "numba", "fluent.runtime"):
        yield _library(name)
    if importlib.util.find_spec("rich") is None:
        yield CheckResult("rich", "doctor-not-found", "doctor-rich", is_note=True)
    else:
        yield CheckResult("rich", "doctor-found")
    yield guarded("doctor-compiled", _cache, "doctor-reinstall")
    yield guarded("doctor-matches", _data, "doctor-reinstall")
    if not game_ids():
        yield CheckResult("doctor-games", "doctor-not-found", "doctor-reinstall")
    yield from map(_game, game_ids())
    yield _terminal()


def guarded(what: str, check: Callable[[], CheckResult], advice: str) -> CheckResult:
    """A check that fails is a finding too."""
    try:
        return check()
    except Exception as error:  # noqa: BLE001  (a doctor does not faint)
        return CheckResult(what, _first_line(error), advice)


def _first_line(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]


def _tenths(number: float) -> str:
    return f"{number:.1f}".replace(".", message("decimal-sign"))


def _library(name: str) -> CheckResult:
    try:
        module = importlib.import_module(name)
    except Exception as error:  # noqa: BLE001  (broken installations raise anything)
        return CheckResult(name, "doctor-not-loaded", "doctor-reinstall", why=error)
    return CheckResult(name, str(getattr(module, "__version__", "doctor-found")))


def _cache() -> CheckResult:
    from tenfold.cli.compiling import cache_folders  # noqa: PLC0415  (it may be what is broken)
    from tenfold.core.cache import cache_root  # noqa: PLC0415

    root = cache_root()
    if trouble := _trouble_writing(root):
        return CheckResult("doctor-compiled", trouble, "doctor-compiled-where")
    size = _tenths(cache_folders.size_of(root) / 1e6)
    old = len(list(cache_folders.stale_folders()))
    advice = message("doctor-compiled-old", count=old) if old else ""
    return CheckResult(
        "doctor-compiled", "doctor-compiled-size", advice, is_note=True, folder=root, size=size
    )


def _data() -> CheckResult:
    folder = data_folder()
    if trouble := _trouble_writing(folder):
        return CheckResult("doctor-matches", trouble, "doctor-matches-where")
    count = sum(1 for _ in folder.glob(f"*{MATCH_SUFFIX}"))
    return CheckResult("doctor-matches", "doctor-matches-count", folder=folder, count=count)


def _trouble_writing(folder: Path) -> str:
    """Why nothing can be written there; empty if it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        has_fluent = importlib.util.find_spec("fluent.runtime") is not None
        why = os_error_text(error) if has_fluent else error.strerror
        return message("doctor-unwritable", folder=folder, why=why)


def _game(game_id: str) -> CheckResult:
    """Deal and play one game, compiling it if need be."""
    start = time.monotonic()
    try:
        from tenfold.cli.compiling import warmup  # noqa: PLC0415  (it may be what is broken)
        from tenfold.cli.screen.screen import screen_of  # noqa: PLC0415
        from tenfold.core.batch import Batch  # noqa: PLC0415
        from tenfold.core.registry import game_of  # noqa: PLC0415

        game = game_of(game_id)
        warmup.warm_up(game, screen_of(), warmup.warm_match, warmup.warm_batches)
        plies = Batch(game, game.seats[0], 1).play()
    except TenfoldError as error:
        return CheckResult(game_id, error.sentence, "doctor-sentence")
    except Exception as error:  # noqa: BLE001  (a doctor does not faint)
        return CheckResult(game_id, "doctor-not-played", "doctor-fresh", why=_first_line(error))
    return CheckResult(game_id, "doctor-played", plies=plies, seconds=_tenths(time.monotonic() - start))


def _terminal() -> CheckResult:
    features = [
        message("doctor-is-terminal" if sys.stdout.isatty() else "doctor-no-terminal"),
        f"TERM={os.environ.get('TERM', '')}",
        message("doctor-encoding", name=sys.stdout.encoding),
        "readline" if importlib.util.find_spec("readline") else message("doctor-no-readline"),
        *(["NO_COLOR"] if os.environ.get("NO_COLOR") else []),
    ]
    is_unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    advice = "" if is_unicode else "doctor-signs"
    return CheckResult("doctor-terminal", ", ".join(features), advice, is_note=True)
