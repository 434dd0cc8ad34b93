"""Plays one match of a tournament; whatever goes wrong becomes a failed result."""

import hashlib
import time
from dataclasses import dataclass
from functools import cache

from tenfold.agents.win_probability import win_shares
from tenfold.arena.agent_loading import load_agent
from tenfold.arena.schedule import Job
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.registry import game_of


@dataclass(frozen=True)
class Result:
    """The result of a match; a failed one has the reason and nothing else."""

    deal: int
    number: int
    players: tuple[str, ...]
    ranking: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()
    """What each seat has of the win: winners share it, and all share it if nobody wins."""
    scores: tuple[int, ...] = ()
    moves: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    failed: str = ""


def failure(job: Job, why: str) -> Result:
    """A match that has no result."""
    return Result(job.deal, job.number, job.players, failed=why)


def run_match(job: Job) -> Result:
    """Play a match to its end; an agent that fails, or plays what is not legal, fails the match."""
    who = ""
    try:
        match = Match(game_of(job.game).with_boxes(job.boxes), len(job.players), job.secret, job.options)
        agents = []
        for seat, who in enumerate(job.players):
            warm_up(job.game, who)
            agents.append(load_agent(who, seed_of(job, seat)))
        moves, seconds = [0] * match.seats, [0.0] * match.seats
        while due := match.due:
            seat = due[0]
            who = job.players[seat]
            view = match.view(seat)
            start = time.perf_counter()
            action = agents[seat].act(view)
            seconds[seat] += time.perf_counter() - start
            moves[seat] += 1
            match.submit(seat, action, match.count(seat))
    except Exception as error:  # noqa: BLE001  (an agent may raise anything; the tournament goes on)
        what = f"{type(error).__name__}: {error}".splitlines()[0]
        return failure(job, f"{who}: {what}")
    outcome = match.outcome
    assert outcome is not None
    return Result(
        job.deal,
        job.number,
        job.players,
        ranking=outcome.ranking,
        shares=tuple(win_shares(outcome)),
        scores=tuple(int(score) for score in outcome.scores),
        moves=tuple(moves),
        seconds=tuple(round(one, 6) for one in seconds),
    )


@cache
def warm_up(game_id: str, name: str) -> None:
    """Let an agent move once for nothing: compiled code is loaded at the first call, which is no thinking."""
    game = game_of(game_id)
    match = Match(game, game.seats[0], bytes(SECRET_BYTES))
    seat = match.due[0]
    load_agent(name, 0).act(match.view(seat))


def seed_of(job: Job, seat: int) -> int:
    """The seed of an agent: of its own for each match and seat, and the same whenever it is played again."""
    words = hashlib.sha256(job.secret + f"/{job.number}/{seat}".encode()).digest()
    return int.from_bytes(words[:8], "little") >> 1
