"""Write what the browser and docs/protocol.md take from Python: states, facts and rules of boards, messages.

So a renamed field fails the web build, and the browser never disagrees with the rules about a board.
`--check` writes nothing and says which files are not current.
"""

import argparse
import ast
import inspect
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from tenfold.core.javascript.companions import board_help_module, box_module
from tenfold.core.record import Field, Record
from tenfold.core.registry import game_ids, game_of
from tools import protocol_types

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "generated"
PROTOCOL = ROOT / "web" / "src" / "net" / "protocol.ts"
DOCUMENT = ROOT / "docs" / "protocol.md"
NEVER_SHOWN = "stream"
HEAD = "// Written by tools/web_types.py from the game's State. Change that, then run `make web-types`."


def typescript_of(game_id: str) -> str:
    """The state of one game, and the numbers that its module names."""
    state = game_of(game_id).state
    meanings = state.field_docs()
    fields = {
        name: field
        for name, field in state.fields.items()
        if name in state.stored_fields and name != NEVER_SHOWN
    }
    lines = [HEAD, ""]
    lines += [f"export const {name} = {number};" for name, number in _numbers(state).items()]
    lines += ["", f"/** {inspect.getdoc(state)} */", "export type State = {"]
    for name, field in fields.items():
        lines.append(f"  /** {meanings[name]}{_note(field)} */")
        lines.append(f"  {name}: number{'[]' * len(field.shape)};")
    lines.append("};")
    return "\n".join(lines) + "\n"


def facts_of(game_id: str) -> str:
    """The facts of one game's board, a line for each thing; empty if it has none."""
    facts = game_of(game_id).facts
    return "" if facts is None else _lines_of(facts())


def _lines_of(facts: dict[str, Any]) -> str:
    """JSON that can be read and compared: two levels deep a line each."""

    def short(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False)

    def inner(value: Any) -> str:
        if isinstance(value, dict) and value:
            return "{\n" + ",\n".join(f"  {short(k)}: {short(v)}" for k, v in value.items()) + "\n }"
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return "[\n" + ",\n".join(f"  {short(v)}" for v in value) + "\n ]"
        return short(value)

    return "{\n" + ",\n".join(f" {short(key)}: {inner(value)}" for key, value in facts.items()) + "\n}\n"


def _note(field: Field) -> str:
    shape = " × ".join(map(str, field.shape))
    seen = {"all": "", "owner": "only the own row", "nobody": "nothing before the end"}[field.seen_by]
    note = "; ".join(part for part in (shape, f"seen: {seen}" if seen else "") if part)
    return f" [{note}]" if note else ""


def _numbers(state: type[Record]) -> dict[str, int]:
    """The whole numbers that the modules of a state and of its family give names in capitals."""
    numbers: dict[str, int] = {}
    for kind in reversed(state.__mro__):
        if issubclass(kind, Record) and kind is not Record:
            numbers |= _numbers_in(sys.modules[kind.__module__])
    return numbers


def _numbers_in(module: ModuleType) -> dict[str, int]:
    names = [
        target.id
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]
    return {name: int(vars(module)[name]) for name in names if isinstance(vars(module)[name], int)}


def main() -> int:
    """Write, or check, the files of all games; those of games that are gone are removed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    FOLDER.mkdir(parents=True, exist_ok=True)
    only_check = parser.parse_args().check
    wanted = {FOLDER / f"{game_id}.ts": typescript_of(game_id) for game_id in game_ids()}
    wanted |= {
        FOLDER / f"{game_id}.facts.json": facts for game_id in game_ids() if (facts := facts_of(game_id))
    }
    wanted |= {
        FOLDER / f"{game_id}.help.ts": text
        for game_id in game_ids()
        if (text := board_help_module(game_of(game_id)))
    }
    wanted |= {
        FOLDER / f"{game_id}.box.ts": text for game_id in game_ids() if (text := box_module(game_of(game_id)))
    }
    wanted[PROTOCOL] = protocol_types.typescript()
    wanted[DOCUMENT] = protocol_types.document(DOCUMENT.read_text(encoding="utf-8"))
    present = {path: path.read_text(encoding="utf-8") for path in (*FOLDER.iterdir(), PROTOCOL, DOCUMENT)}
    stale = [path for path in wanted.keys() | present.keys() if wanted.get(path) != present.get(path)]
    if only_check:
        for path in sorted(stale):
            print(f"{path.relative_to(ROOT)} is not current: run `make web-types`.", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        if path in wanted:
            path.write_text(wanted[path], encoding="utf-8")
        else:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
