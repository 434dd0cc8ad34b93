"""Packed frames: small, the same as before once they're unpacked, and of a size that says nothing else."""

import json
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.agents import agent_of
from tenfold.core.game import Game
from tenfold.core.languages import complete_languages
from tenfold.core.registry import game_ids, game_of
from tenfold.server.http.protocols import frame_head
from tenfold.server.table import frames
from tenfold.server.table.events import EntryAdded
from tenfold.server.table.frames import Frame
from tenfold.server.table.packing import MAX_DICTIONARY_BYTES, Dictionary, dictionary_of
from tests.contract.play import boxes_for
from tests.server.table.variants import begun
from tests.wording import said

VECTOR = Path(__file__).parents[3] / "web" / "src" / "net" / "packedFrames.vector.json"
"""A packed frame with its dictionary; the browser's tests read the same file."""
MAX_BYTES_OF_A_MOVE = 300
"""What one of two people is sent for a move in a small game, with everything around it."""
ANSWER = b'{"type":"answer","id":"00000000-0000-4000-8000-000000000000","ok":true,"number":100}'


def deltas_of(game: Game, moves: int) -> Iterator[tuple[int, list[bytes]]]:
    """Moves of a match that no dictionary was made of: whose it was, and what each of two people is sent."""
    table, agent = begun(game, 2, 77), agent_of("greedy", 7)
    guests = ["guest-0", "guest-1"]
    sent = {guest: frames.view_or_delta(table, table.observers(guest), [], None)[2] for guest in guests}
    for number in range(moves):
        if table.outcome is not None:
            return
        before = {guest: table.position(guest) for guest in guests}
        seat, found = table.due[0], []
        table.record(EntryAdded(seat, game.actions.notation(agent.act(table.view(seat)))))
        for guest in guests:
            entries = table.entries_after(guest, before[guest])
            kind, body, sent[guest] = frames.view_or_delta(
                table, table.observers(guest), entries, sent[guest]
            )
            found.append(frames.numbered(kind, 10_000 * number + 1, body).body)
        yield seat, found


def unpacked(packed: bytes, dictionary: bytes) -> bytes:
    """By RFC 1951, as any client does it."""
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, dictionary)
    return unpacker.decompress(packed) + unpacker.flush()


@pytest.mark.parametrize("game_id", game_ids())
def test_frames_are_the_same_once_they_are_unpacked(game_id: str) -> None:
    dictionary = dictionary_of(game_of(game_id), "en")
    told = json.loads(dictionary.frame())

    for _, bodies in deltas_of(game_of(game_id), 20):
        for body in bodies:
            packed = dictionary.pack(body)
            assert unpacked(packed, told["text"].encode()) == body
            assert len(packed) < len(body) / 2


@pytest.mark.parametrize("game_id", ["tenzania", "ten_squares"])
def test_a_move_in_a_small_game_takes_few_bytes(game_id: str) -> None:
    dictionary, sizes = dictionary_of(game_of(game_id), "en"), []
    for _, bodies in deltas_of(game_of(game_id), 40):
        parts = [Frame(ANSWER), *(Frame(dictionary.pack(body), is_packed=True) for body in bodies)]
        sizes.append(sum(len(frame_head(part)) + len(part.body) for part in parts) / len(bodies))

    assert sum(sizes) / len(sizes) <= MAX_BYTES_OF_A_MOVE


def test_a_size_depends_on_nothing_but_the_frame() -> None:
    """Not on what the connection, or any other, was sent before."""
    game = game_of("tenzania")
    bodies = [body for _, several in deltas_of(game, 10) for body in several]
    shared = dictionary_of(game, "en")
    together = [shared.pack(body) for body in bodies]

    assert [Dictionary(shared.text).pack(body) for body in reversed(bodies)] == together[::-1]


@pytest.mark.parametrize("language", complete_languages())
def test_a_dictionary_is_the_same_in_every_process_and_in_its_language(language: str) -> None:
    game = game_of("tenzania")
    found = dictionary_of(game, language)
    sentence = said("core", "status-waiting", language=language, names="", count=1).strip(" .")

    assert found.id == f"{zlib.crc32(found.text):08x}"
    assert len(found.text) <= MAX_DICTIONARY_BYTES
    assert sentence in found.text.decode()


def test_a_game_with_a_box_has_the_dictionary_of_its_game() -> None:
    game = game_of("ten_days_africa")
    boxes = boxes_for(game, 1)

    assert dictionary_of(game.with_boxes(boxes), "en") is dictionary_of(game, "en")


def test_who_has_the_dictionary_is_told_only_its_id() -> None:
    found = dictionary_of(game_of("tenzania"), "en")

    assert json.loads(found.frame(["other", found.id])) == {"type": "dictionary", "id": found.id}
    assert json.loads(found.frame(["other"]))["text"] == found.text.decode()


def test_the_browser_reads_the_same_vector() -> None:
    vector = json.loads(VECTOR.read_text(encoding="utf-8"))
    dictionary = Dictionary(vector["dictionary"].encode())

    assert unpacked(b64decode(vector["packed"]), dictionary.text).decode() == vector["text"]
    assert unpacked(dictionary.pack(vector["text"].encode()), dictionary.text).decode() == vector["text"]
