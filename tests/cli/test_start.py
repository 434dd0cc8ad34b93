"""The command answers at once, and says what it is."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from tenfold import __version__, version
from tenfold.cli import main
from tests.cli.terminal import ROOT, environment, run

HELP = "import sys; from tenfold.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"


def test_the_help_imports_neither_numba_nor_fluent_nor_a_game(tmp_path: Path) -> None:
    check = (
        HELP
        + "heavy = {'numba', 'numpy', 'rich', 'fluent', 'subprocess', 'tenfold.games'} & set(sys.modules)\n"
        + "assert not heavy, heavy"
    )
    done = subprocess.run(
        [sys.executable, "-c", check], capture_output=True, text=True, env=environment(tmp_path), check=False
    )

    assert done.returncode == 0, done.stderr
    assert "tenzania" in done.stdout


def test_the_help_takes_no_more_than_two_tenths_of_a_second_of_a_core(tmp_path: Path) -> None:
    """Processor time, because a busy machine says nothing about the command."""
    times = []
    for _ in range(5):
        start = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert run(tmp_path, "--help").code == 0
        end = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime)

    assert min(times) <= 0.2


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "trace", "bench", "doctor", "warm"])
def test_every_command_has_a_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])

    assert stop.value.code == 0
    assert f"tenfold {command}" in capsys.readouterr().out


def test_the_version_is_told_with_the_commit_that_is_checked_out(tmp_path: Path) -> None:
    command = ["git", "rev-parse", "--short=8", "HEAD"]
    commit = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()

    said = run(tmp_path, "--version").out.removesuffix("-dirty)\n").removesuffix(")\n")
    assert said == f"tenfold {__version__} ({commit}"


def test_the_version_is_told_where_nobody_knows_the_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(version, "CHECKOUT", tmp_path)
    assert version.version_text() == __version__

    (tmp_path / ".git").write_text("gitdir: nowhere\n")
    assert version.version_text() == __version__


def test_an_installed_version_says_the_commit_it_was_built_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "commit.txt").write_text("01234567\n")
    monkeypatch.setattr(version, "BUILT_FROM", tmp_path / "commit.txt")

    assert version.version_text() == f"{__version__} (01234567)"


def test_without_a_command_there_is_help(tmp_path: Path) -> None:
    done = run(tmp_path)

    assert done.code == 0
    assert "commands:" in done.out
