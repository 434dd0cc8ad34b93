"""Web Push cryptography: messages that one browser can read (RFC 8291), signed by this server (RFC 8292).

A push service carries messages without being able to read them. It sees how long they are, so all
have the same length.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import cast

try:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    AVAILABLE = True
except ImportError:  # an extra: a server without Web Push doesn't need it
    AVAILABLE = False

KEY_BYTES = 32
PUBLIC_BYTES = 65
AUTH_BYTES = 16
MESSAGE_BYTES = 2047
"""Every message is padded to this length before it is encrypted."""
VALID_SECONDS = 12 * 60 * 60


class BadKey(ValueError):
    """A text that isn't a key."""


def b64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_b64url(text: str, length: int) -> bytes:
    """Bytes from base64url; BadKey if the text isn't exactly that many."""
    try:
        data = urlsafe_b64decode(text.rstrip("=").encode("ascii") + b"==")
    except ValueError as error:
        raise BadKey from error
    if len(data) != length or b64url(data) != text.rstrip("="):
        raise BadKey
    return data


def generate_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64url(number.to_bytes(KEY_BYTES, "big"))


def private_key(text: str) -> "ec.EllipticCurvePrivateKey":
    """The private key of a setting; BadKey if it isn't one."""
    try:
        return ec.derive_private_key(int.from_bytes(from_b64url(text, KEY_BYTES), "big"), ec.SECP256R1())
    except ValueError as error:
        raise BadKey from error


def public_bytes(key: "ec.EllipticCurvePrivateKey") -> bytes:
    """The public key of a private one, as an uncompressed point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_keys(keys: str) -> tuple[bytes, bytes]:
    """The public key and the secret of a browser's subscription; BadKey if they aren't valid."""
    p256dh, _, auth = keys.partition(" ")
    public = from_b64url(p256dh, PUBLIC_BYTES)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    except ValueError as error:
        raise BadKey from error
    return public, from_b64url(auth, AUTH_BYTES)


def pad(message: bytes) -> bytes:
    """Pad a JSON message to the one length, with spaces, which mean nothing in JSON."""
    assert len(message) <= MESSAGE_BYTES
    return message.ljust(MESSAGE_BYTES)


def encrypt(
    message: bytes, keys: str, salt: bytes | None = None, own: "ec.EllipticCurvePrivateKey | None" = None
) -> bytes:
    public, auth = browser_keys(keys)
    own = own or ec.generate_private_key(ec.SECP256R1())
    return cast("bytes", http_ece.encrypt(message, salt=salt, private_key=own, dh=public, auth_secret=auth))


def vapid_header(key: "ec.EllipticCurvePrivateKey", audience: str, contact: str, now: int) -> str:
    """The Authorization header that tells a push service who sends the message."""
    claims = {"aud": audience, "exp": now + VALID_SECONDS, "sub": contact}
    parts = [b64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    token = ".".join(parts)
    r, s = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(SHA256())))
    signature = b64url(r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big"))
    return f"vapid t={token}.{signature}, k={b64url(public_bytes(key))}"
