"""Messages to browsers are sealed as the standards say: by their examples, and by a reader apart."""

import json

import pytest

from tenfold.server.notifications import webpush_crypto
from tests.server.push_receiver import Browser, aes, b64, bytes_of, claims_of, opened, times, unb64
from tests.server.push_receiver import G as GENERATOR

READER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
READER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
WRITER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
WRITER = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
PLAIN = b"When I grow up, I want to be a watermelon"
HEAD = SALT + "AAEABB" + WRITER
SEALED = "8pfeW0KbunFT06SuDKoJH9Ql87S1QUrdirN6GcG7sFz1y1sqLgVi1VhjVkHsUoEsbI_0LpXMuGvnzQ"
"""RFC 8291, section 5 and appendix A."""


def test_rfc_8291_appendix_a_is_sealed_byte_for_byte() -> None:
    own = webpush_crypto.private_key(WRITER_PRIVATE)
    body = webpush_crypto.encrypt(PLAIN, f"{READER} {AUTH}", unb64(SALT), own)

    assert webpush_crypto.b64url(webpush_crypto.public_bytes(own)) == WRITER
    assert body == unb64(HEAD) + unb64(SEALED)


def test_the_reader_of_the_tests_reads_rfc_8291_appendix_a() -> None:
    browser = Browser(int.from_bytes(unb64(READER_PRIVATE), "big"), unb64(AUTH))

    assert b64(browser.public) == READER
    assert browser.read(unb64(HEAD) + unb64(SEALED)) == PLAIN


def test_the_reader_of_the_tests_knows_aes_as_fips_197_does() -> None:
    key, block = bytes(range(16)), bytes.fromhex("00112233445566778899aabbccddeeff")

    assert aes(key, block).hex() == "69c4e0d86a7b0430d8cdb78070b4c55a"


def test_what_was_sealed_is_read_and_nothing_else_is() -> None:
    browser, other = Browser(), Browser()
    keys = f"{b64(browser.public)} {b64(browser.auth)}"
    body = webpush_crypto.encrypt(webpush_crypto.pad("À vous de jouer".encode()), keys)
    touched = body[:-1] + bytes([body[-1] ^ 1])

    assert browser.read(body).decode().rstrip() == "À vous de jouer"
    for reader, text in ((other, body), (browser, touched)):
        with pytest.raises(AssertionError):
            reader.read(text)


def test_every_message_has_one_length_and_no_two_are_alike() -> None:
    browser = Browser()
    keys = f"{b64(browser.public)} {b64(browser.auth)}"
    bodies = [
        webpush_crypto.encrypt(webpush_crypto.pad(text), keys) for text in (b"", b"a", b"a", b"a" * 2000)
    ]

    assert {len(body) for body in bodies} == {16 + 4 + 1 + 65 + webpush_crypto.MESSAGE_BYTES + 1 + 16}
    assert len({body[:16] for body in bodies}) == len({body[21:86] for body in bodies}) == 4


def test_a_sender_says_who_it_is() -> None:
    key = webpush_crypto.generate_key()
    header = webpush_crypto.vapid_header(
        webpush_crypto.private_key(key), "https://push.example.org", "mailto:me@example.org", 1000
    )
    claims, public = claims_of(header)
    forged = header.replace("t=ey", "t=ez", 1)

    assert claims == {"aud": "https://push.example.org", "exp": 1000 + 43200, "sub": "mailto:me@example.org"}
    assert unb64(public) == bytes_of(times(int.from_bytes(unb64(key), "big"), GENERATOR))
    with pytest.raises((AssertionError, ValueError, json.JSONDecodeError)):
        claims_of(forged)


@pytest.mark.parametrize(
    "keys",
    [
        "",
        f"{READER}",
        f"{READER} short",
        f"{READER[:-2]}AA {AUTH}",
        f"A{READER[1:]} {AUTH}",
        f"{READER} {AUTH} {AUTH}",
        f"{READER} é{AUTH}",
    ],
)
def test_what_is_no_key_is_refused(keys: str) -> None:
    with pytest.raises(webpush_crypto.BadKey):
        webpush_crypto.browser_keys(keys)


def test_a_tag_of_gcm_is_checked() -> None:
    with pytest.raises(AssertionError):
        opened(bytes(16), bytes(12), bytes(32))
