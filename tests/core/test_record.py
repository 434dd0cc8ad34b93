"""A record's fields declare type, meaning and who sees them."""

from typing import Annotated

import numpy as np
import pytest
from numpy.typing import NDArray

from tenfold.core.codec import plain
from tenfold.core.record import SPECTATOR, UNKNOWN, Field, Record, bytes_of, copy_of


class Table(Record):
    """Two seats, one card each."""

    turn: Annotated[int, Field("i1", "all")]
    """Who is to act."""
    hand: Annotated[NDArray[np.int16], Field("i2", "owner", (2, 3))]
    """Cards of each seat,
    over two lines."""
    deck: Annotated[NDArray[np.int32], Field("i4", "nobody", (5,))]
    """What is left."""


def seen(observer: int, *, over: bool) -> dict[str, list[bool]]:
    mask = np.zeros(1, Table.dtype).view(np.recarray)
    bytes_of(mask)[0] = Table.mask(observer, over=over)
    return {name: (np.asarray(mask[name][0]).ravel() != 0).tolist() for name in Table.fields}


def test_a_field_without_visibility_is_refused() -> None:
    with pytest.raises(TypeError, match="must be declared"):

        class Bare(Record):
            turn: int


def test_a_field_seen_by_somebody_else_is_refused() -> None:
    with pytest.raises(TypeError, match="all, owner or nobody"):

        class Wrong(Record):
            turn: Annotated[int, Field("i1", "friends")]  # type: ignore[arg-type]


def test_an_owners_field_without_seats_is_refused() -> None:
    with pytest.raises(TypeError, match="first axis"):

        class Single(Record):
            card: Annotated[int, Field("i1", "owner")]


@pytest.mark.parametrize("name", ["round", "sort", "item", "size"])
def test_a_field_that_numpy_would_hide_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match="another name"):
        type("Hidden", (Record,), {"__annotations__": {name: Annotated[int, Field("i1", "all")]}})


class Counted(Table):
    """The same, with a number that follows from the others."""

    held: Annotated[int, Field("i8", "all", is_derived=True)]
    """How many cards are held."""


def test_what_is_derived_is_told_by_no_name_and_comes_last() -> None:
    records = Counted.zeros()
    records.turn, records.held = 1, 7

    assert (
        list(plain(records[0], Counted)) == list(Counted.stored_fields) == ["stream", "turn", "hand", "deck"]
    )
    assert Counted.stored_bytes(records).shape[1] == Table.dtype.itemsize
    assert Counted.stored_bytes(records)[0].tobytes().count(7) == 0


def test_every_record_has_a_stream() -> None:
    assert list(Table.fields) == ["stream", "turn", "hand", "deck"]


def test_a_seat_sees_public_fields_and_its_own_row() -> None:
    assert seen(1, over=False) == {
        "stream": [False, False],
        "turn": [True],
        "hand": [False, False, False, True, True, True],
        "deck": [False] * 5,
    }


def test_a_spectator_owns_nothing() -> None:
    assert seen(SPECTATOR, over=False)["hand"] == [False] * 6


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
def test_after_the_end_all_but_the_stream_is_seen(observer: int) -> None:
    shown = seen(observer, over=True)

    assert not any(shown.pop("stream"))
    assert all(all(row) for row in shown.values())


def test_a_mask_cannot_be_written() -> None:
    assert not Table.mask(0, over=False).flags.writeable


def test_a_blank_record_is_unknown_everywhere() -> None:
    blank = Table.blank(2)

    assert (blank["hand"] == UNKNOWN).all()
    assert (blank["deck"] == UNKNOWN).all()
    assert (blank["turn"] == UNKNOWN).all()


def test_zeros_are_zero() -> None:
    assert not bytes_of(Table.zeros(3)).any()


def test_meanings_are_the_docstrings_under_the_fields() -> None:
    meanings = Table.field_docs()

    assert meanings["hand"] == "Cards of each seat, over two lines."
    assert meanings["stream"].startswith("The random stream")


def test_bytes_share_memory_with_their_records() -> None:
    records = Table.zeros()
    bytes_of(records)[:] = 0xFF

    assert records[0].turn == UNKNOWN


def test_a_copy_has_every_byte_and_a_memory_of_its_own() -> None:
    records = Table.zeros()
    bytes_of(records)[:] = range(1, records.nbytes + 1)

    copy = copy_of(records)

    assert bytes_of(copy).tobytes() == bytes_of(records).tobytes()
    assert (copy.dtype, copy.shape, type(copy)) == (records.dtype, records.shape, type(records))
    copy[0].turn = 0
    assert records[0].turn != 0


@pytest.mark.parametrize("observer", [SPECTATOR, 0, 1])
def test_a_seen_record_shows_what_its_mask_shows_and_is_unknown_elsewhere(observer: int) -> None:
    states = Table.zeros()
    bytes_of(states)[:] = np.arange(states.itemsize) % 100
    mask = Table.mask(observer, over=False)
    kept = Table.seen_by(states, observer, over=False)

    assert (bytes_of(kept)[0] == np.where(mask, bytes_of(states)[0], 0xFF)).all()
    assert bytes_of(kept)[0].tobytes() == Table.seen_bytes(states, observer, over=False).tobytes()
    assert not kept.flags.writeable


def test_a_reader_has_the_same_fields_and_is_not_written() -> None:
    states = Table.zeros()
    states[0].turn, states[0].hand[1, 2] = 1, 7
    reader = Table.reader_of(Table.seen_by(states, 1, over=False))

    assert (reader.turn, reader.hand[1].tolist(), reader.hand[0, 0]) == (1, [0, 0, 7], UNKNOWN)
    assert plain(reader, Table) == plain(Table.seen_by(states, 1, over=False)[0], Table)
    with pytest.raises(ValueError, match="read-only"):
        reader.hand[1, 2] = 3
