"""Two servers never share a data folder: the second says who was first, and where."""

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tenfold.cli import entry_point
from tenfold.server.stores.lock import DataLock, InUse
from tests.wording import like

pytestmark = pytest.mark.one_file

HOLDS = """
    import sys, time
    from pathlib import Path
    from tenfold.server.stores.lock import DataLock
    lock = DataLock(Path(sys.argv[1]))
    lock.write_address("http://127.0.0.1:8010/")
    print("held", flush=True)
    time.sleep(60)
"""


def test_the_second_says_who_runs_and_where_and_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = DataLock(tmp_path)
    lock.write_address("http://127.0.0.1:8010/")
    code = entry_point.run(["serve", "--data", str(tmp_path), "--host", "127.0.0.1"])
    said = capsys.readouterr().err
    lock.release()

    assert code == 2
    assert f"process {os.getpid()} on " in said
    assert "at http://127.0.0.1:8010/" in said
    assert "Traceback" not in said
    assert not (tmp_path / "tenfold.db").exists()


def test_a_server_that_was_killed_leaves_nothing_locked(tmp_path: Path) -> None:
    command = [sys.executable, "-c", textwrap.dedent(HOLDS), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(InUse, match=f"process {process.pid}"):
            DataLock(tmp_path)
        process.send_signal(signal.SIGKILL)
    lock = DataLock(tmp_path)
    lock.release()


def test_what_stands_in_the_lock_is_not_believed(tmp_path: Path) -> None:
    lock = DataLock(tmp_path)
    for content in (b"", b"\xff" * 100, b"[1]", b'{"process": 1}'):
        (tmp_path / "server.lock").write_bytes(content)
        with pytest.raises(InUse, match=like("server", "data-in-use", told="none")):
            DataLock(tmp_path)
    lock.release()
    DataLock(tmp_path).release()
