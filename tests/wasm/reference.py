"""What native code does, written down for web/src/local/native.compare.ts to do again in WebAssembly."""

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from tenfold.agents import LEARNED, LEVELS, agent_of
from tenfold.agents.hints import suggest
from tenfold.agents.level_agent import LevelAgent
from tenfold.agents.network_agent import has_network
from tenfold.agents.search_agent import SearchAgent
from tenfold.analysis.match_analysis import TurningPoint, analyse_match
from tenfold.analysis.narration import review_of
from tenfold.core.batch import Batch
from tenfold.core.box import Box
from tenfold.core.drivers import GREEDY
from tenfold.core.errors import BadOption, Refused
from tenfold.core.game import Game, GameEvent, Reason
from tenfold.core.interpreted_game import interpreted_game_of
from tenfold.core.languages import complete_languages, use_language
from tenfold.core.levels import EXPERT
from tenfold.core.match import Match
from tenfold.core.match_file import match_to_plain
from tenfold.core.match_log import secret_of
from tenfold.core.outcome import Outcome
from tenfold.core.record import SPECTATOR, bytes_of
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of
from tenfold.core.view import View
from tenfold.core.wasm.layout import arguments_of
from tests.contract.play import boxes_for

SEED = 20_261
LANGUAGES = complete_languages()
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")
PLAYOUTS = 24
"""Of a searched decision: enough for several rounds, few enough for a gate."""
MIN_SEARCHED = 100
MIN_SEARCHED_MATCHES = 4
NOT_SEARCHED = -1
ASKED_EVERY = 9
MAX_ASKED = 12
"""After so many entries so many refusals and so much advice are compared."""
HINT_EVERY = 8
REVIEW_PLAYOUTS = 24
"""Of each decision in a review; curves have twelve worlds anyway."""
MAX_REVIEWED = (80, 40)
"""Entries of the matches that are reviewed: the first is whole where games are short."""
MAX_ENTRIES = 40
"""Of a match in which decisions are compared, so that several are begun."""


