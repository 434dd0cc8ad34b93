"""The command answers at once, and says what it is."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from tenfold import __version__
from tenfold.cli import main
from tests.cli.terminal import environment, run

HELP = "import sys; from tenfold.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"


def test_the_help_imports_neither_numba_nor_fluent_nor_a_game(tmp_path: Path) -> None:
    check = (
        HELP
        + "heavy = {'numba', 'numpy', 'rich', 'fluent', 'tenfold.games'} & set(sys.modules)\n"
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


def test_the_version_is_told(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").out == f"tenfold {__version__}\n"


def test_without_a_command_there_is_help(tmp_path: Path) -> None:
    done = run(tmp_path)

    assert done.code == 0
    assert "commands:" in done.out
