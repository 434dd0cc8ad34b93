"""Reads match files safely and writes them atomically."""

import contextlib
import json
import os
import secrets
import shlex
import sys
import tempfile
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from tenfold.cli.compiling.warmup import warm_up
from tenfold.cli.errors import BadUsage, Unwritable
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen
from tenfold.core.box import read_box
from tenfold.core.errors import BadFile
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_file import match_from_plain, match_to_plain
from tenfold.core.messages import os_error_text, shortened
from tenfold.core.paths import MATCH_SUFFIX, data_folder
from tenfold.core.registry import game_ids, game_of

STANDARD_INPUT = "-"
MAX_FILE_BYTES = 64 * 1024 * 1024


def new_path(game_id: str, folder: Path | None = None) -> Path:
    """A name for a new match."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M")
    return (folder or data_folder()) / f"{game_id}-{now}-{secrets.token_hex(3)}{MATCH_SUFFIX}"


def path_of(name: str) -> Path:
    """The path that a player has typed."""
    try:
        path = Path(name).expanduser()
        path.lstat()
    except FileNotFoundError:
        return path
    except (OSError, ValueError, RuntimeError) as error:
        raise BadUsage(message("file-no-name", name=shortened(name))) from error
    return path


def read_json(name: str) -> Any:
    """What a file says, as plain data; anything but JSON is refused."""
    try:
        content = sys.stdin.buffer.read(MAX_FILE_BYTES) if name == STANDARD_INPUT else _content(Path(name))
    except (OSError, ValueError) as error:
        why = os_error_text(error) if isinstance(error, OSError) else message("file-bad-name")
        raise BadFile(message("file-unreadable", name=shortened(name, 200), why=why)) from error
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as error:
        raise BadFile(message("file-foreign", name=name)) from error


def _content(path: Path) -> bytes:
    if path.is_dir():
        raise BadFile(message("file-folder", path=str(path), suffix=MATCH_SUFFIX))
    if not path.exists():
        raise BadFile(message("file-missing", path=str(path)))
    if not path.is_file() or path.stat().st_size > MAX_FILE_BYTES:
        raise BadFile(message("file-foreign", name=str(path)))
    return path.read_bytes()


def load_match(name: str, screen: Screen) -> tuple[Match, list[str]]:
    """The match and the players of a file; its game is compiled, and every entry is replayed and checked."""
    values = read_json(name)
    game_id = values.get("game") if isinstance(values, dict) else None
    if game_id in game_ids():
        warm_up(game_of(str(game_id)), screen)
    return match_from_plain(values)


def game_with_boxes(game_id: str, paths: Sequence[Path]) -> Game:
    """A game, with the boxes of some files."""
    return game_of(game_id).with_boxes([read_box(path) for path in paths])


def make_folder(folder: Path) -> Path:
    """A folder that is there, from now on at least."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(folder, error) from error
    return folder


def write(path: Path, values: Any) -> None:
    """Write a file whole or not at all, for its owner's eyes only."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", suffix=MATCH_SUFFIX + "~", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(values, file, indent=1, ensure_ascii=False)
                file.write("\n")
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
    except OSError as error:
        raise Unwritable(path, error) from error


def unfinished() -> Iterator[tuple[Path, str]]:
    """The saved matches that are not over, and their games, the latest first."""
    try:
        paths = sorted(data_folder().glob(f"*{MATCH_SUFFIX}"), key=_age)
    except OSError:
        return
    for path in paths:
        try:
            values = read_json(str(path))
        except BadFile:
            continue
        if isinstance(values, dict) and "game" in values and values.get("outcome") is None:
            yield path, str(values["game"])


def latest(game_id: str | None) -> Path:
    """The latest match that is not over."""
    for path, game in unfinished():
        if game_id in {None, game}:
            return path
    raise BadUsage(message("nothing-to-resume"))


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime_ns
    except OSError:
        return 0.0


class Autosave:
    """Saves a match to its file after every move."""

    def __init__(self, match: Match, players: Sequence[str], path: Path) -> None:
        self.path = path
        self.error = ""
        """Why the match is not saved, if so."""
        self._match = match
        self._players = players

    def save(self) -> bool:
        """Save the match as it is now; whether that went wrong for the first time."""
        was_fine = not self.error
        try:
            write(self.path, match_to_plain(self._match, self._players))
        except Unwritable as error:
            self.error = error.sentence
            return was_fine
        self.error = ""
        return False

    def move_to(self, name: str) -> None:
        """From now on keep the match elsewhere; refused where something else is."""
        path = path_of(name)
        if path.is_dir():
            path = new_path(self._match.game.id, path)
        if path.exists() and path != self.path:
            raise BadUsage(message("file-taken", path=str(path)))
        write(path, match_to_plain(self._match, self._players))
        self.path = path.absolute()
        self.error = ""

    @property
    def how_to_resume(self) -> str:
        """The command that goes on with the match."""
        is_latest = next((path for path, _ in unfinished()), None) == self.path
        return "tenfold play --resume" + ("" if is_latest else f" {shlex.quote(str(self.path))}")
