"""Boxes: what's printed on somebody's copy of a game, such as its tickets, read from a file and checked.

A box is plain data, the same in a file, in a match's header and in a request. Reading one is cheap whatever
it holds, because anybody can send one.
"""

import json
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tenfold.core.errors import BadBox
from tenfold.core.messages import os_error_text, translate

Box = Mapping[str, Any]

FORMAT = 1
SUFFIX = ".tenfoldbox"
MAX_BYTES = 32 * 1024
MAX_LINE = 400
MAX_DEPTH = 8
"""Boxes have at most three lists in each other."""
MAX_NAME = 60
MAX_SOURCE = 300
MAX_MARKS = 2
"""So many accents in a row are still a letter."""
MAX_NOTES = 20
"""Whoever has more faults than this to correct hears of the rest afterwards."""
COMMON_KEYS = ("format", "game", "name", "source")


@dataclass(frozen=True)
class BoxNote:
    """Something to say about a box: a code and arguments; the sentence is `box-<code>`."""

    code: str
    args: Mapping[str, int | str] = field(default_factory=dict)
    is_fault: bool = True
    """Whether nobody can play with the box until it's corrected."""

    @property
    def sentence(self) -> str:
        """What it says, in the reader's language."""
        return translate(f"box-{self.code}", **self.args)


@dataclass(frozen=True)
class BoxSupport:
    """What boxes can change in a game."""

    games: tuple[str, ...]
    """The games whose boxes it takes, by their ids: its own, or those that it is made of."""
    keys: tuple[str, ...]
    """What such a box has besides its name."""
    notes: Callable[[Box], Iterable[BoxNote]]
    """What's wrong with the contents of a box, or worth saying."""
    values: Callable[[Sequence[Box]], dict[str, Any]]
    """What boxes without a fault put into the fields of a record."""
    words: Callable[[Mapping[str, Any]], dict[str, Any]]
    """The parts of a game that name what a box decides, for these values."""
    action_words: Callable[[Mapping[str, Any]], list[tuple[int, str, Any]]]
    """The actions whose words a box decides: their notation and their message. Pages have it translated."""
    standard: Callable[[], Box]
    """The standard box as such a file."""

    def notes_on(self, box: Any) -> list[BoxNote]:
        """Everything that can be said about a box; nobody can play with it while any of it is a fault."""
        return notes_on(self.games, self.keys, self.notes, box)

    def check(self, boxes: Any) -> None:
        """Refuse boxes with a fault, or several of the same game."""
        if not isinstance(boxes, list | tuple) or len(boxes) > len(self.games):
            raise BadBox(translate("box-too-many", count=len(self.games)))
        for box in boxes:
            faults = [note for note in self.notes_on(box) if note.is_fault]
            if faults:
                raise BadBox(faults[0].sentence, faults)
        names = [box["game"] for box in boxes]
        if len(set(names)) < len(names):
            raise BadBox(translate("box-twice"))


