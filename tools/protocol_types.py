"""The messages between server and browser as TypeScript, and as tables for docs/protocol.md.

Both are written from the structs of server/table/commands.py and the typed dictionaries of protocol.py there.
"""

import ast
import inspect
import re
import types
from collections.abc import Iterator, Mapping
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from tenfold.server.table import clock, commands, events, protocol

HEAD = """// Written by tools/protocol_types.py from server/table/protocol.py and commands.py.
// Change those, then run `make web-types`.
"""
SHARED = {"Pace": events.Pace, "Learning": events.Learning, "Reaction": commands.Reaction}
"""Choices that both directions know."""
ALIASES = {
    **SHARED,
    **{name: vars(protocol)[name] for name in ("Status", "Args", "TextLine", "Clocks", "Difference")},
}
UNIONS = {"Frame": protocol.Frame, "Review": protocol.Review}
REQUESTS = (commands.NewSeat, commands.NewTable, commands.HandedGame)
"""What a client sends by POST: fields with a default may be left out."""
COMMANDS: tuple[type[commands.Command], ...] = get_args(commands.AnyCommand)
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
PARENTS = {"Event", "GameInfo", "Progress"}
"""Typed dictionaries whose fields stand in those that extend them."""
TABLES = (
    "Game",
    "TableLine",
    "HistoryPage",
    "HistoryGame",
    "HistorySeat",
    "Companions",
    "Companion",
    "Table",
    "Seat",
    "Ask",
    "SeatClock",
    "TableFrame",
    "ViewFrame",
    "DeltaFrame",
    "ViewChange",
    "ReactionFrame",
    "NoticeFrame",
    "View",
    "LegalAction",
    "EventItem",
    "Outcome",
    "Guide",
    "Candidate",
    "Replay",
    "ReplayPage",
    "Step",
    "Move",
)
"""The messages that docs/protocol.md shows field by field."""


def typescript() -> str:
    """The module with all messages."""
    parts = [HEAD]
    parts += [f"export type {name} = {ts_type(kind, named=False)};\n" for name, kind in ALIASES.items()]
    parts += [_declaration(kind) for kind in (*messages(), clock.TimeControl, *REQUESTS)]
    parts += [f"export type {name} = {ts_type(kind)};\n" for name, kind in UNIONS.items()]
    parts.append(_commands())
    return "\n".join(parts)


def messages() -> Iterator[type]:
    """The typed dictionaries that the server sends, in the order of their module."""
    for name, kind in vars(protocol).items():
        if is_typeddict(kind) and kind.__module__ == protocol.__name__ and name not in PARENTS:
            yield kind


def ts_type(kind: Any, *, named: bool = True) -> str:
    """A type of Python as TypeScript; `named`: by the name of its alias, if it has one."""
    if named and (name := next((name for name, alias in ALIASES.items() if alias == kind), None)):
        return name
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return args[1] if isinstance(args[1], str) else ts_type(args[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(map(ts_type, args)))
    if origin is list:
        item = ts_type(args[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(ts_type, args))}]"
    if origin in (dict, Mapping):
        return f"Record<{ts_type(args[0])}, {ts_type(args[1])}>"
    return str(kind.__name__)


def fields_of(kind: type) -> Iterator[tuple[str, Any, bool, str]]:
    """Each field of a message: its name, its type, whether it may be missing, and what it means."""
    meanings = _meanings(kind)
    defaults = (
        {field.name for field in msgspec.structs.fields(kind) if not field.required}
        if _is_request(kind)
        else set()
    )
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if issubclass(kind, commands.Command) and name == "id":
            continue
        is_optional = get_origin(hint) is NotRequired
        yield (
            name,
            get_args(hint)[0] if is_optional else hint,
            is_optional or name in defaults,
            meanings.get(name, ""),
        )


def _is_request(kind: type) -> bool:
    return kind in REQUESTS or issubclass(kind, commands.Command)


def _meanings(kind: type) -> dict[str, str]:
    """The texts that stand below the fields of a class and of those that it extends."""
    found: dict[str, str] = {}
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    # A typed dictionary does not remember which others it extends.
    for base in body.bases:
        if isinstance(base, ast.Name) and base.id in PARENTS:
            found |= _meanings(vars(protocol)[base.id])
    name = None
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        elif name and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found[name] = " ".join(str(node.value.value).split())
            name = None
    return found


def _declaration(kind: type) -> str:
    name = kind.__name__ + ("<State = Record<string, unknown>>" if kind is protocol.View else "")
    lines = [f"/** {_summary(kind)} */", f"export type {name} = {{"]
    for field, hint, is_optional, meaning in fields_of(kind):
        if meaning:
            lines.append(f"  /** {meaning} */")
        lines.append(f"  {field}{'?' if is_optional else ''}: {ts_type(hint)};")
    return "\n".join([*lines, "};", ""])


def _commands() -> str:
    """All commands as one union; the socket adds their ids."""
    lines = ["/** What a client may ask for at a table. */", "export type Command ="]
    for kind in COMMANDS:
        fields = [f"type: '{tag_of(kind)}'"]
        fields += [
            f"{name}{'?' if is_optional else ''}: {ts_type(hint)}"
            for name, hint, is_optional, _ in fields_of(kind)
        ]
        lines.append(f"  | {{ {'; '.join(fields)} }}")
    return "\n".join(lines) + ";\n"


def tag_of(kind: type[commands.Command]) -> str:
    """The `type` of a command."""
    return str(kind.__struct_config__.tag)


def _summary(kind: type) -> str:
    return " ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split())


def command_table() -> str:
    """All commands for docs/protocol.md."""
    rows = ["| command | fields | what it does |", "|---|---|---|"]
    for kind in COMMANDS:
        fields = ", ".join(
            f"`{name}`{' or nothing' if is_optional else ''}" for name, _, is_optional, _ in fields_of(kind)
        )
        rows.append(f"| `{tag_of(kind)}` | {fields} | {' '.join((inspect.getdoc(kind) or '').split())} |")
    return "\n".join(rows)


def message_tables() -> str:
    """The fields of the messages that docs/protocol.md shows."""
    tables = []
    for name in TABLES:
        kind = vars(protocol)[name]
        rows = [f"### {name}", _summary(kind), "", "| field | type | meaning |", "|---|---|---|"]
        for field, hint, is_optional, meaning in fields_of(kind):
            shown = ts_type(hint).replace("|", "\\|").replace("State", "object")
            rows.append(f"| `{field}`{' (may be missing)' if is_optional else ''} | `{shown}` | {meaning} |")
        tables.append("\n".join(rows))
    return "\n\n".join(tables)


def document(text: str) -> str:
    """docs/protocol.md with its tables written again."""
    for name, table in {"commands": command_table(), "messages": message_tables()}.items():
        pattern = re.compile(rf"(<!-- {name} -->\n).*?(\n<!-- /{name} -->)", re.DOTALL)
        text, count = pattern.subn(lambda found, table=table: f"{found[1]}{table}{found[2]}", text)
        assert count == 1, name
    return text
