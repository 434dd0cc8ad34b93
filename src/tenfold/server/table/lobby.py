"""The lobby: who sits where, and everything else about a table except its match."""

from dataclasses import dataclass, replace
from typing import Literal

from tenfold.core.text import shared_text
from tenfold.server.table import events
from tenfold.server.table.anonymize import display_names
from tenfold.server.table.clock import TimeControl

Kind = Literal["open", "person", "bot"]


@dataclass(frozen=True)
class Seat:
    kind: Kind
    name: str = ""
    guest: str | None = None
    agent: str | None = None
    character: str = ""
    avatar: str = ""
    colour: int | None = None
    """The colour that was chosen for it; None if any will do."""
    is_ready: bool = False
    is_resigned: bool = False
    has_left: bool = False
    is_overdue: bool = False
    """Whether its time for this move has run out, so that a bot plays the move."""
    is_out_of_time: bool = False
    """Whether its time has run out, so that its owner can't play it any more."""

    @property
    def is_played_by_person(self) -> bool:
        """Whether its owner decides."""
        return self.kind == "person" and not self.is_resigned and not self.is_out_of_time


OPEN = Seat("open")


@dataclass(frozen=True)
class TakeBackRequest:
    ask: int
    seat: int
    number: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Lobby:
    """Everything about a table except its match: a value that each event replaces."""

    game: str
    options: dict[str, str]
    is_public: bool
    has_hints: bool
    host: str
    seats: tuple[Seat, ...]
    has_help: bool = True
    learning: events.Learning = "off"
    pace: events.Pace = "normal"
    helper: str = ""
    """The agent that gives hints and stands in; the server's own if empty."""
    is_guide: bool = False
    is_from_device: bool = False
    """Whether the match began on a device, which knew the seed from the start."""
    """Whether its match follows the game's guide; such a table has one person and is short-lived."""
    has_started: bool = False
    rematch: str | None = None
    rematch_by: str = ""
    """The guest who wanted the rematch."""
    asks: tuple[TakeBackRequest, ...] = ()
    asked: int = 0
    """The number of the last request."""
    host_is_gone: bool = False
    """Whether the host has left an empty table: the next person to come is the host."""
    ended: str = ""
    """Why the match was ended from outside, if it was."""
    is_shared: bool = False
    """Whether everyone with the link can see the finished match."""
    is_paused: bool = False
    """Whether the match is paused: neither people nor bots can move."""
    evening: str = ""
    """The evening that the table belongs to, if any."""
    clock: TimeControl | None = None
    chat: events.Chat = "never"
    muted: frozenset[str] = frozenset()
    """The guests whom the host doesn't let write in the chat."""

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    @property
    def owners(self) -> tuple[str | None, ...]:
        return tuple(seat.guest for seat in self.seats)

    @property
    def people(self) -> tuple[str, ...]:
        """The guests that sit here, each once, in the order of their seats."""
        return tuple(dict.fromkeys(seat.guest for seat in self.seats if seat.guest is not None))

    @property
    def names(self) -> tuple[str, ...]:
        return display_names(
            [seat.name or shared_text().seat_name(number) for number, seat in enumerate(self.seats)]
        )

    @property
    def open_seats(self) -> int:
        return sum(seat.kind == "open" for seat in self.seats)

    def seats_to_consent(self, ask: TakeBackRequest) -> tuple[int, ...]:
        """The seats of the other people, who all must agree."""
        asker, seats = self.seats[ask.seat].guest, enumerate(self.seats)
        return tuple(n for n, seat in seats if seat.is_played_by_person and seat.guest != asker)

    def with_seat(self, number: int, seat: Seat) -> "Lobby":
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return replace(self, seats=seats)


