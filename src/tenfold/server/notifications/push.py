"""Sends Web Push messages, to public addresses only (no server-side request forgery)."""

import asyncio
import hashlib
import json
import ssl
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import ip_network
from urllib.parse import urlsplit

import h11

from tenfold.server.errors import BadRequest
from tenfold.server.messages import message
from tenfold.server.notifications import webpush_crypto
from tenfold.server.notifications.addresses import Network, parse_endpoint, resolve_checked
from tenfold.server.notifications.content import Notice
from tenfold.server.notifications.errors import DeliveryError
from tenfold.server.settings_loader import BadSettings
from tenfold.server.stores.notifications import Subscription

SECONDS = 15.0
"""How long a message may take, from the look-up of the service's name to its answer."""
KEPT_SECONDS = 24 * 60 * 60
"""How long a push service keeps a message for a browser that is offline."""
GONE = {404, 410}
LATER = {408, 425, 429}
READ_BYTES = 4096


@dataclass(frozen=True)
class PushRequest:
    """A request to a push service, whose address has been checked."""

    host: str
    address: str
    port: int
    path: str
    headers: dict[str, str]
    body: bytes
    tls: ssl.SSLContext

    async def send(self) -> None:
        """Send it; DeliveryError if it isn't accepted. Redirects aren't followed."""
        try:
            status = await self._exchange()
        except (OSError, h11.RemoteProtocolError) as error:
            raise DeliveryError(type(error).__name__) from error
        if status in GONE:
            raise DeliveryError(str(status), is_gone=True)
        if status in LATER or status >= 500:
            raise DeliveryError(str(status))
        if not 200 <= status < 300:
            raise DeliveryError(str(status), is_final=True)

    async def _exchange(self) -> int:
        """Connect to the address that was checked, whatever the name resolves to by now."""
        reader, writer = await asyncio.open_connection(
            self.address, self.port, ssl=self.tls, server_hostname=self.host
        )
        try:
            http = h11.Connection(h11.CLIENT)
            request = h11.Request(method="POST", target=self.path, headers=list(self.headers.items()))
            for event in (request, h11.Data(self.body), h11.EndOfMessage()):
                writer.write(http.send(event) or b"")
            while not isinstance(answer := http.next_event(), h11.Response):
                if answer is h11.NEED_DATA:
                    http.receive_data(await reader.read(READ_BYTES))
            return answer.status_code
        finally:
            writer.transport.abort()


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

    def prepare(self, subscription: Subscription, notice: Notice, table: str) -> PushRequest:
        """The request that carries a message; DeliveryError if it can't be sent.

        It looks up the service's name, so call it in a thread.
        """
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
            "Host": parts.netloc,
            "Authorization": webpush_crypto.vapid_header(
                webpush_crypto.private_key(self.key), audience, self.contact, int(time.time())
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "Connection": "close",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            # A newer message replaces an older one of the same topic, which reveals nothing.
            "Topic": hashlib.sha256(f"{subscription.id}:{table}".encode()).hexdigest()[:32],
        }
        return PushRequest(host, address, port, path, headers, body, ssl.create_default_context())


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
