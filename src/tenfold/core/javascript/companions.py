"""The companions of one game, and what its board asks for, as modules for pages."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from tenfold.core.box import notes_on
from tenfold.core.game import Game
from tenfold.core.javascript.program import Program

HEAD = """// Written by `{writer}` from the game's Python sources{note}.
// @ts-nocheck
/* eslint-disable */
import * as py from '{runtime}';
"""
Functions = Mapping[str, Callable[..., Any]]
COMPANIONS = ("events", "why", "advise")
SOLVER = ("prepare", "worths")


def companions_module(game: Game) -> str:
    """What tells events, explains refusals, speaks for moves and solves, translated to JavaScript."""
    functions = {name: getattr(game, name) for name in COMPANIONS if getattr(game, name) is not None}
    head = HEAD.format(writer="python -m tenfold.core.wasm", note="; git ignores it", runtime="../python")
    solver = game.search_model.solve if game.search_model is not None else None
    parts: dict[str, Functions] = {}
    if solver is not None:
        parts["solver"] = {name: getattr(solver, name) for name in SOLVER}
    if (box := game.box_support) is not None:
        parts["box"] = {"values": box.values, "action_words": box.action_words}
    return _module(head, functions, parts)


def board_help_module(game: Game) -> str:
    """What a board asks the rules for, translated to JavaScript; empty if it asks for nothing."""
    head = HEAD.format(writer="make web-types", note="", runtime="../local/python")
    return _module(head, game.board_help) if game.board_help else ""


def box_module(game: Game) -> str:
    """What a page that edits boxes asks, translated; empty for a game without boxes of its own."""
    box = game.box_support
    if box is None or game.id not in box.games:
        return ""
    check = partial(notes_on, box.games, box.keys, box.notes)
    head = HEAD.format(writer="make web-types", note="", runtime="../local/python")
    return _module(head, {"notes_on": check, "standard": box.standard})


def _module(head: str, functions: Functions, parts: Mapping[str, Functions] | None = None) -> str:
    program = Program()
    found = {name: program.add(function) for name, function in functions.items()}
    for part, its in (parts or {}).items():
        told = ", ".join(f"{name}: {program.add(function)}" for name, function in its.items())
        found[part] = f"{{ {told} }}"
    members = ", ".join(f"{name}: {expression}" for name, expression in found.items())
    return f"{head}\n{program.text()}\nexport default {{ {members} }};\n"