def initial_lobby(event: events.TableCreated) -> Lobby:
    return Lobby(
        game=event.game,
        options=event.options,
        is_public=event.public,
        has_hints=event.hints,
        has_help=event.help,
        learning=event.learning,
        pace=event.pace,
        helper=event.helper,
        is_guide=event.guide,
        is_from_device=event.from_device,
        host=event.host,
        evening=event.evening,
        clock=event.clock,
        chat="never" if event.public or event.guide or event.from_device else event.chat,
        seats=tuple(_planned(plan) for plan in event.seats),
    )


def _planned(plan: events.SeatPlan) -> Seat:
    return Seat(
        plan.kind,
        plan.name,
        plan.guest,
        plan.agent,
        plan.character,
        plan.avatar,
        plan.colour,
        is_ready=plan.ready,
    )


def reduce(lobby: Lobby, event: events.AnyEvent, *, is_noticed: bool = True) -> Lobby:
    """The lobby after an event; only an entry that everyone notices ends an open request."""
    match event:
        case events.SeatTaken(seat, guest, name, avatar, colour):
            taken = Seat("person", name, guest, avatar=avatar, colour=colour)
            return _reassign_host(lobby.with_seat(seat, taken), guest)
        case events.SeatVacated(seat):
            return _ensure_host(lobby.with_seat(seat, OPEN), lobby.seats[seat].guest)
        case events.BotSeated(seat, agent, name, character):
            return lobby.with_seat(seat, Seat("bot", name, agent=agent, character=character))
        case events.SeatsResized(count):
            return replace(lobby, seats=resized(lobby.seats, count))
        case events.MatchStarted():
            return replace(lobby, has_started=True)
        case events.EntryAdded(seat):
            return _after_move(lobby, seat) if is_noticed else lobby
        case events.TimedOut(seat):
            return _after_timeout(lobby, seat)
        case events.PlayerRemoved(seat, agent):
            gone = lobby.seats[seat]
            taken_over = replace(gone, kind="bot", guest=None, agent=agent, has_left=False, avatar="")
            return _ensure_host(replace(lobby.with_seat(seat, taken_over), asks=()), gone.guest)
        case events.PlayerResigned(seat):
            asks = tuple(ask for ask in lobby.asks if ask.seat != seat)
            resigned = replace(lobby.seats[seat], is_resigned=True)
            return replace(lobby.with_seat(seat, resigned), asks=asks)
        case _:
            return _with_settings(lobby, event)


def _without_guest(lobby: Lobby, event: events.GuestErased) -> Lobby:
    """Without an erased guest: their seat is open before the match, a bot's during it, no one's after it."""

    def left(seat: Seat) -> Seat:
        if seat.guest != event.guest:
            return seat
        if not lobby.has_started:
            return OPEN
        kind: Kind = "bot" if event.agent else seat.kind
        return replace(seat, kind=kind, guest=None, agent=event.agent or None, has_left=True, avatar="")

    seats = tuple(left(seat) for seat in lobby.seats)
    gone = _ensure_host(replace(lobby, seats=seats, asks=()), event.guest)
    return replace(gone, host_is_gone=lobby.host_is_gone or gone.host == event.guest)


def _after_move(lobby: Lobby, seat: int) -> Lobby:
    """After a move that everyone noticed, requests lapse and its seat isn't overdue any more."""
    if lobby.seats[seat].is_overdue:
        lobby = lobby.with_seat(seat, replace(lobby.seats[seat], is_overdue=False))
    return replace(lobby, asks=()) if lobby.asks else lobby


def _after_timeout(lobby: Lobby, seat: int) -> Lobby:
    """As the table chose: a bot plays the move, or the rest of the match, or the seat has lost."""
    assert lobby.clock is not None
    late = lobby.seats[seat]
    if lobby.clock.then == "move":
        return lobby.with_seat(seat, replace(late, is_overdue=True))
    asks = tuple(ask for ask in lobby.asks if ask.seat != seat)
    out = replace(late, is_out_of_time=True, is_resigned=late.is_resigned or lobby.clock.then == "lost")
    return replace(lobby.with_seat(seat, out), asks=asks)


