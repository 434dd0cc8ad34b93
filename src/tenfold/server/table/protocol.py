"""Messages that the server sends: the source of docs/protocol.md and of the browser's types.

They are typed dictionaries, so that sending one costs no conversion; mypy holds what builds them to
these types. What clients send is in commands.py. `make web-types` writes what follows from both; a
text in `Annotated` is the TypeScript type where Python's says less.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from tenfold.server.table.clock import TimeControl
from tenfold.server.table.commands import Reaction
from tenfold.server.table.events import Chat, Learning, Pace

Status = Literal["waiting", "playing", "over"]
Args = Mapping[str, int | str | bool | list[int | str] | None]
"""Numbers and words that an event or action is about, by name."""
TextLine = list[tuple[str, str]]
"""A line of text in pieces, each with the name of its style."""


class Option(TypedDict):
    """An option of a game that a table can choose."""

    name: str
    label: str
    choices: list[str]
    default: str


class Bot(TypedDict):
    """A bot with a name and a face, and how well it plays."""

    id: str
    level: str


class Progress(TypedDict):
    """How much of a game is compiled."""

    ready: Literal["compiled", "interpreted"]
    """Interpreted until it's compiled; people can play it either way."""
    progress: float
    """From 0 to 1."""


class GameInfo(TypedDict):
    """A game that this server offers."""

    id: str
    title: str
    summary: str
    seats: tuple[int, int]
    """The smallest and the largest number of players."""
    minutes: tuple[int, int] | None
    """How long a match takes; null if the box doesn't say."""
    ages: int | None
    """The youngest age on the box, or null."""
    rules_version: int
    options: list[Option]
    puzzles: int
    """How many puzzles it has."""
    notes: list[str]
    """Notes for whoever creates a table."""
    guide: bool
    """Whether it has a tutorial."""
    bots: list[Bot]
    """The bots a table can choose, weakest first."""


class Game(GameInfo, Progress):
    """A game that this server offers, and how much of it is compiled."""


class SeatResult(TypedDict):
    """How a match ended for one seat."""

    rank: int
    score: int
    yours: bool


class TableLine(TypedDict):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: Annotated[str, "Status"]
    names: list[str]
    open_seats: int
    your_turn: bool
    code: str
    updated: int
    """Seconds since 1970."""
    results: list[SeatResult]
    """How the match ended, seat by seat; empty until it's over."""


class HistorySeat(TypedDict):
    """How a finished game ended for one seat."""

    name: str
    yours: bool
    person: str
    """Tells other people apart, in your history only; empty for bots and people who were deleted."""
    bot: str
    """The bot character in the seat, or its agent; empty for a person."""
    rank: int
    score: int
    journey: NotRequired[list[str]]
    """The places of your completed journey, in games of journeys."""


class HistoryGame(TypedDict):
    """A finished game that you played."""

    table: str
    game: str
    ended: int
    """Seconds since 1970."""
    replay: bool
    """Whether its table is still stored, with its replay."""
    seats: list[HistorySeat]


class HistoryPage(TypedDict):
    """A page of your history, the latest game first."""

    games: list[HistoryGame]
    next: str | None
    """Where the next page begins; null on the last one."""


class Companion(TypedDict):
    """Someone you played with."""

    person: str
    """The same as in your history."""
    name: str
    avatar: str | None
    games: int
    won: int
    """How often you came before them."""
    lost: int
    """How often they came before you."""
    last: int
    """When your last game ended, in seconds since 1970."""


class RemovedCompanion(TypedDict):
    """Someone you removed from the people you played with."""

    person: str
    name: str


class Companions(TypedDict):
    """The people you played with, the latest first."""

    listed: bool
    """Whether you're among the companions of others; if not, you see none either."""
    can_notify: bool
    """Whether the server has a confirmed way to notify you."""
    notify: bool
    """Whether you're notified when one of them invites you."""
    people: list[Companion]
    removed: list[RemovedCompanion]
    """Those whom you removed: you and they don't see each other."""


class RatedPerson(TypedDict):
    """Someone on the ladder of a game."""

    name: str
    avatar: str | None
    yours: bool
    program: bool
    """Whether it's a program, which people see as a bot."""
    rating: int
    low: int
    high: int
    """The ends of the 95% interval."""
    games: int
    """How many rated games they have finished."""


class RatedLevel(TypedDict):
    """A level of bots, which has a fixed rating."""

    level: str
    character: str
    """One of the bots that play so."""
    rating: int


