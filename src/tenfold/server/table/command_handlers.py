"""Command handlers: decide which events a command makes at a table, or refuse it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tenfold.agents.characters import agent_name_of, choose_character, require_agent
from tenfold.core.errors import CannotTakeBack, MatchOver, NoSuchSeat, NotDue, StaleAction
from tenfold.core.match import Match
from tenfold.core.messages import translate
from tenfold.core.text import text_of
from tenfold.server.display_names import distinct_name
from tenfold.server.errors import NotTheStep, Unavailable
from tenfold.server.looks import Look, free_colour
from tenfold.server.messages import message
from tenfold.server.table import commands, events
from tenfold.server.table.events import AnyEvent
from tenfold.server.table.lobby import Seat
from tenfold.server.table.table import Table

MAX_REPEATABLE = 500
"""How often the settings and seats of a table can change, which keeps logs bounded."""
REPEATABLE = (
    events.PaceSet,
    events.HintsSet,
    events.ChatSet,
    events.PlayerMuted,
    events.PauseSet,
    events.ReadySet,
    events.SharingSet,
    events.SeatTaken,
    events.BotSeated,
    events.SeatsResized,
)
"""Events that can follow one another without an end."""


@dataclass(frozen=True)
class Decision:
    """The events of a command, and what its answer says besides."""

    events: tuple[AnyEvent, ...] = ()
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Requester:
    guest: str
    look: Look
    stand_in: str
    """The agent that takes over where a person leaves."""


def decide(
    trial: Table, requester: Requester, command: commands.AnyCommand, now: int | None = None
) -> Decision:
    """Apply a command to a fork of its table, or refuse it.

    A handler refuses what the table doesn't allow; then the match refuses what the rules don't allow, when
    the event is applied to the fork. A fork that refused is thrown away.
    """
    decision = _HANDLERS[type(command)](trial, requester, command)
    if not decision.events:
        return decision
    if isinstance(decision.events[0], REPEATABLE) and _count_repeatable(trial) >= MAX_REPEATABLE:
        raise Unavailable("too-many-changes")
    recorded = tuple(_record(trial, event, now) for event in decision.events)
    fields = decision.fields
    if isinstance(recorded[-1], events.EntryAdded):
        fields = {**fields, "number": trial.position(requester.guest).entries}
    return Decision(recorded, fields)


def _count_repeatable(table: Table) -> int:
    return sum(isinstance(event, REPEATABLE) for event in table.events)


def _record(trial: Table, event: AnyEvent, now: int | None) -> AnyEvent:
    """Apply one event of a command to the fork.

    Of several actions sent as one, only the last may reveal something. Otherwise a refusal of what follows
    would show for free what the player may see only by playing.
    """
    if isinstance(event, events.EntryAdded) and event.joined and trial.match is not None:
        last = trial.match.entries[-1]
        if last.used_chance or trial.revealed_information(last.number):
            assert last.action is not None
            raise Unavailable("shows-something", action=trial.game.actions.notation(last.action))
    return trial.record(event, now)


def _act(table: Table, requester: Requester, command: commands.Act | commands.ActAll) -> Decision:
    """One action, or several as one; none is played if one is refused."""
    match = _require_active(table)
    seat = _require_own_seat(table, requester, command.seat)
    if seat.is_overdue or seat.is_out_of_time:
        raise Unavailable("out-of-time")
    if seat.is_resigned:
        raise Unavailable("resigned")
    _require_count(match, command)
    actions = command.actions if isinstance(command, commands.ActAll) else [command.action]
    _require_guide_step(table, actions)
    entries = [events.EntryAdded(command.seat, action, joined=at > 0) for at, action in enumerate(actions)]
    return Decision((events.PlayerReturned(requester.guest), *entries) if seat.has_left else tuple(entries))


def _require_guide_step(table: Table, actions: Sequence[str]) -> None:
    """In a guide only what its step asks for is played."""
    lesson = table.lesson
    if lesson is None:
        return
    notations = [table.game.actions.notation(table.game.actions.parse(action)) for action in actions]
    sentence = lesson.refusal(text_of(table.game), table.lobby.names, notations)
    if sentence is not None:
        raise NotTheStep(sentence)


def _take_back(table: Table, requester: Requester, command: commands.TakeBack) -> Decision:
    match = _require_active(table)
    _require_own_seat(table, requester, command.seat)
    _require_count(match, command)
    number = table.take_back_number(command.seat)
    if number is None:
        raise CannotTakeBack(message("cannot-take-back"))
    lobby = table.lobby
    if any(ask.seat == command.seat and ask.number == number for ask in lobby.asks):
        return Decision((), {"asked": True})
    if not table.can_take_back_again(command.seat, number):
        raise CannotTakeBack(message("cannot-take-back-again"))
    others = {seat.guest for seat in lobby.seats if seat.is_played_by_person} - {requester.guest}
    if not others or table.is_take_back_free(command.seat, number):
        return Decision((events.EntryAdded(command.seat, takes_back=number),), {"asked": False})
    return Decision((events.TakeBackRequested(lobby.asked + 1, command.seat, number),), {"asked": True})


def _agree(table: Table, requester: Requester, command: commands.Agree) -> Decision:
    _require_active(table)
    _require_own_seat(table, requester, command.seat)
    ask = next((one for one in table.lobby.asks if one.ask == command.ask), None)
    if ask is None:
        raise Unavailable("no-such-ask")
    if command.seat not in table.lobby.seats_to_consent(ask):
        raise Unavailable("not-asked")
    if command.seat in ask.agreed:
        return Decision()
    if not command.yes:
        return Decision((events.TakeBackDeclined(ask.ask, command.seat),))
    agreed = events.TakeBackApproved(ask.ask, command.seat)
    if set(table.lobby.seats_to_consent(ask)) - {command.seat, *ask.agreed}:
        return Decision((agreed,))
    return Decision((agreed, events.EntryAdded(ask.seat, takes_back=ask.number)))


def _sit(table: Table, requester: Requester, command: commands.Sit) -> Decision:
    _require_lobby(table)
    seat = _require_seat(table, command.seat)
    if seat.guest == requester.guest:
        return Decision()
    if seat.kind != "open":
        raise Unavailable("seat-taken")
    if table.lobby.seats_of(requester.guest) and requester.guest != table.lobby.host:
        raise Unavailable("seated")
    name = distinct_name(requester.look.name or translate("guest"), [seat.name for seat in table.lobby.seats])
    taken = [other.colour for other in table.lobby.seats]
    look = requester.look
    return Decision(
        (events.SeatTaken(command.seat, requester.guest, name, look.avatar, free_colour(look.colour, taken)),)
    )


def _stand(table: Table, requester: Requester, command: commands.Stand) -> Decision:
    _require_lobby(table)
    _require_own_seat(table, requester, command.seat)
    return Decision((events.SeatVacated(command.seat),))


def _bot(table: Table, requester: Requester, command: commands.Bot) -> Decision:
    _require_host(table, requester)
    _require_lobby(table)
    seat = _require_seat(table, command.seat)
    if seat.kind == "person":
        raise Unavailable("seat-taken", "seat-taken-person")
    if command.agent is None:
        return Decision((events.SeatVacated(command.seat),) if seat.kind == "bot" else ())
    others = [other for number, other in enumerate(table.lobby.seats) if number != command.seat]
    return Decision((bot_seated(table.game.id, command.seat, command.agent, others),))


def _seat_count(table: Table, requester: Requester, command: commands.SetSeatCount) -> Decision:
    _require_host(table, requester)
    _require_lobby(table)
    lobby, count = table.lobby, command.count
    if count == len(lobby.seats):
        return Decision()
    table.game.validate_options(count, lobby.options)
    if len(lobby.seats) - lobby.open_seats > count:
        raise Unavailable("seat-taken", "seat-taken-free-first")
    return Decision((events.SeatsResized(count),))


def bot_seated(
    game_id: str, seat: int, asked: str, others: Sequence[Seat | events.SeatPlan]
) -> events.BotSeated:
    """A bot takes a seat: the character that was asked for, or one of the strength that was asked for."""
    comer = choose_character(require_agent(asked, game_id), [other.character for other in others])
    name = comer.name if comer is not None else message("bot-name", agent=asked.capitalize())
    distinct = distinct_name(name, [other.name for other in others])
    return events.BotSeated(seat, agent_name_of(asked), distinct, comer.id if comer is not None else "")


def player_renamed(table: Table, guest: str, look: Look) -> events.PlayerRenamed | None:
    """A guest changes their name, picture or colour; at a pass-and-play table each seat keeps its own.

    Once the match has begun, trains and marks have the colours of their seats, so these stay.
    """
    seats = table.lobby.seats_of(guest)
    if len(seats) != 1 or not look.name or table.status == "over":
        return None
    others = [seat for seat in table.lobby.seats if seat.guest != guest]
    seat, distinct = table.lobby.seats[seats[0]], distinct_name(look.name, [one.name for one in others])
    colour = seat.colour
    if table.status == "waiting" and colour != look.colour:
        colour = free_colour(look.colour, [one.colour for one in others])
    if (seat.name, seat.avatar, seat.colour) == (distinct, look.avatar, colour):
        return None
    return events.PlayerRenamed(guest, {seats[0]: distinct}, look.avatar, colour)


def seat_taken_over(table: Table, guest: str, look: Look) -> events.SeatTaken | None:
    """A latecomer takes over from the last bot, unless they already sit here."""
    lobby = table.lobby
    bots = [number for number, seat in enumerate(lobby.seats) if seat.kind == "bot"]
    if table.status != "playing" or guest in lobby.people or not bots:
        return None
    taken = [seat.name for number, seat in enumerate(lobby.seats) if number != bots[-1]]
    return events.SeatTaken(bots[-1], guest, distinct_name(look.name, taken), look.avatar)


def timed_out(table: Table, seat: int, now: int) -> events.TimedOut | None:
    clock = table.clock
    is_out = clock is not None and seat in clock.running and clock.left_at(seat, now) <= 0
    return events.TimedOut(seat) if is_out else None


def check_hint(table: Table, guest: str, seat: int) -> None:
    if not table.lobby.has_hints:
        raise Unavailable("no-hints")
    if seat not in table.lobby.seats_of(guest):
        raise Unavailable("not-yours")
    if seat not in table.due or not table.view(seat).legal:
        raise Unavailable("not-due")


def _ready(table: Table, requester: Requester, command: commands.Ready) -> Decision:
    _require_lobby(table)
    seats = table.lobby.seats_of(requester.guest)
    if not seats:
        raise Unavailable("not-seated")
    if all(table.lobby.seats[seat].is_ready == command.yes for seat in seats):
        return Decision()
    return Decision((events.ReadySet(requester.guest, command.yes),))


def _start(table: Table, requester: Requester, _: commands.Start) -> Decision:
    _require_host(table, requester)
    _require_lobby(table)
    if table.lobby.open_seats:
        raise Unavailable("open-seats")
    others = [seat for seat in table.lobby.seats if seat.kind == "person" and seat.guest != requester.guest]
    unready = [seat.name for seat in others if not seat.is_ready]
    if unready:
        raise Unavailable("not-ready", names=", ".join(unready))
    return Decision((events.MatchStarted(table.game.rules_version),))


def _remove(table: Table, requester: Requester, command: commands.Remove) -> Decision:
    _require_host(table, requester)
    seat = _require_seat(table, command.seat)
    if seat.kind != "person" or seat.guest == requester.guest:
        raise Unavailable("nobody-to-remove")
    if table.status == "waiting":
        return Decision((events.SeatVacated(command.seat),))
    _require_playing(table)
    return Decision((events.PlayerRemoved(command.seat, requester.stand_in),))


def _resign(table: Table, requester: Requester, command: commands.Resign) -> Decision:
    _require_playing(table)
    seat = _require_own_seat(table, requester, command.seat)
    if table.lesson is not None:
        raise Unavailable("guided")
    if seat.is_resigned:
        return Decision()
    return Decision((events.PlayerResigned(command.seat), *_take_back_after_resign(table, command.seat)))


def _take_back_after_resign(table: Table, resigning: int) -> tuple[events.EntryAdded, ...]:
    """The take-back that everyone agrees to once a resigning seat needn't be asked."""
    lobby = table.lobby
    staying = {number for number, seat in enumerate(lobby.seats) if not seat.is_resigned} - {resigning}
    for ask in lobby.asks:
        missing = set(lobby.seats_to_consent(ask)) - set(ask.agreed)
        if missing == {resigning} and ask.seat != resigning and len(staying) > 1:
            return (events.EntryAdded(ask.seat, takes_back=ask.number),)
    return ()


