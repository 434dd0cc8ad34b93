"""What can happen at a table, as it is stored. The log of these is the truth about a table."""

from typing import Literal

import msgspec

from tenfold.server.table.clock import TimeControl

By = Literal["person", "bot", "stand-in"]
Learning = Literal["off", "names", "capitals"]
"""What the boards of a table of learners hide: nothing, names on maps, or names behind capitals."""
Pace = Literal["calm", "normal", "quick"]
"""How soon bots move."""


class TableEvent(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Base of everything that is stored about a table."""

    at: int | msgspec.UnsetType = msgspec.UNSET
    """When it happened, in milliseconds, where time counts."""


class SeatPlan(msgspec.Struct, frozen=True):
    """Who sits where when a table is made."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    guest: str | None = None
    agent: str | None = None
    ready: bool = False
    character: str = ""
    """Of the cast, if the bot is one of them."""


class TableCreated(TableEvent, frozen=True, tag="made"):
    """The table was made."""

    game: str
    options: dict[str, str]
    public: bool
    hints: bool
    host: str
    seats: list[SeatPlan]
    help: bool = True
    learning: Learning = "off"
    pace: Pace = "normal"
    helper: str = ""
    """The agent that gives hints and stands in; the server's own, if none was chosen."""
    evening: str = ""
    """The evening to which the table belongs, if to any."""
    guide: bool = False
    """Whether its match follows the game's guide."""
    clock: TimeControl | None = None


class SeatTaken(TableEvent, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    guest: str
    name: str


class SeatVacated(TableEvent, frozen=True, tag="stood"):
    """A seat is open again."""

    seat: int


class BotSeated(TableEvent, frozen=True, tag="staffed"):
    """A bot took a seat."""

    seat: int
    agent: str
    name: str
    character: str = ""


class ReadySet(TableEvent, frozen=True, tag="readied"):
    """A person is ready, or not any more."""

    guest: str
    yes: bool


class MatchStarted(TableEvent, frozen=True, tag="started"):
    """The match began."""

    rules_version: int


class EntryAdded(TableEvent, frozen=True, tag="entered"):
    """An entry of the match: an action, or the taking back of everything from an entry on."""

    seat: int
    action: str | None = None
    takes_back: int | None = None
    digest: str = ""
    by: By = "person"
    joined: bool = False
    """Whether it belongs with the entry before it: both are taken back together."""


class TakeBackRequested(TableEvent, frozen=True, tag="asked"):
    """A seat asks whether it may take an entry back."""

    ask: int
    seat: int
    number: int


class TakeBackApproved(TableEvent, frozen=True, tag="agreed"):
    """A seat agrees to what was asked."""

    ask: int
    seat: int


class TakeBackDeclined(TableEvent, frozen=True, tag="declined"):
    """A seat says no."""

    ask: int
    seat: int


class PlayerRemoved(TableEvent, frozen=True, tag="removed"):
    """The host took a seat from a person; a bot plays it to the end."""

    seat: int
    agent: str


class PlayerResigned(TableEvent, frozen=True, tag="resigned"):
    """A person gave up; a bot plays the seat to the end."""

    seat: int


class RematchCreated(TableEvent, frozen=True, tag="rematched"):
    """The next table was made, at the wish of a guest."""

    table: str
    by: str = ""


class PlayerRenamed(TableEvent, frozen=True, tag="named"):
    """A person has another name."""

    guest: str
    names: dict[int, str]


class PlayerLeft(TableEvent, frozen=True, tag="left"):
    """A person left a running match."""

    guest: str


class PlayerReturned(TableEvent, frozen=True, tag="returned"):
    """A person who had left is back."""

    guest: str


class GuestErased(TableEvent, frozen=True, tag="forgotten"):
    """A person wanted nothing to be kept about them: what the log said of them before was rewritten.

    Whoever holds an earlier part of the log reads it again.
    """

    guest: str
    """Stands for the person in this log, and in no other."""
    agent: str = ""
    """Plays their seats to the end, if the match runs."""


class MatchClosed(TableEvent, frozen=True, tag="ended"):
    """The match was ended from outside: its rules are not played any more, or the server's host closed it."""

    why: Literal["old-rules", "closed"]


class SharingSet(TableEvent, frozen=True, tag="shared"):
    """Somebody who played lets everybody with the link see the finished match, or does not any more."""

    yes: bool


class SeatsResized(TableEvent, frozen=True, tag="resized"):
    """The table has so many seats now."""

    seats: int


class PaceSet(TableEvent, frozen=True, tag="paced"):
    """Bots move at another pace."""

    pace: Pace


class PauseSet(TableEvent, frozen=True, tag="paused"):
    """The host lets everything rest, or go on."""

    yes: bool


class HintsSet(TableEvent, frozen=True, tag="hinted"):
    """The host allows hints, or does not any more."""

    yes: bool


class TimedOut(TableEvent, frozen=True, tag="timed-out"):
    """The time of a seat was out."""

    seat: int


AnyEvent = (
    TableCreated
    | SeatTaken
    | SeatVacated
    | BotSeated
    | ReadySet
    | MatchStarted
    | EntryAdded
    | TakeBackRequested
    | TakeBackApproved
    | TakeBackDeclined
    | PlayerRemoved
    | PlayerResigned
    | RematchCreated
    | PlayerRenamed
    | PlayerLeft
    | PlayerReturned
    | GuestErased
    | MatchClosed
    | SharingSet
    | SeatsResized
    | PaceSet
    | PauseSet
    | HintsSet
    | TimedOut
)

WITHOUT_VIEW = (
    TakeBackRequested,
    TakeBackApproved,
    TakeBackDeclined,
    RematchCreated,
    PlayerLeft,
    PlayerReturned,
    SharingSet,
    PaceSet,
    PauseSet,
    HintsSet,
)
"""What changes who sits where, and nothing that a view shows."""

encode_event = msgspec.json.encode
decode_event = msgspec.json.Decoder(AnyEvent).decode
