"""Every test belongs to exactly one subject, so the gate forgets none and runs none twice."""

from pathlib import Path

from tenfold.core.registry import game_ids
from tests.contract.play import all_names
from tools.gate import gate
from tools.parts import check
from tools.slow import slow
from tools.subjects import CONTRACT, ROOT, game_names, siblings, subjects


def test_every_file_of_tests_belongs_to_one_subject() -> None:
    places = [ROOT / "tests", ROOT / "src"]
    files = [
        path for place in places for path in place.rglob("test_*.py") if ROOT / CONTRACT not in path.parents
    ]
    homes = {
        path: [s.name for s in subjects() if any(ROOT / f in path.parents for f in s.folders)]
        for path in files
    }

    assert len(files) > 40
    assert {path: names for path, names in homes.items() if len(names) != 1} == {}


def test_every_game_meets_the_contract_in_one_subject() -> None:
    assert sorted(game for subject in subjects() for game in subject.games) == sorted(all_names())


def test_games_are_found_as_the_registry_finds_them() -> None:
    assert tuple(game_names()) == game_ids()


def test_the_gate_has_every_subject_and_every_set_of_rules_interpreted_too() -> None:
    parts = gate()
    names = {part.name for part in parts}
    check(parts, 2)

    assert {subject.name for subject in subjects()} <= names
    rules = {f"{subject.name}, interpreted" for subject in subjects() if subject.has_rules}
    shared = {f"{game}, interpreted" for game in siblings()}
    assert rules - shared <= names
    assert rules <= {part.name for part in slow()}
    assert {f"compile {game}" for game in game_ids()} <= names
    browsers = [word for part in parts if part.name.startswith("end to end") for word in part.command]
    files = sorted(f"e2e/{path.name}" for path in (ROOT / "web" / "e2e").glob("*.test.ts"))
    assert sorted(word for word in browsers if word.startswith("e2e/")) == files


def test_the_long_checks_have_every_game() -> None:
    parts = slow()
    names = {part.name for part in parts}
    check(parts, 2)

    assert {f"wire {game}" for game in game_ids()} <= names
    assert {f"{game}, bounds checked" for game in game_ids()} <= names
    assert {
        "mutation tenzania",
        "mutation ten_squares",
        "mutation ten_days",
        "mutation heart_of_africa",
    } <= names


def test_every_long_test_is_in_some_part() -> None:
    words = " ".join(" ".join(part.command) for part in slow() if "slow" in part.command)
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