class Ladder(TypedDict):
    """The ladder of a game, the strongest first."""

    offered: bool
    """Whether the server admin lets people be rated."""
    listed: bool
    """Whether you're on the ladder; if not, you see no one else's rating either."""
    people: list[RatedPerson]
    levels: list[RatedLevel]


class Seat(TypedDict):
    """One seat of a table, as a guest sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    program: bool
    """Whether its guest is a program, which people see as a bot."""
    yours: bool
    ready: bool
    present: bool
    agent: str | None
    character: str | None
    """The bot character in that seat, or null."""
    avatar: str | None
    """The picture that its person chose, or null."""
    tint: int
    """The colour of the seat, from 0 to 7; no two seats of eight have the same."""
    stand_in: bool
    """Whether a bot is playing for an absent person until they're back."""
    resigned: bool
    overdue: bool
    """Whether a bot plays this move because time ran out."""
    out_of_time: bool
    """Whether a bot plays the rest because time ran out."""
    muted: bool
    """Whether the host doesn't let this person write in the chat."""


class Ask(TypedDict):
    """A request to take back a move, and the seats that have agreed."""

    ask: int
    seat: int
    what: str
    agreed: list[int]


class SeatClock(TypedDict):
    """The time of one seat when the message was sent."""

    left: int
    """Milliseconds."""
    runs: bool


Clocks = list[SeatClock]
"""The time of each seat."""


class Ended(TypedDict):
    """A match whose version of the rules is no longer supported."""

    text: str
    replay: bool
    """Whether its replay is stored."""


class BoxTitle(TypedDict):
    """What a box is called."""

    game: str
    """The game whose box it is."""
    name: str
    source: str
    """Where it was read; may be empty."""


class BoxNote(TypedDict):
    """Something to say about a box: what's wrong with it, or what's allowed but unusual."""

    code: str
    args: Args
    sentence: str
    fault: bool
    """Whether nobody can play with the box until it's corrected."""


class BoxCheck(TypedDict):
    """What's to be said about a box."""

    notes: list[BoxNote]
    playable: bool


class Table(TypedDict):
    """A table as a guest may see it."""

    table: str
    game: str
    status: Annotated[str, "Status"]
    code: str
    path: str
    """The path of the link that invites others."""
    options: dict[str, str]
    boxes: list[BoxTitle]
    """The boxes that it's played with; none for the standard one. `GET /api/tables/{table}/boxes` has all of
    them."""
    public: bool
    hints: bool
    help: bool
    """Whether boards can offer private help, which never reaches the server."""
    learning: Learning
    pace: Pace
    chat: Chat
    """Whether people can write to each other."""
    helper: str | None
    """The agent that gives hints and plays for absent people; null for the server's default."""
    host: bool
    """Whether you're the host."""
    host_name: str | None
    """The host's name; null while the host has no seat."""
    seats: list[Seat]
    spectators: int
    commitment: str | None
    """The SHA-256 of the seed, once the match has started."""
    rematch: str | None
    """The id of the next table."""
    wins: list[int]
    """How many games each seat has won in this series of rematches, this one included once it's over; empty
    in the first game of a series."""
    ended: Ended | None
    guide: bool
    """Whether it's a tutorial."""
    from_device: bool
    """Whether its match began on a device, which knew the seed: no one can vouch for the shuffle."""
    shared: bool
    """Whether everyone with the link can see the finished match."""
    paused: bool
    evening: str | None
    """The id of the event (evening) the table belongs to."""
    clock: TimeControl | None
    clocks: Clocks | None
    rematch_from: str | None
    """The name of the person who wants the rematch."""
    asks: list[Ask]


class Event(TypedDict):
    """Something that happened, in one observer's words."""

    code: str
    args: Args
    text: str


class EventItem(Event):
    """An event of an observer's stream; events of one entry share its number."""

    number: int


class LegalAction(TypedDict):
    """An action a seat can choose now."""

    action: str
    """In the game's notation."""
    kind: str
    args: Args
    text: str
    number: NotRequired[int]
    """The game's number for it, if you asked for deltas."""


class Outcome(TypedDict):
    """How a match ended."""

    ending: str
    clause: str
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    text: str


class Guide(TypedDict):
    """Where a learner is in a tutorial."""

    step: int
    steps: int
    text: str
    show: list[str]
    """The regions of the board this step is about."""
    plays: list[str]
    """The actions that lead on."""


