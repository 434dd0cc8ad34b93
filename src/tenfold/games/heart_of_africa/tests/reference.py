"""A reference scorer that reads a finished state as plain data and shares no code with the rules."""

import tomllib
from pathlib import Path
from typing import Any

FILE: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent.parent / "data" / "board.toml").read_text("utf-8")
)
STOPS = {place["id"]: {stop["id"] for stop in place["stops"]} for place in FILE["place"]}
DEAD_ENDS = {stop["id"] for place in FILE["place"] if place["dead_end"] for stop in place["stops"]}
DECK = [[*ticket["between"], ticket["points"]] for ticket in FILE["ticket"]]
VALUE = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}


def score(
    seats: int,
    owner: list[int],
    points: list[int],
    tickets: list[list[int]],
    deck: list[list[Any]] = DECK,
) -> dict[str, list[int]]:
    """Scores, points from tickets, done tickets, Globetrotters and ranks, from who owns and holds what."""
    totals, done, sums = [], [], []
    for seat in range(seats):
        own = [track for track, who in enumerate(owner) if who == seat]
        for track in own:
            assert points[track] in {value * VALUE[FILE["track"][track]["length"]] for value in (1, 2)}
        claims = sum(points[track] for track in own)
        worth = fulfilled = 0
        for number, held in enumerate(tickets[seat]):
            if held:
                first, second, value = deck[number]
                is_done = joined(own, first, second)
                fulfilled += is_done
                worth += value if is_done else -value
        totals.append(claims + worth)
        sums.append(worth)
        done.append(fulfilled)
    most = max(done)
    trotters = [seat for seat in range(seats) if done[seat] == most and most]
    totals = [total + 10 * (seat in trotters) for seat, total in enumerate(totals)]
    better = [
        1 + sum((-totals[o], -done[o]) < (-totals[seat], -done[seat]) for o in range(seats))
        for seat in range(seats)
    ]
    return {"scores": totals, "tickets": sums, "done": done, "globetrotters": trotters, "ranking": better}


def joined(own: list[int], first: str, second: str) -> bool:
    """Whether a search over own tracks leads from some end of a place to some end of another."""
    roads: dict[str, set[str]] = {}
    for track in own:
        one, other = FILE["track"][track]["between"]
        roads.setdefault(one, set()).add(other)
        roads.setdefault(other, set()).add(one)
    starts, goals = STOPS[first], STOPS[second]
    seen, todo = set(starts), list(starts)
    while todo:
        stop = todo.pop()
        if stop in goals:
            return True
        if stop in DEAD_ENDS and stop not in starts:
            continue
        for neighbour in roads.get(stop, ()):
            if neighbour not in seen:
                seen.add(neighbour)
                todo.append(neighbour)
    return False
