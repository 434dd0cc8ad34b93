"""The entry point: chooses the language, runs a subcommand and turns errors into exit codes.

Nothing here loads a game or Numba: `tenfold --help` answers at once.
"""

import errno
import importlib
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from itertools import zip_longest

from tenfold.cli.errors import BAD_INPUT, INTERRUPTED, OK, PROBLEM_FOUND, BadUsage, Closed, printable
from tenfold.cli.messages import message
from tenfold.cli.parser import translated_argparse
from tenfold.cli.subcommands import command_parser
from tenfold.core.errors import ReplayDiverged, TenfoldError
from tenfold.core.languages import DEFAULT_LANGUAGE, complete_languages, language_for, languages, use_language

GONE = {errno.EPIPE, errno.EIO}
"""What writing says when the reader, or the terminal, is not there any more."""
LANGUAGE = "--language"


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand; whatever goes wrong becomes a sentence and an exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    with ExitStack() as answering:
        answering.enter_context(use_language(_language(None)))
        try:
            return _run(sys.argv[1:] if arguments is None else arguments, answering)
        except ReplayDiverged as error:
            return _fail(error.sentence, PROBLEM_FOUND)
        except TenfoldError as error:
            return _fail(error.sentence, BAD_INPUT)
        except KeyboardInterrupt:
            return _fail("", INTERRUPTED)
        except Closed:
            return OK
        except OSError as error:
            return OK if error.errno in GONE else _unexpected(error)
        except Exception as error:  # noqa: BLE001  (the last resort: nobody wants to read a traceback)
            return _unexpected(error)
        finally:
            _let_go_of_output()


def _run(arguments: Sequence[str], answering: ExitStack) -> int:
    """Answer in the language that is asked for, from the help on to the last sentence."""
    answering.enter_context(use_language(_language(_asked_for(arguments))))
    with translated_argparse():
        parser = command_parser()
        chosen = parser.parse_args(arguments)
        if chosen.command is None:
            parser.print_help()
            return OK
    answering.enter_context(use_language(_language(chosen.language)))
    module = "server_data" if chosen.command in {"backup", "export", "import"} else chosen.command
    return int(importlib.import_module(f"tenfold.cli.commands.{module}").run(chosen))


def _asked_for(arguments: Sequence[str]) -> str | None:
    """The language that a call names; help and mistakes of the call itself are told in it too."""
    named = None
    for given, following in zip_longest(arguments, arguments[1:], fillvalue=""):
        if given == LANGUAGE and following and not following.startswith("-"):
            named = following
        elif given.startswith(f"{LANGUAGE}="):
            named = given.partition("=")[2]
    return named


def _language(wanted: str | None) -> str:
    """The language that was asked for, or that of the terminal; English where there are no words for it."""
    if wanted is not None:
        found = language_for([wanted])
        if found is None:
            raise BadUsage(message("language-unknown", name=printable(wanted), known=", ".join(languages())))
        return found
    # The first that is set decides, as everywhere in a terminal.
    set_up = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return language_for([set_up], complete_languages()) or DEFAULT_LANGUAGE


def _fail(sentence: str, code: int) -> int:
    with suppress(OSError, ValueError):  # nobody may be there to read it
        sys.stdout.flush()
        sys.stderr.write(printable(sentence) + "\n")
        sys.stderr.flush()
    return code


def _unexpected(error: Exception) -> int:
    if os.environ.get("TENFOLD_DEBUG", "") not in {"", "0"}:
        traceback.print_exc()
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    sorry = message("unexpected", what=what.splitlines()[0])
    return _fail(f"{sorry}\n{message('unexpected-then')}", PROBLEM_FOUND)


def _let_go_of_output() -> None:
    """A reader that has gone away must not make Python complain at its very end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
