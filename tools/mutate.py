"""Mutation testing: tries mutants of the rules, nearly all of which the tests must notice.

Rules are interpreted. The tests of a home are collected once; each mutant is tried in a forked child, in
which the code of one function is another. It meets the tests that call the function, the quickest first, and
if those let it through, all. What has been tried is written to .slow/, and not tried again.
"""

import argparse
import ast
import contextlib
import gc
import io
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tools.mutants import ROOT, SOURCES, Mutant, equivalent, homes, mutants_of, sample, stale
from tools.resume_log import FOLDER, ResumeLog

MAX_MUTANTS = 240
"""All mutants are tried up to this many, above it a sample of as many."""
WANTED = 0.95
AT_ONCE = os.cpu_count() or 1
PATIENCE = 4.0
MIN_PATIENCE = 10.0
"""How many times as long as the unbroken game a mutant may compute, and seconds more."""
ON_THE_CLOCK = 20.0
"""How many times as long a mutant may take on a busy machine as it may compute."""
READ = ("src/tenfold/core", "src/tenfold/agents", "src/tenfold/families", "tests/conftest.py", "conftest.py")
OWN = ("tools/mutate.py", "tools/mutants.py", "pyproject.toml")
CONTRACT = "legal_actions or nothing_is_lost or same_view or nothing_that_an_observer or moment or pinned"
QUIETLY = ("-x", "-q", "-s", "-p", "no:cacheprovider", "-n", "0", "-m", "not slow and not compiled")
PASSED, CAUGHT = 0, 1


@dataclass
class Tests:
    """The collected tests of a home, and which of its functions each of them calls."""

    items: list[Any]
    session: Any
    calls: dict[str, set[str]] = field(default_factory=dict)
    """Test → functions, as “file name”."""
    seconds: dict[str, float] = field(default_factory=dict)
    at_import: set[str] = field(default_factory=set)
    """Functions that were called before the first test."""

    def that_call(self, mutant: Mutant) -> list[Any]:
        """Those that call the mutated function, the quickest first."""
        function = _key(str(mutant.path), mutant.function)
        found = [item for item in self.items if function in self.calls[item.nodeid]]
        return sorted(found, key=lambda item: self.seconds[item.nodeid])

    def patience(self) -> float:
        """Seconds of computing after which a mutant plays for ever."""
        return MIN_PATIENCE + PATIENCE * sum(self.seconds.values())

    def patience_with(self, item: Any) -> float:
        """The same of one test, which may have to make what another made before."""
        return MIN_PATIENCE + PATIENCE * (self.seconds[item.nodeid] + max(self.seconds.values()))


def _key(path: str, function: str) -> str:
    return f"{path} {function}"


