"""Puts an analysis into words, in the reader's language with the game's own reasons."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tenfold.agents.hints import rank_by_heuristic
from tenfold.analysis.match_analysis import MatchAnalysis, ReviewedDecision, TurningPoint
from tenfold.core.described_action import describe_action
from tenfold.core.match import Match
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of


@dataclass(frozen=True)
class Choice:
    """A move in words, with the reason for it."""

    action: str
    kind: str
    args: dict[str, int | str]
    text: str
    why: str


@dataclass(frozen=True)
class TurningPointText:
    """A turning point: what happened, and, where it was a mistake, what was played and what was better."""

    turn: TurningPoint
    happened: str
    loss: float = 0.0
    played: Choice | None = None
    best: Choice | None = None


def describe_turning_point(
    match: Match, found: MatchAnalysis, turn: TurningPoint, names: Sequence[str], reader: int = SPECTATOR
) -> TurningPointText:
    """A turning point, told to a reader who sat on a seat, or watched."""
    decision = next((one for one in found.decisions if one.number == turn.number), None)
    happened = describe_happening(match, turn, names, reader)
    if turn.kind != "mistake" or decision is None:
        return TurningPointText(turn, happened)
    played, best = (describe_choice(match, decision, one) for one in (decision.played, decision.best))
    return TurningPointText(turn, happened, decision.loss, played, best)


def describe_happening(match: Match, turn: TurningPoint, names: Sequence[str], reader: int) -> str:
    """What happened at a turning point: in a stretch what everybody noticed, otherwise the move itself.

    The match is over, so a choice that was hidden is told as its player knew it.
    """
    if turn.kind == "stretch":
        moves = [number for number in match.standing() if turn.first <= number <= turn.last]
        noticed = [number for number in moves if match.is_noticed(number, SPECTATOR)]
        # What follows from a move is many sentences, above all at the end.
        told = [_sentences(match, number, names, reader, reader) for number in noticed]
        return " ".join([sentences[0] for sentences in told if sentences])
    own = _sentences(match, turn.number, names, reader, reader)
    return " ".join(own or _sentences(match, turn.number, names, reader, turn.actor))


def _sentences(match: Match, number: int, names: Sequence[str], reader: int, observer: int) -> list[str]:
    """What an observer noticed of an entry, told to a reader."""
    text = text_of(match.game)
    return [text.event(event, reader, names) for event in match.events(number, observer)]


def describe_choice(match: Match, decision: ReviewedDecision, notation: str) -> Choice:
    """A move of a decision in words, with the reason that its player could have had."""
    action = match.game.actions.parse(notation)
    view = match.view_after(decision.number - 1, decision.seat)
    (reason,) = rank_by_heuristic(view, action, 1)
    move = describe_action(match.game, action)
    return Choice(move.action, move.kind, move.args, move.text, reason.why)


def review_of(
    match: Match, found: MatchAnalysis, names: Sequence[str], seats: Sequence[int]
) -> dict[str, Any]:
    """What a reader with these seats is told; turning points address their only seat, or a spectator."""
    reader = seats[0] if len(seats) == 1 else SPECTATOR
    return {
        "status": "found",
        "game": match.game.id,
        "players": list(names),
        "yours": list(seats),
        "moments": [asdict(moment) for moment in found.moments],
        "turns": [
            _plain_turn(describe_turning_point(match, found, turn, names, reader)) for turn in found.turns
        ],
        "accounts": [
            {
                **asdict(account),
                "choices": sum(one.seat == seat for one in found.decisions),
                "good": sum(one.seat == seat and one.loss == 0 for one in found.decisions),
            }
            for seat, account in enumerate(found.accounts)
        ],
        "budget": found.budget,
    }


def _plain_turn(described: TurningPointText) -> dict[str, Any]:
    plain = asdict(described)
    return {**plain["turn"], **{name: value for name, value in plain.items() if name != "turn"}}
