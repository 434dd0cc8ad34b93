"""The command as people use it: in a process of its own, through pipes or in a real terminal."""

import contextlib
import fcntl
import io
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self
from unittest.mock import patch

from tenfold.cli import main
from tests.wording import like, said

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "tenfold")
WITHOUT_RICH = (
    sys.executable,
    "-c",
    "import sys; sys.modules['rich'] = None; from tenfold.cli import main; sys.exit(main(sys.argv[1:]))",
)
CLEAR = "\x1b[3J"
MAX_SECONDS = 120
"""Seconds after which something hangs; a busy machine may need many."""
SETTLED = 0.3

ASK = said("cli", "ask-move", whose="").partition("(")[2]
"""How every prompt for a move ends."""
THE_END = said("cli", "the-end")


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


def environment(data: Path | str, **extra: str) -> dict[str, str]:
    hidden = {"NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TENFOLD_DEBUG"}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return {**kept, "TENFOLD_DATA": str(data), "TERM": "xterm-256color", **extra}


def run(
    data: Path | str,
    *arguments: str,
    typed: str = "",
    command: tuple[str, ...] = COMMAND,
    env: Mapping[str, str] | None = None,
) -> Done:
    """Run the command to its end with some lines of input."""
    done = subprocess.run(
        [*command, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(data, **(env or {})),
        cwd=ROOT,
        timeout=MAX_SECONDS,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return Done(done.returncode, done.stdout, done.stderr)


def run_here(data: Path | str, *arguments: str, typed: str = "") -> Done:
    """The same in this process, which is much faster."""
    out, err = io.StringIO(), io.StringIO()
    hang_up = signal.getsignal(signal.SIGHUP)
    try:
        with (
            patch.dict(os.environ, {"TENFOLD_DATA": str(data)}),
            patch.object(sys, "stdin", io.StringIO(typed)),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            code = main(arguments)
    finally:
        signal.signal(signal.SIGHUP, hang_up)
    assert not like("help", "unexpected").search(err.getvalue())
    return Done(code, out.getvalue(), err.getvalue())


def _heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _started(command: tuple[str, ...], terminal: int, env: Mapping[str, str]) -> subprocess.Popen[bytes]:
    # setsid makes it the controlling terminal: then Ctrl-C and hanging up work as for people.
    return subprocess.Popen(
        ["setsid", "--ctty", *command],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=env,
        cwd=ROOT,
        # Whoever runs the tests in the background has Ctrl-C ignored, and children inherit that.
        preexec_fn=_heed_interrupts,  # noqa: PLW1509 - no thread holds a lock here
    )


class Fork:
    """The command in a copy of this process, which has everything loaded, at a terminal of its own."""

    def __init__(self, arguments: tuple[str, ...], master: int, slave: int, env: Mapping[str, str]) -> None:
        self._code: int | None = None
        self._pid = os.fork()
        if self._pid == 0:
            code = 1
            try:
                os.close(master)
                _take_place(slave, env)
                code = main(arguments)
            except SystemExit as stop:
                code = stop.code if isinstance(stop.code, int) else 1
            except BaseException:  # noqa: BLE001 - the tests look for it in what was printed
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        if self._code is None:
            pid, status = os.waitpid(self._pid, os.WNOHANG)
            if pid:
                self._code = os.waitstatus_to_exitcode(status)
        return self._code

    def wait(self, timeout: float) -> int:
        """The exit code, when it has ended."""
        end = time.monotonic() + timeout
        while (code := self.poll()) is None:
            assert time.monotonic() < end, "it does not end"
            time.sleep(0.005)
        return code

    def send_signal(self, number: int) -> None:
        os.kill(self._pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _take_place(terminal: int, env: Mapping[str, str]) -> None:
    """What a shell does before it starts a command: session, terminal, files, environment, signals."""
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    for place in range(3):
        os.dup2(terminal, place)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(ROOT)
    sys.stdin = open(0, closefd=False)  # noqa: SIM115 - as long as the process lives
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", closefd=False)  # noqa: SIM115
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A terminal of 80 columns in which the command runs; without a `command`, in a copy of this process."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        command: tuple[str, ...] | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
        variables = environment(data, **(env or {}))
        self.process = (
            Fork(arguments, self._master, slave, variables)
            if command is None
            else _started((*command, *arguments), slave, variables)
        )
        os.close(slave)
        self.seen = ""
        self._read_up_to = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(MAX_SECONDS)
        if self._master >= 0:
            os.close(self._master)

    def until(self, text: str) -> str:
        """What appears until a text does, with it."""
        end = time.monotonic() + MAX_SECONDS
        while text not in self.seen[self._read_up_to :]:
            assert time.monotonic() < end, f"no {text!r} in {self.seen[self._read_up_to :]!r}"
            assert self._read(), f"ended without {text!r}: {self.seen[self._read_up_to :]!r}"
        at = self.seen.index(text, self._read_up_to) + len(text)
        part, self._read_up_to = self.seen[self._read_up_to : at], at
        return part

    def until_any(self, *texts: str) -> str:
        """Whichever of some texts appears first."""
        end = time.monotonic() + MAX_SECONDS
        while not any(text in self.seen[self._read_up_to :] for text in texts):
            assert time.monotonic() < end, f"none of {texts} in {self.seen[self._read_up_to :]!r}"
            assert self._read(), f"ended without {texts}: {self.seen[self._read_up_to :]!r}"
        unread = self.seen[self._read_up_to :]
        first = min((text for text in texts if text in unread), key=unread.index)
        self.until(first)
        return first

    def type(self, line: str) -> None:
        os.write(self._master, (line + "\n").encode())

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, a moment after the prompt: no person is quicker, and input() does not hear it sooner.

        A signal between the prompt and the waiting for keys is noticed by CPython only at the next key.
        """
        time.sleep(SETTLED)
        self.press("\x03")

    def hang_up(self) -> None:
        os.close(self._master)
        self._master = -1

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(MAX_SECONDS)

    def end(self) -> int:
        """The exit code; everything that was printed is in `seen`."""
        deadline = time.monotonic() + MAX_SECONDS
        while self._master >= 0 and self._read():
            assert time.monotonic() < deadline, f"it does not end: {self.seen[self._read_up_to :]!r}"
        code = self.process.wait(MAX_SECONDS)
        assert "Traceback" not in self.seen
        return code

    def _read(self) -> bool:
        """Read some more; whether there was any."""
        if not select.select([self._master], [], [], 1)[0]:
            return True
        try:
            part = os.read(self._master, 65536).decode(errors="replace")
        except OSError:
            return False
        self.seen += part.replace("\r\n", "\n")
        return bool(part)
