"""Guests: a signed cookie, a way back, names. There are no passwords."""

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable

from tenfold.server.errors import BadRequest

GUESTS = "guests"
"""The name of the key that signs guests; those of other servers have it before a colon."""
ID_BYTES = 16
LONGEST_NAME = 24
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that nobody takes for one another."""
CODE_LENGTH = 6
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""What counts as a letter or a sign and shows nothing; marks that only choose a variant do no harm."""
MARK = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
MARKS = re.compile(f"({MARK}{{3}}){MARK}+")
"""Marks above and below a letter, more than three: they would reach over other lines."""


class Signer:
    """Makes and checks what only this server can have made."""

    def __init__(self, key: bytes, others: Iterable[bytes] = ()) -> None:
        self._keys = (key, *others)
        """The server's own, and those of servers whose guests came here."""

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

    def fingerprint(self, text: str) -> str:
        """What stands for an address where it is only counted: nobody else can make or try it."""
        return self._mark("counted", text)

    def _checked(self, purpose: str, value: str) -> str | None:
        guest, _, mark = value.partition(".")
        expected = [self._mark(purpose, guest, key) for key in self._keys]
        is_ours = [hmac.compare_digest(mark.encode(), one.encode()) for one in expected]
        return guest if any(is_ours) else None

    def _mark(self, purpose: str, guest: str, key: bytes | None = None) -> str:
        message = f"{purpose}:{guest}".encode()
        return hmac.digest(key or self._keys[0], message, hashlib.sha256).hex()[:40]


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
    """A name as plain text: no control characters, single spaces, not too long, something to see."""
    composed = unicodedata.normalize("NFC", text[:400])
    shown = "".join(" " if is_blank(letter) else letter for letter in composed)
    name = " ".join(MARKS.sub(r"\1", shown).split())[:LONGEST_NAME].rstrip()
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else ""


def visible_name(text: str) -> str:
    """A clean name, or none; a name of which nothing could be seen is refused."""
    clean = clean_name(text)
    if text.strip() and not clean:
        raise BadRequest("bad-request-name")
    return clean


def is_blank(letter: str) -> bool:
    """Whether a letter shows nothing, whatever its kind."""
    return unicodedata.category(letter)[0] in "CZ" or letter in FILLERS


def distinct_name(name: str, taken: list[str]) -> str:
    """A name that nobody at the table has."""
    if name not in taken:
        return name
    number = 2
    while (other := f"{name[: LONGEST_NAME - 3]} {number}") in taken:
        number += 1
    return other
