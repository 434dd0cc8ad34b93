"""Hands messages to the push services of browsers: to public addresses only, and to no other by a detour."""

import hashlib
import http.client
import json
import socket
import ssl
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from tenfold.server.errors import BadRequest
from tenfold.server.messages import message
from tenfold.server.notifications import webpush_crypto
from tenfold.server.notifications.addresses import Network, networks_of, place_of, reached_at
from tenfold.server.notifications.content import Notice
from tenfold.server.notifications.errors import DeliveryError
from tenfold.server.settings_loader import BadSettings
from tenfold.server.stores.notifications import Subscription

SECONDS = 15.0
KEPT_SECONDS = 24 * 60 * 60
"""So long a push service keeps a message for a browser that is off."""
GONE = {404, 410}
LATER = {408, 425, 429}
MAX_RESPONSE_BYTES = 1024


class PinnedConnection(http.client.HTTPSConnection):
    """A connection to the address that was checked, under the name that was asked for."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self._tls = ssl.create_default_context()
        self._address = address
        super().__init__(host, port, timeout=SECONDS, context=self._tls)

    def connect(self) -> None:
        """Connect to that address, whatever the name leads to by now."""
        line = socket.create_connection((self._address, self.port), SECONDS)
        try:
            self.sock = self._tls.wrap_socket(line, server_hostname=self.host)
        except BaseException:
            line.close()
            raise


@dataclass(frozen=True)
class Pusher:
    """Sends messages in the name of one server."""

    key: str = field(repr=False)
    contact: str
    inside: Sequence[Network] = ()
    """Networks that may be reached though they are not public."""

    @property
    def public_key(self) -> str:
        """By which browsers know this server."""
        return webpush_crypto.b64url(webpush_crypto.public_bytes(webpush_crypto.private_key(self.key)))

    def check(self, endpoint: str, keys: str) -> None:
        """A refusal, if nothing could be sent there. It takes a while: not for an event loop."""
        host, port, _ = place_of(endpoint)
        try:
            webpush_crypto.browser_keys(keys)
            reached_at(host, port, self.inside)
        except (webpush_crypto.BadKey, OSError, UnicodeError) as error:
            raise BadRequest("bad-request-endpoint") from error

    def send(self, way: Subscription, notice: Notice, table: str) -> None:
        """Hand a message over; Undelivered if it is not taken."""
        try:
            host, port, path = place_of(way.address)
            address = reached_at(host, port, self.inside)
            body = webpush_crypto.encrypt(webpush_crypto.pad(message_of(way, notice)), way.keys)
        except (BadRequest, webpush_crypto.BadKey) as error:
            raise DeliveryError("not allowed", is_gone=True) from error
        except (OSError, UnicodeError) as error:
            raise DeliveryError(type(error).__name__) from error
        parts = urlsplit(way.address)
        audience = f"{parts.scheme}://{parts.netloc}"
        headers = {
            "Authorization": webpush_crypto.vapid_header(
                webpush_crypto.private_key(self.key), audience, self.contact, int(time.time())
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Topic": topic_of(way, table),
        }
        self._post(PinnedConnection(host, port, address), path, body, headers)

    def _post(self, line: PinnedConnection, path: str, body: bytes, headers: dict[str, str]) -> None:
        """One request; whatever it answers is not followed anywhere."""
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
    """Who sends messages by these settings; what makes no sense is refused, without repeating a key."""
    if not webpush_crypto.AVAILABLE:
        raise BadSettings(message("settings-push-library"))
    try:
        webpush_crypto.private_key(key)
    except webpush_crypto.BadKey as error:
        raise BadSettings(message("settings-push-key")) from error
    if not contact.startswith(("mailto:", "https://")) or not contact.isascii() or " " in contact:
        raise BadSettings(message("settings-push-contact"))
    try:
        networks = networks_of(inside)
    except ValueError as error:
        raise BadSettings(message("settings-push-inside")) from error
    return Pusher(key, contact, networks)


def message_of(way: Subscription, notice: Notice) -> bytes:
    """What a browser shows, and where its buttons lead."""
    shown = {
        "title": notice.title,
        "body": notice.body,
        "path": notice.path,
        "off": {"title": notice.off, "path": f"/api/notices/off/{way.id}"},
    }
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()


def topic_of(way: Subscription, table: str) -> str:
    """A message of a table stands for those before it, also where a browser was off; it names nothing."""
    return hashlib.sha256(f"{way.id}:{table}".encode()).hexdigest()[:32]