class View(TypedDict):
    """What an observer may know and do; observer -1 is a spectator."""

    observer: int
    seats: int
    state: Annotated[dict[str, Any], "State"]
    """The fields of the game's State by name; -1 is unknown to you."""
    due: list[int]
    """The seats that are due to act."""
    count: int
    """The `count` this seat's next command must carry."""
    legal: list[LegalAction]
    status: str
    can_take_back: bool
    outcome: Outcome | None
    events: NotRequired[list[EventItem]]
    """If several seats share a screen: what this one alone noticed."""
    lines: NotRequired[list[TextLine]]
    """The table as text, for clients that don't draw the game."""
    guide: NotRequired[Guide]


class TableFrame(TypedDict):
    """The table has changed."""

    type: Literal["table"]
    seq: int
    table: Table


class ViewFrame(TypedDict):
    """What your seats know now, and what happened since the last frame."""

    type: Literal["view"]
    seq: int
    views: list[View]
    """One for each of your seats; a spectator gets one with observer -1."""
    common: NotRequired[View]
    """If you have several seats: what all of them may see."""
    events: list[EventItem]
    clocks: NotRequired[Clocks]


Difference = Annotated[Any, "number | Difference[] | { [place: string]: Difference }"]
"""A new value, or the changed places of a list by their numbers."""


class ViewChange(TypedDict):
    """What changed in a view; parts that are missing are as before."""

    state: NotRequired[Annotated[Mapping[str, Any], "Record<string, Difference>"]]
    """The fields that changed: the new value, or the changed places of a list by their numbers."""
    due: NotRequired[list[int]]
    count: NotRequired[int]
    legal: NotRequired[list[int]]
    """The numbers of all actions that are legal now."""
    status: NotRequired[str]
    can_take_back: NotRequired[bool]
    outcome: NotRequired[Outcome | None]
    events: NotRequired[list[EventItem]]
    """If several seats share a screen: what this one alone noticed."""
    lines: NotRequired[list[TextLine]]
    guide: NotRequired[Guide]


class DeltaFrame(TypedDict):
    """What changed since the last `view` or `delta` of this connection, for clients that ask for it."""

    type: Literal["delta"]
    seq: int
    views: list[ViewChange]
    """One for each view you have, in the same order."""
    common: NotRequired[ViewChange]
    events: list[EventItem]
    clocks: NotRequired[Clocks]
    actions: NotRequired[list[LegalAction]]
    """Legal actions that this connection wasn't sent before."""
    digest: str
    """The CRC-32 of the views after the change."""


class ReactionFrame(TypedDict):
    """Someone at the table showed a reaction."""

    type: Literal["reaction"]
    seq: int
    name: str
    reaction: Reaction


class ChatLine(TypedDict):
    """A line of the chat."""

    number: int
    seat: int | None
    """The seat of its writer, if they have one now."""
    name: str
    text: str
    """Empty if the line was removed."""
    written: int
    """Seconds since 1970."""
    yours: bool


class ChatFrame(TypedDict):
    """Lines of the chat that came or were removed."""

    type: Literal["chat"]
    seq: int
    lines: list[ChatLine]
    news: bool
    """Whether they came or went just now; if not, these are all there are."""


class NoticeFrame(TypedDict):
    """A notice that's sent once and not repeated."""

    type: Literal["notice"]
    seq: int
    code: str
    text: str


Frame = TableFrame | ViewFrame | DeltaFrame | ReactionFrame | ChatFrame | NoticeFrame


class Dictionary(TypedDict):
    """What the packed frames of this connection refer back to, for clients that ask for them."""

    type: Literal["dictionary"]
    id: str
    text: NotRequired[str]
    """Missing if the client said that it has it."""


class Candidate(TypedDict):
    """A move a hint suggests."""

    action: str
    text: str
    worth: float
    """Compared with the best move, on the scale of the game's heuristic."""
    why: str
    marks: list[str]
    """What `why` names on the board, such as `day-3` or `route-12`."""
    chance: float | None
    """Compared with the best move, in win chance, if moves were simulated."""


