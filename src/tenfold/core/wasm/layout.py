"""What a page needs to know about a game besides its module, as a TypeScript file."""

import json
from dataclasses import asdict
from itertools import product
from typing import Any

from tenfold.core.cache import PACKAGE
from tenfold.core.game import BEGINS, Game
from tenfold.core.levels import PLAIN_LEVELS
from tenfold.core.phrase import Arguments, Listed, Phrase
from tenfold.core.text import COMMON

HEAD = """// Written by `python -m tenfold.core.wasm` from the game's sources; git ignores it.
import type { GameFacts } from '../facts';
"""


def typescript_of(game: Game) -> str:
    """The file of one game, a line for each fact."""
    lines = [
        f"  {name}: {json.dumps(value, ensure_ascii=False, separators=(',', ':'))},"
        for name, value in facts_of(game).items()
    ]
    return "\n".join([HEAD, "const facts: GameFacts = {", *lines, "};", "export default facts;", ""])


def facts_of(game: Game) -> dict[str, Any]:
    """Sizes, fields, options, actions and levels, as web/src/local/facts.ts declares them."""
    model = game.search_model
    levels = model.levels if model else PLAIN_LEVELS
    return {
        "id": game.id,
        "rulesVersion": game.rules_version,
        "seats": [game.seats[0], game.seats[-1]],
        "maxLegal": game.rules.max_legal,
        "maxEntries": game.max_entries,
        "recordBytes": game.state.dtype.itemsize,
        "fields": [_field(game, name) for name in game.state.fields],
        "options": [asdict(option) for option in game.options],
        "conflicts": conflicts_of(game),
        "catalogues": [path.parent.relative_to(PACKAGE).as_posix() for path in (COMMON, *game.catalogues)],
        "endings": [
            {"code": ending.code, "clause": ending.clause, "hasWinners": ending.has_winners}
            for ending in game.endings
        ],
        "kinds": game.actions.kinds,
        "completing": game.completing,
        "actions": [_action(game, action) for action in range(game.actions.count)],
        "levels": {
            name: {_camel(part): value for part, value in asdict(level).items()}
            for name, level in levels.items()
        },
        "encoder": {"size": game.encoder.size, "categories": game.encoder.categories},
        "search": {
            "opponentWeight": model.opponent_weight,
            "searchesSimultaneous": model.searches_simultaneous,
            "logitScale": model.logit_scale,
            "oddsRoot": model.odds_root,
            "curveWorlds": model.curve_worlds,
        }
        if model
        else None,
    }


def conflicts_of(game: Game) -> list[tuple[int, str, str]]:
    """Choices that don't go with a number of seats: all that `option_conflict` refuses."""
    options = [option for option in game.options if option.name != BEGINS]
    found = []
    for seats in game.seats:
        combinations = [
            dict(zip([option.name for option in options], choices, strict=True))
            for choices in product(*(option.choices for option in options))
        ]
        refused = [chosen for chosen in combinations if game.option_conflict(seats, chosen) is not None]
        guilty = [
            (option.name, choice)
            for option in options
            for choice in option.choices
            if all(chosen in refused for chosen in combinations if chosen[option.name] == choice)
        ]
        assert all(any(chosen[name] == choice for name, choice in guilty) for chosen in refused), (
            f"{game.id}: pages can't tell apart options that conflict only together."
        )
        found += [(seats, name, choice) for name, choice in guilty]
    return found


def _field(game: Game, name: str) -> dict[str, Any]:
    field, places = game.state.fields[name], game.state.dtype.fields
    assert places is not None
    return {
        "name": name,
        "offset": places[name][1],
        "type": field.dtype,
        "shape": field.shape,
        "seenBy": field.seen_by,
        "isDerived": field.is_derived,
        **({"length": field.length} if field.length else {}),
        **({"standard": field.standard} if field.standard is not None else {}),
    }


def _action(game: Game, action: int) -> list[Any]:
    """Notation, kind, whether it is secret, and its message."""
    message = game.action_message(action)
    return [
        game.actions.notation(action),
        int(game.actions.kind_of(action)),
        int(game.actions.is_secret(action)),
        message.code,
        arguments_of(message.args),
    ]


def arguments_of(args: Arguments) -> dict[str, Any]:
    """Arguments of a sentence as facts.ts declares them."""
    return {name: _argument(arg) for name, arg in args.items()}


def _argument(arg: int | str) -> Any:
    """Phrases and lists keep their parts, because every language words them itself."""
    if isinstance(arg, Phrase):
        return {"plain": str(arg), "term": arg.code, "args": arguments_of(arg.args)}
    if isinstance(arg, Listed):
        return {"plain": str(arg), "items": [_argument(item) for item in arg.items], "join": arg.conjunction}
    return arg


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)
