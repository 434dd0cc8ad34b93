"""How many views a second the server puts into words, in each language: they are compared turn by turn.

python bench/languages.py [GAME]
"""

import sys
import time

from tenfold.agents import agent_of
from tenfold.core import codec
from tenfold.core.languages import languages, read_in
from tenfold.core.log import SECRET_BYTES
from tenfold.core.match import Match
from tenfold.core.registry import game_of
from tenfold.core.text import text_of
from tenfold.server.table.frames import encode, legal_plain

PLIES = 40
ROUNDS = 12


def told(match: Match, number: int, seat: int) -> bytes:
    """What a seat is told after an entry: the view, what is legal, the status and the events, in words."""
    game = match.game
    view = match.view(seat)
    names = ("Ann", "Bob", "Cleo", "Dan", "Eva")[: match.seats]
    return encode(
        {
            "state": codec.plain(view.state, game.state),
            "legal": [legal_plain(game, action) for action in view.legal],
            "status": text_of(game).status(view, names),
            "events": [text_of(game).event(event, seat, names) for event in match.events(number, seat)],
        }
    )


def main() -> int:
    """Print views a second for each language, and how they compare with English."""
    game = game_of(sys.argv[1] if len(sys.argv) > 1 else "tenzania")
    match = Match(game, game.seats[0], bytes(SECRET_BYTES))
    bot = agent_of("greedy", 1)
    moments = []
    for ply in range(PLIES):
        if match.is_over:
            break
        seat = match.due[0]
        match.submit(seat, bot.act(match.view(seat)), match.count(seat))
        moments.append(ply + 1)
    spent = dict.fromkeys(languages(), 0.0)
    for round_number in range(ROUNDS + 1):
        for language in spent:
            with read_in(language):
                begun = time.perf_counter()
                for number in moments:
                    told(match, number, match.seats - 1)
                took = time.perf_counter() - begun
            if round_number:  # the first one reads the catalogues
                spent[language] += took
    views = len(moments) * ROUNDS
    first = next(iter(spent.values()))
    for language, seconds in spent.items():
        print(f"{game.id}  {language}  {views / seconds:8.0f} views/s  {first / seconds:.2f} × English")
    return 0


if __name__ == "__main__":
    sys.exit(main())