def cases_of(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats, and every choice of every option with the fewest and the most seats."""
    for seats in game.seats:
        yield seats, {}
    for option in game.options:
        for choice in option.choices:
            for seats in sorted({game.seats[0], game.seats[-1]}):
                if choice != option.default and _fits(game, seats, {option.name: choice}):
                    yield seats, {option.name: choice}


def _fits(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.validate_options(seats, options)
    except BadOption:
        return False
    return True


def write_reference(folder: Path, matches: int, greedy: int, interpreted: int, told_every: int = 1) -> None:
    """Write GAME.json and GAME.bin for every game: at least so many matches of each kind.

    Python itself plays `interpreted` of them, too, if any at least one of each kind. What is told of a whole
    match, with refusals and advice, takes longest: of one case in so many.
    """
    for game_id in game_ids():
        game = game_of(game_id)
        blobs: list[bytes] = []
        cases = [
            case
            for policy, count in (("uniform", matches), ("greedy", greedy))
            for case in _played(game, policy, count, interpreted if policy == "uniform" else 0, blobs)
        ]
        facts = {
            "game": game_id,
            "seed": SEED,
            "playouts": PLAYOUTS,
            "names": NAMES,
            "cases": cases,
            "searched": _searched(game),
            "takeBacks": _take_backs(game),
            "texts": {tag: _action_texts(game, tag) for tag in LANGUAGES},
            "companions": [
                _companions(game, number, *case)
                for number, case in enumerate(_told_cases(game))
                if number % told_every == 0
            ],
            "reviews": [_review(game, number) for number in range(len(MAX_REVIEWED))],
            "levels": [_level_match(game, number) for number in range(max(len(game.seats), len(LEVELS)))],
        }
        (folder / f"{game_id}.json").write_text(json.dumps(facts), encoding="utf-8")
        (folder / f"{game_id}.bin").write_bytes(b"".join(blobs))


def _played(
    game: Game, policy: str, matches: int, interpreted: int, blobs: list[bytes]
) -> Iterator[dict[str, Any]]:
    """Whole matches, shared out evenly to all cases; the states at their ends are appended to `blobs`."""
    cases = list(cases_of(game))
    count = -(-matches // len(cases))
    for number, (seats, options) in enumerate(cases):
        boxes = boxes_for(game, number)
        batch = Batch(game.with_boxes(boxes), seats, count, options)
        plies = batch.play([GREEDY] * seats if policy == "greedy" else None, seed=SEED)
        states = bytes_of(batch.states)
        if share := -(-interpreted // len(cases)):
            _check_interpreted(game, boxes, seats, options, states[:share])
        yield {
            "policy": policy,
            "seats": seats,
            "options": options,
            "boxes": boxes,
            "count": count,
            "plies": plies,
        }
        blobs.append(states.tobytes())


def _check_interpreted(
    game: Game, boxes: list[Box], seats: int, options: dict[str, str], wanted: Any
) -> None:
    """The first matches of a case end with the same bytes when Python itself plays them."""
    batch = Batch(interpreted_game_of(game.id).with_boxes(boxes), seats, len(wanted), options)
    batch.play(seed=SEED)
    assert (bytes_of(batch.states) == wanted).all(), f"{game.id}, {seats} seats, {options}: interpreted"


def _searched(game: Game) -> dict[str, Any]:
    """Matches of searching bots, every other one late in a game, until enough decisions were searched."""
    assert game.search_model is not None
    level = replace(game.search_model.levels[EXPERT], playouts=PLAYOUTS, solves=False)
    matches: list[dict[str, Any]] = []
    searched = 0
    while searched < MIN_SEARCHED or len(matches) < MIN_SEARCHED_MATCHES:
        number = len(matches)
        match = Match(game, game.seats[number % len(game.seats)], secret_of("wasm", game.id, number))
        agents = [SearchAgent(1000 * number + seat) for seat in range(match.seats)]
        moves = _opening(match) if number % 2 else []
        last = len(moves) + MAX_ENTRIES
        while match.due and len(match.entries) < last:
            seat = match.due[0]
            decision = agents[seat].decide(match.view(seat), level)
            match.submit(seat, decision.action, match.count(seat))
            moves.append([seat, decision.action, decision.playouts])
            searched += decision.playouts > 0
        matches.append(_told(match, moves))
    return {"level": asdict(level), "matches": matches}


def _opening(match: Match) -> list[list[int]]:
    """Plays what greedy bots do in the first two thirds of a whole game; nothing of it is searched."""
    game, agents = match.game, [agent_of("greedy", seat) for seat in range(match.seats)]
    whole = Match(game, match.seats, match.secret())
    moves = []
    while whole.due:
        seat = whole.due[0]
        action = agents[seat].act(whole.view(seat))
        whole.submit(seat, action, whole.count(seat))
        moves.append([seat, action, NOT_SEARCHED])
    opening = moves[: 2 * len(moves) // 3]
    for seat, action, _ in opening:
        match.submit(seat, action, match.count(seat))
    return opening


def _take_backs(game: Game) -> dict[str, Any]:
    """A random match in which every other move is taken back at once where that is allowed."""
    match = Match(game, game.seats[0], secret_of("take-backs", game.id))
    rng = random.Random(SEED)  # noqa: S311  moves of a test
    moves = []
    while match.due and len(match.entries) < 3 * MAX_ENTRIES:
        seat = rng.choice(match.due)
        action = rng.choice(match.view(seat).legal)
        number = match.submit(seat, action, match.count(seat)).number
        wish = rng.choice(["none", "none", "free", "agreed"])
        moves.append([seat, action, wish, wish != "none" and _takes_back(match, seat, number, wish)])
    return _told(match, moves)


def _takes_back(match: Match, seat: int, number: int, wish: str) -> bool:
    """Take an entry back, with or without the others' consent; whether that was allowed."""
    try:
        match.take_back(seat, number, match.count(seat), range(match.seats) if wish == "agreed" else ())
    except Refused:
        return False
    return True


def _level_match(game: Game, number: int) -> dict[str, Any]:
    """A match in which the seats play at different levels."""
    levels = [*LEVELS, *[LEARNED] * has_network(game)]
    match = Match(game, game.seats[number % len(game.seats)], secret_of("levels", game.id, number))
    names = [levels[(seat + number) % len(levels)] for seat in range(match.seats)]
    agents = [LevelAgent(10 * number + seat, name, PLAYOUTS) for seat, name in enumerate(names)]
    language = LANGUAGES[number % len(LANGUAGES)]
    moves, statuses, hints = [], [], []
    while match.due and len(match.entries) < MAX_ENTRIES:
        seat = match.due[0]
        if len(match.entries) % HINT_EVERY == 0:
            asked = levels[len(hints) % len(levels)]
            with use_language(language):
                found = suggest(asked, match.view(seat), SEED)
            hints.append([len(match.entries), seat, asked, [asdict(one) for one in found]])
        action = agents[seat].act(match.view(seat))
        statuses.append(_statuses(match, language))
        match.submit(seat, action, match.count(seat))
        moves.append([seat, action])
    statuses.append(_statuses(match, language))
    return {
        **_told(match, moves),
        "levels": names,
        "language": language,
        "statuses": statuses,
        "hints": hints,
    }


def _review(game: Game, number: int) -> dict[str, Any]:
    """A match of a bot that plays well and others that don't, given up if it's long, and its review."""
    seats = game.seats[min(number, len(game.seats) - 1)]
    match = Match(game, seats, secret_of("review", game.id, number))
    agents = [agent_of("greedy" if seat == 0 else "beginner", seat) for seat in range(seats)]
    while match.due and len(match.entries) < MAX_REVIEWED[number]:
        seat = match.due[0]
        match.submit(seat, agents[seat].act(match.view(seat)), match.count(seat))
    ranking = (1, *[2] * (seats - 1))
    ended = match.outcome or Outcome("resigned", "", (0,) * seats, ranking, (0,))
    found = analyse_match(match, REVIEW_PLAYOUTS, ended=ended)
    language = LANGUAGES[number % len(LANGUAGES)]
    own = [0] if number == 0 else []
    # A match that is long enough for a stretch of its own would take too long.
    last = len(match.entries)
    stretch = TurningPoint(last, 0, 0.4, 0.6, "stretch", actor=0, first=max(1, last - 20), last=last)
    with use_language(language):
        told = review_of(match, found, NAMES[:seats], own)
        of_stretch = review_of(match, replace(found, turns=(stretch,)), NAMES[:seats], own)
    return {
        "file": match_to_plain(match, NAMES[:seats]),
        "ended": ended.plain(),
        "budget": REVIEW_PLAYOUTS,
        "language": language,
        "seats": own,
        "found": found.plain(),
        "told": told,
        "stretches": [asdict(stretch)],
        "told_of_stretches": of_stretch["turns"],
    }


def _told_cases(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats, and every choice of every option with the fewest seats."""
    for seats, options in cases_of(game):
        if seats == game.seats[0] or not options:
            yield seats, options


def _companions(game: Game, number: int, seats: int, options: dict[str, str]) -> dict[str, Any]:
    """What every observer is told of a whole match of greedy bots; some refusals and advice on the way."""
    boxes = boxes_for(game, number)
    match = Match(game.with_boxes(boxes), seats, secret_of("companions", game.id, number), options)
    agents = [agent_of("greedy", seed) for seed in range(seats)]
    rng = random.Random(SEED + number)  # noqa: S311  moves of a test
    moves, asked = [], []
    while match.due:
        seat = rng.choice(match.due)
        view = match.view(seat)
        if len(match.entries) % ASKED_EVERY == 0:
            asked.append(_asked(view, len(match.entries), rng))
        action = agents[seat].act(view)
        match.submit(seat, action, match.count(seat))
        moves.append([seat, action])
    language = LANGUAGES[number % len(LANGUAGES)]
    text = text_of(match.game, language)
    events = [
        [
            [
                {**_plain(event), "text": text.event(event, observer, NAMES)}
                for event in match.events(entry.number, observer)
            ]
            for observer in range(SPECTATOR, seats)
        ]
        for entry in match.entries
    ]
    told = {"options": options, "boxes": boxes, "language": language, "events": events, "asked": asked}
    return {**_told(match, moves), **told}


def _asked(view: View, number: int, rng: random.Random) -> dict[str, Any]:
    """Why some actions aren't legal after an entry, and what speaks for some that are."""
    game = view.game
    assert game.advise is not None
    illegal = sorted(set(range(game.actions.count)) - set(view.legal))
    refused = rng.sample(illegal, min(MAX_ASKED, len(illegal)))
    advised = [(action, rng.randrange(-60, 60) / 4) for action in view.legal[:MAX_ASKED]]
    return {
        "number": number,
        "seat": view.observer,
        "refused": [[action, _plain(game.why(view, action))] for action in refused],
        "advised": [
            [action, worth, view.legal[0], _plain(game.advise(view, action, worth, view.legal[0]))]
            for action, worth in advised
        ],
    }


def _plain(told: GameEvent | Reason) -> dict[str, Any]:
    clause = {"clause": told.clause} if isinstance(told, Reason) else {}
    return {"code": told.code, **clause, "args": arguments_of(told.args)}


def _action_texts(game: Game, language: str) -> list[str]:
    text = text_of(game, language)
    return [text.action(game.action_message(action)) for action in range(game.actions.count)]


def _statuses(match: Match, language: str) -> list[str]:
    """The status line of a spectator and of every seat."""
    text = text_of(match.game, language)
    return [text.status(match.view(observer), NAMES) for observer in range(SPECTATOR, match.seats)]


def _told(match: Match, moves: list[list[Any]]) -> dict[str, Any]:
    digests = [match.deal_digest, *(entry.digest for entry in match.entries)]
    return {"seats": match.seats, "secret": match.secret().hex(), "moves": moves, "digests": digests}
