"""Composes emails: plain text, with one-click unsubscribing (RFC 8058)."""

import hashlib
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr

from tenfold.core.languages import use_language
from tenfold.server.errors import BadRequest
from tenfold.server.messages import message
from tenfold.server.notifications.addresses import clean_mailbox
from tenfold.server.notifications.content import Notice
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


class EmailComposer:
    """Composes the emails of one server."""

    def __init__(self, sender: Address, site: str) -> None:
        self._sender = sender
        self._site = site

    def turn(self, subscription: Subscription, notice: Notice, number: str) -> EmailMessage:
        """The email about a turn; the same number gives the same Message-ID."""
        with use_language(subscription.language):
            lines = [
                notice.body,
                self._site + notice.path,
                message("notice-mail-device"),
                "-- ",
                message("notice-mail-why"),
                message("notice-mail-off", link=self.off(subscription)),
            ]
        return self._letter(subscription, notice.title, lines, number)

    def confirm(self, subscription: Subscription, number: str) -> EmailMessage:
        """The email that asks to confirm an address; nothing else is sent before."""
        with use_language(subscription.language):
            lines = [
                message("confirm-mail-body", site=self._site),
                f"{self._site}/notices/confirm/{subscription.confirm}",
                message("confirm-mail-else"),
            ]
            return self._letter(subscription, message("confirm-mail-title"), lines, number)

    def off(self, subscription: Subscription) -> str:
        """The unsubscribe link."""
        return f"{self._site}/notices/off/{subscription.id}"

    def _letter(
        self, subscription: Subscription, subject: str, lines: list[str], number: str
    ) -> EmailMessage:
        letter = EmailMessage(ONE_LINE)
        local, _, domain = subscription.address.rpartition("@")
        letter["From"] = self._sender
        letter["To"] = Address("", local, domain)
        letter["Subject"] = subject
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = f"<{_mark(subscription.id, number)}@{self._sender.domain}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{self.off(subscription)}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content("\n\n".join(lines) + "\n", charset="utf-8")
        letter["Content-Language"] = subscription.language
        return letter


def _mark(subscription: str, number: str) -> str:
    """A hash for the Message-ID, which reveals nothing."""
    return hashlib.sha256(f"{subscription}:{number}".encode()).hexdigest()[:32]
