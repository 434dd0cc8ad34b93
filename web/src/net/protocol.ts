// Written by tools/protocol_types.py from server/table/protocol.py and commands.py.
// Change those, then run `make web-types`.

export type Pace = 'calm' | 'normal' | 'quick';

export type Learning = 'off' | 'names' | 'capitals';

export type Reaction = 'hello' | 'well-played' | 'oops' | 'thinking' | 'thanks' | 'hurry';

export type Status = 'waiting' | 'playing' | 'over';

export type Args = Record<string, number | string | boolean | (number | string)[] | null>;

export type TextLine = [string, string][];

export type Clocks = SeatClock[];

export type Difference = number | Difference[] | { [place: string]: Difference };

/** An option of a game that a table can choose. */
export type Option = {
  name: string;
  label: string;
  choices: string[];
  default: string;
};

/** A bot with a name and a face, and how well it plays. */
export type Bot = {
  id: string;
  level: string;
};

/** A game that this server offers, and how much of it is compiled. */
export type Game = {
  id: string;
  title: string;
  summary: string;
  /** The smallest and the largest number of players. */
  seats: [number, number];
  /** How long a match takes; null if the box doesn't say. */
  minutes: [number, number] | null;
  /** The youngest age on the box, or null. */
  ages: number | null;
  rules_version: number;
  options: Option[];
  /** How many puzzles it has. */
  puzzles: number;
  /** Notes for whoever creates a table. */
  notes: string[];
  /** Whether it has a tutorial. */
  guide: boolean;
  /** The bots a table can choose, weakest first. */
  bots: Bot[];
  /** Interpreted until it's compiled; people can play it either way. */
  ready: 'compiled' | 'interpreted';
  /** From 0 to 1. */
  progress: number;
};

/** How a match ended for one seat. */
export type SeatResult = {
  rank: number;
  score: number;
  yours: boolean;
};

/** A table in a list. */
export type TableLine = {
  table: string;
  game: string;
  title: string;
  status: Status;
  names: string[];
  open_seats: number;
  your_turn: boolean;
  code: string;
  /** Seconds since 1970. */
  updated: number;
  /** How the match ended, seat by seat; empty until it's over. */
  results: SeatResult[];
};

/** How a finished game ended for one seat. */
export type HistorySeat = {
  name: string;
  yours: boolean;
  /** Tells other people apart, in your history only; empty for bots and people who were deleted. */
  person: string;
  /** The bot character in the seat, or its agent; empty for a person. */
  bot: string;
  rank: number;
  score: number;
  /** The places of your completed journey, in games of journeys. */
  journey?: string[];
};

/** A finished game that you played. */
export type HistoryGame = {
  table: string;
  game: string;
  /** Seconds since 1970. */
  ended: number;
  /** Whether its table is still stored, with its replay. */
  replay: boolean;
  seats: HistorySeat[];
};

