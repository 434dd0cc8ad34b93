"""Every sentence of the command stands in a catalogue, from its help to its last refusal."""

import argparse
import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tenfold.cli import entry_point
from tenfold.cli import messages as messages_module
from tenfold.cli import parser as parser_module
from tenfold.cli.errors import printable
from tenfold.cli.messages import PLAIN_CATALOGUES, has_plain, message, worth_in_words
from tenfold.cli.parser import Parser, translated_argparse
from tenfold.cli.subcommands import SUBCOMMANDS, command_parser
from tenfold.core.languages import languages, use_language
from tenfold.core.text import Text
from tests.wording import said

pytestmark = pytest.mark.words

CLI = Path(entry_point.__file__).parent
SOURCES = sorted(CLI.rglob("*.py"))
SENTENCE = re.compile(r"[^\W\d_]{2,}[,:;]? [^\W\d_]{2,}")
"""Two words with a space between them are something to be read."""
NO_SENTENCES = {
    "random play": "what a row of bench is called in its JSON",
    "by kinds": "what a row of bench is called in its JSON",
    "tab: complete": "what readline is told",
    "bind ^I rl_complete": "what readline is told",
    "bold magenta": "a style of Rich",
    "bold reverse": "a style of Rich",
    "bold red": "a style of Rich",
    "bold green": "a style of Rich",
    "tenfold play --resume": "a command",
    "tenfold play ": "a command",
    "tenfold learn ": "a command",
    "  tenfold puzzle ": "a command",
    "ABC DEF": "what a code of a table looks like",
}
ARGPARSE_BUGS = {
    *(
        "conflicting",
        "dest",
        "cannot",
        "invalid-option-string",
        "mutually",
        "required-is",
        "call",
        "r-is-not",
    ),
    *("invalid-conflict", "argument-with-mode", "unexpected-option", "unknown-parser", "can-t-open"),
}
"""How sentences begin that argparse says only to whoever builds a parser wrongly."""
UNUSED = {
    *("expected-s-argument", "one-of-the-arguments", "not-allowed-with", "prog-s-error", "invalid-type-s"),
    # Newer Pythons say these, too.
    *("argument-argument-name-s-is", "command-parser-name-s-is", "option-option-s-is", "prog-s-warning"),
    *("default-default-s", "heading-s", "show-program-s-version", "subcommands"),
}
"""No argument of ours has a number of values, a group or a plain type, none is deprecated or shows its
default; our own parser tells an error, and headings are ours."""


def literals(path: Path) -> Iterator[str]:
    """The texts in a source, but for what stands alone: docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(CLI)))
def test_no_source_of_the_command_has_a_literal_sentence(path: Path) -> None:
    found = [text for text in literals(path) if SENTENCE.search(text) and text not in NO_SENTENCES]

    assert found == []


def test_a_literal_sentence_would_be_found(tmp_path: Path) -> None:
    source = tmp_path / "one.py"
    source.write_text('"""A docstring of it."""\nparser.add_argument("--seats", help=f"how many of {x}")\n')

    assert [text for text in literals(source) if SENTENCE.search(text)] == ["how many of "]


def parsers(parser: Parser) -> Iterator[Parser]:
    """A parser and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for one in action.choices.values():
                yield from parsers(one)


def every_parser(language: str) -> list[Parser]:
    with use_language(language), translated_argparse():
        return list(parsers(command_parser()))


