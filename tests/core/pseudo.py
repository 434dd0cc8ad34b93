"""A language that nobody speaks: what is not said from a catalogue stands out.

Letters get accents, and every sentence gets longer by a third and brackets around it: whatever letters are
left outside the brackets were not translated.
"""

import re
import shutil
from pathlib import Path

from tenfold.core.game import Game
from tenfold.core.text import COMMON, Text

TAG = "en_XA"
ACCENTS = str.maketrans("aeiouyncAEIOUYNC", "áéíóúýñçÁÉÍÓÚÝÑÇ")
OPEN, CLOSE = "⟦", "⟧"
PART = re.compile(r"(\{[^{}]*\}|<[^>]*>)")


def pseudo(catalogue: str) -> str:
    """A catalogue in that language: only the words of its sentences change."""
    return "\n".join(map(_line, catalogue.splitlines()))


def _line(line: str) -> str:
    head = re.match(r"(-?[a-z][\w-]* =|\s*\*?\[[\w-]+\]|\s*\})?", line)
    assert head is not None
    words = line[head.end() :]
    if line.startswith("#"):
        return line
    before, arrow, _ = words.partition("->")
    if arrow:
        text, brace, selector = before.rpartition("{")
        return head[0] + _marked(text) + brace + selector + arrow
    return head[0] + _marked(words)


def _marked(words: str) -> str:
    return "".join(part if at % 2 else _word(part) for at, part in enumerate(PART.split(words)))


def _word(words: str) -> str:
    if not re.search(r"[^\W\d_]", words):
        return words
    lead, core, trail = re.fullmatch(r"(\s*)(.*?)(\s*)", words, re.DOTALL).groups()  # type: ignore[union-attr]
    return f"{lead}{OPEN}{core.translate(ACCENTS)}{_padding(len(core) // 3)}{CLOSE}{trail}"


def _padding(letters: int) -> str:
    """As long as some letters, in words as long as words are."""
    return re.sub("~{1,6}", r" \g<0>", "~" * letters)


def untranslated(sentence: str) -> list[str]:
    """The words of a sentence that stand outside its brackets; a name that was cut is none."""
    left = re.sub(f"{OPEN}[^{CLOSE}]*{CLOSE}", " ", sentence)
    return re.findall(r"(?<![^\W\d_])[^\W\d_]{3,}(?![^\W\d_]|…)", left)


def text_in_pseudo(game: Game, folder: Path) -> Text:
    """The sentences of a game in that language."""
    copies = []
    for at, path in enumerate((COMMON, *game.catalogues)):
        home = folder / str(at)
        home.mkdir(parents=True)
        shutil.copy(path, home / "en.ftl")
        words = pseudo(path.read_text(encoding="utf-8"))
        (home / f"{TAG}.ftl").write_text(words, encoding="utf-8")
        copies.append(home / "en.ftl")
    return Text(copies, TAG)