def resized(seats: tuple[Seat, ...], count: int) -> tuple[Seat, ...]:
    """As many seats as wanted: open ones are added at the end, and the last open ones go."""
    if count >= len(seats):
        return (*seats, *[OPEN] * (count - len(seats)))
    is_open = [number for number, seat in enumerate(seats) if seat.kind == "open"]
    gone = is_open[count - len(seats) :]
    return tuple(seat for number, seat in enumerate(seats) if number not in gone)


def _with_settings(lobby: Lobby, event: events.AnyEvent) -> Lobby:
    """Changes that concern the whole table: its settings, its end, and its one request to take back."""
    match event:
        case events.TakeBackRequested(ask, seat, number):
            return replace(lobby, asks=(TakeBackRequest(ask, seat, number),), asked=ask)
        case events.TakeBackApproved(ask, seat):
            asks = [replace(a, agreed=(*a.agreed, seat)) if a.ask == ask else a for a in lobby.asks]
            return replace(lobby, asks=tuple(asks))
        case events.TakeBackDeclined(ask):
            return replace(lobby, asks=tuple(one for one in lobby.asks if one.ask != ask))
        case events.RematchCreated(table, guest):
            return replace(lobby, rematch=table, rematch_by=guest)
        case events.MatchClosed(why):
            return replace(lobby, ended=why)
        case events.SharingSet(yes):
            return replace(lobby, is_shared=yes)
        case events.PaceSet(pace):
            return replace(lobby, pace=pace)
        case events.PauseSet(yes):
            return replace(lobby, is_paused=yes)
        case events.HintsSet(yes):
            return replace(lobby, has_hints=yes)
        case _:
            return _with_player_changed(_with_chat(lobby, event), event)


def _with_chat(lobby: Lobby, event: events.AnyEvent) -> Lobby:
    match event:
        case events.ChatSet(yes):
            return replace(lobby, chat="on" if yes else "off")
        case events.PlayerMuted(guest, yes):
            return replace(lobby, muted=lobby.muted | {guest} if yes else lobby.muted - {guest})
        case _:
            return lobby


def _with_player_changed(lobby: Lobby, event: events.AnyEvent) -> Lobby:
    match event:
        case events.GuestErased():
            return _without_guest(lobby, event)
        case events.ReadySet(guest, yes):
            seats = [replace(s, is_ready=yes) if s.guest == guest else s for s in lobby.seats]
        case events.PlayerRenamed(_, names, avatar, colour):
            seats = [
                replace(s, name=names[n], avatar=avatar, colour=colour) if n in names else s
                for n, s in enumerate(lobby.seats)
            ]
        case events.PlayerLeft(guest):
            seats = [replace(s, has_left=True) if s.guest == guest else s for s in lobby.seats]
        case events.PlayerReturned(guest):
            seats = [replace(s, has_left=False) if s.guest == guest else s for s in lobby.seats]
        case _:
            return lobby
    changed = replace(lobby, seats=tuple(seats))
    if isinstance(event, events.PlayerLeft):
        handed_over = _ensure_host(changed, event.guest)
        return replace(handed_over, host_is_gone=handed_over.host == event.guest)
    return _reassign_host(changed, event.guest) if isinstance(event, events.PlayerReturned) else changed


def _ensure_host(lobby: Lobby, gone: str | None) -> Lobby:
    """If the host has gone, the next person who's still here is the host."""
    here = {seat.guest for seat in lobby.seats if seat.guest and not seat.has_left}
    if gone != lobby.host or lobby.host in here:
        return lobby
    heir = next((guest for guest in lobby.people if guest in here), None)
    return lobby if heir is None else replace(lobby, host=heir)


def _reassign_host(lobby: Lobby, comer: str) -> Lobby:
    """The first person to come after the host has gone is the host."""
    return replace(lobby, host=comer, host_is_gone=False) if lobby.host_is_gone else lobby
