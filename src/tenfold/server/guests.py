"""Guests: a signed cookie, a way back, names. There are no passwords."""

import hashlib
import hmac
import secrets
import unicodedata

ID_BYTES = 16
LONGEST_NAME = 24
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that nobody takes for one another."""
CODE_LENGTH = 6


class Signer:
    """Makes and checks what only this server can have made."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def cookie(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return f"{guest}.{self._mark('cookie', guest)}"

    def return_key(self, guest: str) -> str:
        """A guest's own way back: as secret as a key."""
        return f"{guest}.{self._mark('return', guest)}"

    def guest_of_cookie(self, value: str) -> str | None:
        """The guest of a cookie, if this server made it."""
        return self._checked("cookie", value)

    def guest_of_return_key(self, value: str) -> str | None:
        """The guest of a way back, if this server made it."""
        return self._checked("return", value)

    def _checked(self, purpose: str, value: str) -> str | None:
        guest, _, mark = value.partition(".")
        expected = self._mark(purpose, guest)
        return guest if hmac.compare_digest(mark.encode(), expected.encode()) else None

    def _mark(self, purpose: str, guest: str) -> str:
        return hmac.digest(self._key, f"{purpose}:{guest}".encode(), hashlib.sha256).hex()[:40]


def new_id() -> str:
    """128 random bits, fit for an address."""
    return secrets.token_urlsafe(ID_BYTES)


def new_code() -> str:
    """A short code that can be read out across a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def clean_code(text: str) -> str:
    """A code as it was meant, whatever its spaces, dashes and capitals."""
    return "".join(text.upper().replace("-", " ").split())


def clean_name(text: str) -> str:
    """A name as plain text: no control characters, single spaces, not too long."""
    visible = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else " " for letter in text[:400])
    return " ".join(visible.split())[:LONGEST_NAME].rstrip()


def distinct_name(name: str, taken: list[str]) -> str:
    """A name that nobody at the table has."""
    if name not in taken:
        return name
    number = 2
    while (other := f"{name[: LONGEST_NAME - 3]} {number}") in taken:
        number += 1
    return other