/** A page of your history, the latest game first. */
export type HistoryPage = {
  games: HistoryGame[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
};

/** Someone you played with. */
export type Companion = {
  /** The same as in your history. */
  person: string;
  name: string;
  avatar: string | null;
  games: number;
  /** How often you came before them. */
  won: number;
  /** How often they came before you. */
  lost: number;
  /** When your last game ended, in seconds since 1970. */
  last: number;
};

/** Someone you removed from the people you played with. */
export type RemovedCompanion = {
  person: string;
  name: string;
};

/** The people you played with, the latest first. */
export type Companions = {
  /** Whether you're among the companions of others; if not, you see none either. */
  listed: boolean;
  /** Whether the server has a confirmed way to notify you. */
  can_notify: boolean;
  /** Whether you're notified when one of them invites you. */
  notify: boolean;
  people: Companion[];
  /** Those whom you removed: you and they don't see each other. */
  removed: RemovedCompanion[];
};

/** Someone on the ladder of a game. */
export type RatedPerson = {
  name: string;
  avatar: string | null;
  yours: boolean;
  /** Whether it's a program, which people see as a bot. */
  program: boolean;
  rating: number;
  low: number;
  /** The ends of the 95% interval. */
  high: number;
  /** How many rated games they have finished. */
  games: number;
};

/** A level of bots, which has a fixed rating. */
export type RatedLevel = {
  level: string;
  /** One of the bots that play so. */
  character: string;
  rating: number;
};

/** The ladder of a game, the strongest first. */
export type Ladder = {
  /** Whether the server admin lets people be rated. */
  offered: boolean;
  /** Whether you're on the ladder; if not, you see no one else's rating either. */
  listed: boolean;
  people: RatedPerson[];
  levels: RatedLevel[];
};

/** One seat of a table, as a guest sees it. */
export type Seat = {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  /** Whether its guest is a program, which people see as a bot. */
  program: boolean;
  yours: boolean;
  ready: boolean;
  present: boolean;
  agent: string | null;
  /** The bot character in that seat, or null. */
  character: string | null;
  /** The picture that its person chose, or null. */
  avatar: string | null;
  /** The colour of the seat, from 0 to 7; no two seats of eight have the same. */
  tint: number;
  /** Whether a bot is playing for an absent person until they're back. */
  stand_in: boolean;
  resigned: boolean;
  /** Whether a bot plays this move because time ran out. */
  overdue: boolean;
  /** Whether a bot plays the rest because time ran out. */
  out_of_time: boolean;
  /** Whether the host doesn't let this person write in the chat. */
  muted: boolean;
};

/** A request to take back a move, and the seats that have agreed. */
export type Ask = {
  ask: number;
  seat: number;
  what: string;
  agreed: number[];
};

/** The time of one seat when the message was sent. */
export type SeatClock = {
  /** Milliseconds. */
  left: number;
  runs: boolean;
};

/** A match whose version of the rules is no longer supported. */
export type Ended = {
  text: string;
  /** Whether its replay is stored. */
  replay: boolean;
};

/** What a box is called. */
export type BoxTitle = {
  /** The game whose box it is. */
  game: string;
  name: string;
  /** Where it was read; may be empty. */
  source: string;
};

/** Something to say about a box: what's wrong with it, or what's allowed but unusual. */
export type BoxNote = {
  code: string;
  args: Args;
  sentence: string;
  /** Whether nobody can play with the box until it's corrected. */
  fault: boolean;
};

/** What's to be said about a box. */
export type BoxCheck = {
  notes: BoxNote[];
  playable: boolean;
};

/** A table as a guest may see it. */
export type Table = {
  table: string;
  game: string;
  status: Status;
  code: string;
  /** The path of the link that invites others. */
  path: string;
  options: Record<string, string>;
  /** The boxes that it's played with; none for the standard one. `GET /api/tables/{table}/boxes` has all of them. */
  boxes: BoxTitle[];
  public: boolean;
  hints: boolean;
  /** Whether boards can offer private help, which never reaches the server. */
  help: boolean;
  learning: Learning;
  pace: Pace;
  /** Whether people can write to each other. */
  chat: 'off' | 'on' | 'never';
  /** The agent that gives hints and plays for absent people; null for the server's default. */
  helper: string | null;
  /** Whether you're the host. */
  host: boolean;
  /** The host's name; null while the host has no seat. */
  host_name: string | null;
  seats: Seat[];
  spectators: number;
  /** The SHA-256 of the seed, once the match has started. */
  commitment: string | null;
  /** The id of the next table. */
  rematch: string | null;
  /** How many games each seat has won in this series of rematches, this one included once it's over; empty in the first game of a series. */
  wins: number[];
  ended: Ended | null;
  /** Whether it's a tutorial. */
  guide: boolean;
  /** Whether its match began on a device, which knew the seed: no one can vouch for the shuffle. */
  from_device: boolean;
  /** Whether everyone with the link can see the finished match. */
  shared: boolean;
  paused: boolean;
  /** The id of the event (evening) the table belongs to. */
  evening: string | null;
  clock: TimeControl | null;
  clocks: Clocks | null;
  /** The name of the person who wants the rematch. */
  rematch_from: string | null;
  asks: Ask[];
};

/** An event of an observer's stream; events of one entry share its number. */
export type EventItem = {
  code: string;
  args: Args;
  text: string;
  number: number;
};

/** An action a seat can choose now. */
export type LegalAction = {
  /** In the game's notation. */
  action: string;
  kind: string;
  args: Args;
  text: string;
  /** The game's number for it, if you asked for deltas. */
  number?: number;
};

/** How a match ended. */
export type Outcome = {
  ending: string;
  clause: string;
  scores: number[];
  ranking: number[];
  winners: number[];
  text: string;
};

/** Where a learner is in a tutorial. */
export type Guide = {
  step: number;
  steps: number;
  text: string;
  /** The regions of the board this step is about. */
  show: string[];
  /** The actions that lead on. */
  plays: string[];
};

/** What an observer may know and do; observer -1 is a spectator. */
export type View<State = Record<string, unknown>> = {
  observer: number;
  seats: number;
  /** The fields of the game's State by name; -1 is unknown to you. */
  state: State;
  /** The seats that are due to act. */
  due: number[];
  /** The `count` this seat's next command must carry. */
  count: number;
  legal: LegalAction[];
  status: string;
  can_take_back: boolean;
  outcome: Outcome | null;
  /** If several seats share a screen: what this one alone noticed. */
  events?: EventItem[];
  /** The table as text, for clients that don't draw the game. */
  lines?: TextLine[];
  guide?: Guide;
};

/** The table has changed. */
export type TableFrame = {
  type: 'table';
  seq: number;
  table: Table;
};

/** What your seats know now, and what happened since the last frame. */
export type ViewFrame = {
  type: 'view';
  seq: number;
  /** One for each of your seats; a spectator gets one with observer -1. */
  views: View[];
  /** If you have several seats: what all of them may see. */
  common?: View;
  events: EventItem[];
  clocks?: Clocks;
};

/** What changed in a view; parts that are missing are as before. */
export type ViewChange = {
  /** The fields that changed: the new value, or the changed places of a list by their numbers. */
  state?: Record<string, Difference>;
  due?: number[];
  count?: number;
  /** The numbers of all actions that are legal now. */
  legal?: number[];
  status?: string;
  can_take_back?: boolean;
  outcome?: Outcome | null;
  /** If several seats share a screen: what this one alone noticed. */
  events?: EventItem[];
  lines?: TextLine[];
  guide?: Guide;
};

/** What changed since the last `view` or `delta` of this connection, for clients that ask for it. */
export type DeltaFrame = {
  type: 'delta';
  seq: number;
  /** One for each view you have, in the same order. */
  views: ViewChange[];
  common?: ViewChange;
  events: EventItem[];
  clocks?: Clocks;
  /** Legal actions that this connection wasn't sent before. */
  actions?: LegalAction[];
  /** The CRC-32 of the views after the change. */
  digest: string;
};

/** Someone at the table showed a reaction. */
export type ReactionFrame = {
  type: 'reaction';
  seq: number;
  name: string;
  reaction: Reaction;
};

/** A line of the chat. */
export type ChatLine = {
  number: number;
  /** The seat of its writer, if they have one now. */
  seat: number | null;
  name: string;
  /** Empty if the line was removed. */
  text: string;
  /** Seconds since 1970. */
  written: number;
  yours: boolean;
};

/** Lines of the chat that came or were removed. */
export type ChatFrame = {
  type: 'chat';
  seq: number;
  lines: ChatLine[];
  /** Whether they came or went just now; if not, these are all there are. */
  news: boolean;
};

/** A notice that's sent once and not repeated. */
export type NoticeFrame = {
  type: 'notice';
  seq: number;
  code: string;
  text: string;
};

/** What the packed frames of this connection refer back to, for clients that ask for them. */
export type Dictionary = {
  type: 'dictionary';
  id: string;
  /** Missing if the client said that it has it. */
  text?: string;
};

/** A move a hint suggests. */
export type Candidate = {
  action: string;
  text: string;
  /** Compared with the best move, on the scale of the game's heuristic. */
  worth: number;
  why: string;
  /** What `why` names on the board, such as `day-3` or `route-12`. */
  marks: string[];
  /** Compared with the best move, in win chance, if moves were simulated. */
  chance: number | null;
};

/** The answer to a command: done, or refused with a code, a sentence and the clause of the rule. */
export type Answer = {
  type: 'answer';
  id: string;
  ok: boolean;
  code?: string;
  sentence?: string;
  clause?: string | null;
  /** The entry in your stream. */
  number?: number;
  /** Whether the others must agree first. */
  asked?: boolean;
  legal?: boolean;
  action?: string;
  text?: string;
  worth?: number;
  why?: string;
  marks?: string[];
  /** How to complete the move a hint suggests, as by paying for a claim. */
  then?: string[];
  chance?: number | null;
  others?: Candidate[];
  table?: string;
  path?: string;
};

/** A step of a replay: the first on a page has a whole view, the others what changed. */
export type Step = {
  number: number;
  events: EventItem[];
  view?: View;
  change?: Partial<View>;
};

/** Some steps of a finished match as one observer saw them. */
export type ReplayPage = {
  observer: string;
  page: number;
  steps: Step[];
};

/** An entry of a finished match as one line. */
export type Move = {
  number: number;
  seat: number;
  text: string;
  takes_back: number | null;
};

/** A finished match as a whole. */
export type Replay = {
  table: string;
  /** Whether you can open the table too. */
  member: boolean;
  /** Which of its seats are yours. */
  yours: number[];
  header: { game: string; boxes?: (Pick<BoxTitle, 'game' | 'name'> & { source?: string })[] } & Record<string, unknown>;
  players: string[];
  /** The bot character in each seat; old replays have none. */
  characters?: (string | null)[];
  /** The picture of the person in each seat, if they chose one; replays on a device have none. */
  avatars?: (string | null)[];
  /** The colour of each seat, from 0 to 7; replays on a device have none. */
  tints?: number[];
  /** Whether the match began on a device, which knew the seed; old replays don't say. */
  from_device?: boolean;
  seed: string;
  outcome: Outcome | null;
  /** The number of steps. */
  length: number;
  /** The number of steps per page. */
  page: number;
  observers: string[];
  moves: Move[];
};

/** A move and the reason for it. */
export type ReviewChoice = {
  action: string;
  text: string;
  why: string;
};

/** Another move of a puzzle. */
export type PuzzleOther = {
  text: string;
  /** Compared with the best move, in win chance. */
  chance: number;
};

/** The puzzle of a day: the view of the seat that has to choose, and the best move. */
export type Puzzle = {
  day: string;
  number: number;
  game: string;
  title: string;
  names: string[];
  view: View;
  answer: ReviewChoice;
  /** By how much win chance it is better than any other, at least. */
  margin: number;
  exact: boolean;
  /** The best other moves, if they were tried. */
  others?: PuzzleOther[];
};

/** A move as a board offers it, and the reason for it. */
export type ReviewMove = {
  action: string;
  kind: string;
  args: Args;
  text: string;
  number?: number;
  why: string;
};

/** A moment at which a win chance changed much: by a mistake, by luck, or by other moves. */
export type ReviewTurn = {
  number: number;
  seat: number;
  actor: number;
  before: number;
  after: number;
  /** Whether the move was worse than another, only luck changed the chance, chance did after a choice, or neither. In a long match nobody can tell which move of a stretch did. */
  kind: 'mistake' | 'luck' | 'chance' | 'move' | 'stretch';
  /** The first and the last of the moves over which it changed, where that was a stretch; otherwise 0. */
  first: number;
  last: number;
  happened: string;
  loss: number;
  played: ReviewMove | null;
  best: ReviewMove | null;
};

/** The win chance of every seat after an entry. */
export type ReviewMoment = {
  number: number;
  chances: number[];
};

/** Luck and skill of one seat: start - lost + given + luck + moves = end. */
export type ReviewAccount = {
  start: number;
  end: number;
  lost: number;
  given: number;
  luck: number;
  moves: number;
  luck_error: number;
  choices: number;
  good: number;
};

/** A finished review. */
export type ReviewFound = {
  status: 'found';
  game: string;
  players: string[];
  yours: number[];
  moments: ReviewMoment[];
  turns: ReviewTurn[];
  accounts: ReviewAccount[];
  budget: number;
};

/** Nobody has asked for a review yet. */
export type ReviewMissing = {
  status: 'none';
};

/** A review that is being computed. */
export type ReviewRunning = {
  status: 'working';
  done: number;
  of: number;
};

/** A review that could not be computed. */
export type ReviewFailed = {
  status: 'failed';
  sentence: string;
};

/** How much time the seats of a table have. It's a setting of the table, not a rule of the game. */
export type TimeControl = {
  per: 'move' | 'game';
  seconds: number;
  /** What happens when time runs out: a bot plays that move, or the rest, or the match is lost. */
  then: 'move' | 'bot' | 'lost';
  /** Seconds that each turn adds, if time is for the whole game. */
  increment: number;
};

/** A seat of a table to create. */
export type NewSeat = {
  kind: 'open' | 'me' | 'bot';
  agent?: string;
  /** The person's name at a pass-and-play table; the guest's own if empty. */
  name?: string;
};

/** A table to create. */
export type NewTable = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
  hints?: boolean;
  /** Whether boards offer private help, which never reaches the server. */
  help?: boolean;
  learning?: Learning;
  /** Boxes to play with instead of the standard one, as docs/boxes.md describes them. */
  boxes?: Record<string, unknown>[];
  pace?: Pace;
  /** The agent that gives hints and stands in. */
  helper?: string;
  /** Whether people can write to each other; never at a public table. */
  chat?: boolean;
  start?: boolean;
  clock?: TimeControl | null;
};

