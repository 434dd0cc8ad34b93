"""How many views a second of processor time the server puts into words, in each language, compared by turns.

python bench/translation.py [--least RATIO] [GAME …]

With --least it fails if a language makes fewer views a second than that part of the English ones.
"""

import argparse
import math
import sys
import time

from tenfold.agents import agent_of
from tenfold.core import codec
from tenfold.core.languages import languages, use_language
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.registry import game_of
from tenfold.core.text import text_of
from tenfold.server.table.frames import encode, legal_json

PLIES = 40
ROUNDS = 40
"""The best one counts: whatever else the machine does makes others slower."""


def told(match: Match, number: int, seat: int) -> bytes:
    """What a seat is told after an entry: the view, what is legal, the status and the events, in words."""
    game = match.game
    view = match.view(seat)
    names = ("Ann", "Bob", "Cleo", "Dan", "Eva")[: match.seats]
    return encode(
        {
            "state": codec.plain(view.state, game.state),
            "legal": [legal_json(game, action) for action in view.legal],
            "status": text_of(game).status(view, names),
            "events": [text_of(game).event(event, seat, names) for event in match.events(number, seat)],
        }
    )


def main() -> int:
    """Print views a second for each language, and how they compare with English."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--least", type=float, default=0.0, metavar="RATIO")
    parser.add_argument("games", nargs="*", default=["tenzania"], metavar="GAME")
    chosen = parser.parse_args()
    slowest = min(ratio for game_id in chosen.games for ratio in compared(game_id))
    return 0 if slowest >= chosen.least else 1


def compared(game_id: str) -> list[float]:
    """How many views of a game each language makes a second, as a part of the English ones."""
    game = game_of(game_id)
    match = Match(game, game.seats[0], bytes(SECRET_BYTES))
    bot = agent_of("greedy", 1)
    moments = []
    for ply in range(PLIES):
        if match.is_over:
            break
        seat = match.due[0]
        match.submit(seat, bot.act(match.view(seat)), match.count(seat))
        moments.append(ply + 1)
    spent = dict.fromkeys(languages(), math.inf)
    for round_number in range(ROUNDS + 1):
        for language in spent:
            with use_language(language):
                begun = time.process_time()
                for number in moments:
                    told(match, number, match.seats - 1)
                took = time.process_time() - begun
            if round_number:  # the first one reads the catalogues
                spent[language] = min(spent[language], took)
    views = len(moments)
    first = next(iter(spent.values()))
    for language, seconds in spent.items():
        print(f"{game.id}  {language}  {views / seconds:8.0f} views/s  {first / seconds:.2f} × English")
    return [first / seconds for seconds in spent.values()]


if __name__ == "__main__":
    sys.exit(main())
