"""Frames: what the server sends to clients as JSON, built for each observer from their own views."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from tenfold.agents.hints import Suggestion
from tenfold.core import codec
from tenfold.core.box import Box, BoxSupport
from tenfold.core.described_action import describe_action
from tenfold.core.errors import TenfoldError
from tenfold.core.game import Game, GameEvent
from tenfold.core.languages import current_language
from tenfold.core.match_log import commitment_of
from tenfold.core.outcome import Outcome
from tenfold.core.phrase import plain_args, wording_of
from tenfold.core.record import SPECTATOR
from tenfold.core.text import SEAT_ARGS, text_of
from tenfold.core.view import View
from tenfold.server.identity import is_program
from tenfold.server.looks import colours_of
from tenfold.server.messages import message
from tenfold.server.table import deltas, protocol
from tenfold.server.table.anonymize import display_names
from tenfold.server.table.deltas import SentViews
from tenfold.server.table.lobby import Lobby
from tenfold.server.table.series import running_score
from tenfold.server.table.table import RESIGNED, NoticedEntry, Table

SEQ_STRIDE = 10_000
"""How far the numbers of two stored events are apart; frames that aren't stored lie between."""
MAX_EVENTS = 200
"""How many entries a client gets at most when it connects."""

encode = msgspec.json.encode


@dataclass(frozen=True)
class Presence:
    """What isn't part of the log, so it's sent and forgotten: who is connected, and the server's settings."""

    guests: frozenset[str] = frozenset()
    standing_in: frozenset[str] = frozenset()
    """People for whom a bot plays until they're back."""
    spectators: int = 0
    now: int = 0
    """The time in milliseconds, for clocks."""
    allows_chat: bool = True
    """Whether the server admin does."""


class Frame(NamedTuple):
    """What goes out to one connection, with its number in the observer's stream; answers have none."""

    body: bytes
    seq: int = 0
    is_packed: bool = False
    """Whether the body is compressed (`packing`), and goes out as a binary message."""


def numbered(kind: str, seq: int, body: bytes) -> Frame:
    return Frame(b'{"type":"%s","seq":%d,%s' % (kind.encode(), seq, body[1:]), seq)


def table_json(table: Table, guest: str, presence: Presence) -> protocol.Table:
    lobby = table.lobby
    return {
        "table": table.identity.id,
        "game": lobby.game,
        "status": table.status,
        "code": table.identity.code,
        "path": f"/join/{table.identity.key}",
        "options": lobby.options,
        "boxes": [box_title(box) for box in table.game.boxes],
        "public": lobby.is_public,
        "hints": lobby.has_hints,
        "help": lobby.has_help,
        "learning": lobby.learning,
        "pace": lobby.pace,
        "chat": lobby.chat if presence.allows_chat else "never",
        "helper": lobby.helper or None,
        "host": guest == lobby.host,
        "host_name": next((seat.name for seat in lobby.seats if seat.guest == lobby.host), None),
        "seats": [_seat_json(lobby, seat, guest, presence) for seat in range(len(lobby.seats))],
        "spectators": presence.spectators,
        "commitment": commitment_of(table.identity.secret) if lobby.has_started else None,
        "rematch": lobby.rematch,
        "wins": running_score(table),
        "ended": ended_json(table),
        "guide": lobby.is_guide,
        "from_device": lobby.is_from_device,
        "shared": lobby.is_shared,
        "paused": lobby.is_paused,
        "evening": lobby.evening or None,
        "clock": msgspec.to_builtins(lobby.clock),
        "clocks": clocks_json(table, presence.now),
        "rematch_from": next((seat.name for seat in lobby.seats if seat.guest == lobby.rematch_by), None),
        "asks": [
            {"ask": ask.ask, "seat": ask.seat, "what": "take-back", "agreed": list(ask.agreed)}
            for ask in lobby.asks
        ],
    }


def box_title(box: Box) -> protocol.BoxTitle:
    return {"game": box["game"], "name": box["name"], "source": box.get("source", "")}


def box_check(support: BoxSupport, box: object) -> protocol.BoxCheck:
    """Everything to be said about a box, in codes and in the words of whoever is being answered."""
    notes = support.notes_on(box)
    return {
        "notes": [
            {"code": note.code, "args": note.args, "sentence": note.sentence, "fault": note.is_fault}
            for note in notes
        ],
        "playable": not any(note.is_fault for note in notes),
    }


