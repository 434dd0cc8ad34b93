/** What travels between the browser and the server, as docs/protocol.md says it. */

export type Option = { name: string; label: string; choices: string[]; default: string };

/** Somebody of the cast whom a table may ask, and how well they play. */
export type Bot = { id: string; level: string };

/** How soon bots move. */
export type Pace = 'calm' | 'normal' | 'quick';

export type Game = {
  id: string;
  title: string;
  summary: string;
  seats: [number, number];
  /** How long a match takes; null where nobody says it. */
  minutes: [number, number] | null;
  /** From how many years on, if the box says it. */
  ages: number | null;
  /** Whether there is a guided first game. */
  guide: boolean;
  rules_version: number;
  options: Option[];
  /** Interpreted until it is compiled; `progress` says from 0 to 1 how much of it is. */
  ready: 'compiled' | 'interpreted';
  progress: number;
  bots: Bot[];
  /** How many puzzles it has. */
  puzzles: number;
  /** What is to be said when a table of it is made. */
  notes: string[];
};

/** `name` is for the people of a hot-seat table; else the guest's own is taken. */
export type NewSeat = { kind: 'open' } | { kind: 'me'; name?: string } | { kind: 'bot'; agent: string };

export type NewTable = {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  public: boolean;
  hints: boolean;
  /** Left out, help is allowed and nothing is hidden. */
  help?: boolean;
  learning?: Learning;
  pace?: Pace;
  /** Who gives hints and stands in; left out, the server's own choice. */
  helper?: string;
  clock?: TimeControl | null;
  start: boolean;
};

/** Time for each move or for the whole game, and what happens when it is out. */
export type TimeControl = { per: 'move' | 'game'; seconds: number; increment: number; then: 'move' | 'bot' | 'lost' };
/** Of each seat: milliseconds that were left when it was said, and whether they run. */
export type Clocks = { left: number; runs: boolean }[];

export type Status = 'waiting' | 'playing' | 'over';

export type TableLine = {
  table: string;
  game: string;
  title: string;
  status: Status;
  names: string[];
  open_seats: number;
  your_turn: boolean;
  code: string;
  updated: number;
};

export type Seat = {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  yours: boolean;
  ready: boolean;
  present: boolean;
  agent: string | null;
  /** Who of the cast sits there, if anybody. */
  character: string | null;
  stand_in: boolean;
  resigned: boolean;
  /** Whether a bot plays this move, or the rest, because time was out. */
  overdue: boolean;
  out_of_time: boolean;
};

export type Ask = { ask: number; seat: number; what: string; agreed: number[] };

export type Table = {
  table: string;
  game: string;
  status: Status;
  code: string;
  path: string;
  options: Record<string, string>;
  public: boolean;
  hints: boolean;
  /** Whether boards may offer private help, and what they hide for learners. */
  help: boolean;
  learning: Learning;
  pace: Pace;
  helper: string | null;
  host: boolean;
  seats: Seat[];
  spectators: number;
  commitment: string | null;
  rematch: string | null;
  /** Who wants the rematch, by name. */
  rematch_from: string | null;
  /** A match whose rules are not played any more: what to say, and whether its replay is kept. */
  ended: { text: string; replay: boolean } | null;
  /** Whether it is a guided first game. */
  guide: boolean;
  shared: boolean;
  /** Whether everything rests, and the evening to which the table belongs. */
  paused: boolean;
  evening: string | null;
  /** How time is given, and what each seat had left when this was said. */
  clock: TimeControl | null;
  clocks: Clocks | null;
  asks: Ask[];
};

/** What an event or an action speaks of: numbers and words by name. */
export type Args = Record<string, number | string | boolean | null | (number | string)[]>;

export type EventItem = { number: number; code: string; args: Args; text: string };

export type LegalAction = { action: string; kind: string; args: Args; text: string };

export type Outcome = {
  ending: number | string;
  clause: string;
  scores: number[];
  ranking: number[];
  winners: number[];
  text: string;
};

/** A line of pieces of text, each with the name of its style: what a game shows where it has no board. */
export type TextLine = [text: string, style: string][];

/** Where a learner stands in a guide: one sentence, regions of the board to look at, and the moves that lead on. */
export type Guide = { step: number; steps: number; text: string; show: string[]; plays: string[] };

