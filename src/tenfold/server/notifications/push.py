"""Sends Web Push messages, to public addresses only (no server-side request forgery)."""

import hashlib
import http.client
import json
import socket
import ssl
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import ip_network
from urllib.parse import urlsplit

from tenfold.server.errors import BadRequest
from tenfold.server.messages import message
from tenfold.server.notifications import webpush_crypto
from tenfold.server.notifications.addresses import Network, parse_endpoint, resolve_checked
from tenfold.server.notifications.content import Notice
from tenfold.server.notifications.errors import DeliveryError
from tenfold.server.settings_loader import BadSettings
from tenfold.server.stores.notifications import Subscription

SECONDS = 15.0
KEPT_SECONDS = 24 * 60 * 60
"""How long a push service keeps a message for a browser that is offline."""
GONE = {404, 410}
LATER = {408, 425, 429}
MAX_RESPONSE_BYTES = 1024


class PinnedConnection(http.client.HTTPSConnection):
    """An HTTPS connection to an address that was checked, for the original host name."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self._tls = ssl.create_default_context()
        self._address = address
        super().__init__(host, port, timeout=SECONDS, context=self._tls)

    def connect(self) -> None:
        """Connect to that address, whatever the name resolves to by now."""
        line = socket.create_connection((self._address, self.port), SECONDS)
        try:
            self.sock = self._tls.wrap_socket(line, server_hostname=self.host)
        except BaseException:
            line.close()
            raise


@dataclass(frozen=True)
class Pusher:
    key: str = field(repr=False)
    contact: str
    inside: Sequence[Network] = ()
    """Private networks that may be reached."""

    @property
    def public_key(self) -> str:
        return webpush_crypto.b64url(webpush_crypto.public_bytes(webpush_crypto.private_key(self.key)))

    def check(self, endpoint: str, keys: str) -> None:
        """Refuse a subscription that can't work. It blocks, so call it in a thread."""
        host, port, _ = parse_endpoint(endpoint)
        try:
            webpush_crypto.browser_keys(keys)
            resolve_checked(host, port, self.inside)
        except (webpush_crypto.BadKey, OSError, UnicodeError) as error:
            raise BadRequest("bad-request-endpoint") from error

    def send(self, subscription: Subscription, notice: Notice, table: str) -> None:
        """Send a message; DeliveryError if it isn't accepted."""
        try:
            host, port, path = parse_endpoint(subscription.address)
            address = resolve_checked(host, port, self.inside)
            body = webpush_crypto.encrypt(
                webpush_crypto.pad(message_of(subscription, notice)), subscription.keys
            )
        except (BadRequest, webpush_crypto.BadKey) as error:
            raise DeliveryError("not allowed", is_gone=True) from error
        except (OSError, UnicodeError) as error:
            raise DeliveryError(type(error).__name__) from error
        parts = urlsplit(subscription.address)
        audience = f"{parts.scheme}://{parts.netloc}"
        headers = {
            "Authorization": webpush_crypto.vapid_header(
                webpush_crypto.private_key(self.key), audience, self.contact, int(time.time())
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            # A newer message replaces an older one of the same topic, which reveals nothing.
            "Topic": hashlib.sha256(f"{subscription.id}:{table}".encode()).hexdigest()[:32],
        }
        self._post(PinnedConnection(host, port, address), path, body, headers)

    def _post(self, line: PinnedConnection, path: str, body: bytes, headers: dict[str, str]) -> None:
        """Send one request; redirects aren't followed."""
        try:
            line.request("POST", path, body, headers)
            answer = line.getresponse()
            status = answer.status
            answer.read(MAX_RESPONSE_BYTES)
        except (OSError, http.client.HTTPException) as error:
            raise DeliveryError(type(error).__name__) from error
        finally:
            line.close()
        if status in GONE:
            raise DeliveryError(str(status), is_gone=True)
        if status in LATER or status >= 500:
            raise DeliveryError(str(status))
        if not 200 <= status < 300:
            raise DeliveryError(str(status), is_final=True)


def create_pusher(key: str, contact: str, inside: Sequence[str]) -> Pusher:
    """The pusher of these settings; BadSettings if they are invalid, without repeating the key."""
    if not webpush_crypto.AVAILABLE:
        raise BadSettings(message("settings-push-library"))
    try:
        webpush_crypto.private_key(key)
    except webpush_crypto.BadKey as error:
        raise BadSettings(message("settings-push-key")) from error
    if not contact.startswith(("mailto:", "https://")) or not contact.isascii() or " " in contact:
        raise BadSettings(message("settings-push-contact"))
    try:
        return Pusher(key, contact, tuple(ip_network(text, strict=False) for text in inside))
    except ValueError as error:
        raise BadSettings(message("settings-push-inside")) from error


def message_of(subscription: Subscription, notice: Notice) -> bytes:
    """The JSON that the service worker shows."""
    shown = {
        "title": notice.title,
        "body": notice.body,
        "path": notice.path,
        "off": {"title": notice.off, "path": f"/api/notices/off/{subscription.id}"},
    }
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()
