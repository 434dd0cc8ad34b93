"""Records: flat game states whose fields declare their type, meaning and visibility.

A game's state is one element of a NumPy structured array, so that the same bytes serve
interpreted Python, compiled code and a GPU. What an observer may see of it is a mask over
those bytes: a view starts blank, and only what a field's visibility allows is copied in.
"""

import ast
import inspect
import textwrap
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Annotated, Any, ClassVar, Literal, get_type_hints

import numpy as np
from numpy.typing import NDArray

UNKNOWN = -1
"""What a view holds instead of a number that its observer may not know. Never an index."""

SPECTATOR = -1
"""The observer that owns no seat."""

HAS_BOX = "has_box"
"""The field that is 1 if a match plays with a box of its own."""

SeenBy = Literal["all", "owner", "nobody"]


@dataclass(frozen=True)
class Field:
    """Type, visibility and shape of one field; an owner's field has one row a seat."""

    dtype: str
    seen_by: SeenBy
    shape: tuple[int, ...] = ()
    is_derived: bool = False
    """It follows from the others and is there for speed alone: digests and everybody who is told a state by
    its names leave it out. Records have such fields last."""
    standard: Any = None
    """What it says with the standard box, for a field that a box decides. As long as a match plays with that
    one (`has_box` is 0), nobody is told such fields by their names."""
    length: str = ""
    """The field that says how long its rows are in this match; what's beyond is 0 and told to nobody."""