def ended_json(table: Table) -> protocol.Ended | None:
    """What to say about a match whose rules are not played any more, and whether its replay is kept."""
    if table.old_rules is None:
        return None
    why = table.lobby.ended
    versions = {"then": table.old_rules, "now": table.game.rules_version}
    return {"text": text_of(table.game).say(f"ended-{why or 'kept'}", versions), "replay": not why}


def _seat_json(lobby: Lobby, number: int, guest: str, presence: Presence) -> protocol.Seat:
    seat = lobby.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": display_names([each.name for each in lobby.seats])[number],
        "program": is_program(seat.guest),
        "yours": seat.guest == guest,
        "ready": seat.is_ready or seat.kind == "bot",
        "present": seat.kind == "bot" or (seat.guest in presence.guests and not seat.has_left),
        "agent": seat.agent,
        "character": seat.character or None,
        "avatar": seat.avatar or None,
        "tint": colours_of([each.colour for each in lobby.seats])[number],
        "stand_in": seat.guest in presence.standing_in and not seat.is_resigned,
        "resigned": seat.is_resigned,
        "overdue": seat.is_overdue,
        "out_of_time": seat.is_out_of_time,
        "muted": seat.guest in lobby.muted,
    }


def clocks_json(table: Table, now: int) -> protocol.Clocks | None:
    clock = table.clock
    if clock is None:
        return None
    seats = range(len(clock.left))
    return [{"left": clock.left_at(seat, now), "runs": seat in clock.running} for seat in seats]


def view_body(
    table: Table,
    observers: Sequence[int],
    entries: Iterable[NoticedEntry],
    *,
    has_lines: bool = False,
    now: int = 0,
) -> bytes:
    """The body of a `view` frame: what these observers know now, and what they noticed.

    People who share a screen are told together what a spectator would be told, and get the view
    that may lie open before all of them; what each of them alone noticed stands in that seat's own
    view, by name: nobody is "you" there.
    """
    views = bare_views(table, observers, has_lines=has_lines)
    dressed = [
        {**view, "legal": [legal_json(table.game, action) for action in view["legal"]]} for view in views
    ]
    return encode(_with_events(table, dressed, observers, entries, now))


