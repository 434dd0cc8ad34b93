"""What an older version stored and sent is opened, replayed and continued just the same.

Words may change; states, legal actions, events, answers and files may not.
"""

import asyncio
import gzip
import hashlib
import json
import lzma
import shutil
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.compat.record import RECORDED, observe
from tests.compat.server_process import run_command, serve
from tests.server.postgres import postgres_server

SCRIPT = json.loads((RECORDED / "script.json").read_text())
ANSWERS = json.loads(lzma.decompress((RECORDED / "answers.json.xz").read_bytes()))


def restore_sqlite(data: Path) -> None:
    (data / "tenfold.db").write_bytes(lzma.decompress((RECORDED / "tenfold.db.xz").read_bytes()))


async def restore_postgres(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(gzip.decompress((RECORDED / "postgres.sql.gz").read_bytes()).decode())
    await connection.close()


def check(port: int) -> None:
    """Compare game by game, so that a difference is easy to read."""
    found = json.loads(json.dumps(observe(port, SCRIPT)))
    assert found["bots"] == ANSWERS["bots"]
    for game, expected in ANSWERS["games"].items():
        for part in ("finished", "waiting"):
            assert found["games"][game][part] == expected[part], (game, part)
        check_running(game, found["games"][game]["running"], expected["running"])


def check_running(game: str, found: Any, expected: Any) -> None:
    assert found["answers"] == expected["answers"], game
    for observer, frames in enumerate(expected["frames"]):
        for number, frame in enumerate(frames):
            assert found["frames"][observer][number] == frame, (game, observer, number)
    assert found["counts"] == expected["counts"], game


def test_a_recorded_data_folder_opens_replays_and_continues(tmp_path: Path) -> None:
    restore_sqlite(tmp_path)
    with serve(tmp_path) as port:
        check(port)


def test_a_recorded_postgres_database_opens_replays_and_continues(tmp_path: Path) -> None:
    with postgres_server() as postgres:
        database = postgres.fresh()
        asyncio.run(restore_postgres(database))
        with serve(tmp_path, database) as port:
            check(port)


def test_a_recorded_export_is_imported_and_continues(tmp_path: Path) -> None:
    run_command("import", str(RECORDED / "all.tenfold-export"), "--data", str(tmp_path))
    with serve(tmp_path) as port:
        check(port)


@pytest.mark.parametrize("game", sorted(SCRIPT["traces"]))
def test_a_saved_game_has_the_same_states_and_legal_actions(game: str, tmp_path: Path) -> None:
    saved = shutil.copy(RECORDED / "saved" / f"{game}.tenfold", tmp_path)
    trace = run_command("trace", str(saved))
    assert hashlib.sha256(trace.encode()).hexdigest() == SCRIPT["traces"][game]
