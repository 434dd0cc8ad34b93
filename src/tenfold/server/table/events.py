"""The events of a table, as they're stored. A table is what the log of its events says."""

from typing import Any, Literal

import msgspec

from tenfold.server.table.clock import TimeControl

By = Literal["person", "bot", "stand-in"]
Learning = Literal["off", "names", "capitals"]
"""What boards hide from learners: nothing, the names on maps, or names behind their capitals."""
Pace = Literal["calm", "normal", "quick"]
"""How soon bots move."""


Chat = Literal["off", "on", "never"]
"""Whether people at a table can write to each other; `never` can't be changed."""


class TableEvent(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    at: int | msgspec.UnsetType = msgspec.UNSET
    """When it happened, in milliseconds, at tables with a clock."""


class SeatPlan(msgspec.Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    guest: str | None = None
    agent: str | None = None
    ready: bool = False
    character: str = ""
    """The bot's character, if it has one."""
    avatar: str = ""
    """The person's picture, if they have one."""
    colour: int | None = None
    """The colour that the person chose; none of two seats is the same."""


class TableCreated(TableEvent, frozen=True, tag="made"):
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
    """The agent that gives hints and stands in; the server's own if empty."""
    evening: str = ""
    """The evening that the table belongs to, if any."""
    guide: bool = False
    """Whether its match follows the game's guide."""
    from_device: bool = False
    """Whether its match began on a device, which knew the seed from the start."""
    clock: TimeControl | None = None
    chat: Chat = "off"
    boxes: list[dict[str, Any]] = []
    """The boxes that its match is played with; none for the standard one."""
    wins: list[int] = []
    """How many games each seat has won before in a series of rematches; empty in the first."""


class SeatTaken(TableEvent, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str
    avatar: str = ""
    colour: int | None = None


class SeatVacated(TableEvent, frozen=True, tag="stood"):
    seat: int


class BotSeated(TableEvent, frozen=True, tag="staffed"):
    seat: int
    agent: str
    name: str
    character: str = ""


class ReadySet(TableEvent, frozen=True, tag="readied"):
    guest: str
    yes: bool


class MatchStarted(TableEvent, frozen=True, tag="started"):
    rules_version: int


class EntryAdded(TableEvent, frozen=True, tag="entered"):
    """An entry of the match: an action, or a take-back of everything since an entry."""

    seat: int
    action: str | None = None
    takes_back: int | None = None
    digest: str = ""
    by: By = "person"
    joined: bool = False
    """Whether it belongs to the entry before it, so that both are taken back together."""


class TakeBackRequested(TableEvent, frozen=True, tag="asked"):
    ask: int
    seat: int
    number: int


class TakeBackApproved(TableEvent, frozen=True, tag="agreed"):
    ask: int
    seat: int


class TakeBackDeclined(TableEvent, frozen=True, tag="declined"):
    ask: int
    seat: int


class PlayerRemoved(TableEvent, frozen=True, tag="removed"):
    """The host removed a person; a bot plays their seat to the end."""

    seat: int
    agent: str


class PlayerResigned(TableEvent, frozen=True, tag="resigned"):
    """A person resigned; a bot plays their seat to the end."""

    seat: int


class RematchCreated(TableEvent, frozen=True, tag="rematched"):
    table: str
    by: str = ""


class PlayerRenamed(TableEvent, frozen=True, tag="named"):
    guest: str
    names: dict[int, str]
    avatar: str = ""
    colour: int | None = None


class PlayerLeft(TableEvent, frozen=True, tag="left"):
    """A person left a running match."""

    guest: str


class PlayerReturned(TableEvent, frozen=True, tag="returned"):
    guest: str


class GuestErased(TableEvent, frozen=True, tag="forgotten"):
    """A person's data was erased, and the log before this event was rewritten without them.

    Processes that hold an earlier part of the log load it again.
    """

    guest: str
    """A new id that stands for the person in this log only."""
    agent: str = ""
    """The agent that plays their seats to the end, if the match is running."""


class MatchClosed(TableEvent, frozen=True, tag="ended"):
    """The match was ended from outside: its rules have changed, or the server's admin closed it."""

    why: Literal["old-rules", "closed"]


class SharingSet(TableEvent, frozen=True, tag="shared"):
    """A player shared the finished match with everyone who has its link, or stopped sharing it."""

    yes: bool


class SeatsResized(TableEvent, frozen=True, tag="resized"):
    seats: int


class PaceSet(TableEvent, frozen=True, tag="paced"):
    pace: Pace


class PauseSet(TableEvent, frozen=True, tag="paused"):
    yes: bool


class HintsSet(TableEvent, frozen=True, tag="hinted"):
    yes: bool


class ChatSet(TableEvent, frozen=True, tag="chatted"):
    yes: bool


class PlayerMuted(TableEvent, frozen=True, tag="muted"):
    """The host no longer lets a person write in the chat, or lets them again."""

    guest: str
    yes: bool


class TimedOut(TableEvent, frozen=True, tag="timed-out"):
    seat: int


LobbyEvent = TableCreated | SeatTaken | SeatVacated | BotSeated | ReadySet | SeatsResized
TakeBackEvent = TakeBackRequested | TakeBackApproved | TakeBackDeclined
MatchEvent = MatchStarted | EntryAdded | TakeBackEvent | TimedOut | MatchClosed | RematchCreated
PlayerEvent = PlayerRemoved | PlayerResigned | PlayerRenamed | PlayerLeft | PlayerReturned | GuestErased
SettingEvent = SharingSet | PaceSet | PauseSet | HintsSet | ChatSet | PlayerMuted
AnyEvent = LobbyEvent | MatchEvent | PlayerEvent | SettingEvent

WITHOUT_VIEW = TakeBackEvent | SettingEvent | RematchCreated | PlayerLeft | PlayerReturned
"""Events that change the lobby and nothing that a view shows."""

encode_event = msgspec.json.encode
decode_event = msgspec.json.Decoder(AnyEvent).decode
