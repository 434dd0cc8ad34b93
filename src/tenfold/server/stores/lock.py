"""One server at a time uses a data folder; who comes second is told who was first."""

import json
import os
import socket
from contextlib import suppress
from pathlib import Path

from tenfold.core.errors import TenfoldError
from tenfold.core.messages import os_error_text, translate
from tenfold.server.messages import say
from tenfold.server.stores.opening import BadDatabase, make_folder

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment]

LOCK = "server.lock"
MOST_BYTES = 4096


class InUse(TenfoldError):
    """Another server runs on the same data."""

    code = "in-use"

    def __init__(self, folder: Path, holder: dict[str, str]) -> None:
        known = {name: holder.get(name, "") for name in ("process", "machine", "address")}
        told = "all" if known["address"] else "some" if holder else "none"
        super().__init__(say("data-in-use", folder=str(folder), told=told, **known))


class DataLock:
    """Held as long as the process lives or until it is let go; a killed process holds nothing."""

    def __init__(self, folder: Path) -> None:
        make_folder(folder)
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
        self.say("")

    def say(self, address: str) -> None:
        """Write who holds it, and where the server is to be found."""
        holder = {"process": str(os.getpid()), "machine": socket.gethostname(), "address": address}
        with suppress(OSError):  # a full disk is said elsewhere
            content = json.dumps(holder).encode()
            os.pwrite(self._descriptor, content, 0)
            os.ftruncate(self._descriptor, len(content))

    def let_go(self) -> None:
        """Let others have the folder."""
        with suppress(OSError):
            os.ftruncate(self._descriptor, 0)
        os.close(self._descriptor)


def _holder(descriptor: int) -> dict[str, str]:
    """Who holds the lock, if it can be read."""
    try:
        found = json.loads(os.pread(descriptor, MOST_BYTES, 0))
        return {name: str(found[name]) for name in ("process", "machine", "address")}
    except (OSError, ValueError, KeyError, TypeError):
        return {}
