"""Seats people and bots, from the command line or a saved match."""

import hashlib
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.agents import PERFECT, check_local_agent, local_agent_of
from tenfold.agents.characters import agent_name_of, characters, choose_character, require_agent
from tenfold.cli.errors import BadUsage
from tenfold.cli.messages import message
from tenfold.core.agent import Agent
from tenfold.core.game import Game
from tenfold.core.levels import CASUAL, LEARNED

BOT = "bot:"
MAX_NAME_LENGTH = 24
MIN_PEOPLE = 2


@dataclass(frozen=True)
class Player:
    """A person with or without a name, or a bot: a character or an agent."""

    name: str = ""
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody has to be asked."""
        return not self.bot


def seated(game: Game, wishes: Namespace) -> list[Player]:
    """The players in the order of their seats; wishes that do not fit are refused."""
    seats = wishes.seats if wishes.seats is not None else _seats(game, wishes)
    game.validate_options(seats)
    bots = _characters(game, _bots(wishes, seats))
    people = seats - len(bots)
    _check(wishes, seats, people, len(bots))
    names = [clean_name(name) for name in wishes.names or ()]
    if len(names) > people > 1:
        raise BadUsage(message("names-many", names=len(names), people=people))
    if len(names) > people or len(set(names)) < len(names):
        raise BadUsage(message("names-one") if len(names) > people else message("names-same"))
    names += [""] * (people - len(names))
    players = [Player(name=name) for name in names] + [Player(bot=bot) for bot in bots]
    if wishes.seat is not None:
        players.insert(wishes.seat - 1, players.pop(0))
    return players


def _characters(game: Game, asked: Sequence[str]) -> list[str]:
    """Who comes for each that was asked for; an agent that has no character, as a network, comes itself."""
    present: list[str] = []
    for name in asked:
        check_local_agent(agent_name_of(name))
        if agent_name_of(name) in {LEARNED, PERFECT}:
            require_agent(name, game.id)
        comer = choose_character(name, present)
        present.append(comer.id if comer is not None else name)
    return present


def _bots(wishes: Namespace, seats: int) -> list[str]:
    """The bots that were named; one alone takes all seats that people leave."""
    if wishes.hotseat or (wishes.bots is not None and len(wishes.bots) > 1):
        return list(wishes.bots or ())
    return list(wishes.bots or [CASUAL]) * (seats - 1)


def _seats(game: Game, wishes: Namespace) -> int:
    """As many seats as there are players named, if the game allows so few."""
    bots = len(wishes.bots or ())
    people = max(len(wishes.names or ()), MIN_PEOPLE) if wishes.hotseat else 1
    return max(people + bots, game.seats[0])


def _check(wishes: Namespace, seats: int, people: int, bots: int) -> None:
    if people < 1:
        raise BadUsage(message("bots-too-many", bots=bots, seats=seats))
    if people > 1 and not wishes.hotseat:
        raise BadUsage(message("bots-too-few", bots=bots, seats=seats))
    if wishes.seat is not None and wishes.seat not in range(1, seats + 1):
        raise BadUsage(message("no-seat", seat=wishes.seat, seats=seats))
    if wishes.seat is not None and people > 1:
        raise BadUsage(message("hotseat-seat"))


def clean_name(name: str) -> str:
    """A name that fits on a line and steers no terminal."""
    clean = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if clean.lower().startswith(BOT):
        clean = clean[len(BOT) :]
    return clean[:MAX_NAME_LENGTH].strip()


def names_of(players: Sequence[Player], person: str | None = None) -> list[str]:
    """What the players are called at this screen; a person alone is “You”, unless called otherwise."""
    person = message("you") if person is None else person
    people = [seat for seat, player in enumerate(players) if player.is_person]
    names = []
    for seat, player in enumerate(players):
        alike = [other for other, rival in enumerate(players) if rival.bot == player.bot]
        if player.name:
            names.append(player.name)
        elif player.is_person:
            names.append(person if len(people) == 1 and person else message("player", number=seat + 1))
        else:
            name = characters()[player.bot].name if player.bot in characters() else player.bot.capitalize()
            names.append(name if len(alike) == 1 else f"{name} {alike.index(seat) + 1}")
    return names


def written(players: Sequence[Player]) -> list[str]:
    """The players as a file keeps them."""
    return [player.name if player.is_person else BOT + player.bot for player in players]


def read(texts: Sequence[str], seats: int) -> list[Player]:
    """The players of a file; a seat about which it says nothing is a person's."""
    padded = [*texts, *[""] * seats][:seats]
    return [
        Player(bot=clean_name(text)) if text.startswith(BOT) else Player(name=clean_name(text))
        for text in padded
    ]


def bot_of(player: Player, secret: bytes, seat: int, entries: int) -> Agent:
    """The agent of a seat; the same match gives it the same generator."""
    words = hashlib.sha256(b"bot" + secret + bytes([seat]) + entries.to_bytes(8, "little")).digest()
    return local_agent_of(agent_name_of(player.bot), int.from_bytes(words[:8], "little") >> 1)
