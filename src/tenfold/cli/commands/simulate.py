"""`tenfold simulate`: let bots play matches and optionally save them; the same seed gives the same files."""

import argparse
import re
import secrets
from collections.abc import Sequence
from pathlib import Path

from tenfold.agents import check_local_agent
from tenfold.agents.characters import agent_name_of
from tenfold.cli.commands.simulate_gpu import Tally, simulate_on_gpu
from tenfold.cli.compiling.warmup import steps_for, warm_up
from tenfold.cli.errors import OK, BadUsage
from tenfold.cli.files.saves import game_with_boxes, make_folder, write
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import screen_of
from tenfold.cli.table.players import Player, bot_of, written
from tenfold.core.game import Game
from tenfold.core.gpu import CPU
from tenfold.core.match import Match
from tenfold.core.match_file import match_to_plain
from tenfold.core.match_log import secret_of
from tenfold.core.messages import title_of
from tenfold.core.paths import MATCH_SUFFIX


def run(arguments: argparse.Namespace) -> int:
    """Play the matches and say how they went."""
    game = game_with_boxes(arguments.game, arguments.box)
    agents = _agents(game, arguments.seats, arguments.agents)
    options = game.validate_options(len(agents), dict(arguments.option))
    if arguments.matches < 1:
        raise BadUsage(message("simulate-none"))
    seed = arguments.seed if arguments.seed is not None else str(secrets.randbelow(10**9))
    if arguments.device != CPU:
        return simulate_on_gpu(arguments, game, agents, options, seed)
    players = [Player(bot=agent) for agent in agents]
    folder = make_folder(Path(arguments.out)) if arguments.out is not None else None
    screen = screen_of()
    warm_up(game, screen, *steps_for(agents))
    tally, moves = Tally(game, agents), 0
    with screen.working(message("simulate-playing", game=title_of(game))) as tell:
        for number in range(1, arguments.matches + 1):
            match = played(game, players, options, seed, number)
            if folder is not None:
                write(folder / _file_name(game, seed, number), match_to_plain(match, written(players)))
            assert match.outcome is not None
            tally.add(match.outcome.winners)
            tally.points += match.outcome.scores
            tally.matches, moves = number, moves + len(match.entries)
            tell(f"{number} / {arguments.matches}")
    tally.print(screen, moves / tally.matches)
    kept = message("simulate-kept", folder=str(folder)) if folder is not None else ""
    screen.say(f"{message('simulate-seed', seed=seed)} {kept}".rstrip())
    return OK


def played(game: Game, players: Sequence[Player], options: dict[str, str], seed: str, number: int) -> Match:
    """One whole match of bots."""
    secret = secret_of(seed, game.id, number)
    match = Match(game, len(players), secret, options)
    bots = [bot_of(player, secret, seat, 0) for seat, player in enumerate(players)]
    while due := match.due:
        seat = due[0]
        match.submit(seat, bots[seat].act(match.view(seat)), match.count(seat))
    return match


def _agents(game: Game, seats: int | None, agents: Sequence[str] | None) -> list[str]:
    """An agent a seat; one alone sits everywhere."""
    named = list(agents or ["random"])
    count = seats if seats is not None else max(len(named), game.seats[0])
    if len(named) == 1:
        named *= count
    if len(named) != count:
        raise BadUsage(message("simulate-agents", agents=len(named), seats=count))
    for name in named:
        check_local_agent(agent_name_of(name))
    return named


def _file_name(game: Game, seed: str, number: int) -> str:
    clean_seed = re.sub(r"[^A-Za-z0-9_-]+", "_", seed)[:40]
    return f"{game.id}-{clean_seed}-{number:05}{MATCH_SUFFIX}"
