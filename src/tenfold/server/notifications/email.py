"""The letters that this server writes: plain text, each with a way to end it (RFC 8058)."""

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
"""Headers are not folded: some readers do not find an address that is."""


def sender_of(text: str) -> Address:
    """From whom letters come; what makes no sense is refused."""
    name, mailbox = parseaddr(text)
    try:
        local, _, domain = clean_mailbox(mailbox).rpartition("@")
        return Address(name, local, domain)
    except (BadRequest, ValueError) as error:
        raise BadSettings(message("settings-mail-from", text=text[:60])) from error


class EmailComposer:
    """Writes letters for one server."""

    def __init__(self, sender: Address, site: str) -> None:
        self._sender = sender
        self._site = site

    def turn(self, way: Subscription, notice: Notice, number: str) -> EmailMessage:
        """It is your turn; the same number is the same letter, however often it is sent."""
        with use_language(way.language):
            lines = [
                notice.body,
                self._site + notice.path,
                message("notice-mail-device"),
                "-- ",
                message("notice-mail-why"),
                message("notice-mail-off", link=self.off(way)),
            ]
        return self._letter(way, notice.title, lines, number)

    def confirm(self, way: Subscription, number: str) -> EmailMessage:
        """Somebody has named this address: nothing else is sent to it until it is confirmed."""
        with use_language(way.language):
            lines = [
                message("confirm-mail-body", site=self._site),
                f"{self._site}/notices/confirm/{way.confirm}",
                message("confirm-mail-else"),
            ]
            return self._letter(way, message("confirm-mail-title"), lines, number)

    def off(self, way: Subscription) -> str:
        """Where a way is ended."""
        return f"{self._site}/notices/off/{way.id}"

    def _letter(self, way: Subscription, subject: str, lines: list[str], number: str) -> EmailMessage:
        letter = EmailMessage(ONE_LINE)
        local, _, domain = way.address.rpartition("@")
        letter["From"] = self._sender
        letter["To"] = Address("", local, domain)
        letter["Subject"] = subject
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = f"<{_mark(way.id, number)}@{self._sender.domain}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{self.off(way)}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content("\n\n".join(lines) + "\n", charset="utf-8")
        letter["Content-Language"] = way.language
        return letter


def _mark(way: str, number: str) -> str:
    """A number that tells nobody what it is made of."""
    return hashlib.sha256(f"{way}:{number}".encode()).hexdigest()[:32]
