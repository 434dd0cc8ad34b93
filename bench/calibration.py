"""Whether the win chances of a game review come true: predicted against observed, by tenths.

    PYTHONPATH=src python3 bench/calibration.py heart_of_africa --matches 2000 --agents expert expert

Matches of bots are played with new deals. At a few moments of each one, the chances that a review would draw
in its curve are compared with who won in the end. Prints a row for each tenth of the predictions, the
log-loss, and that of even chances beside it. `--draw` draws what bench/results/calibration.json has.
"""

import argparse
import json
import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tenfold.agents import agent_of
from tenfold.agents.win_probability import win_shares
from tenfold.analysis.match_analysis import Curve
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_of

RESULTS = Path(__file__).parent / "results" / "calibration.json"
PICTURE = Path(__file__).resolve().parents[1] / "docs/images/calibration.svg"
COLOURS = ("#2f5fd0", "#b4541a", "#1d6f6b", "#8b3f8f", "#6b6b2a", "#5b6070")
INK, PAPER, GRID = "#24242c", "#fbfaf6", "#dcd8cc"
MOMENTS = 4
"""Moments of each match, evenly spread."""
MIN_CHANCE = 0.01
"""Log-loss takes chances for no less than this."""


class Prediction(NamedTuple):
    """A chance at some moment, and what came of it."""

    chance: float
    share: float


def predictions(game_id: str, agents: tuple[str, ...], worlds: int, number: int) -> list[Prediction]:
    """The chances of all seats at some moments of one match."""
    match = Match(game_of(game_id), len(agents), secret_of("calibration", game_id, number))
    bots = [agent_of(name, 100 * number + seat) for seat, name in enumerate(agents)]
    while match.due:
        seat = match.due[0]
        match.submit(seat, bots[seat].act(match.view(seat)), match.count(seat))
    assert match.outcome is not None
    shares = win_shares(match.outcome)
    found = []
    for part in range(MOMENTS):
        moment = (2 * part + 1) * len(match.entries) // (2 * MOMENTS)
        if len(match.view_after(moment, 0).due) == 1:
            chances = Curve(match, worlds, number).estimate(moment).chances
            found += [Prediction(chance, share) for chance, share in zip(chances, shares, strict=True)]
    return found


def rows(found: list[Prediction]) -> Iterator[tuple[str, int, float, float]]:
    """Each tenth of the predictions: which, how many, the mean prediction, and the share that won."""
    chances = np.array([one.chance for one in found])
    shares = np.array([one.share for one in found])
    for tenth in range(10):
        inside = np.minimum(9, (chances * 10).astype(int)) == tenth
        if inside.any():
            yield (
                f"{10 * tenth}–{10 * tenth + 10}%",
                int(inside.sum()),
                float(chances[inside].mean()),
                float(shares[inside].mean()),
            )


def draw() -> None:
    """A picture of the results that are kept: the nearer to the diagonal, the truer the chances."""
    table = json.loads(RESULTS.read_text(encoding="utf-8"))["tables"][0]
    parts = []
    for number, name in enumerate(table["columns"][1:]):
        cells = [row[number + 1].split() for row in table["rows"] if row[number + 1]]
        points = [(float(cell[0].rstrip("%")), float(cell[2].rstrip("%"))) for cell in cells]
        places = " ".join(f"{40 + 4 * shown:.1f},{440 - 4 * won:.1f}" for shown, won in points)
        colour, y = COLOURS[number], 40 + 24 * number
        parts.append(
            f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
            f'<path d="M470 {y - 5}h24" stroke="{colour}" stroke-width="2.5"/>'
            f'<text x="502" y="{y}">{name}</text>'
        )
    grid = "".join(
        f'<path d="M40 {440 - 4 * at}h400M{40 + 4 * at} 40v400" stroke="{GRID}"/>'
        f'<text x="34" y="{445 - 4 * at}" text-anchor="end">{at}</text>'
        f'<text x="{40 + 4 * at}" y="460" text-anchor="middle">{at}</text>'
        for at in (0, 25, 50, 75, 100)
    )
    PICTURE.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 500" font-family="sans-serif" '
        f'font-size="13" fill="{INK}"><rect width="720" height="500" rx="12" fill="{PAPER}"/>{grid}'
        f'<path d="M40 440L440 40" stroke="{INK}" stroke-dasharray="4 4"/>{"".join(parts)}'
        f'<text x="240" y="485" text-anchor="middle">Chance shown, %</text>'
        f'<text x="470" y="{440}">Up: share that won, %</text></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    """Play, predict and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--agents", nargs="+", default=["greedy", "greedy"])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--draw", action="store_true")
    chosen = parser.parse_args()
    if chosen.draw:
        draw()
    if not chosen.game:
        return
    play = partial(predictions, chosen.game, tuple(chosen.agents), chosen.worlds)
    with ProcessPoolExecutor(chosen.processes) as pool:
        found = [one for some in pool.map(play, range(chosen.matches), chunksize=10) for one in some]
    for name, count, predicted, observed in rows(found):
        print(f"{name:>8}  {count:6}  predicted {100 * predicted:5.1f}%  won {100 * observed:5.1f}%")
    loss = -sum(one.share * math.log(max(MIN_CHANCE, one.chance)) for one in found)
    seats = len(chosen.agents)
    moments = len(found) // seats
    print(f"log-loss {loss / moments:.4f}, even chances {math.log(seats):.4f}, {moments} moments")


if __name__ == "__main__":
    main()