/** What one seat may know and do; `observer` -1 is a spectator. In `state`, -1 is "not yours to know". */
export type View<State = Record<string, unknown>> = {
  observer: number;
  seats: number;
  state: State;
  due: number[];
  count: number;
  legal: LegalAction[];
  status: string;
  can_take_back: boolean;
  outcome: Outcome | null;
  /** Where several seats share a screen: what this one alone was told. */
  events?: EventItem[];
  /** The table as text, for a game that this build cannot draw. */
  lines?: TextLine[];
  /** In a guided first game: what to do. */
  guide?: Guide;
};

export type Reaction = 'hello' | 'well-played' | 'oops' | 'thinking' | 'thanks' | 'hurry';

export type Frame =
  | { type: 'table'; seq: number; table: Table }
  | { type: 'view'; seq: number; views: View[]; common?: View; events: EventItem[]; clocks?: Clocks }
  | { type: 'reaction'; seq: number; name: string; reaction: Reaction }
  | { type: 'notice'; seq: number; code: string; text: string };

export type Command =
  | { type: 'act'; seat: number; action: string; count: number }
  | { type: 'act-all'; seat: number; actions: string[]; count: number }
  | { type: 'take-back'; seat: number; count: number }
  | { type: 'agree'; ask: number; seat: number; yes: boolean }
  | { type: 'why'; seat: number; action: string }
  | { type: 'hint'; seat: number }
  | { type: 'sit'; seat: number }
  | { type: 'stand'; seat: number }
  | { type: 'bot'; seat: number; agent: string | null }
  | { type: 'ready'; yes: boolean }
  | { type: 'start' }
  | { type: 'remove'; seat: number }
  | { type: 'resign'; seat: number }
  | { type: 'rematch' }
  | { type: 'react'; reaction: Reaction }
  | { type: 'leave' }
  | { type: 'seats'; count: number }
  | { type: 'pace'; pace: Pace }
  | { type: 'share' | 'pause' | 'hints'; yes: boolean };

/** A move that may be advised: what it is worth beside the one that is, and why. */
/** `chance`: in win chance beside the advised one, where moves were tried; else only the heuristic's own `worth` is known. */
export type Candidate = { action: string; text: string; worth: number; why: string; chance: number | null };

export type Answer = {
  type: 'answer';
  id: string;
  ok: boolean;
  code?: string;
  sentence?: string;
  clause?: string | null;
  number?: number;
  asked?: boolean;
  legal?: boolean;
  action?: string;
  text?: string;
  worth?: number;
  why?: string;
  others?: Candidate[];
  table?: string;
  path?: string;
};

/** The first step of a page has a whole view, the others what differs from the step before. */
export type Step = { number: number; events: EventItem[]; view?: View; change?: Partial<View> };

export type ReplayPage = { observer: string; page: number; steps: Step[] };

export type Move = { number: number; seat: number; text: string; takes_back: number | null };

export type Replay = {
  table: string;
  /** Whether the table is ours to see, too, and which of its seats are ours. */
  member: boolean;
  yours: number[];
  header: { game: string } & Record<string, unknown>;
  players: string[];
  /** Who of the cast sat on each seat; replays from before the cast do not say it. */
  characters?: (string | null)[];
  seed: string;
  outcome: Outcome | null;
  /** How many steps there are, and how many a page has. */
  length: number;
  page: number;
  observers: string[];
  moves: Move[];
};

/** The puzzle of a day: what the seat that has to choose sees, and the best move with its reason. */
export type Puzzle = {
  day: string;
  number: number;
  game: string;
  title: string;
  names: string[];
  view: View;
  answer: LookChoice;
  /** By how much win chance it is better than any other, at least. */
  margin: number;
  exact: boolean;
};

/** A move with what speaks for it. */
export type LookChoice = { action: string; text: string; why: string };

/** A moment at which a chance changed much: by a move that was worse than another, or by luck. */
export type LookTurn = {
  number: number;
  seat: number;
  actor: number;
  before: number;
  after: number;
  kind: 'mistake' | 'luck';
  happened: string;
  loss: number;
  played: LookChoice | null;
  best: LookChoice | null;
};

export type LookFound = {
  status: 'found';
  game: string;
  players: string[];
  yours: number[];
  moments: { number: number; chances: number[] }[];
  turns: LookTurn[];
  /** start - lost + given + luck = end */
  accounts: { start: number; end: number; lost: number; given: number; luck: number; choices: number; good: number }[];
  budget: number;
};

/** A look back on a finished match: not begun, under way, there, or failed. */
export type Look =
  | { status: 'none' }
  | { status: 'working'; done: number; of: number }
  | LookFound
  | { status: 'failed'; sentence: string };

/** What a table of learners hides: nothing, the names on maps until they are touched, or names behind capitals. */
export type Learning = 'off' | 'names' | 'capitals';