/** A game that was played on a device, to keep or to continue here. */
export type HandedGame = {
  /** The match as a `.tenfold` file has it; every digest is checked. */
  file: Record<string, unknown>;
  /** Who sits where: you, or bots. */
  seats: NewSeat[];
  /** The entries that belong to the one before them, so that both are taken back together. */
  joined?: number[];
  /** The seats that have resigned. */
  resigned?: number[];
  help?: boolean;
  learning?: Learning;
  pace?: Pace;
};

export type Frame = TableFrame | ViewFrame | DeltaFrame | ReactionFrame | ChatFrame | NoticeFrame;

export type Review = ReviewMissing | ReviewRunning | ReviewFound | ReviewFailed;

/** What a client may ask for at a table. */
export type Command =
  | { type: 'act'; seat: number; action: string; count: number }
  | { type: 'act-all'; seat: number; actions: string[]; count: number }
  | { type: 'take-back'; seat: number; count: number }
  | { type: 'agree'; ask: number; seat: number; yes: boolean }
  | { type: 'why'; seat: number; action: string }
  | { type: 'hint'; seat: number }
  | { type: 'sit'; seat: number }
  | { type: 'stand'; seat: number }
  | { type: 'bot'; seat: number; agent?: string | null }
  | { type: 'ready'; yes: boolean }
  | { type: 'start' }
  | { type: 'remove'; seat: number }
  | { type: 'resign'; seat: number }
  | { type: 'rematch' }
  | { type: 'say'; text: string }
  | { type: 'unsay'; line: number }
  | { type: 'mute'; seat: number; yes: boolean }
  | { type: 'react'; reaction: Reaction }
  | { type: 'ping' }
  | { type: 'leave' }
  | { type: 'share'; yes: boolean }
  | { type: 'seats'; count: number }
  | { type: 'pace'; pace: Pace }
  | { type: 'pause'; yes: boolean }
  | { type: 'hints'; yes: boolean }
  | { type: 'chat'; yes: boolean };
