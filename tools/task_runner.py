"""Runs tasks in parallel lanes, and prints each as a whole with its times.

A task begins when those that it comes after have ended and its lanes are free; tasks are started in
the order of their list. What a task prints is kept until it ends, so that two of them stay readable.
"""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryFile
from threading import Timer

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
LANES = 2
WAITING = 3
"""How many tasks that wait run at the same time, beside those in the lanes."""
YIELD = ("nice", "-n", "10")
"""Parts that compute take what those that wait leave them, so that a browser's tests are not held up."""
NODE_OPTIONS = "--max-semi-space-size=64"
"""Room for what lives only briefly: what checks the pages then spends a seventh less on collecting it."""
HEARING = 10.0
"""Seconds in which a task must end after it was interrupted."""
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
SECOND_TRIES = re.compile(r"\(retry x\d+\)")
"""How Vitest marks a test that passed when it ran once more."""
LIVE: dict[int, subprocess.Popen[bytes]] = {}
"""The tasks that are running."""


@dataclass(frozen=True)
class Task:
    """One check: its name, its command, what it adds to the environment, what it waits for."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    after: tuple[str, ...] = ()
    """It begins when these have ended, well or not: a failing task does not hide the next."""
    lanes: int = 1
    """How many cores it keeps busy."""
    waits: bool = False
    """It waits for a browser, a server or a clock most of the time: it takes no lane, and goes first."""
    again: Sequence[str] = ()
    """What runs once more of it if it fails beside others; all of it, if nothing is said."""


@dataclass(frozen=True)
class Result:
    """How a task ended."""

    name: str
    passed: bool
    wall: float
    """Seconds on the clock."""
    cpu: float
    """Seconds of computing, its children's included."""
    output: str = ""
    is_late: bool = False
    """It was interrupted because its time was over."""
    is_second: bool = False
    """It failed beside others and ran once more, alone."""


def tool(name: str, *arguments: str) -> list[str]:
    """A command of the virtual environment."""
    return [str(BIN / name), *arguments]


def script(name: str, *arguments: str) -> list[str]:
    """A script of this folder."""
    return [sys.executable, f"tools/{name}", *arguments]


def npm(*arguments: str) -> list[str]:
    """A script of web/package.json."""
    return script("build_web.py", "--npm", *arguments)


def run(task: Task, seconds: float | None = None) -> Result:
    """Run one task to its end, or interrupt it after some seconds; keep what it prints."""
    environment = {"NODE_OPTIONS": NODE_OPTIONS, **os.environ, "TENFOLD_GATE": "1", **task.environment}
    command = task.command if task.waits else [*YIELD, *task.command]
    start = time.monotonic()
    with TemporaryFile() as output:
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
        LIVE[process.pid] = process
        if seconds is not None:
            alarm = Timer(seconds, _interrupt, [process.pid])
            alarm.daemon = True
            alarm.start()
        _, status, used = os.wait4(process.pid, 0)
        del LIVE[process.pid]
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        said = output.read().decode(errors="replace")
    wall = time.monotonic() - start
    is_late = seconds is not None and wall >= seconds
    return Result(
        task.name, process.returncode == 0, wall, used.ru_utime + used.ru_stime, said, is_late=is_late
    )


def _interrupt(*pids: int) -> None:
    """As Ctrl-C does: whoever is interrupted stops what it has started. Who does not hear it is killed."""
    for pid in pids:
        if process := LIVE.get(pid):
            process.send_signal(signal.SIGINT)
    end = time.monotonic() + HEARING
    while any(pid in LIVE for pid in pids) and time.monotonic() < end:
        time.sleep(0.05)
    for pid in pids:
        if process := LIVE.get(pid):
            process.kill()


@contextmanager
def interrupting() -> Iterator[None]:
    """Whoever interrupts the run interrupts the tasks that are running."""
    try:
        yield
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        _interrupt(*LIVE)
        raise


@contextmanager
def stopping() -> Iterator[None]:
    """A run that is interrupted, or ended, ends without a traceback."""

    def stop(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)
    try:
        yield
    except KeyboardInterrupt:
        print("Interrupted.", flush=True)
        sys.exit(130)


def tell(result: Result) -> None:
    """A task that has ended, with all that it printed."""
    print(f"── {result.name}\n{result.output.rstrip()}")
    print(f"── {result.name}: {_ending(result)}, {_times(result)}", flush=True)


def _ending(result: Result) -> str:
    if result.is_late:
        return "not finished"
    if not result.passed:
        return "FAILED"
    if result.is_second:
        return "ok alone, failed beside others"
    again = len(SECOND_TRIES.findall(result.output))
    return f"ok, {again} at the second try" if again else "ok"


def _times(result: Result) -> str:
    return f"{result.wall:.1f} s ({result.cpu:.1f} s of computing)"


