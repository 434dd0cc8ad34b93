"""Generates the worked examples of the rules pages by playing each game's `examples.json`.

A definition says how a table stands (in the words of the game's own tests), what may be tried on it, and what
then must be so. Baked, it has every moment that can be reached: what lies there, what is legal, what is told.
"""

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from tenfold.core.game import Game
from tenfold.core.languages import complete_languages
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src" / "games"

NAMES = ("Jim", "Tim")

Definition = dict[str, Any]
Said = dict[str, str]


@dataclass
class Stage:
    """A prepared table, and how it goes on."""

    game: Game
    states: Any
    names: Sequence[str]
    turn: Callable[[Any, int], Any] | None = None
    """Where chance would decide, what comes at a move: the states after it, by how many moves were made."""
    picture: Callable[[Any, int], dict[str, Any]] = field(default=lambda _state, _seat: {})
    """What a board needs of a state, seen by the seat that is due."""
    only: Sequence[str] = ()
    """The kinds of actions that can be tried; none named: all."""
    turns: bool = True
    """Whether it goes on when another seat is due."""

    @property
    def first(self) -> int:
        """The seat that is due at the beginning."""
        return self.game.status(self.states, len(self.names))[0][0]


def definitions(game_id: str) -> list[Definition]:
    """The examples that a game's folder describes; none where it describes none."""
    path = game_of(game_id).folder / "examples.json"
    found: list[Definition] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return found


def baked(game_id: str) -> list[dict[str, Any]]:
    """The examples of a game as the browser wants them."""
    return [_baked(game_of(game_id), example) for example in definitions(game_id)]


def _baked(game: Game, example: Definition) -> dict[str, Any]:
    shown = {"id": example["id"], "clauses": example["clauses"]}
    if "rack" in example:
        return {**shown, **_own(game).rack(game, example)}
    stage = stage_of(game, example)
    nodes: list[dict[str, Any]] = []
    _walk(stage, stage.states, 0, depth_of(example), nodes, [])
    refused = [refusal(stage, one["move"]) for one in example.get("refused", ())]
    return {**shown, "names": list(stage.names), "nodes": nodes, **({"refused": refused} if refused else {})}


def depth_of(example: Definition) -> int:
    """How many moves can be made one after the other."""
    return int(example.get("depth") or max(len(claim["moves"]) for claim in example["claims"]))


def _walk(
    stage: Stage, states: Any, made: int, left: int, nodes: list[dict[str, Any]], told: list[Said]
) -> int:
    """Write a moment and all that follow it; returns its number."""
    game, seats = stage.game, len(stage.names)
    due, outcome = game.status(states, seats)
    seat = due[0] if due else SPECTATOR
    number = len(nodes)
    node: dict[str, Any] = {"seat": seat, "now": stage.picture(states[0], seat), "legal": [], "told": told}
    if outcome:
        node["winners"] = list(outcome.winners)
    nodes.append(node)
    goes_on = due and left and (stage.turns or seat == stage.first)
    for action in _tried(stage, states, seat) if goes_on else ():
        after = step(stage, states, seat, action, made)
        if after is not None:
            news = list(_told(stage, states, after, seat, action))
            to = _walk(stage, after, made + 1, left - 1, nodes, news)
            node["legal"].append({**legal_plain(game, action), "to": to})
    return number


def _tried(stage: Stage, states: Any, seat: int) -> Iterator[int]:
    """The legal actions that an example goes on with: all, or those of some kinds."""
    actions = stage.game.actions
    for action in stage.game.legal(states, seat):
        if not stage.only or actions.kinds[actions.kind_of(action)] in stage.only:
            yield action


def step(stage: Stage, states: Any, seat: int, action: int, made: int) -> Any:
    """The states after a move; None for one that the example does not go on with."""
    after = states.copy()
    if stage.turn is not None and stage.game.actions.notation(action) == "turn":
        return stage.turn(after, made)
    stage.game.compiled.apply_at(after, 0, seat, action)
    return after


def _told(stage: Stage, before: Any, after: Any, seat: int, action: int) -> Iterator[Said]:
    """What everybody hears of a move, in every language."""
    game, seats = stage.game, len(stage.names)
    views = [game.view(states, seats, SPECTATOR) for states in (before, after)]
    entry = game.seen_entry(seat, action, SPECTATOR)
    for event in game.events(views[0], entry, views[1]):
        yield {tag: text_of(game, tag).event(event, SPECTATOR, stage.names) for tag in complete_languages()}


def legal_plain(game: Game, action: int) -> dict[str, Any]:
    """A legal action as the server sends it, in every language."""
    event = game.action_message(action)
    return {
        "action": game.actions.notation(action),
        "kind": game.actions.kinds[game.actions.kind_of(action)],
        "args": dict(event.args),
        "text": {tag: text_of(game, tag).action(event) for tag in complete_languages()},
    }


def refusal(stage: Stage, move: str) -> dict[str, Any]:
    """Why a move is not legal at the beginning of an example."""
    seat = stage.first
    view = stage.game.view(stage.states, len(stage.names), seat)
    reason = stage.game.why(view, stage.game.actions.parse(move))
    said = {tag: text_of(stage.game, tag).reason(reason, seat, stage.names) for tag in complete_languages()}
    return {"action": move, "code": reason.code, "clause": reason.clause, "sentence": said}


def stage_of(game: Game, example: Definition) -> Stage:
    """The table of an example, laid as the game's own `tests/examples.py` says."""
    names = example.get("names") or NAMES
    return Stage(game, names=names, only=example.get("only", ()), **_own(game).stage(game, example))


def _own(game: Game) -> ModuleType:
    return importlib.import_module(f"tenfold.games.{game.id}.tests.examples")


def text_for(game_id: str) -> str:
    """The file that the browser loads for a game."""
    return json.dumps(baked(game_id), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> int:
    """Write, or check, the files of all games that have examples."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    only_check = parser.parse_args().check
    stale = 0
    for game_id in game_ids():
        path = WEB / game_id / "examples" / "examples.json"
        if not definitions(game_id):
            continue
        wanted = text_for(game_id)
        if not path.is_file() or path.read_text(encoding="utf-8") != wanted:
            stale += 1
            if only_check:
                print(f"{path.relative_to(ROOT)} is not current: run `make web-types`.", file=sys.stderr)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(wanted, encoding="utf-8")
    return 1 if stale and only_check else 0


if __name__ == "__main__":
    sys.exit(main())
