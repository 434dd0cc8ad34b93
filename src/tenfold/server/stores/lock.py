"""A lock that lets one server at a time use a data folder."""

import json
import os
import socket
from contextlib import suppress
from pathlib import Path

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text, translate
from tenfold.server.messages import message
from tenfold.server.stores.errors import BadDatabase
from tenfold.server.stores.sqlite_connection import create_folder

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment]

LOCK = "server.lock"
MAX_BYTES = 4096


class InUse(TenfoldError):
    code = "in-use"

    def __init__(self, folder: Path, holder: dict[str, str]) -> None:
        known = {name: holder.get(name, "") for name in ("process", "machine", "address")}
        told = "all" if known["address"] else "some" if holder else "none"
        super().__init__(message("data-in-use", folder=str(folder), told=told, **known))


class DataLock:
    """A lock on a data folder, held until it is released or the process ends, even if it is killed."""

    def __init__(self, folder: Path) -> None:
        create_folder(folder)
        try:
            self._descriptor = os.open(folder / LOCK, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise BadDatabase(
                translate("error-unwritable", path=str(folder / LOCK), why=os_error_text(error))
            ) from error
        if fcntl is not None:
            try:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                holder = _holder(self._descriptor)
                os.close(self._descriptor)
                raise InUse(folder, holder) from error
        self.write_address("")

    def write_address(self, address: str) -> None:
        """Write which process holds the lock, and the address of its server."""
        holder = {"process": str(os.getpid()), "machine": socket.gethostname(), "address": address}
        with suppress(OSError):  # a full disk is reported elsewhere
            content = json.dumps(holder).encode()
            os.pwrite(self._descriptor, content, 0)
            os.ftruncate(self._descriptor, len(content))

    def release(self) -> None:
        with suppress(OSError):
            os.ftruncate(self._descriptor, 0)
        os.close(self._descriptor)


def _holder(descriptor: int) -> dict[str, str]:
    try:
        found = json.loads(os.pread(descriptor, MAX_BYTES, 0))
        return {name: str(found[name]) for name in ("process", "machine", "address")}
    except (OSError, ValueError, KeyError, TypeError):
        return {}