class Record:
    """Base of every game's state: subclasses declare fields, instances live in arrays."""

    stream: Annotated[NDArray[np.uint64], Field("u8", "nobody", (2,))]
    """The random stream that the rules draw from; stays secret even after the end."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]
    stored_fields: ClassVar[tuple[str, ...]]
    """The fields that are not derived."""
    stored_lists: ClassVar[tuple[bool, ...]]
    """Whether each of them is a list."""
    box_fields: ClassVar[tuple[str, ...]]
    """The fields that a box decides."""

    def __init_subclass__(cls) -> None:
        """Collect the declared fields; a field without a visibility is refused here."""
        cls.fields = dict(_declared_fields(cls))
        cls.dtype = np.dtype(
            [(name, field.dtype, field.shape) for name, field in cls.fields.items()], align=True
        )
        cls.stored_fields = tuple(name for name, field in cls.fields.items() if not field.is_derived)
        cls.stored_lists = tuple(bool(cls.fields[name].shape) for name in cls.stored_fields)
        cls.box_fields = tuple(name for name, field in cls.fields.items() if field.standard is not None)
        if cls.box_fields and HAS_BOX not in cls.box_fields:
            raise TypeError(f"{cls.__qualname__} needs a field {HAS_BOX}, for a box decides other fields.")

    @classmethod
    def zeros(cls, count: int = 1) -> Any:
        """An array of `count` records, all zero; element i is the record that rules take."""
        return np.zeros(count, cls.dtype).view(np.recarray)

    @classmethod
    def blank(cls, count: int = 1) -> Any:
        """An array of `count` records in which every number is UNKNOWN."""
        return np.recarray(count, cls.dtype, buf=np.full(count * cls.dtype.itemsize, 0xFF, np.uint8).data)

    @classmethod
    def seen_bytes(cls, states: Any, observer: int, *, over: bool) -> NDArray[np.uint8]:
        """The bytes of one record as an observer sees it: where they may not look, all bits are set."""
        hidden = cls._hidden(observer, over=over)
        return np.bitwise_or(np.frombuffer(states, np.uint8), hidden)

    @classmethod
    def seen_by(cls, states: Any, observer: int, *, over: bool) -> Any:
        """One record as an observer sees it: UNKNOWN where they may not look; read-only."""
        seen = cls.seen_bytes(states, observer, over=over)
        seen.flags.writeable = False
        return _records_in(seen.data, (1,), cls._record_dtype())

    @classmethod
    @cache
    def _hidden(cls, observer: int, *, over: bool) -> NDArray[np.uint8]:
        return np.where(cls.mask(observer, over=over), 0, 0xFF).astype(np.uint8)

    @classmethod
    @cache
    def _record_dtype(cls) -> np.dtype[Any]:
        return np.dtype((np.record, cls.dtype))

    @classmethod
    def reader_of(cls, states: Any) -> Any:
        """The first record of an array, whose fields are found several times as fast as NumPy finds them."""
        return np.ndarray(1, cls._reader_dtype(), buffer=states)[0]

    @classmethod
    @cache
    def _reader_dtype(cls) -> np.dtype[Any]:
        fields = {name: property(itemgetter(name)) for name in cls.fields}
        plain = {name: getattr(np.void, name) for name in ("__getattribute__", "__setattr__", "__getitem__")}
        return np.dtype((type(f"{cls.__name__}Reader", (np.record,), {**plain, **fields}), cls.dtype))

    @classmethod
    @cache
    def mask(cls, observer: int, *, over: bool) -> NDArray[np.bool_]:
        """Which bytes `observer` sees: public fields, own rows; after the end all but the stream."""
        shown = np.zeros(1, cls.dtype)
        for name, field in cls.fields.items():
            if name != "stream" and (field.seen_by == "all" or over):
                _reveal(shown[name][0:1])
            elif field.seen_by == "owner" and observer != SPECTATOR:
                _reveal(shown[name][0, observer : observer + 1])
        mask = bytes_of(shown)[0].astype(np.bool_)
        mask.flags.writeable = False
        return mask

    @classmethod
    def stored_bytes(cls, records: Any) -> NDArray[np.uint8]:
        """The bytes of an array of records without the derived fields, one row a record.

        If all play with the standard box, what's told by no name isn't among them either: these bytes are the
        same as they were before there were boxes, and so are digests of what a GPU played.
        """
        if cls.box_fields and not records[HAS_BOX].any():
            return bytes_of(cls._without_box(records))
        derived = tuple(cls.fields)[len(cls.stored_fields) :]
        size = cls.dtype.fields[derived[0]][1] if derived and cls.dtype.fields else cls.dtype.itemsize
        return bytes_of(records)[:, :size]

    @classmethod
    def _without_box(cls, records: Any) -> Any:
        """Records without the fields that a box decides, with rows as long as those of the standard box."""
        names = [name for name in cls.stored_fields if name not in cls.box_fields]
        kept = np.zeros(records.shape, cls._dtype_without_box(tuple(names)))
        for name in names:
            kept[name] = records[name][tuple(slice(length) for length in (None, *kept[name].shape[1:]))]
        return kept

    @classmethod
    @cache
    def _dtype_without_box(cls, names: tuple[str, ...]) -> np.dtype[Any]:
        def shape_of(field: Field) -> tuple[int, ...]:
            length = (int(cls.fields[field.length].standard),) if field.length else field.shape[-1:]
            return (*field.shape[:-1], *length)

        fields = [(name, cls.fields[name]) for name in names]
        return np.dtype([(name, field.dtype, shape_of(field)) for name, field in fields], align=True)

    @classmethod
    @cache
    def field_docs(cls) -> dict[str, str]:
        """The docstring that stands under each field."""
        return {name: text for base in reversed(cls.__mro__) for name, text in _docstrings(base)}


def bytes_of(records: Any) -> NDArray[np.uint8]:
    """The bytes of an array of records, one row a record, sharing memory."""
    plain = np.ndarray.view(records, np.ndarray)
    return plain.view(np.uint8).reshape(plain.size, -1)


def copy_of(records: Any) -> Any:
    """A copy of an array of records, byte by byte.

    NumPy's own goes field by field, which takes longer, and leaves whatever was there between two of them.
    """
    plain = np.ndarray.view(records, np.ndarray)
    return _records_in(plain.view(np.uint8).copy().data, plain.shape, plain.dtype)


def _records_in(buffer: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    """An array of records in a buffer; `np.recarray` itself takes several times as long."""
    return np.ndarray.__new__(np.recarray, shape, dtype, buffer=buffer)


def _reveal(part: Any) -> None:
    part.view(np.uint8)[...] = 1


def _declared_fields(cls: type[Record]) -> list[tuple[str, Field]]:
    hints = get_type_hints(cls, include_extras=True)
    declared = [
        (name, _field_of(cls, name, hint))
        for name, hint in hints.items()
        if name not in {"dtype", "fields", "stored_fields", "stored_lists", "box_fields"}
    ]
    return sorted(declared, key=lambda named: named[1].is_derived)


def _field_of(cls: type[Record], name: str, hint: Any) -> Field:
    fields = [note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Field)]
    if len(fields) != 1:
        raise TypeError(f"{cls.__qualname__}.{name} must be declared as Annotated[type, Field(...)].")
    if hasattr(np.record, name):
        raise TypeError(
            f"{cls.__qualname__}.{name} needs another name: interpreted, NumPy's own would hide it."
        )
    field = fields[0]
    if field.seen_by not in {"all", "owner", "nobody"}:
        raise TypeError(f"{cls.__qualname__}.{name} must be seen by all, owner or nobody.")
    if field.seen_by == "owner" and not field.shape:
        raise TypeError(f"{cls.__qualname__}.{name} is its owner's, so its first axis must be the seats.")
    return field


def _docstrings(cls: type) -> list[tuple[str, str]]:
    if cls is object:
        return []
    body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    return [
        (field.target.id, " ".join(note.value.value.split()))
        for field, note in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(note, ast.Expr)
        and isinstance(note.value, ast.Constant)
        and isinstance(note.value.value, str)
    ]
