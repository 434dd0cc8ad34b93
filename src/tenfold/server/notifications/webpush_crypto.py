"""What goes to a browser is written for it alone (RFC 8291), and says from whom it comes (RFC 8292).

A push service carries messages without being able to read them. It sees how long they are, so all
are of one length.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

try:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    AVAILABLE = True
except ImportError:  # an extra: who tells nobody by push does not need it
    AVAILABLE = False

KEY_BYTES = 32
PUBLIC_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD = 4096
LENGTH = 2048
"""So long is every message before it is sealed, whatever it says."""
LAST = b"\x02"
"""Ends the last record of a message; what comes after it fills up (RFC 8188)."""
VALID_SECONDS = 12 * 60 * 60


class BadKey(ValueError):
    """A key that is none."""


def packed(data: bytes) -> str:
    """Bytes as text, in base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str, length: int) -> bytes:
    """Bytes from such a text; BadKey if it is none of that length."""
    try:
        data = urlsafe_b64decode(text.rstrip("=").encode("ascii") + b"==")
    except ValueError as error:
        raise BadKey from error
    if len(data) != length or packed(data) != text.rstrip("="):
        raise BadKey
    return data


def new_key() -> str:
    """A private key, as a setting holds it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return packed(number.to_bytes(KEY_BYTES, "big"))


def private_of(text: str) -> "ec.EllipticCurvePrivateKey":
    """The private key of a setting; BadKey if it is none."""
    try:
        return ec.derive_private_key(int.from_bytes(unpacked(text, KEY_BYTES), "big"), ec.SECP256R1())
    except (ValueError, UnsupportedAlgorithm) as error:
        raise BadKey from error


def public_bytes(key: "ec.EllipticCurvePrivateKey") -> bytes:
    """The public key of a private one, as a point that is not compressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def reader_of(keys: str) -> tuple[bytes, bytes]:
    """The public key and the secret of a browser; BadKey if they are none."""
    p256dh, _, auth = keys.partition(" ")
    public = unpacked(p256dh, PUBLIC_BYTES)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    except ValueError as error:
        raise BadKey from error
    return public, unpacked(auth, AUTH_BYTES)


def filled(message: bytes) -> bytes:
    """A message of the one length; a longer one is our own mistake."""
    assert len(message) < LENGTH
    return message + LAST + bytes(LENGTH - len(message) - 1)


def sealed(
    record: bytes,
    keys: str,
    salt: bytes | None = None,
    own: "ec.EllipticCurvePrivateKey | None" = None,
) -> bytes:
    """A record, ended and filled up, as only the browser of these keys can read it (RFC 8291, 3.4)."""
    reader, auth = reader_of(keys)
    salt = salt or os.urandom(SALT_BYTES)
    own = own or ec.generate_private_key(ec.SECP256R1())
    writer = public_bytes(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), reader))
    first = _derived(shared, auth, b"WebPush: info\0" + reader + writer, 32)
    key = _derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(first, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(writer)]) + writer
    return head + AESGCM(key).encrypt(nonce, record, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def signed(key: "ec.EllipticCurvePrivateKey", audience: str, contact: str, now: int) -> str:
    """What says to a push service from whom a message comes (RFC 8292)."""
    claims = {"aud": audience, "exp": now + VALID_SECONDS, "sub": contact}
    parts = [packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join(parts)
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    mark = packed(r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big"))
    return f"vapid t={text}.{mark}, k={packed(public_bytes(key))}"