def _leave(table: Table, requester: Requester, _: commands.Leave) -> Decision:
    lobby, guest = table.lobby, requester.guest
    seats = lobby.seats_of(guest)
    left = (events.PlayerLeft(guest),)
    if table.status == "waiting":
        is_host = guest == lobby.host and not lobby.host_is_gone
        return Decision((*(events.SeatVacated(seat) for seat in seats), *(left if is_host else ())))
    is_playing = table.status == "playing" and any(not lobby.seats[seat].has_left for seat in seats)
    return Decision(left if is_playing else ())


def _share(table: Table, requester: Requester, command: commands.Share) -> Decision:
    if table.status != "over":
        raise Unavailable("not-over", "not-over-share")
    if requester.guest not in table.lobby.people:
        raise Unavailable("not-seated", "not-seated-share")
    fields = {"path": f"/table/{table.identity.id}/replay"} if command.yes else {}
    return Decision(() if table.lobby.is_shared == command.yes else (events.SharingSet(command.yes),), fields)


def _pace(table: Table, requester: Requester, command: commands.SetPace) -> Decision:
    _require_host(table, requester)
    if table.status == "over":
        raise MatchOver
    return Decision(() if table.lobby.pace == command.pace else (events.PaceSet(command.pace),))


def _pause(table: Table, requester: Requester, command: commands.SetPause) -> Decision:
    _require_host(table, requester)
    _require_playing(table)
    if table.lobby.is_paused == command.yes:
        return Decision()
    if command.yes and _would_stop_own_clock(table, requester):
        raise Unavailable("pause-own-clock")
    return Decision((events.PauseSet(command.yes),))


