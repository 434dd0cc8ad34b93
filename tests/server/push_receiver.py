"""A browser's side of web push, in whole numbers and tables: RFC 8291, RFC 8292, and what they stand on.

What reads messages shares nothing with what the server sends by, neither code nor library: P-256 (SEC 1),
HKDF (RFC 5869), AES (FIPS 197) and GCM (SP 800-38D) are written out here. Slow, not for secrets, and right
for the standards' own examples. Only the certificate of the push service is made by a library.
"""

import contextlib
import hashlib
import hmac
import http.server
import itertools
import json
import secrets
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
Point = tuple[int, int] | None


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def add(a: Point, b: Point) -> Point:
    """The sum of two points of P-256."""
    if a is None or b is None:
        return b if a is None else a
    if a[0] == b[0] and (a[1] + b[1]) % P == 0:
        return None
    if a == b:
        slope = 3 * (a[0] * a[0] - 1) * pow(2 * a[1], -1, P) % P
    else:
        slope = (b[1] - a[1]) * pow(b[0] - a[0], -1, P) % P
    x = (slope * slope - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def times(number: int, point: Point) -> Point:
    """A point so many times."""
    total: Point = None
    while number:
        if number & 1:
            total = add(total, point)
        point = add(point, point)
        number >>= 1
    return total


def point_of(data: bytes) -> Point:
    assert data[0] == 4
    return int.from_bytes(data[1:33], "big"), int.from_bytes(data[33:], "big")


def bytes_of(point: Point) -> bytes:
    assert point is not None
    return b"\x04" + point[0].to_bytes(32, "big") + point[1].to_bytes(32, "big")


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for one block."""
    first = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(first, info + b"\x01", hashlib.sha256)[:length]


def doubled(byte: int) -> int:
    return (byte << 1 ^ (0x11B if byte & 0x80 else 0)) & 0xFF


def multiplied(a: int, b: int) -> int:
    """In the field of AES."""
    total = 0
    while b:
        total ^= a if b & 1 else 0
        a, b = doubled(a), b >> 1
    return total


def _box() -> list[int]:
    found = [0x63] * 256
    for value in range(1, 256):
        inverse = next(other for other in range(1, 256) if multiplied(value, other) == 1)
        turned = [(inverse << turn | inverse >> 8 - turn) & 0xFF for turn in range(5)]
        found[value] = turned[0] ^ turned[1] ^ turned[2] ^ turned[3] ^ turned[4] ^ 0x63
    return found


BOX = _box()


def aes(key: bytes, block: bytes) -> bytes:
    """AES-128 of one block."""
    words = [list(key[at : at + 4]) for at in range(0, 16, 4)]
    factor = 1
    for at in range(4, 44):
        word = list(words[-1])
        if at % 4 == 0:
            word = [BOX[byte] for byte in word[1:] + word[:1]]
            word[0] ^= factor
            factor = doubled(factor)
        words.append([a ^ b for a, b in zip(words[at - 4], word, strict=True)])
    keys = [[*itertools.chain(*words[at : at + 4])] for at in range(0, 44, 4)]
    state = [a ^ b for a, b in zip(block, keys[0], strict=True)]
    for turn in range(1, 11):
        state = [BOX[state[(at + 4 * (at % 4)) % 16]] for at in range(16)]
        if turn < 10:
            mixed = []
            for at in range(0, 16, 4):
                a, b, c, d = state[at : at + 4]
                for w, x, y, z in ((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c)):
                    mixed.append(doubled(w) ^ doubled(x) ^ x ^ y ^ z)
            state = mixed
        state = [a ^ b for a, b in zip(state, keys[turn], strict=True)]
    return bytes(state)


def ghash(key: int, data: bytes) -> int:
    """SP 800-38D, 6.4."""
    total = 0
    for at in range(0, len(data), 16):
        value, total = total ^ int.from_bytes(data[at : at + 16].ljust(16, b"\0"), "big"), 0
        for bit in range(128):
            if value >> 127 - bit & 1:
                total ^= _shifted(key)[bit]
    return total


_tables: dict[int, list[int]] = {}


def _shifted(key: int) -> list[int]:
    if key not in _tables:
        found = [key]
        while len(found) < 128:
            last = found[-1]
            found.append(last >> 1 ^ (0xE1 << 120 if last & 1 else 0))
        _tables[key] = found
    return _tables[key]


def opened(key: bytes, nonce: bytes, data: bytes) -> bytes:
    """What AES-128-GCM has sealed; AssertionError if anybody has touched it."""
    body, tag = data[:-16], data[-16:]
    start = nonce + b"\0\0\0\1"
    secret = int.from_bytes(aes(key, bytes(16)), "big")
    lengths = bytes(8) + (len(body) * 8).to_bytes(8, "big")
    padded = body + bytes(-len(body) % 16)
    mark = ghash(secret, padded + lengths) ^ int.from_bytes(aes(key, start), "big")
    assert mark.to_bytes(16, "big") == tag
    plain = bytearray()
    for number, at in enumerate(range(0, len(body), 16), 2):
        stream = aes(key, nonce + number.to_bytes(4, "big"))
        plain += bytes(a ^ b for a, b in zip(body[at : at + 16], stream, strict=False))
    return bytes(plain)


@dataclass
class Browser:
    """One that takes messages."""

    private: int = field(default_factory=lambda: secrets.randbelow(N - 1) + 1)
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def public(self) -> bytes:
        return bytes_of(times(self.private, G))

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What a page sends to its server."""
        return {"endpoint": endpoint, "p256dh": b64(self.public), "auth": b64(self.auth)}

    def record(self, body: bytes) -> bytes:
        """The one record of a message, with what fills it up (RFC 8188, RFC 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = times(self.private, point_of(sender))
        assert shared is not None
        info = b"WebPush: info\0" + self.public + sender
        secret = hkdf(self.auth, shared[0].to_bytes(32, "big"), info, 32)
        key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        return opened(key, hkdf(salt, secret, b"Content-Encoding: nonce\0", 12), sealed)

    def read(self, body: bytes) -> bytes:
        """A message as it was written."""
        text, mark, rest = self.record(body).rstrip(b"\0").rpartition(b"\x02")
        assert (mark, rest) == (b"\x02", b"")
        return text


def claims_of(header: str) -> tuple[dict[str, Any], str]:
    """What a sender claims to be, and its public key; AssertionError if it has not signed that (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, mark = parts["t"].split(".")
    assert scheme == "vapid"
    assert json.loads(unb64(head))["alg"] == "ES256"
    r, s = int.from_bytes(unb64(mark)[:32], "big"), int.from_bytes(unb64(mark)[32:], "big")
    digest = int.from_bytes(hashlib.sha256(f"{head}.{body}".encode()).digest(), "big")
    inverse = pow(s, -1, N)
    found = add(times(digest * inverse % N, G), times(r * inverse % N, point_of(unb64(parts["k"]))))
    assert found is not None
    assert found[0] % N == r
    return json.loads(unb64(body)), parts["k"]


@dataclass
class Service:
    """A push service: what came, and what it answers next."""

    url: str
    came: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    ended: list[float] = field(default_factory=list)
    """After how many seconds each exchange at a path that begins with /slow was given up by the sender."""


def make_certificate(host: str, key: Path, certificate: Path) -> None:
    """A key and what vouches for it, under the name of a host."""
    own = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(own.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(own, SHA256())
    )
    certificate.write_bytes(made.public_bytes(Encoding.PEM))
    key.write_bytes(own.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))


@contextmanager
def push_service(folder: Path, host: str = "localhost") -> Iterator[Service]:
    """A push service with TLS, until the block ends; `folder/ca.pem` is what vouches for it."""
    folder.mkdir(exist_ok=True)
    key, certificate = folder / "key.pem", folder / "ca.pem"
    make_certificate(host, key, certificate)
    service = Service("")

    class Desk(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.came.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            if self.path.startswith("/slow"):
                self.answer_slowly()
                return
            status, headers = service.answers.pop(0) if service.answers else (201, {})
            self.send_response(status)
            for name, value in {**headers, "Content-Length": "0"}.items():
                self.send_header(name, value)
            self.end_headers()

        def answer_slowly(self) -> None:
            """One byte after another, which never becomes an answer."""
            began = time.monotonic()
            self.close_connection = True
            with contextlib.suppress(OSError):
                self.wfile.write(b"HTTP/1.1 201 ")
                while time.monotonic() - began < 30:
                    self.wfile.write(b"x")
                    time.sleep(0.1)
            service.ended.append(time.monotonic() - began)

        def log_message(self, *_: object) -> None:
            return

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Desk) as server:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        service.url = f"https://{host}:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        yield service
        server.shutdown()
        thread.join(5)
