"""Game reviews as a module for pages, which review the matches that they play themselves."""

from collections.abc import Callable
from typing import Any

from tenfold.agents.hints import rank_by_heuristic
from tenfold.agents.search_agent import SearchAgent, compare
from tenfold.analysis.expectation import Playouts
from tenfold.analysis.match_analysis import analysed
from tenfold.analysis.narration import review_of
from tenfold.core.described_action import describe_action
from tenfold.core.javascript.natives import NATIVES
from tenfold.core.javascript.program import Program
from tenfold.core.text import text_of

HEAD = """// Written by tools/bake_pages.py from tenfold.analysis; git ignores it.
// @ts-nocheck
/* eslint-disable */
import * as py from '../reviewNatives';
"""
AGENTS: dict[Callable[..., Any], str] = {
    SearchAgent: "SearchAgent",
    compare: "compare",
    Playouts: "Playouts",
    describe_action: "describe_action",
    rank_by_heuristic: "rank_by_heuristic",
    text_of: "text_of",
}
"""What pages have beside the rules already: web/src/local/reviewNatives.ts leads there."""


def module() -> str:
    """What reviews a match and tells a reader what was found, translated to JavaScript."""
    program = Program({**NATIVES, **AGENTS})
    members = ", ".join(f"{one.__name__}: {program.add(one)}" for one in (analysed, review_of))
    return f"{HEAD}\n{program.text()}\nexport default {{ {members} }};\n"
