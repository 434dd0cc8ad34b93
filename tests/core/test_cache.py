"""Compiled code is kept, and thrown away when anything that it was made from changes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tenfold.core import cache

SCRIPT = Path(__file__).parent / "cache_script.py"


def digest_of(folder: Path) -> str:
    cache.sources_digest.cache_clear()
    return cache.sources_digest(folder)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "rules.py").write_text("HAND = 3\n")
    (tmp_path / "data" / "deck.toml").write_text("cards = 80\n")
    (tmp_path / "tests" / "test_rules.py").write_text("")
    return tmp_path


def run_game(folder: Path, **environment: str) -> list[str]:
    command = [sys.executable, "-W", "error", str(SCRIPT), "play", str(folder)]
    result = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.split()


@pytest.mark.compiled
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    first, second = run_game(tmp_path), run_game(tmp_path)

    assert first[:2] == second[:2]
    assert int(first[2]) > 0
    assert int(second[2]) == 0


@pytest.mark.compiled
def test_where_nothing_can_be_kept_games_are_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be")

    assert int(run_game(tmp_path)[2]) > 0


def test_a_guide_is_no_source_of_compiled_code(game: Path) -> None:
    before = digest_of(game)
    (game / "guide.toml").write_text('seed = "1"\n')

    assert digest_of(game) == before


@pytest.mark.parametrize("name", ["rules.py", "data/deck.toml"])
def test_a_changed_source_or_table_changes_the_digest(game: Path, name: str) -> None:
    before = digest_of(game)
    (game / name).write_text("changed = 1\n")

    assert digest_of(game) != before


def test_a_renamed_source_changes_the_digest(game: Path) -> None:
    before = digest_of(game)
    (game / "rules.py").rename(game / "laws.py")

    assert digest_of(game) != before


def test_tests_leave_the_digest_alone(game: Path) -> None:
    before = digest_of(game)
    (game / "tests" / "test_rules.py").write_text("changed = 1\n")

    assert digest_of(game) == before


def test_a_game_below_a_folder_called_tests_has_a_digest_too(game: Path, tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere" / "tests" / "game"
    shutil.copytree(game, copy, ignore=shutil.ignore_patterns("elsewhere"))
    before = digest_of(copy)
    (copy / "rules.py").write_text("HAND = 4\n")

    assert digest_of(copy) != before


def test_flags_of_numba_change_the_digest_but_not_where_its_cache_is(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    before = digest_of(game)
    monkeypatch.setenv("NUMBA_CACHE_DIR", "/elsewhere")
    same = digest_of(game)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")

    assert same == before
    assert digest_of(game) != before


def test_a_game_stands_on_the_families_that_it_names(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = tmp_path / "families" / "cards"
    family.mkdir(parents=True)
    (family / "rules.py").write_text("SUITS = 4\n")
    monkeypatch.setattr(cache, "FAMILIES", family.parent)
    home = game / "data"
    before = digest_of(home)
    (home / "uses.py").write_text("from tenfold.families import cards\n")
    with_family = digest_of(home)
    (family / "rules.py").write_text("SUITS = 5\n")

    assert len({before, with_family, digest_of(home)}) == 3


def test_files_belong_to_their_game_family_or_the_core() -> None:
    package = cache.PACKAGE

    assert (
        cache.source_folder_of(package / "games" / "chess" / "bots" / "x.py") == package / "games" / "chess"
    )
    assert cache.source_folder_of(package / "families" / "cards" / "x.py") == package / "families" / "cards"
    assert cache.source_folder_of(package / "core" / "rng.py") == package / "core"
    assert cache.source_folder_of(Path("/elsewhere/toy/rules.py")) == Path("/elsewhere/toy")


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENFOLD_CACHE", "/chosen")
    assert cache.cache_root() == Path("/chosen")
    monkeypatch.delenv("TENFOLD_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/user")
    assert cache.cache_root() == Path("/user/tenfold")