def test_every_help_page_is_french_from_its_first_word_to_its_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the two languages have the same words, the catalogues say so: no English one stands in French."""
    monkeypatch.setenv("COLUMNS", "1000")
    pages = zip(every_parser("en"), every_parser("fr"), strict=True)
    seen = 0
    for english, french in pages:
        with translated_argparse(), use_language("en"):
            known = {*map(_said, english.format_help().splitlines())}
        with translated_argparse(), use_language("fr"):
            page = french.format_help()
        left = [line for line in page.splitlines() if SENTENCE.search(_said(line)) and _said(line) in known]
        assert left == [], french.prog
        assert page.startswith("utilisation"), french.prog
        seen += 1
    assert seen > len(SUBCOMMANDS)


def _said(line: str) -> str:
    """What a line says of an argument or a command, without its name: that stands before two spaces."""
    told = re.split(r" {2,}", line.strip())
    return "" if line.strip().startswith("tenfold ") and len(told) == 1 else told[-1]


def test_every_argument_says_what_it_is_and_names_its_value() -> None:
    for parser in every_parser("fr"):
        for action in parser._actions:
            assert action.help or isinstance(action, argparse._SubParsersAction), (parser.prog, action.dest)
            takes_value = action.nargs != 0 and action.choices is None
            assert not takes_value or action.metavar, (parser.prog, action.dest)


def test_every_word_of_the_help_is_used() -> None:
    """A name in the catalogue that no parser asks for is left over."""
    asked: set[str] = set()
    original = message

    def noted(name: str, /, **args: str) -> str:
        asked.add(name)
        return original(name, **args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parser_module, "message", noted)
        for parser in every_parser("en"):
            parser.format_help()
    written = {text for path in SOURCES for text in literals(path)}
    names = {name for path in PLAIN_CATALOGUES for name in messages(path)}

    assert {name for name in names if not name.startswith("argparse-")} - asked - written == set()


def messages(path: Path) -> dict[str, fluent.Message]:
    """The sentences of a catalogue as Fluent reads them."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


@pytest.mark.parametrize("language", languages())
def test_the_plain_catalogues_are_read_as_fluent_reads_them(language: str) -> None:
    """Choices, numbers and terms would need Fluent, which the help and the doctor do without."""
    text = Text(PLAIN_CATALOGUES, language)
    for path in PLAIN_CATALOGUES:
        for name in messages(path):
            args = {arg: f"<{arg}>" for arg in re.findall(r"\$([\w-]+)", path.read_text(encoding="utf-8"))}
            with use_language(language):
                assert message(name, **args) == text.say(name, args)


def test_a_wrong_translation_of_the_help_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogues = {"en": {"one": "No { $thing }."}, "fr": {"one": "Pas de { $chose }."}}
    monkeypatch.setattr(messages_module, "_plain", catalogues.get)
    with use_language("fr"):
        assert message("one", thing="luck") == "No luck."


