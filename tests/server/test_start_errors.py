"""Whatever keeps a server from starting is one sentence, and no traceback."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tenfold.cli import entry_point
from tenfold.server.settings import DATABASE
from tenfold.server.stores.sqlite_store import open_sqlite_store
from tests.wording import part, said

pytestmark = pytest.mark.one_file


def garbage(data: Path) -> None:
    (data / DATABASE).write_bytes(b"hello" * 5000)


def truncated(data: Path) -> None:
    made(data)
    os.truncate(data / DATABASE, 3 * 4096)


def made(data: Path) -> None:
    store = open_sqlite_store(data / DATABASE)
    asyncio.run(store.close())


def newer(data: Path) -> None:
    made(data)
    with sqlite3.connect(data / DATABASE) as connection:
        connection.execute("PRAGMA user_version = 1000")
    connection.close()


def of_another_program(data: Path) -> None:
    with sqlite3.connect(data / DATABASE) as connection:
        connection.execute("CREATE TABLE tables (recipe TEXT)")
    connection.close()


def emptied(data: Path) -> None:
    made(data)
    with sqlite3.connect(data / DATABASE) as connection:
        connection.execute("DROP TABLE codes")
    connection.close()


def a_folder(data: Path) -> None:
    (data / DATABASE).mkdir()


def a_locked_folder(data: Path) -> None:
    (data / "server.lock").mkdir()


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (garbage, part("server", "data-foreign")),
        (truncated, part("server", "data-foreign")),
        (newer, part("server", "data-newer")),
        (of_another_program, part("server", "data-foreign")),
        (emptied, part("server", "data-foreign")),
        (a_folder, part("server", "data-is-folder")),
        (a_locked_folder, part("core", "error-unwritable")),
    ],
)
def test_data_that_cannot_be_used_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: Callable[[Path], None], sentence: str
) -> None:
    damage(tmp_path)
    check(["--data", str(tmp_path)], sentence, capsys)


def check(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = entry_point.run(["serve", "--host", "127.0.0.1", "--port", "0", *arguments])
    said = capsys.readouterr()

    assert code == 2
    assert sentence in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""


def test_a_file_where_a_folder_should_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    check(["--data", str(tmp_path / "file")], part("server", "data-file-there"), capsys)
    check(["--data", str(tmp_path / "file" / "below")], part("server", "data-file-there"), capsys)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--host", "192.0.2.1"], part("server", "start-not-here", host="192.0.2.1")),
        (["--host", "no name"], part("server", "start-no-address")),
        (["--host", "a" * 300], part("server", "start-no-address")),
        (["--port", "70000"], part("server", "settings-wrong", wanted="port")),
        (["--port", "-1"], part("server", "settings-wrong", wanted="whole")),
        (["--settings", "/nowhere/settings.toml"], part("server", "settings-unreadable")),
    ],
)
def test_an_address_that_is_none_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    check(["--data", str(tmp_path), *arguments], sentence, capsys)


def as_nobody(work: Callable[[], str]) -> str:
    """What somebody without rights gets to hear; the owner of a machine may write everywhere."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        if os.getuid() == 0:
            os.setgid(65534)
            os.setuid(65534)
        os.write(writing, work().encode())
        os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading) as opened:
        return opened.read()


def test_what_cannot_be_written_is_said() -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        made(data)

        def said(mode: int, file_mode: int) -> str:
            Path(folder).chmod(0o755)
            (data / DATABASE).chmod(file_mode)
            data.chmod(mode)
            return as_nobody(started)

        def started() -> str:
            try:
                open_sqlite_store(data / DATABASE)
            except Exception as error:  # noqa: BLE001  (whatever it is, it is looked at)
                return f"{type(error).__name__}: {error}"
            return "started"

        for mode, file_mode in ((0o555, 0o444), (0o777, 0o444), (0o000, 0o444)):
            found = said(mode, file_mode)
            data.chmod(0o700)
            assert found.startswith("BadDatabase: ")


NOT_THERE = said("core", "error-cause", language="fr", code="ENOENT", system="")


def in_french(key: str, **args: str) -> str:
    return said("server", key, language="fr", **args)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--port 99999", in_french("settings-wrong", where="--port", value="99999", wanted="port")),
        ("--host nowhere..invalid", in_french("start-no-address", host="nowhere..invalid")),
        ("--settings /nowhere", in_french("settings-unreadable", path="/nowhere", why=NOT_THERE)),
        ("--database mysql://x", in_french("data-name")),
        ("--log xml", in_french("log-kind", kind="xml")),
        ("--processes 0", in_french("several-none")),
        ("--data /dev/null/x", in_french("data-file-there", folder="/dev/null/x")),
    ],
)
def test_what_keeps_a_server_from_starting_is_said_in_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: str, sentence: str
) -> None:
    check(["--data", str(tmp_path), *arguments.split(), "--language", "fr"], sentence, capsys)
