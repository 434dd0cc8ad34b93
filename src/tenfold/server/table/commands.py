"""Commands that clients send to a table, as docs/protocol.md describes them."""

from typing import Annotated, Any, Literal, get_args

import msgspec

from tenfold.server.errors import BadRequest
from tenfold.server.table.clock import TimeControl
from tenfold.server.table.events import Learning, Pace

SeatIndex = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
NUL = b"\\u0000"
"""In JSON. No text has a use for it, and Postgres cannot store it."""
CommandId = Annotated[str, msgspec.Meta(max_length=64)]
MAX_TOGETHER = 16
"""How many actions can be sent as one."""
Reaction = Literal["hello", "well-played", "oops", "thinking", "thanks", "hurry"]
REACTIONS = frozenset(get_args(Reaction))


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Base of all commands. The client chooses the id, which identifies repeated ones."""

    id: CommandId = ""


class Act(Command, frozen=True, tag="act", kw_only=True):
    """Play an action for a seat that has made `count` entries.

    Answers `number`, the entry in your stream.
    """

    seat: SeatIndex
    action: Notation
    count: Count


class ActAll(Command, frozen=True, tag="act-all", kw_only=True):
    """Play several actions for a seat as one: all of them in this order, or none.

    Answers `number`, the last entry in your stream.
    """

    seat: SeatIndex
    actions: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=MAX_TOGETHER)]
    count: Count


class TakeBack(Command, frozen=True, tag="take-back", kw_only=True):
    """Take back your last action, or ask the others to agree.

    Answers `asked`: false if it's done, true if the others must agree.
    """

    seat: SeatIndex
    count: Count


class Agree(Command, frozen=True, tag="agree", kw_only=True):
    """Answer someone's request to take back a move."""

    ask: Count
    seat: SeatIndex
    yes: bool


class Why(Command, frozen=True, tag="why", kw_only=True):
    """Ask why an action isn't legal.

    Answers `legal`, `sentence`, `clause` and, where a rule forbids it, `code`.
    """

    seat: Annotated[int, msgspec.Meta(ge=-1, le=63)]
    action: Notation


class Hint(Command, frozen=True, tag="hint", kw_only=True):
    """Ask what a bot would play; only where the table allows hints.

    Answers a `Candidate` and `others`, the best other moves.
    """

    seat: SeatIndex


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take an open seat."""

    seat: SeatIndex


class Stand(Command, frozen=True, tag="stand", kw_only=True):
    """Give up one of your seats."""

    seat: SeatIndex


class Bot(Command, frozen=True, tag="bot", kw_only=True):
    """Put a bot on a seat, or remove it; host only, before the start.

    `agent` is the id of a character, or the name of an agent.
    """

    seat: SeatIndex
    agent: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Ready(Command, frozen=True, tag="ready", kw_only=True):
    """Say whether you're ready."""

    yes: bool


class Start(Command, frozen=True, tag="start", kw_only=True):
    """Start the match; host only."""


class Remove(Command, frozen=True, tag="remove", kw_only=True):
    """Remove a person from a seat; host only.

    A bot plays the seat, or it is open again before the start.
    """

    seat: SeatIndex


class Resign(Command, frozen=True, tag="resign", kw_only=True):
    """Let a bot play the seat to the end, without a chance to win.

    When one seat is left, or only bots, the match is over: they have won, and whoever resigned comes last.
    """

    seat: SeatIndex


class Rematch(Command, frozen=True, tag="rematch", kw_only=True):
    """Create the next table, the beginning seat moved on by one.

    Answers `table`, its id.
    """


class React(Command, frozen=True, tag="react", kw_only=True):
    """Show a reaction at the seat."""

    reaction: Reaction


class Say(Command, frozen=True, tag="say", kw_only=True):
    """Write to everyone at the table, where it has a chat and you have a seat or are the host."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


class Unsay(Command, frozen=True, tag="unsay", kw_only=True):
    """Remove a line of the chat for everyone: your own, or any as the host."""

    line: Annotated[int, msgspec.Meta(ge=1, lt=2**53)]


class Ping(Command, frozen=True, tag="ping", kw_only=True):
    """Ask whether the connection is alive."""


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Leave the table; during a match, a bot plays your seat until you're back."""


