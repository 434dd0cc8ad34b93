"""How a match ended: scores, ranking, winners, and the clause that ended it."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Ending:
    """One way in which a match of a game can end."""

    code: str
    clause: str
    has_winners: bool = True


@dataclass(frozen=True)
class Outcome:
    """The result of one match."""

    ending: str
    clause: str
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    """Rank of each seat: 1 is the best, equal scores share a rank."""
    winners: tuple[int, ...]

    def plain(self) -> dict[str, Any]:
        """The outcome as plain data, ready for JSON."""
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()
        }


def outcome_of(ending: Ending, scores: tuple[int, ...]) -> Outcome:
    """Rank the scores; the best seats win, all of them, where the ending has winners at all."""
    ranking = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1)
    return Outcome(
        ending=ending.code,
        clause=ending.clause,
        scores=scores,
        ranking=ranking,
        winners=winners if ending.has_winners else (),
    )
