"""Box files: what's read, what's refused, and how soon."""

import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tenfold.core.box import MAX_BYTES, MAX_NOTES, box_of, box_text, read_box
from tenfold.core.errors import BadBox
from tenfold.core.registry import game_ids, game_of
from tests.wording import like

MAX_SECONDS = 0.05
HEAD = b'format = 1\ngame = "heart_of_africa"\nname = "Mine"\n'
AFRICA = HEAD.replace(b"heart_of_africa", b"ten_days_africa")
SUPPORTED = [name for name in game_ids() if game_of(name).box_support is not None]
HEART = game_of("heart_of_africa")
AFRICAN = game_of("ten_days_africa")

HOSTILE = {
    "huge": b"#" * (2 * MAX_BYTES),
    "a long line": HEAD + b"tickets = [" + b"1," * 10_000 + b"]",
    "nested lists": HEAD + b"tickets = " + b"[\n" * 12_000,
    "nested tables": HEAD + b"x = " + b"{x=" * 90,
    "dotted keys": HEAD + b"\n".join(b".".join([b"a"] * 190) + b" = 1" for _ in range(80)),
    "dotted tables": HEAD + b"\n".join(b"[" + b".".join([b"a%d" % n] * 90) + b"]" for n in range(100)),
    "thousands of tickets": HEAD + b"tickets = [\n" + b'["a","b",1],\n' * 2_300 + b"]",
    "thousands of keys": HEAD + b"".join(b"k%d=1\n" % n for n in range(3_000)),
    "not a number": HEAD + b"tickets = [\n" + b'["bangui","douala",nan],\n' * 40 + b"]",
    "infinity": HEAD + b"tickets = [\n" + b'["bangui","douala",inf],\n' * 40 + b"]",
    "not text": b"\xff\xfe\x00",
    "not TOML": b"{}",
    "empty": b"",
    "right to left": HEAD.replace(b"Mine", "\u202eeniM".encode()) + b"tickets = []",
    "stacked accents": HEAD.replace(b"Mine", ("e" + "\u0301" * 30).encode()) + b"tickets = []",
    "nothing to see": HEAD.replace(b"Mine", "\u200b".encode()) + b"tickets = []",
    "another game": HEAD.replace(b"heart", b"lungs"),
    "a later format": HEAD.replace(b"= 1", b"= 2"),
    "thousands of places": AFRICA + b"[colours]\n" + b"".join(b"p%d = 1\n" % n for n in range(2_500)),
    "misspelt places": AFRICA + b"[tiles]\n" + b"".join(b"Moroc%d = 2\n" % n for n in range(1_500)),
    "no number of tiles": AFRICA + b"[tiles]\nMorocco = nan\n[planes]\nblue = -inf\n",
    "a huge number": HEAD.replace(b"= 1", b"= " + b"9" * 300),
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_refused_at_once_with_a_sentence(content: bytes) -> None:
    start = time.thread_time()
    game = AFRICAN if b"ten_days" in content else HEART
    with pytest.raises(BadBox) as refusal:
        game.with_boxes([box_of(content)])
    assert time.thread_time() - start < MAX_SECONDS
    assert 10 < len(refusal.value.sentence) < 300
    assert refusal.value.sentence.isprintable()


ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=80),
    lambda each: some.lists(each, max_size=4) | some.dictionaries(some.text(max_size=9), each, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("name", SUPPORTED)
@given(some.data())
def test_whatever_a_request_holds_is_answered_in_sentences(name: str, data: some.DataObject) -> None:
    support = game_of(name).box_support
    assert support is not None
    keys = some.sampled_from([*support.keys, "format", "game", "name", "source"])
    changed: Any = {**support.standard(), **data.draw(some.dictionaries(keys, ANYTHING, max_size=3))}
    for box in (changed, data.draw(ANYTHING)):
        notes = support.notes_on(box)
        assert len(notes) <= MAX_NOTES + 1
        assert all(len(note.sentence) < 400 for note in notes)
        if not any(note.is_fault for note in notes):
            assert game_of(name).with_boxes([box]).box_support is support


@pytest.mark.parametrize("name", SUPPORTED)
def test_the_standard_box_is_a_file_that_changes_nothing(name: str) -> None:
    game = game_of(name)
    assert game.box_support is not None
    standard = game.box_support.standard()
    assert box_of(box_text(standard).encode()) == standard
    assert game.box_support.notes_on(standard) == []
    assert game.with_boxes([standard]) is game


def test_a_byte_order_mark_and_windows_lines_are_read() -> None:
    text = box_text({"format": 1, "name": "Ma boîte"})
    assert box_of(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()) == {"format": 1, "name": "Ma boîte"}


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match=like("core", "box-unreadable", file="none.tenfoldbox")):
        read_box(tmp_path / "none.tenfoldbox")


def test_a_game_without_other_boxes_refuses_them() -> None:
    with pytest.raises(BadBox, match=like("core", "box-none")):
        game_of("tenzania").with_boxes([{"format": 1}])


def test_boxes_of_one_game_are_not_mixed() -> None:
    assert HEART.box_support is not None
    standard = HEART.box_support.standard()
    with pytest.raises(BadBox, match=like("core", "box-too-many", count=1)):
        HEART.with_boxes([standard, standard])