def _would_stop_own_clock(table: Table, requester: Requester) -> bool:
    """Whether a pause would give a host who plays against people more time to think."""
    own = set(table.lobby.seats_of(requester.guest))
    others = {seat.guest for seat in table.lobby.seats if seat.is_played_by_person} - {requester.guest}
    return table.clock is not None and bool(others) and not own.isdisjoint(table.clock.running)


def _hints(table: Table, requester: Requester, command: commands.SetHints) -> Decision:
    _require_host(table, requester)
    if table.status == "over":
        raise MatchOver
    return Decision(() if table.lobby.has_hints == command.yes else (events.HintsSet(command.yes),))


def _chat(table: Table, requester: Requester, command: commands.SetChat) -> Decision:
    _require_host(table, requester)
    if table.lobby.chat == "never":
        raise Unavailable("chat-off", "chat-never")
    return Decision(() if command.yes == (table.lobby.chat == "on") else (events.ChatSet(command.yes),))


def _mute(table: Table, requester: Requester, command: commands.Mute) -> Decision:
    _require_host(table, requester)
    guest = _require_seat(table, command.seat).guest
    if guest is None or guest == requester.guest:
        raise Unavailable("nobody-to-mute")
    is_muted = guest in table.lobby.muted
    return Decision(() if is_muted == command.yes else (events.PlayerMuted(guest, command.yes),))


