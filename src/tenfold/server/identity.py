"""Who a guest is: signed cookies and sign-in links, random ids, short codes. There are no passwords."""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterable

GUESTS = "guests"
"""The name of the signing key; keys imported from other servers are named `guests:…`."""
ID_BYTES = 16
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that can't be mistaken for one another."""
CODE_LENGTH = 6
PROGRAM = "program~"
"""The ids of guests who are programs begin with it. An id never changes, and no other id has a ~."""


class Signer:
    """Signs and checks cookies and sign-in links."""

    def __init__(self, key: bytes, others: Iterable[bytes] = (), imported: Collection[str] = ()) -> None:
        self._keys = (key, *others)
        """The server's own key first, then those imported from other servers."""
        self._imported = imported
        """The guests who came from other servers; their keys sign no one else."""

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._mark('cookie', guest)}"

    def return_key(self, guest: str) -> str:
        """The key of a guest's sign-in link: as secret as a password."""
        return f"{guest}.{self._mark('return', guest)}"

    def token(self, guest: str) -> str:
        """What a program sends instead of a cookie: as secret as a password."""
        return f"{guest}.{self._mark('token', guest)}"

    def guest_of_token(self, value: str) -> str | None:
        return self._checked("token", value)

    def guest_of_cookie(self, value: str) -> str | None:
        return self._checked("cookie", value)

    def guest_of_return_key(self, value: str) -> str | None:
        return self._checked("return", value)

    def fingerprint(self, text: str) -> str:
        """A keyed hash of an address, to count it without storing it."""
        return self._mark("counted", text)

    def _checked(self, purpose: str, value: str) -> str | None:
        guest, _, mark = value.partition(".")
        keys = self._keys if guest in self._imported else self._keys[:1]
        expected = [self._mark(purpose, guest, key) for key in keys]
        is_ours = [hmac.compare_digest(mark.encode(), one.encode()) for one in expected]
        return guest if any(is_ours) else None

    def _mark(self, purpose: str, guest: str, key: bytes | None = None) -> str:
        message = f"{purpose}:{guest}".encode()
        return hmac.digest(key or self._keys[0], message, hashlib.sha256).hex()[:40]


def new_id() -> str:
    """128 random bits, safe in a URL."""
    return secrets.token_urlsafe(ID_BYTES)


def new_program_id() -> str:
    return PROGRAM + new_id()


def is_program(guest: str | None) -> bool:
    return guest is not None and guest.startswith(PROGRAM)


def log_name(table: str) -> str:
    """A table's name in logs: its id is the link of a shared replay, so it isn't written there."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


def new_code() -> str:
    """A short code that can be read out across a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def clean_code(text: str) -> str:
    """A code without the spaces, dashes and lower case that people type."""
    return "".join(text.upper().replace("-", " ").split())
