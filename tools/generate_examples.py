"""Bake the worked examples of the rules pages: each game's `examples.json`, played by the real rules.

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
from tenfold.core.languages import languages
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of
from tenfold.families.ten_days.tests import tables as ten_days

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src" / "games"

BY_SEAT = {"others", "terrain", "tickets"}

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
        rack = ten_days.tile_numbers(game, example["rack"])
        piles = {"piles": ten_days.tile_numbers(game, example["piles"])} if "piles" in example else {}
        return {**shown, "rack": rack, "links": example["links"], **piles}
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
        yield {tag: text_of(game, tag).event(event, SPECTATOR, stage.names) for tag in languages()}


def legal_plain(game: Game, action: int) -> dict[str, Any]:
    """A legal action as the server sends it, in every language."""
    event = game.action_message(action)
    return {
        "action": game.actions.notation(action),
        "kind": game.actions.kinds[game.actions.kind_of(action)],
        "args": dict(event.args),
        "text": {tag: text_of(game, tag).action(event) for tag in languages()},
    }


def refusal(stage: Stage, move: str) -> dict[str, Any]:
    """Why a move is not legal at the beginning of an example."""
    seat = stage.first
    view = stage.game.view(stage.states, len(stage.names), seat)
    reason = stage.game.why(view, stage.game.actions.parse(move))
    said = {tag: text_of(stage.game, tag).reason(reason, seat, stage.names) for tag in languages()}
    return {"action": move, "code": reason.code, "clause": reason.clause, "sentence": said}


def stage_of(game: Game, example: Definition) -> Stage:
    """The table of an example, laid by the words of the game's own tests."""
    return STAGES[game.id](game, example)


def _tables(game_id: str, name: str) -> ModuleType:
    return importlib.import_module(f"tenfold.games.{game_id}.tests.{name}")


def _by_seat(words: Definition) -> Definition:
    """JSON has no numbers as names: what is by seat gets them back."""
    return {
        name: {int(seat): cards for seat, cards in value.items()} if name in BY_SEAT else value
        for name, value in words.items()
    }


def _tenzania(game: Game, example: Definition) -> Stage:
    tables = _tables(game.id, "tables")
    states = tables.table(**_by_seat(example["table"]))
    tables.remember_turns(states)

    def picture(state: Any, seat: int) -> dict[str, Any]:
        return {
            "table": state.table[: int(state.table_size)].tolist(),
            "value": int(state.value),
            "hand": state.hand[seat, : int(state.hand_size[seat])].tolist() if seat >= 0 else [],
            "won": state.won[: int(state.seats)].tolist(),
        }

    return Stage(game, states, example.get("names") or ["Jim", "Tim"], picture=picture)


def _ten_squares(game: Game, example: Definition) -> Stage:
    tables = _tables(game.id, "table")

    def turn(states: Any, made: int) -> Any:
        wanted = example["cards"][made : made + 1]
        return tables.turn(states, *wanted) if wanted else None

    def picture(state: Any, _seat: int) -> dict[str, Any]:
        names = ("marker", "has_reached", "card", "is_waiting", "in_pile", "pile_size")
        return {name: state[name].tolist() for name in names}

    states = tables.table(**example["table"])
    return Stage(game, states, example.get("names") or ["Jim", "Tim"], turn, picture)


def _heart_of_africa(game: Game, example: Definition) -> Stage:
    tables = _tables(game.id, "tables")
    states = tables.table(**_by_seat(example["table"]))
    tables.do(states, *example["moves"])

    def picture(state: Any, seat: int) -> dict[str, Any]:
        seats = int(state.seats)
        return {
            "seats": seats,
            "terrain": state.terrain[:seats].tolist(),
            "hand": state.hand[0].tolist(),
            "points": state.points[:seats].tolist(),
            "track": int(state.claim_track[seat]) if seat >= 0 else int(state.paid_track),
        }

    return Stage(game, states, example["names"], picture=picture, turns=False)


def _ten_days(game: Game, example: Definition) -> Stage:
    states = ten_days.table(game, **example["table"])
    length = ten_days.days(game, example["table"]["options"])

    def picture(state: Any, _seat: int) -> dict[str, Any]:
        sizes = state.pile_size.tolist()
        return {
            "rack": state.rack[0, :length].tolist(),
            "in_hand": int(state.in_hand[0]),
            "pile": [state.pile[at, :size].tolist() for at, size in enumerate(sizes)],
            "pile_size": sizes,
            "draw_size": state.draw_size.tolist(),
        }

    return Stage(game, states, ["Jim", "Tim"], picture=picture, only=example["only"], turns=False)


STAGES: dict[str, Callable[[Game, Definition], Stage]] = {
    "tenzania": _tenzania,
    "ten_squares": _ten_squares,
    "heart_of_africa": _heart_of_africa,
    "ten_days_africa": _ten_days,
    "ten_days_usa": _ten_days,
}


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
                path.write_text(wanted, encoding="utf-8")
    return 1 if stale and only_check else 0


if __name__ == "__main__":
    sys.exit(main())
