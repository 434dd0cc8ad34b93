"""A disk that is really full: a file system of one megabyte that only the test sees."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import asyncio, errno, os, sys
from pathlib import Path
from tenfold.server.stores.sqlite_store import open_sqlite_store

async def main(folder):
    store = open_sqlite_store(folder / "tenfold.db")
    print(len(await store.problems()))
    with (folder / "ballast").open("wb", buffering=0) as ballast:
        try:
            while True:
                ballast.write(bytes(512))
        except OSError as error:
            assert error.errno == errno.ENOSPC
    store._probed = (0.0, "")
    print(len(await store.problems()))
    (folder / "ballast").unlink()
    store._probed = (0.0, "")
    print(len(await store.problems()))
    await store.close()

asyncio.run(main(Path(sys.argv[1])))
"""


def test_a_server_on_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    unshare = shutil.which("unshare")
    own = 'mount -t tmpfs -o size=1m none "$0" && exec "$@"'
    probe = [unshare or "unshare", "--map-root-user", "--mount", "sh", "-c", own, str(tmp_path)]
    if unshare is None or subprocess.run([*probe, "true"], check=False).returncode:
        pytest.skip("no file system of one's own here")
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    done = subprocess.run([*probe, *command], capture_output=True, text=True, check=False, timeout=60)

    assert done.stdout.split() == ["0", "1", "0"], done.stderr
