"""CI runs its tasks side by side, prints each as a whole, and hides no failure."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.ci import REMEMBERING, WHAT_FAILED
from tools.task_runner import (
    ROOT,
    Result,
    Task,
    check,
    conclude,
    only,
    run,
    run_all,
    startable,
    summary,
    tool,
    try_again,
)


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def sleeping(name: str, seconds: float = 0.3, **more: object) -> Task:
    return Task(
        name,
        python(f"import time; print('{name} begins', flush=True); time.sleep({seconds}); print('ends')"),
        **more,
    )  # type: ignore[arg-type]


def names(tasks: list[Task]) -> list[str]:
    return [task.name for task in tasks]


def test_a_part_says_whether_it_passed_what_it_printed_and_what_it_computed() -> None:
    busy = run(
        Task(
            "busy", python("import sys; sum(range(4_000_000)); print('héllo'); print('oh', file=sys.stderr)")
        )
    )
    idle = run(Task("idle", python("import time; time.sleep(0.2); raise SystemExit(3)")))

    assert (busy.passed, idle.passed) == (True, False)
    assert sorted(busy.output.split()) == ["héllo", "oh"]
    assert busy.cpu > 0.03
    assert idle.wall > 0.2


def test_what_children_compute_counts() -> None:
    code = (
        "import subprocess, sys; subprocess.run([sys.executable, '-c', 'sum(range(60_000_000))'], check=True)"
    )

    assert run(Task("parent", python(code))).cpu > 0.2


def test_two_lanes_run_at_the_same_time_and_are_told_one_after_the_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    start = time.monotonic()
    results = run_all([sleeping("one", 1.0), sleeping("two", 1.0)])

    assert time.monotonic() - start < sum(result.wall for result in results)
    told = [line for line in capsys.readouterr().out.splitlines() if not line.startswith("──")]
    assert told in (
        ["one begins", "ends", "two begins", "ends"],
        ["two begins", "ends", "one begins", "ends"],
    )


def test_a_failing_part_does_not_hide_the_next(capsys: pytest.CaptureFixture[str]) -> None:
    results = run_all([Task("bad", python("raise SystemExit(1)")), Task("good", python(""), after=("bad",))])

    assert [(result.name, result.passed) for result in results] == [("bad", False), ("good", True)]
    assert "bad: FAILED" in capsys.readouterr().out


def test_what_waits_and_failed_runs_once_more_alone_and_the_table_says_so(tmp_path: Path) -> None:
    once = python(
        f"import pathlib, sys; seen = pathlib.Path({str(tmp_path / 'seen')!r}); was = seen.exists(); "
        "seen.touch(); sys.exit(0 if was else 1)"
    )
    never = python("raise SystemExit(1)")
    tasks = [Task("once", once, waits=True), Task("never", never, waits=True), Task("computes", never)]
    results = try_again(tasks, run_all(tasks))

    assert [(result.passed, result.is_second) for result in results] == [
        (True, True),
        (False, True),
        (False, False),
    ]
    lines = summary(results, 1.0).splitlines()
    assert lines[1].endswith("ok alone, failed beside others")
    assert lines[2].endswith("FAILED")


def test_of_a_part_that_knows_what_failed_only_that_runs_once_more(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "import os, pathlib\n"
        "seen = pathlib.Path(__file__).with_name('seen')\n"
        "def test_well(): seen.open('a').write('well ')\n"
        "def test_late(): seen.open('a').write('late '); assert seen.read_text().count('late') > 1\n"
    )
    first = tool("pytest", "-q", "-n", "0", *REMEMBERING, "--rootdir", str(tmp_path), str(tmp_path))
    tasks = [Task("tests", first, waits=True, again=[*first, *WHAT_FAILED])]
    results = try_again(tasks, run_all(tasks))

    assert [(result.passed, result.is_second) for result in results] == [(True, True)]
    assert (tmp_path / "seen").read_text() == "well late late "


def test_a_part_begins_when_those_before_it_have_ended_and_its_lanes_are_free() -> None:
    first, wide, later = sleeping("first"), sleeping("wide", lanes=2), sleeping("later", after=("first",))

    assert names(startable([first, wide, later], [], set(), 2)) == ["first"]
    assert names(startable([wide, later], [first], set(), 2)) == []
    assert names(startable([wide, later], [], {"first"}, 2)) == ["wide"]
    assert names(startable([later], [], {"first"}, 2)) == ["later"]


def test_parts_that_wait_run_beside_the_lanes_but_not_all_at_once() -> None:
    waiting = [sleeping(name, waits=True) for name in ("one", "two", "three", "four")]
    computing = [sleeping("five"), sleeping("six"), sleeping("seven")]

    assert names(startable([*waiting, *computing], [], set(), 2)) == ["one", "two", "three", "five", "six"]
    assert names(startable([waiting[3], computing[2]], [*waiting[1:3], *computing[:2]], set(), 2)) == ["four"]
    assert names(startable([waiting[3], computing[2]], [*waiting[:3], computing[0]], set(), 2)) == ["seven"]


def test_a_part_that_computes_yields_to_one_that_waits() -> None:
    priority = python("import os; print(os.nice(0))")
    here = os.nice(0)

    assert int(run(Task("waits", priority, waits=True)).output) == here
    assert int(run(Task("computes", priority)).output) > min(here, 18)


def test_a_list_that_would_wait_for_ever_is_refused() -> None:
    with pytest.raises(AssertionError):
        check([sleeping("one", after=("two",)), sleeping("two")], 2)
    with pytest.raises(AssertionError):
        check([sleeping("wide", lanes=3)], 2)


def test_parts_are_chosen_by_name_and_wait_for_no_other() -> None:
    tasks = [sleeping("one"), sleeping("two", after=("one",))]

    assert [task.after for task in only(tasks, [])] == [(), ("one",)]
    assert [task.after for task in only(tasks, ["two"])] == [()]
    with pytest.raises(SystemExit, match="no task “three”"):
        only(tasks, ["three"])


def test_who_interrupts_the_gate_stops_its_parts_and_sees_no_traceback(tmp_path: Path) -> None:
    mark = tmp_path / "begun"
    deaf = (
        "import pathlib, signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); "
        f"pathlib.Path({str(mark)!r}).write_text(''); time.sleep(60)"
    )
    code = (
        "import sys; from tools import task_runner; task_runner.HEARING = 0.5\n"
        "from tools.task_runner import Task, run_all, stopping\n"
        f"with stopping(): run_all([Task('deaf', [sys.executable, '-c', {deaf!r}])])"
    )
    gate = subprocess.Popen(
        python(code), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    while not mark.exists():
        time.sleep(0.02)
    gate.terminate()
    said, _ = gate.communicate(timeout=30)

    assert (gate.returncode, said) == (130, "Interrupted.\n")


def test_the_table_has_every_part_its_share_and_the_total() -> None:
    lines = summary(
        [Result("a", passed=True, wall=2.0, cpu=3.0), Result("b", passed=False, wall=1.0, cpu=1.0)], 2.5
    )

    told = [line.split() for line in lines.splitlines()]
    assert told[1:] == [
        ["a", "2.0s", "3.0s", "75.0%"],
        ["b", "1.0s", "1.0s", "25.0%", "FAILED"],
        ["all", "2.5s", "4.0s", "100%"],
    ]


def test_the_table_says_how_many_tests_passed_at_the_second_try() -> None:
    told = summary(
        [Result("web", passed=True, wall=1.0, cpu=1.0, output="✓ a 4 ms\n✓ b 9 ms (retry x1)")], 1.0
    )

    assert told.splitlines()[1].endswith("ok, 1 at the second try")


def test_what_failed_and_why_is_said_last(capsys: pytest.CaptureFixture[str]) -> None:
    pytest_said = "....F\nE   assert 1 == 2\nFAILED tests/a.py::test_b - assert 1 == 2\n1 failed"
    vitest_told = " FAIL  |e2e| e2e/a.test.ts > b\nError: late"
    vitest_said = f"\x1b[41m FAIL \x1b[49m |e2e| e2e/a.test.ts > b\nError: late\nat c\n{vitest_told}"
    results = [
        Result("python", passed=False, wall=1.0, cpu=1.0, output=pytest_said),
        Result("web", passed=False, wall=1.0, cpu=1.0, output=vitest_said),
        Result("types", passed=False, wall=1.0, cpu=1.0, output="a\nb\nc\n\nd\n"),
        Result("good", passed=True, wall=1.0, cpu=1.0, output="FAILED once"),
    ]

    assert conclude(results, 4.0) == 1
    assert capsys.readouterr().out.splitlines()[-8:] == [
        "failed: python",
        "  FAILED tests/a.py::test_b - assert 1 == 2",
        "failed: web",
        "  FAIL  |e2e| e2e/a.test.ts > b: Error: late",
        "failed: types",
        "  b",
        "  c",
        "  d",
    ]
