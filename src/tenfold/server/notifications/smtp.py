"""Sends email by SMTP."""

import smtplib
import socket
import ssl
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

from tenfold.server.messages import message
from tenfold.server.notifications.errors import DeliveryError
from tenfold.server.settings_loader import BadSettings

PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
"""Implicit TLS, STARTTLS, and none, for a mail server on the same machine."""
SECONDS = 15.0
"""How long connecting may take, and then sending one email."""
FINAL = 500


class TimedSmtp(smtplib.SMTP):
    """A connection that ends after a time, however slowly the mail server answers."""

    def _get_socket(self, *args: Any) -> socket.socket:
        connected: socket.socket = super()._get_socket(*args)  # type: ignore[misc]
        # TLS takes over the connection's own handle, so it is ended by another.
        self._handle = connected.dup()
        self._timer = threading.Timer(SECONDS, _shut_down, [self._handle])
        self._timer.daemon = True
        self._timer.start()
        return connected

    def close(self) -> None:
        super().close()
        self._timer.cancel()
        self._handle.close()


class TimedSmtps(smtplib.SMTP_SSL, TimedSmtp):
    """The same, with TLS from the start."""


def _shut_down(handle: socket.socket) -> None:
    with handle, suppress(OSError):
        handle.shutdown(socket.SHUT_RDWR)


@dataclass(frozen=True)
class SmtpRelay:
    host: str
    port: int
    kind: str
    own_name: str
    """The name in our EHLO."""
    user: str = ""
    password: str = field(default="", repr=False)

    def send(self, letter: EmailMessage, sender: str, mailbox: str) -> None:
        """Send an email; DeliveryError if it isn't accepted. It blocks, so call it in a thread."""
        try:
            with self._connected() as line:
                if self.user:
                    line.login(self.user, self.password)
                line.send_message(letter, sender, [mailbox])
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise DeliveryError("refused", is_final=min(codes) >= FINAL) from error
        except (smtplib.SMTPException, OSError) as error:
            raise DeliveryError(type(error).__name__) from error

    def _connected(self) -> smtplib.SMTP:
        where = (self.host, self.port, self.own_name)
        if self.kind == "smtps":
            return TimedSmtps(*where, timeout=SECONDS, context=ssl.create_default_context())
        line = TimedSmtp(*where, timeout=SECONDS)
        if self.kind == "smtp":
            try:
                line.starttls(context=ssl.create_default_context())
            except BaseException:
                line.close()
                raise
        return line


def smtp_relay(url: str, own_name: str) -> SmtpRelay:
    """The SMTP server of the setting; BadSettings if it is invalid, without repeating the password."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadSettings(message("settings-smtp")) from error
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadSettings(message("settings-smtp"))
    return SmtpRelay(
        parts.hostname,
        port or PORTS[parts.scheme],
        parts.scheme,
        own_name,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )
