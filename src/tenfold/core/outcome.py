"""Outcomes of matches: scores, ranking, winners, and the clause that ended the match."""

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
    """Rank of each seat: 1 is the best; equal scores share a rank, unless the game breaks ties."""
    winners: tuple[int, ...]

    def plain(self) -> dict[str, Any]:
        """The outcome as plain data, ready for JSON."""
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()
        }


def outcome_of(ending: Ending, scores: tuple[int, ...], breaks: tuple[int, ...] = ()) -> Outcome:
    """Rank the scores, equal ones by what breaks ties; the best seats win, where the ending has winners."""
    results = tuple(zip(scores, breaks or (0,) * len(scores), strict=True))
    ranking = tuple(1 + sum(other > result for other in results) for result in results)
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1)
    return Outcome(
        ending=ending.code,
        clause=ending.clause,
        scores=scores,
        ranking=ranking,
        winners=winners if ending.has_winners else (),
    )
