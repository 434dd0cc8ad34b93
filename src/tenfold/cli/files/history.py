"""Finished games, as a server tells its guests about them, and what they add up to."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import accumulate
from typing import Any

from tenfold.cli.files.saves import read_json
from tenfold.core.errors import BadFile, TenfoldError
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.match_file import match_from_plain
from tenfold.core.paths import MATCH_SUFFIX, data_folder
from tenfold.core.registry import game_ids

BOT = "bot:"
FinishedGame = dict[str, Any]
"""A `HistoryGame` of docs/protocol.md."""


def saved_games() -> list[FinishedGame]:
    """The finished matches in the folder where the terminal saves them."""
    found = []
    for path in data_folder().glob(f"*{MATCH_SUFFIX}"):
        try:
            game = _saved_game(read_json(str(path)), int(path.stat().st_mtime))
        except (BadFile, OSError, KeyError, TypeError, ValueError, AttributeError):
            continue
        if game is not None:
            found.append({**game, "table": path.name})
    return found


def _saved_game(values: Any, ended: int) -> FinishedGame | None:
    outcome, players = values["outcome"], list(values["players"])
    if outcome is None or len(players) != len(outcome["scores"]):
        return None
    bots = [name.removeprefix(BOT) if name.startswith(BOT) else "" for name in players]
    seats = [
        {"name": name, "yours": not bot, "person": "", "bot": bot, "rank": int(rank), "score": int(score)}
        for name, bot, rank, score in zip(players, bots, outcome["ranking"], outcome["scores"], strict=True)
    ]
    _add_journey(values, seats)
    return {"game": str(values["game"]), "ended": ended, "replay": True, "seats": seats}


def _add_journey(values: Any, seats: list[dict[str, Any]]) -> None:
    """Tell the journey of a reader who won, where a game has journeys: the match is played again."""
    own = [number for number, seat in enumerate(seats) if seat["yours"]]
    game_id = str(values["game"])
    if len(own) != 1 or seats[own[0]]["rank"] > 1 or game_id not in game_ids():
        return
    game = interpreted_game_of(game_id)  # a few seconds of compiling would be more than it takes
    if game.figures is not None:
        with suppress(TenfoldError):  # rules of another version
            match, _ = match_from_plain(values, game)
            seats[own[0]] |= game.figures(match.view(own[0]))


def result_of(game: FinishedGame) -> str | None:
    """Won, lost or tied; None if all seats or none were the reader's, or several."""
    [*ranks] = (seat["rank"] for seat in game["seats"])
    [*own] = (seat["rank"] for seat in game["seats"] if seat["yours"])
    if len(own) != 1:
        return None
    if max(ranks) == 1:
        return "tied"
    return "won" if own == [1] else "lost"


def figures_of(games: Iterable[FinishedGame], level_of: Callable[[str], str | None]) -> dict[str, Any]:
    """How often the reader won, by game, level and opponent, and in a row."""
    counted = sorted((game for game in games if result_of(game)), key=lambda game: int(game["ended"]))
    wins = [int(result_of(game) == "won") for game in counted]
    runs = list(accumulate(wins, lambda run, win: (run + 1) * win, initial=0))
    by_game = _tallies(counted, wins, lambda game: [game["game"]])
    return {
        "all": {"key": "", "played": len(wins), "won": sum(wins)},
        "games": [
            {**one, "best": _best(counted, one["key"]), "journey": _longest_journey(counted, one["key"])}
            for one in by_game
        ],
        "levels": _tallies(counted, wins, lambda game: [level_of(bot) or "" for bot in _bots(game)]),
        "rivals": _tallies(counted, wins, _rivals),
        "streak": {"now": runs[-1], "longest": max(runs)},
    }


def _tallies(
    games: Sequence[FinishedGame], wins: Sequence[int], keys_of: Callable[[FinishedGame], Iterable[str]]
) -> list[dict[str, Any]]:
    keys = [{key for key in keys_of(game) if key} for game in games]
    found = [
        {
            "key": key,
            "played": sum(key in own for own in keys),
            "won": sum(win for own, win in zip(keys, wins, strict=True) if key in own),
        }
        for key in sorted(set().union(*keys))
    ]
    return sorted(found, key=lambda one: -int(str(one["played"])))


def _others(game: FinishedGame) -> list[dict[str, Any]]:
    return [seat for seat in game["seats"] if not seat["yours"]]


def _bots(game: FinishedGame) -> list[str]:
    return [seat["bot"] for seat in _others(game) if seat["bot"]]


def _rivals(game: FinishedGame) -> list[str]:
    people = [f"person:{seat['person']}" for seat in _others(game) if seat["person"] and not seat["bot"]]
    return [*(f"bot:{bot}" for bot in _bots(game)), *people]


def _best(games: Sequence[FinishedGame], game_id: str) -> int | None:
    """The most points in a game; None where a win is all that counts."""
    scores = [
        seat["score"] for game in games if game["game"] == game_id for seat in game["seats"] if seat["yours"]
    ]
    return max(scores) if max(scores) > 1 else None


def _longest_journey(games: Sequence[FinishedGame], game_id: str) -> int | None:
    """The most places on a completed journey."""
    lengths = [
        len({*seat["journey"]})
        for game in games
        for seat in game["seats"]
        if (game["game"], seat["yours"]) == (game_id, True) and "journey" in seat
    ]
    return max(lengths, default=None)
