"""Mutants are tried one by one; a run that was killed goes on with the next."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools import mutate, resume_log

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 8
PATIENCE = 300.0


def trial(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.tools.trial_script", str(folder), str(LIMIT)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)


def tried(folder: Path) -> list[str]:
    path = folder / "mutation-lanterns.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    return [json.loads(line)["of"] for line in lines if line.endswith("}")]


def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    first = trial(tmp_path)
    end = time.monotonic() + PATIENCE
    while not tried(tmp_path) and first.poll() is None and time.monotonic() < end:
        time.sleep(0.01)
    os.killpg(first.pid, signal.SIGKILL)
    first.communicate()
    before = tried(tmp_path)
    said, _ = trial(tmp_path).communicate(timeout=PATIENCE)

    assert 1 <= len(before) < LIMIT
    assert f"{len(before)} were tried before" in said
    assert len(set(tried(tmp_path))) == len(tried(tmp_path)) == LIMIT
    assert f"of {LIMIT} caught" in said
    assert "| survivor | was | became |" in said


def test_what_own_tests_let_through_is_tried_again_with_the_contract(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resume_log, "FOLDER", tmp_path)
    home = ROOT / "tests" / "toys" / "lanterns"
    mutate.journal_of(home, with_contract=False).note("one", verdict="survived")

    assert mutate.journal_of(home, with_contract=False).get("one") is not None
    assert mutate.journal_of(home, with_contract=True).get("one") is None


def test_whoever_plays_one_test_for_ever_is_ended_long_before_all_tests_would_take() -> None:
    def endless(**_: object) -> None:
        while True:
            pass

    item = SimpleNamespace(config=SimpleNamespace(hook=SimpleNamespace(pytest_runtest_protocol=endless)))
    child = os.fork()
    if child == 0:
        mutate.run_tests(SimpleNamespace(testsfailed=0), [item], lambda _: 0.1)
        os._exit(mutate.PASSED)
    _, status = os.waitpid(child, 0)

    assert mutate._verdict(status) == "caught: plays for ever"
    tests = mutate.Tests([], None, seconds={"slow": 9.0, "quick": 1.0})
    assert tests.patience_with(SimpleNamespace(nodeid="quick")) == 10.0 + 4.0 * (1.0 + 9.0)