def read_box(path: Path) -> Box:
    """The box of a file; damaged files are refused, whatever they hold."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        sentence = translate("box-unreadable", file=path.name, cause=os_error_text(error))
        raise BadBox(sentence) from error
    return box_of(content)


def box_of(content: bytes) -> Box:
    """The box that a file's bytes hold; what's in it isn't checked yet."""
    if len(content) > MAX_BYTES:
        raise BadBox(translate("box-too-big", limit=MAX_BYTES // 1024))
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadBox(translate("box-not-text")) from error
    # The parser takes long over lines that nobody would write.
    longest = max(enumerate(text.split("\n"), 1), key=lambda line: len(line[1]))
    if len(longest[1]) > MAX_LINE:
        raise BadBox(translate("box-long-line", line=longest[0], limit=MAX_LINE))
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BadBox(translate("box-too-deep")) from error
    except (tomllib.TOMLDecodeError, ValueError) as error:
        raise BadBox(translate("box-not-toml", cause=str(error))) from error


def box_text(box: Box) -> str:
    """A box as a file, a thing a line."""
    tables = {name: value for name, value in box.items() if isinstance(value, Mapping)}
    lines = [f"{name} = {_toml(value)}" for name, value in box.items() if name not in tables]
    for name, table in tables.items():
        lines += ["", f"[{name}]", *(f"{_toml_key(key)} = {_toml(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def _toml_key(key: str) -> str:
    return key if key.isascii() and key.isalnum() else _toml(key)


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple) and value and isinstance(value[0], list | tuple):
        return "[\n" + "".join(f"    {_toml(row)},\n" for row in value) + "]"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def notes_on(
    games: Sequence[str], keys: Sequence[str], notes: Callable[[Box], Iterable[BoxNote]], box: Any
) -> list[BoxNote]:
    """Everything that can be said about a box: its shape, then its contents. Pages have it translated."""
    found: list[BoxNote] = list(_notes_on_shape(box, games, keys))
    if found:
        return found
    for note in notes(box):
        if len(found) == MAX_NOTES:
            return [*found, BoxNote("more", {}, note.is_fault)]
        found.append(note)
    return found


def _notes_on_shape(box: Any, games: Sequence[str], keys: Sequence[str]) -> Iterator[BoxNote]:
    """What's wrong with a box before its contents are looked at."""
    if not is_table(box) or "format" not in box:
        yield BoxNote("foreign")
        return
    if not is_whole(box["format"], FORMAT, FORMAT):
        yield BoxNote("format", {"here": FORMAT})
        return
    if not is_text(box.get("game", "")) or box.get("game", "") not in games:
        yield BoxNote("other-game", {"known": ", ".join(games)})
        return
    if not is_plain_text(box.get("name", ""), MAX_NAME) or is_blank(box.get("name", "")):
        yield BoxNote("name", {"limit": MAX_NAME})
    if not is_plain_text(box.get("source", ""), MAX_SOURCE):
        yield BoxNote("source", {"limit": MAX_SOURCE})
    for key in box:
        if key not in COMMON_KEYS and key not in keys:
            yield BoxNote("unknown-key", {"key": cited(key), "known": ", ".join(keys)})
            return


def is_blank(value: str) -> bool:
    """Whether a text shows nothing."""
    return not value.strip()


def is_table(value: Any) -> bool:
    """Whether a value of a box has names for what it holds."""
    return isinstance(value, Mapping)


def is_list(value: Any) -> bool:
    """Whether a value of a box is a list."""
    return isinstance(value, list)


def is_text(value: Any) -> bool:
    """Whether a value of a box is a text."""
    return isinstance(value, str)


def is_whole(value: Any, least: int, most: int) -> bool:
    """Whether a value of a box is a whole number within these bounds."""
    return type(value) is int and least <= value <= most


MIN_ALIKE = 3
MAX_ALIKE = 12
"""So many letters at the beginning are compared."""


def closest(word: str, names: Iterable[str]) -> str:
    """The name that begins like a word for longest, if any does; else nothing."""
    known = [(name.lower(), name) for name in names]
    start = word[:MAX_ALIKE].lower()
    for cut in range(len(start) - MIN_ALIKE + 1):
        for lower, name in known:
            if lower.startswith(start[: len(start) - cut]):
                return name
    return ""


def is_plain_text(value: Any, limit: int) -> bool:
    """Whether a value is a short text of letters that stay where they are on the screen."""
    if not isinstance(value, str) or len(value) > limit or not value.isprintable():
        return False
    marks = 0
    for letter in value:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MAX_MARKS:
            return False
    return True


def cited(value: Any) -> str:
    """A value from a box as a sentence can name it: short, and only what can be shown."""
    text = value if isinstance(value, str) else type(value).__name__ if not _is_number(value) else str(value)
    return "".join(letter if is_plain_text(letter, 1) else "?" for letter in text[:MAX_NAME])


def _is_number(value: Any) -> bool:
    return isinstance(value, float) or (isinstance(value, int) and abs(value) < 10**15)
