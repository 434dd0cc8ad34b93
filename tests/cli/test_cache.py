"""Compiled code: made once, with progress, and rebuilt when it is damaged."""

import os
import shutil
from pathlib import Path

import pytest

from tenfold.core.cache import CORE, OWNER, PACKAGE, cache_folder
from tenfold.core.registry import GAMES
from tests.cli.terminal import COMMAND, Terminal, run
from tests.wording import like, said

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(bool(os.environ.get("TENFOLD_INTERPRET")), reason="nothing is compiled"),
]

READY = said("cli", "warm-game", game="Tenzania", count=0, seconds=0)
RECORDED = """
import sys
from numba.core import event
with event.install_recorder("numba:compile") as recorder:
    from tenfold.cli import main
    codes = [main(words.split()) for words in sys.argv[1:]]
assert codes == [0] * len(codes), codes
names = [record.data["dispatcher"].py_func.__qualname__ for _, record in recorder.buffer]
print("compiled:", names)
"""


CLEARED = """
from tenfold.cli.compiling.cache_folders import delete_stale_folders, folders_in_use
print(len(folders_in_use()), delete_stale_folders())
"""


def cleared(tmp_path: Path, sources: Path) -> tuple[int, int]:
    """How many folders a checkout uses, and how many it removes."""
    env = {"TENFOLD_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(sources)}
    done = run(tmp_path, command=(COMMAND[0], "-c", CLEARED), env=env)
    assert done.code == 0, done.err
    used, removed = map(int, done.out.split())
    return used, removed


def test_checkouts_that_share_a_cache_remove_only_what_is_their_own(tmp_path: Path) -> None:
    ours, theirs = PACKAGE.parent, tmp_path / "theirs"
    shutil.copytree(PACKAGE, theirs / "tenfold", ignore=shutil.ignore_patterns("web", "tests", "__pycache__"))
    used, _ = cleared(tmp_path, theirs)
    rules = theirs / "tenfold" / "games" / "tenzania" / "rules.py"
    rules.write_text(rules.read_text() + "\n# Newer.\n")

    assert cleared(tmp_path, ours)[1] == 0
    assert cleared(tmp_path, theirs) == (used, 1)
    assert cleared(tmp_path, ours)[1] == 0
    shutil.rmtree(theirs)
    assert cleared(tmp_path, ours)[1] == used


def lay_in(cache: Path) -> None:
    """What is compiled already, but for a few functions: to compile the others shows nothing more."""
    for home in (CORE, GAMES / "tenzania"):
        shutil.copytree(cache_folder(home), cache / cache_folder(home).name)
    for path in cache.rglob("drivers.count_pieces_at.*"):
        path.unlink()


def test_code_is_compiled_once_and_mended_when_damaged(tmp_path: Path) -> None:
    """One test, because compiling takes seconds: warm, then a second process, then damage."""
    cache = tmp_path / "cache"
    lay_in(cache)
    env = {"TENFOLD_CACHE": str(cache)}
    old = cache / ("tenzania-" + "0" * 20)
    old.mkdir(parents=True)
    (old / OWNER).write_text(str(PACKAGE))
    other = cache / "not-ours"
    other.mkdir()

    warm = run(tmp_path, "warm", "tenzania", env=env)

    assert warm.code == 0
    assert f"{said('cli', 'compiling', game='Tenzania')}…" in warm.err
    assert READY not in warm.out
    assert like("cli", "warm-removed", count=1).search(warm.out)
    assert not old.exists()
    assert other.exists()

    _second_process_compiles_nothing(tmp_path, env)
    _damaged_code_is_made_anew(tmp_path, cache, env)


def _second_process_compiles_nothing(tmp_path: Path, env: dict[str, str]) -> None:
    out = tmp_path / "matches"
    commands = [
        f"simulate tenzania --agents greedy,random --seed 1 --out {out}",
        f"replay --all {out}/tenzania-1-00001.tenfold",
        "play tenzania --seed 1",
        "bench tenzania --json --seconds 0.1",
        "warm tenzania",
    ]
    done = run(tmp_path, *commands, typed="1\nhint\n1\n", command=(COMMAND[0], "-c", RECORDED), env=env)

    assert done.out.rstrip().endswith("compiled: []"), done.out[-500:] + done.err
    assert not like("cli", "compiling").search(done.err)
    assert READY in done.out


def _damaged_code_is_made_anew(tmp_path: Path, cache: Path, env: dict[str, str]) -> None:
    for path in cache.rglob("*.nbi"):
        path.write_bytes(b"\x80damaged")

    with Terminal(tmp_path, "simulate", "tenzania", "--seed", "1", command=COMMAND, env=env) as terminal:
        assert terminal.end() == 0
        seen = terminal.seen

    assert said("cli", "cache-renewed") in seen
    assert said("cli", "compiling", game="Tenzania") in seen
    assert said("cli", "simulate-seed", seed=1) in seen


def test_where_nothing_can_be_kept_everything_still_works(match_file: Path, tmp_path: Path) -> None:
    script = "from tenfold.core.cache import CORE, cache_folder; print(cache_folder(CORE).is_dir())"
    done = run(
        tmp_path, command=(COMMAND[0], "-c", script), env={"TENFOLD_CACHE": str(match_file / "inside")}
    )

    assert done.out == "True\n"