def argparse_sentences() -> set[str]:
    """What argparse asks gettext for."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in {"_", "ngettext"}
        ):
            texts = [one.value for one in node.args if isinstance(one, ast.Constant)]
            found |= {text for text in texts if isinstance(text, str)}
    return found


def test_argparse_says_nothing_that_has_no_words_here() -> None:
    names = {parser_module.name_of(text).removeprefix("argparse-") for text in argparse_sentences()}
    missing = {name for name in names if not has_plain(f"argparse-{name}")}

    assert [name for name in missing if not name.startswith(tuple(ARGPARSE_BUGS | UNUSED))] == []


def test_our_words_for_argparse_have_its_places() -> None:
    """What argparse puts into a sentence is put into ours too, by the same names."""
    places = re.compile(r"%(?:\((\w+)\))?[sr]")
    for english in argparse_sentences():
        name = parser_module.name_of(english)
        if has_plain(name):
            for language in languages():
                with use_language(language):
                    assert places.findall(message(name)) == places.findall(english), name


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--language fr arena", "tenfold arena\u202f: il manque\u202f: JEU, --agents, --matches."),
        ("arena tenzania --language fr", "il manque\u202f: --agents, --matches."),
        (
            "--language fr play --seats many",
            "argument --seats\u202f: «\xa0many\xa0» n’est pas un nombre entier.",
        ),
        ("--language fr bench --seconds long", "«\xa0long\xa0» n’est pas un nombre."),
        ("--language fr play --seed", said("help", "argparse-expected-one-argument", language="fr")),
        ("--language fr play --pace slow", "«\xa0slow\xa0» n’est pas un choix"),
        ("--language fr juggle", "argument COMMANDE\u202f: «\xa0juggle\xa0» n’est pas un choix"),
        ("--language fr play --s 3", "--s peut vouloir dire --seats, --seed, --seat, --save, --server."),
        (
            "--language fr play tenzania chess",
            said("help", "argparse-unrecognized-arguments-s", language="fr") % "chess",
        ),
        ("--language fr play --plain=yes", "aucune valeur n’est attendue, et «\xa0yes\xa0» a été donné."),
        ("--language fr tables", "tenfold tables\u202f: il manque\u202f: ACTION."),
        ("--language=fr play chess", "Il n’y a pas de jeu nommé «\xa0chess\xa0»."),
        ("--language fr play tenzania --seats 9", "Tenzania se joue de 2 à 8 joueurs, pas à 9."),
        ("--language fr replay /nowhere", "Il n’y a pas de fichier «\xa0/nowhere\xa0»."),
        ("--language fr simulate tenzania --matches 0", said("cli", "simulate-none", language="fr")),
        ("--language fr simulate tenzania --out /dev/null/x", "/dev/null/x\u202f: ce n’est pas un dossier."),
        ("--language fr simulate tenzania --agents deep", "Il n’y a pas de robot nommé «\xa0deep\xa0»."),
        (
            "--language fr arena tenzania --agents random --matches 2",
            said("arena", "too-few-agents", language="fr"),
        ),
        ("--language fr bench --seconds 0", "Choisissez plus de 0 et au plus 600 secondes."),
        ("--language fr solve tenzania", "a trop de positions pour les évaluer toutes."),
        ("--language fr train tenzania --minutes 0", said("cli", "train-minutes", language="fr")),
        ("--language fr train tenzania --device abacus", "Il n’y a pas d’appareil nommé «\xa0abacus\xa0»"),
        ("train tenzania --teacher greedy", said("cli", "train-teacher")),
        ("train tenzania --teacher search:0.2s", said("cli", "train-teacher")),
        ("train tenzania --teacher search:300 --rival strong", said("cli", "train-teacher")),
        ("train tenzania --rival /nowhere", said("cli", "train-no-rival", path="/nowhere")),
        ("play --language kl", said("cli", "language-unknown", name="kl", known=", ".join(languages()))),
    ],
)
def test_what_is_wrong_with_a_call_is_said_in_the_language(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    try:
        code = entry_point.run(arguments.split())
    except SystemExit as stop:
        code = int(str(stop.code))

    assert code == 2
    err = capsys.readouterr().err
    assert sentence in err
    assert "�" not in err


def test_help_follows_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    entry_point.run([])
    assert said("help", "command-play", language="fr") in capsys.readouterr().out

    entry_point.run(["--language", "en"])
    assert said("help", "command-play") in capsys.readouterr().out


def test_argparse_is_left_as_it_was() -> None:
    with pytest.raises(SystemExit), use_language("fr"), translated_argparse():
        command_parser().parse_args(["--help"])

    assert argparse.ArgumentParser(prog="other").format_usage().startswith("usage: ")


def test_what_could_steer_a_terminal_is_not_printed_but_french_spaces_are() -> None:
    assert printable("a\x1b[31m «\xa0b\xa0»\u202f!\n") == "a�[31m «\xa0b\xa0»\u202f!\n"


@pytest.mark.parametrize(
    ("worth", "chance", "key"),
    [(-0.001, None, "hint-even"), (-4.2, None, "hint-worse"), (-4.2, -0.001, "hint-even")],
)
def test_a_move_that_is_not_advised_is_compared_in_words(
    worth: float, chance: float | None, key: str
) -> None:
    assert worth_in_words(worth, chance) == said("cli", key)
