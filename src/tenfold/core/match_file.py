"""Converts matches to plain data and back: the content of a `.tenfold` file.

While a match runs, its seed belongs to the authority alone; whoever keeps such a file keeps
the secret. After the end the seed and the digests are there for everybody to check the deal.
"""

from collections.abc import Sequence
from typing import Any

from tenfold.core.errors import BadFile, BadNotation, ReplayDiverged
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES, Entry, Header
from tenfold.core.messages import title_of, translate
from tenfold.core.registry import game_of

FORMAT = 1


def match_to_plain(match: Match, players: Sequence[str] = ()) -> dict[str, Any]:
    """A match as plain data; the players are names of people or agents, a name a seat."""
    outcome = match.outcome
    return {
        "format": FORMAT,
        "game": match.header.game,
        "rules_version": match.header.rules_version,
        "seats": match.header.seats,
        "options": dict(match.header.options),
        **({"boxes": list(match.header.boxes)} if match.header.boxes else {}),
        "players": list(players),
        "commitment": match.header.commitment,
        "entries": [_plain_entry(match.game, entry) for entry in match.entries],
        "outcome": outcome.plain() if outcome else None,
        "seed": match.secret().hex(),
        "digests": [match.deal_digest, *(entry.digest for entry in match.entries)],
    }


def match_from_plain(values: Any, game: Game | None = None) -> tuple[Match, list[str]]:
    """The match and the players of plain data; damaged or foreign data is refused.

    The game is looked up by its id unless it is given.
    """
    if not isinstance(values, dict) or "format" not in values or "game" not in values:
        raise BadFile(translate("error-match-foreign"))
    if values["format"] != FORMAT:
        raise BadFile(translate("error-match-format", there=repr(values["format"]), here=FORMAT))
    if game is not None and values["game"] != game.id:
        raise BadFile(translate("error-match-other-game", title=title_of(game)))
    try:
        return _restored(values, game or game_of(str(values["game"])))
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise BadFile(translate("error-match-field", field=str(error))) from error


def _restored(values: dict[str, Any], game: Game) -> tuple[Match, list[str]]:
    game = game.with_boxes(values.get("boxes", ()))
    header = Header(
        game=game.id,
        rules_version=values["rules_version"],
        seats=values["seats"],
        options=dict(values["options"]),
        commitment=values["commitment"],
        boxes=game.boxes,
    )
    secret = bytes.fromhex(values["seed"])
    if len(secret) != SECRET_BYTES:
        raise BadFile(translate("error-match-seed"))
    digests = [str(digest) for digest in values["digests"]]
    moves = [_move(game, number, entry) for number, entry in enumerate(values["entries"], 1)]
    if len(digests) != len(moves) + 1:
        raise BadFile(translate("error-match-digests"))
    match = Match.replay(game, header, secret, moves, digests)
    outcome = match.outcome
    if values["outcome"] != (outcome.plain() if outcome else None):
        raise ReplayDiverged(len(moves), translate("error-log-outcome"))
    return match, [str(name) for name in values["players"]]


def _plain_entry(game: Game, entry: Entry) -> dict[str, Any]:
    if entry.action is None:
        return {"seat": entry.seat, "takes_back": entry.takes_back}
    return {"seat": entry.seat, "action": game.actions.notation(entry.action)}


def _move(game: Game, number: int, entry: Any) -> tuple[int, int | None, int | None]:
    seat = int(entry["seat"])
    if "takes_back" in entry:
        return seat, None, int(entry["takes_back"])
    try:
        return seat, game.actions.parse(str(entry["action"])), None
    except BadNotation as error:
        sentence = translate("error-log-notation", number=number, sentence=error.sentence)
        raise ReplayDiverged(number, sentence) from error