def view_or_delta(
    table: Table,
    observers: Sequence[int],
    entries: Iterable[NoticedEntry],
    sent: SentViews | None,
    *,
    has_lines: bool = False,
    now: int = 0,
) -> tuple[str, bytes, SentViews]:
    """The same for a connection that asked for deltas: the frame's kind and body, and what it has then.

    The frame is a `delta` if the connection has views of the same observers already.
    """
    game, views = table.game, bare_views(table, observers, has_lines=has_lines)
    for view in views:
        del view["state"]["stream"]  # no one may know it, and browsers can't read numbers as large
    # With the records of their observers, in the same order.
    sent_now = tuple(deltas.sent_view(view, table.view(view["observer"]).kept.tobytes()) for view in views)
    changes = None if sent is None else deltas.changes_between(game.state, sent.views, sent_now, views)
    known = bytes(game.actions.count // 8 + 1) if sent is None else sent.actions
    new = deltas.unsent({action for view in views for action in view["legal"]}, known)
    after = SentViews(sent_now, deltas.with_sent(known, new) if new else known)
    if changes is None:
        dressed = [
            {**view, "legal": [legal_json(game, action, has_number=True) for action in view["legal"]]}
            for view in views
        ]
        return "view", encode(_with_events(table, dressed, observers, entries, now)), after
    body = _with_events(table, changes, observers, entries, now)
    if new:
        body["actions"] = [legal_json(game, action, has_number=True) for action in new]
    body["digest"] = deltas.digest_of([deltas.encode_canonical(view) for view in views])
    return "delta", encode(body), after


def bare_views(table: Table, observers: Sequence[int], *, has_lines: bool = False) -> list[dict[str, Any]]:
    """The view of each observer, and after those of several what all of them may see."""
    all_of_them = (*observers, SPECTATOR) if len(observers) > 1 else observers
    return [bare_view(table, observer, has_lines=has_lines) for observer in all_of_them]


def _with_events(
    table: Table,
    views: list[dict[str, Any]],
    observers: Sequence[int],
    entries: Iterable[NoticedEntry],
    now: int,
) -> dict[str, Any]:
    """A frame's body: views, or what changed in them, with what their observers noticed."""
    noted = list(entries)
    body: dict[str, Any] = {"views": views}
    if len(observers) > 1:
        *body["views"], body["common"] = views
        for view, observer in zip(body["views"], observers, strict=True):
            view["events"] = events_for(table, noted, observer, by_name=True)
    body["events"] = events_for(table, noted, SPECTATOR if len(observers) > 1 else None)
    return body if table.clock is None else {**body, "clocks": clocks_json(table, now)}


def bare_view(table: Table, observer: int, *, has_lines: bool = False) -> dict[str, Any]:
    """What an observer knows and can do, with the numbers of legal actions."""
    assert table.match is not None
    view = with_resignations(table.view(observer), table.lobby)
    is_own = observer != SPECTATOR
    names = table.lobby.names
    plain: dict[str, Any] = {**passive_view_json(view, names, table.match.count(observer) if is_own else 0)}
    if is_own and table.lobby.seats[observer].is_played_by_person:
        plain["legal"] = list(view.legal)
        plain["can_take_back"] = table.can_take_back(observer)
    plain["outcome"] = outcome_json(view, table.lobby)
    if has_lines:
        plain["lines"] = lines_json(view, names)
    if guide := guide_json(table, observer):
        plain["guide"] = guide
    return plain


def passive_view_json(view: View, names: Sequence[str], count: int) -> protocol.View:
    """What an observer knows, as long as nothing can be done and the match isn't over."""
    return {
        "observer": view.observer,
        "seats": view.seats,
        "state": codec.plain(view.state, view.game.state),
        "due": list(view.due),
        "count": count,
        "legal": [],
        "status": text_of(view.game).status(view, names),
        "can_take_back": False,
        "outcome": None,
    }


def guide_json(table: Table, observer: int) -> protocol.Guide | None:
    """Where a learner stands in the guide: what it says, shows and asks for; None for others."""
    lesson = table.guided
    if lesson is None or observer != lesson.guide.learner:
        return None
    return {
        "step": lesson.step,
        "steps": len(lesson.guide.steps),
        "text": lesson.sentence(text_of(table.game), table.lobby.names),
        "show": list(lesson.show),
        "plays": list(lesson.plays),
    }


def lines_json(view: View, names: Sequence[str]) -> list[protocol.TextLine]:
    """The view as lines of text, for a client that has no board for the game."""
    lines = view.game.show(view, text_of(view.game), names)
    return [[(span.text, span.style) for span in line] for line in lines]


def action_text(game: Game, action: int) -> str:
    return text_of(game).action(game.action_message(action))


def legal_json(game: Game, action: int, *, has_number: bool = False) -> protocol.LegalAction:
    """An action as a client offers it, in the words of whoever is being answered."""
    # Encoded already, and sent as it is.
    return cast("protocol.LegalAction", _legal_json(game, action, current_language(), has_number))


MAX_LEGAL_JSON = 32_768
"""Enough for every action of all games in both languages; those of boxes come and go."""


@lru_cache(MAX_LEGAL_JSON)
def _legal_json(game: Game, action: int, language: str, has_number: bool) -> msgspec.Raw:  # noqa: FBT001
    """Cached, because it's the same in every state."""
    plain = asdict(describe_action(game, action, language))
    return msgspec.Raw(encode({**plain, "number": action} if has_number else plain))


def candidate_json(game: Game, candidate: Suggestion) -> protocol.Candidate:
    return {
        "action": game.actions.notation(candidate.action),
        "text": action_text(game, candidate.action),
        "worth": round(candidate.worth, 3),
        "why": candidate.why,
        "marks": list(candidate.marks),
        "chance": None if candidate.chance is None else round(candidate.chance, 3),
    }


def events_for(
    table: Table, entries: Iterable[NoticedEntry], observer: int | None, *, by_name: bool = False
) -> list[protocol.EventItem]:
    """What an observer noticed of entries; None: whoever the guest was then, one seat or none."""
    found: list[protocol.EventItem] = []
    for own, number, then in entries:
        seat = observer if observer is not None else then[0] if len(then) == 1 else SPECTATOR
        key = (number, seat, by_name, current_language())
        if key not in table.event_cache:
            audience = SPECTATOR if by_name else seat
            noticed = table.noticed_events(number, seat)
            told_before = _stand_in_events(table, number, audience) if noticed else ()
            names = table.lobby.names
            told = (
                *map(encode, told_before),
                *(event_json(table, event, audience, names) for event in noticed),
            )
            table.event_cache[key] = tuple(event[1:] for event in told)
        # Encoded already, apart from the number.
        items = (msgspec.Raw(b'{"number":%d,%b' % (own, event)) for event in table.event_cache[key])
        found += cast("Iterable[protocol.EventItem]", items)
    return found


def _stand_in_events(table: Table, number: int, audience: int) -> list[protocol.Event]:
    """That a bot makes an entry for a person, and why; nothing for most entries."""
    reason = table.stand_in(number)
    if reason is None:
        return []
    assert table.match is not None
    seat = table.match.entries[number - 1].seat
    name = display_names([each.name for each in table.lobby.seats])[seat]
    you = "yes" if seat == audience else "no"
    text = message("stand-in", reason=reason, you=you, name=name)
    return [{"code": "stand-in", "args": {"seat": seat}, "text": text}]


def event_json(table: Table, event: GameEvent, observer: int, names: Sequence[str]) -> bytes:
    """An event with its sentence, encoded."""
    is_concerned = any(event.args.get(name) == observer for name in SEAT_ARGS)
    audience = observer if is_concerned else SPECTATOR
    args, wording = tuple(event.args.items()), tuple(map(wording_of, event.args.values()))
    says_capitals = table.lobby.learning == "capitals"
    body = _nameless_event(
        table.game.shared, event.code, args, wording, audience, len(names), current_language(), says_capitals
    )
    for letter, name in zip(ENCODED_PLACEHOLDERS, names, strict=False):
        if letter in body:
            body = body.replace(letter, encode(name)[1:-1])
    return body


PLACEHOLDERS = [chr(0xE000 + seat) for seat in range(32)]
"""Letters for private use stand for the names of seats; no name has one (`display_names.clean_name`)."""
ENCODED_PLACEHOLDERS = [letter.encode() for letter in PLACEHOLDERS]


@lru_cache(8192)
def _nameless_event(
    game: Game,
    code: str,
    args: tuple[tuple[str, int | str], ...],
    _wording: tuple[Any, ...],
    audience: int,
    seats: int,
    language: str,
    says_capitals: bool,  # noqa: FBT001
) -> bytes:
    """An event whose sentence has a placeholder for each name.

    Cached, because formatting a sentence takes longer than a move, and without names, because those are
    different at every table. The wording tells arguments apart that are equal only in English.
    """
    event = GameEvent(code, dict(args))
    text = text_of(game, language, says_capitals=says_capitals)
    sentence = text.event(event, audience, PLACEHOLDERS[:seats])
    return encode({"code": code, "args": plain_args(event.args), "text": sentence})


def with_resignations(view: View, lobby: Lobby) -> View:
    """The view with an outcome in which no one wins who has resigned."""
    resigned = {number for number, seat in enumerate(lobby.seats) if seat.is_resigned}
    outcome = view.outcome
    if outcome is None or not resigned or not outcome.winners:
        return view
    staying = [score for seat, score in enumerate(outcome.scores) if seat not in resigned]
    ranking = tuple(
        len(staying) + 1 if seat in resigned else 1 + sum(other > score for other in staying)
        for seat, score in enumerate(outcome.scores)
    )
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1 and seat not in resigned)
    return replace(view, outcome=Outcome(outcome.ending, outcome.clause, outcome.scores, ranking, winners))


