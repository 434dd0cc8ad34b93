"""A mail server of the tests' own: it takes every letter, or refuses as it is told to."""

import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default


class FakeSmtp(socketserver.ThreadingTCPServer):
    """Speaks enough of SMTP (RFC 5321) to take letters."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.raw: list[tuple[str, list[str], bytes]] = []
        """From whom, to whom, and each letter as it came."""
        self.answers: list[str] = []
        """What the next recipients are answered; then 250 again."""
        self.commands: list[str] = []
        self.holds = threading.Event()
        """Set, it lets nobody finish: letters are heard and not taken."""
        self.drips = threading.Event()
        """Set, it answers everybody one byte after another, without an end."""

    @property
    def url(self) -> str:
        """As a setting names it."""
        return f"smtp+plain://127.0.0.1:{self.server_address[1]}"

    @property
    def letters(self) -> list[EmailMessage]:
        """All letters that came."""
        return [message_from_bytes(raw, policy=default) for _, _, raw in list(self.raw)]  # type: ignore[misc]

    def letters_to(self, mailbox: str) -> list[EmailMessage]:
        """The letters to a mailbox."""
        return [letter for letter in self.letters if letter["To"] == mailbox]


class Counter(socketserver.StreamRequestHandler):
    """One connection to the mail server."""

    server: FakeSmtp

    def handle(self) -> None:
        with suppress(OSError):
            while self.server.drips.is_set():
                self.wfile.write(b"2")
                time.sleep(0.1)
        self._say("220 here")
        sender, to = "", []
        while line := self.rfile.readline():
            command = line.decode().rstrip("\r\n")
            self.server.commands.append(command)
            word = command[:4].upper()
            if word == "QUIT":
                self._say("221 bye")
                return
            if word == "MAIL":
                sender, to = command[10:], []
                self._say("250 ok")
            elif word == "RCPT":
                answer = self.server.answers.pop(0) if self.server.answers else "250 ok"
                if answer.startswith("250"):
                    to.append(command[8:])
                self._say(answer)
            elif word == "DATA":
                self._say("354 go on")
                letter = self._data()
                if self.server.holds.is_set():
                    self.rfile.read()
                    return
                self.server.raw.append((sender, to, letter))
                self._say("250 taken")
            else:
                self._say("250 ok")

    def _data(self) -> bytes:
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        return b"".join(lines)

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def fake_smtp() -> Iterator[FakeSmtp]:
    """A mail server until the block ends."""
    with FakeSmtp() as office:
        thread = threading.Thread(target=office.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        yield office
        office.shutdown()
        thread.join(5)
