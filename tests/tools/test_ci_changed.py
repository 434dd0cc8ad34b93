"""`make quick` chooses what a change can affect, the cheapest first, and stops after its time."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import ci_changed
from tools.ci_changed import AFFECTED, changed_files, chosen, left_to_the_gate
from tools.suites import ROOT
from tools.task_runner import Task, run_all

CHECKS = ["format", "lint", "layers", "types"]


def names(*paths: str) -> list[str]:
    """What is chosen besides the checks, which always come first."""
    found = [choice.task.name for choice in chosen(paths)]
    assert found[:4] == CHECKS
    return found[4:]


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("src/tenfold/games/tenzania/rules.py", ["tenzania, own tests", "tenzania, contract"]),
        ("src/tenfold/games/tenzania/text/en.ftl", ["words", "tenzania, own tests", "tenzania, contract"]),
        ("src/tenfold/agents/text/fr.ftl", ["words", "server", "cli"]),
        ("web/src/local/fr.ftl", ["web format", "words", "web tests", "web types", "web lint"]),
        ("src/tenfold/games/tenzania/tests/test_rules.py", ["tenzania, own tests"]),
        ("src/tenfold/games/tenzania/tests/scenarios.py", ["tenzania, own tests", "tenzania, contract"]),
        ("src/tenfold/core/match.py", ["core", "toys", "lanterns, contract", "ten_squares, contract"]),
        ("src/tenfold/server/http/app.py", ["server"]),
        ("src/tenfold/cli/entry_point.py", ["cli"]),
        ("src/tenfold/agents/__init__.py", ["server", "cli"]),
        ("web/src/net/socket.ts", ["web format", "web tests", "web types", "web lint"]),
        ("web/e2e/serverFixture.ts", ["web format", "web lint"]),
        ("docs/protocol.md", ["docs"]),
        ("README.md", ["docs"]),
        ("tools/task_runner.py", ["tools"]),
        ("tests/server/helpers.py", ["server"]),
        ("tests/server/table/test_frames.py", ["tests/server/table/test_frames.py"]),
        ("tests/contract/secrecy.py", ["lanterns, contract", "ten_squares, contract"]),
        ("tests/toys/broken.py", ["toys"]),
        ("src/tenfold/games/gone/rules.py", []),
    ],
)
def test_a_file_brings_the_tests_that_it_can_affect(path: str, wanted: list[str]) -> None:
    assert names(path) == wanted


def test_a_family_brings_its_games() -> None:
    found = names("src/tenfold/families/ten_days/rules.py")

    assert found[0] == "ten_days, own tests"
    assert {f"ten_days_{place}, contract" for place in ("africa", "usa", "world")} < set(found)
    assert not any("tenzania" in name for name in found)


def test_what_is_cheap_comes_first_and_nothing_comes_twice() -> None:
    paths = [
        "src/tenfold/games/tenzania/rules.py",
        "src/tenfold/games/tenzania/state.py",
        "src/tenfold/server/http/app.py",
        "tests/server/scenarios/test_play.py",
        "docs/protocol.md",
    ]

    assert names(*paths) == ["tenzania, own tests", "docs", "tenzania, contract", "server"]


def test_a_new_game_is_played_before_the_web_checks() -> None:
    paths = ["web/src/games/tenzania/en.ftl", "src/tenfold/games/tenzania/rules.py"]
    found = ["web format", "words", "tenzania, own tests", "tenzania, contract"]

    assert names(*paths) == [*found, "web tests", "web types", "web lint"]


def test_only_changed_files_are_checked_for_their_style() -> None:
    paths = ["web/src/net/socket.ts", "web/src/gone.ts", "src/tenfold/core/match.py"]
    (task,) = (choice.task for choice in chosen(paths) if choice.task.name == "web format")

    assert task.command[task.command.index("prettier") :] == [
        *("prettier", "--check", "--ignore-unknown"),
        "src/net/socket.ts",
    ]


def test_every_missing_sentence_is_told_at_once() -> None:
    tasks = {choice.task.name: choice.task for choice in chosen(["src/tenfold/games/tenzania/text/fr.ftl"])}

    assert "-x" not in tasks["words"].command
    assert "-x" in tasks["tenzania, contract"].command


def test_every_folder_of_sources_is_known() -> None:
    folders = [path for path in (ROOT / "src" / "tenfold").iterdir() if any(path.glob("*.py"))]
    samples = [
        f"src/tenfold/{folder.name}/{'tenzania/' * (folder.name == 'games')}x.py" for folder in folders
    ]
    samples = [sample.replace("families/", "families/ten_days/") for sample in samples]

    assert len(samples) >= 5
    assert [s for s in samples if not any(re.fullmatch(pattern, s) for pattern, _ in AFFECTED)] == []


def test_it_says_what_it_leaves_to_the_gate() -> None:
    left = left_to_the_gate(chosen(["docs/protocol.md"]))

    assert {"tenzania", "end to end 1", "compile tenzania"} <= set(left)
    assert not {"format", "types", "docs"} & set(left)


def test_a_change_is_what_differs_from_main_and_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def git(*words: str) -> None:
        names = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *names, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "--initial-branch", "main")
    for name in ("old.py", "edited.py"):
        (tmp_path / name).write_text("1")
    git("add", ".")
    git("commit", "-m", "first")
    git("switch", "-c", "work")
    (tmp_path / "committed.py").write_text("1")
    git("add", ".")
    git("commit", "-m", "second")
    (tmp_path / "edited.py").write_text("2")
    (tmp_path / "new.py").write_text("1")
    monkeypatch.setattr(ci_changed, "ROOT", tmp_path)

    assert changed_files() == ["committed.py", "edited.py", "new.py"]


def test_what_does_not_end_in_time_is_interrupted_and_what_waits_is_left_out() -> None:
    endless = [sys.executable, "-c", "import time; time.sleep(60)"]
    results = run_all([Task("a", endless), Task("b", endless), Task("c", endless)], seconds=1.0)

    assert [(result.name, result.is_late) for result in results] == [("a", True), ("b", True)]
    assert all(result.wall < 30 for result in results)
