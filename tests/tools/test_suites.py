"""Every test belongs to exactly one suite, so the gate forgets none and runs none twice."""

from pathlib import Path

from tenfold.core.registry import game_ids
from tests.contract.play import all_names
from tools.ci import LARGE, PARTS, ci_tasks, part_of
from tools.ci_nightly import PARTS as NIGHTLY_PARTS
from tools.ci_nightly import nightly_tasks
from tools.suites import CONTRACT, ROOT, game_names, siblings, suites
from tools.task_runner import check, with_needed


def test_every_file_of_tests_belongs_to_one_subject() -> None:
    places = [ROOT / "tests", ROOT / "src"]
    files = [
        path for place in places for path in place.rglob("test_*.py") if ROOT / CONTRACT not in path.parents
    ]
    homes = {
        path: [s.name for s in suites() if any(ROOT / f in path.parents for f in s.folders)] for path in files
    }

    assert len(files) > 40
    assert {path: names for path, names in homes.items() if len(names) != 1} == {}


def test_every_game_meets_the_contract_in_one_subject() -> None:
    assert sorted(game for suite in suites() for game in suite.games) == sorted(all_names())


def test_games_are_found_as_the_registry_finds_them() -> None:
    assert tuple(game_names()) == game_ids()


def test_the_gate_has_every_subject_and_every_set_of_rules_interpreted_too() -> None:
    tasks = ci_tasks()
    names = {task.name for task in tasks}
    check(tasks, 2)

    assert {suite.name for suite in suites()} <= names
    rules = {f"{suite.name}, interpreted" for suite in suites() if suite.has_rules}
    shared = {f"{game}, interpreted" for game in (*siblings(), *LARGE)}
    assert rules - shared <= names
    assert rules <= {task.name for task in nightly_tasks()}
    assert {f"compile {game}" for game in game_ids()} <= names
    browsers = [word for task in tasks if task.name.startswith("end to end") for word in task.command]
    files = sorted(f"e2e/{path.name}" for path in (ROOT / "web" / "e2e").glob("*.test.ts"))
    assert sorted(word for word in browsers if word.startswith("e2e/")) == files


def test_the_long_checks_have_every_game() -> None:
    tasks = nightly_tasks()
    names = {task.name for task in tasks}
    check(tasks, 2)

    assert {f"wire {game}" for game in game_ids()} <= names
    assert {f"{game}, bounds checked" for game in game_ids()} <= names
    assert {
        "mutation tenzania",
        "mutation ten_squares",
        "mutation ten_days",
        "mutation heart_of_africa",
    } <= names


def test_the_parts_of_the_gate_have_every_task_together() -> None:
    tasks = ci_tasks()

    assert {part_of(task) for task in tasks} == set(PARTS)


def test_the_parts_of_the_long_checks_have_every_task_together() -> None:
    tasks = nightly_tasks()
    chosen = [task.name for task in tasks if any(word in task.name for word in NIGHTLY_PARTS.values())]

    assert all(any(word in name for name in chosen) for word in NIGHTLY_PARTS.values())
    assert with_needed(tasks, chosen) == tasks


def test_a_part_has_what_its_tasks_need() -> None:
    tasks = ci_tasks()
    names = [task.name for task in with_needed(tasks, ["server"])]

    assert {"chromium", "postgres", "redis", "caddy", "compile tenzania", "server"} <= set(names)
    assert not any(name.startswith("end to end") for name in names)


def test_every_long_test_is_in_some_part() -> None:
    words = " ".join(" ".join(task.command) for task in nightly_tasks() if "slow" in task.command)
    marked = [path for path in ROOT.glob("**/test_*.py") if _has_long_tests(path)]
    forgotten = [
        path for path in marked if not any(str(p.relative_to(ROOT)) in words for p in (path, *_folders(path)))
    ]

    assert marked
    assert forgotten == []


def _has_long_tests(path: Path) -> bool:
    is_ours = not {".venv", "tools"} & set(path.parts)
    return is_ours and "mark.slow" in path.read_text(encoding="utf-8")


def _folders(path: Path) -> list[Path]:
    return [folder for folder in path.parents if folder.is_relative_to(ROOT) and folder != ROOT]