class Answer(TypedDict):
    """The answer to a command: done, or refused with a code, a sentence and the clause of the rule."""

    type: Literal["answer"]
    id: str
    ok: bool
    code: NotRequired[str]
    sentence: NotRequired[str]
    clause: NotRequired[str | None]
    number: NotRequired[int]
    """The entry in your stream."""
    asked: NotRequired[bool]
    """Whether the others must agree first."""
    legal: NotRequired[bool]
    action: NotRequired[str]
    text: NotRequired[str]
    worth: NotRequired[float]
    why: NotRequired[str]
    marks: NotRequired[list[str]]
    then: NotRequired[list[str]]
    """How to complete the move a hint suggests, as by paying for a claim."""
    chance: NotRequired[float | None]
    others: NotRequired[list[Candidate]]
    table: NotRequired[str]
    path: NotRequired[str]


class Step(TypedDict):
    """A step of a replay: the first on a page has a whole view, the others what changed."""

    number: int
    events: list[EventItem]
    view: NotRequired[View]
    change: NotRequired[Annotated[dict[str, Any], "Partial<View>"]]


class ReplayPage(TypedDict):
    """Some steps of a finished match as one observer saw them."""

    observer: str
    page: int
    steps: list[Step]


class Move(TypedDict):
    """An entry of a finished match as one line."""

    number: int
    seat: int
    text: str
    takes_back: int | None


class Replay(TypedDict):
    """A finished match as a whole."""

    table: str
    member: bool
    """Whether you can open the table too."""
    yours: list[int]
    """Which of its seats are yours."""
    header: Annotated[
        dict[str, Any],
        "{ game: string; boxes?: (Pick<BoxTitle, 'game' | 'name'> & { source?: string })[] } "
        "& Record<string, unknown>",
    ]
    players: list[str]
    characters: NotRequired[list[str | None]]
    """The bot character in each seat; old replays have none."""
    avatars: NotRequired[list[str | None]]
    """The picture of the person in each seat, if they chose one; replays on a device have none."""
    tints: NotRequired[list[int]]
    """The colour of each seat, from 0 to 7; replays on a device have none."""
    from_device: NotRequired[bool]
    """Whether the match began on a device, which knew the seed; old replays don't say."""
    seed: str
    outcome: Outcome | None
    length: int
    """The number of steps."""
    page: int
    """The number of steps per page."""
    observers: list[str]
    moves: list[Move]


class ReviewChoice(TypedDict):
    """A move and the reason for it."""

    action: str
    text: str
    why: str


class PuzzleOther(TypedDict):
    """Another move of a puzzle."""

    text: str
    chance: float
    """Compared with the best move, in win chance."""


class Puzzle(TypedDict):
    """The puzzle of a day: the view of the seat that has to choose, and the best move."""

    day: str
    number: int
    game: str
    title: str
    names: list[str]
    view: View
    answer: ReviewChoice
    margin: float
    """By how much win chance it is better than any other, at least."""
    exact: bool
    others: NotRequired[list[PuzzleOther]]
    """The best other moves, if they were tried."""


class ReviewMove(LegalAction):
    """A move as a board offers it, and the reason for it."""

    why: str


class ReviewTurn(TypedDict):
    """A moment at which a win chance changed much: by a mistake, by luck, or by other moves."""

    number: int
    seat: int
    actor: int
    before: float
    after: float
    kind: Literal["mistake", "luck", "chance", "move", "stretch"]
    """Whether the move was worse than another, only luck changed the chance, chance did after a choice, or
    neither. In a long match nobody can tell which move of a stretch did."""
    first: int
    """The first and the last of the moves over which it changed, where that was a stretch; otherwise 0."""
    last: int
    happened: str
    loss: float
    played: ReviewMove | None
    best: ReviewMove | None


class ReviewMoment(TypedDict):
    """The win chance of every seat after an entry."""

    number: int
    chances: list[float]


class ReviewAccount(TypedDict):
    """Luck and skill of one seat: start - lost + given + luck + moves = end."""

    start: float
    end: float
    lost: float
    given: float
    luck: float
    moves: float
    luck_error: float
    choices: int
    good: int


class ReviewFound(TypedDict):
    """A finished review."""

    status: Literal["found"]
    game: str
    players: list[str]
    yours: list[int]
    moments: list[ReviewMoment]
    turns: list[ReviewTurn]
    accounts: list[ReviewAccount]
    budget: int


class ReviewMissing(TypedDict):
    """Nobody has asked for a review yet."""

    status: Literal["none"]


class ReviewRunning(TypedDict):
    """A review that is being computed."""

    status: Literal["working"]
    done: int
    of: int


class ReviewFailed(TypedDict):
    """A review that could not be computed."""

    status: Literal["failed"]
    sentence: str


Review = ReviewMissing | ReviewRunning | ReviewFound | ReviewFailed
