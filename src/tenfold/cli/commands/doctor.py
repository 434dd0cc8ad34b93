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
from tenfold.cli.commands.findings import Finding
from tenfold.cli.problems import OK, PROBLEM_FOUND, cause_of, printable
from tenfold.core.errors import TenfoldError
from tenfold.core.places import SUFFIX, data_folder
from tenfold.core.registry import game_ids

OLDEST_PYTHON = (3, 11)
REINSTALL = "install Tenfold again, for example with “pip install --force-reinstall tenfold”"


def run(chosen: argparse.Namespace) -> int:
    """Print every finding; a problem makes the exit code 1."""
    problems = 0
    for finding in _about_server(chosen.server) if chosen.server else findings():
        mark = "ok" if not finding.advice else "note" if finding.is_note else "PROBLEM"
        problems += mark == "PROBLEM"
        advice = f" — {finding.advice}" if finding.advice else ""
        sys.stdout.write(printable(f"{mark:<8}{finding.what}: {finding.fact}{advice}") + "\n")
        sys.stdout.flush()
    noun = "problem" if problems == 1 else "problems"
    sys.stdout.write("\nAll is well.\n" if not problems else f"\n{problems} {noun} found.\n")
    return PROBLEM_FOUND if problems else OK


def _about_server(address: str) -> Iterator[Finding]:
    server: Any = importlib.import_module("tenfold.cli.commands.doctor_server")
    yield from server.findings(address)


def findings() -> Iterator[Finding]:
    """All checks, in an order in which an early problem explains the later ones."""
    yield _python()
    for name in ("numpy", "numba", "fluent.runtime"):
        yield _library(name)
    yield _rich()
    yield from _guarded("compiled code", _cache)
    yield from _guarded("saved matches", _data)
    yield from _games()
    yield _terminal()


def _guarded(what: str, check: Callable[[], Finding]) -> Iterator[Finding]:
    """A check that fails is a finding too."""
    try:
        yield check()
    except Exception as error:  # noqa: BLE001  (a doctor does not faint)
        yield Finding(what, f"{type(error).__name__}: {error}".splitlines()[0], REINSTALL)


def _python() -> Finding:
    fact = f"{platform.python_version()} at {sys.executable}, Tenfold {__version__}"
    advice = "" if sys.version_info >= OLDEST_PYTHON else "install Python 3.11 or newer."
    return Finding("Python", fact, advice)


def _library(name: str) -> Finding:
    try:
        module = importlib.import_module(name)
    except Exception as error:  # noqa: BLE001  (broken installations raise anything)
        return Finding(name, f"cannot be loaded ({error})", f"{REINSTALL}.")
    return Finding(name, str(getattr(module, "__version__", "found")))


def _rich() -> Finding:
    if importlib.util.find_spec("rich") is None:
        return Finding(
            "rich", "not found", "the terminal stays plain; “pip install rich” adds colours.", True
        )
    return Finding("rich", "found")


def _cache() -> Finding:
    folders: Any = importlib.import_module("tenfold.cli.compiling.compiled_folders")
    root: Path = folders.cache_root()
    trouble = _trouble_writing(root)
    if trouble:
        advice = "every start compiles anew: set TENFOLD_CACHE to a folder that can be written."
        return Finding("compiled code", f"{root} cannot be written ({trouble})", advice)
    size = folders.size_of(root) / 1e6
    old = len(list(folders.left_over()))
    advice = f"“tenfold warm” removes {old} folders of older sources." if old else ""
    return Finding("compiled code", f"{root}, {size:.1f} MB", advice, is_note=True)


def _data() -> Finding:
    folder = data_folder()
    trouble = _trouble_writing(folder)
    if trouble:
        advice = "matches are not saved: set TENFOLD_DATA to a folder that can be written."
        return Finding("saved matches", f"{folder} cannot be written ({trouble})", advice)
    count = sum(1 for _ in folder.glob(f"*{SUFFIX}"))
    return Finding("saved matches", f"{folder}, {count} of them")


def _trouble_writing(folder: Path) -> str:
    """Why nothing can be written there; empty if it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return cause_of(error)


def _games() -> Iterator[Finding]:
    if not game_ids():
        yield Finding("games", "none found", f"{REINSTALL}.")
    for game_id in game_ids():
        start = time.monotonic()
        try:
            plies = _played(game_id)
        except TenfoldError as error:
            yield Finding(game_id, error.sentence, "see the sentence before.")
        except Exception as error:  # noqa: BLE001  (a doctor does not faint)
            what = f"{type(error).__name__}: {error}".splitlines()[0]
            yield Finding(
                game_id, f"cannot be played ({what})", f"try “tenfold warm --fresh”, or {REINSTALL}."
            )
        else:
            seconds = time.monotonic() - start
            yield Finding(game_id, f"deals and plays ({plies} plies to an end, {seconds:.1f} s)")


def _played(game_id: str) -> int:
    """Deal and play one game, compiling it if need be."""
    preparing: Any = importlib.import_module("tenfold.cli.compiling.preparing")
    screen: Any = importlib.import_module("tenfold.cli.screen.screen").screen_of()
    registry: Any = importlib.import_module("tenfold.core.registry")
    game = registry.game_of(game_id)
    preparing.prepare(game, screen, preparing.try_match, preparing.try_many)
    return int(preparing.Batch(game, game.seats[0], 1).play())


def _terminal() -> Finding:
    features = [
        "a terminal" if sys.stdout.isatty() else "not a terminal",
        f"TERM={os.environ.get('TERM', '')}",
        f"encoding {sys.stdout.encoding}",
        "readline" if importlib.util.find_spec("readline") else "no readline",
    ]
    if os.environ.get("NO_COLOR"):
        features.append("NO_COLOR")
    is_unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    advice = "" if is_unicode else "some signs will look wrong: set PYTHONUTF8=1."
    return Finding("terminal", ", ".join(features), advice, is_note=True)