class Watch:
    """Records which functions of a folder are called."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.seen: set[str] = set()

    def start(self) -> None:
        """Begin to look."""
        sys.settrace(self._called)

    def stop(self) -> None:
        """Look no more."""
        sys.settrace(None)

    def _called(self, frame: Any, _event: str, _arg: object) -> None:
        path = frame.f_code.co_filename
        if path.startswith(self._folder):
            self.seen.add(_key(path, frame.f_code.co_name))


class Trial:
    """A plugin of pytest that tries mutants instead of running tests."""

    def __init__(
        self, home: Path, mutants: Sequence[Mutant], journal: ResumeLog, *, with_contract: bool
    ) -> None:
        self._home = home
        self._with_contract = with_contract
        self._mutants = mutants
        self._journal = journal
        self._watch = Watch(str(home))
        self._functions: dict[CodeType, list[FunctionType]] = {}
        self.is_sound = False
        self.last = ""
        """The last test that was run without any change."""

    def pytest_sessionstart(self) -> None:
        """See what is called while tests are collected."""
        self._watch.start()

    def pytest_runtestloop(self, session: Any) -> bool:
        """The unbroken game first, then every mutant."""
        self._watch.stop()
        tests = Tests(session.items, session, at_import=self._watch.seen)
        self._functions = functions_by_code(self._home)
        if session.testsfailed or not self._learn(tests):
            return True
        self.is_sound = True
        for mutant, verdict, seconds in self._verdicts(tests):
            self._journal.note(mutant.name, verdict=verdict, seconds=round(seconds, 2))
        return True

    def _learn(self, tests: Tests) -> bool:
        """Run everything unbroken in a child, which tells what each test calls and how long it takes."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            _exit_after(lambda: self._tell_calls(tests, writer))
        os.close(writer)
        with os.fdopen(reader) as told:
            for line in told:
                test, seconds, *calls = line.rstrip("\n").split("\t")
                tests.seconds[test], tests.calls[test] = float(seconds), set(calls)
                self.last = test
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == PASSED

    def _tell_calls(self, tests: Tests, writer: int) -> int:
        with os.fdopen(writer, "w") as file:
            for item in tests.items:
                watch = Watch(str(self._home))
                start = time.process_time()
                watch.start()
                code = run_tests(tests.session, [item])
                watch.stop()
                seconds = time.process_time() - start
                file.write("\t".join([item.nodeid, f"{seconds:.3f}", *sorted(watch.seen)]) + "\n")
                if code != PASSED:
                    return code
        return PASSED

    def _verdicts(self, tests: Tests) -> Iterator[tuple[Mutant, str, float]]:
        waiting = [mutant for mutant in reversed(self._mutants) if self._journal.get(mutant.name) is None]
        running: dict[int, tuple[Mutant, float, float]] = {}
        while waiting or running:
            while waiting and len(running) < AT_ONCE:
                mutant = waiting.pop()
                child, patience = self._try(mutant, tests)
                running[child] = (mutant, time.monotonic(), patience)
            child, status = os.waitpid(-1, os.WNOHANG)
            if child:
                mutant, start, _ = running.pop(child)
                yield mutant, _verdict(status), time.monotonic() - start
            else:
                _end_the_late(running)
                time.sleep(0.005)

    def _try(self, mutant: Mutant, tests: Tests) -> tuple[int, float]:
        chosen = tests.that_call(mutant)
        is_imported = _key(str(mutant.path), mutant.function) in tests.at_import
        others = [item for item in tests.items if item not in chosen]
        patience = tests.patience()
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (int(patience), int(patience) + 1))
            if is_imported:
                try_anew(self._home, mutant, with_contract=self._with_contract)
            _exit_after(lambda: self._run_broken(mutant, tests, [*chosen, *others]))
        return child, patience

    def _run_broken(self, mutant: Mutant, tests: Tests, items: Sequence[Any]) -> int:
        self._break(mutant)
        code = run_tests(tests.session, items, tests.patience_with)
        if code == PASSED and self._with_contract:
            try_anew(self._home, mutant, with_contract=True)
        return code

    def _break(self, mutant: Mutant) -> None:
        """Every function that has the code of the mutant's gets the mutant's code."""
        changed = mutant.code()
        found = 0
        for code, functions in self._functions.items():
            if (code.co_filename, code.co_name, code.co_firstlineno) == (
                changed.co_filename,
                changed.co_name,
                changed.co_firstlineno,
            ):
                for function in functions:
                    function.__code__ = changed
                    found += 1
        assert found, f"{mutant.name}: the function is nowhere."


def functions_by_code(home: Path) -> dict[CodeType, list[FunctionType]]:
    """All functions of a folder, those that `bind` has made too."""
    found: dict[CodeType, list[FunctionType]] = {}
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename.startswith(str(home)):
            found.setdefault(function.__code__, []).append(function)
    return found


def run_tests(session: Any, items: Sequence[Any], patience: Callable[[Any], float] = lambda _: 0.0) -> int:
    """Run collected tests until one fails; who loses patience with one, SIGPROF ends. 0: endless patience."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_PROF, patience(item))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return CAUGHT
    signal.setitimer(signal.ITIMER_PROF, 0.0)
    return PASSED


def _exit_after(work: Callable[[], int]) -> None:
    """End a forked child with what its work says; whatever it raises is a mutant that was noticed."""
    code = CAUGHT
    try:
        _silence()
        code = work()
    finally:
        os._exit(code)


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _verdict(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    if code in {-signal.SIGPROF, -signal.SIGXCPU, -signal.SIGKILL}:
        return "caught: plays for ever"
    return "survived" if code == PASSED else "caught"


def _end_the_late(running: dict[int, tuple[Mutant, float, float]]) -> None:
    for child, (_, start, patience) in running.items():
        if time.monotonic() - start > ON_THE_CLOCK * patience:
            os.kill(child, signal.SIGKILL)


def try_anew(home: Path, mutant: Mutant, *, with_contract: bool) -> None:
    """Become a new process that has the mutant from the start: its function is called by imports."""
    _silence()
    flags = ["--contract"] if with_contract else []
    command = ["-m", "tools.mutate", "--home", home.name, "--one", mutant.name, *flags]
    os.execv(sys.executable, [sys.executable, *command])  # noqa: S606 - ourselves


class Substitute(SourceFileLoader):
    """Loads the mutated tree in place of the file."""

    tree: ast.Module

    def get_code(self, fullname: str) -> CodeType:
        """The mutated tree, compiled."""
        return compile(self.tree, self.get_filename(fullname), "exec")


class Hook(MetaPathFinder):
    """An import hook that finds the mutated module first."""

    def __init__(self, mutant: Mutant) -> None:
        self._name = ".".join(mutant.path.relative_to(SOURCES).with_suffix("").parts)
        self._loader = Substitute(self._name, str(mutant.path))
        self._loader.tree = mutant.tree()

    def find_spec(
        self, fullname: str, path: Any = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only the one module."""
        if fullname != self._name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        spec.loader = self._loader
        return spec