def run_all(
    tasks: Sequence[Task],
    *,
    lanes: int = LANES,
    ended: Callable[[Task, Result], None] = lambda _part, _result: None,
    seconds: float | None = None,
) -> list[Result]:
    """Run all tasks, as many at a time as there are lanes; the results in the order of the list.

    After some seconds, if they are limited, what runs is interrupted and what waits is left out.
    """
    check(tasks, lanes)
    end = None if seconds is None else time.monotonic() + seconds
    waiting = list(tasks)
    running: dict[Future[Result], Task] = {}
    results: dict[str, Result] = {}
    with ThreadPoolExecutor(max(1, len(waiting))) as pool, interrupting():
        while waiting or running:
            left = None if end is None else max(0.0, end - time.monotonic())
            if left == 0.0:
                waiting.clear()
            for task in startable(waiting, list(running.values()), set(results), lanes):
                waiting.remove(task)
                running[pool.submit(run, task, left)] = task
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                task, result = running.pop(done), done.result()
                tell(result)
                ended(task, result)
                results[task.name] = result
    return [results[task.name] for task in tasks if task.name in results]


def try_again(tasks: Sequence[Task], results: Sequence[Result]) -> list[Result]:
    """Run what waits and failed once more, one at a time; nothing else is a question of a busy machine.

    Both runs are told, and the table says which tasks needed it: each hides a race that wants mending.
    """
    waits = {task.name: task for task in tasks if task.waits}
    with interrupting():
        return [
            result if result.passed or result.name not in waits else _second(waits[result.name], result)
            for result in results
        ]


def _second(task: Task, first: Result) -> Result:
    again = run(replace(task, command=task.again or task.command))
    result = replace(again, wall=first.wall + again.wall, cpu=first.cpu + again.cpu, is_second=True)
    tell(result)
    return result


def only(tasks: Sequence[Task], names: Sequence[str]) -> list[Task]:
    """The named tasks, all if none is named, waiting for nothing else; an unknown name is explained."""
    known = [task.name for task in tasks]
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"There is no task “{unknown[0]}”. There are: {', '.join(known)}.")
    chosen = [task for task in tasks if task.name in names or not names]
    kept = {task.name for task in chosen}
    return [replace(task, after=tuple(name for name in task.after if name in kept)) for task in chosen]


def with_needed(tasks: Sequence[Task], names: Sequence[str]) -> list[Task]:
    """The named tasks and all that they come after, in the order of the list."""
    needed = set(names)
    for task in reversed(tasks):
        if task.name in needed:
            needed |= set(task.after)
    return [task for task in tasks if task.name in needed]


def check(tasks: Sequence[Task], lanes: int) -> None:
    """Refuse a list that would wait for ever: names are unique, and each task comes after earlier ones."""
    names = [task.name for task in tasks]
    assert len(set(names)) == len(names), "Two tasks have the same name."
    for at, task in enumerate(tasks):
        assert task.lanes <= lanes, f"“{task.name}” wants more lanes than there are."
        assert set(task.after) <= set(names[:at]), (
            f"“{task.name}” comes after something that is not before it."
        )


def startable(waiting: Sequence[Task], running: Sequence[Task], ended: set[str], lanes: int) -> list[Task]:
    """The tasks that can begin now, in order; a task that needs more lanes is not overtaken for ever."""
    free = lanes - sum(task.lanes for task in running if not task.waits)
    room = WAITING - sum(task.waits for task in running)
    found = []
    for task in (task for task in waiting if set(task.after) <= ended):
        if task.waits and room:
            room -= 1
            found.append(task)
        elif not task.waits and task.lanes <= free:
            free -= task.lanes
            found.append(task)
        elif not task.waits:
            free = 0
    return found


def summary(results: Sequence[Result], wall: float) -> str:
    """A table: every task with its times and its share of all computing, then the total."""
    computed = sum(result.cpu for result in results)
    width = max([*(len(result.name) for result in results), len("all")])
    lines = [f"{'':{width}}  {'wall':>8}  {'computing':>9}  share"]
    for result in results:
        share = result.cpu / computed if computed else 0.0
        mark = "" if _ending(result) == "ok" else f"  {_ending(result)}"
        lines.append(f"{result.name:{width}}  {result.wall:7.1f}s  {result.cpu:8.1f}s  {share:5.1%}{mark}")
    lines.append(f"{'all':{width}}  {wall:7.1f}s  {computed:8.1f}s  {1:5.0%}")
    return "\n".join(lines)


def complaints(output: str) -> list[str]:
    """What a task complains of: the tests that pytest and Vitest name, with the line that says why."""
    lines = [COLOURS.sub("", line).strip() for line in output.splitlines()]
    told = []
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith(("FAILED ", "ERROR ")):
            told.append(line)
        elif line.startswith("FAIL  "):
            told.append(f"{line}: {following}")
    return list(dict.fromkeys(told)) or [line for line in lines if line][-3:]


def conclude(results: Sequence[Result], wall: float) -> int:
    """Print the table and, last of all, what failed and why; the exit code."""
    print(summary(results, wall))
    failed = [result for result in results if not (result.passed or result.is_late)]
    for result in failed:
        print(f"failed: {result.name}", *complaints(result.output), sep="\n  ")
    return 1 if failed else 0
