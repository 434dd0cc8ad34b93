"""argparse parsers whose help and errors come from the catalogue.

An option is found there by its command and its name: `option-play-bots` says what `tenfold play --bots` is,
`option-seats` what `--seats` is wherever no command says it differently; `value-seats` names its value.
"""

import argparse
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NoReturn

from tenfold.cli.errors import BAD_INPUT, printable
from tenfold.cli.messages import has_help, help_message
from tenfold.core.languages import languages
from tenfold.core.messages import shortened

NOTHING: Mapping[str, str] = {}


class Parser(argparse.ArgumentParser):
    """A parser that answers an invalid call with one sentence."""

    def __init__(self, *, command: str = "", **settings: Any) -> None:
        self._command = command
        super().__init__(**settings)

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and where the help is."""
        self.exit(BAD_INPUT, help_message("wrong-call", prog=self.prog, message=printable(message)) + "\n")

    def add_argument(
        self, *names: str, words: Mapping[str, str] = NOTHING, **settings: Any
    ) -> argparse.Action:
        """An argument with its words; `words` are what its sentence speaks of."""
        name = names[-1].lstrip("-")
        if "help" not in settings:
            settings["help"] = help_message(self._named("option", name), **words).replace("%", "%%")
        if has_help(self._named("value", name)):
            settings.setdefault("metavar", help_message(self._named("value", name)))
        return super().add_argument(*names, **settings)

    def _named(self, kind: str, name: str) -> str:
        """The name of a sentence: the command's own, or what all share."""
        own = f"{kind}-{self._command}-{name}"
        return own if has_help(own) else f"{kind}-{name}"

    def add_commands(self, dest: str, *, required: bool = False) -> Callable[[str], "Parser"]:
        """A choice of commands; the result adds one by its name."""
        commands = self.add_subparsers(
            dest=dest,
            required=required,
            metavar=help_message(self._named("value", dest)),
            title=help_message(self._named("title", dest)),
        )

        def add(name: str) -> Parser:
            command = f"{self._command}-{name}" if self._command else name
            told = help_message(f"command-{command}")
            added: Parser = commands.add_parser(
                name, command=command, help=told.replace("%", "%%"), description=told
            )
            return added

        return add

    def add_language(self) -> None:
        """Every command can be told in which language it answers, before its name or after it."""
        known = ", ".join(languages())
        default = argparse.SUPPRESS if self._command else None
        self.add_argument("--language", default=default, words={"languages": known})


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
    return help_message(name) if has_help(name) else english


def name_of(english: str) -> str:
    """The name under which a sentence of argparse stands in the catalogue."""
    return "argparse-" + re.sub(r"[^a-z]+", "-", english.lower()).strip("-")


def whole(text: str) -> int:
    """A whole number as an argument."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(help_message("not-whole", text=shortened(text))) from None


def number(text: str) -> float:
    """A number as an argument."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(help_message("not-number", text=shortened(text))) from None