def try_one(home: Path, name: str, *, with_contract: bool) -> int:
    """One mutant in this process: its tests, then a part of the contract if wished."""
    import pytest  # noqa: PLC0415 - after the environment is set

    sys.meta_path.insert(0, Hook(next(mutant for mutant in mutants_of(home) if mutant.name == name)))
    code = int(pytest.main([*QUIETLY, str(home / "tests")]))
    if code == PASSED and with_contract:
        code = int(pytest.main([*QUIETLY, "tests/contract", "--contract", home.name, "-k", CONTRACT]))
    return code


def try_home(home: Path, limit: int, *, with_contract: bool) -> bool:
    """Try the mutants of a home that have not been tried; say which survive; whether few enough do."""
    import pytest  # noqa: PLC0415 - after the environment is set

    listed = equivalent()
    mutants = [mutant for mutant in sample(mutants_of(home), limit) if mutant.name not in listed]
    journal = journal_of(home, with_contract=with_contract)
    known = sum(journal.get(mutant.name) is not None for mutant in mutants)
    trial = Trial(home, mutants, journal, with_contract=with_contract)
    start = time.monotonic()
    if known < len(mutants):
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            pytest.main([*QUIETLY, str(home / "tests")], plugins=[trial])
        if not trial.is_sound:
            print(f"{home.name}: {trial.last or 'a test'} fails without any change; nothing can be said.")
            print(said.getvalue())
            return False
    return report(home, mutants, journal, known, time.monotonic() - start)


def report(home: Path, mutants: Sequence[Mutant], journal: ResumeLog, known: int, seconds: float) -> bool:
    """Print the survivors as a table, and how many were caught."""
    verdicts = {mutant.name: (journal.get(mutant.name) or {})["verdict"] for mutant in mutants}
    survivors = [mutant for mutant in mutants if verdicts[mutant.name] == "survived"]
    endless = sum(verdict == "caught: plays for ever" for verdict in verdicts.values())
    if survivors:
        print("| survivor | was | became |\n|---|---|---|")
    for mutant in survivors:
        place = f"{mutant.path.relative_to(home.parent)}:{mutant.line} {mutant.function}"
        print(f"| {place} | `{mutant.was}` | `{mutant.became}` |")
    caught = 1 - len(survivors) / len(mutants)
    print(
        f"{home.name}: {len(mutants) - len(survivors)} of {len(mutants)} caught, {caught:.1%} "
        f"({endless} of them played for ever); {known} were tried before; {seconds:.0f} s"
    )
    return caught >= WANTED


def journal_of(home: Path, *, with_contract: bool) -> ResumeLog:
    """What is known about the mutants of a home, by its own tests or also by the contract."""
    name = f"mutation-{home.name}{'-contract' * with_contract}"
    places = [*READ, home.relative_to(ROOT).as_posix(), *OWN, *["tests/contract"] * with_contract]
    return ResumeLog(name, places)


def forget() -> None:
    """Forget every mutant that was tried."""
    for path in FOLDER.glob("mutation-*.jsonl"):
        path.unlink()


def main() -> int:
    """Try the mutants of each game and family, or of one; fail if too many survive."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--home", metavar="NAME", help="this game or family only")
    parser.add_argument(
        "--limit", type=int, default=MAX_MUTANTS, metavar="N", help="at most so many mutants a game"
    )
    parser.add_argument("--contract", action="store_true", help="survivors meet a part of the contract, too")
    parser.add_argument("--fresh", action="store_true", help="forget what was tried before")
    parser.add_argument("--one", metavar="MUTANT", help="try this one; its exit code is that of pytest")
    wishes = parser.parse_args()
    os.environ["TENFOLD_INTERPRET"] = "1"
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    chosen = [home for home in homes() if wishes.home in {None, home.name}]
    if not chosen:
        names = ", ".join(home.name for home in homes())
        print(f"“{wishes.home}” has no rules of its own. There are: {names}.")
        return 2
    if wishes.one:
        return try_one(chosen[0], wishes.one, with_contract=wishes.contract)
    if wishes.fresh:
        forget()
    if gone := stale(list(equivalent())):
        print("These are listed as changing nothing, but are no mutants any more:", *gone, sep="\n  ")
        return 1
    # A child a home: what one has imported and patched is not there for the next.
    return max(_apart(home, wishes) for home in chosen)


def _apart(home: Path, wishes: argparse.Namespace) -> int:
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = 0 if try_home(home, wishes.limit, with_contract=wishes.contract) else 1
            sys.stdout.flush()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


if __name__ == "__main__":
    sys.exit(main())
