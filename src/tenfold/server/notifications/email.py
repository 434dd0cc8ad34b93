"""Composes emails: plain text, with one-click unsubscribing (RFC 8058)."""

import hashlib
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr

from tenfold.core.languages import use_language
from tenfold.server.errors import BadRequest
from tenfold.server.messages import message
from tenfold.server.notifications.addresses import clean_mailbox
from tenfold.server.notifications.content import Notice
from tenfold.server.notifications.smtp import SmtpRelay
from tenfold.server.settings_loader import BadSettings
from tenfold.server.stores.notifications import Subscription

ONE_LINE = SMTP.clone(max_line_length=998)
"""Headers aren't folded, because some programs don't find folded addresses."""


def sender_of(text: str) -> Address:
    """The sender of emails; BadSettings if it isn't an address."""
    name, mailbox = parseaddr(text)
    try:
        local, _, domain = clean_mailbox(mailbox).rpartition("@")
        return Address(name, local, domain)
    except (BadRequest, ValueError) as error:
        raise BadSettings(message("settings-mail-from", text=text[:60])) from error


@dataclass(frozen=True)
class Mailer:
    """Writes and sends emails; the same number gives the same Message-ID. It blocks."""

    relay: SmtpRelay
    sender: Address
    site: str

    def send_notice(self, subscription: Subscription, notice: Notice, number: str) -> None:
        """Send the email about a turn or an invitation; DeliveryError if it isn't accepted."""
        with use_language(subscription.language):
            lines = [
                notice.body,
                self.site + notice.path,
                message("notice-mail-device"),
                "-- ",
                notice.why,
                message("notice-mail-off", link=self._off(subscription)),
            ]
        self._send(subscription, notice.title, lines, number)

    def send_confirmation(self, subscription: Subscription, number: str) -> None:
        """Send the email that asks to confirm an address; nothing else is sent before."""
        with use_language(subscription.language):
            title = message("confirm-mail-title")
            lines = [
                message("confirm-mail-body", site=self.site),
                f"{self.site}/notices/confirm/{subscription.confirm}",
                message("confirm-mail-else"),
            ]
        self._send(subscription, title, lines, number)

    def _off(self, subscription: Subscription) -> str:
        return f"{self.site}/notices/off/{subscription.id}"

    def _send(self, subscription: Subscription, subject: str, lines: list[str], number: str) -> None:
        mark = hashlib.sha256(f"{subscription.id}:{number}".encode()).hexdigest()[:32]
        letter = EmailMessage(ONE_LINE)
        local, _, domain = subscription.address.rpartition("@")
        letter["From"] = self.sender
        letter["To"] = Address("", local, domain)
        letter["Subject"] = subject
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = f"<{mark}@{self.sender.domain}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{self._off(subscription)}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content("\n\n".join(lines) + "\n", charset="utf-8")
        letter["Content-Language"] = subscription.language
        self.relay.send(letter, self.sender.addr_spec, subscription.address)
