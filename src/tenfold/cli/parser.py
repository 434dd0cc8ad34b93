"""argparse parsers whose help and errors come from the catalogue.

An option is found there by its command and its name: `option-play-bots` says what `tenfold play --bots` is,
`option-seats` what `--seats` is wherever no command says it differently; `value-seats` names its value.
"""

import argparse
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NoReturn, TypeVar

from tenfold.cli.errors import BAD_INPUT, BadUsage, printable
from tenfold.cli.messages import has_plain, message
from tenfold.core.languages import languages
from tenfold.core.messages import shortened
from tenfold.core.registry import game_ids

T = TypeVar("T")


class Parser(argparse.ArgumentParser):
    """A parser that answers an invalid call with one sentence."""

    def __init__(self, *, command: str = "", **settings: Any) -> None:
        self.command = command
        super().__init__(**settings)

    def error(self, problem: str) -> NoReturn:
        """Say what was wrong and where the help is."""
        self.exit(BAD_INPUT, message("wrong-call", prog=self.prog, message=printable(problem)) + "\n")

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        """An argument with its words."""
        name = names[-1].lstrip("-")
        if "help" not in settings:
            known = {"games": ", ".join(game_ids()), "languages": ", ".join(languages())}
            settings["help"] = message(self._named("option", name), **known).replace("%", "%%")
        is_flag = settings.get("action") == "store_true"  # of another command it may take a value
        if not is_flag and has_plain(self._named("value", name)):
            settings.setdefault("metavar", message(self._named("value", name)))
        return super().add_argument(*names, **settings)

    def _named(self, kind: str, name: str) -> str:
        """The name of a sentence: the command's own, or what all share."""
        own = f"{kind}-{self.command}-{name}"
        return own if has_plain(own) else f"{kind}-{name}"

    def add_commands(self, dest: str, names: Iterable[str], *, required: bool = False) -> Iterator["Parser"]:
        """Add a choice of commands; the result is a parser for each."""
        title, metavar = (message(self._named(kind, dest)) for kind in ("title", "value"))
        commands = self.add_subparsers(dest=dest, required=required, metavar=metavar, title=title)
        for name in names:
            command = f"{self.command}-{name}".lstrip("-")
            told = message(f"command-{command}")
            yield commands.add_parser(name, command=command, help=told.replace("%", "%%"), description=told)


@contextmanager
def translated_argparse() -> Iterator[None]:
    """Within, argparse finds its own sentences in our catalogue: it looks each of them up by gettext."""
    names = vars(argparse)
    before: dict[str, Any] = {name: names[name] for name in ("_", "ngettext") if name in names}
    names.update(_=_said, ngettext=lambda one, several, count: _said(one if count == 1 else several))
    try:
        yield
    finally:
        names.update(before)


def _said(english: Any) -> Any:
    """Our words for what argparse says; its own for what only a mistake in this program makes it say."""
    name = name_of(english) if isinstance(english, str) else ""
    return message(name) if has_plain(name) else english


def name_of(english: str) -> str:
    """The name under which a sentence of argparse stands in the catalogue."""
    return "argparse-" + re.sub(r"[^a-z]+", "-", english.lower()).strip("-")


def _parsed(kind: Callable[[str], T], problem: str, text: str) -> T:
    try:
        return kind(text)
    except ValueError:
        raise argparse.ArgumentTypeError(message(problem, text=shortened(text))) from None


whole = partial(_parsed, int, "not-whole")
number = partial(_parsed, float, "not-number")


def parts(text: str) -> list[str]:
    """The parts of `a,b,c` as an argument."""
    found = [part.strip() for part in text.split(",")]
    if not all(found):
        raise BadUsage(message("list-empty-place", text=text))
    return found


def option(text: str) -> tuple[str, str]:
    """An option of a game, `name=choice`, as an argument; the game says whether it knows it."""
    name, _, choice = (part.strip() for part in text.partition("="))
    if not (name and choice):
        raise BadUsage(message("not-an-option", text=text))
    return name, choice