def outcome_json(view: View, lobby: Lobby) -> protocol.Outcome | None:
    if view.outcome is None:
        return None
    text = text_of(view.game)
    sentences = [text.result(view, lobby.names)]
    names = display_names([seat.name for seat in lobby.seats])
    lost = [(name, seat) for name, seat in zip(names, lobby.seats, strict=True) if seat.is_resigned]
    resigned = [name for name, seat in lost if not seat.is_out_of_time]
    late = [name for name, seat in lost if seat.is_out_of_time]
    if late:
        sentences.append(message("result-out-of-time", names=text.listed(late)))
    if resigned and view.outcome.ending != RESIGNED:
        sentences.append(text.say("result-resigned", {"names": text.listed(resigned)}))
    return cast("protocol.Outcome", {**view.outcome.plain(), "text": " ".join(sentences)})


def answer(command_id: str, **fields: Any) -> bytes:
    return encode({"type": "answer", "id": command_id, "ok": True, **fields})


def refusal(command_id: str, error: TenfoldError) -> bytes:
    return encode({"type": "answer", "id": command_id, "ok": False, **refusal_json(error)})


def refusal_json(error: TenfoldError) -> Mapping[str, Any]:
    """The reason of a refusal: a code, a sentence, and the clause if a rule is the reason."""
    clause = getattr(error, "clause", "")
    plain = {"code": error.code, "sentence": error.sentence.removesuffix(f" ({clause})")}
    return {**plain, "clause": clause} if clause else plain