def _why(table: Table, requester: Requester, command: commands.Why) -> Decision:
    match = _require_playing(table)
    action = table.game.actions.parse(command.action)
    if command.seat < 0 or command.seat not in table.due:
        error = NotDue(command.seat)
        return Decision((), {"legal": False, "sentence": error.sentence, "clause": ""})
    _require_own_seat(table, requester, command.seat)
    view = match.view(command.seat)
    if action in view.legal:
        return Decision((), {"legal": True, "sentence": "", "clause": ""})
    reason = table.game.why(view, action)
    sentence = text_of(table.game).reason(reason, command.seat, table.lobby.names)
    fields = {"legal": False, "code": reason.code, "sentence": sentence, "clause": reason.clause}
    return Decision((), fields)


def _require_playing(table: Table) -> Any:
    if table.status == "waiting":
        raise Unavailable("not-started")
    if table.status == "over":
        raise MatchOver
    return table.match


def _require_active(table: Table) -> Any:
    match = _require_playing(table)
    if table.lobby.is_paused:
        raise Unavailable("paused")
    return match


def _require_count(match: Match, command: commands.Act | commands.ActAll | commands.TakeBack) -> None:
    """Stored entries carry no count, so a stale one is refused here."""
    if command.count != match.count(command.seat):
        raise StaleAction(command.count, match.count(command.seat))


def _require_lobby(table: Table) -> None:
    if table.status != "waiting":
        raise Unavailable("started")


def _require_seat(table: Table, number: int) -> Seat:
    if number >= len(table.lobby.seats):
        raise NoSuchSeat(number)
    return table.lobby.seats[number]


def _require_own_seat(table: Table, requester: Requester, number: int) -> Seat:
    seat = _require_seat(table, number)
    if seat.guest != requester.guest:
        raise Unavailable("not-yours")
    return seat


def _require_host(table: Table, requester: Requester) -> None:
    if table.lobby.host != requester.guest:
        raise Unavailable("not-host")


_HANDLERS: dict[type[commands.Command], Callable[[Table, Requester, Any], Decision]] = {
    commands.Act: _act,
    commands.ActAll: _act,
    commands.TakeBack: _take_back,
    commands.Agree: _agree,
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.Bot: _bot,
    commands.SetSeatCount: _seat_count,
    commands.Ready: _ready,
    commands.Start: _start,
    commands.Remove: _remove,
    commands.Resign: _resign,
    commands.Leave: _leave,
    commands.Share: _share,
    commands.SetPace: _pace,
    commands.SetPause: _pause,
    commands.SetHints: _hints,
    commands.SetChat: _chat,
    commands.Mute: _mute,
    commands.Why: _why,
}