class Share(Command, frozen=True, tag="share", kw_only=True):
    """Let everyone with the link see the finished match, or stop it; players only.

    Answers `path`, that of the replay.
    """

    yes: bool


class SetSeatCount(Command, frozen=True, tag="seats", kw_only=True):
    """Add open seats, or remove the last open ones; host only, before the start."""

    count: Annotated[int, msgspec.Meta(ge=1, le=64)]


class SetPace(Command, frozen=True, tag="pace", kw_only=True):
    """Change how soon bots move; host only, until the end."""

    pace: Pace


class SetPause(Command, frozen=True, tag="pause", kw_only=True):
    """Pause the match, or resume it; host only."""

    yes: bool


class SetHints(Command, frozen=True, tag="hints", kw_only=True):
    """Allow hints, or stop allowing them; host only, until the end."""

    yes: bool


class SetChat(Command, frozen=True, tag="chat", kw_only=True):
    """Let people write to each other, or stop that and delete what they wrote; host only."""

    yes: bool


class Mute(Command, frozen=True, tag="mute", kw_only=True):
    """Stop a person from writing in the chat, or let them write again; host only."""

    seat: SeatIndex
    yes: bool


MatchCommand = Act | ActAll | TakeBack | Agree | Why | Hint
SeatCommand = Sit | Stand | Bot | Ready | Start | Remove | Resign | Rematch
SettingCommand = SetSeatCount | SetPace | SetPause | SetHints | SetChat
ChatCommand = Say | Unsay | Mute
AnyCommand = MatchCommand | SeatCommand | ChatCommand | React | Ping | Leave | Share | SettingCommand

_DECODER = msgspec.json.Decoder(AnyCommand)


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to create."""

    kind: Literal["open", "me", "bot"]
    agent: Annotated[str, msgspec.Meta(max_length=64)] = ""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The person's name at a pass-and-play table; the guest's own if empty."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=64)]
    options: dict[
        Annotated[str, msgspec.Meta(max_length=64)], Annotated[str, msgspec.Meta(max_length=64)]
    ] = {}
    public: bool = False
    hints: bool = True
    help: bool = True
    """Whether boards offer private help, which never reaches the server."""
    learning: Learning = "off"
    boxes: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=4)] = []
    """Boxes to play with instead of the standard one, as docs/boxes.md describes them."""
    pace: Pace = "normal"
    helper: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The agent that gives hints and stands in."""
    chat: bool = True
    """Whether people can write to each other; never at a public table."""
    start: bool = False
    clock: TimeControl | None = None


class QuickGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What someone wants to play at once, or by turns, with whoever wants the same."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=64)]
    turns: bool = False
    """Whether the game is turn-based, with days for each move."""
    wait: Annotated[float, msgspec.Meta(ge=0, le=600)] = 30.0
    """After how many seconds bots fill in; never in a turn-based game."""


class AnsweredPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That someone found the answer of a day's puzzle, or asked for it."""

    day: Annotated[str, msgspec.Meta(max_length=10)]
    solved: bool


class HandedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played on a device, to keep or to continue here."""

    file: dict[str, Any]
    """The match as a `.tenfold` file has it; every digest is checked."""
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=64)]
    """Who sits where: you, or bots."""
    joined: list[Count] = []
    """The entries that belong to the one before them, so that both are taken back together."""
    resigned: Annotated[list[SeatIndex], msgspec.Meta(max_length=64)] = []
    """The seats that have resigned."""
    help: bool = True
    learning: Learning = "off"
    pace: Pace = "normal"


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code or the key of a link."""

    key: Annotated[str, msgspec.Meta(max_length=200)]


class Address(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An email address as it was typed, or the address of a machine or network."""

    address: str


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


def decode(text: str | bytes) -> AnyCommand:
    """Decode a command; anything else, also an unknown field, is a bad request."""
    body = text.encode() if isinstance(text, str) else text
    if NUL in body:
        raise BadRequest
    try:
        return _DECODER.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRequest from error
