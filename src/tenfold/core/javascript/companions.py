"""The companions of one game as a module for pages."""

from tenfold.core.game import Game
from tenfold.core.javascript.program import Program

HEAD = """// Written by `python -m tenfold.core.wasm` from the game's Python sources; git ignores it.
// @ts-nocheck
/* eslint-disable */
import * as py from '../python';
"""
NAMES = ("events", "why", "advise")
SOLVER = ("prepare", "worths")


def module_of(game: Game) -> str:
    """What tells events, explains refusals, speaks for moves and solves, translated to JavaScript."""
    program = Program()
    found = {name: program.add(getattr(game, name)) for name in NAMES if getattr(game, name) is not None}
    solver = game.search_model.solve if game.search_model is not None else None
    if solver is not None:
        parts = ", ".join(f"{name}: {program.add(getattr(solver, name))}" for name in SOLVER)
        found["solver"] = f"{{ {parts} }}"
    members = ", ".join(f"{name}: {expression}" for name, expression in found.items())
    return f"{HEAD}\n{program.text()}\nexport default {{ {members} }};\n"
